// The box of The Golden Wilderness laid out on one table: what the edition prints, as tables that rules can
// read at once.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/box_base.hpp"
#include "engine/result.hpp"
#include "games/golden_wilderness/edition.hpp"
#include "games/golden_wilderness/state.hpp"
#include "games/golden_wilderness/weights.hpp"

namespace paydirt::golden_wilderness {

/// Where the cards of a deck begin in the numbering of all people.
inline constexpr std::array<int, kDecks + 1> kDeckStart = {0, 25, 38, 58, 74};
constexpr int deck_of(int card) { return card < 25 ? 0 : card < 38 ? 1 : card < 58 ? 2 : 3; }
constexpr CardSet card_bit(int card) { return CardSet{1} << (card - kDeckStart[deck_of(card)]); }

/// Six bits, one for each side of a hexagon.
using Sides = uint8_t;
constexpr Sides turned(Sides sides, int rotation) {
  return static_cast<Sides>((sides << rotation | sides >> (kSides - rotation)) & 0x3f);
}
/// Bit k: the sides k and k + 1 differ, so a coast ends in the corner between them (GW-R51).
constexpr Sides coast_ends(Sides sea) { return sea ^ turned(sea, kSides - 1); }

struct AbilityFacts {
  CostKind cost{};
  EffectKind effect{};
  uint8_t price = 0;  // pesos
  uint8_t count = 0;  // tiles, cards, pesos, votes
  uint8_t what = 0;   // TileKind, Things as bits, Thing, Deck or Country
};

struct CardFacts {
  std::array<uint8_t, kIcons> icons{};
  uint8_t abilities = 0;
  std::array<AbilityFacts, kAbilities> ability{};
};

/// Markets by where they are held, in the order of the event cards.
inline constexpr int kMarkets = 3;
constexpr int market_of(EventCard card) { return index(card) - index(EventCard::coast_market); }

struct CountryFacts {
  std::array<uint8_t, kDecks> immigrants{};
  uint8_t taxes = 0;
  std::array<std::array<uint8_t, kProducts>, kMarkets> price{};
  bool neophytes = false;
};

/// Usual: the preset region (Beginner) and the rough map (Easy). Mixed: a random region, a shuffled map. At
/// Standard and Advanced the board is explored.
BOOST_DEFINE_FIXED_ENUM_CLASS(BoardChoice, uint8_t, usual, mixed)

/// The country card of Standard.
BOOST_DEFINE_FIXED_ENUM_CLASS(CountryChoice, uint8_t, standard, spain, mexico, russia, britain, california,
                              usa)

BOOST_DEFINE_FIXED_ENUM_CLASS(RolesChoice, uint8_t, deal, elect)

/// GW-R31. Off the turn's own player, `open` lets everybody make an offer at the start of each turn.
BOOST_DEFINE_FIXED_ENUM_CLASS(TradeChoice, uint8_t, own_turn, open, off)

struct Options {
  Level level = Level::beginner;
  BoardChoice board = BoardChoice::usual;           // Beginner, Easy
  bool short_game = false;                          // Easy, Standard, Advanced
  CountryChoice country = CountryChoice::standard;  // Standard
  RolesChoice roles = RolesChoice::deal;            // Advanced
  TradeChoice trade = TradeChoice::own_turn;        // Easy, Standard, Advanced
  int rounds = 0;                                   // GW-R73: the most; 0: what the edition says

  /// The tables that the properties are tried on: every level, every option; with few rounds where random
  /// games are long.
  static std::vector<Options> variants();
};
BOOST_DESCRIBE_STRUCT(Options, (), (level, board, short_game, country, roles, trade, rounds))

/// Explains why an edition cannot be played, naming the field.
Refusal check_edition(const Edition& edition);

struct Box : BoxBase<Edition, Options> {
  Refusal lay_out();

  Weights weights;
  Level level{};
  bool icons = false;  // Standard and Advanced: people have icons and abilities, the board is explored
  bool politics = false, trade = false, open_trade = false;

  std::array<uint8_t, kTiles> terrain{};
  std::array<std::array<Border, kSides>, kTiles> edges{};
  std::array<Sides, kTiles> sea{};
  std::array<uint8_t, kTiles> rotations{};  // that look different
  std::array<TileSet, kTerrains> of_terrain{};
  TileSet habitable = 0;

  std::array<uint8_t, kIndustries> industry_terrain{}, industry_product{}, industry_cost{};
  uint16_t available = 0;  // industries of the level, as bits
  std::array<uint16_t, kTerrains> available_on{};
  uint16_t rushes = 0;  // industries that bring the Gold Rush

  std::array<CountryFacts, kCountries> countries{};
  std::array<CardFacts, kCards> cards{};
  std::array<std::array<CardSet, kDecks>, kIcons> with_icon{};
  std::array<std::array<CardSet, kDecks>, 2> with_votes{};  // in elections, in revolutions

  Markers markers;
  std::array<uint8_t, kEventCards> start_events{};
  std::array<int, 3> road_price{};  // by Border
  int gold_rush = 0, max_rounds = 0;
  Country first_country{};  // that the game begins under

  int income_of(Country country, EventCard market, int product) const {
    return countries[index(country)].price[market_of(market)][product];
  }
};

}  // namespace paydirt::golden_wilderness
