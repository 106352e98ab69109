// The words of The Golden Wilderness: closed sets of things that edition, table and views speak of.
#pragma once

#include <cstdint>

#include "engine/describe.hpp"

namespace paydirt::golden_wilderness {

inline constexpr int kPlayers = 5;
inline constexpr int kTiles = 38;
inline constexpr int kCoastal = 14;  // the first of them
inline constexpr int kCards = 74;
inline constexpr int kDecks = 4;
inline constexpr int kTerrains = 5;
inline constexpr int kProducts = 6;
inline constexpr int kIndustries = 9;
inline constexpr int kEventCards = 6;
inline constexpr int kCountries = 9;
inline constexpr int kRoles = 5;
inline constexpr int kSides = 6;  // of a hexagon: E, SE, SW, W, NW, NE
inline constexpr int kAbilities = 2;
inline constexpr int kMostRounds = 200;
inline constexpr int kLowestBid = -50;      // roles may be worth less than nothing
inline constexpr int kMostWealth = 30'000;  // pesos and points of a player: a hundred times what a game sees
inline constexpr int kSpareIcons = 60;      // beyond those of spent cards, on a table set up by hand
inline constexpr int kMostVotes = 200;      // that a choice can have

BOOST_DEFINE_FIXED_ENUM_CLASS(Level, uint8_t, beginner, easy, standard, advanced)

BOOST_DEFINE_FIXED_ENUM_CLASS(Terrain, uint8_t, farmland, plains, forest, sierra, desert)

BOOST_DEFINE_FIXED_ENUM_CLASS(TileKind, uint8_t, coastal, inland)

BOOST_DEFINE_FIXED_ENUM_CLASS(Border, uint8_t, lowland, mountain, sea)

BOOST_DEFINE_FIXED_ENUM_CLASS(Product, uint8_t, hides, wood, furs, corn, wine, gold)

/// Named by terrain and product, in the order of the edition.
BOOST_DEFINE_FIXED_ENUM_CLASS(Industry, uint8_t, farmland_hides, farmland_corn, farmland_wine, plains_hides,
                              plains_corn, forest_wood, forest_furs, sierra_wood, sierra_gold)

/// `indian` is the rulebook's name of the deck of the California peoples; texts say "California peoples".
BOOST_DEFINE_FIXED_ENUM_CLASS(Deck, uint8_t, pioneer, priest, soldier, indian)

enum class Icon : uint8_t { pop, cross, sword };
inline constexpr int kIcons = 3;

BOOST_DEFINE_FIXED_ENUM_CLASS(EventCard, uint8_t, immigrants, taxes, neophytes, coast_market, city_market,
                              presidio_market)

BOOST_DEFINE_FIXED_ENUM_CLASS(Country, uint8_t, beginner, easy, standard, spain, mexico, russia, britain,
                              california, usa)

BOOST_DEFINE_FIXED_ENUM_CLASS(Role, uint8_t, governor, viceroy, presiding_father, newspaper_magnate,
                              military_commandant)

/// What can stand on a tile and be attacked; missions and presidios are the buildings.
BOOST_DEFINE_FIXED_ENUM_CLASS(Thing, uint8_t, settlement, mission, presidio)

/// The closed vocabulary of abilities: a card that needs another word is an error.
BOOST_DEFINE_FIXED_ENUM_CLASS(CostKind, uint8_t, show, discard, trash, pay)
BOOST_DEFINE_FIXED_ENUM_CLASS(EffectKind, uint8_t, explore, attack, build, take_discard, draw, money, vote,
                              support)

template <class Enum>
constexpr int index(Enum value) {
  return static_cast<int>(value);
}

}  // namespace paydirt::golden_wilderness
