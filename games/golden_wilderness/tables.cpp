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
constexpr Argument role_argument() { return enum_argument<Role>("role"); }
constexpr Argument deck_argument() { return enum_argument<Deck>("deck"); }
constexpr Argument industry_argument() { return enum_argument<Industry>("industry"); }
constexpr Argument thing_argument() { return enum_argument<Thing>("thing"); }
constexpr Argument event_argument() { return enum_argument<EventCard>("event"); }
constexpr Argument product_argument() { return enum_argument<Product>("product"); }
constexpr Argument ability_argument() { return number_argument("ability", 0, kAbilities - 1); }
constexpr Argument side_argument() { return name_argument("side", kSideNames); }

constexpr MoveKind kKinds[] = {
    {"settle", tile_argument(), industry_argument()},
    {"change", industry_argument()},
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
    {"play", event_argument()},
    {"market", tile_argument(), product_argument()},
    {"take", deck_argument()},
    {"take_card", card_argument()},
    {"allow"},
    {"refuse"},
    {"tile", tile_argument()},
    {"lay", tile_argument("beside"), side_argument(), number_argument("rotation", 0, kSides - 1)},
    {"target", tile_argument(), thing_argument()},
    {"site", tile_argument()},
    {"sword", name_argument("card", kSwordNames)},
    {"give_up"},
    {"vote", seat_argument()},
    {"support", enum_argument<Country>("country")},
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

constexpr Argument poll_argument() { return enum_argument<Poll>("poll"); }
/// None where the vote is about a player, or nobody won.
constexpr Argument country_argument() { return optional_argument(enum_argument<Country>("country")); }
constexpr Argument count_argument(const char* name) { return amount_argument(name, 0, kMostWealth); }

constexpr EventKind kEvents[] = {
    {"turn", {}, {}, amount_argument("round", 1, kMostRounds)},
    {"settle", tile_argument(), industry_argument(), count_argument("population")},
    {"change", industry_argument(), {}, count_argument("population")},
    {"gold_rush"},
    {"city", tile_argument(), {}, count_argument("pesos")},
    {"road", tile_argument(), side_argument(), count_argument("pesos")},
    {"points", {}, {}, count_argument("points")},
    {"icons", card_argument()},
    {"use", card_argument(), ability_argument()},
    {"pesos", {}, {}, count_argument("pesos")},
    {"draw", deck_argument(), {}, {}, card_argument()},
    {"take_discard", card_argument()},
    {"request", tile_argument(), thing_argument(), amount_argument("asked", 0, kPlayers - 1)},
    {"allow", tile_argument(), thing_argument()},
    {"refuse", tile_argument(), thing_argument()},
    {"mission", tile_argument()},
    {"presidio", tile_argument()},
    {"explore", tile_argument()},
    {"lay", tile_argument()},
    {"lost_tile", tile_argument()},
    {"attack", tile_argument(), thing_argument()},
    {"sword", name_argument("card", kSwordNames), {}, count_argument("strength")},
    {"give_up"},
    {"removed", tile_argument(), thing_argument()},
    {"repelled", tile_argument(), thing_argument()},
    {"offer", number_argument("partner", 0, kPlayers - 1)},
    {"gives", optional_argument(enum_argument<Deck>("first")),
     optional_argument(enum_argument<Deck>("second")), count_argument("pesos")},
    {"gives_more", optional_argument(tile_argument()), optional_argument(role_argument())},
    {"accept", number_argument("partner", 0, kPlayers - 1)},
    {"decline", number_argument("partner", 0, kPlayers - 1)},
    {"card", deck_argument(), number_argument("from", 0, kPlayers - 1), {}, card_argument()},
    {"event", event_argument()},
    {"removed_card", event_argument()},
    {"new_card", event_argument()},
    {"pool", deck_argument(), {}, count_argument("cards")},
    {"take", deck_argument(), {}, {}, card_argument()},
    {"market", tile_argument(), product_argument()},
    {"paid", {}, {}, count_argument("pesos")},
    {"nothing", event_argument()},
    {"taxes", {}, {}, count_argument("pesos")},
    {"show"},
    {"poll", poll_argument()},
    {"vote", optional_argument(number_argument("candidate", 0, kPlayers - 1)), poll_argument(),
     country_argument()},
    {"votes", optional_argument(card_argument()), poll_argument(), count_argument("votes")},
    {"result", country_argument(), poll_argument()},
    {"fight", name_argument("card", kSwordNames), {}, truth_argument("upholds")},
    {"upheld", {}, {}, truth_argument("stands")},
    {"role", role_argument()},
    {"auction", role_argument()},
    {"bid", {}, {}, amount_argument("pesos", kLowestBid, kMostWealth)},
    {"pass"},
    {"over", enum_argument<EndReason>("ending")},
};
static_assert(std::size(kEvents) == e_over + 1);

constexpr ScoreKind kScores[] = {
    {"points bought", "one for each peso", "GW-B17"},
    {"settlements", "5 for each on the board", "GW-B27"},
    {"pioneers in hand", "2 less for each", "GW-B27"},
    {"people in hand", "2 less for each card", "GW-S25"},
};

constexpr auto kEndings =
    endings<EndReason>("All the land is settled.", "The last city is built.", "The last presidio is built.",
                       "The last mission is built.", "The last round has been played.");

constexpr const char* kPitch =
    "Settle early California, bring goods to market, and choose the moment to cash in.";
constexpr const char* kCredits = "Joseph Fatula; Lumenaris Group";
constexpr GameInfo kInfo = {
    "golden-wilderness", "The Golden Wilderness", kPitch, kCredits, 2, 5, 3, 2, "GW-B01"};

}  // namespace

constinit const GameTables Rules::kTables = {kInfo, kKinds, kPurposes, kEvents, kScores, kEndings};

}  // namespace paydirt::golden_wilderness
