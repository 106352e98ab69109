// What is printed on the components of Sutter's Mill: read from edition.json, replaceable at run time.
#pragma once

#include <string>
#include <vector>

#include "engine/describe.hpp"

namespace paydirt::sutters_mill {

struct CardFace {
  std::string rank;
  int value = 0;
};
BOOST_DESCRIBE_STRUCT(CardFace, (), (rank, value))

struct InfluenceCards {
  std::vector<CardFace> per_colour;
};
BOOST_DESCRIBE_STRUCT(InfluenceCards, (), (per_colour))

struct CounterFace {
  int nuggets = 0, copies = 0;
};
BOOST_DESCRIBE_STRUCT(CounterFace, (), (nuggets, copies))

struct CounterBack {
  std::string back;
  std::optional<std::string> part;
  std::vector<CounterFace> faces;
};
BOOST_DESCRIBE_STRUCT(CounterBack, (), (back, part, faces))

struct GoldCounters {
  std::vector<CounterBack> backs;
};
BOOST_DESCRIBE_STRUCT(GoldCounters, (), (backs))

struct CertificateName {
  std::string id, name;
};
BOOST_DESCRIBE_STRUCT(CertificateName, (), (id, name))

struct Certificates {
  std::vector<CertificateName> list;
  int business_counters_each = 0;
};
BOOST_DESCRIBE_STRUCT(Certificates, (), (list, business_counters_each))

struct Adventurer {
  int business_counters = 0;
};
BOOST_DESCRIBE_STRUCT(Adventurer, (), (business_counters))

struct ActionCosts {
  std::vector<int> marginal_by_ordinal;
};
BOOST_DESCRIBE_STRUCT(ActionCosts, (), (marginal_by_ordinal))

struct Scoring {
  std::vector<int> prospectors_on_board;
};
BOOST_DESCRIBE_STRUCT(Scoring, (), (prospectors_on_board))

struct SetUp {
  int prospectors_in_river_camp = 0, prospectors_in_supply = 0;
  std::vector<int> red_counters_each;
};
BOOST_DESCRIBE_STRUCT(SetUp, (), (prospectors_in_river_camp, prospectors_in_supply, red_counters_each))

struct EndRule {
  int turns_without_progress_per_player = 0;
};
BOOST_DESCRIBE_STRUCT(EndRule, (), (turns_without_progress_per_player))

struct Edition {
  InfluenceCards influence_cards;
  GoldCounters gold_counters;
  Certificates certificates;
  Adventurer adventurer;
  ActionCosts action_costs;
  Scoring scoring;
  SetUp setup;
  EndRule end;
};
BOOST_DESCRIBE_STRUCT(Edition, (),
                      (influence_cards, gold_counters, certificates, adventurer, action_costs, scoring, setup,
                       end))

}  // namespace paydirt::sutters_mill
