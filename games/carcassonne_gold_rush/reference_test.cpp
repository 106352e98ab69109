// Features, found again from scratch: an independent and slow reading of the table, by flood fill over the
// printed edition, against which the labels, counts and majorities that the rules keep are held after every
// move.
#include <map>
#include <set>

#include "engine/testing/subject.hpp"
#include "games/carcassonne_gold_rush/testing.hpp"

namespace paydirt::carcassonne_gold_rush {
namespace {

/// A point where features can touch: a track in the middle of an edge, or one half of an edge.
struct Place {
  int tile;
  char land;  // m, r, p
  int segment;
  auto operator<=>(const Place&) const = default;
};

/// What is known of a feature when it has been walked through.
struct Extent {
  std::set<Place> places;
  std::set<int> tiles;
  int open = 0;
  int nuggets = 0;
  int locomotives = 0;
  int tipis = 0;
  int horses = 0;
  std::vector<int> cowboys;
};

using Faces = std::map<std::string, const TileFace*, std::less<>>;

Faces faces_of(const Edition& edition) {
  Faces faces;
  for (const TileFace& face : edition.tiles) faces[face.id] = &face;
  return faces;
}

class Reference {
 public:
  Reference(const Faces& faces, const Open& open) : open_(open) {
    for (const OpenTile& tile : open.tiles) face_.push_back(faces.at(tile.tile));
    for (size_t i = 0; i < open.tiles.size(); ++i)
      at_[{open.tiles[i].x, open.tiles[i].y}] = static_cast<int>(i);
    for (const OpenCowboy& cowboy : open.cowboys) {
      const int tile = at_.at({cowboy.at.x, cowboy.at.y});
      cowboys_[{tile, cowboy.at.segment[0], cowboy.at.segment[1] - '0'}] = cowboy.seat;
    }
  }

  Extent walk(Place start) const {
    Extent found;
    found.cowboys.assign(open_.players.size(), 0);
    std::vector<Place> todo = {start};
    while (!todo.empty()) {
      const Place here = todo.back();
      todo.pop_back();
      if (!found.places.insert(here).second) continue;
      found.tiles.insert(here.tile);
      if (const auto cowboy = cowboys_.find(here); cowboy != cowboys_.end()) ++found.cowboys[cowboy->second];
      read(here, found);
      for (const int half : halves(here)) {
        const std::optional<Place> next = across(here, half);
        if (next) todo.push_back(*next);
        found.open += next || (half % 2 == 1 && here.land != 'p') ? 0 : 1;
      }
    }
    return found;
  }

  const TileFace& face(int tile) const { return *face_[static_cast<size_t>(tile)]; }

 private:
  void read(Place here, Extent& found) const {
    const auto at = static_cast<size_t>(here.segment);
    const TileFace& tile = face(here.tile);
    if (here.land == 'm') found.nuggets += tile.mountains[at].nuggets;
    if (here.land == 'r') found.locomotives += tile.railroads[at].locomotives;
    if (here.land == 'p') found.tipis += tile.prairies[at].tipis;
    if (here.land == 'p') found.horses += tile.prairies[at].horses;
  }

  /// The half-edges, as the tile lies, at which a segment goes on. A track and a mountain go on once an edge:
  /// only the first half is listed for them.
  std::vector<int> halves(Place here) const {
    const int turned = 2 * open_.tiles[static_cast<size_t>(here.tile)].rotation;
    const auto at = static_cast<size_t>(here.segment);
    const TileFace& tile = face(here.tile);
    std::vector<int> list;
    if (here.land == 'p') {
      for (const int half : tile.prairies[at].half_edges) list.push_back((half + turned) % 8);
    } else {
      const auto& edges = here.land == 'm' ? tile.mountains[at].edges : tile.railroads[at].edges;
      for (const Edge edge : edges) list.push_back((2 * static_cast<int>(edge) + turned) % 8);
    }
    return list;
  }

  /// The segment of the same kind on the other side of a half-edge; none where no tile lies.
  std::optional<Place> across(Place here, int half) const {
    constexpr int kEast[] = {0, 1, 0, -1};
    constexpr int kSouth[] = {-1, 0, 1, 0};
    constexpr int kPartner[] = {5, 4, 7, 6, 1, 0, 3, 2};  // half_edge_partner_on_neighbour
    const OpenTile& tile = open_.tiles[static_cast<size_t>(here.tile)];
    const auto neighbour = at_.find({tile.x + kEast[half / 2], tile.y + kSouth[half / 2]});
    if (neighbour == at_.end()) return std::nullopt;
    const TileFace& other = face(neighbour->second);
    const int wanted = here.land == 'p' ? kPartner[half] : kPartner[half] / 2 * 2;
    const size_t count = here.land == 'm'   ? other.mountains.size()
                         : here.land == 'r' ? other.railroads.size()
                                            : other.prairies.size();
    for (size_t i = 0; i < count; ++i) {
      const Place there{neighbour->second, here.land, static_cast<int>(i)};
      const std::vector<int> list = halves(there);
      if (std::find(list.begin(), list.end(), wanted) != list.end()) return there;
    }
    ADD_FAILURE() << "tile " << here.tile << " does not agree with its neighbour";
    return std::nullopt;
  }

  const Open& open_;
  std::vector<const TileFace*> face_;  // by tile
  std::map<std::pair<int, int>, int> at_;
  std::map<Place, int> cowboys_;
};

void same_hold(const std::optional<Hold>& hold, const std::vector<int>& cowboys) {
  const int most = *std::max_element(cowboys.begin(), cowboys.end());
  ASSERT_EQ(hold.has_value(), most > 0);
  if (!hold) return;
  ASSERT_EQ(hold->cowboys, cowboys);
  std::vector<int> leaders;
  for (size_t seat = 0; seat < cowboys.size(); ++seat) {
    if (cowboys[seat] == most) leaders.push_back(static_cast<int>(seat));
  }
  ASSERT_EQ(hold->leaders, leaders);
}

void same_numbers(const Open& open, char land, size_t feature, const Extent& extent) {
  if (land == 'm') {
    const OpenMountain& shown = open.mountains.at(feature);
    ASSERT_EQ(shown.open, extent.open);
    ASSERT_EQ(shown.nuggets, extent.nuggets);
    ASSERT_EQ(shown.worth, extent.nuggets);
    same_hold(shown.hold, extent.cowboys);
  } else if (land == 'r') {
    const OpenRailroad& shown = open.railroads.at(feature);
    const auto tiles = static_cast<int>(extent.tiles.size());
    const int doubled = extent.locomotives == 1 ? 2 * tiles : tiles;
    ASSERT_EQ(shown.open, extent.open);
    ASSERT_EQ(shown.tiles, tiles);
    ASSERT_EQ(shown.locomotives, extent.locomotives);
    ASSERT_EQ(shown.worth, extent.open == 0 ? doubled : tiles);
    ASSERT_EQ(shown.completed, doubled);
    same_hold(shown.hold, extent.cowboys);
  } else {
    const OpenPrairie& shown = open.prairies.at(feature);
    ASSERT_EQ(shown.tipis, extent.tipis);
    ASSERT_EQ(shown.horses, extent.horses);
    ASSERT_EQ(shown.worth, 2 * extent.tipis + 4 * extent.horses);
    same_hold(shown.hold, extent.cowboys);
  }
}

/// Holds every feature of the table against its extent; each is walked through once.
void check_features(const Faces& faces, const Open& open) {
  const Reference reference(faces, open);
  std::map<Place, int> feature_of;
  std::map<char, std::set<int>> numbers;
  for (size_t i = 0; i < open.tiles.size(); ++i) {
    const TileFace& face = reference.face(static_cast<int>(i));
    size_t at = 0;
    const auto segments = [&](char land, size_t count) {
      for (size_t j = 0; j < count; ++j)
        feature_of[{static_cast<int>(i), land, static_cast<int>(j)}] = open.tiles[i].features.at(at++);
    };
    segments('m', face.mountains.size());
    segments('r', face.railroads.size());
    at += face.city ? 1 : 0;
    segments('p', face.prairies.size());
    ASSERT_EQ(at, open.tiles[i].features.size());
  }
  std::set<Place> walked;
  for (const auto& [place, feature] : feature_of) {
    if (walked.contains(place)) continue;
    const Extent extent = reference.walk(place);
    walked.insert(extent.places.begin(), extent.places.end());
    ASSERT_TRUE(numbers[place.land].insert(feature).second) << "two features under one number";
    for (const Place& each : extent.places) ASSERT_EQ(feature_of.at(each), feature);
    same_numbers(open, place.land, static_cast<size_t>(feature), extent);
  }
  ASSERT_EQ(numbers['m'].size(), open.mountains.size());
  ASSERT_EQ(numbers['r'].size(), open.railroads.size());
  ASSERT_EQ(numbers['p'].size(), open.prairies.size());
}

/// A city by its tracks: complete railroads count, each once.
void check_cities(const Faces& faces, const Open& open) {
  size_t cities = 0;
  for (size_t i = 0; i < open.tiles.size(); ++i) {
    const TileFace* const face = faces.at(open.tiles[i].tile);
    if (!face->city) continue;
    std::set<int> railroads;
    for (size_t track = 0; track < face->railroads.size(); ++track) {
      if (face->railroads[track].end == TrackEnd::city)
        railroads.insert(open.tiles[i].features.at(face->mountains.size() + track));
    }
    const size_t at = face->mountains.size() + face->railroads.size();
    const OpenCity& city = open.cities.at(static_cast<size_t>(open.tiles[i].features.at(at)));
    ASSERT_EQ(std::set<int>(city.railroads.begin(), city.railroads.end()), railroads);
    int complete = 0;
    for (const int each : railroads)
      complete += open.railroads.at(static_cast<size_t>(each)).open == 0 ? 1 : 0;
    ASSERT_EQ(city.worth, 3 * complete);
    ASSERT_EQ(city.completed, 3 * static_cast<int>(railroads.size()));
    ASSERT_EQ(city.open, static_cast<int>(railroads.size()) - complete);
    ++cities;
  }
  ASSERT_EQ(cities, open.cities.size());
}

/// Every square, every rotation, edge by edge.
int count_placements(const Faces& faces, const Open& open) {
  std::map<std::pair<int, int>, std::string> edges;
  const auto turned = [&](const std::string& id, int rotation) {
    const TileFace* const face = faces.at(id);
    std::string letters = "PPPP";
    for (const MountainFace& each : face->mountains) {
      for (const Edge edge : each.edges) letters[(static_cast<size_t>(edge) + rotation) % 4] = 'M';
    }
    for (const RailroadFace& each : face->railroads) {
      for (const Edge edge : each.edges) letters[(static_cast<size_t>(edge) + rotation) % 4] = 'R';
    }
    return letters;
  };
  for (const OpenTile& tile : open.tiles) edges[{tile.x, tile.y}] = turned(tile.tile, tile.rotation);
  int count = 0;
  for (int x = -72; x <= 72; ++x) {
    for (int y = -72; y <= 72; ++y) {
      if (edges.contains({x, y})) continue;
      for (int rotation = 0; rotation < 4; ++rotation) {
        const std::string shown = turned(*open.hand, rotation);
        const std::pair<int, int> beside[] = {{x, y - 1}, {x + 1, y}, {x, y + 1}, {x - 1, y}};
        int neighbours = 0;
        bool fits = true;
        for (size_t side = 0; side < 4; ++side) {
          const auto other = edges.find(beside[side]);
          if (other == edges.end()) continue;
          ++neighbours;
          fits = fits && other->second[(side + 2) % 4] == shown[side];
        }
        count += fits && neighbours > 0 ? 1 : 0;
      }
    }
  }
  return count;
}

TEST(Reference, FeaturesAfterEveryMoveOfRandomGames) {
  const Edition edition = printed_edition();
  const Faces faces = faces_of(edition);
  const int games = testing::game_count(1000);
  for (int game = 0; game < games; ++game) {
    SCOPED_TRACE(say("game ", game));
    const Rules rules = printed_rules(2 + game % 4, game % 3 != 0);
    play_random_game(rules, static_cast<uint64_t>(game), [&](const State& s, Seat, Move, int) {
      if (::testing::Test::HasFailure()) return;
      const Open open = rules.open(s);
      check_features(faces, open);
      check_cities(faces, open);
    });
    if (::testing::Test::HasFailure()) return;
  }
}

// All placements that agree with their neighbours are offered, equal pictures (CGR35) once
TEST(Reference, PlacementsOfRandomGames) {
  const Edition edition = printed_edition();
  const Faces faces = faces_of(edition);
  const Rules rules = printed_rules(2);
  for (uint64_t game = 0; game < 4; ++game) {
    for_each_decision(rules, game + 100, [&](const State& s, Seat seat, const Rules::Moves& moves) {
      if (s.stage() != Stage::place || s.tile_count % 5 != 0) return;
      int pictures = 0;
      for (const Move move : moves) {
        for (uint8_t rotation = 0; rotation < kSides; ++rotation) {
          pictures += rules.canonical(s, seat, {k_place, move.a, move.b, rotation}) == move ? 1 : 0;
        }
      }
      ASSERT_EQ(pictures, count_placements(faces, rules.open(s)));
    });
  }
}

}  // namespace
}  // namespace paydirt::carcassonne_gold_rush
