// What the tests of all games begin with: the edition that a game is printed with.
#pragma once

#include <gtest/gtest.h>

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

/// The printed edition is good for every number of players that the game is for and every version of its
/// rules. Others are refused, and texts that are no edition: an empty one misses this field first.
template <class Rules>
void expect_printed_edition_is_good(const char* first_field) {
  const GameInfo& info = Rules::info();
  const auto refused = [](int seats, int version) {
    return Rules::make(printed_edition_of<Rules>(), {}, seats, version).refusal().words;
  };
  for (int seats = info.min_seats; seats <= info.max_seats; ++seats) {
    for (int version = 1; version <= info.version; ++version) EXPECT_EQ(refused(seats, version), "");
  }
  EXPECT_EQ(refused(info.max_seats + 1, info.version),
            say(info.name, " is for ", info.min_seats, " to ", info.max_seats, " players, not for ",
                info.max_seats + 1));
  const std::string known = info.version == 1 ? "there is 1" : say("there are 1 to ", info.version);
  for (const int version : {0, info.version + 1}) {
    EXPECT_EQ(refused(info.max_seats, version), say("rules version ", version, " is unknown; ", known));
  }
  const AnyGame& game = hosted_game<Rules>();
  EXPECT_TRUE(game.check_edition(game.edition_text()).ok());
  EXPECT_FALSE(game.check_edition("no edition").ok());
  EXPECT_EQ(game.check_edition("{}").refusal().words, say("edition: ", first_field, ": missing"));
}

}  // namespace paydirt
