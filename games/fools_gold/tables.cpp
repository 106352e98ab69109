// The fixed tables of Fool's Gold, and the box laid out: an edition becomes rules.
#include <algorithm>

#include "engine/text.hpp"
#include "games/fools_gold/rules.hpp"

namespace paydirt::fools_gold {
namespace {

constexpr const char* kMineNames[kMines] = {"hills", "forest", "mountains", "river", "lake"};
constexpr const char* kCardNames[kCards] = {"gold_1", "gold_2", "gold_3",       "gold_4",     "gold_5",
                                            "gem",    "silt",   "foul_weather", "false_alarm"};
constexpr std::span<const char* const> kAllCards(kCardNames);

constexpr MoveKind kKinds[] = {
    {"place", name_argument("mine", kMineNames), number_argument("space", 0, kSpaces - 1)},
    {"wild", name_argument("mine", kMineNames)},
    {"retrieve"},
    {"pass"},
    {"reserve", name_argument("mine", kMineNames)},
    {"take", name_argument("card", kAllCards.first(kTakeable))},
    {"coins"},
    {"lie_down"},
    {"nothing"},
};

constexpr const char* kPurposes[p_count] = {"start",  "dice",      "winter", "alarm", "hills",
                                            "forest", "mountains", "river",  "lake"};

constexpr Argument kNothing = {};
constexpr Argument kMine = name_argument("mine", kMineNames);
constexpr Argument kCard = name_argument("card", kAllCards);
constexpr Argument kSpace = number_argument("space", 0, kSpaces - 1);
constexpr Argument kCoins = amount_argument("coins", 0, 255);
constexpr Argument kCount = amount_argument("cards", 0, 255);
constexpr const char* kEndingNames[] = {"none", "years_over"};

constexpr EventKind kEvents[] = {
    {"year", kNothing, kNothing, amount_argument("year", 1, 10004)},
    {"income", kNothing, kNothing, kCoins},
    {"dice", kMine, kNothing, amount_argument("dice", 0, kDice)},
    {"camp", number_argument("surplus", 0, kDice), kNothing, amount_argument("dice", 0, kDice)},
    {"place", kMine, kSpace, kCoins},
    {"wild", kMine, number_argument("position", 0, kPositions - 1), kCoins},
    {"retrieve", kNothing, kNothing, kCoins},
    {"pass"},
    {"reserve", kMine},
    {"skip", kMine},
    {"draw", kMine, number_argument("dice", 0, kPositions), kCount},
    {"card", kMine, kCard},
    {"weather", kMine},
    {"alarm", kMine, kCard},
    {"take", kMine, kCard},
    {"coins", kMine, kNothing, kCoins},
    {"lie_down", kMine, kSpace},
    {"home", kMine, kNothing, amount_argument("miners", 0, 255)},
    {"leave", kMine, kNothing, kCount},
    {"winter", kMine, kNothing, kCount},
    {"nothing", kMine, number_argument("choice", 0, 1)},
    {"over", name_argument("ended", kEndingNames)},
};

constexpr ScoreKind kScores[] = {
    {"Hills", "one point a nugget", "FG-F4"},
    {"Forest", "one point a nugget", "FG-F4"},
    {"Mountains", "one point a nugget", "FG-F4"},
    {"River", "one point a nugget", "FG-F4"},
    {"Lake", "one point a nugget", "FG-F4"},
    {"Fool's Gold: Hills", "the richest mine of this player is worth nothing", "FG-F3"},
    {"Fool's Gold: Forest", "the richest mine of this player is worth nothing", "FG-F3"},
    {"Fool's Gold: Mountains", "the richest mine of this player is worth nothing", "FG-F3"},
    {"Fool's Gold: River", "the richest mine of this player is worth nothing", "FG-F3"},
    {"Fool's Gold: Lake", "the richest mine of this player is worth nothing", "FG-F3"},
    {"missing mines", "5 points less for each mine without a Gold card", "FG-F2"},
    {"gems", "0, 1, 3, 6, 10 or 15 for so many different gems", "FG-F5"},
};

constexpr Ending kEndings[] = {
    {kEndingNames[0], ""},
    {kEndingNames[1], "The last year is over."},
};

constexpr GameInfo kInfo = {
    "fools-gold",
    "Fool's Gold",
    "Send miners to five mines for five years, and take the best of each: your richest one is worth nothing.",
    "Joshua Balvin; Passport Game Studios, 2015",
    3,
    5,
    4,
    1,
};

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
  if (profile.id != kMineNames[mine]) return bad(say(field, ".id: must be ", kMineNames[mine]));
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

std::array<uint8_t, kCards> deck_of(const MineProfile& profile) {
  std::array<uint8_t, kCards> cards{};
  for (size_t value = 0; value < kValues; ++value) cards[value] = static_cast<uint8_t>(profile.gold[value]);
  cards[c_gem] = static_cast<uint8_t>(profile.gems);
  cards[c_silt] = static_cast<uint8_t>(profile.silt);
  cards[c_foul_weather] = static_cast<uint8_t>(profile.foul_weather);
  cards[c_false_alarm] = static_cast<uint8_t>(profile.false_alarm);
  return cards;
}

}  // namespace

const GameTables& Rules::tables() {
  static constexpr GameTables kTables = {kInfo, kKinds, kPurposes, kEvents, kScores, kEndings};
  return kTables;
}

Result<Rules> Rules::make(const Edition& edition, const Options& options, int seats, int version) {
  if (version != kInfo.version)
    return Refusal{say("rules version ", version, " is unknown; there is ", kInfo.version)};
  if (!within(seats, kInfo.min_seats, kInfo.max_seats)) {
    return Refusal{say("Fool's Gold is for 3 to 5 players, not for ", seats), "FG-S1"};
  }
  if (static_cast<int>(options.start_player) > seats) {
    return Refusal{say("option start_player: there is no ", enum_name(options.start_player)), "FG-R1"};
  }
  if (Refusal refusal = check_edition(edition, seats)) return refusal;

  Rules rules;
  rules.edition_ = edition;
  rules.seats_ = seats;
  rules.options_ = options;
  for (int position = 0; position < kPositions; ++position) {
    const PathPosition& from = edition.path.positions[position];
    rules.rolled_places_ += from.rolled ? 1 : 0;
    if (!from.cost) continue;
    rules.cost_[position] = static_cast<uint8_t>(*from.cost);
    for (size_t coins = static_cast<size_t>(*from.cost); coins < rules.payable_.size(); ++coins)
      rules.payable_[coins] |= static_cast<Places>(1U << position);
  }
  for (size_t mine = 0; mine < kMines; ++mine) {
    const MineProfile& profile = edition.mines[mine];
    rules.cards_[mine] = deck_of(profile);
    for (size_t type = 0; type < edition.gems.size(); ++type) {
      if (edition.gems[type].id == profile.gem) rules.gem_bit_[mine] = static_cast<uint8_t>(1U << type);
    }
  }
  std::copy(edition.scoring.gem_points.begin(), edition.scoring.gem_points.end(), rules.gem_points_.begin());
  rules.missing_mine_ = edition.scoring.missing_mine;
  for (const StartMiners& row : edition.start.miners) {
    if (row.players == seats) rules.start_miners_ = row.miners;
  }
  rules.start_coins_ = edition.start.coins;
  rules.retrieved_coins_ = edition.actions.retrieved_coins;
  rules.bank_coins_ = edition.actions.bank_coins;
  rules.wild_die_cost_ = edition.actions.wild_die_cost;
  return rules;
}

}  // namespace paydirt::fools_gold
