// What each seat may see, and worlds that it cannot tell from the truth.
#include "games/carcassonne_gold_rush/view.hpp"

#include <algorithm>
#include <numeric>

#include "games/carcassonne_gold_rush/rules.hpp"

namespace paydirt::carcassonne_gold_rush {
namespace {

/// Numbers the features of one kind in the order in which they come to the table.
class Numbering {
 public:
  Numbering(const uint8_t* labels, int count) : labels_(labels) {
    for (int i = 0; i < count; ++i) {
      if (number_[labels[i]] >= 0) continue;
      number_[labels[i]] = static_cast<int>(features.size());
      features.push_back(labels[i]);
    }
  }
  int of(int segment) const { return number_[labels_[segment]]; }
  int of_label(int label) const { return number_[label]; }

  std::vector<int> features;  // labels

 private:
  static constexpr std::array<int, 256> kNone = [] {
    std::array<int, 256> none{};
    none.fill(-1);
    return none;
  }();
  const uint8_t* labels_;
  std::array<int, 256> number_ = kNone;
};

std::optional<Hold> hold_of(Crew crew, int seats) {
  if (crew.empty()) return std::nullopt;
  Hold hold;
  for (Seat seat = 0; seat < seats; ++seat) hold.cowboys.push_back(crew.of(seat));
  for (const Seat seat : crew.leaders()) hold.leaders.push_back(seat);
  return hold;
}

Spot spot(const Tile& tile, Segment segment) { return {tile.at.x(), tile.at.y(), segment_name(segment)}; }

/// Who placed the tile of this number: the seats take turns, and a discarded tile costs nobody his turn.
std::optional<int> placed_by(const State& s, int tile, int seats) {
  if (tile == 0) return std::nullopt;
  const bool just_now = s.stage() == Stage::act || s.ended == EndReason::last_tile;  // the last one by s.turn
  const int turns_ago = s.tile_count - tile - (just_now ? 1 : 0);
  return (s.turn + seats * kTiles - turns_ago) % seats;
}

}  // namespace

void Rules::resample(State& s, Seat seat, Rng& rng) const {
  // In order of their faces, so that nothing is left of where they lay.
  uint8_t tiles[kMostFaces] = {};
  for (int i = 0; i < s.stack_size; ++i) ++tiles[s.stack[i]];
  uint8_t* to = s.stack;
  for (int face = 0; face < face_count_; ++face)
    to = std::fill_n(to, tiles[face], static_cast<uint8_t>(face));
  rng.shuffle(s.stack, s.stack_size);

  SeatSet others = s.stage() == Stage::over ? SeatSet{} : SeatSet::first(seats_);  // CG808
  others.remove(seat);
  uint8_t unseen[kTokens];
  int count = 0;
  const int on_mountains = std::accumulate(s.mountains.tokens, s.mountains.tokens + kMountains, 0);
  uint8_t faces[kFaces] = {};
  for (int i = 0; i < on_mountains; ++i) ++faces[s.pile[i]];
  for (int i = 0; i < s.supply_size; ++i) ++faces[s.tokens[i]];
  for (int face = 0; face < token_faces_; ++face) {
    int copies = faces[face] + s.removed[face];
    for (const Seat other : others) copies += s.held[other][face];
    for (int i = 0; i < copies; ++i) unseen[count++] = static_cast<uint8_t>(face);
  }
  rng.shuffle(unseen, count);
  const uint8_t* from = unseen;
  const auto deal = [&](uint8_t* heap) {
    int tokens = std::accumulate(heap, heap + kFaces, 0);
    std::fill_n(heap, kFaces, uint8_t{0});
    while (tokens-- > 0) ++heap[*from++];
  };
  for (const Seat other : others) deal(s.held[other]);
  deal(s.removed);
  std::copy_n(from, on_mountains, s.pile);
  std::copy_n(from + on_mountains, s.supply_size, s.tokens);
}

Open Rules::open(const State& s) const {
  Open open;
  const bool over = s.stage() == Stage::over;
  open.farmers = options_.farmers;
  if (!over) open.turn = s.turn;
  open.stage = s.stage();
  if (s.hand != kNoFace) open.hand = edition_.tiles[s.hand].id;
  show_features(s, open);
  for (Seat seat = 0; seat < seats_; ++seat) {
    for (const Cowboy& cowboy : s.cowboys[seat]) {
      if (cowboy.tile != Cowboy{}.tile)
        open.cowboys.push_back({seat, spot(s.tiles[cowboy.tile], cowboy.segment)});
    }
    show_player(s, seat, open.players.emplace_back());
  }
  open.stack = s.stack_size;
  open.left.assign(static_cast<size_t>(face_count_), 0);
  for (int i = 0; i < s.stack_size; ++i) ++open.left[s.stack[i]];
  for (int face = 0; face < face_count_; ++face) {
    int gone = copies_[face] - open.left[face] - (s.hand == face ? 1 : 0);
    for (int i = 0; i < s.tile_count; ++i) gone -= s.tiles[i].face == face ? 1 : 0;
    for (; gone > 0; --gone) open.discarded.push_back(edition_.tiles[face].id);
  }
  open.supply = s.supply_size;
  open.removed = std::accumulate(s.removed, s.removed + kFaces, 0);
  open.ended = s.ended;
  return open;
}

void Rules::show_features(const State& s, Open& open) const {
  const Numbering mountains(s.mountains.label, s.count[0]);
  const Numbering railroads(s.railroads.label, s.count[1]);
  const Numbering prairies(s.prairies.label, s.count[3]);
  const Scoring& points = edition_.scoring;
  for (const int label : mountains.features) {
    const int nuggets = s.mountains.nuggets[label];
    open.mountains.push_back({hold_of(s.mountains.crew[label], seats_), s.mountains.open[label], nuggets,
                              s.mountains.tokens[label], nuggets * points.nugget, nuggets * points.nugget});
  }
  for (const int label : railroads.features) {
    open.railroads.push_back({hold_of(s.railroads.crew[label], seats_), s.railroads.open[label],
                              s.railroads.tiles[label], s.railroads.locomotives[label],
                              railroad_points(s, label, s.railroads.open[label] == 0),
                              railroad_points(s, label, true)});
  }
  for (int city = 0; city < s.count[2]; ++city) {
    const CityRailroads found = railroads_of(s, city);
    const Segment segment = Segment::of(Land::city, 0);
    OpenCity& shown = open.cities.emplace_back();
    shown.hold = hold_of(crew_of(s, s.tiles[s.city_tile[city]], segment), seats_);
    shown.open = found.count - found.complete;
    for (int i = 0; i < found.count; ++i) shown.railroads.push_back(railroads.of_label(found.label[i]));
    shown.worth = found.complete * points.city_railroad;
    shown.completed = found.count * points.city_railroad;
  }
  for (const int label : prairies.features) {
    open.prairies.push_back({hold_of(s.prairies.crew[label], seats_), 0, 0, s.prairies.worth[label]});
  }
  for (int i = 0; i < s.tile_count; ++i) {
    const Tile& tile = s.tiles[i];
    const Face& face = face_of(tile);
    OpenTile& shown = open.tiles.emplace_back();
    shown = {tile.at.x(), tile.at.y(), edition_.tiles[tile.face].id, tile.rotation, placed_by(s, i, seats_),
             {}};
    for (int j = 0; j < face.count[0]; ++j) shown.features.push_back(mountains.of(tile.first[0] + j));
    for (int j = 0; j < face.count[1]; ++j) shown.features.push_back(railroads.of(tile.first[1] + j));
    for (int j = 0; j < face.count[2]; ++j) shown.features.push_back(tile.first[2]);
    for (int j = 0; j < face.count[3]; ++j) {
      const int prairie = prairies.of(tile.first[3] + j);
      shown.features.push_back(prairie);
      if (prairie < 0) continue;
      open.prairies[prairie].tipis += face.tipis[j];
      open.prairies[prairie].horses += face.horses[j];
    }
  }
}

void Rules::show_player(const State& s, Seat seat, OpenPlayer& player) const {
  player.cowboys = s.supply[seat];
  if (s.tent[seat] != 0) {
    const Spotted at = find_segment(s, Land::mountain, s.tent[seat] - 1);
    player.tent = spot(s.tiles[at.tile], at.segment);
  }
  player.tokens = std::accumulate(s.held[seat], s.held[seat] + kFaces, 0);
  const int16_t* const points = s.points[seat];
  OpenScore& score = player.score;
  score.railroads = points[s_railroads];
  score.mountains = points[s_mountains];
  score.cities = points[s_cities];
  score.unfinished = points[s_open_mountains] + points[s_open_railroads] + points[s_open_cities];
  score.prairies = points[s_prairies];
  score.total = std::accumulate(points, points + kRows, 0);
  if (s.stage() != Stage::over) return;
  score.gold = gold(s, seat);
  score.total += *score.gold;
}

Own Rules::own(const State& s, Seat seat) const {
  Own own;
  own.seat = seat;
  own.gold = gold(s, seat);
  const bool over = s.stage() == Stage::over;
  for (int face = 0; face < token_faces_; ++face) {
    own.tokens.insert(own.tokens.end(), s.held[seat][face], token_value_[face]);
    int unseen = token_copies_[face];
    for (Seat other = 0; other < seats_; ++other) {
      if (over || other == seat) unseen -= s.held[other][face];
    }
    own.unseen.push_back(unseen);
  }
  return own;
}

}  // namespace paydirt::carcassonne_gold_rush
