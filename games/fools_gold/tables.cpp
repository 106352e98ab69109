// The fixed tables of Fool's Gold.
#include "engine/enum_names.hpp"
#include "games/fools_gold/names.hpp"
#include "games/fools_gold/rules.hpp"

namespace paydirt::fools_gold {
namespace {

constexpr Argument kMine = enum_argument<Mine>("mine");

constexpr MoveKind kKinds[] = {
    {"place", kMine, number_argument("space", 0, kSpaces - 1)},
    {"wild", kMine},
    {"retrieve"},
    {"pass"},
    {"reserve", kMine},
    {"take", name_argument("card", kAllCards.first(kTakeable))},
    {"coins"},
    {"lie_down"},
    {"nothing"},
};

constexpr const char* kPurposes[p_count] = {"start",  "dice",      "winter", "alarm", "hills",
                                            "forest", "mountains", "river",  "lake"};

constexpr Argument kNothing = {};
constexpr Argument kCard = name_argument("card", kAllCards);
constexpr Argument kSpace = number_argument("space", 0, kSpaces - 1);
constexpr Argument kCoins = amount_argument("coins", 0, 255);
constexpr Argument kCount = amount_argument("cards", 0, 255);

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
    {"nothing", kMine, truth_argument("choice")},
    {"over", enum_argument<EndReason>("ending")},
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

constexpr auto kEndings = endings<EndReason>("The last year has ended.");

constexpr const char* kPitch =
    "Send miners to five mines for five years, and take the best of each: your richest one is worth nothing.";
constexpr const char* kCredits = "Joshua Balvin; Passport Game Studios, 2015";
constexpr GameInfo kInfo = {"fools-gold", "Fool's Gold", kPitch, kCredits, 3, 5, 4, 1, "FG-S1"};

}  // namespace

constinit const GameTables Rules::kTables = {kInfo, kKinds, kPurposes, kEvents, kScores, kEndings};

}  // namespace paydirt::fools_gold
