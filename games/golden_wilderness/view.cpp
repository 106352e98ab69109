// What each seat may see.
#include "games/golden_wilderness/view.hpp"

#include <algorithm>

#include "engine/text.hpp"
#include "games/golden_wilderness/land.hpp"
#include "games/golden_wilderness/names.hpp"
#include "games/golden_wilderness/rules.hpp"
#include "games/golden_wilderness/shown.hpp"
#include "games/golden_wilderness/speech.hpp"
#include "games/golden_wilderness/trade.hpp"

namespace paydirt::golden_wilderness {

std::vector<std::string> shown_tiles(TileSet tiles) {
  std::vector<std::string> names;
  for (const int tile : each(tiles & kAllTiles)) names.emplace_back(kTileNames[tile]);
  return names;
}

std::vector<std::string> shown_cards(const CardSet (&cards)[kDecks]) {
  std::vector<std::string> names;
  for (int deck = 0; deck < kDecks; ++deck) {
    for (const int card : each(cards[deck])) {
      if (kDeckStart[deck] + card < kCards) names.emplace_back(kCardNames[kDeckStart[deck] + card]);
    }
  }
  return names;
}

std::vector<EventCard> shown_events(const uint8_t (&cards)[kEventCards]) {
  std::vector<EventCard> shown;
  for (int card = 0; card < kEventCards; ++card) {
    shown.insert(shown.end(), cards[card], static_cast<EventCard>(card));
  }
  return shown;
}

namespace {

std::optional<std::string> tile_or_none(uint8_t tile) {
  return tile < kTiles ? std::optional<std::string>(kTileNames[tile]) : std::nullopt;
}
std::optional<Role> role_or_none(uint8_t role) {
  return role < kRoles ? std::optional<Role>(static_cast<Role>(role)) : std::nullopt;
}

/// The frame of this kind that lies highest on the stack.
const Frame* frame_of(const State& s, Step step) {
  for (int i = std::min<int>(s.todo.size, 16) - 1; i >= 0; --i) {
    if (s.todo.frames[i].kind == static_cast<uint8_t>(step)) return &s.todo.frames[i];
  }
  return nullptr;
}

OpenTile open_tile(const Box& box, const State& s, int tile) {
  OpenTile to;
  const TileSet bit = tile_bit(tile);
  to.id = kTileNames[tile];
  to.name = box.edition.tiles[static_cast<size_t>(tile)].name;
  to.terrain = static_cast<Terrain>(box.terrain[tile]);
  to.q = s.q[tile];
  to.r = s.r[tile];
  to.rotation = s.rotation[tile];
  for (int side = 0; side < kSides; ++side) {
    if (s.neighbour[tile][side] == kNone) continue;
    to.borders[side] = Look{box, s}.border(tile, side);
    to.roads[side] = has_road(s, tile, side);
  }
  const Seat owner = s.owner(tile);
  to.owner = seat_or_none(owner);
  to.city = (s.cities & bit) != 0;
  to.mission = (s.missions & bit) != 0;
  to.presidio = (s.presidios & bit) != 0;
  to.safe = (protected_tiles(s, to.presidio ? Thing::presidio : Thing::settlement) & bit) != 0;
  if (to.city) to.population = box.edition.costs.city_population;  // GW-E05
  if (owner == kNobody) return to;
  to.population = Look{box, s}.population(owner, tile);
  const uint8_t product = Look{box, s}.product_of(owner, box.terrain[tile]);
  if (product != kNone) to.product = static_cast<Product>(product);
  return to;
}

OpenBargain open_bargain(const Bargain& side) {
  OpenBargain to;
  to.pesos = side.pesos;
  for (int deck = 0; deck < kDecks; ++deck) to.cards[deck] = cards_of(side, deck);
  to.tile = tile_or_none(side.tile);
  to.role = role_or_none(side.role);
  return to;
}

OwnBargain own_bargain(const Bargain& side) {
  OwnBargain to;
  to.pesos = side.pesos;
  for (const uint8_t card : side.cards) {
    if (is_any(card)) ++to.unnamed[(card - any_of(0)) % kDecks];
    if (card < kCards) to.cards.emplace_back(kCardNames[card]);
  }
  to.tile = tile_or_none(side.tile);
  to.role = role_or_none(side.role);
  return to;
}

/// "Red offers Blue $5 and a pioneer and asks for the settlement at Monterey (C07)".
std::string offer_words(const Edition& edition, const State& s, Seat from, Seat to, bool named) {
  const Speech speech(edition);
  return say(colour_of(from), " offers ", colour_of(to), ' ', speech.bargain(s.given, named),
             " and asks for ", speech.bargain(s.asked, named));
}

std::optional<OpenOffer> open_offer(const Edition& edition, const State& s) {
  if (const Frame* frame = frame_of(s, Step::compose)) {
    return OpenOffer{frame->seat,
                     frame->a,
                     {},
                     {},
                     say(colour_of(frame->seat), " is composing an offer to ", colour_of(frame->a))};
  }
  const Frame* frame = frame_of(s, Step::answer);
  if (frame == nullptr) frame = frame_of(s, Step::hand_over);
  if (frame == nullptr) return {};
  return OpenOffer{frame->a, frame->seat, open_bargain(s.given), open_bargain(s.asked),
                   offer_words(edition, s, frame->a, frame->seat, false)};
}

OpenPoll open_poll(const State& s, Poll poll, int seats) {
  OpenPoll to;
  to.poll = poll;
  to.needed = poll == Poll::first_election ? 0 : seats;
  for (Seat seat = 0; seat < seats; ++seat) {
    to.players.emplace_back();
    to.nations.emplace_back();
    if (s.ballot[seat] == 0) continue;
    if (poll == Poll::revolution) {
      to.nations.back() = static_cast<Country>(s.ballot[seat] - 1);
    } else {
      to.players.back() = s.ballot[seat] - 1;
    }
  }
  if (poll == Poll::revolution) {
    std::copy(s.votes, s.votes + kCountries, to.support.begin());
  } else {
    std::copy(s.votes, s.votes + kPlayers, to.votes.begin());
  }
  return to;
}

OpenFight open_fight(const State& s, int seats) {
  OpenFight to{s.upheld, s.fought, {}};
  for (Seat seat = 0; seat < seats; ++seat) {
    to.upholds.push_back(s.side[seat] == 0 ? std::optional<bool>() : s.side[seat] == 1);
  }
  return to;
}

OpenAuction open_auction(const State& s, const Frame& frame, int seats) {
  OpenAuction to;
  for (int role = 0; role < kRoles; ++role) {
    if ((frame.a >> role & 1) != 0 || role == s.auctioned) to.left.push_back(static_cast<Role>(role));
  }
  to.role = role_or_none(s.auctioned);
  to.bidder = seat_or_none(s.bidder);
  if (to.role) to.bid = s.bid;
  for (Seat seat = 0; seat < seats; ++seat) to.out.push_back((s.passed >> seat & 1) != 0);
  return to;
}

/// What is going on besides an ordinary turn.
void add_business(const Box& box, const State& s, Open& open) {
  open.offer = open_offer(box.edition, s);
  if (const Frame* frame = frame_of(s, Step::market)) {
    open.market = static_cast<EventCard>(frame->a % kEventCards);
    const auto from = Look{box, s}.producers();
    for (const int tile : each(market_tiles(s, *open.market))) {
      for (const int product : each<uint32_t>(Look{box, s}.paid_products(*open.market, tile, from))) {
        const auto pays = Look{box, s}.payments(*open.market, tile, product);
        open.markets.push_back(
            {kTileNames[tile], static_cast<Product>(product), {pays.begin(), pays.begin() + box.seats}});
      }
    }
  }
  if (const Frame* frame = frame_of(s, Step::build)) {
    open.request = {frame->amount & 0xff, kTileNames[frame->a % kTiles], static_cast<Thing>(frame->b)};
  }
  if (s.attack_tile < kTiles) {
    open.attack = {s.turn, kTileNames[s.attack_tile], s.attack_thing, s.attack, s.defence};
  }
  if (const Frame* frame = frame_of(s, Step::poll)) {
    open.poll = open_poll(s, static_cast<Poll>(frame->a), box.seats);
  }
  if (const Frame* frame = frame_of(s, Step::struggle)) {
    open.poll = open_poll(s, static_cast<Poll>(frame->step), box.seats);
    open.fight = open_fight(s, box.seats);
  }
  if (const Frame* frame = frame_of(s, Step::auction)) open.auction = open_auction(s, *frame, box.seats);
}

void add_players(const Box& box, const State& s, const Outcome& outcome, Open& open) {
  for (Seat seat = 0; seat < box.seats; ++seat) {
    OpenPlayer& to = open.players.emplace_back();
    to.pesos = s.pesos[seat];
    to.points = s.points[seat];
    to.settlements = std::popcount(s.settled[seat]);
    for (int terrain = 0; terrain < kTerrains; ++terrain) {
      const uint8_t industry = s.industry[seat][terrain];
      if (industry != kNone) to.industries[terrain] = static_cast<Industry>(industry);
    }
    std::copy(s.hand_size[seat], s.hand_size[seat] + kDecks, to.hand.begin());
    for (int role = 0; role < kRoles; ++role) {
      if (s.role[role] == seat) to.roles.push_back(static_cast<Role>(role));
    }
    to.score = outcome.score[seat];
  }
}

void add_decks(const Box& box, const State& s, Open& open) {
  for (int deck = 0; deck < (box.icons ? kDecks : 1); ++deck) {
    OpenDeck& to = open.decks.emplace_back();
    to.deck = static_cast<Deck>(deck);
    to.draw = kDeckStart[deck + 1] - kDeckStart[deck] - s.discards[deck] - s.pool_size[deck] -
              std::popcount(s.trashed[deck]);
    for (Seat seat = 0; seat < box.seats; ++seat) to.draw -= s.hand_size[seat][deck];
    to.discarded = s.discards[deck];
    for (int i = 0; box.icons && i < s.discards[deck]; ++i) {
      to.discards.emplace_back(kCardNames[(kDeckStart[deck] + s.discard[deck][i]) % kCards]);
    }
    for (const int card : each(s.trashed[deck])) {
      to.trashed.emplace_back(kCardNames[(kDeckStart[deck] + card) % kCards]);
    }
    to.pool = s.pool_size[deck];
  }
  open.events.draw = s.event_stack;
  open.events.discards = shown_events(s.event_discards);
  uint8_t all[kEventCards];
  for (int card = 0; card < kEventCards; ++card) {
    all[card] = static_cast<uint8_t>(s.event_discards[card] + s.event_draw[card]);
    for (const uint8_t other : {s.event_top, s.event_hand[0], s.event_hand[1]}) {
      if (other == card) ++all[card];
    }
  }
  open.events.in_play = shown_events(all);
}

}  // namespace

Open Rules::open(const State& s) const {
  Open open;
  open.level = box_.level;
  open.round = s.round;
  open.rounds = box_.max_rounds;
  open.turn = s.turn;
  open.first = s.first;
  open.first_card = s.first_card < kCards ? kCardNames[s.first_card] : "";
  open.step = s.ended == EndReason::none ? s.step() : Step::none;
  if (!deciders(s).seats.empty()) open.asked = deciders(s).seats.lowest();
  open.country = box_.edition.countries[index(s.country)];
  open.gold_rush = s.gold_rush != 0;
  open.taxes_end = s.ended == EndReason::none && look(s).end_at_taxes() != EndReason::none;
  for (const int tile : each(s.board)) open.tiles.push_back(open_tile(box_, s, tile));
  for (const TileKind kind : {TileKind::coastal, TileKind::inland}) {
    if (box_.icons) open.stacks[index(kind)] = std::popcount(tile_stack(s, kind));
    open.discards[index(kind)] = shown_tiles(s.tile_discards[index(kind)]);
  }
  open.drawn = shown_tiles(s.drawn);
  if (s.step() == Step::place) {
    open.placing = tile_or_none(s.todo.top().a);
    open.cut_off = s.todo.top().b != 0;
  }
  const auto supply = [](int all, int used) { return Supply{all - used, all}; };
  open.cities = supply(box_.markers.city, std::popcount(s.cities));
  open.presidios = supply(box_.markers.presidio, std::popcount(s.presidios));
  open.missions = supply(box_.markers.mission, std::popcount(s.missions));
  open.roads = supply(box_.markers.road, road_count(s));
  add_decks(box_, s, open);
  add_players(box_, s, outcome(s), open);
  for (int role = 0; role < kRoles; ++role) open.roles[role] = seat_or_none(s.role[role]);
  std::copy(s.purse, s.purse + kIcons, open.purse.begin());
  if (box_.trade) open.offers_left = box_.edition.limits.offers_a_turn - s.offers;
  open.politics_left = box_.politics && s.politics == 0;
  add_business(box_, s, open);
  open.ended = s.ended;
  return open;
}

Own Rules::own(const State& s, Seat seat) const {
  Own own;
  own.seat = seat;
  own.hand = shown_cards(s.hand[seat]);
  for (int card = 0; card < kCards; ++card) {
    if ((s.hand[seat][deck_of(card)] & card_bit(card)) != 0)
      own.names.push_back(Speech(box_.edition).card(card));
  }
  if (seat == s.turn) {
    CardSet resting[kDecks];
    for (int deck = 0; deck < kDecks; ++deck) resting[deck] = s.hand[seat][deck] & s.spent[deck];
    own.resting = shown_cards(resting);
  }
  for (Seat other = 0; other < box_.seats; ++other) {
    CardSet known[kDecks];
    for (int deck = 0; deck < kDecks; ++deck) known[deck] = s.hand[other][deck] & s.known[seat][deck];
    own.known.push_back(shown_cards(known));
  }
  CardSet pool[kDecks];
  for (int deck = 0; deck < kDecks; ++deck) pool[deck] = s.pool[deck] & s.known[seat][deck];
  own.pool = shown_cards(pool);
  if (s.event_top < kEventCards && (s.event_known >> seat & 1) != 0) {
    own.next_event = static_cast<EventCard>(s.event_top);
  }
  if (s.step() == Step::event && s.turn == seat) {
    for (const uint8_t card :
         {std::min(s.event_hand[0], s.event_hand[1]), std::max(s.event_hand[0], s.event_hand[1])}) {
      if (card < kEventCards) own.events.push_back(static_cast<EventCard>(card));
    }
  }
  const Step step = s.step();
  const bool composing = step == Step::compose && s.todo.top().seat == seat;
  const bool answering = step == Step::answer || step == Step::hand_over;
  if (composing || (answering && (s.todo.top().seat == seat || s.todo.top().a == seat))) {
    const Frame& top = s.todo.top();
    own.offer = {
        own_bargain(s.given), own_bargain(s.asked), worth_of_offer(s, seat),
        offer_words(box_.edition, s, composing ? top.seat : top.a, composing ? top.a : top.seat, true)};
  }
  return own;
}

}  // namespace paydirt::golden_wilderness
