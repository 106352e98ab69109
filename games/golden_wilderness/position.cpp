// The whole truth, readable, and back; laws.cpp has what must be true of it.
#include "games/golden_wilderness/position.hpp"

#include <algorithm>

#include "engine/field_checker.hpp"
#include "engine/text.hpp"
#include "games/golden_wilderness/land.hpp"
#include "games/golden_wilderness/laws.hpp"
#include "games/golden_wilderness/names.hpp"
#include "games/golden_wilderness/rules.hpp"
#include "games/golden_wilderness/shown.hpp"

namespace paydirt::golden_wilderness {
namespace {

PositionBargain bargain_of(const Bargain& from) {
  PositionBargain to;
  to.pesos = from.pesos;
  for (const uint8_t card : from.cards) {
    if (card != kNone) to.cards.emplace_back(is_any(card) ? kDeckNames[card - any_of(0)] : kCardNames[card]);
  }
  if (from.tile != kNone) to.tile = kTileNames[from.tile];
  if (from.role != kNone) to.role = static_cast<Role>(from.role);
  return to;
}

std::vector<int> seats_of(uint8_t bits) {
  std::vector<int> seats;
  for (const int seat : each<uint32_t>(bits)) seats.push_back(seat);
  return seats;
}

PositionTile tile_of(const State& s, int tile) {
  const TileSet bit = tile_bit(tile);
  const TileSet above = ~(bit | (bit - 1));  // each road once
  return {kTileNames[tile],
          s.q[tile],
          s.r[tile],
          s.rotation[tile],
          seat_or_none(s.owner(tile)),
          (s.cities & bit) != 0,
          (s.missions & bit) != 0,
          (s.presidios & bit) != 0,
          shown_tiles(s.linked[tile] & above)};
}

PositionPlayer player_of(const State& s, Seat seat) {
  PositionPlayer to;
  to.pesos = s.pesos[seat];
  to.points = s.points[seat];
  for (const uint8_t industry : s.industry[seat]) {
    if (industry != kNone) to.industries.push_back(static_cast<Industry>(industry));
  }
  to.hand = shown_cards(s.hand[seat]);
  to.known = shown_cards(s.known[seat]);
  for (int role = 0; role < kRoles; ++role) {
    if (s.role[role] == seat) to.roles.push_back(static_cast<Role>(role));
  }
  if (s.ballot[seat] != 0) to.ballot = s.ballot[seat] - 1;
  to.side = s.side[seat];
  to.passed = (s.passed >> seat & 1) != 0;
  return to;
}

PositionConflict conflict_of(const State& s) {
  PositionConflict to;
  if (s.attack_tile != kNone) to.tile = kTileNames[s.attack_tile];
  to.thing = s.attack_thing;
  to.attack = s.attack;
  to.defence = s.defence;
  std::copy(s.votes, s.votes + kCountries, to.votes.begin());
  to.old_governor = seat_or_none(s.old_governor);
  to.upheld = s.upheld;
  to.fought = s.fought;
  if (s.auctioned != kNone) to.auctioned = static_cast<Role>(s.auctioned);
  to.bidder = seat_or_none(s.bidder);
  to.bid = s.bid;
  return to;
}

class Loader : public FieldChecker {
 public:
  Loader(const Box& box, State& state) : box_(box), s(state) {}

  void load(const Position& from) {
    s.country = from.country;
    s.gold_rush = from.gold_rush ? 1 : 0;
    s.presidio_market = from.presidio_market ? 1 : 0;
    tiles(from);
    people(from);
    events(from.events);
    turn(from.turn);
    bargain(s.given, from.given, "state.given");
    bargain(s.asked, from.asked, "state.asked");
    conflict(from.conflict);
    if (from.stack.size() > std::size(s.todo.frames)) return refuse("state.stack: too deep");
    for (const PositionFrame& each_frame : from.stack) frame(each_frame);
    s.ended = from.ended;
  }

 private:
  uint8_t byte(int value, int high, const std::string& field) {
    return number<uint8_t>(value, 0, high, field);
  }
  int16_t amount(int value, const std::string& field) {
    return number<int16_t>(value, -50, kMostWealth, field);
  }
  Seat seat(int value, const std::string& field) { return byte(value, box_.seats - 1, field); }
  Seat seat_if(const std::optional<int>& value, const std::string& field) {
    return value ? seat(*value, field) : kNobody;
  }
  int named(std::span<const char* const> names, const std::string& name, const std::string& field) {
    const auto found = std::find(names.begin(), names.end(), name);
    if (found != names.end()) return static_cast<int>(found - names.begin());
    refuse(say(field, ": there is no '", name.substr(0, 40), "'"));
    return 0;
  }
  TileSet tile_set(const std::vector<std::string>& names, const std::string& field) {
    TileSet tiles = 0;
    for (const std::string& name : names) {
      const TileSet bit = tile_bit(named(kTileNames, name, field));
      if ((tiles & bit) != 0) refuse(say(field, ": ", name, " stands there twice"));
      tiles |= bit;
    }
    return tiles;
  }
  void card_set(CardSet (&to)[kDecks], const std::vector<std::string>& names, const std::string& field) {
    for (const std::string& name : names) {
      const int card = named(kCardNames, name, field);
      if ((to[deck_of(card)] & card_bit(card)) != 0) refuse(say(field, ": ", name, " stands there twice"));
      to[deck_of(card)] |= card_bit(card);
    }
  }

  void tiles(const Position& from) {
    for (const PositionTile& tile : from.tiles) {
      const int at = named(kTileNames, tile.id, "state.tiles");
      const std::string field = say("state.tiles.", kTileNames[at]);
      if ((s.board & tile_bit(at)) != 0) return refuse(say(field, ": stands there twice"));
      const int q = number(tile.q, -40, 40, field + ".q");
      const int r = number(tile.r, -40, 40, field + ".r");
      for (const int other : each(s.board)) {
        if (s.q[other] == q && s.r[other] == r) return refuse(say(field, ": lies on another tile"));
      }
      lay_tile(s, at, q, r, number(tile.rotation, 0, kSides - 1, field + ".rotation"));
      const TileSet bit = tile_bit(at);
      if (tile.owner) s.settled[seat(*tile.owner, field + ".owner")] |= bit;
      if (tile.city) s.cities |= bit;
      if (tile.mission) s.missions |= bit;
      if (tile.presidio) s.presidios |= bit;
    }
    for (const PositionTile& tile : from.tiles) {
      const int at = named(kTileNames, tile.id, "state.tiles");
      const TileSet roads = tile_set(tile.roads, say("state.tiles.", kTileNames[at], ".roads"));
      if ((roads & ~s.adjacent[at]) != 0) return refuse("state.tiles.roads: only to neighbours");
      s.linked[at] |= roads;
      for (const int other : each(roads)) s.linked[other] |= tile_bit(at);
    }
    s.drawn = tile_set(from.drawn, "state.drawn");
    const TileSet discards = tile_set(from.tile_discards, "state.tile_discards");
    s.tile_discards[0] = discards & kAllCoastal;
    s.tile_discards[1] = discards & kAllInland;
  }

  void people(const Position& from) {
    if (static_cast<int>(from.players.size()) != box_.seats) {
      return refuse(say("state.players: there must be ", box_.seats, ", one a seat"));
    }
    for (Seat each_seat = 0; each_seat < box_.seats; ++each_seat) player(each_seat, from.players[each_seat]);
    card_set(s.pool, from.pool, "state.pool");
    card_set(s.trashed, from.trashed, "state.trashed");
    for (int deck = 0; deck < kDecks; ++deck) {
      CardSet away = s.pool[deck] | s.trashed[deck];
      if (from.discards[deck].size() > std::size(s.discard[deck])) return refuse("state.discards: too many");
      for (const std::string& name : from.discards[deck]) {
        const int card = named(kCardNames, name, "state.discards");
        if (deck_of(card) != deck) return refuse("state.discards: a card lies with another deck");
        s.discard[deck][s.discards[deck]++] = static_cast<uint8_t>(card - kDeckStart[deck]);
        away |= card_bit(card);
      }
      for (const auto& hand : s.hand) away |= hand[deck];
      const bool used = box_.icons || deck == 0;
      const CardSet all = (CardSet{1} << (kDeckStart[deck + 1] - kDeckStart[deck])) - 1;
      s.draw[deck] = used ? all & ~away : 0;
      s.pool_size[deck] = static_cast<uint8_t>(std::popcount(s.pool[deck]));
    }
  }

  void player(Seat seat, const PositionPlayer& from) {
    const std::string field = say("state.players[", seat, "]");
    s.pesos[seat] = number<int16_t>(from.pesos, 0, kMostWealth, field + ".pesos");
    s.points[seat] = number<int16_t>(from.points, 0, kMostWealth, field + ".points");
    for (const Industry industry : from.industries) {
      uint8_t& to = s.industry[seat][box_.industry_terrain[index(industry)]];
      if (to != kNone) refuse(field + ".industries: two of one terrain");
      to = static_cast<uint8_t>(industry);
    }
    card_set(s.hand[seat], from.hand, field + ".hand");
    card_set(s.known[seat], from.known, field + ".known");
    for (int deck = 0; deck < kDecks; ++deck) {
      s.hand_size[seat][deck] = static_cast<uint8_t>(std::popcount(s.hand[seat][deck]));
    }
    for (const Role role : from.roles) {
      if (s.role[index(role)] != kNobody) refuse(field + ".roles: somebody else has it");
      s.role[index(role)] = seat;
    }
    if (from.ballot) s.ballot[seat] = static_cast<uint8_t>(byte(*from.ballot, kCountries - 1, field) + 1);
    s.side[seat] = byte(from.side, 2, field + ".side");
    if (from.passed) s.passed = static_cast<uint8_t>(s.passed | 1U << seat);
  }

  void count_events(uint8_t (&to)[kEventCards], const std::vector<EventCard>& cards) {
    for (const EventCard card : cards) {
      if (++to[index(card)] > 20) return refuse("state.events: too many cards");
    }
  }

  void events(const PositionEvents& from) {
    count_events(s.event_draw, from.draw);
    count_events(s.event_discards, from.discards);
    s.event_stack = static_cast<uint8_t>(std::min<size_t>(from.draw.size(), 200));
    if (from.top) {
      s.event_top = static_cast<uint8_t>(*from.top);
      ++s.event_stack;
    }
    if (from.taken.size() > 2 || from.taken.size() == 1) {
      return refuse("state.events.taken: two cards or none");
    }
    for (size_t i = 0; i < from.taken.size(); ++i) s.event_hand[i] = static_cast<uint8_t>(from.taken[i]);
    for (const int who : from.known_to) {
      s.event_known = static_cast<uint8_t>(s.event_known | 1U << seat(who, "state.events.known_to"));
    }
    // Where nobody knew the first of them, their order is nobody's business.
    if (s.event_known == 0 && s.event_hand[0] > s.event_hand[1]) std::swap(s.event_hand[0], s.event_hand[1]);
  }

  void turn(const PositionTurn& from) {
    s.turn = seat(from.seat, "state.turn.seat");
    s.first = seat(from.first, "state.turn.first");
    s.first_card = static_cast<uint8_t>(named(kCardNames, from.first_card, "state.turn.first_card"));
    s.round = byte(number(from.round, 1, box_.max_rounds, "state.turn.round"), 255, "state.turn.round");
    for (int icon = 0; icon < kIcons; ++icon) s.purse[icon] = byte(from.purse[icon], 200, "state.turn.purse");
    s.offers = byte(from.offers, 9, "state.turn.offers");
    s.politics = from.politics ? 1 : 0;
    card_set(s.spent, from.spent, "state.turn.spent");
    card_set(s.counted, from.counted, "state.turn.counted");
    for (int which = 0; which < 2; ++which) {
      s.refused[which] = tile_set(from.refused[which], "state.turn.refused");
      if (from.disapproved[which]) s.disapproved = static_cast<uint8_t>(s.disapproved | 1U << which);
    }
  }

  void bargain(Bargain& to, const PositionBargain& from, const std::string& field) {
    to.pesos = number<int16_t>(from.pesos, 0, kMostWealth, field + ".pesos");
    if (from.cards.size() > 2) return refuse(field + ".cards: too many");
    for (size_t i = 0; i < from.cards.size(); ++i) {
      const auto* const deck = std::find(kDeckNames.begin(), kDeckNames.end(), from.cards[i]);
      to.cards[i] = deck != kDeckNames.end()
                        ? any_of(static_cast<int>(deck - kDeckNames.begin()))
                        : static_cast<uint8_t>(named(kCardNames, from.cards[i], field + ".cards"));
    }
    if (to.cards[0] > to.cards[1]) refuse(field + ".cards: must be in their order");
    if (from.tile) to.tile = static_cast<uint8_t>(named(kTileNames, *from.tile, field + ".tile"));
    if (from.role) to.role = static_cast<uint8_t>(*from.role);
  }

  void conflict(const PositionConflict& from) {
    if (from.tile) s.attack_tile = static_cast<uint8_t>(named(kTileNames, *from.tile, "state.conflict.tile"));
    s.attack_thing = from.thing;
    s.attack = byte(from.attack, 200, "state.conflict.attack");
    s.defence = byte(from.defence, 200, "state.conflict.defence");
    for (int i = 0; i < kCountries; ++i) s.votes[i] = byte(from.votes[i], kMostVotes, "state.conflict.votes");
    s.old_governor = seat_if(from.old_governor, "state.conflict.old_governor");
    s.upheld = byte(from.upheld, 200, "state.conflict.upheld");
    s.fought = byte(from.fought, 200, "state.conflict.fought");
    if (from.auctioned) s.auctioned = static_cast<uint8_t>(*from.auctioned);
    s.bidder = seat_if(from.bidder, "state.conflict.bidder");
    s.bid = amount(from.bid, "state.conflict.bid");
  }

  void frame(const PositionFrame& from) {
    Frame to{.kind = static_cast<uint8_t>(from.step)};
    to.seat = seat_if(from.seat, "state.stack.seat");
    to.a = byte(from.a, 255, "state.stack.a");
    to.b = byte(from.b, 255, "state.stack.b");
    to.c = byte(from.c, 255, "state.stack.c");
    to.step = byte(from.at, 9, "state.stack.at");
    to.amount = number<int16_t>(from.amount, 0, 1000, "state.stack.amount");
    s.todo.push(to);
  }

  const Box& box_;
  State& s;
};

}  // namespace

Position Rules::position(const State& s) const {
  Position to;
  to.country = s.country;
  to.gold_rush = s.gold_rush != 0;
  to.presidio_market = s.presidio_market != 0;
  for (const int tile : each(s.board)) to.tiles.push_back(tile_of(s, tile));
  to.drawn = shown_tiles(s.drawn);
  to.tile_discards = shown_tiles(s.tile_discards[0] | s.tile_discards[1]);
  for (Seat seat = 0; seat < box_.seats; ++seat) to.players.push_back(player_of(s, seat));
  to.pool = shown_cards(s.pool);
  for (int deck = 0; deck < kDecks; ++deck) {
    for (int i = 0; i < s.discards[deck]; ++i) {
      to.discards[deck].emplace_back(kCardNames[kDeckStart[deck] + s.discard[deck][i]]);
    }
  }
  to.trashed = shown_cards(s.trashed);
  to.events = {shown_events(s.event_draw), shown_events(s.event_discards), {}, {}, seats_of(s.event_known)};
  if (s.event_top != kNone) to.events.top = static_cast<EventCard>(s.event_top);
  for (const uint8_t card : s.event_hand) {
    if (card != kNone) to.events.taken.push_back(static_cast<EventCard>(card));
  }
  to.turn = {s.turn,
             s.first,
             s.first_card == kNone ? "" : kCardNames[s.first_card],
             s.round,
             {s.purse[0], s.purse[1], s.purse[2]},
             s.offers,
             s.politics != 0,
             shown_cards(s.spent),
             shown_cards(s.counted),
             {shown_tiles(s.refused[0]), shown_tiles(s.refused[1])},
             {(s.disapproved & 1) != 0, (s.disapproved & 2) != 0}};
  to.given = bargain_of(s.given);
  to.asked = bargain_of(s.asked);
  to.conflict = conflict_of(s);
  for (int i = 0; i < s.todo.size; ++i) {
    const Frame& frame = s.todo.frames[i];
    to.stack.push_back({static_cast<Step>(frame.kind), seat_or_none(frame.seat), frame.a, frame.b, frame.c,
                        frame.step, frame.amount});
  }
  to.ended = s.ended;
  return to;
}

Result<State> Rules::load(const Position& position) const {
  State s;
  Loader loader(box_, s);
  loader.load(position);
  if (loader.refusal) return loader.refusal;
  if (const char* law = unplayable(s)) {
    const std::string_view words = law;  // many name their field
    const bool named = words.substr(0, words.find(' ')).ends_with(':');
    return Refusal{say(named ? "state." : "state: ", words)};
  }
  if (const char* law = broken_stack(box_, s)) return Refusal{say("state.stack: ", law)};
  return s;
}

}  // namespace paydirt::golden_wilderness
