#include "wasm/thinking.hpp"

#include "engine/json_write.hpp"
#include "games/registry.hpp"
#include "wasm/messages.hpp"

namespace paydirt::page {

std::string write_question(const server::ThinkRequest& request) {
  Question question{request.table, request.seat, request.level, {}, {}};
  if (request.seed) question.seed = say(*request.seed);
  question.record = write_record(request.record, request.game->kinds());
  return to_json(question);
}

Result<std::string> answer(server::Thinker& thinker, std::string_view text) {
  const auto question = read_message<Question>(text);
  if (!question) return question.refusal();
  auto record = read_any_record(question->record);
  if (!record) return record.refusal();
  server::ThinkRequest request;
  request.table = question->table;
  request.seat = static_cast<Seat>(question->seat);
  request.level = question->level;
  request.game = record->game;
  request.record = std::move(record->record);
  if (uint64_t seed = 0; question->seed && to_number(*question->seed, seed)) request.seed = seed;
  const auto thought = thinker.think(request);
  if (!thought) return thought.refusal();
  const MoveKinds kinds = request.game->kinds();
  Answer answer{to_notation(kinds, thought->move), thought->iterations, {}};
  for (const Considered& each : thought->considered)
    answer.considered.push_back({to_notation(kinds, each.move), each.visits, each.points});
  return to_json(answer);
}

Result<Thought> read_answer(const AnyGame& game, std::string_view text) {
  const auto answer = read_message<Answer>(text);
  if (!answer) return answer.refusal();
  const auto move = parse_move(game.kinds(), answer->move);
  if (!move) return move.refusal();
  Thought thought{*move, answer->iterations, {}};
  for (const ConsideredMove& each : answer->considered) {
    const auto considered = parse_move(game.kinds(), each.move);
    if (!considered) return considered.refusal();
    thought.considered.push_back({*considered, each.visits, each.points});
  }
  return thought;
}

}  // namespace paydirt::page
