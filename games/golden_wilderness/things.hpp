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

enum class Level : uint8_t { beginner, easy, standard, advanced };
BOOST_DESCRIBE_ENUM(Level, beginner, easy, standard, advanced)

enum class Terrain : uint8_t { farmland, plains, forest, sierra, desert };
BOOST_DESCRIBE_ENUM(Terrain, farmland, plains, forest, sierra, desert)

enum class TileKind : uint8_t { coastal, inland };
BOOST_DESCRIBE_ENUM(TileKind, coastal, inland)

enum class Border : uint8_t { lowland, mountain, sea };
BOOST_DESCRIBE_ENUM(Border, lowland, mountain, sea)

enum class Product : uint8_t { hides, wood, furs, corn, wine, gold };
BOOST_DESCRIBE_ENUM(Product, hides, wood, furs, corn, wine, gold)

/// Named by terrain and product, in the order of the edition.
enum class Industry : uint8_t {
  farmland_hides,
  farmland_corn,
  farmland_wine,
  plains_hides,
  plains_corn,
  forest_wood,
  forest_furs,
  sierra_wood,
  sierra_gold
};
BOOST_DESCRIBE_ENUM(Industry, farmland_hides, farmland_corn, farmland_wine, plains_hides, plains_corn,
                    forest_wood, forest_furs, sierra_wood, sierra_gold)

/// `indian` is the rulebook's name of the deck of the California peoples; texts say "California peoples".
enum class Deck : uint8_t { pioneer, priest, soldier, indian };
BOOST_DESCRIBE_ENUM(Deck, pioneer, priest, soldier, indian)

enum class Icon : uint8_t { pop, cross, sword };
inline constexpr int kIcons = 3;

enum class EventCard : uint8_t { immigrants, taxes, neophytes, coast_market, city_market, presidio_market };
BOOST_DESCRIBE_ENUM(EventCard, immigrants, taxes, neophytes, coast_market, city_market, presidio_market)

enum class Country : uint8_t { beginner, easy, standard, spain, mexico, russia, britain, california, usa };
BOOST_DESCRIBE_ENUM(Country, beginner, easy, standard, spain, mexico, russia, britain, california, usa)

enum class Role : uint8_t { governor, viceroy, presiding_father, newspaper_magnate, military_commandant };
BOOST_DESCRIBE_ENUM(Role, governor, viceroy, presiding_father, newspaper_magnate, military_commandant)

/// What can stand on a tile and be attacked; missions and presidios are the buildings.
enum class Thing : uint8_t { settlement, mission, presidio };
BOOST_DESCRIBE_ENUM(Thing, settlement, mission, presidio)

/// The closed vocabulary of abilities: a card that needs another word is an error.
enum class CostKind : uint8_t { show, discard, trash, pay };
BOOST_DESCRIBE_ENUM(CostKind, show, discard, trash, pay)
enum class EffectKind : uint8_t { explore, attack, build, take_discard, draw, money, vote, support };
BOOST_DESCRIBE_ENUM(EffectKind, explore, attack, build, take_discard, draw, money, vote, support)

template <class Enum>
constexpr int index(Enum value) {
  return static_cast<int>(value);
}

}  // namespace paydirt::golden_wilderness
