// Matches with their records and positions, bots, and reviews.
#include "games/registry.hpp"
#include "lab/opinions.hpp"
#include "python/bindings.hpp"

namespace paydirt::python {
namespace {

/// A match that one thread at a time may use.
class Match {
 public:
  explicit Match(std::unique_ptr<AnyMatch> match) : match_(std::move(match)) {}

  /// What it says or does, with the match to itself.
  template <class Use>
  auto with(const Use& use) {
    const Busy::Turn turn = busy_.turn();
    return use(*match_);
  }
  /// The same without the interpreter's lock: others may run meanwhile.
  template <class Use>
  auto without_lock(const Use& use) {
    const Busy::Turn turn = busy_.turn();
    const py::gil_scoped_release others_may_run;
    return use(*match_);
  }

 private:
  std::unique_ptr<AnyMatch> match_;
  Busy busy_;
};

ChanceSource chance_of(uint64_t seed) { return ChanceSource::seeded(widen(seed)); }

Seat asked_seat(const AnyMatch& match, int seat) {
  const Seat who = seat_of(seat, match.seats());
  if (!match.deciders().seats.has(who)) throw Refused{{say("seat ", seat, " has nothing to decide now")}};
  return who;
}

std::unique_ptr<Match> start(const AnyGame& game, int seats, const std::string& options, uint64_t seed,
                             const py::object& edition, const std::vector<std::string>& players) {
  Layout layout{.seats = seats, .options = options, .chance = chance_of(seed), .players = players};
  if (!edition.is_none()) layout.edition_text = json_text(edition);
  return std::make_unique<Match>(take(game.start(layout)));
}

std::unique_ptr<Match> replay(const std::string& text, const std::optional<size_t>& upto) {
  const AnyRecord read = take(read_any_record(text));
  return std::make_unique<Match>(
      take(read.game->replay(read.record, upto.value_or(read.record.moves.size()))));
}

std::unique_ptr<Match> load(const py::object& position, uint64_t seed) {
  const std::string text = json_text(position);
  const AnyGame& game = *take(game_of_position(text));
  return std::make_unique<Match>(take(game.load(text, chance_of(seed))));
}

void verify_record(const std::string& text) {
  const AnyRecord read = take(read_any_record(text));
  take(verify(*read.game, read.record));
}

py::dict view(Match& m, const py::object& seat) {
  return m.with([&](const AnyMatch& match) {
    py::dict dict;
    std::string json;
    match.write_open(json);
    dict["open"] = from_json(json);
    if (seat.is_none()) return dict;
    json.clear();
    match.write_own(json, seat_of(seat.cast<int>(), match.seats()));
    dict["own"] = from_json(json);
    return dict;
  });
}

py::list events(Match& m, const py::object& seat, size_t from) {
  return m.with([&](const AnyMatch& match) {
    const SeatSet eyes = seat.is_none() ? SeatSet{} : SeatSet::of(seat_of(seat.cast<int>(), match.seats()));
    py::list list;
    for (const Event& event : match.events(std::min(from, match.event_count()), eyes))
      list.append(match.tell(event));
    return list;
  });
}

std::string words(Match& m, int seat, const py::object& move) {
  return m.with([&](const AnyMatch& match) {
    const Seat who = seat_of(seat, match.seats());
    return match.words(who, take(match.check(who, move_of(match.game(), move))));
  });
}

py::list considered_list(const AnyMatch& match, const Thought& thought) {
  py::list list;
  for (const Considered& each : thought.considered) {
    py::dict dict;
    dict["move"] = to_notation(match.game().kinds(), each.move);
    dict["points"] = static_cast<double>(each.points) / kPoint;
    dict["visits"] = each.visits;
    list.append(dict);
  }
  return list;
}

/// A bot is its spec and how often it was asked: the same seed gives the same answers.
struct Bot {
  BotSpec spec;
  uint64_t seed;
  uint64_t asked = 0;

  py::dict think(Match& m, int seat) {
    const uint64_t its_seed = mix(seed, asked++);
    const Seat who = m.with([&](const AnyMatch& match) { return asked_seat(match, seat); });
    const Thought thought =
        m.without_lock([&](const AnyMatch& match) { return paydirt::think(match, who, spec, its_seed); });
    return m.with([&](const AnyMatch& match) {
      py::dict dict;
      dict["move"] = to_notation(match.game().kinds(), thought.move);
      dict["iterations"] = thought.iterations;
      dict["considered"] = considered_list(match, thought);
      return dict;
    });
  }
};

py::list review(Match& m, const std::string& bot, uint64_t seed) {
  const BotSpec spec = take(parse_bot(bot));
  const auto found =
      m.without_lock([&](const AnyMatch& match) { return opinions(match, spec, 0, match.size(), seed); });
  return m.with([&](const AnyMatch& match) {
    py::list list;
    for (const Opinion& each : found) {
      py::dict dict;
      dict["move"] = each.move;
      dict["seat"] = int{each.seat};
      dict["played"] = to_notation(match.game().kinds(), each.played);
      dict["best"] = to_notation(match.game().kinds(), each.best);
      dict["loss"] = static_cast<double>(each.loss) / kPoint;
      list.append(dict);
    }
    return list;
  });
}

void bind_views(py::class_<Match>& bound) {
  bound.def("view", &view, py::arg("seat") = py::none())
      .def("events", &events, py::arg("seat") = py::none(), py::arg("from_") = 0)
      .def("words", &words, py::arg("seat"), py::arg("move"))
      .def(
          "question",
          [](Match& m, int seat) {
            return m.with(
                [&](const AnyMatch& match) { return described(match.question(asked_seat(match, seat))); });
          },
          py::arg("seat"))
      .def(
          "board",
          [](Match& m, const py::object& seat, int columns) {
            return m.with([&](const AnyMatch& match) {
              const Seat viewer = seat.is_none() ? kNobody : seat_of(seat.cast<int>(), match.seats());
              return match.board(viewer, {.columns = std::clamp(columns, 40, 400)});
            });
          },
          py::arg("seat") = py::none(), py::arg("columns") = 80)
      .def("position",
           [](Match& m) { return m.with([](const AnyMatch& match) { return from_json(match.position()); }); })
      .def("record",
           [](Match& m) {
             return m.with(
                 [](const AnyMatch& match) { return write_record(match.record(), match.game().kinds()); });
           })
      .def("review", &review, py::arg("bot") = "search:200it", py::arg("seed") = 0);
}

}  // namespace

void bind_matches(py::module_& module) {
  py::class_<Match> bound(module, "Match", "A game being played, with its record.");
  bound
      .def(py::init(&start), py::arg("game"), py::arg("seats"), py::arg("options") = "", py::arg("seed") = 0,
           py::arg("edition") = py::none(), py::arg("players") = std::vector<std::string>{})
      .def_static("replay", &replay, py::arg("record"), py::arg("upto") = py::none())
      .def_static("load", &load, py::arg("position"), py::arg("seed") = 0)
      .def_property_readonly(
          "game", [](Match& m) { return m.with([](const AnyMatch& match) { return &match.game(); }); },
          py::return_value_policy::reference)
      .def_property_readonly(
          "seats", [](Match& m) { return m.with([](const AnyMatch& match) { return match.seats(); }); })
      .def("__len__", [](Match& m) { return m.with([](const AnyMatch& match) { return match.size(); }); })
      .def_property_readonly(
          "hash", [](Match& m) { return m.with([](const AnyMatch& match) { return match.hash(); }); })
      .def(
          "at",
          [](Match& m, size_t moves) {
            return m.with([&](const AnyMatch& match) {
              return std::make_unique<Match>(match.at(std::min(moves, match.size())));
            });
          },
          py::arg("moves"))
      .def_property_readonly(
          "deciders",
          [](Match& m) {
            return m.with([](const AnyMatch& match) { return seats_list(match.deciders().seats); });
          })
      .def(
          "moves",
          [](Match& m, int seat) {
            return m.with([&](const AnyMatch& match) {
              return notations(match.game(), match.moves(seat_of(seat, match.seats())));
            });
          },
          py::arg("seat"))
      .def(
          "play",
          [](Match& m, int seat, const py::object& move) {
            m.with([&](AnyMatch& match) {
              take(match.play(seat_of(seat, match.seats()), move_of(match.game(), move)));
            });
          },
          py::arg("seat"), py::arg("move"))
      .def(
          "undo",
          [](Match& m, int seat) {
            m.with([&](AnyMatch& match) { take(match.undo(seat_of(seat, match.seats()))); });
          },
          py::arg("seat"))
      .def_property_readonly("outcome", [](Match& m) {
        return m.with(
            [](const AnyMatch& match) { return outcome_dict(match.game(), match.outcome(), match.seats()); });
      });
  bind_views(bound);
  module.def("verify", &verify_record, py::arg("record"));
  py::class_<Bot>(module, "Bot",
                  "A player made of code, as it is written down: 'greedy', 'search:200it', 'level:3'.")
      .def(py::init([](const std::string& spec, uint64_t seed) {
             return Bot{take(parse_bot(spec)), seed};
           }),
           py::arg("spec"), py::arg("seed") = 0)
      .def("think", &Bot::think, py::arg("match"), py::arg("seat"));
}

}  // namespace paydirt::python
