// What each seat may see.
#include "games/carcassonne_gold_rush/view.hpp"

#include <algorithm>
#include <numeric>

#include "games/carcassonne_gold_rush/names.hpp"
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

void show_features(const Look& look, Open& open) {
  const Box& box = look.box;
  const State& s = look.s;
  const Numbering mountains(s.mountains.label, s.count[0]);
  const Numbering railroads(s.railroads.label, s.count[1]);
  const Numbering prairies(s.prairies.label, s.count[3]);
  for (const int label : mountains.features) {
    const int points = look.mountain_points(label);
    open.mountains.push_back({hold_of(s.mountains.crew[label], box.seats), s.mountains.open[label],
                              s.mountains.nuggets[label], s.mountains.tokens[label], points, points});
  }
  for (const int label : railroads.features) {
    open.railroads.push_back({hold_of(s.railroads.crew[label], box.seats), s.railroads.open[label],
                              s.railroads.tiles[label], s.railroads.locomotives[label],
                              look.railroad_points(label, s.railroads.open[label] == 0),
                              look.railroad_points(label, true)});
  }
  for (int city = 0; city < s.count[2]; ++city) {
    const CityRailroads found = look.railroads_of(city);
    const Segment segment = Segment::of(Land::city, 0);
    OpenCity& shown = open.cities.emplace_back();
    shown.hold = hold_of(look.crew_of(s.tiles[s.city_tile[city]], segment), box.seats);
    shown.open = found.count - found.complete;
    for (int i = 0; i < found.count; ++i) shown.railroads.push_back(railroads.of_label(found.label[i]));
    shown.worth = look.city_points(found.complete);
    shown.completed = look.city_points(found.count);
  }
  for (const int label : prairies.features) {
    open.prairies.push_back({hold_of(s.prairies.crew[label], box.seats), 0, 0, s.prairies.worth[label]});
  }
  for (int i = 0; i < s.tile_count; ++i) {
    const Tile& tile = s.tiles[i];
    const Face& face = look.face_of(tile);
    OpenTile& shown = open.tiles.emplace_back();
    shown = {
        tile.at.x(), tile.at.y(), box.edition.tiles[tile.face].id, tile.rotation, placed_by(s, i, box.seats),
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

void show_player(const Look& look, Seat seat, OpenPlayer& player) {
  const State& s = look.s;
  player.cowboys = s.supply[seat];
  if (s.tent[seat] != 0) {
    const Spotted at = look.find_segment(Land::mountain, s.tent[seat] - 1);
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
  score.gold = look.gold(seat);
  score.total += *score.gold;
}

}  // namespace

Open Rules::open(const State& s) const {
  Open open;
  const bool over = s.stage() == Stage::over;
  open.farmers = box_.options.farmers;
  if (!over) open.turn = s.turn;
  open.stage = s.stage();
  if (s.hand != kNoFace) open.hand = box_.edition.tiles[s.hand].id;
  show_features(look(s), open);
  for (Seat seat = 0; seat < box_.seats; ++seat) {
    for (const Cowboy& cowboy : s.cowboys[seat]) {
      if (cowboy.tile != Cowboy{}.tile)
        open.cowboys.push_back({seat, spot(s.tiles[cowboy.tile], cowboy.segment)});
    }
    show_player(look(s), seat, open.players.emplace_back());
  }
  open.stack = s.stack_size;
  open.left.assign(static_cast<size_t>(box_.face_count), 0);
  for (int i = 0; i < s.stack_size; ++i) ++open.left[s.stack[i]];
  for (int face = 0; face < box_.face_count; ++face) {
    int gone = box_.copies[face] - open.left[face] - (s.hand == face ? 1 : 0);
    for (int i = 0; i < s.tile_count; ++i) gone -= s.tiles[i].face == face ? 1 : 0;
    for (; gone > 0; --gone) open.discarded.push_back(box_.edition.tiles[face].id);
  }
  open.supply = s.supply_size;
  open.removed = std::accumulate(s.removed, s.removed + kFaces, 0);
  open.ended = s.ended;
  return open;
}

Own Rules::own(const State& s, Seat seat) const {
  Own own;
  own.seat = seat;
  own.gold = look(s).gold(seat);
  const bool over = s.stage() == Stage::over;
  for (int face = 0; face < box_.token_faces; ++face) {
    own.tokens.insert(own.tokens.end(), s.held[seat][face], box_.token_value[face]);
    int unseen = box_.token_copies[face];
    for (Seat other = 0; other < box_.seats; ++other) {
      if (over || other == seat) unseen -= s.held[other][face];
    }
    own.unseen.push_back(unseen);
  }
  return own;
}

}  // namespace paydirt::carcassonne_gold_rush
