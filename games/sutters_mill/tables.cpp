// The fixed tables of Sutter's Mill, and the box laid out: an edition becomes rules.
#include <algorithm>

#include "engine/text.hpp"
#include "games/sutters_mill/names.hpp"
#include "games/sutters_mill/rules.hpp"

namespace paydirt::sutters_mill {
namespace {

constexpr const char* kSpaceNames[kSpaces] = {
    "sutters_mill",   "odd_fellows_hall",  "eldorado",   "st_johns",      "hook_and_ladder", "adams_express",
    "chalmers_hotel", "miners_drug_store", "river_camp", "hillside_camp", "mine_camp"};
constexpr std::span<const char* const> kAllSpaces(kSpaceNames);
constexpr std::span<const char* const> kAllBuildings = kAllSpaces.first(kBuildings);
constexpr const char* kRankNames[kRanks] = {"2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"};
constexpr const char* kDirections[] = {"down", "up"};

constexpr MoveKind kKinds[] = {
    {"switch"},
    {"dig"},
    {"city"},
    {"to", name_argument("building", kAllBuildings)},
    {"stop"},
    {"end"},
    {"place", name_argument("space", kAllSpaces)},
    {"card", name_argument("rank", kRankNames), name_argument("building", kAllBuildings)},
    {"move", name_argument("from", kAllSpaces), name_argument("to", kAllSpaces),
     flags_argument("pulled", kAllBuildings)},
    {"leave", name_argument("space", kAllSpaces), {}, flags_argument("pulled", kAllBuildings)},
    {"pull", name_argument("building", kAllBuildings), {}, flags_argument("pulled", kAllBuildings)},
    {"shift", name_argument("building", kAllBuildings), number_argument("position", 1, kStack),
     name_argument("direction", kDirections)},
};

constexpr const char* kPurposes[] = {"start", "river", "hillside", "mine"};

constexpr Argument kBuilding = name_argument("building", kAllBuildings);
constexpr Argument kPart = name_argument("part", kPartNames);
constexpr Argument kGold = number_argument("nuggets", 1, kFaces);  // secret
constexpr const char* kEndingNames[] = {"none", "vein_empty", "nobody_left", "standstill"};

constexpr EventKind kEvents[] = {
    {"turn"},
    {"switch"},
    {"dig", kBuilding, kPart, {}, kGold},
    {"business", {}, kPart, {}, kGold},
    {"bonus", kBuilding, kPart, {}, kGold},
    {"place", name_argument("space", kAllSpaces)},
    {"card", name_argument("rank", kRankNames), kBuilding},
    {"move", name_argument("from", kAllSpaces), name_argument("to", kAllSpaces)},
    {"leave", name_argument("space", kAllSpaces)},
    {"pull", kBuilding, number_argument("owner", 0, kPlayers - 1), name_argument("rank", kRankNames)},
    {"shift", kBuilding, number_argument("position", 1, kStack), name_argument("direction", kDirections)},
    {"pay", {}, {}, amount_argument("nuggets", 0, 999)},
    {"special", kBuilding},
    {"certificate", kBuilding},
    {"close", kBuilding},
    {"box", {}, kPart},
    {"adventurer"},
    {"skip"},
    {"over", name_argument("reason", kEndingNames)},
};

constexpr ScoreKind kScores[] = {
    {"cards home", "value of own cards played and taken off again", "SM-151"},
    {"cards left", "minus the value of own cards still on the board", "SM-152"},
    {"nuggets", "one point a nugget in the purse", "SM-153"},
    {"prospectors left", "minus 1, 3, 6, 10 or 15 for own prospectors still on the board", "SM-154"},
};

constexpr Ending kEndings[] = {
    {kEndingNames[0], ""},
    {kEndingNames[1], "The vein is empty."},
    {kEndingNames[2], "Nobody is left on the board."},
    {kEndingNames[3], "Too many turns went by without progress."},
};

constexpr GameInfo kInfo = {
    "sutters-mill",
    "Sutter's Mill",
    "Bring prospectors to town, buy up its houses, and be gone with your cards before the gold is.",
    "Marco Teubner; Phalanx Games and Mayfair Games, 2008",
    2,
    4,
    3,
    2,
};

Refusal bad(const std::string& words) { return {say("edition: ", words)}; }

bool within(int number, int low, int high) { return number >= low && number <= high; }

Refusal check_cards(const InfluenceCards& cards) {
  if (cards.per_colour.size() != kRanks)
    return bad(say("influence_cards.per_colour: must list ", kRanks, " ranks"));
  for (int rank = 0; rank < kRanks; ++rank) {
    const CardFace& card = cards.per_colour[rank];
    if (card.rank != kRankNames[rank]) {
      return bad(say("influence_cards.per_colour[", rank, "].rank: must be ", kRankNames[rank]));
    }
    if (!within(card.value, 1, 99)) {
      return bad(say("influence_cards.per_colour[", rank, "].value: ", card.value, " is outside 1 to 99"));
    }
  }
  return {};
}

Refusal check_counters(const GoldCounters& counters) {
  constexpr const char* kBacks[] = {"blue", "brown", "grey", "red"};
  if (counters.backs.size() != 4) return bad("gold_counters.backs: must be blue, brown, grey and red");
  int total = 0;
  for (int i = 0; i < 4; ++i) {
    const CounterBack& back = counters.backs[i];
    const std::string path = say("gold_counters.backs[", i, "]");
    if (back.back != kBacks[i]) return bad(say(path, ".back: must be ", kBacks[i]));
    if (i < kParts && back.part != enum_name(static_cast<Part>(i))) {
      return bad(say(path, ".part: must be ", enum_name(static_cast<Part>(i))));
    }
    uint32_t seen = 0;
    for (const CounterFace& face : back.faces) {
      if (!within(face.nuggets, 1, kFaces)) {
        return bad(say(path, ": a face of ", face.nuggets, " nuggets is outside 1 to ", kFaces));
      }
      if (!within(face.copies, 1, kVein))
        return bad(say(path, ": ", face.copies, " copies are outside 1 to ", kVein));
      if (((seen >> face.nuggets) & 1) != 0)
        return bad(say(path, ": ", face.nuggets, " nuggets stand there twice"));
      seen |= 1U << face.nuggets;
      if (i < kParts) total += face.copies;
    }
    if (back.faces.empty()) return bad(say(path, ".faces: there must be some"));
  }
  if (total > kVein)
    return bad(say("gold_counters: ", total, " counters do not fit the ", kVein, " spaces of the vein"));
  return {};
}

Refusal check_rest(const Edition& edition) {
  const auto& list = edition.certificates.list;
  if (list.size() != kBuildings) return bad(say("certificates.list: must have ", kBuildings, " entries"));
  for (int i = 0; i < kBuildings; ++i) {
    if (list[i].id != kSpaceNames[i])
      return bad(say("certificates.list[", i, "].id: must be ", kSpaceNames[i]));
    if (list[i].name.empty()) return bad(say("certificates.list[", i, "].name: must not be empty"));
  }
  if (!within(edition.certificates.business_counters_each, 0, 9)) {
    return bad("certificates.business_counters_each: must be 0 to 9");
  }
  if (!within(edition.adventurer.business_counters, 0, 9))
    return bad("adventurer.business_counters: must be 0 to 9");
  const auto& prices = edition.action_costs.marginal_by_ordinal;
  if (prices.size() != kActions)
    return bad(say("action_costs.marginal_by_ordinal: must list ", kActions, " prices"));
  for (const int price : prices) {
    if (!within(price, 0, 99))
      return bad(say("action_costs.marginal_by_ordinal: ", price, " is outside 0 to 99"));
  }
  const auto& points = edition.scoring.prospectors_on_board;
  if (points.size() != kProspectors + 1) {
    return bad(say("scoring.prospectors_on_board: must list ", kProspectors + 1, " values"));
  }
  for (const int each : points) {
    if (!within(each, -99, 0))
      return bad(say("scoring.prospectors_on_board: ", each, " is outside -99 to 0"));
  }
  const SetUp& setup = edition.setup;
  if (!within(setup.prospectors_in_river_camp, 0, kProspectors) ||
      !within(setup.prospectors_in_supply, 0, kProspectors - setup.prospectors_in_river_camp)) {
    return bad(say("setup: a player has at most ", kProspectors, " prospectors"));
  }
  if (!within(edition.end.turns_without_progress_per_player, 2, 50)) {
    return bad("end.turns_without_progress_per_player: must be 2 to 50");
  }
  return {};
}

/// SM-008: what everybody starts with must be among the red counters.
Refusal check_start(const Edition& edition, int seats) {
  std::array<int, kFaces + 1> left{};
  for (const CounterFace& face : edition.gold_counters.backs[kParts].faces) left[face.nuggets] = face.copies;
  for (const int nuggets : edition.setup.red_counters_each) {
    if (!within(nuggets, 1, kFaces) || (left[nuggets] -= seats) < 0) {
      return bad(say("setup.red_counters_each: there are not ", seats, " red counters of ", nuggets,
                     " for all players"));
    }
  }
  return {};
}

}  // namespace

const GameTables& Rules::tables() {
  static constexpr GameTables kTables = {kInfo, kKinds, kPurposes, kEvents, kScores, kEndings};
  return kTables;
}

Result<Rules> Rules::make(const Edition& edition, const Options& /*options*/, int seats, int version) {
  if (!within(version, 1, kInfo.version))
    return Refusal{say("rules version ", version, " is unknown; there are 1 to ", kInfo.version)};
  if (!within(seats, kInfo.min_seats, kInfo.max_seats)) {
    return Refusal{say("Sutter's Mill is for 2 to 4 players, not for ", seats), "SM-001"};
  }
  if (Refusal refusal = check_cards(edition.influence_cards)) return refusal;
  if (Refusal refusal = check_counters(edition.gold_counters)) return refusal;
  if (Refusal refusal = check_rest(edition)) return refusal;
  if (Refusal refusal = check_start(edition, seats)) return refusal;

  Rules rules;
  rules.edition_ = edition;
  rules.seats_ = seats;
  rules.version_ = version;
  for (int rank = 0; rank < kRanks; ++rank) {
    rules.value_[rank] = static_cast<int8_t>(edition.influence_cards.per_colour[rank].value);
    for (int lower = 0; lower < rank; ++lower) {
      if (rules.value_[lower] == rules.value_[rank])
        rules.equals_below_[rank] |= static_cast<uint16_t>(1U << lower);
    }
  }
  for (int i = 0; i < kActions; ++i) {
    rules.price_[i] = static_cast<int16_t>(edition.action_costs.marginal_by_ordinal[i]);
  }
  for (int i = 0; i <= kProspectors; ++i) {
    rules.penalty_[i] = static_cast<int16_t>(edition.scoring.prospectors_on_board[i]);
  }
  for (int part = 0; part < kParts; ++part) {
    int copies = 0;
    int nuggets = 0;
    for (const CounterFace& face : edition.gold_counters.backs[part].faces) {
      copies += face.copies;
      nuggets += face.nuggets * face.copies;
      rules.faces_[part][face.nuggets - 1] = static_cast<uint8_t>(face.copies);
    }
    rules.vein_total_ += copies;
    rules.nuggets_total_ += nuggets;
    rules.mean_[part] = nuggets * kPoint / copies;
  }
  int red_total = 0;
  for (const CounterFace& face : edition.gold_counters.backs[kParts].faces)
    red_total += face.nuggets * face.copies;
  for (const int nuggets : edition.setup.red_counters_each) rules.start_nuggets_ += nuggets;
  rules.start_bank_ = red_total - seats * rules.start_nuggets_;  // SM-009
  rules.nuggets_total_ += red_total;
  rules.standstill_ = edition.end.turns_without_progress_per_player * seats;
  return rules;
}

}  // namespace paydirt::sutters_mill
