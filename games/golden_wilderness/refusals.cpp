// Explains why a move is illegal: the rule that stands in its way, in words.
#include "engine/text.hpp"
#include "games/golden_wilderness/land.hpp"
#include "games/golden_wilderness/names.hpp"
#include "games/golden_wilderness/rules.hpp"
#include "games/golden_wilderness/speech.hpp"
#include "games/golden_wilderness/trade.hpp"

namespace paydirt::golden_wilderness {
namespace {

/// The question that a move answers.
bool answers(Step step, uint8_t kind) {
  if (kind == k_show) return step == Step::act || step == Step::show_pool;
  if (kind == k_offer) return step == Step::act || step == Step::opening;
  if (kind <= k_end) return step == Step::act;
  if (kind == k_no_offer) return step == Step::opening;
  if (kind == k_drop) return step == Step::compose || step == Step::place;
  if (kind <= k_drop) return step == Step::compose;
  switch (kind) {
    case k_accept:
    case k_decline: return step == Step::answer;
    case k_hand_over: return step == Step::hand_over;
    case k_play: return step == Step::event;
    case k_market: return step == Step::market;
    case k_take:
    case k_take_card: return step == Step::take;
    case k_allow:
    case k_refuse: return step == Step::permission || step == Step::approval;
    case k_tile: return step == Step::tile;
    case k_lay: return step == Step::place;
    case k_target: return step == Step::target;
    case k_site: return step == Step::site;
    case k_sword:
    case k_give_up: return step == Step::reinforce || step == Step::defend || step == Step::fight;
    case k_vote:
    case k_support:
    case k_abstain: return step == Step::vote;
    case k_vote_card:
    case k_buy_vote:
    case k_done: return step == Step::more_votes;
    case k_auction: return step == Step::auction_role;
    default: return step == Step::bid;
  }
}

/// Explains why an action of a turn is not possible.
class Objection {
 public:
  Objection(const Box& box, const State& state, Seat seat) : box_(box), s(state), seat_(seat) {}

  Refusal to(Move move) const {
    switch (move.kind) {
      case k_settle: return settling(move.a, move.b);
      case k_change: return changing(move.a);
      case k_city: return founding(move.a);
      case k_road: return road(move.a, move.b);
      case k_points: return {say("you have only $", s.pesos[seat_]), "GW-B17"};
      case k_icons: return card(move.a, "GW-R37", "this card has no icons");
      case k_use: return ability(move.a, move.b);
      case k_mission: return building(move.a, Thing::mission);
      case k_presidio: return building(move.a, Thing::presidio);
      case k_site: return {"it cannot be built there", "GW-S09"};
      case k_election:
      case k_revolution:
        if (!box_.politics) return {"there are elections and revolutions only at Advanced", "GW-A08"};
        return {"you have called a vote this turn already", "GW-A08"};
      case k_show: return {"the pool is shown by the Governor, to players who do not know it", "GW-R19"};
      case k_offer: return offer();
      case k_propose: return {"an offer gives something or asks for something", "GW-R29"};
      case k_give_tile:
      case k_ask_tile: return {"a settlement goes only to a player with the same industry there", "GW-E14"};
      case k_accept: return {"you do not have the card that is asked for", "GW-R33"};
      case k_market: return {"that market would pay nobody", "GW-E18"};
      case k_play: return {"you do not hold that event card", "GW-B19"};
      case k_take:
      case k_take_card: return {"nothing like that lies in the pool, as far as you can see", "GW-R18"};
      case k_lay: return {"the tile does not fit there", s.todo.top().b != 0 ? "GW-R50" : "GW-R51"};
      case k_drop: return {"this tile can be placed, so it is not discarded", "GW-S16"};
      case k_tile: return {"that tile is not waiting to be placed", "GW-R52"};
      case k_target: return target(move.a, static_cast<Thing>(move.b));
      case k_sword:
        if (move.a == kPurse) return {"no sword is left of the cards played this turn", "GW-R36"};
        return card(move.a, "GW-S06", "this card has no sword");
      case k_vote:
      case k_support: return {"the vote is about something else", "GW-R57"};
      case k_vote_card: return card(move.a, "GW-R60", "this card adds nothing to your choice");
      case k_buy_vote: return {"only the Newspaper Magnate buys votes, and pays for them", "GW-A06"};
      case k_auction: return {"that role is not to be auctioned now", "GW-A12"};
      case k_bid: return {"nobody bids more than they have", "GW-R65"};
      default: return {"that cannot be part of this offer", "GW-R29"};
    }
  }

 private:
  Refusal settling(int tile, int industry) const {
    const TileSet bit = tile_bit(tile);
    if ((s.board & bit) == 0) return {"that tile is not on the board", "GW-B12"};
    if ((s.inhabited() & bit) != 0) return {"somebody lives there already", "GW-B14"};
    if ((box_.habitable & bit) == 0) return {"nothing can be produced there, so nobody settles", "GW-B16"};
    const int terrain = box_.terrain[tile];
    if (box_.industry_terrain[industry] != terrain) {
      return {"that industry belongs to another terrain", "GW-B15"};
    }
    if ((box_.available >> industry & 1) == 0) return {"that industry is not in this game", "GW-B06"};
    const uint8_t own = s.industry[seat_][terrain];
    if (own != kNone && own != industry) return {"you have another industry for this terrain", "GW-E08"};
    if ((Look{box_, s}.eligible() & bit) == 0) {
      const bool beginner = box_.level == Level::beginner;
      if (beginner) return {"settlers reach only the coast and what lies beside a settlement", "GW-B13"};
      return {"settlers reach only the coast, what lies beside a settlement or city, and what roads lead to",
              "GW-E04"};
    }
    return {say("it takes ", int{box_.industry_cost[industry]}, " population"), population_rule("GW-E06")};
  }
  /// Who is paid with: pioneers, or from Standard on population icons.
  const char* population_rule(const char* easy) const {
    return box_.icons ? "GW-S26" : box_.level == Level::beginner ? "GW-B12" : easy;
  }

  Refusal changing(int industry) const {
    const uint8_t own = s.industry[seat_][box_.industry_terrain[industry]];
    if (own == kNone) return {"you have no settlement of that terrain", "GW-E07"};
    if ((box_.available >> industry & 1) == 0) return {"that industry is not in this game", "GW-B06"};
    if (box_.industry_cost[industry] <= box_.industry_cost[own]) {
      return {"an industry changes only to a dearer one", "GW-E07"};
    }
    const int tiles = std::popcount(s.settled[seat_] & box_.of_terrain[box_.industry_terrain[industry]]);
    return {say("it takes ", tiles * (box_.industry_cost[industry] - box_.industry_cost[own]),
                " population for all your settlements of the terrain"),
            "GW-R22"};
  }

  Refusal founding(int tile) const {
    if ((s.settled[seat_] & tile_bit(tile)) == 0) return {"a city replaces a settlement of yours", "GW-E10"};
    if (std::popcount(s.cities) >= box_.markers.city) return {"no city marker is left", "GW-E10"};
    return {say("it takes ", box_.edition.costs.city_population - Look{box_, s}.population(seat_, tile),
                " more population"),
            population_rule("GW-E10")};
  }

  Refusal road(int tile, int side) const {
    if ((s.board & tile_bit(tile)) == 0 || s.neighbour[tile][side] == kNone) {
      return {"a road crosses the border of two tiles", "GW-R25"};
    }
    if (box_.level == Level::beginner) return {"there are no roads at this level", "GW-E12"};
    if (has_road(s, tile, side)) return {"there is a road already", "GW-R25"};
    const int price = box_.road_price[index(Look{box_, s}.border(tile, side))];
    if (price > s.pesos[seat_]) return {say("it costs $", price), "GW-E12"};
    if (road_count(s) >= box_.markers.road) return {"no road marker is left", "GW-R25"};
    return {"this border is named from its other side", "GW-R25"};
  }

  /// A card that could not be played; `rule` and `words` if it is there and free.
  Refusal card(int card, const char* rule, const char* words) const {
    if (!box_.icons) return {"people have no icons at this level", "GW-B18"};
    if ((s.hand[seat_][deck_of(card)] & card_bit(card)) == 0) return {"you do not hold that card", "GW-S06"};
    if (seat_ == s.turn && (s.spent[deck_of(card)] & card_bit(card)) != 0) {
      return {"it came back this turn and rests until the turn ends", "GW-R75"};
    }
    return {words, rule};
  }

  Refusal ability(int at, int which) const {
    if (Refusal refusal = card(at, "", "")) return refusal;
    if (which >= box_.cards[at].abilities) return {"this card has no such ability", "GW-S10"};
    const AbilityFacts& ability = box_.cards[at].ability[which];
    if (ability.effect == EffectKind::vote || ability.effect == EffectKind::support) {
      return {"votes and support count only in a poll", box_.politics ? "GW-R60" : "GW-S14"};
    }
    if (ability.price > s.pesos[seat_]) return {say("it costs $", int{ability.price}), "GW-S10"};
    return {"it would change nothing now", "GW-S13"};
  }

  Refusal building(int tile, Thing thing) const {
    if (!box_.icons) return {"there are no missions and presidios at this level", "GW-S08"};
    const bool mission = thing == Thing::mission;
    const Costs& costs = box_.edition.costs;
    const int icons = mission ? costs.mission.cross : costs.presidio.sword;
    const int pesos = mission ? costs.mission.pesos : costs.presidio.pesos;
    if (s.purse[index(mission ? Icon::cross : Icon::sword)] < icons || s.pesos[seat_] < pesos) {
      const std::string wanted = mission ? many(icons, "cross", "crosses") : many(icons, "sword", "swords");
      return {say("a ", kThingNames[index(thing)], " takes ", wanted, " in your purse and $", pesos),
              "GW-S08"};
    }
    const TileSet bit = tile_bit(tile);
    if ((s.board & bit) == 0) return {"that tile is not on the board", "GW-R43"};
    if ((s.cities & bit) != 0) return {"nothing more is built on a city's tile", "GW-R24"};
    if (((s.missions | s.presidios) & bit) != 0)
      return {"a tile holds one mission or one presidio", "GW-S09"};
    if ((s.refused[mission ? 0 : 1] & bit) != 0) return {"it was refused this turn", "GW-R44"};
    if ((s.disapproved >> (mission ? 0 : 1) & 1) != 0) return {"it was not approved this turn", "GW-R67"};
    return {mission ? "no mission marker is left" : "no presidio marker is left", "GW-S04"};
  }

  Refusal offer() const {
    if (!box_.trade) return {"there is no trade in this game", "GW-R29"};
    if (s.step() == Step::act && s.offers >= box_.edition.limits.offers_a_turn) {
      return {"you have made all your offers of this turn", "GW-R31"};
    }
    if (s.step() == Step::act && s.todo.top().a >= kMostDrafts) {
      return {"you have dropped so many offers that this turn sees no more", "GW-R31"};
    }
    return {"there is nothing to trade with that player", "GW-R31"};
  }

  Refusal target(int tile, Thing thing) const {
    const TileSet bit = tile_bit(tile);
    if ((s.todo.top().a >> index(thing) & 1) == 0) return {"they do not attack such a thing", "GW-S17"};
    const TileSet there = thing == Thing::settlement ? s.all_settled()
                          : thing == Thing::mission  ? s.missions
                                                     : s.presidios;
    if ((there & bit) == 0)
      return {say("there is no ", kThingNames[index(thing)], " on that tile"), "GW-S17"};
    if ((s.settled[seat_] & bit) != 0) return {"nobody attacks their own tile", "GW-R46"};
    return {"a presidio protects it", "GW-S18"};
  }

  const Box& box_;
  const State& s;
  const Seat seat_;
};

}  // namespace

Refusal Rules::why_not(const State& s, Seat seat, Move move) const {
  if (Refusal refusal = out_of_turn(s, seat, move, "GW-R71", "GW-B11")) return refusal;
  if (is_listed(s, seat, move)) return {};
  if (!answers(s.step(), move.kind)) return {"that does not answer what you are asked", "GW-B11"};
  return Objection(box_, s, seat).to(move);
}

}  // namespace paydirt::golden_wilderness
