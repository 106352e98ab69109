// A move is four bytes; one table of kinds gives its notation, parser, range check and action index.
#pragma once

#include <bit>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "engine/bits.hpp"
#include "engine/check.hpp"
#include "engine/result.hpp"

namespace paydirt {

/// By custom `a` is the piece or source, `b` the target, `c` the rest; an amount is 16 bits in (b, c).
/// Unused arguments are zero. `seen` blanks a secret argument with 0xff.
struct Move {
  uint8_t kind = 0;
  uint8_t a = 0;
  uint8_t b = 0;
  uint8_t c = 0;

  constexpr bool operator==(const Move&) const = default;
  constexpr int amount() const { return b | c << 8; }
};
static_assert(sizeof(Move) == 4);

constexpr Move amount_move(uint8_t kind, uint8_t a, int amount) {
  return {kind, a, static_cast<uint8_t>(amount & 0xff), static_cast<uint8_t>(amount >> 8)};
}

/// The moves of one decision, in a set order. Capacity is proven per game; overflow stops the program.
template <int Capacity>
class MoveList {
 public:
  static constexpr int kCapacity = Capacity;
  void clear() { size_ = 0; }
  void push(Move move) {
    require(size_ < Capacity);
    moves_[size_++] = move;
  }
  /// A move of this kind for each member of the set, which is its `b`.
  void push_each(uint8_t kind, uint8_t a, unsigned set) {
    require(size_ + std::popcount(set) <= Capacity);
    const auto rest = std::bit_cast<uint32_t>(Move{kind, a});
    int size = size_;  // in a register: for all the compiler knows, a byte of a move could be one of size_
    for (const uint32_t member : each(set)) moves_[size++] = std::bit_cast<Move>(rest | member << 16U);
    size_ = size;
  }
  /// A move of this kind for each amount from 1 on.
  void push_amounts(uint8_t kind, int most) {
    require(size_ + most <= Capacity);
    int size = size_;
    for (int amount = 1; amount <= most; ++amount) moves_[size++] = amount_move(kind, 0, amount);
    size_ = size;
  }
  int size() const { return size_; }
  bool empty() const { return size_ == 0; }
  Move operator[](int index) const { return moves_[index]; }
  const Move* begin() const { return moves_; }
  const Move* end() const { return moves_ + size_; }
  bool has(Move move) const {
    for (const Move each : *this) {
      if (each == move) return true;
    }
    return false;
  }

 private:
  int size_ = 0;
  Move moves_[Capacity];  // beyond size_: never read
};

/// How one argument of a kind is written.
struct Argument {
  enum class Form : uint8_t {
    none,    // always zero, not written
    number,  // low .. high
    name,    // an index into names
    flags,   // a set of names, written a+b; the empty set is written as nothing, so it must be the last
             // argument
    amount,  // 16 bits in this byte and the next
    truth,   // no or yes
  };
  const char* name = "";
  Form form = Form::none;
  int low = 0;
  int high = 0;
  std::span<const char* const> names = {};
  // Of an event:
  bool optional = false;  // it is blank where there is none
  int first = 0;          // what 0 is told as: people count from 1

  /// How many values the argument can take.
  constexpr uint32_t values() const {
    switch (form) {
      case Form::none: return 1;
      case Form::truth: return 2;
      case Form::name: return static_cast<uint32_t>(names.size());
      case Form::flags: return 1U << names.size();
      case Form::number:
      case Form::amount: return static_cast<uint32_t>(high - low + 1);
    }
    return 1;
  }
};

constexpr Argument number_argument(const char* name, int low, int high) {
  return {name, Argument::Form::number, low, high};
}
constexpr Argument amount_argument(const char* name, int low, int high) {
  return {name, Argument::Form::amount, low, high};
}
constexpr Argument name_argument(const char* name, std::span<const char* const> names) {
  return {name, Argument::Form::name, 0, 0, names};
}
constexpr Argument flags_argument(const char* name, std::span<const char* const> names) {
  return {name, Argument::Form::flags, 0, 0, names};
}

constexpr Argument truth_argument(const char* name) { return {name, Argument::Form::truth}; }
/// One of `count` things that people count from 1, and the game from 0.
constexpr Argument counted_argument(const char* name, int count) {
  Argument argument = number_argument(name, 0, count - 1);
  argument.first = 1;
  return argument;
}
constexpr Argument optional_argument(Argument argument) {
  argument.optional = true;
  return argument;
}

/// One kind of move: what it is called and what its three arguments mean.
struct MoveKind {
  const char* name;
  Argument a = {}, b = {}, c = {};
};

using MoveKinds = std::span<const MoveKind>;

/// Whether the four bytes lie in the table's ranges. Says nothing about legality.
bool in_range(MoveKinds kinds, Move move);

/// "card 10 eldorado". Bytes out of range are written as "?".
std::string to_notation(MoveKinds kinds, Move move);
Result<Move> parse_move(MoveKinds kinds, std::string_view text);

/// A fixed numbering of all moves in range, for fixed-size policies and masks.
uint32_t action_count(MoveKinds kinds);
uint32_t action_index(MoveKinds kinds, Move move);
Move action_at(MoveKinds kinds, uint32_t index);

}  // namespace paydirt
