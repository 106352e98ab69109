// Prompts and choices.
#include <algorithm>

#include "engine/text.hpp"
#include "games/golden_wilderness/land.hpp"
#include "games/golden_wilderness/names.hpp"
#include "games/golden_wilderness/rules.hpp"
#include "games/golden_wilderness/speech.hpp"

namespace paydirt::golden_wilderness {
namespace {

/// "sea to the west and north-west, mountains to the east": how a tile lies.
std::string edges_words(const Box& box, int tile, int rotation) {
  std::string text;
  for (const Border kind : {Border::sea, Border::mountain}) {
    std::vector<std::string> sides;
    for (int side = 0; side < kSides; ++side) {
      if (box.edges[tile][(side + kSides - rotation) % kSides] == kind) sides.emplace_back(side_words(side));
    }
    if (sides.empty()) continue;
    append(text, say(kind == Border::sea ? ", sea to the " : ", mountains to the ", listed(sides)));
  }
  return text;
}

std::string purse_words(const State& s) {
  std::vector<std::string> parts;
  if (s.purse[0] > 0) parts.push_back(say(s.purse[0], " population"));
  if (s.purse[1] > 0) parts.push_back(many(s.purse[1], "cross", "crosses"));
  if (s.purse[2] > 0) parts.push_back(many(s.purse[2], "sword", "swords"));
  return parts.empty() ? "" : say(" Icons to spend: ", listed(parts), ".");
}

}  // namespace

Question Rules::question(const State& s, Seat seat) const {
  const Speech speech(box_.edition);
  if (s.ended != EndReason::none || s.todo.empty()) return {Ask::choose, "The game is over.", "GW-R71"};
  const Frame& top = s.todo.top();
  switch (s.step()) {
    case Step::act:
      return {
          Ask::act,
          say("Your turn. You have $", s.pesos[seat], " and ", many(s.hand_total(seat), "person", "people"),
              ".", purse_words(s), " Act, or go on to the event."),
          "GW-B11"};
    case Step::opening:
      return {Ask::choose, "Make an offer before the turn begins, or let it go on.", "GW-R31"};
    case Step::compose:
      return {Ask::act,
              say("Your offer to ", colour_of(top.a), ": you give ", speech.bargain(s.given, true),
                  " and ask for ", speech.bargain(s.asked, true), ". Add to it, make it or drop it."),
              "GW-R29"};
    case Step::answer:
      return {Ask::choose,
              say(colour_of(top.a), " offers you ", speech.bargain(s.given, true), " and asks for ",
                  speech.bargain(s.asked, true), "."),
              "GW-R30"};
    case Step::hand_over:
      return {Ask::choose,
              say("You get ", speech.bargain(s.given, true), " and give ", colour_of(top.a), ' ',
                  speech.bargain(s.asked, true), ". Which card do you hand over?"),
              "GW-R33"};
    case Step::event: {
      const auto taxes = static_cast<uint8_t>(EventCard::taxes);
      const bool ends =
          (s.event_hand[0] == taxes || s.event_hand[1] == taxes) && look(s).end_at_taxes() != EndReason::none;
      return {
          Ask::choose,
          say("Play one event card; the other goes back on top.", ends ? " Taxes would end the game." : ""),
          "GW-B19"};
    }
    case Step::market:
      return {Ask::act, say(event_words(top.a), ": choose a place and a product."),
              box_.level == Level::beginner ? "GW-B22" : "GW-E17"};
    case Step::take: return {Ask::choose, "Take an immigrant from the pool.", "GW-S22"};
    case Step::permission:
      return {Ask::choose,
              say(colour_of(top.c), " asks to build a ", enum_name(static_cast<Thing>(top.b)),
                  " on your tile ", speech.place(top.a), ". It would be yours."),
              "GW-R44"};
    case Step::approval:
      return {Ask::choose,
              say(colour_of(top.c), " wants to build a ", enum_name(static_cast<Thing>(top.b)), " at ",
                  speech.place(top.a), ". Do you approve?"),
              "GW-R67"};
    case Step::tile: return {Ask::choose, "Which tile do you place next?", "GW-R52"};
    case Step::place:
      return {Ask::act,
              say("Place ", speech.place(top.a), ", ",
                  enum_name(static_cast<Terrain>(box_.terrain[top.a % kTiles])),
                  top.b != 0 ? ": it cannot join the coast, so anywhere it fits, or discard it."
                             : ", so that the coastline stays connected."),
              top.b != 0 ? "GW-S16" : "GW-S15"};
    case Step::target: return {Ask::act, "Choose what to attack.", "GW-S17"};
    case Step::site: return {Ask::act, "Choose where to build.", "GW-S09"};
    case Step::reinforce:
      return {Ask::choose,
              say("You attack the ", enum_name(s.attack_thing), " at ", speech.place(s.attack_tile),
                  ": attack ", s.attack, ", defence ", s.defence, ". Add a sword, or stop."),
              "GW-R48"};
    case Step::defend:
      return {Ask::choose,
              say(colour_of(s.turn), " attacks your ", enum_name(s.attack_thing), " at ",
                  speech.place(s.attack_tile), ": attack ", s.attack, ", defence ", s.defence,
                  ". Defend with a sword, or give up."),
              "GW-S27"};
    case Step::vote:
      return {Ask::choose,
              static_cast<Poll>(top.a) == Poll::revolution ? "Which country do you support?"
                                                           : "Whom do you vote for as Governor?",
              "GW-A09"};
    case Step::more_votes:
      return {Ask::choose,
              static_cast<Poll>(top.a) == Poll::revolution ? "Add support to your choice, or leave it."
                                                           : "Add votes to your choice, or leave it.",
              "GW-R59"};
    case Step::fight: {
      const Frame& fight = s.todo.frames[std::max(0, s.todo.size - 2)];
      const std::string result = static_cast<Poll>(fight.step) == Poll::revolution
                                     ? say("rule by ", speech.country(fight.c))
                                     : say(colour_of(fight.c), " as Governor");
      return {Ask::choose,
              s.fought <= s.upheld ? say("Fight the result, ", result, ", with a sword, or pass.")
                                   : say("Uphold the result, ", result, ", with a sword, or pass."),
              "GW-A14"};
    }
    case Step::auction_role: return {Ask::choose, "Which role do you auction next?", "GW-A12"};
    case Step::bid:
      return {Ask::amount,
              s.bidder == kNobody
                  ? say("Bid for the role of ", speech.role(s.auctioned), ", or pass. Bids may be negative.")
                  : say("Bid more than ", money(s.bid), " for the role of ", speech.role(s.auctioned),
                        ", or pass."),
              "GW-R65"};
    case Step::show_pool: return {Ask::choose, "Whom do you show the immigrant pool?", "GW-R19"};
    default: return {Ask::choose, "Go on.", "GW-B11"};
  }
}

namespace {

std::string seats_words(int bits) {
  std::vector<std::string> colours;
  for (const int seat : each<uint32_t>(static_cast<uint32_t>(bits))) colours.emplace_back(colour_of(seat));
  return listed(colours);
}

}  // namespace

std::string Rules::words(const State& s, Seat seat, Move move) const {
  const Speech speech(box_.edition);
  switch (move.kind) {
    case k_settle:
      return say("Settle ", speech.place(move.a), " with ", speech.industry(move.b), " for ",
                 many(box_.industry_cost[move.b], "person", "people"));
    case k_change: {
      const int terrain = box_.industry_terrain[move.a];
      const uint8_t own = s.industry[seat][terrain];
      const int more = own == kNone ? 0 : box_.industry_cost[move.a] - box_.industry_cost[own];
      return say("Change to ", speech.industry(move.a), " for ",
                 many(more * std::popcount(s.settled[seat] & box_.of_terrain[terrain]), "person", "people"));
    }
    case k_city:
      return say(
          "Found a city at ", speech.place(move.a), " for ",
          many(box_.edition.costs.city_population - look(s).population(seat, move.a), "person", "people"),
          ": +$", box_.edition.costs.city_grant);
    case k_road: {
      const uint8_t other = s.neighbour[move.a][move.b];
      if (other == kNone) return "Build a road";
      const Border kind = look(s).border(move.a, move.b);
      return say("Road ", speech.place(move.a), " to ", speech.place(other),
                 kind == Border::sea ? " by ferry for $" : " for $", box_.road_price[index(kind)]);
    }
    case k_points: return say("Buy ", many(move.amount(), "point", "points"));
    case k_icons: return say("Play ", speech.card(move.a), " for ", speech.icons(move.a));
    case k_use: return say(speech.card(move.a), ", ", speech.ability(move.a, move.b));
    case k_mission:
      return say("Build a mission at ", speech.place(move.a), " for ",
                 many(box_.edition.costs.mission.cross, "cross", "crosses"), " and $",
                 box_.edition.costs.mission.pesos);
    case k_presidio:
      return say("Build a presidio at ", speech.place(move.a), " for ",
                 many(box_.edition.costs.presidio.sword, "sword", "swords"), " and $",
                 box_.edition.costs.presidio.pesos);
    case k_election: return "Call an election";
    case k_revolution: return "Call a revolution";
    case k_show:
      return move.a == 0 ? std::string("Show nobody the pool")
                         : say("Show the pool to ", seats_words(move.a));
    case k_offer: return say("Make ", colour_of(move.a), " an offer");
    case k_end: {
      const bool ends = s.pesos[seat] > 0 && look(s).end_at_taxes() != EndReason::none;
      return say("Go on to the event",
                 ends ? ": Taxes would end the game, and unspent pesos count nothing" : "");
    }
    case k_no_offer: return "No offer";
    case k_give_pesos: return say("Give $", move.amount());
    case k_give_card: return say("Give ", speech.card(move.a));
    case k_give_people: return say("Give a ", deck_words(move.a));
    case k_give_tile: return say("Give the settlement at ", speech.place(move.a));
    case k_give_role: return say("Give the role of ", speech.role(move.a));
    case k_ask_pesos: return say("Ask for $", move.amount());
    case k_ask_card: return say("Ask for ", speech.card(move.a));
    case k_ask_people: return say("Ask for a ", deck_words(move.a));
    case k_ask_tile: return say("Ask for the settlement at ", speech.place(move.a));
    case k_ask_role: return say("Ask for the role of ", speech.role(move.a));
    case k_propose: return "Make this offer";
    case k_drop: return s.step() == Step::place ? "Discard the tile and draw another" : "Drop the offer";
    case k_accept: return "Accept";
    case k_decline: return "Decline";
    case k_hand_over: return say("Hand over ", speech.card(move.a));
    case k_play: {
      const bool last =
          move.a == static_cast<uint8_t>(EventCard::taxes) && look(s).end_at_taxes() != EndReason::none;
      return say("Play ", event_words(move.a), last ? ", which ends the game" : "");
    }
    case k_market: {
      const auto pays =
          look(s).payments(static_cast<EventCard>(std::clamp<int>(s.todo.top().a, 3, 5)), move.a, move.b);
      std::string others;
      for (Seat other = 0; other < seats(); ++other) {
        if (other != seat && pays[other] > 0)
          append(others, say(", $", pays[other], " for ", colour_of(other)));
      }
      return say("Sell ", kProductNames[move.b], " at ", speech.place(move.a), ": $", pays[seat], " for you",
                 others);
    }
    case k_take: return say("Take a ", deck_words(move.a));
    case k_take_card: return say("Take ", speech.card(move.a));
    case k_allow: return "Yes";
    case k_refuse: return "No";
    case k_tile:
      return say("Place ", speech.place(move.a), ", ", enum_name(static_cast<Terrain>(box_.terrain[move.a])));
    case k_lay:
      return say("Place it ", side_words(move.b), " of ", speech.place(move.a),
                 edges_words(box_, s.todo.top().a % kTiles, move.c));
    case k_target: return say("Attack the ", kThingNames[move.b], " at ", speech.place(move.a));
    case k_site: return say("Build at ", speech.place(move.a));
    case k_sword:
      if (move.a == kPurse) return "Use a sword of the cards played this turn";
      return say("Play ", speech.card(move.a), " for ",
                 many(box_.cards[move.a].icons[index(Icon::sword)], "sword", "swords"));
    case k_give_up:
      return s.step() == Step::defend ? "Give up" : s.step() == Step::fight ? "Pass" : "No more swords";
    case k_vote:
      return move.a == seat ? std::string("Vote for yourself") : say("Vote for ", colour_of(move.a));
    case k_support: return say("Support ", speech.country(move.a));
    case k_abstain: return "Abstain";
    case k_vote_card: return say(speech.card(move.a), ", ", speech.ability(move.a, move.b));
    case k_buy_vote:
      return say(
          static_cast<Poll>(s.todo.top().a) == Poll::revolution ? "Buy support for $" : "Buy a vote for $",
          box_.edition.costs.newspaper_vote);
    case k_done: return "That is all";
    case k_auction: return say("Auction the role of ", speech.role(move.a));
    case k_bid: return say("Bid ", money(s.bid + move.amount()));
    default: return "Pass";
  }
}

}  // namespace paydirt::golden_wilderness
