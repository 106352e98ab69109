// The fixed tables: kinds of moves, streams of chance, events, scores, endings.
#include "games/golden_wilderness/names.hpp"
#include "games/golden_wilderness/rules.hpp"

namespace paydirt::golden_wilderness {
namespace {

constexpr Argument tile_argument(const char* name = "tile") { return name_argument(name, kTileNames); }
constexpr Argument card_argument() { return name_argument("card", kCardNames); }
constexpr Argument seat_argument() { return number_argument("seat", 0, kPlayers - 1); }
constexpr Argument pesos_argument(const char* name = "pesos") {
  return amount_argument(name, 1, kMostAtOnce);
}
constexpr Argument role_argument() { return name_argument("role", kRoleNames); }
constexpr Argument deck_argument() { return name_argument("deck", kDeckNames); }
constexpr Argument ability_argument() { return number_argument("ability", 0, kAbilities - 1); }
constexpr Argument side_argument() { return name_argument("side", kSideNames); }

constexpr MoveKind kKinds[] = {
    {"settle", tile_argument(), name_argument("industry", kIndustryNames)},
    {"change", name_argument("industry", kIndustryNames)},
    {"city", tile_argument()},
    {"road", tile_argument(), side_argument()},
    {"points", {}, pesos_argument()},
    {"icons", card_argument()},
    {"use", card_argument(), ability_argument()},
    {"mission", tile_argument()},
    {"presidio", tile_argument()},
    {"election"},
    {"revolution"},
    {"show", flags_argument("seats", kSeatNames)},
    {"offer", seat_argument()},
    {"end"},
    {"no_offer"},
    {"give_pesos", {}, pesos_argument()},
    {"give_card", card_argument()},
    {"give_people", deck_argument()},
    {"give_tile", tile_argument()},
    {"give_role", role_argument()},
    {"ask_pesos", {}, pesos_argument()},
    {"ask_card", card_argument()},
    {"ask_people", deck_argument()},
    {"ask_tile", tile_argument()},
    {"ask_role", role_argument()},
    {"propose"},
    {"drop"},
    {"accept"},
    {"decline"},
    {"hand_over", card_argument()},
    {"play", name_argument("event", kEventNames)},
    {"market", tile_argument(), name_argument("product", kProductNames)},
    {"take", deck_argument()},
    {"take_card", card_argument()},
    {"allow"},
    {"refuse"},
    {"tile", tile_argument()},
    {"lay", tile_argument("beside"), side_argument(), number_argument("rotation", 0, kSides - 1)},
    {"target", tile_argument(), name_argument("thing", kThingNames)},
    {"site", tile_argument()},
    {"sword", name_argument("card", kSwordNames)},
    {"give_up"},
    {"vote", seat_argument()},
    {"support", name_argument("country", kCountryNames)},
    {"abstain"},
    {"vote_card", card_argument(), ability_argument()},
    {"buy_vote"},
    {"done"},
    {"auction", role_argument()},
    {"bid", {}, pesos_argument("raise")},
    {"pass"},
};
static_assert(std::size(kKinds) == k_pass + 1);

constexpr const char* kPurposes[] = {"first",   "board",  "coastal", "inland", "pioneer", "priest",
                                     "soldier", "indian", "event",   "pool",   "roles",   "election"};
static_assert(std::size(kPurposes) == p_count);

constexpr EventKind kEvents[] = {
    {"turn"},   {"settle"},  {"change"},   {"gold_rush"}, {"city"},         {"road"},      {"points"},
    {"icons"},  {"use"},     {"pesos"},    {"draw"},      {"take_discard"}, {"request"},   {"allow"},
    {"refuse"}, {"mission"}, {"presidio"}, {"explore"},   {"lay"},          {"lost_tile"}, {"attack"},
    {"sword"},  {"give_up"}, {"removed"},  {"repelled"},  {"offer"},        {"gives"},     {"gives_more"},
    {"accept"}, {"decline"}, {"card"},     {"event"},     {"removed_card"}, {"new_card"},  {"pool"},
    {"take"},   {"market"},  {"paid"},     {"nothing"},   {"taxes"},        {"show"},      {"poll"},
    {"vote"},   {"votes"},   {"result"},   {"fight"},     {"upheld"},       {"role"},      {"auction"},
    {"bid"},    {"pass"},    {"over"},
};
static_assert(std::size(kEvents) == e_over + 1);

constexpr ScoreKind kScores[] = {
    {"points bought", "one for each peso", "GW-B17"},
    {"settlements", "5 for each on the board", "GW-B27"},
    {"people in hand", "2 less for each card", "GW-S25"},
};

constexpr Ending kEndings[] = {
    {"none", ""},
    {"all_settled", "All the land is settled."},
    {"cities", "The last city is built."},
    {"presidios", "The last presidio is built."},
    {"missions", "The last mission is built."},
    {"round_limit", "The last round has been played."},
};

constexpr GameInfo kInfo = {
    "golden-wilderness",
    "The Golden Wilderness",
    "Settle early California, bring goods to market, and choose the moment to cash in.",
    "Joseph Fatula; Lumenaris Group",
    2,
    5,
    3,
    1,
};

}  // namespace

const GameTables& Rules::tables() {
  static constexpr GameTables kTables = {kInfo, kKinds, kPurposes, kEvents, kScores, kEndings};
  return kTables;
}

}  // namespace paydirt::golden_wilderness
