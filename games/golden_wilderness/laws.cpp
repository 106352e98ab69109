// What is true of every table, whoever is asked.
#include <algorithm>

#include "games/golden_wilderness/land.hpp"
#include "games/golden_wilderness/rules.hpp"

namespace paydirt::golden_wilderness {
namespace {

/// GW-R50: the tiles hang together, and sea meets only sea.
const char* broken_board(const Box& box, const State& s) {
  if (s.board == 0) return box.icons ? nullptr : "tiles: the board is laid out";
  TileSet together = s.board & (~s.board + 1);
  for (TileSet fresh = together; fresh != 0;) {
    fresh = beside(s, fresh) & ~together;
    together |= fresh;
  }
  if (together != s.board) return "tiles: the board must hang together (GW-R50)";
  for (const int tile : each(s.board)) {
    if (s.rotation[tile] >= box.rotations[tile]) return "tiles: a smaller rotation looks the same";
    const Sides sea = turned(box.sea[tile], s.rotation[tile]);
    for (int side = 0; side < kSides; ++side) {
      const uint8_t other = s.neighbour[tile][side];
      if (other == kNone) continue;
      const Sides there = turned(box.sea[other], s.rotation[other]);
      if ((sea >> side & 1) != (there >> opposite(side) & 1)) return "tiles: sea meets only sea (GW-R50)";
    }
  }
  return nullptr;
}

/// A board that the rules lay out: somebody who sets up a table by hand may lay a part of it, or another one.
const char* unusual_board(const Box& box, const State& s) {
  const auto is_first = [&](int tile) { return s.q[tile] == 0 && s.r[tile] == 0 && s.rotation[tile] == 0; };
  bool first = false;
  for (const int tile : each(s.board)) first = first || is_first(tile);
  if (box.icons && s.board != 0 && !first) return "tiles: the first tile lies unrotated at (0, 0) (GW-R50)";
  if (box.level == Level::easy && s.board != kAllTiles) return "tiles: all of them lie there (GW-E01)";
  return nullptr;
}

/// At Beginner and Easy tiles lie on the places of the rough map: coastal ones, and all at Beginner, on their
/// own.
const char* unusual_map(const Box& box, const Edition& edition, const State& s) {
  if (box.icons) return nullptr;
  for (const int tile : each(s.board)) {
    const auto here = [&](const PrintedTile& place) { return place.q == s.q[tile] && place.r == s.r[tile]; };
    const bool own = tile < kCoastal || box.level == Level::beginner;
    const bool on_map = own ? here(edition.tiles[static_cast<size_t>(tile)])
                            : std::any_of(edition.tiles.begin() + kCoastal, edition.tiles.end(), here);
    if (!on_map || s.rotation[tile] != 0) return "tiles: a tile lies off its place on the map";
  }
  return nullptr;
}

const char* broken_land(const Box& box, const State& s) {
  TileSet taken = s.cities;
  for (Seat seat = 0; seat < kPlayers; ++seat) {
    if ((taken & s.settled[seat]) != 0) return "a tile holds one settlement or a city (GW-B14)";
    if (seat >= box.seats && s.settled[seat] != 0) return "settlements have an owner";
    taken |= s.settled[seat];
    for (int terrain = 0; terrain < kTerrains; ++terrain) {
      const bool settled = (s.settled[seat] & box.of_terrain[terrain]) != 0;
      const uint8_t industry = s.industry[seat][terrain];
      if (settled != (industry != kNone)) return "one industry for each settled terrain (GW-B15)";
      if (settled && (box.available >> industry & 1) == 0) return "an industry is not of this level";
    }
  }
  if ((taken & ~(s.board & box.habitable)) != 0) return "nobody settles in a desert or off the board";
  if ((s.missions & s.presidios) != 0) return "a mission or a presidio on a tile, never both (GW-S09)";
  if (((s.missions | s.presidios) & ~s.board) != 0) return "missions and presidios stand on the board";
  if (std::popcount(s.cities) > box.markers.city || std::popcount(s.missions) > box.markers.mission ||
      std::popcount(s.presidios) > box.markers.presidio || road_count(s) > box.markers.road) {
    return "there are not so many markers";
  }
  if (s.presidios != 0 && s.presidio_market == 0) return "the presidio market comes with the first presidio";
  const TileSet discards = s.tile_discards[0] | s.tile_discards[1];
  if ((s.board & (s.drawn | discards)) != 0 || (s.drawn & discards) != 0) return "a tile is in one place";
  if (!box.icons && (s.drawn | discards) != 0) return "the board is laid out";
  return nullptr;
}

/// What the course of a game brings about and play does not depend on.
const char* unusual_times(const Box& box, const State& s) {
  for (Seat seat = 0; seat < box.seats; ++seat) {
    for (const uint8_t industry : s.industry[seat]) {
      if (industry != kNone && (box.rushes >> industry & 1) != 0 && s.gold_rush == 0) {
        return "gold_rush: it begins with the first gold (GW-E09)";
      }
    }
  }
  if (s.gold_rush != 0 && (box.rushes & box.available) == 0) return "gold_rush: there is no gold";
  if (s.presidio_market != 0 && box.markers.presidio == 0) return "presidio_market: there are no presidios";
  const bool nation = box.politics && s.country >= Country::spain;
  if (!nation && s.country != box.first_country) return "country: it is another one at this level";
  return nullptr;
}

const char* broken_people(const Box& box, const State& s) {
  for (int deck = 0; deck < kDecks; ++deck) {
    CardSet all = 0;
    int count = 0;
    const auto add = [&](CardSet cards) {
      all |= cards;
      count += std::popcount(cards);
    };
    add(s.draw[deck]);
    add(s.pool[deck]);
    add(s.trashed[deck]);
    for (int i = 0; i < s.discards[deck]; ++i) add(CardSet{1} << s.discard[deck][i]);
    for (const auto& hand : s.hand) add(hand[deck]);
    const bool used = box.icons || deck == 0;
    const int wanted = used ? kDeckStart[deck + 1] - kDeckStart[deck] : 0;
    if (count != wanted || std::popcount(all) != wanted) return "every card is in one place";
    for (Seat seat = 0; seat < kPlayers; ++seat) {
      if (std::popcount(s.hand[seat][deck]) != s.hand_size[seat][deck]) return "hands are counted";
      CardSet visible = s.pool[deck];
      for (Seat other = 0; other < kPlayers; ++other) {
        if (other != seat) visible |= s.hand[other][deck];
      }
      if ((s.known[seat][deck] & ~visible) != 0) return "nobody knows cards that are not there";
    }
    const Seat governor = s.role[index(Role::governor)];
    if (governor != kNobody && (s.pool[deck] & ~s.known[governor][deck]) != 0) {
      return "the governor knows the pool (GW-A03)";
    }
    if (std::popcount(s.pool[deck]) != s.pool_size[deck]) return "the pool is counted";
    CardSet noted = s.spent[deck] | s.counted[deck];
    for (const auto& known : s.known) noted |= known[deck];
    if (!box.icons && noted != 0) return "pioneers are equal (GW-B18)";
  }
  return nullptr;
}

const char* broken_events(const Box& box, const State& s) {
  int all[kEventCards] = {};
  int stack = s.event_top != kNone ? 1 : 0;
  for (int card = 0; card < kEventCards; ++card) {
    all[card] = s.event_draw[card] + s.event_discards[card];
    stack += s.event_draw[card];
  }
  for (const uint8_t card : {s.event_top, s.event_hand[0], s.event_hand[1]}) {
    if (card != kNone) ++all[card];
  }
  if (stack != s.event_stack) return "the event stack is counted";
  const bool taken = s.event_hand[0] != kNone;
  if (taken && s.event_top != kNone) return "events: the top card is one of the two taken";
  if (!taken && s.event_top == kNone && s.event_known != 0) return "events.known_to: there is no such card";
  const int cities = std::popcount(s.cities);
  for (int card = 0; card < kEventCards; ++card) {
    int wanted = box.start_events[card];
    if (card == index(EventCard::city_market)) wanted += cities;
    if (card == index(EventCard::presidio_market)) wanted += s.presidio_market;
    const bool may_be_gone = box.politics && card == index(EventCard::neophytes) && all[card] == 0;
    if (all[card] != wanted && !may_be_gone) return "no event card is lost or doubled";
  }
  return nullptr;
}

/// The turn's cards: icons come from them, but for a few that somebody who sets up a table may add.
const char* broken_purse(const Box& box, const State& s, int spare) {
  for (int icon = 0; icon < kIcons; ++icon) {
    int played = 0;
    for (int card = 0; card < kCards; ++card) {
      if ((s.spent[deck_of(card)] & card_bit(card)) != 0) played += box.cards[card].icons[icon];
    }
    if (s.purse[icon] > played + spare) return "turn.purse: icons come from cards spent this turn (GW-R36)";
  }
  return nullptr;
}

/// Nothing stays of a turn that has ended.
const char* unusual_turn(const Box& box, const State& s) {
  if (const char* law = broken_purse(box, s, 0)) return law;
  if (((s.refused[0] | s.refused[1]) & ~s.board) != 0) return "turn.refused: there is no such place";
  if (!box.politics && (s.politics != 0 || s.disapproved != 0)) return "turn: politics belong to Advanced";
  return nullptr;
}

}  // namespace

const char* Rules::unplayable(const State& s) const {
  if (const char* law = broken_board(box_, s)) return law;
  if (const char* law = broken_land(box_, s)) return law;
  if (const char* law = broken_people(box_, s)) return law;
  if (const char* law = broken_events(box_, s)) return law;
  if (const char* law = broken_purse(box_, s, kSpareIcons)) return law;
  for (Seat seat = 0; seat < kPlayers; ++seat) {
    if (s.pesos[seat] < 0) return "debts do not exist (GW-R35)";
    if (s.pesos[seat] + s.points[seat] > kMostWealth) return "players: nobody is so rich (GW-R35)";
  }
  if (!box_.politics) {
    for (const Seat holder : s.role) {
      if (holder != kNobody) return "roles belong to Advanced";
    }
  }
  return nullptr;
}

const char* Rules::broken(const State& s) const {
  if (const char* law = unplayable(s)) return law;
  if (const char* law = unusual_board(box_, s)) return law;
  if (const char* law = unusual_map(box_, box_.edition, s)) return law;
  if (const char* law = unusual_times(box_, s)) return law;
  return unusual_turn(box_, s);
}

}  // namespace paydirt::golden_wilderness
