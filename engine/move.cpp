#include "engine/move.hpp"

#include <array>

#include "engine/text.hpp"

namespace paydirt {
namespace {

using Form = Argument::Form;

std::array<const Argument*, 3> arguments(const MoveKind& kind) { return {&kind.a, &kind.b, &kind.c}; }

/// The value of argument `i`, an amount read over two bytes.
uint32_t value_of(const Argument& argument, Move move, int i) {
  const uint8_t bytes[3] = {move.a, move.b, move.c};
  if (argument.form != Form::amount) return bytes[i];
  return bytes[i] | (i < 2 ? uint32_t{bytes[i + 1]} << 8 : 0);
}

void set_value(Move& move, int i, uint32_t value) {
  uint8_t* const bytes[3] = {&move.a, &move.b, &move.c};
  *bytes[i] = static_cast<uint8_t>(value & 0xff);
  if (value > 0xff && i < 2) *bytes[i + 1] = static_cast<uint8_t>(value >> 8);
}

uint32_t lowest(const Argument& argument) {
  return argument.form == Form::number || argument.form == Form::amount ? static_cast<uint32_t>(argument.low)
                                                                        : 0;
}

bool argument_in_range(const Argument& argument, uint32_t value) {
  return value >= lowest(argument) && value - lowest(argument) < argument.values();
}

/// The byte behind an amount belongs to it.
bool belongs_to_amount(const MoveKind& kind, int i) {
  return i > 0 && arguments(kind)[i - 1]->form == Form::amount;
}

void write_flags(std::string& out, const Argument& argument, uint32_t value) {
  bool first = true;
  for (size_t bit = 0; bit < argument.names.size(); ++bit) {
    if (((value >> bit) & 1) == 0) continue;
    append(out, first ? ' ' : '+');
    append(out, argument.names[bit]);
    first = false;
  }
}

bool find_name(const Argument& argument, std::string_view word, uint32_t& value) {
  for (size_t i = 0; i < argument.names.size(); ++i) {
    if (word == argument.names[i]) {
      value = static_cast<uint32_t>(i);
      return true;
    }
  }
  return false;
}

std::string range_words(const Argument& argument) {
  if (argument.form == Form::number || argument.form == Form::amount) {
    return say(argument.low, " to ", argument.high);
  }
  if (argument.form == Form::truth) return "0 or 1";
  std::string words = "one of";
  for (const char* name : argument.names) append(words, say(name == argument.names[0] ? " " : ", ", name));
  return words;
}

bool read_argument(const Argument& argument, std::string_view word, uint32_t& value) {
  switch (argument.form) {
    case Form::none: return false;
    case Form::name: return find_name(argument, word, value);
    case Form::truth:
    case Form::number:
    case Form::amount: return to_number(word, value) && argument_in_range(argument, value);
    case Form::flags: {
      value = 0;
      while (!word.empty()) {
        uint32_t bit = 0;
        if (!find_name(argument, next_word(word, '+'), bit)) return false;
        value |= 1U << bit;
      }
      return true;
    }
  }
  return false;
}

}  // namespace

bool in_range(MoveKinds kinds, Move move) {
  if (move.kind >= kinds.size()) return false;
  const MoveKind& kind = kinds[move.kind];
  for (int i = 0; i < 3; ++i) {
    if (belongs_to_amount(kind, i)) continue;
    const Argument& argument = *arguments(kind)[i];
    if (!argument_in_range(argument, value_of(argument, move, i))) return false;
  }
  return true;
}

std::string to_notation(MoveKinds kinds, Move move) {
  if (move.kind >= kinds.size()) return "?";
  const MoveKind& kind = kinds[move.kind];
  std::string out = kind.name;
  for (int i = 0; i < 3; ++i) {
    const Argument& argument = *arguments(kind)[i];
    const uint32_t value = value_of(argument, move, i);
    if (argument.form == Form::none) continue;
    if (!argument_in_range(argument, value)) {
      out += " ?";
    } else if (argument.form == Form::flags) {
      write_flags(out, argument, value);
    } else if (argument.form == Form::name) {
      append(out, say(' ', argument.names[value]));
    } else {
      append(out, say(' ', value));
    }
  }
  return out;
}

Result<Move> parse_move(MoveKinds kinds, std::string_view text) {
  std::string_view rest = trim(text);
  const std::string_view word = next_word(rest);
  for (size_t k = 0; k < kinds.size(); ++k) {
    if (word != kinds[k].name) continue;
    Move move{static_cast<uint8_t>(k)};
    for (int i = 0; i < 3; ++i) {
      const Argument& argument = *arguments(kinds[k])[i];
      if (argument.form == Form::none) continue;
      const std::string_view given = next_word(rest);
      uint32_t value = 0;
      if (!read_argument(argument, given, value)) {
        return Refusal{say("'", trim(text), "': ", argument.name, " must be ", range_words(argument))};
      }
      set_value(move, i, value);
    }
    if (!trim(rest).empty()) return Refusal{say("'", trim(text), "': nothing may follow '", word, "' here")};
    return move;
  }
  std::string known;
  for (const MoveKind& kind : kinds) append(known, say(known.empty() ? "" : ", ", kind.name));
  return Refusal{say("there is no move '", word.substr(0, 40), "'; the moves are ", known)};
}

uint32_t action_count(MoveKinds kinds) {
  uint32_t count = 0;
  for (const MoveKind& kind : kinds) count += kind.a.values() * kind.b.values() * kind.c.values();
  return count;
}

uint32_t action_index(MoveKinds kinds, Move move) {
  require(in_range(kinds, move));
  uint32_t index = action_count(kinds.first(move.kind));
  uint32_t within = 0;
  const MoveKind& kind = kinds[move.kind];
  for (int i = 0; i < 3; ++i) {
    if (belongs_to_amount(kind, i)) continue;
    const Argument& argument = *arguments(kind)[i];
    within = within * argument.values() + value_of(argument, move, i) - lowest(argument);
  }
  return index + within;
}

Move action_at(MoveKinds kinds, uint32_t index) {
  require(index < action_count(kinds));
  Move move;
  while (index >= action_count(kinds.subspan(move.kind, 1))) {
    index -= action_count(kinds.subspan(move.kind, 1));
    ++move.kind;
  }
  const MoveKind& kind = kinds[move.kind];
  for (int i = 2; i >= 0; --i) {
    if (belongs_to_amount(kind, i)) continue;
    const Argument& argument = *arguments(kind)[i];
    set_value(move, i, index % argument.values() + lowest(argument));
    index /= argument.values();
  }
  return move;
}

}  // namespace paydirt
