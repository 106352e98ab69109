// What every game's Box holds besides the tables that are derived from it.
#pragma once

namespace paydirt {

/// The rules as they lie on one table. A game's Box derives from it and defines `Refusal lay_out()`, which
/// refuses what cannot be played and otherwise fills in its tables; from then on it is immutable.
template <class EditionType, class OptionsType>
struct BoxBase {
  EditionType edition;
  OptionsType options;
  int seats = 0;
  int version = 0;
};

}  // namespace paydirt
