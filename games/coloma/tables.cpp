// The fixed tables of Coloma.
#include <algorithm>
#include <array>

#include "engine/text.hpp"
#include "games/coloma/play.hpp"
#include "games/coloma/rules.hpp"

namespace paydirt::coloma {
namespace {

constexpr const char* kCardNames[kBuildings] = {
    "poker_hall",       "express_office", "lumber_yard",    "saloon",           "trading_post", "stables",
    "horse_ranch",      "toll_house",     "boarding_house", "odd_fellows_hall", "brewery",      "foundry",
    "telegraph_office", "post_office",    "undertaker",     "outpost"};
constexpr const char* kBarrelNames[kBarrels + 1] = {"gold",  "bucks",    "cards", "horse", "camp", "posse",
                                                    "wagon", "signpost", "saw3",  "saw2",  "used"};
constexpr std::span<const char* const> kCasks(kBarrelNames);
constexpr const char* kBridgeNames[kBridges] = {"barrels", "town", "rivers", "events", "bucks", "horses"};
constexpr const char* kSpaceNames[kSpaces] = {
    "coloma",          "hangtown",        "georgetown",   "folsom",       "auburn", "garden_valley",
    "gold_hill",       "lotus",           "pilot_hill",   "green_valley", "cool",   "kelsey",
    "diamond_springs", "shingle_springs", "salmon_falls", "greenwood",    "shoe1",  "shoe2",
    "shoe3",           "shoe4",           "shoe5",        "shoe6",        "shoe7",  "shoe8"};
constexpr const char* kLandNames[kLands] = {"middle_fork", "highlands", "cosumnes", "natoma", "north_fork"};
constexpr const char* kTools[] = {"hammer", "saw"};
constexpr const char* kEnds[] = {"top", "bottom"};
constexpr const char* kRewards[] = {"dudes", "other"};

constexpr MoveKind kKinds[] = {
    {"lay", name_argument("card", kCardNames), name_argument("end", kEnds)},
    {"dial", number_argument("site", 1, kSites)},
    {"trade", number_argument("gold", 0, 2)},
    {"borrow", number_argument("site", 1, kSites + 1)},
    {"mill"},
    {"river", number_argument("column", 1, kColumns), name_argument("tool", kTools)},
    {"bridge", name_argument("type", kBridgeNames), name_argument("tool", kTools)},
    {"build", name_argument("card", kCardNames), name_argument("tool", kTools)},
    {"hotel", name_argument("covers", kCardNames), name_argument("tool", kTools)},
    {"wagon"},
    {"row", number_argument("row", 1, kRows)},
    {"event", number_argument("site", 1, kSites)},
    {"land", name_argument("land", kLandNames)},
    {"claim"},
    {"buy", number_argument("camps", 0, kMostCamps), number_argument("horses", 0, kMostHorses)},
    {"take", number_argument("space", 1, kHideout)},
    {"use", name_argument("barrel", kCasks.first(kBarrels))},
    {"save"},
    {"ability", name_argument("card", kCardNames), number_argument("which", 1, kAbilities)},
    {"power", number_argument("which", 1, 2)},
    {"pay", number_argument("gold", 0, kMostNuggets)},
    {"discard", name_argument("card", kCardNames), name_argument("end", kEnds)},
    {"cask", name_argument("barrel", kCasks)},
    {"go", name_argument("toward", kSpaceNames)},
    {"rob"},
    {"stop"},
    {"reward", name_argument("reward", kRewards)},
    {"done"},
    {"end"},
};

constexpr const char* kPurposes[p_count] = {"badge",       "barrels",    "buster", "coin",
                                            "shade_wagon", "characters", "deck_0", "deck_1",
                                            "deck_2",      "deck_3",     "deck_4"};

constexpr const char* kGoodNames[kGoods] = {"dudes", "bucks", "gold",         "horses", "camps",
                                            "cards", "vp",    "used_barrels", "barrels"};
constexpr const char* kSourceNames[kSources] = {"town",      "hotels", "rivers",    "trades",
                                                "shootouts", "map",    "empty_deck"};
constexpr const char* kCharacterNames[kCharacters] = {
    "prospector",         "woodsman", "banjo_man",   "dancer",   "homesteader", "robber",
    "homesteader_deluxe", "renegade", "range_rider", "maverick", "vigilante"};
constexpr const char* kStrangers[] = {"buster", "shade"};
constexpr const char* kRivals[] = {"dummy", "shade"};
constexpr const char* kDeeds[] = {"points", "gold",  "barrel", "horse", "hotel", "river",
                                  "bridge", "wagon", "camp",   "row",   "trade"};
/// What Shade takes of the bank or the map: Bridges, then spaces, then lands.
constexpr auto kShadeThings = [] {
  std::array<const char*, kBridges + kSpaces + kLands> names{};
  auto to = std::copy(kBridgeNames, kBridgeNames + kBridges, names.begin());
  to = std::copy(kSpaceNames, kSpaceNames + kSpaces, to);
  std::copy(kLandNames, kLandNames + kLands, to);
  return names;
}();
constexpr const char* kEndingNames[] = {"none", "played_out", "beat_shade", "lost_to_shade"};

constexpr Argument kNothing = {};
/// The Barker comes behind the Sites.
constexpr Argument kSite = counted_argument("site", kBarker + 1);
constexpr Argument kRound = counted_argument("round", kRounds);
constexpr Argument kRow = counted_argument("row", kRows);
constexpr Argument kCard = name_argument("card", kCardNames);
constexpr Argument kBarrel = name_argument("barrel", kCasks.first(kBarrels));
constexpr Argument kGood = name_argument("good", kGoodNames);
constexpr Argument kCount = amount_argument("count", 0, kMostPoints);
constexpr Argument kGold = amount_argument("gold", 0, kMostNuggets);
constexpr Argument kOutlaws = amount_argument("outlaws", 0, 255);

constexpr EventKind kEvents[] = {
    {"chapter", kRound, counted_argument("chapter", kChapters), counted_argument("barker", kSites)},
    {"event", kSite},
    {"gain", kGood, kNothing, kCount},
    {"pay", kGood, kNothing, kCount},
    {"score", name_argument("source", kSourceNames), kNothing, amount_argument("vp", 0, kMostPoints)},
    {"draw", kNothing, kNothing, kNothing, kCard},
    {"lay", kNothing, kNothing, kNothing, kCard},
    {"opened", number_argument("top", 0, 2), number_argument("bottom", 0, 2)},
    {"trade", kNothing, kNothing, kGold},
    {"buster", counted_argument("left", kSites), counted_argument("right", kSites)},
    {"dial", kNothing, kNothing, kNothing, kSite},
    {"pioneer", kSite},
    {"stranger", name_argument("who", kStrangers), kSite},
    {"bust", kSite, truth_argument("moved")},
    {"turn", kSite, truth_argument("busted")},
    {"borrow", kSite},
    {"mill"},
    {"river", counted_argument("column", kColumns)},
    {"bridge", name_argument("type", kBridgeNames)},
    {"build", kCard},
    {"hotel", name_argument("covers", kCardNames)},
    {"discard", name_argument("end", kEnds), kNothing, kNothing, kCard},
    {"cask", name_argument("barrel", kCasks)},
    {"ability", kCard, counted_argument("which", kAbilities)},
    {"power", name_argument("character", kCharacterNames)},
    {"wagon", name_argument("from", kSpaceNames), name_argument("to", kSpaceNames)},
    {"rob", kNothing, kNothing, kGold},
    {"row", kRow},
    {"camp", optional_argument(name_argument("land", kLandNames)),
     optional_argument(counted_argument("event", kSites))},
    {"take", counted_argument("space", kHideout), kBarrel, kOutlaws},
    {"use", kBarrel},
    {"save", kBarrel},
    {"end"},
    {"shootout", truth_argument("won"), number_argument("gunmen", 0, 140), kOutlaws},
    {"tier", optional_argument(name_argument("rival", kRivals)), counted_argument("tier", kTiers + 1)},
    {"dead", kNothing, kNothing, amount_argument("dudes", 0, 60)},
    {"clean_up", kRound, kNothing, kOutlaws},
    {"shade", name_argument("deed", kDeeds), optional_argument(name_argument("thing", kShadeThings)), kCount,
     kRow},
    {"over", name_argument("ending", kEndingNames)},
};

constexpr ScoreKind kScores[] = {
    {"Town Buildings", "points of each when it is built", "CO342"},
    {"Hotels", "points of each when it is built", "CO343"},
    {"Rivers", "points of the column", "CO332"},
    {"Gold trades", "Gold traded at Event 5", "CO501"},
    {"Shootouts", "tiers of the Shootout chart", "CO602"},
    {"Frontier Towns", "points found on the way and by abilities", "CO405"},
    {"empty deck", "one point a card that could not be drawn", "CO352"},
    {"Frontier Lands", "chart of Camps on lands", "CO701"},
    {"Bridges", "what each counts, up to its maximum", "CO702"},
    {"Hotel guests", "Dudes in the Lodge for each Hotel", "CO703"},
    {"Graveyard", "values of the occupied graves", "CO704"},
};

constexpr Ending kEndings[] = {
    {kEndingNames[0], ""},
    {kEndingNames[1], "The last chapter has been played."},
    {kEndingNames[2], "All chapters are played, and Shade is beaten."},
    {kEndingNames[3], "All chapters are played, and Shade is not beaten."},
};

constexpr const char* kPitch =
    "Pick your site in secret, boom while others bust, and build the town of the Gold Rush.";
constexpr const char* kCredits = "Jonny Pac Cantin; Final Frontier Games, 2019";
constexpr GameInfo kInfo = {"coloma", "Coloma", kPitch, kCredits, 1, 5, 3, 2, "CO111"};

}  // namespace

constinit const GameTables Rules::kTables = {kInfo, kKinds, kPurposes, kEvents, kScores, kEndings};

}  // namespace paydirt::coloma
