#include "engine/actions.hpp"

namespace paydirt {

ActionTable::ActionTable(MoveKinds kinds) {
  using Form = Argument::Form;
  const auto low = [](const Argument& argument) {
    return argument.form == Form::number || argument.form == Form::amount
               ? static_cast<uint32_t>(argument.low)
               : 0;
  };
  uint32_t before = 0;
  for (const MoveKind& kind : kinds) {
    Row row;
    row.wide_a = kind.a.form == Form::amount;
    row.wide_b = kind.b.form == Form::amount;
    // An argument that never varies, and the second byte of an amount, add nothing.
    row.c = row.wide_b || kind.c.form == Form::none ? 0 : 1;
    row.b = row.wide_a || kind.b.form == Form::none ? 0 : kind.c.values();
    row.a = kind.a.form == Form::none ? 0 : kind.b.values() * kind.c.values();
    row.base = before - row.a * low(kind.a) - row.b * low(kind.b) - row.c * low(kind.c);
    rows_.push_back(row);
    before += kind.a.values() * kind.b.values() * kind.c.values();
  }
  for (uint32_t index = 0; index < before; ++index) moves_.push_back(action_at(kinds, index));
}

}  // namespace paydirt
