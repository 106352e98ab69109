// `paydirt position think`: what a bot would do.
#include <fmt/format.h>

#include <cmath>

#include "app/command.hpp"
#include "app/output.hpp"
#include "app/position.hpp"
#include "app/subcommand.hpp"
#include "app/table_options.hpp"
#include "bots/bot.hpp"
#include "engine/json_write.hpp"
#include "engine/text.hpp"
#include "lab/deadline.hpp"

namespace paydirt {
namespace {

struct ThinkOptions {
  std::string file;
  std::string bot = "search:1s";
  std::optional<int> seat;
  uint64_t seed = 1;
  bool json = false;
};

struct ThoughtOf {
  std::string move;
  std::string words;
  uint32_t visits = 0;
  double lead = 0;
};
BOOST_DESCRIBE_STRUCT(ThoughtOf, (), (move, words, visits, lead))

struct Answer {
  std::string game;
  int seat = 0;
  std::string bot;
  uint64_t seed = 0;
  std::string move;
  std::string words;
  uint32_t iterations = 0;
  std::vector<ThoughtOf> considered;
};
BOOST_DESCRIBE_STRUCT(Answer, (), (game, seat, bot, seed, move, words, iterations, considered))

Answer ask_bot(const AnyMatch& match, Seat seat, const BotSpec& spec, uint64_t seed) {
  const auto bot = make_any_bot(match.game(), spec, seed);
  Deadline<> deadline(spec);
  const Thought thought = bot->think(match, seat, deadline.budget());
  const auto notation = [&](Move move) { return to_notation(match.game().kinds(), move); };
  Answer answer{
      match.header().game, seat, spec.text, seed, notation(thought.move), match.words(seat, thought.move),
      thought.iterations,  {}};
  for (const Considered& each : thought.considered) {
    answer.considered.push_back({notation(each.move), match.words(seat, each.move), each.visits,
                                 std::round(100.0 * each.points / kPoint) / 100});
  }
  return answer;
}

void print_answer(const Answer& answer) {
  print_line(fmt::format("seat {}: {}  ({})", answer.seat, answer.move, answer.words));
  if (answer.iterations > 0) print_line(fmt::format("{} iterations", answer.iterations));
  std::vector<std::vector<std::string>> rows = {{"move", "visits", "lead", "in words"}};
  for (const ThoughtOf& each : answer.considered) {
    rows.push_back(
        {each.move, fmt::format("{}", each.visits), fmt::format("{:+.2f}", each.lead), each.words});
  }
  if (rows.size() > 1) print(aligned(rows));
}

int run_think(const ThinkOptions& options) {
  const auto spec = parse_bot(options.bot);
  if (!spec) return refuse(spec.refusal());
  const auto match = load_position(options.file, options.seed);
  if (!match) return refuse(match.refusal());
  const SeatSet deciders = (*match)->deciders().seats;
  if (deciders.empty()) return refuse({"the game is over: there is nothing to decide"});
  const int seat = options.seat.value_or(deciders.lowest());
  if (seat >= (*match)->seats() || !deciders.has(static_cast<Seat>(seat))) {
    return refuse(
        {say("seat ", seat, " has nothing to decide now; the table waits for seat ", deciders.lowest())});
  }
  const Answer answer = ask_bot(**match, static_cast<Seat>(seat), *spec, options.seed);
  if (options.json) {
    print_line(to_json(answer));
  } else {
    print_answer(answer);
  }
  return kDone;
}

}  // namespace

void add_think(CLI::App& position, int& exit_code) {
  const auto [command, options] =
      add_subcommand<ThinkOptions>(position, "think", "Ask a bot what it would do", exit_code, run_think);
  command->add_option("FILE", options->file, "A position; - is the standard input")->required();
  command->add_option("--bot", options->bot, "Who thinks, as in 'paydirt arena'")->capture_default_str();
  command->add_option("--seat", options->seat, "For whom; otherwise for whoever decides")
      ->check(CLI::Range(0, kMaxSeats - 1));
  add_seed(
      *command, [options](uint64_t number) { options->seed = number; }, "What the bot's chance comes from")
      ->default_str("1");
  command->add_flag("--json", options->json, "As JSON");
  command->footer(
      "The bot is told what the seat knows and nothing else.\n\nExamples:\n"
      "  paydirt position think start.json --bot search:5s --json\n"
      "  paydirt position new coloma --seed 7 | paydirt position think - --bot level:3");
}

}  // namespace paydirt
