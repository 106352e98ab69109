// What the bindings share: refusals become exceptions, and whatever Python passes is checked before it goes
// inside.
#pragma once

#include <pybind11/numpy.h>
#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

#include <atomic>
#include <string>
#include <utility>

#include "engine/any_game.hpp"
#include "engine/json_write.hpp"
#include "engine/text.hpp"

namespace paydirt::python {

namespace py = pybind11;

/// Becomes paydirt.Refused, with the engine's sentence and the rule that speaks.
struct Refused {
  Refusal refusal;
};

template <class T>
T take(Result<T> result) {
  if (!result) throw Refused{result.refusal()};
  return std::move(*result);
}
inline void take(const Refusal& refusal) {
  if (refusal) throw Refused{refusal};
}

inline Seat seat_of(int seat, int seats) {
  if (seat < 0 || seat >= seats) {
    throw Refused{{say("there is no seat ", seat, "; the seats are 0 to ", seats - 1)}};
  }
  return static_cast<Seat>(seat);
}

/// Python's texts may hold halves of characters, which no text of ours can.
inline std::string text_of(const py::object& given) {
  Py_ssize_t size = 0;
  const char* const text = PyUnicode_AsUTF8AndSize(given.ptr(), &size);
  if (text == nullptr) throw py::error_already_set();
  return {text, static_cast<size_t>(size)};
}

/// A move as it is written, or by its number.
inline Move move_of(const AnyGame& game, const py::object& given) {
  if (py::isinstance<py::str>(given)) return take(parse_move(game.kinds(), text_of(given)));
  if (!PyIndex_Check(given.ptr())) throw py::type_error("a move is a text such as 'dig', or its number");
  const Py_ssize_t index = PyNumber_AsSsize_t(given.ptr(), PyExc_OverflowError);
  if (index == -1 && PyErr_Occurred() != nullptr) throw py::error_already_set();
  if (index < 0 || index >= Py_ssize_t{action_count(game.kinds())}) {
    throw Refused{{say("there is no action ", index, "; the last is ", action_count(game.kinds()) - 1)}};
  }
  return action_at(game.kinds(), static_cast<uint32_t>(index));
}

inline py::object from_json(const std::string& text) {
  return py::module_::import("json").attr("loads")(text);
}
template <class T>
py::object described(const T& value) {
  return from_json(to_json(value));
}
/// Text that may be given as such, or as what json.loads made of it.
inline std::string json_text(const py::object& given) {
  if (py::isinstance<py::str>(given)) return text_of(given);
  return py::module_::import("json").attr("dumps")(given).cast<std::string>();
}

inline py::list seats_list(SeatSet seats) {
  py::list list;
  for (const Seat seat : seats) list.append(int{seat});
  return list;
}

inline py::list notations(const AnyGame& game, const std::vector<Move>& moves) {
  py::list list;
  for (const Move move : moves) list.append(to_notation(game.kinds(), move));
  return list;
}

py::dict outcome_dict(const AnyGame& game, const Outcome& outcome, int seats);

/// While one thread works without the interpreter's lock, others are told so instead of being let in.
class Busy {
 public:
  class Turn {
   public:
    explicit Turn(std::atomic_flag& flag) : flag_(flag) {
      if (flag_.test_and_set()) throw Refused{{"another thread is using this object"}};
    }
    ~Turn() { flag_.clear(); }
    Turn(const Turn&) = delete;
    Turn& operator=(const Turn&) = delete;

   private:
    std::atomic_flag& flag_;
  };
  Turn turn() { return Turn(flag_); }

 private:
  std::atomic_flag flag_;
};

void bind_tables(py::module_& module);
void bind_matches(py::module_& module);
void bind_vectors(py::module_& module);

}  // namespace paydirt::python
