// The fixed tables of Sutter's Mill: what moves, events, scores and endings are called.
#include "games/sutters_mill/kinds.hpp"
#include "games/sutters_mill/names.hpp"
#include "games/sutters_mill/rules.hpp"

namespace paydirt::sutters_mill {
namespace {

constexpr std::span<const char* const> kBuildingNames = std::span(kSpaceNames).first<kBuildings>();
constexpr const char* kDirections[] = {"down", "up"};

constexpr Argument kSpace = name_argument("space", kSpaceNames);
constexpr Argument kFrom = name_argument("from", kSpaceNames);
constexpr Argument kTo = name_argument("to", kSpaceNames);
constexpr Argument kBuilding = name_argument("building", kBuildingNames);
constexpr Argument kRank = name_argument("rank", kRankNames);
constexpr Argument kPosition = number_argument("position", 1, kStack);
constexpr Argument kDirection = name_argument("direction", kDirections);
constexpr Argument kPulled = flags_argument("pulled", kBuildingNames);
constexpr Argument kPart = name_argument("part", kPartNames);
constexpr Argument kGold = number_argument("nuggets", 1, kFaces);  // secret

constexpr MoveKind kKinds[] = {
    {"switch"},
    {"dig"},
    {"city"},
    {"to", kBuilding},
    {"stop"},
    {"end"},
    {"place", kSpace},
    {"card", kRank, kBuilding},
    {"move", kFrom, kTo, kPulled},
    {"leave", kSpace, {}, kPulled},
    {"pull", kBuilding, {}, kPulled},
    {"shift", kBuilding, kPosition, kDirection},
};

constexpr const char* kPurposes[] = {"start", "river", "hillside", "mine"};

constexpr EventKind kEvents[] = {
    {"turn"},
    {"switch"},
    {"dig", kBuilding, kPart, {}, kGold},
    {"business", {}, kPart, {}, kGold},
    {"bonus", kBuilding, kPart, {}, kGold},
    {"place", kSpace},
    {"card", kRank, kBuilding},
    {"move", kFrom, kTo},
    {"leave", kSpace},
    {"pull", kBuilding, number_argument("owner", 0, kPlayers - 1), kRank},
    {"shift", kBuilding, kPosition, kDirection},
    {"pay", {}, {}, amount_argument("nuggets", 0, 999)},
    {"special", kBuilding},
    {"certificate", kBuilding},
    {"close", kBuilding},
    {"box", {}, kPart},
    {"adventurer"},
    {"skip"},
    {"over", name_argument("ending", kEnumNames<EndReason>)},
};

constexpr ScoreKind kScores[] = {
    {"cards home", "value of own cards played and taken off again", "SM-151"},
    {"cards left", "minus the value of own cards still on the board", "SM-152"},
    {"nuggets", "one point a nugget in the purse", "SM-153"},
    {"prospectors left", "minus 1, 3, 6, 10 or 15 for own prospectors still on the board", "SM-154"},
};

constexpr auto kEndings = endings<EndReason>("The vein is empty.", "Nobody is left on the board.",
                                             "Too many turns went by without progress.");

constexpr const char* kPitch =
    "Bring prospectors to town, buy up its houses, and be gone with your cards before the gold is.";
constexpr const char* kCredits = "Marco Teubner; Phalanx Games and Mayfair Games, 2008";
constexpr GameInfo kInfo = {"sutters-mill", "Sutter's Mill", kPitch, kCredits, 2, 4, 3, 2, "SM-001"};

}  // namespace

constinit const GameTables Rules::kTables = {kInfo, kKinds, kPurposes, kEvents, kScores, kEndings};

}  // namespace paydirt::sutters_mill
