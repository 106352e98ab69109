// The Golden Wilderness in words: prompts, choices and a board for the terminal.
#include <algorithm>

#include "engine/text.hpp"
#include "games/golden_wilderness/land.hpp"
#include "games/golden_wilderness/names.hpp"
#include "games/golden_wilderness/rules.hpp"
#include "games/golden_wilderness/speech.hpp"

namespace paydirt::golden_wilderness {

const char* deck_words(int deck) {
  constexpr const char* kWords[kDecks] = {"pioneer", "priest", "soldier", "California peoples card"};
  return kWords[deck];
}

const char* event_words(int card) {
  constexpr const char* kWords[kEventCards] = {"Immigrants",   "Taxes",       "Neophytes",
                                               "Coast market", "City market", "Presidio market"};
  return kWords[card];
}

std::string many(int count, const char* one, const char* more) {
  return say(count, ' ', count == 1 ? one : more);
}

std::string Speech::tile(int tile) const {
  return tile < kTiles ? edition_.tiles[static_cast<size_t>(tile)].name : "nowhere";
}
std::string Speech::card(int card) const {
  return card < kCards ? edition_.people[static_cast<size_t>(card)].display : "somebody";
}
std::string Speech::role(int role) const {
  return role < kRoles ? edition_.roles[static_cast<size_t>(role)].name : "no role";
}
std::string Speech::country(int country) const {
  return country < kCountries ? edition_.countries[static_cast<size_t>(country)].name : "no country";
}
std::string Speech::industry(int industry) const {
  const PrintedIndustry& printed = edition_.industries[static_cast<size_t>(industry)];
  return say(enum_name(printed.product), " on ", enum_name(printed.terrain));
}

std::string Speech::calling(int card, int which, const std::string& who) const {
  const Person& person = edition_.people[static_cast<size_t>(card)];
  if (person.deck != Deck::indian) return say(who, " calls on ", person.display);
  switch (person.abilities[static_cast<size_t>(which)].effect.type) {
    case EffectKind::attack: return say(person.display, " families rise with ", who);
    case EffectKind::explore: return say(person.display, " guides go with ", who);
    case EffectKind::money: return say(person.display, " traders come to ", who);
    default: return say(person.display, " families act with ", who);
  }
}

std::string Speech::effect(int card, int which) const {
  const AbilityEffect& effect =
      edition_.people[static_cast<size_t>(card)].abilities[static_cast<size_t>(which)].effect;
  std::string text;
  switch (effect.type) {
    case EffectKind::explore:
      return say("explore ", many(*effect.count, "tile", "tiles"),
                 *effect.stack == TileKind::coastal ? " of the coast" : " inland");
    case EffectKind::attack:
      for (const Thing thing : *effect.targets) {
        append(text, say(text.empty() ? "attack a " : " or ", enum_name(thing)));
      }
      return text;
    case EffectKind::build: return say("build a ", enum_name(*effect.building));
    case EffectKind::take_discard: return say("take the top ", deck_words(index(*effect.deck)), " discard");
    case EffectKind::draw:
      text = deck_words(index(*effect.deck));
      return say("draw ", *effect.count, ' ', text, *effect.count == 1 ? "" : "s");
    case EffectKind::money: return say("receive $", *effect.pesos);
    case EffectKind::vote: return many(*effect.count, "vote", "votes");
    case EffectKind::support: return say(*effect.count, " support for ", country(index(*effect.country)));
  }
  return text;
}

std::string Speech::ability(int card, int which) const {
  const AbilityCost& cost =
      edition_.people[static_cast<size_t>(card)].abilities[static_cast<size_t>(which)].cost;
  std::string text = effect(card, which);
  switch (cost.type) {
    case CostKind::show: return say("show: ", text);
    case CostKind::discard: return say("discard: ", text);
    case CostKind::trash: return say("leaves the game: ", text);
    case CostKind::pay: return say("$", *cost.pesos, ": ", text);
  }
  return text;
}

Question Rules::question(const State& s, Seat seat) const {
  const Speech speech(edition_);
  if (s.ended != EndReason::none || s.todo.empty()) return {Ask::choose, "The game is over.", "GW-R71"};
  const Frame& top = s.todo.top();
  switch (s.step()) {
    case Step::act:
      return {Ask::act,
              say("Your turn. You have $", s.pesos[seat], " and ",
                  many(s.hand_total(seat), "person", "people"), ". Act, or go on to the event."),
              "GW-B11"};
    case Step::opening:
      return {Ask::choose, "Make an offer before the turn begins, or let it go on.", "GW-R31"};
    case Step::compose: return {Ask::act, "Your offer: add what you give and what you ask for.", "GW-R29"};
    case Step::answer: return {Ask::choose, "You are offered a bargain.", "GW-R30"};
    case Step::hand_over: return {Ask::choose, "Which card do you hand over?", "GW-R33"};
    case Step::event: return {Ask::choose, "Play one event card; the other goes back on top.", "GW-B19"};
    case Step::market:
      return {Ask::act, say(event_words(top.a), ": choose a place and a product."), "GW-E17"};
    case Step::take: return {Ask::choose, "Take an immigrant from the pool.", "GW-S22"};
    case Step::permission:
      return {Ask::choose,
              say("May a ", enum_name(static_cast<Thing>(top.b)), " be built on your tile ",
                  speech.tile(top.a), "? It would be yours."),
              "GW-R44"};
    case Step::approval:
      return {
          Ask::choose,
          say("Do you approve of a ", enum_name(static_cast<Thing>(top.b)), " at ", speech.tile(top.a), "?"),
          "GW-R67"};
    case Step::tile: return {Ask::choose, "Which tile do you place next?", "GW-R52"};
    case Step::place:
      return {Ask::act,
              say("Place ", speech.tile(top.a),
                  top.b != 0 ? ": it cannot join the coast, so anywhere it fits, or discard it."
                             : " so that the coastline stays connected."),
              top.b != 0 ? "GW-S16" : "GW-S15"};
    case Step::target: return {Ask::act, "Choose what to attack.", "GW-S17"};
    case Step::site: return {Ask::act, "Choose where to build.", "GW-S09"};
    case Step::reinforce:
      return {Ask::choose, say("Attack ", s.attack, ", defence ", s.defence, ". Add a sword, or stop."),
              "GW-R48"};
    case Step::defend:
      return {Ask::choose,
              say("Attack ", s.attack, ", defence ", s.defence, ". Defend with a sword, or give up."),
              "GW-S27"};
    case Step::vote:
      return {Ask::choose,
              static_cast<Poll>(top.a) == Poll::revolution ? "Which country do you support?"
                                                           : "Whom do you vote for as governor?",
              "GW-A09"};
    case Step::more_votes: return {Ask::choose, "Add votes to your choice, or leave it.", "GW-R59"};
    case Step::fight:
      return {Ask::choose,
              s.fought <= s.upheld ? "Fight the result with a sword, or pass."
                                   : "Uphold the result with a sword, or pass.",
              "GW-A14"};
    case Step::auction_role: return {Ask::choose, "Which role do you auction next?", "GW-A12"};
    case Step::bid:
      return {Ask::amount,
              s.bidder == kNobody
                  ? say("Bid for the ", speech.role(s.auctioned), ", or pass. Bids may be negative.")
                  : say("Bid more than $", s.bid, " for the ", speech.role(s.auctioned), ", or pass."),
              "GW-R65"};
    case Step::show_pool: return {Ask::choose, "Whom do you show the immigrant pool?", "GW-R19"};
    default: return {Ask::choose, "Go on.", "GW-B11"};
  }
}

namespace {

std::string seats_words(int bits) {
  std::string text;
  for (const int seat : each<uint32_t>(static_cast<uint32_t>(bits))) {
    append(text, say(text.empty() ? "" : " and ", colour_of(seat)));
  }
  return text;
}

}  // namespace

std::string Rules::words(const State& s, Seat seat, Move move) const {
  const Speech speech(edition_);
  switch (move.kind) {
    case k_settle:
      return say("Settle ", speech.tile(move.a), " with ", speech.industry(move.b), " for ",
                 many(facts_.industry_cost[move.b], "person", "people"));
    case k_change: return say("Change to ", speech.industry(move.a));
    case k_city:
      return say(
          "Found a city at ", speech.tile(move.a), " for ",
          many(edition_.costs.city_population - population(facts_, s, seat, move.a), "person", "people"),
          ": +$", edition_.costs.city_grant);
    case k_road: {
      const uint8_t other = s.neighbour[move.a][move.b];
      if (other == kNone) return "Build a road";
      const Border kind = border(facts_, s, move.a, move.b);
      return say(kind == Border::sea ? "Ferry " : "Road ", speech.tile(move.a), " to ", speech.tile(other),
                 " for $", facts_.road_price[index(kind)]);
    }
    case k_points: return say("Buy ", many(move.amount(), "point", "points"));
    case k_icons: return say("Play ", speech.card(move.a), " for icons");
    case k_use: return say(speech.card(move.a), ", ", speech.ability(move.a, move.b));
    case k_mission: return say("Build a mission at ", speech.tile(move.a));
    case k_presidio: return say("Build a presidio at ", speech.tile(move.a));
    case k_election: return "Call an election";
    case k_revolution: return "Call a revolution";
    case k_show:
      return move.a == 0 ? std::string("Show nobody the pool")
                         : say("Show the pool to ", seats_words(move.a));
    case k_offer: return say("Make ", colour_of(move.a), " an offer");
    case k_end: return "Go on to the event";
    case k_no_offer: return "No offer";
    case k_give_pesos: return say("Give $", move.amount());
    case k_give_card: return say("Give ", speech.card(move.a));
    case k_give_people: return say("Give a ", deck_words(move.a));
    case k_give_tile: return say("Give the settlement ", speech.tile(move.a));
    case k_give_role: return say("Give the role of ", speech.role(move.a));
    case k_ask_pesos: return say("Ask for $", move.amount());
    case k_ask_card: return say("Ask for ", speech.card(move.a));
    case k_ask_people: return say("Ask for a ", deck_words(move.a));
    case k_ask_tile: return say("Ask for the settlement ", speech.tile(move.a));
    case k_ask_role: return say("Ask for the role of ", speech.role(move.a));
    case k_propose: return "Make this offer";
    case k_drop: return s.step() == Step::place ? "Discard the tile and draw another" : "Drop the offer";
    case k_accept: return "Accept";
    case k_decline: return "Decline";
    case k_hand_over: return say("Hand over ", speech.card(move.a));
    case k_play: return say("Play ", event_words(move.a));
    case k_market: {
      const auto pays =
          payments(facts_, s, static_cast<EventCard>(std::clamp<int>(s.todo.top().a, 3, 5)), move.a, move.b);
      return say("Sell ", kProductNames[move.b], " at ", speech.tile(move.a), ": $", pays[seat], " for you");
    }
    case k_take: return say("Take a ", deck_words(move.a));
    case k_take_card: return say("Take ", speech.card(move.a));
    case k_allow: return "Yes";
    case k_refuse: return "No";
    case k_tile: return say("Place ", speech.tile(move.a));
    case k_lay:
      return say("Place it ", kSideNames[move.b], " of ", speech.tile(move.a), ", turned by ", move.c);
    case k_target: return say("Attack the ", kThingNames[move.b], " at ", speech.tile(move.a));
    case k_site: return say("Build at ", speech.tile(move.a));
    case k_sword:
      if (move.a == kPurse) return "Use a sword of the cards played this turn";
      return say("Play ", speech.card(move.a), " for ",
                 many(facts_.cards[move.a].icons[index(Icon::sword)], "sword", "swords"));
    case k_give_up:
      return s.step() == Step::defend ? "Give up" : s.step() == Step::fight ? "Pass" : "No more swords";
    case k_vote:
      return move.a == seat ? std::string("Vote for yourself") : say("Vote for ", colour_of(move.a));
    case k_support: return say("Support ", speech.country(move.a));
    case k_abstain: return "Abstain";
    case k_vote_card: return say(speech.card(move.a), ", ", speech.ability(move.a, move.b));
    case k_buy_vote: return say("Buy one for $", edition_.costs.newspaper_vote);
    case k_done: return "That is all";
    case k_auction: return say("Auction the ", speech.role(move.a));
    case k_bid: return say("Bid $", s.bid + move.amount());
    default: return "Pass";
  }
}

std::string Rules::board(const Open& open, const Own* own, const Screen& /*screen*/) {
  std::string text = say(open.country.name, ", round ", open.round, ", event stack ", open.events.draw, '\n');
  for (const OpenTile& tile : open.tiles) {
    append(text, say("  ", tile.id, " (", tile.q, ", ", tile.r, ')'));
    if (tile.owner)
      append(text, say(' ', colour_of(*tile.owner), ' ', tile.product ? enum_name(*tile.product) : ""));
    if (tile.city) append(text, " city");
    if (tile.mission) append(text, " mission");
    if (tile.presidio) append(text, " presidio");
    append(text, "\n");
  }
  for (size_t seat = 0; seat < open.players.size(); ++seat) {
    const OpenPlayer& player = open.players[seat];
    const int people = player.hand[0] + player.hand[1] + player.hand[2] + player.hand[3];
    append(text, say(colour_of(static_cast<int>(seat)), ": $", player.pesos, ", ", player.points,
                     " points bought, ", player.settlements, " settlements, ", people, " people, score ",
                     player.score, '\n'));
  }
  if (own == nullptr) return text;
  append(text, say("you are ", colour_of(own->seat), ":"));
  for (const std::string& card : own->hand) append(text, say(' ', card));
  return text + "\n";
}

}  // namespace paydirt::golden_wilderness
