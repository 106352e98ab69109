#include "server/thought_text.hpp"

#include <algorithm>
#include <bit>

#include "engine/json_read.hpp"
#include "engine/json_write.hpp"
#include "games/registry.hpp"

namespace paydirt::server {
namespace {

struct Question {
  std::string table;
  int seat = 0;
  int level = 0;
  std::optional<std::string> seed;  // a number too large for JavaScript's
  std::string record;
  std::optional<std::string> made;  // the move that is judged
};
BOOST_DESCRIBE_STRUCT(Question, (), (table, seat, level, seed, record, made))

struct ConsideredMove {
  std::string move;
  uint32_t visits = 0;
  int points = 0;
  std::vector<uint32_t> shares;  // of every seat, in reviews; as the bits of floats, so that none is rounded
};
BOOST_DESCRIBE_STRUCT(ConsideredMove, (), (move, visits, points, shares))

struct WrittenThought {
  std::string move;
  uint32_t iterations = 0;
  std::vector<ConsideredMove> considered;
};
BOOST_DESCRIBE_STRUCT(WrittenThought, (), (move, iterations, considered))

template <class Message>
Refusal read_whole(std::string_view text, Message& message) {
  const auto json = parse_json(text);
  return json ? read_json(*json, message, "", Unknown::refuse) : json.refusal();
}

}  // namespace

std::string write_question(const ThinkRequest& request) {
  Question question{request.table, request.seat, request.level, {}, {}, {}};
  if (request.seed) question.seed = say(*request.seed);
  question.record = write_record(request.record, request.game->kinds());
  if (request.made) question.made = to_notation(request.game->kinds(), *request.made);
  return to_json(question);
}

Result<ThinkRequest> read_question(std::string_view text) {
  Question question;
  if (Refusal refusal = read_whole(text, question)) return refusal;
  auto record = read_any_record(question.record);
  if (!record) return record.refusal();
  ThinkRequest request;
  request.table = question.table;
  request.seat = static_cast<Seat>(question.seat);
  request.level = question.level;
  request.game = record->game;
  request.record = std::move(record->record);
  if (uint64_t seed = 0; question.seed && to_number(*question.seed, seed)) request.seed = seed;
  if (question.made) {
    const auto made = parse_move(request.game->kinds(), *question.made);
    if (!made) return made.refusal();
    request.made = *made;
  }
  return request;
}

std::string write_answer(const AnyGame& game, const Thought& thought) {
  const MoveKinds kinds = game.kinds();
  WrittenThought written{to_notation(kinds, thought.move), thought.iterations, {}};
  for (const Considered& each : thought.considered) {
    ConsideredMove& move = written.considered.emplace_back();
    move = {to_notation(kinds, each.move), each.visits, each.points, {}};
    if (each.shares == decltype(each.shares){}) continue;
    for (const float share : each.shares) move.shares.push_back(std::bit_cast<uint32_t>(share));
  }
  return to_json(written);
}

Result<Thought> read_answer(const AnyGame& game, std::string_view text) {
  WrittenThought written;
  if (Refusal refusal = read_whole(text, written)) return refusal;
  const auto move = parse_move(game.kinds(), written.move);
  if (!move) return move.refusal();
  Thought thought{*move, written.iterations, {}};
  for (const ConsideredMove& each : written.considered) {
    const auto considered = parse_move(game.kinds(), each.move);
    if (!considered) return considered.refusal();
    Considered& read = thought.considered.emplace_back();
    read = {*considered, each.visits, each.points, {}};
    for (size_t seat = 0; seat < std::min(read.shares.size(), each.shares.size()); ++seat)
      read.shares[seat] = std::bit_cast<float>(each.shares[seat]);
  }
  return thought;
}

}  // namespace paydirt::server
