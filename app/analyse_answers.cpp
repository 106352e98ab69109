#include "app/analyse_answers.hpp"

#include <algorithm>
#include <boost/json/serialize.hpp>
#include <limits>

#include "engine/json_read.hpp"
#include "engine/json_write.hpp"
#include "games/registry.hpp"
#include "lab/version.hpp"

namespace paydirt {
namespace {

constexpr size_t kBest = 5;               // moves with values
constexpr size_t kLine = 6;               // moves of a line
constexpr const char* kReply = "greedy";  // who plays a line on

/// What a request may say. The table is a record, a position or a new game.
struct Fields {
  std::optional<std::string> record;
  std::optional<uint32_t> upto;
  std::optional<std::string> game;
  std::optional<int> seats;
  std::optional<std::string> options;
  std::optional<uint32_t> seed;
  std::optional<int> seat;
  std::optional<std::string> bot;
  std::optional<uint32_t> milliseconds;
};
BOOST_DESCRIBE_STRUCT(Fields, (), (record, upto, game, seats, options, seed, seat, bot, milliseconds))

struct Offered {
  std::string move;
  std::string words;
};
BOOST_DESCRIBE_STRUCT(Offered, (), (move, words))

struct Valued {
  std::string move;
  std::string words;
  double points = 0;  // expected lead at the end
  uint32_t visits = 0;
  std::vector<std::string> line;  // how it may go on, "seat: move"
};
BOOST_DESCRIBE_STRUCT(Valued, (), (move, words, points, visits, line))

struct Judged {
  size_t move = 0;
  int seat = 0;
  std::string played;
  std::string words;
  std::string best;
  double loss = 0;
};
BOOST_DESCRIBE_STRUCT(Judged, (), (move, seat, played, words, best, loss))

double in_points(int points) { return static_cast<double>(points) / kPoint; }
std::string notation(const AnyMatch& match, Move move) { return to_notation(match.game().kinds(), move); }

/// One request with its table.
class Answer {
 public:
  Answer(const boost::json::object& object, const Stopped& stopped, uint32_t most_iterations)
      : object_(object), stopped_(stopped), most_iterations_(most_iterations) {}

  /// The fields of the answer behind its id.
  Result<std::string> to(std::string_view what) {
    if (what == "hello") return hello();
    if (Refusal refusal = read_json(boost::json::value(object_), fields_, "", Unknown::ignore))
      return refusal;
    if (Refusal refusal = lay_out()) return refusal;
    if (what == "moves") return moves();
    if (what == "best") return best();
    if (what == "evaluate") return evaluate();
    if (what == "review") return review();
    return Refusal{say("do: there is no '", what.substr(0, 40),
                       "'; there are hello, moves, best, evaluate, review, cancel")};
  }

 private:
  static std::string hello() {
    std::vector<std::string> games;
    for (const AnyGame* game : all_games()) games.emplace_back(game->info().id);
    return say(R"("protocol":"paydirt analyse 1","version":)", to_json(std::string(program_version())),
               R"(,"games":)", to_json(games));
  }

  Refusal lay_out() {
    const ChanceSource chance = ChanceSource::fast(fields_.seed.value_or(0));
    const size_t upto = fields_.upto.value_or(std::numeric_limits<uint32_t>::max());
    if (fields_.record) {
      const auto read = read_any_record(*fields_.record);
      return read ? keep(read->game->replay(read->record, upto)) : read.refusal();
    }
    if (const auto* const position = object_.if_contains("position")) {
      const std::string text = position->is_string() ? std::string(std::string_view(position->get_string()))
                                                     : boost::json::serialize(*position);
      const auto game = game_of_position(text);
      return game ? keep((*game)->load(text, chance)) : game.refusal();
    }
    if (!fields_.game) return {"record, position or game: one of them must be there"};
    const auto game = find_game(*fields_.game);
    if (!game) return game.refusal();
    return keep((*game)->start({.seats = fields_.seats.value_or((*game)->info().play_now),
                                .options = fields_.options.value_or(""),
                                .chance = chance}));
  }
  Refusal keep(Result<std::unique_ptr<AnyMatch>> match) {
    if (!match) return match.refusal();
    match_ = std::move(*match);
    return {};
  }

  /// Who is asked: the seat that was named, or the first that decides.
  Result<Seat> seat() const {
    const SeatSet deciders = match_->deciders().seats;
    if (deciders.empty()) return Refusal{"the game is over"};
    if (!fields_.seat) return deciders.lowest();
    if (*fields_.seat < 0 || *fields_.seat >= match_->seats() ||
        !deciders.has(static_cast<Seat>(*fields_.seat))) {
      return Refusal{say("seat: ", *fields_.seat, " has nothing to decide now")};
    }
    return static_cast<Seat>(*fields_.seat);
  }

  Result<BotSpec> bot() const {
    auto spec = parse_bot(fields_.bot.value_or("search:1000it"));
    if (!spec) return Refusal{say("bot: ", spec.refusal().words)};
    if (fields_.milliseconds && *fields_.milliseconds > 0 && spec->kind == BotSpec::Kind::search) {
      // An answer must also be written and sent.
      const uint32_t most = std::max(1U, *fields_.milliseconds * 4 / 5);
      spec->milliseconds = spec->milliseconds == 0 ? most : std::min(spec->milliseconds, most);
    }
    if (most_iterations_ > 0) {
      spec->skill.iterations =
          std::min(spec->skill.iterations == 0 ? most_iterations_ : spec->skill.iterations, most_iterations_);
    }
    return spec;
  }

  uint64_t seed() const { return mix(fields_.seed.value_or(0), match_->size()); }

  Result<std::string> moves() const {
    const auto who = seat();
    if (!who) return who.refusal();
    std::vector<Offered> choices;
    for (const Move move : match_->moves(*who))
      choices.push_back({notation(*match_, move), match_->words(*who, move)});
    return say(R"("seat":)", *who, R"(,"question":)", to_json(match_->question(*who)), R"(,"moves":)",
               to_json(choices));
  }

  /// How it may go on, in a world that the seat cannot tell from the true one.
  std::vector<std::string> line(Seat who, Move first) const {
    const auto world = imagine_any(*match_, who, seed());
    std::vector<std::string> line;
    const BotSpec reply = *parse_bot(kReply);
    Seat next = who;
    Move move = first;
    for (;;) {
      line.push_back(say(next, ": ", notation(*world, move)));
      if (world->play(next, move) || line.size() == kLine || world->deciders().seats.empty()) return line;
      next = world->deciders().seats.lowest();
      move = think(*world, next, reply, seed()).move;
    }
  }

  Result<Thought> think_for(Seat who) const {
    const auto spec = bot();
    if (!spec) return spec.refusal();
    Thought thought = think(*match_, who, *spec, seed(), stopped_);
    if (stopped_ && stopped_()) return Refusal{"cancelled"};
    return thought;
  }

  Result<std::string> best() const {
    const auto who = seat();
    if (!who) return who.refusal();
    const auto thought = think_for(*who);
    if (!thought) return thought.refusal();
    std::vector<Valued> best;
    for (const Considered& each : thought->considered) {
      if (best.size() == kBest) break;
      best.push_back({notation(*match_, each.move), match_->words(*who, each.move), in_points(each.points),
                      each.visits, line(*who, each.move)});
    }
    return say(R"("seat":)", *who, R"(,"move":)", to_json(notation(*match_, thought->move)),
               R"(,"iterations":)", thought->iterations, R"(,"best":)", to_json(best));
  }

  /// Scores as they stand, and the lead that the seat which is asked may expect.
  Result<std::string> evaluate() const {
    const Outcome outcome = match_->outcome();
    const std::vector<int> scores(outcome.score.begin(), outcome.score.begin() + match_->seats());
    const std::vector<int> ranks(outcome.rank.begin(), outcome.rank.begin() + match_->seats());
    std::string text = say(R"("over":)", outcome.over ? "true" : "false", R"(,"scores":)", to_json(scores));
    if (outcome.over) return say(text, R"(,"ranks":)", to_json(ranks));
    const auto who = seat();
    if (!who) return who.refusal();
    const auto thought = think_for(*who);
    if (!thought) return thought.refusal();
    const int points = thought->considered.empty() ? 0 : thought->considered.front().points;
    append(text, say(R"(,"seat":)", *who, R"(,"points":)"));
    write_json_number(text, in_points(points));
    return text;
  }

  Result<std::string> review() const {
    if (!fields_.record) return Refusal{"record: a review needs one"};
    const auto spec = bot();
    if (!spec) return spec.refusal();
    std::vector<Judged> judged;
    const auto past = match_->at(0);
    for (const Opinion& each : opinions(*match_, *spec, 0, match_->size(), seed(), stopped_)) {
      judged.push_back({each.move, each.seat, notation(*past, each.played),
                        past->words(each.seat, each.played), notation(*past, each.best),
                        in_points(each.loss)});
      require(!past->play(each.seat, each.played));
    }
    if (stopped_ && stopped_()) return Refusal{"cancelled"};
    return say(R"("moves":)", to_json(judged));
  }

  const boost::json::object& object_;
  const Stopped& stopped_;
  uint32_t most_iterations_;
  Fields fields_;
  std::unique_ptr<AnyMatch> match_;
};

/// Numbers and texts can be given back; nothing else is an id.
std::string id_of(const boost::json::object& object, const char* field) {
  const auto* const id = object.if_contains(field);
  if (id == nullptr || (!id->is_string() && !id->is_int64())) return "null";
  return boost::json::serialize(*id);
}

}  // namespace

Result<AnalyseRequest> read_request(std::string_view line) {
  const auto json = parse_json(line);
  if (!json) return Refusal{say("a request is a JSON object: ", json.refusal().words)};
  if (!json->is_object()) return Refusal{"a request is a JSON object"};
  const boost::json::object& object = json->get_object();
  AnalyseRequest request;
  request.id = id_of(object, "id");
  request.cancels = id_of(object, "what");
  const auto* const what = object.if_contains("do");
  if (what != nullptr && what->is_string()) request.what = std::string_view(what->get_string());
  return request;
}

std::string analyse_error(const std::string& id, const Refusal& refusal) {
  std::string text = say(R"({"id":)", id, R"(,"error":)", to_json(refusal.words));
  if (*refusal.rule != '\0') append(text, say(R"(,"rule":)", to_json(std::string(refusal.rule))));
  return say(text, '}');
}

std::string analyse_answer(std::string_view line, const Stopped& stopped, uint32_t most_iterations) {
  const auto request = read_request(line);
  if (!request) return analyse_error("null", request.refusal());
  if (request->what.empty()) return analyse_error(request->id, {"do: missing"});
  const auto json = parse_json(line);
  const auto answer = Answer(json->get_object(), stopped, most_iterations).to(request->what);
  if (!answer) return analyse_error(request->id, answer.refusal());
  return say(R"({"id":)", request->id, ',', *answer, '}');
}

}  // namespace paydirt
