// Whether an edition can be played; if not, which field is wrong and why.
#include <algorithm>

#include "engine/enum_names.hpp"
#include "engine/field_checker.hpp"
#include "games/fools_gold/box.hpp"

namespace paydirt::fools_gold {
namespace {

constexpr int kMostCards = 60;     // of one kind in a deck
constexpr int kMostNuggets = 250;  // of one mine: a byte counts them

struct EditionChecker : FieldChecker {
  void edition(const Edition& edition, int seats) {
    players(edition, seats);
    number(edition.dice.prospecting, 1, kDice, "dice.prospecting");
    check(edition.dice.wild_face == kMines + 1, "dice.wild_face: must be ", kMines + 1);
    number(edition.dice.winter_faces, 1, 9, "dice.winter_faces");
    number(edition.actions.retrieved_coins, 1, 9, "actions.retrieved_coins");
    number(edition.actions.bank_coins, 1, 5, "actions.bank_coins");
    number(edition.actions.wild_die_cost, 0, 9, "actions.wild_die_cost");
    number(edition.scoring.missing_mine, -99, 0, "scoring.missing_mine");
    path(edition.path);
    gems(edition);
    if (!check(edition.mines.size() == kMines, "mines: must list ", kMines)) return;
    for (int at = 0; at < kMines; ++at) mine(edition, at);
  }

 private:
  void players(const Edition& edition, int seats) {
    const std::vector<int>& years = edition.years.list;
    if (!check(years.size() == kYears, "years.list: must list ", kYears, " years")) return;
    bool good = years[0] >= 1 && years[0] <= 9999;
    for (int i = 0; i < kYears; ++i) good = good && years[i] == years[0] + i;
    check(good, "years.list: must be consecutive years");
    const int new_miners = number(edition.years.new_miners, 0, 8, "years.new_miners");
    number(edition.years.new_coins, 0, 5, "years.new_coins");
    number(edition.start.coins, 0, 20, "start.coins");
    const int all = number(edition.miners.per_colour, 1, 8, "miners.per_colour");
    const auto& rows = edition.start.miners;
    const auto row = std::find_if(rows.begin(), rows.end(),
                                  [&](const StartMiners& each) { return each.players == seats; });
    if (!check(row != rows.end(), "start.miners: nothing is said for ", seats, " players")) return;
    check(row->miners >= 1 && row->miners <= all - new_miners * (kYears - 1), "start.miners: ", row->miners,
          " for ", seats, " players; a colour has ", all, " for all years");
  }

  void path(const Path& path) {
    if (!check(path.positions.size() == kPositions, "path.positions: must list ", kPositions)) return;
    bool rolled = true;
    int before = 0;
    for (int i = 0; i < kPositions; ++i) {
      const PathPosition& position = path.positions[i];
      const std::string field = say("path.positions[", i, "]");
      const std::string id = i == 0 ? std::string("box") : say(i - 1);
      check(position.id == id, field, ".id: must be ", id);
      check(position.cost.has_value() == (i > 0), field,
            i == 0 ? ".cost: no miner stands on the box" : ".cost: missing");
      if (i > 0 && position.cost) before = number(*position.cost, before, 30, field, ".cost");
      check(rolled || !position.rolled, field, ".rolled: dice are rolled onto the lowest positions");
      rolled = position.rolled;
      check(i > 0 || rolled, field, ".rolled: the box takes the first die");
    }
  }

  void gems(const Edition& edition) {
    const size_t types = edition.gems.size();
    if (!check(types >= 1 && types <= kGems, "gems: must list 1 to ", kGems, " types")) return;
    for (size_t i = 0; i < types; ++i) {
      check(!edition.gems[i].id.empty() && !edition.gems[i].name.empty(), "gems[", i,
            "]: id and name must not be empty");
      for (size_t before = 0; before < i; ++before) {
        check(edition.gems[before].id != edition.gems[i].id, "gems[", i, "].id: stands there twice");
      }
    }
    const auto& points = edition.scoring.gem_points;
    check(points.size() == types + 1, "scoring.gem_points: must list ", types + 1, " values");
    for (const int each : points) number(each, 0, 99, "scoring.gem_points");
  }

  void mine(const Edition& edition, int at) {
    const MineProfile& profile = edition.mines[at];
    const std::string field = say("mines[", at, "]");
    check(profile.id == kEnumNames<Mine>[at], field, ".id: must be ", kEnumNames<Mine>[at]);
    check(!profile.name.empty(), field, ".name: must not be empty");
    check(profile.die_face == at + 1, field, ".die_face: must be ", at + 1);
    if (!check(profile.gold.size() == kValues, field, ".gold: must list ", kValues, " counts")) return;
    int nuggets = 0;
    for (int value = 0; value < kValues; ++value) {
      nuggets += number(profile.gold[value], 0, kMostCards, field, ".gold[", value, "]") * (value + 1);
    }
    check(nuggets >= 1 && nuggets <= kMostNuggets, field, ".gold: ", nuggets, " nuggets are outside 1 to ",
          kMostNuggets);
    number(profile.silt, 0, kMostCards, field, ".silt");
    number(profile.gems, 0, kMostCards, field, ".gems");
    number(profile.foul_weather, 0, kMostCards, field, ".foul_weather");
    number(profile.false_alarm, 0, kMostCards, field, ".false_alarm");
    const bool known = std::any_of(edition.gems.begin(), edition.gems.end(),
                                   [&](const GemType& type) { return type.id == profile.gem; });
    check(known, field, ".gem: there is no gem '", profile.gem.substr(0, 40), "'");
  }
};

}  // namespace

Refusal check_edition(const Edition& edition, int seats) {
  EditionChecker checker;
  checker.edition(edition, seats);
  return checker.refusal_of("edition");
}

}  // namespace paydirt::fools_gold
