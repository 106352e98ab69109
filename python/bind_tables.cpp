// Rules as laid out, and states.
#include "games/registry.hpp"
#include "python/bindings.hpp"
#include "python/table.hpp"

namespace paydirt::python {
namespace {

/// A state with the rules that it belongs to.
struct State {
  std::shared_ptr<const AnyRules> rules;
  std::unique_ptr<AnyState> state;

  const AnyGame& game() const { return rules->game(); }
  Seat seat(int number) const { return seat_of(number, rules->seats()); }
  /// Only a seat that is asked has a question and words for its moves.
  Seat asked(int number) const {
    const Seat who = seat(number);
    if (!state->deciders().seats.has(who))
      throw Refused{{say("seat ", number, " has nothing to decide now")}};
    return who;
  }
  State copy() const { return {rules, state->copy()}; }
};

std::shared_ptr<const AnyRules> make_rules(const AnyGame& game, int seats, const std::string& options,
                                           const py::object& edition) {
  Layout layout{.seats = seats, .options = options, .chance = ChanceSource::fast(0)};
  if (!edition.is_none()) layout.edition_text = json_text(edition);
  return take(lay_out(game, layout));
}

py::array_t<int64_t> actions_of(const State& s, int seat) {
  const std::vector<Move> moves = s.state->moves(s.seat(seat));
  py::array_t<int64_t> actions(static_cast<py::ssize_t>(moves.size()));
  for (size_t i = 0; i < moves.size(); ++i) {
    actions.mutable_at(static_cast<py::ssize_t>(i)) = action_index(s.game().kinds(), moves[i]);
  }
  return actions;
}

py::array_t<bool> mask_of(const State& s, int seat) {
  py::array_t<bool> mask(static_cast<py::ssize_t>(action_count(s.game().kinds())));
  std::fill(mask.mutable_data(), mask.mutable_data() + mask.size(), false);
  for (const Move move : s.state->moves(s.seat(seat))) {
    mask.mutable_at(static_cast<py::ssize_t>(action_index(s.game().kinds(), move))) = true;
  }
  return mask;
}

py::array_t<float> observe(const State& s, int seat) {
  py::array_t<float> row(static_cast<py::ssize_t>(s.rules->observation_names().size()));
  s.state->observe(s.seat(seat), row.mutable_data());
  return row;
}

py::dict view(const State& s, const py::object& seat) {
  py::dict dict;
  dict["open"] = from_json(s.state->open());
  if (!seat.is_none()) dict["own"] = from_json(s.state->own(s.seat(seat.cast<int>())));
  return dict;
}

std::string words(const State& s, int seat, const py::object& given) {
  const Seat who = s.asked(seat);
  const Move move = move_of(s.game(), given);
  take(s.state->why_not(who, move));
  return s.state->words(who, move);
}

std::string board(const State& s, const py::object& seat, int columns) {
  const Seat viewer = seat.is_none() ? kNobody : s.seat(seat.cast<int>());
  return s.state->board(viewer, {.columns = std::clamp(columns, 40, 400)});
}

void bind_rules(py::module_& module) {
  py::class_<AnyRules, std::shared_ptr<AnyRules>>(module, "Rules", "A game as laid out on one table.")
      .def(
          py::init([](const AnyGame& game, int seats, const std::string& options, const py::object& edition) {
            return std::const_pointer_cast<AnyRules>(make_rules(game, seats, options, edition));
          }),
          py::arg("game"), py::arg("seats"), py::arg("options") = "", py::arg("edition") = py::none())
      .def_property_readonly("game", &AnyRules::game, py::return_value_policy::reference)
      .def_property_readonly("seats", &AnyRules::seats)
      .def_property_readonly("options", &AnyRules::options)
      .def_property_readonly("observation_names", &AnyRules::observation_names)
      .def(
          "setup",
          [](const std::shared_ptr<AnyRules>& rules, uint64_t seed) {
            return State{rules, rules->setup(seed)};
          },
          py::arg("seed") = 0)
      .def(
          "load",
          [](const std::shared_ptr<AnyRules>& rules, const py::object& position, uint64_t seed) {
            return State{rules, take(rules->load(json_text(position), seed))};
          },
          py::arg("position"), py::arg("seed") = 0);
}

}  // namespace

void bind_tables(py::module_& module) {
  bind_rules(module);
  py::class_<State>(module, "State", "What lies on a table, with the chance of what is to come.")
      .def_property_readonly("rules",
                             [](const State& s) { return std::const_pointer_cast<AnyRules>(s.rules); })
      .def("copy", &State::copy)
      .def("__copy__", &State::copy)
      .def("__deepcopy__", [](const State& s, const py::dict&) { return s.copy(); })
      .def("__eq__",
           [](const State& s, const State& other) {
             return &s.game() == &other.game() && s.state->hash() == other.state->hash();
           })
      .def("__hash__", [](const State& s) { return s.state->hash(); })
      .def_property_readonly("deciders", [](const State& s) { return seats_list(s.state->deciders().seats); })
      .def(
          "moves", [](const State& s, int seat) { return notations(s.game(), s.state->moves(s.seat(seat))); },
          py::arg("seat"))
      .def("actions", &actions_of, py::arg("seat"))
      .def("mask", &mask_of, py::arg("seat"))
      .def(
          "play",
          [](State& s, int seat, const py::object& move) {
            take(s.state->play(s.seat(seat), move_of(s.game(), move)));
          },
          py::arg("seat"), py::arg("move"))
      .def(
          "why_not",
          [](const State& s, int seat, const py::object& move) {
            return s.state->why_not(s.seat(seat), move_of(s.game(), move)).words;
          },
          py::arg("seat"), py::arg("move"))
      .def(
          "resample", [](State& s, int seat, uint64_t seed) { s.state->resample(s.seat(seat), seed); },
          py::arg("seat"), py::arg("seed"))
      .def_property_readonly(
          "outcome",
          [](const State& s) { return outcome_dict(s.game(), s.state->outcome(), s.rules->seats()); })
      .def_property_readonly("hash", [](const State& s) { return s.state->hash(); })
      .def("view", &view, py::arg("seat") = py::none())
      .def("observe", &observe, py::arg("seat"))
      .def(
          "question", [](const State& s, int seat) { return described(s.state->question(s.asked(seat))); },
          py::arg("seat"))
      .def("words", &words, py::arg("seat"), py::arg("move"))
      .def("board", &board, py::arg("seat") = py::none(), py::arg("columns") = 80)
      .def("position", [](const State& s) { return from_json(s.state->position()); });
}

}  // namespace paydirt::python
