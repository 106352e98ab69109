// The fixed tables of Coloma.
#include <array>

#include "engine/enum_names.hpp"
#include "games/coloma/play.hpp"
#include "games/coloma/rules.hpp"

namespace paydirt::coloma {
namespace {

constexpr auto kCasks = joined_tables(kEnumNames<Barrel>, std::array{"used"});
constexpr const char* kRewards[] = {"dudes", "other"};

constexpr Argument kCard = enum_argument<Building>("card");
constexpr Argument kBarrel = enum_argument<Barrel>("barrel");
constexpr Argument kCask = name_argument("barrel", kCasks);
constexpr Argument kType = enum_argument<Bridge>("type");
constexpr Argument kCovers = enum_argument<Building>("covers");
constexpr Argument kTool = enum_argument<Tool>("tool");
constexpr Argument kEnd = enum_argument<End>("end");
constexpr Argument kLand = enum_argument<Land>("land");

constexpr MoveKind kKinds[] = {
    {"lay", kCard, kEnd},
    {"dial", number_argument("site", 1, kSites)},
    {"trade", number_argument("gold", 0, 2)},
    {"borrow", number_argument("site", 1, kSites + 1)},
    {"mill"},
    {"river", number_argument("column", 1, kColumns), kTool},
    {"bridge", kType, kTool},
    {"build", kCard, kTool},
    {"hotel", kCovers, kTool},
    {"wagon"},
    {"row", number_argument("row", 1, kRows)},
    {"event", number_argument("site", 1, kSites)},
    {"land", kLand},
    {"claim"},
    {"buy", number_argument("camps", 0, kMostCamps), number_argument("horses", 0, kMostHorses)},
    {"take", number_argument("space", 1, kHideout)},
    {"use", kBarrel},
    {"save"},
    {"ability", kCard, number_argument("which", 1, kAbilities)},
    {"power", number_argument("which", 1, 2)},
    {"pay", number_argument("gold", 0, kMostNuggets)},
    {"discard", kCard, kEnd},
    {"cask", kCask},
    {"go", enum_argument<Space>("toward")},
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
constexpr const char* kStrangers[] = {"buster", "shade"};
constexpr const char* kRivals[] = {"dummy", "shade"};
/// What Shade takes of the bank or the map.
constexpr auto kShadeThings = joined_tables(kEnumNames<Bridge>, kEnumNames<Space>, kEnumNames<Land>);

constexpr Argument kNothing = {};
/// The Barker comes behind the Sites.
constexpr Argument kSite = counted_argument("site", kBarker + 1);
constexpr Argument kRound = counted_argument("round", kRounds);
constexpr Argument kRow = counted_argument("row", kRows);
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
    {"bridge", kType},
    {"build", kCard},
    {"hotel", kCovers},
    {"discard", kEnd, kNothing, kNothing, kCard},
    {"cask", kCask},
    {"ability", kCard, counted_argument("which", kAbilities)},
    {"power", name_argument("character", std::span(kEnumNames<Character>).first(kCharacters))},
    {"wagon", enum_argument<Space>("from"), enum_argument<Space>("to")},
    {"rob", kNothing, kNothing, kGold},
    {"row", kRow},
    {"camp", optional_argument(kLand), optional_argument(counted_argument("event", kSites))},
    {"take", counted_argument("space", kHideout), kBarrel, kOutlaws},
    {"use", kBarrel},
    {"save", kBarrel},
    {"end"},
    {"shootout", truth_argument("won"), number_argument("gunmen", 0, 140), kOutlaws},
    {"tier", optional_argument(name_argument("rival", kRivals)), counted_argument("tier", kTiers + 1)},
    {"dead", kNothing, kNothing, amount_argument("dudes", 0, 60)},
    {"clean_up", kRound, kNothing, kOutlaws},
    {"shade", enum_argument<ShadeDeed>("deed"), optional_argument(name_argument("thing", kShadeThings)),
     kCount, kRow},
    {"over", enum_argument<Ended>("ending")},
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

constexpr auto kEndings =
    endings<Ended>("The last chapter has been played.", "All chapters are played, and Shade is beaten.",
                   "All chapters are played, and Shade is not beaten.");

constexpr const char* kPitch =
    "Pick your site in secret, boom while others bust, and build the town of the Gold Rush.";
constexpr const char* kCredits = "Jonny Pac Cantin; Final Frontier Games, 2019";
constexpr GameInfo kInfo = {"coloma", "Coloma", kPitch, kCredits, 1, 5, 3, 2, "CO111"};

}  // namespace

constinit const GameTables Rules::kTables = {kInfo, kKinds, kPurposes, kEvents, kScores, kEndings};

}  // namespace paydirt::coloma
