// What lies on the table of Coloma, as bytes. Decks and the Barrel supply have no hidden order in it: a card
// is drawn when it is drawn, from those that can be there (COR47), so a secret is only who holds what.
#pragma once

#include <bit>
#include <cstdint>

#include "engine/bytes.hpp"
#include "engine/choice_stack.hpp"
#include "engine/describe.hpp"
#include "engine/seats.hpp"

namespace paydirt::coloma {

inline constexpr int kPlayers = 5;
inline constexpr int kRounds = 3;
inline constexpr int kChapters = 5;  // of a round
inline constexpr int kSites = 5;
inline constexpr int kPools = 3;
inline constexpr int kBuildings = 16;
inline constexpr int kAbilities = 2;  // of a building
inline constexpr int kColumns = 4;    // for Rivers
inline constexpr int kBridges = 6;
inline constexpr int kBarrels = 10;  // types
inline constexpr int kHideout = 5;
inline constexpr int kRows = 7;
inline constexpr int kTiers = 3;
inline constexpr int kSpaces = 24;
inline constexpr int kLinks = 32;  // at most
inline constexpr int kLands = 5;
inline constexpr int kRulebookCharacters = 5;
inline constexpr int kCharacters = 11;
inline constexpr uint8_t kNone = 0xff;
/// What is counted without a supply stops here, so that every table can be written down and read again.
inline constexpr int kMostPoints = 9999;  // from one source
inline constexpr int kMostBucks = 9999;
inline constexpr uint8_t kMostUses = 99;  // of an ability or Sutter's Mill in a turn

/// Sites are counted from 0; the Barker is one more.
inline constexpr uint8_t kBarker = kSites;
inline constexpr uint8_t kEvent5 = 4;

/// Who else than a seat can hold a row of the Shootout.
inline constexpr Seat kDummy = 5;
inline constexpr Seat kShade = 6;
inline constexpr int kGangs = 7;

BOOST_DEFINE_FIXED_ENUM_CLASS(Building, uint8_t, poker_hall, express_office, lumber_yard, saloon,
                              trading_post, stables, horse_ranch, toll_house, boarding_house,
                              odd_fellows_hall, brewery, foundry, telegraph_office, post_office, undertaker,
                              outpost)

BOOST_DEFINE_FIXED_ENUM_CLASS(Barrel, uint8_t, gold, bucks, cards, horse, camp, posse, wagon, signpost, saw3,
                              saw2)

BOOST_DEFINE_FIXED_ENUM_CLASS(Bridge, uint8_t, barrels, town, rivers, events, bucks, horses)

BOOST_DEFINE_FIXED_ENUM_CLASS(Character, uint8_t, prospector, woodsman, banjo_man, dancer, homesteader,
                              robber, homesteader_deluxe, renegade, range_rider, maverick, vigilante, none)

BOOST_DEFINE_FIXED_ENUM_CLASS(Space, uint8_t, coloma, hangtown, georgetown, folsom, auburn, garden_valley,
                              gold_hill, lotus, pilot_hill, green_valley, cool, kelsey, diamond_springs,
                              shingle_springs, salmon_falls, greenwood, shoe1, shoe2, shoe3, shoe4, shoe5,
                              shoe6, shoe7, shoe8)

BOOST_DEFINE_FIXED_ENUM_CLASS(Land, uint8_t, middle_fork, highlands, cosumnes, natoma, north_fork)

BOOST_DEFINE_FIXED_ENUM_CLASS(SpaceKind, uint8_t, city, town, horseshoe)

/// CO311: what enables an ability.
BOOST_DEFINE_FIXED_ENUM_CLASS(Trigger, uint8_t, shovel, wheelbarrow, hammer2, hammer3, wagon, place5, boom5,
                              barker, hideout, bust2, bust3, bust4, bust5)

/// What is counted by Bridges and by "gain per" abilities.
enum class Counter : uint8_t {
  barrels,
  town,  // Town Buildings not covered by a Hotel
  rivers,
  event_camps,
  bucks,
  horses,
  dead,
  gunmen_by_2,
};
BOOST_DESCRIBE_ENUM(Counter, barrels, town, rivers, event_camps, bucks, horses, dead, gunmen_by_2)

/// What an effect does besides giving things.
BOOST_DEFINE_FIXED_ENUM_CLASS(Action, uint8_t, none, wagon, place_camps, place_camp_anywhere, take_barrel,
                              fill_rows, fill_row, signpost, boom2, boom3, build_town, wheelbarrows)

/// How something is built. The Saw of a Barrel or a power is also a Saw.
BOOST_DEFINE_FIXED_ENUM_CLASS(Tool, uint8_t, hammer, saw)

BOOST_DEFINE_FIXED_ENUM_CLASS(End, uint8_t, top, bottom)

BOOST_DEFINE_FIXED_ENUM_CLASS(Ended, uint8_t, none, played_out, beat_shade, lost_to_shade)

/// Where points came from during the game.
enum Source : uint8_t {
  from_town,
  from_hotels,
  from_rivers,
  from_trades,
  from_shootouts,
  from_map,
  from_empty_deck,
  kSources
};

/// Frames of the choice stack.
enum class Step : uint8_t {
  none,
  chapter,   // task: the program of a chapter
  keep,      // block: opening hands (D1)
  dials,     // block: sites (D3)
  trade,     // question (D2); a: most Gold
  banjo,     // question (D4)
  turn,      // question (D5)
  build,     // question (D6) by a Barrel or a power; a: 2 rivers and bridges, 3 town and hotels, 4 town
  pay,       // question (D7); amount: Bucks
  discard,   // question (D8)
  wagon,     // question (D9); a: spaces left, b: stands in a city entered, c: whether it has moved
  city,      // question (D10)
  place,     // question (D11, D12); a: rows left, b: camps left, c: anywhere
  take,      // question (D14)
  barrel,    // question (D14): use or save; a: type
  cask,      // question: which Barrel is discarded
  river,     // task: a: column is surveyed
  bridge,    // task: a: type is built
  town,      // task: a: card is built
  hotel,     // task: a: building is covered
  ability,   // task: a: building, b: which, takes effect
  power,     // task: a: which, takes effect
  purchase,  // task: a: camps, b: horses are handed over
};
BOOST_DESCRIBE_ENUM(Step, none, chapter, keep, dials, trade, banjo, turn, build, pay, discard, wagon, city,
                    place, take, barrel, cask, river, bridge, town, hotel, ability, power, purchase)

/// The program of a chapter, as places of its task.
enum ChapterPlace : uint8_t { at_start, at_event, at_selection, at_reveal, at_turns, at_end };

constexpr uint16_t bit(int index) { return static_cast<uint16_t>(1U << index); }
constexpr bool has(unsigned set, int index) { return ((set >> index) & 1U) != 0; }
/// The member of a set at this place, counted from 0.
constexpr uint8_t nth_bit(unsigned set, int before) {
  while (before-- > 0) set &= set - 1;
  return static_cast<uint8_t>(std::countr_zero(set));
}

/// A player's deck. The owner knows the cards that he laid on top or at the bottom, in order; what is between
/// them he knows only as a set. When that set has a single card it is known too and joins the top.
struct Deck {
  uint16_t middle = 0;             // bit c: card c
  uint8_t top = 0;                 // known cards on top
  uint8_t bottom = 0;              // known cards at the bottom
  uint8_t known[kBuildings] = {};  // the top ones, then the bottom ones, from above

  int size() const { return std::popcount(middle) + top + bottom; }
  void lay(uint8_t card, End end);
  /// The card on top, which is known.
  uint8_t take_known();
  void settle();
};

struct Player {
  int16_t vp[kSources] = {};
  int16_t bucks = 0;
  uint16_t hand = 0;     // bit c: card c
  uint16_t built = 0;    // covered ones too
  uint16_t covered = 0;  // by Hotels
  Deck deck;
  uint8_t laid[2] = {};  // opening answers in an open block: 1 + card * 2 + end
  uint8_t dial = 0;      // 1 to 5; 0: not set
  // In the Lodge.
  uint8_t dudes = 0;
  uint8_t gold = 0;
  uint8_t horses = 0;
  uint8_t camps = 0;
  // In the reserve.
  uint8_t dudes_reserve = 0;
  uint8_t camps_reserve = 0;
  uint8_t dead = 0;
  uint8_t rivers = 0;   // bit c: column c
  uint8_t bridges = 0;  // bit t: type t
  uint8_t used_barrels = 0;
  uint8_t saved[kBarrels] = {};
  uint8_t event_camps = 0;
  uint8_t land_camps = 0;
  uint8_t wagon = 0;
  Character character = Character::none;
  uint8_t unused = 0;

  int barrels() const;
  int points() const;
};

/// What belongs to the turn being taken.
struct Turn {
  uint32_t links = 0;  // that the Wagon has used (CO407)
  uint16_t fresh = 0;  // Town Buildings of this turn (CO315)
  Seat seat = kNobody;
  uint8_t site = kNone;     // kBarker: on the Barker
  uint8_t boom = kNone;     // the site whose Boom is available
  uint8_t common_open = 0;  // the action can still be taken
  uint8_t boom_open = 0;
  uint8_t busted = 0;
  uint8_t mills = 0;                          // uses of Sutter's Mill left
  uint8_t fresh_barrels[kBarrels] = {};       // saved in this turn (COR12)
  uint8_t uses[kBuildings][kAbilities] = {};  // activations left; kNone: any number
  uint8_t unused = 0;
};

/// The solo opponent.
struct Shade {
  int16_t vp = 0;
  uint8_t gold = 0;
  uint8_t barrels = 0;
  uint8_t horses = 0;
  uint8_t hotels = 0;
  uint8_t river = 0;
  uint8_t dudes = 0;
  uint8_t camps = 0;
  uint8_t event_camps = 0;
  uint8_t land_camps = 0;
  uint8_t wagon = 0;
  uint8_t site = kNone;  // of its Pioneer
  uint8_t unused = 0;
};

/// Things removed are cleared, so that equal tables are equal bytes.
struct State {
  ChoiceStack<16> todo;
  Turn turn;
  Player players[kPlayers];
  Shade shade;
  uint8_t round = 0;
  uint8_t chapter = 0;
  Seat badge = 0;
  uint8_t barker = 0;                  // the site it covers
  uint8_t bust = 0;                    // the site whose Boom it lies on
  uint8_t buster[2] = {kNone, kNone};  // cards revealed before the selection: left, right
  uint8_t buster_site = kNone;         // where Buster stands
  uint8_t pool = 0;                    // Nuggets in the pools; the lower pools are filled first
  uint8_t spent = 0;                   // Nuggets
  uint8_t horses = 0;                  // general supply
  uint8_t hotels = 0;
  uint8_t bridges[kBridges] = {};
  uint8_t barrel_supply[kBarrels] = {};
  uint8_t hideout[kHideout] = {kNone, kNone, kNone, kNone, kNone};
  uint8_t outlaws = 0;
  Seat rows[kRows] = {kNobody, kNobody, kNobody, kNobody, kNobody, kNobody, kNobody};
  Ended ended = Ended::none;
  uint8_t unused[2] = {};

  bool asked(Step step) const { return !todo.empty() && todo.top().kind == static_cast<uint8_t>(step); }
  bool operator==(const State& other) const { return same_bytes(*this, other); }
};
static_assert(Bytes<State>);
static_assert(sizeof(State) <= 3072);

}  // namespace paydirt::coloma
