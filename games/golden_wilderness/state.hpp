// What lies on the table of The Golden Wilderness, as bytes. Draw stacks have no order in it: a card or tile
// is drawn when it is turned up, from those that can still be there. So the secrets are which cards lie in
// which hand, pool and stack, and nothing else.
#pragma once

#include <bit>
#include <cstdint>

#include "engine/bits.hpp"
#include "engine/bytes.hpp"
#include "engine/choice_stack.hpp"
#include "engine/seats.hpp"
#include "games/golden_wilderness/things.hpp"

namespace paydirt::golden_wilderness {

inline constexpr uint8_t kNone = 0xff;  // no tile, no card, no role

/// A bit for each tile of the edition, the coastal ones first.
using TileSet = uint64_t;
constexpr TileSet tile_bit(int tile) { return TileSet{1} << tile; }
inline constexpr TileSet kAllCoastal = tile_bit(kCoastal) - 1;
inline constexpr TileSet kAllTiles = tile_bit(kTiles) - 1;
inline constexpr TileSet kAllInland = kAllTiles & ~kAllCoastal;

/// A bit for each card of one deck, in the order of the edition.
using CardSet = uint32_t;

/// What a frame of the choice stack is about: first tasks that go on by themselves, then questions (the
/// decisions of section 5 of the rules document).
enum class Step : uint8_t {
  none,
  turn,          // step: where in it
  distribute,    // the pool; a: who takes next
  explore,       // the drawn tiles
  build,         // a: tile, b: Thing, c: card + 1 or 0 (icons), amount: ability; step: where in it
  poll,          // a: Poll, b: who begins, c: how many have been asked
  struggle,      // a: who is asked next, b: asked since the last sword, c: the winner, step: Poll
  auction,       // a: roles still to be auctioned, as bits
  act,           // D1, D2, D3
  opening,       // D7
  compose,       // an offer's items; a: partner, step: what may come next
  answer,        // D8; a: who offers
  hand_over,     // D21; a: who offers
  event,         // D4
  market,        // D5; a: EventCard
  take,          // D6
  permission,    // D9; a: tile, b: Thing, c: who builds
  approval,      // D10; the same
  tile,          // D11: which of the drawn tiles
  place,         // D11: where; a: tile, b: it cannot join the coastline
  target,        // D12; a: Things allowed, as bits
  site,          // where an ability builds; a: card, b: ability
  reinforce,     // D13; step 0: before the defence, 1: in reply to it
  defend,        // D14
  vote,          // D15; a: Poll
  more_votes,    // D16; a: Poll
  fight,         // D17
  auction_role,  // D18
  bid,           // D19
  show_pool,     // D20
};
BOOST_DESCRIBE_ENUM(Step, none, turn, distribute, explore, build, poll, struggle, auction, act, opening,
                    compose, answer, hand_over, event, market, take, permission, approval, tile, place,
                    target, site, reinforce, defend, vote, more_votes, fight, auction_role, bid, show_pool)

/// What the table votes on.
BOOST_DEFINE_FIXED_ENUM_CLASS(Poll, uint8_t, election, revolution, first_election, new_election)

BOOST_DEFINE_FIXED_ENUM_CLASS(EndReason, uint8_t, none, all_settled, cities, presidios, missions, round_limit)

/// In a bargain: any card of a deck, which the giver chooses.
constexpr uint8_t any_of(int deck) { return static_cast<uint8_t>(0x80 + deck); }
constexpr bool is_any(uint8_t card) { return card >= 0x80 && card != kNone; }

/// One side of a bargain.
struct Bargain {
  int16_t pesos = 0;
  uint8_t cards[2] = {kNone, kNone};  // ascending
  uint8_t tile = kNone;               // with the settlement on it
  uint8_t role = kNone;

  bool empty() const { return pesos == 0 && cards[0] == kNone && tile == kNone && role == kNone; }
};

/// Things removed are cleared, so that equal tables are equal bytes.
struct State {
  // The land.
  TileSet board = 0;
  TileSet drawn = 0;              // turned up to be placed
  TileSet tile_discards[2] = {};  // by TileKind
  TileSet cities = 0;
  TileSet missions = 0;
  TileSet presidios = 0;
  TileSet settled[kPlayers] = {};  // by owner
  TileSet refused[2] = {};         // this turn: places of a mission, of a presidio
  TileSet linked[kTiles] = {};     // tiles one road away
  TileSet adjacent[kTiles] = {};   // follows from the places

  // People: what everybody sees of them.
  CardSet trashed[kDecks] = {};
  CardSet spent[kDecks] = {};    // discarded this turn by the active player (GW-R75)
  CardSet counted[kDecks] = {};  // shown in this poll (GW-R60)

  int16_t pesos[kPlayers] = {};
  int16_t points[kPlayers] = {};  // bought
  int16_t bid = 0;                // the standing one
  ChoiceStack<16> todo;

  uint8_t neighbour[kTiles][kSides];  // adjacent tiles by side; kNone
  int8_t q[kTiles] = {};
  int8_t r[kTiles] = {};
  uint8_t rotation[kTiles] = {};

  uint8_t discard[kDecks][25] = {};  // cards of the deck, the top one last
  uint8_t discards[kDecks] = {};     // how many
  uint8_t hand_size[kPlayers][kDecks] = {};
  uint8_t pool_size[kDecks] = {};
  uint8_t industry[kPlayers][kTerrains];  // Industry, or kNone
  uint8_t purse[kIcons] = {};             // of the active player

  // Country and events.
  Country country = Country::beginner;
  uint8_t gold_rush = 0;
  uint8_t presidio_market = 0;  // has come into the game
  uint8_t event_discards[kEventCards] = {};
  uint8_t event_stack = 0;  // cards in it
  Seat role[kRoles] = {kNobody, kNobody, kNobody, kNobody, kNobody};

  // Time.
  Seat turn = 0;
  Seat first = 0;
  uint8_t first_card = kNone;  // that decided it
  uint8_t round = 0;
  uint8_t offers = 0;       // made this turn by the active player
  uint8_t politics = 0;     // an election or revolution was called this turn
  uint8_t disapproved = 0;  // this turn: bit 0 missions, bit 1 presidios
  EndReason ended = EndReason::none;

  // What is going on.
  uint8_t attack_tile = kNone;
  Thing attack_thing = Thing::settlement;
  uint8_t attack = 0;
  uint8_t defence = 0;
  uint8_t ballot[kPlayers] = {};   // seat or Country + 1; 0: none
  uint8_t votes[kCountries] = {};  // by seat or Country
  Seat old_governor = kNobody;
  uint8_t upheld = 0;           // swords
  uint8_t fought = 0;           // swords against the result
  uint8_t side[kPlayers] = {};  // 1: upholds, 2: fights
  uint8_t auctioned = kNone;    // Role
  Seat bidder = kNobody;
  uint8_t passed = 0;  // bit s: seat s is out of the auction

  // Hidden.
  CardSet hand[kPlayers][kDecks] = {};
  CardSet pool[kDecks] = {};
  CardSet known[kPlayers][kDecks] = {};  // of other hands and of the pool, by who knows
  CardSet draw[kDecks] = {};
  Bargain given;  // the offer being composed or answered
  Bargain asked;
  uint8_t event_draw[kEventCards] = {};  // below the top card
  uint8_t event_top = kNone;             // put back by somebody; kNone: nobody has seen it
  uint8_t event_known = 0;               // bit s: seat s knows it (or the first of the two taken)
  uint8_t event_hand[2] = {kNone, kNone};
  uint8_t unused[6] = {};

  State() {
    for (auto& sides : neighbour) {
      for (uint8_t& side_of : sides) side_of = kNone;
    }
    for (auto& seat : industry) {
      for (uint8_t& each_of : seat) each_of = kNone;
    }
  }

  TileSet all_settled() const { return settled[0] | settled[1] | settled[2] | settled[3] | settled[4]; }
  TileSet inhabited() const { return all_settled() | cities; }
  Seat owner(int tile) const {
    for (Seat seat = 0; seat < kPlayers; ++seat) {
      if ((settled[seat] & tile_bit(tile)) != 0) return seat;
    }
    return kNobody;
  }
  bool asked_for(Step step) const { return !todo.empty() && todo.top().kind == static_cast<uint8_t>(step); }
  Step step() const { return todo.empty() ? Step::none : static_cast<Step>(todo.top().kind); }
  int hand_total(Seat seat) const {
    const uint8_t(&size)[kDecks] = hand_size[seat];
    return size[0] + size[1] + size[2] + size[3];
  }
  int pool_total() const { return pool_size[0] + pool_size[1] + pool_size[2] + pool_size[3]; }
  bool operator==(const State& other) const { return same_bytes(*this, other); }
};
static_assert(Bytes<State>);
static_assert(sizeof(State) <= 4096);

}  // namespace paydirt::golden_wilderness
