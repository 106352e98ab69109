// Nested and interrupting choices: who is asked, what for, and what goes on afterwards.
#pragma once

#include <cstdint>

#include "engine/check.hpp"
#include "engine/seats.hpp"

namespace paydirt {

/// A frame with a seat is a question to it; a frame with nobody is a task that the rules carry out
/// themselves. The meaning of the fields is the game's; `step` is a task's place in its own program.
struct Frame {
  uint8_t kind = 0;
  Seat seat = kNobody;
  uint8_t a = 0;
  uint8_t b = 0;
  uint8_t c = 0;
  uint8_t step = 0;
  int16_t amount = 0;

  bool is_task() const { return seat == kNobody; }
  bool operator==(const Frame&) const = default;
};
static_assert(sizeof(Frame) == 8);

/// Lives inside a State. What lies below the top is what happens next, so `play` answers the top question,
/// pushes what must follow in reverse order, and runs tasks until a question is on top or nothing is left.
/// Popped frames are cleared: equal tables are equal bytes.
template <int Depth>
struct ChoiceStack {
  Frame frames[Depth];
  uint8_t size = 0;
  uint8_t unused[7] = {};  // explicit, so that a State has no padding

  bool empty() const { return size == 0; }
  const Frame& top() const {
    require(size > 0);
    return frames[size - 1];
  }
  Frame& top() {
    require(size > 0);
    return frames[size - 1];
  }
  void push(const Frame& frame) {
    require(size < Depth);
    frames[size++] = frame;
  }
  Frame pop() {
    require(size > 0);
    const Frame popped = frames[--size];
    frames[size] = Frame{};
    return popped;
  }
  bool operator==(const ChoiceStack&) const = default;
};

}  // namespace paydirt
