// What is printed on the components of The Golden Wilderness: read from edition.json, replaceable at run
// time.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "games/golden_wilderness/things.hpp"

namespace paydirt::golden_wilderness {

struct PrintedTile {
  std::string id, name;
  TileKind kind{};
  Terrain terrain{};
  std::string edges;  // L, M or S for each side of the unrotated tile
  int q = 0;          // place on the rough map
  int r = 0;
};
BOOST_DESCRIBE_STRUCT(PrintedTile, (), (id, name, kind, terrain, edges, q, r))

struct Region {
  int tiles = 0;
  int coastal = 0;  // at least
};
BOOST_DESCRIBE_STRUCT(Region, (), (tiles, coastal))

struct Boards {
  std::vector<std::string> preset;
  Region region;
};
BOOST_DESCRIBE_STRUCT(Boards, (), (preset, region))

struct PrintedIndustry {
  Industry id{};
  Terrain terrain{};
  Product product{};
  int cost = 0;
  bool gold_rush = false;
};
BOOST_DESCRIBE_STRUCT(PrintedIndustry, (), (id, terrain, product, cost, gold_rush))

struct PrintedEvent {
  EventCard id{};
  int copies = 0;
};
BOOST_DESCRIBE_STRUCT(PrintedEvent, (), (id, copies))

struct ImmigrantLine {
  int pioneer = 0, soldier = 0, priest = 0;
};
BOOST_DESCRIBE_STRUCT(ImmigrantLine, (), (pioneer, soldier, priest))

/// By product; 0: the market does not buy it.
struct Prices {
  std::array<int, kProducts> coast{}, city{}, presidio{};
};
BOOST_DESCRIBE_STRUCT(Prices, (), (coast, city, presidio))

struct PrintedCountry {
  Country id{};
  std::string name;
  bool nation = false;
  ImmigrantLine immigrants;
  int taxes = 0;
  Prices prices;
  bool neophytes = false;
};
BOOST_DESCRIBE_STRUCT(PrintedCountry, (), (id, name, nation, immigrants, taxes, prices, neophytes))

struct GoldRush {
  int pioneers = 0;
};
BOOST_DESCRIBE_STRUCT(GoldRush, (), (pioneers))

struct PrintedRole {
  Role id{};
  std::string name;
};
BOOST_DESCRIBE_STRUCT(PrintedRole, (), (id, name))

struct Markers {
  int city = 0, presidio = 0, mission = 0, road = 0;
};
BOOST_DESCRIBE_STRUCT(Markers, (), (city, presidio, mission, road))

struct LevelRules {
  std::vector<Industry> industries;
  Markers markers, short_markers;
  std::vector<EventCard> start_events;
  int max_rounds = 0;
};
BOOST_DESCRIBE_STRUCT(LevelRules, (), (industries, markers, short_markers, start_events, max_rounds))

struct Levels {
  LevelRules beginner, easy, standard, advanced;
};
BOOST_DESCRIBE_STRUCT(Levels, (), (beginner, easy, standard, advanced))

struct RoadCosts {
  int lowland = 0, mountain = 0, sea = 0;
};
BOOST_DESCRIBE_STRUCT(RoadCosts, (), (lowland, mountain, sea))

struct MissionCost {
  int pesos = 0, cross = 0;
};
BOOST_DESCRIBE_STRUCT(MissionCost, (), (pesos, cross))

struct PresidioCost {
  int pesos = 0, sword = 0;
};
BOOST_DESCRIBE_STRUCT(PresidioCost, (), (pesos, sword))

struct Costs {
  RoadCosts road;
  MissionCost mission;
  PresidioCost presidio;
  int city_population = 0, city_grant = 0, newspaper_vote = 0;
};
BOOST_DESCRIBE_STRUCT(Costs, (), (road, mission, presidio, city_population, city_grant, newspaper_vote))

struct Scoring {
  int settlement = 0, person_in_hand = 0;
};
BOOST_DESCRIBE_STRUCT(Scoring, (), (settlement, person_in_hand))

struct Start {
  int pesos = 0;
  int pioneers = 0;  // at Beginner and Easy
};
BOOST_DESCRIBE_STRUCT(Start, (), (pesos, pioneers))

struct Limits {
  int auction_floor = 0, offers_a_turn = 0, cards_a_side = 0;
};
BOOST_DESCRIBE_STRUCT(Limits, (), (auction_floor, offers_a_turn, cards_a_side))

struct Icons {
  int pop = 0, cross = 0, sword = 0;
};
BOOST_DESCRIBE_STRUCT(Icons, (), (pop, cross, sword))

struct AbilityCost {
  CostKind type{};
  std::optional<int> pesos;
};
BOOST_DESCRIBE_STRUCT(AbilityCost, (), (type, pesos))

/// Which of the fields an effect has follows from its type.
struct AbilityEffect {
  EffectKind type{};
  std::optional<TileKind> stack;
  std::optional<int> count;
  std::optional<std::vector<Thing>> targets;
  std::optional<Thing> building;
  std::optional<Deck> deck;
  std::optional<int> pesos;
  std::optional<Country> country;
};
BOOST_DESCRIBE_STRUCT(AbilityEffect, (), (type, stack, count, targets, building, deck, pesos, country))

struct Ability {
  AbilityCost cost;
  AbilityEffect effect;
};
BOOST_DESCRIBE_STRUCT(Ability, (), (cost, effect))

struct Person {
  std::string id, name, display;
  Deck deck{};
  std::optional<int> born, died;
  bool circa = false;
  Icons icons;
  std::vector<Ability> abilities;
};
BOOST_DESCRIBE_STRUCT(Person, (), (id, name, display, deck, born, died, circa, icons, abilities))

struct Edition {
  std::vector<PrintedTile> tiles;
  Boards boards;
  std::vector<PrintedIndustry> industries;
  std::vector<PrintedEvent> events;
  std::vector<PrintedCountry> countries;
  GoldRush gold_rush;
  std::vector<PrintedRole> roles;
  Levels levels;
  Costs costs;
  Scoring scoring;
  Start start;
  Limits limits;
  std::vector<Person> people;
};
BOOST_DESCRIBE_STRUCT(Edition, (),
                      (tiles, boards, industries, events, countries, gold_rush, roles, levels, costs, scoring,
                       start, limits, people))

}  // namespace paydirt::golden_wilderness
