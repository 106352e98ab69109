// The module paydirt._core: games and what they refuse. python/paydirt/__init__.pyi describes it for people.
#include "games/registry.hpp"
#include "python/bindings.hpp"

namespace paydirt::python {
namespace {

PyObject* refused_type = nullptr;

void translate(std::exception_ptr thrown) {
  try {
    if (thrown) std::rethrow_exception(std::move(thrown));
  } catch (const Refused& refused) {
    const py::object type = py::reinterpret_borrow<py::object>(refused_type);
    const py::object error = type(refused.refusal.words);
    error.attr("rule") = refused.refusal.rule;
    PyErr_SetObject(refused_type, error.ptr());
  } catch (const py::cast_error& error) {  // a thing of another kind than is wanted
    PyErr_SetString(PyExc_TypeError, error.what());
  }
}

py::list kinds_list(const AnyGame& game) {
  py::list list;
  for (const MoveKind& kind : game.kinds()) list.append(kind.name);
  return list;
}

void bind_games(py::module_& module) {
  py::class_<AnyGame, std::unique_ptr<AnyGame, py::nodelete>>(module, "Game", "A game of the registry.")
      .def_property_readonly("id", [](const AnyGame& game) { return game.info().id; })
      .def_property_readonly("name", [](const AnyGame& game) { return game.info().name; })
      .def_property_readonly("pitch", [](const AnyGame& game) { return game.info().pitch; })
      .def_property_readonly("credits", [](const AnyGame& game) { return game.info().credits; })
      .def_property_readonly("min_seats", [](const AnyGame& game) { return game.info().min_seats; })
      .def_property_readonly("max_seats", [](const AnyGame& game) { return game.info().max_seats; })
      .def_property_readonly("version", [](const AnyGame& game) { return game.info().version; })
      .def_property_readonly("options", [](const AnyGame& game) { return described(game.options()); })
      .def_property_readonly("kinds", kinds_list)
      .def_property_readonly("action_count", [](const AnyGame& game) { return action_count(game.kinds()); })
      .def_property_readonly("edition", [](const AnyGame& game) { return std::string(game.edition_text()); })
      .def(
          "check_edition",
          [](const AnyGame& game, const py::object& edition) {
            return take(game.check_edition(json_text(edition)));
          },
          py::arg("edition"))
      .def(
          "action",
          [](const AnyGame& game, const py::object& move) {
            const Move given = move_of(game, move);
            return action_index(game.kinds(), given);
          },
          py::arg("move"))
      .def(
          "notation",
          [](const AnyGame& game, const py::object& move) {
            return to_notation(game.kinds(), move_of(game, move));
          },
          py::arg("move"))
      .def("__repr__", [](const AnyGame& game) { return say("<paydirt.Game ", game.info().id, '>'); });
  module.def("games", [] {
    py::list list;
    for (const AnyGame* game : all_games()) list.append(py::cast(game, py::return_value_policy::reference));
    return list;
  });
  module.def(
      "game", [](const std::string& id) { return take(find_game(id)); }, py::return_value_policy::reference,
      py::arg("id"));
}

}  // namespace

py::dict outcome_dict(const AnyGame& game, const Outcome& outcome, int seats) {
  py::list score;
  py::list rank;
  for (int seat = 0; seat < seats; ++seat) {
    score.append(outcome.score[seat]);
    rank.append(int{outcome.rank[seat]});
  }
  py::dict dict;
  dict["over"] = outcome.over;
  dict["ending"] =
      outcome.over ? py::object(py::str(game.tables().endings[outcome.reason].name)) : py::none();
  dict["score"] = score;
  dict["rank"] = rank;
  return dict;
}

}  // namespace paydirt::python

PYBIND11_MODULE(_core, module) {
  using namespace paydirt::python;
  refused_type =
      PyErr_NewExceptionWithDoc("paydirt.Refused",
                                "The engine's sentence why something cannot be; `rule` is the id of the "
                                "rule that speaks, or ''.",
                                PyExc_ValueError, nullptr);
  module.attr("Refused") = py::reinterpret_borrow<py::object>(refused_type);
  py::register_exception_translator(&translate);
  bind_games(module);
  bind_tables(module);
  bind_matches(module);
  bind_vectors(module);
}
