// What the tests of all games begin with: the edition that a game is printed with.
#pragma once

#include <string>

#include "engine/host.hpp"
#include "games/registry.hpp"

namespace paydirt {

template <class Rules>
const AnyGame& hosted_game() {
  return **find_game(Rules::info().id);
}

/// Read once for all tests.
template <class Rules>
const typename Rules::Edition& printed_edition_of() {
  static const auto edition = *parse_edition<Rules>(hosted_game<Rules>().edition_text());
  return edition;
}

/// Changes the printed edition and explains why it is refused then; "" if it is not.
template <class Rules>
struct RefusedAfter {
  int usual_seats = 0;

  template <class Change>
  std::string operator()(const Change& change, int seats = 0) const {
    auto edition = printed_edition_of<Rules>();
    change(edition);
    return Rules::make(edition, {}, seats == 0 ? usual_seats : seats, Rules::info().version).refusal().words;
  }
};

}  // namespace paydirt
