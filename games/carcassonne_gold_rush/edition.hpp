// What is printed on the components of Carcassonne: Gold Rush: read from edition.json, replaceable at run
// time. The tile set is partly reconstructed (section 1.1 of the rules document), so nothing here is assumed.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/describe.hpp"

namespace paydirt::carcassonne_gold_rush {

BOOST_DEFINE_FIXED_ENUM_CLASS(Edge, uint8_t, N, E, S, W)

/// Where a track stops on a tile.
BOOST_DEFINE_FIXED_ENUM_CLASS(TrackEnd, uint8_t, junction, city, mountain)

struct MountainFace {
  std::vector<Edge> edges;
  int nuggets = 0;
};
BOOST_DESCRIBE_STRUCT(MountainFace, (), (edges, nuggets))

struct RailroadFace {
  std::vector<Edge> edges;
  int locomotives = 0;
  std::optional<TrackEnd> end;  // none: the track passes through
};
BOOST_DESCRIBE_STRUCT(RailroadFace, (), (edges, locomotives, end))

struct PrairieFace {
  std::vector<int> half_edges;  // clockwise from the west half of N
  int tipis = 0, horses = 0;
};
BOOST_DESCRIBE_STRUCT(PrairieFace, (), (half_edges, tipis, horses))

/// The segments of a tile are named and numbered in this order: m0 m1 ..., r0 ..., c0, p0 ...
struct TileFace {
  std::string id, shape;
  int copies = 0;  // the start tile included
  int start_copies = 0;
  bool city = false;
  std::vector<MountainFace> mountains;
  std::vector<RailroadFace> railroads;
  std::vector<PrairieFace> prairies;
};
BOOST_DESCRIBE_STRUCT(TileFace, (), (id, shape, copies, start_copies, city, mountains, railroads, prairies))

struct Shape {
  std::string name;
  std::string edges;  // N, E, S, W: P prairie, R railroad, M mountain
};
BOOST_DESCRIBE_STRUCT(Shape, (), (name, edges))

struct Figures {
  int cowboys_each = 0;
};
BOOST_DESCRIBE_STRUCT(Figures, (), (cowboys_each))

struct StartTile {
  std::string tile;
  int tokens = 0;
};
BOOST_DESCRIBE_STRUCT(StartTile, (), (tile, tokens))

struct TokenFace {
  int value = 0;
  std::string name;
  int copies = 0;
};
BOOST_DESCRIBE_STRUCT(TokenFace, (), (value, name, copies))

struct Tokens {
  std::vector<TokenFace> faces;
};
BOOST_DESCRIBE_STRUCT(Tokens, (), (faces))

struct Scoring {
  int railroad_tile = 0;
  int lone_locomotive = 0;  // factor
  int nugget = 0, city_railroad = 0, tipi_camp = 0, horse_herd = 0;
};
BOOST_DESCRIBE_STRUCT(Scoring, (),
                      (railroad_tile, lone_locomotive, nugget, city_railroad, tipi_camp, horse_herd))

struct Edition {
  Figures figures;
  StartTile start;
  Tokens tokens;
  Scoring scoring;
  Keyed<Shape> shapes;
  std::vector<TileFace> tiles;
};
BOOST_DESCRIBE_STRUCT(Edition, (), (figures, start, tokens, scoring, shapes, tiles))

}  // namespace paydirt::carcassonne_gold_rush
