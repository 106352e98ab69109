// All games of this program: the one list that everything made for each of them comes from.
#pragma once

#include <span>
#include <string_view>

#include "engine/any_game.hpp"
#include "engine/check.hpp"
#include "games/list.hpp"

namespace paydirt {

std::span<const AnyGame* const> all_games();

/// The game with this id, or a refusal that names the games there are.
Result<const AnyGame*> find_game(std::string_view id);

/// From a game to the class of its rules: what visit.operator()<Rules>() returns. Rules is only a name here,
/// so what is called must be a template that is declared alone, and instantiated in a source file a game.
template <class Visit>
decltype(auto) with_rules(const AnyGame& game, const Visit& visit) {
  return [&]<class First, class... Rest>(RulesList<First, Rest...>) -> decltype(auto) {
    using Returned = decltype(visit.template operator()<First>());
    using Call = Returned (*)(const Visit&);
    static constexpr Call kCalls[] = {
        [](const Visit& each) -> Returned { return each.template operator()<First>(); },
        [](const Visit& each) -> Returned { return each.template operator()<Rest>(); }...};
    for (size_t i = 0; i < all_games().size(); ++i) {
      if (all_games()[i] == &game) return kCalls[i](visit);
    }
    stop();
  }(AllRules{});
}

/// Reads a record of any game.
struct AnyRecord {
  const AnyGame* game;
  Record record;
};
Result<AnyRecord> read_any_record(std::string_view text);

/// The game that a position file names, or a refusal.
Result<const AnyGame*> game_of_position(std::string_view text);

}  // namespace paydirt
