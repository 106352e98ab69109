// The weights of a game's `sense` one by one, and from text: for experiments.
#pragma once

#include <string_view>

#include "engine/game.hpp"
#include "engine/json_read.hpp"

namespace paydirt {

/// Calls visit(name, number) for each of them; those of a list are "free[2]".
template <DescribedStruct Weights, class Visit>
void for_each_weight(Weights& weights, Visit&& visit) {
  for_each_member(weights, [&](const char* name, auto& member) {
    if constexpr (is_array<std::remove_cvref_t<decltype(member)>>) {
      for (size_t i = 0; i < member.size(); ++i) visit(say(name, '[', i, ']'), member[i]);
    } else {
      visit(std::string(name), member);
    }
  });
}

/// From JSON with a number for each; refuses what would overflow when tables are judged.
template <Game G>
Result<typename G::Weights> read_weights(std::string_view text) {
  constexpr int kMost = 10'000;
  const auto json = parse_json(text);
  if (!json) return json.refusal();
  typename G::Weights weights;
  if (Refusal refusal = read_json(*json, weights, "", Unknown::refuse)) return refusal;
  Refusal refusal;
  for_each_weight(weights, [&](const std::string& name, int weight) {
    if (weight < -kMost || weight > kMost) refusal = {say(name, ": must be from -", kMost, " to ", kMost)};
  });
  if (refusal) return refusal;
  return weights;
}

}  // namespace paydirt
