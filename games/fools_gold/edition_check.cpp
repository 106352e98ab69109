// Whether an edition can be played; if not, which field is wrong and why.
#include <algorithm>

#include "engine/enum_names.hpp"
#include "engine/text.hpp"
#include "games/fools_gold/box.hpp"
#include "games/fools_gold/names.hpp"

namespace paydirt::fools_gold {
namespace {

Refusal bad(const std::string& words) { return {say("edition: ", words)}; }

bool within(int number, int low, int high) { return number >= low && number <= high; }

/// Refuses a number outside of its bounds.
Refusal check_number(const std::string& field, int number, int low, int high) {
  if (within(number, low, high)) return {};
  return bad(say(field, ": ", number, " is outside ", low, " to ", high));
}

constexpr int kMostCards = 60;     // of one kind in a deck
constexpr int kMostNuggets = 250;  // of one mine: a byte counts them

Refusal check_mine(const Edition& edition, int mine) {
  const MineProfile& profile = edition.mines[mine];
  const std::string field = say("mines[", mine, "]");
  if (profile.id != kEnumNames<Mine>[mine]) return bad(say(field, ".id: must be ", kEnumNames<Mine>[mine]));
  if (profile.name.empty()) return bad(say(field, ".name: must not be empty"));
  if (profile.die_face != mine + 1) return bad(say(field, ".die_face: must be ", mine + 1));
  if (profile.gold.size() != kValues) return bad(say(field, ".gold: must list ", kValues, " counts"));
  int nuggets = 0;
  for (int value = 0; value < kValues; ++value) {
    const int copies = profile.gold[value];
    if (Refusal refusal = check_number(say(field, ".gold[", value, "]"), copies, 0, kMostCards))
      return refusal;
    nuggets += copies * (value + 1);
  }
  if (!within(nuggets, 1, kMostNuggets)) {
    return bad(say(field, ".gold: ", nuggets, " nuggets are outside 1 to ", kMostNuggets));
  }
  if (Refusal refusal = check_number(say(field, ".silt"), profile.silt, 0, kMostCards)) return refusal;
  if (Refusal refusal = check_number(say(field, ".gems"), profile.gems, 0, kMostCards)) return refusal;
  if (Refusal refusal = check_number(say(field, ".foul_weather"), profile.foul_weather, 0, kMostCards)) {
    return refusal;
  }
  if (Refusal refusal = check_number(say(field, ".false_alarm"), profile.false_alarm, 0, kMostCards)) {
    return refusal;
  }
  const bool known = std::any_of(edition.gems.begin(), edition.gems.end(),
                                 [&](const GemType& type) { return type.id == profile.gem; });
  if (!known) return bad(say(field, ".gem: there is no gem '", profile.gem.substr(0, 40), "'"));
  return {};
}

Refusal check_gems(const Edition& edition) {
  const size_t types = edition.gems.size();
  if (types < 1 || types > kGems) return bad(say("gems: must list 1 to ", kGems, " types"));
  for (size_t i = 0; i < types; ++i) {
    if (edition.gems[i].id.empty() || edition.gems[i].name.empty())
      return bad(say("gems[", i, "]: id and name must not be empty"));
    for (size_t before = 0; before < i; ++before) {
      if (edition.gems[before].id == edition.gems[i].id)
        return bad(say("gems[", i, "].id: stands there twice"));
    }
  }
  const auto& points = edition.scoring.gem_points;
  if (points.size() != types + 1) return bad(say("scoring.gem_points: must list ", types + 1, " values"));
  for (const int each : points) {
    if (Refusal refusal = check_number("scoring.gem_points", each, 0, 99)) return refusal;
  }
  return {};
}

Refusal check_path(const Path& path) {
  if (path.positions.size() != kPositions) return bad(say("path.positions: must list ", kPositions));
  bool rolled = true;
  int before = 0;
  for (int i = 0; i < kPositions; ++i) {
    const PathPosition& position = path.positions[i];
    const std::string field = say("path.positions[", i, "]");
    const std::string id = i == 0 ? std::string("box") : say(i - 1);
    if (position.id != id) return bad(say(field, ".id: must be ", id));
    if (position.cost.has_value() != (i > 0))
      return bad(say(field, i == 0 ? ".cost: no miner stands on the box" : ".cost: missing"));
    if (i > 0) {
      if (Refusal refusal = check_number(say(field, ".cost"), *position.cost, before, 30)) return refusal;
      before = *position.cost;
    }
    if (position.rolled && !rolled)
      return bad(say(field, ".rolled: dice are rolled onto the lowest positions"));
    rolled = position.rolled;
    if (i == 0 && !rolled) return bad(say(field, ".rolled: the box takes the first die"));
  }
  return {};
}

Refusal check_players(const Edition& edition, int seats) {
  if (edition.years.list.size() != kYears) return bad(say("years.list: must list ", kYears, " years"));
  for (size_t i = 0; i < kYears; ++i) {
    if (edition.years.list[i] != edition.years.list[0] + static_cast<int>(i) || edition.years.list[0] < 1 ||
        edition.years.list[0] > 9999)
      return bad("years.list: must be consecutive years");
  }
  if (Refusal refusal = check_number("years.new_miners", edition.years.new_miners, 0, 8)) return refusal;
  if (Refusal refusal = check_number("years.new_coins", edition.years.new_coins, 0, 5)) return refusal;
  if (Refusal refusal = check_number("start.coins", edition.start.coins, 0, 20)) return refusal;
  if (Refusal refusal = check_number("miners.per_colour", edition.miners.per_colour, 1, 8)) return refusal;
  for (const StartMiners& row : edition.start.miners) {
    if (row.players != seats) continue;
    if (row.miners < 1 || row.miners > 8 ||
        row.miners + edition.years.new_miners * (kYears - 1) > edition.miners.per_colour) {
      return bad(say("start.miners: ", row.miners, " for ", seats, " players; a colour has ",
                     edition.miners.per_colour, " for all years"));
    }
    return {};
  }
  return bad(say("start.miners: nothing is said for ", seats, " players"));
}

Refusal check_rest(const Edition& edition) {
  if (Refusal refusal = check_number("dice.prospecting", edition.dice.prospecting, 1, kDice)) return refusal;
  if (edition.dice.wild_face != kMines + 1) return bad(say("dice.wild_face: must be ", kMines + 1));
  if (Refusal refusal = check_number("dice.winter_faces", edition.dice.winter_faces, 1, 9)) return refusal;
  const Actions& actions = edition.actions;
  if (Refusal refusal = check_number("actions.retrieved_coins", actions.retrieved_coins, 1, 9))
    return refusal;
  if (Refusal refusal = check_number("actions.bank_coins", actions.bank_coins, 1, 5)) return refusal;
  if (Refusal refusal = check_number("actions.wild_die_cost", actions.wild_die_cost, 0, 9)) return refusal;
  return check_number("scoring.missing_mine", edition.scoring.missing_mine, -99, 0);
}

}  // namespace

Refusal check_edition(const Edition& edition, int seats) {
  if (Refusal refusal = check_players(edition, seats)) return refusal;
  if (Refusal refusal = check_rest(edition)) return refusal;
  if (Refusal refusal = check_path(edition.path)) return refusal;
  if (Refusal refusal = check_gems(edition)) return refusal;
  if (edition.mines.size() != kMines) return bad(say("mines: must list ", kMines));
  for (int mine = 0; mine < kMines; ++mine) {
    if (Refusal refusal = check_mine(edition, mine)) return refusal;
  }
  return {};
}

}  // namespace paydirt::fools_gold
