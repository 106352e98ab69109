// The whole truth, readable, and back; and the laws of conservation.
#include "games/carcassonne_gold_rush/position.hpp"

#include <algorithm>
#include <numeric>

#include "engine/text.hpp"
#include "games/carcassonne_gold_rush/land.hpp"
#include "games/carcassonne_gold_rush/rules.hpp"

namespace paydirt::carcassonne_gold_rush {
namespace {

/// Of one row at the start; keeps every sum within 16 bits.
constexpr int kMostPoints = 5000;
/// More than any tile can bring to a row, and more than final scoring can.
constexpr int kMostPointsOfATile = 300;
constexpr int kMostPointsAtTheEnd = 5000;

/// The most points that a row can have after so many tiles, so that a game that goes on stays within it.
int most_points(const State& s) {
  return kMostPoints + kMostPointsOfATile * (s.tile_count - 1) +
         (s.stage() == Stage::over ? kMostPointsAtTheEnd : 0);
}

/// Whether a chain of tiles can reach this square.
bool is_near(int x, int y) { return x >= -kMiddle && x <= kMiddle && y >= -kMiddle && y <= kMiddle; }

std::string where(const Spot& at) { return say('(', at.x, ',', at.y, ") ", at.segment.substr(0, 10)); }

}  // namespace

/// Lays a position out again and collects the first thing that is wrong with it, with its field.
class Rules::Loader {
 public:
  explicit Loader(const Rules& rules) : rules_(rules) {}

  Refusal refusal;

  State load(const Position& from) {
    State s;
    if (static_cast<int>(from.players.size()) != rules_.seats_)
      refuse(say("state.players: there must be ", rules_.seats_, ", one a seat"));
    if (from.turn < 0 || from.turn >= rules_.seats_) refuse(say("state.turn: there is no seat ", from.turn));
    if (!refusal) tiles(s, from);
    if (!refusal) stage(s, from);
    if (!refusal) tokens(s, from);
    for (Seat seat = 0; seat < rules_.seats_ && !refusal; ++seat) player(s, seat, from.players[seat]);
    if (!refusal) complete(s);
    return s;
  }

 private:
  void refuse(std::string words, const char* rule = "") {
    if (!refusal) refusal = {std::move(words), rule};
  }

  /// The face of this name, one copy of which is used up.
  int face(const std::string& name, const std::string& field) {
    const auto& tiles = rules_.edition_.tiles;
    const auto found =
        std::find_if(tiles.begin(), tiles.end(), [&](const TileFace& t) { return t.id == name; });
    if (found == tiles.end()) return refuse(say(field, ": there is no tile '", name.substr(0, 20), "'")), 0;
    const auto number = static_cast<int>(found - tiles.begin());
    if (++used_[number] > rules_.copies_[number])
      refuse(say(field, ": the edition has ", rules_.copies_[number], ' ', name, ", there are more"));
    return number;
  }

  void tiles(State& s, const Position& from) {
    const auto count = static_cast<int>(from.tiles.size());
    for (int i = 0; i < count && !refusal; ++i) {
      const PositionTile& tile = from.tiles[i];
      const std::string field = say("state.tiles[", i, ']');
      const int number = face(tile.tile, field);
      if (!is_near(tile.x, tile.y) || tile.rotation < 0 || tile.rotation > 3)
        return refuse(say(field, ": no such square or rotation"), "CGR43");
      if (refusal) return;
      const Square at = Square::of(tile.x, tile.y);
      if (i == 0) {
        if (number != rules_.start_face_ || at != Square::of(0, 0) || tile.rotation != 0)
          return refuse(say(field, ": must be the start tile at (0,0), rotation 0"), "CG101");
      } else {
        s.hand = static_cast<uint8_t>(number);
        const Refusal no = rules_.why_not_place(
            s, {k_place, static_cast<uint8_t>(at.bits & 0xff), static_cast<uint8_t>(at.bits >> 8),
                static_cast<uint8_t>(tile.rotation)});
        if (no) return refuse(say(field, ": ", no.words), no.rule);
      }
      rules_.lay(s, at, tile.rotation, number);
    }
    if (from.tiles.empty()) refuse("state.tiles: there must be the start tile", "CG101");
    s.hand = kNoFace;
  }

  void stage(State& s, const Position& from) {
    s.turn = static_cast<Seat>(from.turn);
    s.ended = from.finished;
    if (from.hand) s.hand = static_cast<uint8_t>(face(*from.hand, "state.hand"));
    if (s.ended != EndReason::none && from.hand) refuse("state.hand: the game is over");
    if (from.stage != s.stage())
      refuse("state.stage: place with a tile in hand, over when the game is finished, else act");
    if (from.stage == Stage::act && s.tile_count < 2) refuse("state.stage: nobody has placed a tile");
    if (!refusal && from.hand && !rules_.fits_somewhere(s, s.hand))
      refuse("state.hand: this tile fits nowhere", "CG304");
    for (const std::string& name : from.stack) {
      const auto number = static_cast<uint8_t>(face(name, "state.stack"));
      if (refusal) return;
      s.stack[s.stack_size++] = number;
    }
    std::reverse(s.stack, s.stack + s.stack_size);
    if (s.stage() == Stage::over && s.stack_size > 0)
      refuse("state.stack: must be empty when the game is over");
  }

  /// The face of a token of this value, one copy of which is used up.
  uint8_t token(int value, const std::string& field) {
    for (int i = 0; i < rules_.token_faces_; ++i) {
      if (rules_.token_value_[i] != value) continue;
      if (++used_tokens_[i] > rules_.token_copies_[i])
        refuse(say(field, ": the edition has ", rules_.token_copies_[i], " tokens of ", value,
                   ", there are more"));
      return static_cast<uint8_t>(i);
    }
    refuse(say(field, ": there is no token of ", value));
    return 0;
  }

  void tokens(State& s, const Position& from) {
    std::array<std::vector<uint8_t>, kMountains> piles;
    for (const Pile& pile : from.piles) {
      const std::string field = say("state.piles ", where(pile.at));
      const Spotted at = spotted(s, pile.at, field);
      if (refusal) return;
      if (at.segment.land() != Land::mountain) return refuse(say(field, ": is no mountain"), "CG306");
      const int label = s.mountains.label[s.tiles[at.tile].number(at.segment)];
      if (!piles[label].empty()) return refuse(say(field, ": a mountain has one pile"), "CG306");
      for (const int value : pile.tokens) piles[label].push_back(token(value, field));
    }
    if (refusal) return;
    uint8_t* to = s.pile;
    for (int label = 0; label < kMountains; ++label) {
      s.mountains.tokens[label] = static_cast<uint8_t>(piles[label].size());
      to = std::copy(piles[label].begin(), piles[label].end(), to);
    }
    for (const int value : from.supply) {
      const uint8_t number = token(value, "state.supply");
      if (refusal) return;
      s.tokens[s.supply_size++] = number;
    }
    std::reverse(s.tokens, s.tokens + s.supply_size);
    for (const int value : from.removed) ++s.removed[token(value, "state.removed")];
    for (Seat seat = 0; seat < rules_.seats_; ++seat) {
      for (const int value : from.players[seat].tokens)
        ++s.held[seat][token(value, say("state.players[", seat, "].tokens"))];
    }
    const int total = std::accumulate(used_tokens_.begin(), used_tokens_.end(), 0);
    if (total != rules_.token_count_)
      refuse(say("state: ", total, " mining tokens in all; there must be ", rules_.token_count_));
  }

  /// The tile and the segment that a position names.
  Spotted spotted(const State& s, const Spot& at, const std::string& field) {
    const int square = is_near(at.x, at.y) ? s.find(Square::of(at.x, at.y)) : -1;
    if (square < 0 || s.holder[square] == 0) return refuse(say(field, ": there is no tile")), Spotted{};
    const auto tile = static_cast<uint8_t>(s.holder[square] - 1);
    for (uint8_t byte = 0; byte < kSegmentNames; ++byte) {
      if (at.segment == segment_name({byte}) && rules_.has(s.tiles[tile], {byte})) return {tile, {byte}};
    }
    return refuse(say(field, ": there is no such segment on the tile")), Spotted{};
  }

  /// No segment holds two figures (CGR11).
  void stand(Spotted at, const std::string& field) {
    for (const Spotted& each : figures_) {
      if (each.tile == at.tile && each.segment == at.segment)
        refuse(say(field, ": a segment holds one figure"), "CGR11");
    }
    figures_.push_back(at);
  }

  void player(State& s, Seat seat, const PositionPlayer& from) {
    const std::string field = say("state.players[", seat, ']');
    const int cowboys = rules_.edition_.figures.cowboys_each;
    if (static_cast<int>(from.cowboys.size()) > cowboys)
      return refuse(say(field, ".cowboys: a player has ", cowboys), "CG104");
    s.supply[seat] = static_cast<uint8_t>(cowboys);
    for (const Spot& spot : from.cowboys) {
      const std::string name = say(field, ".cowboys ", where(spot));
      const Spotted at = spotted(s, spot, name);
      if (refusal) return;
      if (at.tile == 0) refuse(say(name, ": nobody can stand on the start tile"), "CGR09");
      if (at.segment.land() == Land::prairie && !rules_.options_.farmers)
        refuse(say(name, ": this table plays without farmers"), "CG106");
      stand(at, name);
      if (refusal) return;
      place_cowboy(s, seat, at.tile, at.segment);
    }
    if (from.tent) {
      const std::string name = say(field, ".tent ", where(*from.tent));
      const Spotted at = spotted(s, *from.tent, name);
      if (!refusal && at.segment.land() != Land::mountain) refuse(say(name, ": is no mountain"), "CG411");
      stand(at, name);
      if (refusal) return;
      pitch(s, seat, s.tiles[at.tile].number(at.segment));
    }
    const PositionScore& score = from.score;
    const int points[kRows] = {score.railroads,      score.mountains,   score.cities,  score.open_mountains,
                               score.open_railroads, score.open_cities, score.prairies};
    for (int row = 0; row < kRows; ++row) {
      if (points[row] < 0 || points[row] > most_points(s))
        return refuse(say(field, ".score: ", points[row], " is outside 0 to ", most_points(s)));
      s.points[seat][row] = static_cast<int16_t>(points[row]);
    }
  }

  /// Nobody stays on what is complete, unless the tile just placed has completed it (CG501).
  void complete(const State& s) {
    const int on_mountains = std::accumulate(s.mountains.tokens, s.mountains.tokens + kMountains, 0);
    if (s.stage() == Stage::over && (!figures_.empty() || on_mountains > 0))
      return refuse("state: figures and piles are gone when the game is over", "CG806");
    for (const Spotted& at : figures_) {
      const int number = s.tiles[at.tile].number(at.segment);
      if (!is_complete(s, at.segment.land(), number) || just_completed(s, at.segment.land(), number))
        continue;
      const Tile& tile = s.tiles[at.tile];
      refuse(say("state.players: a figure on ", where({tile.at.x(), tile.at.y(), segment_name(at.segment)}),
                 ", which is complete"),
             "CG501");
    }
    for (int label = 0; label < s.count[0]; ++label) {
      if (s.mountains.tokens[label] > 0 && is_complete(s, Land::mountain, label) &&
          !just_completed(s, Land::mountain, label))
        refuse("state.piles: a pile on a mountain that is complete", "CG522");
    }
  }

  bool is_complete(const State& s, Land land, int number) const {
    if (land == Land::prairie) return false;
    if (land == Land::mountain) return s.mountains.open[s.mountains.label[number]] == 0;
    if (land == Land::railroad) return s.railroads.open[s.railroads.label[number]] == 0;
    const CityRailroads railroads = rules_.railroads_of(s, number);
    return railroads.complete == railroads.count;
  }

  bool just_completed(const State& s, Land land, int number) const {
    if (s.stage() != Stage::act) return false;
    const Tile& last = s.last_tile();
    const auto has_label = [&](const uint8_t* labels, Land kind, int label) {
      const auto at = static_cast<int>(kind);
      return std::find(labels + last.first[at], labels + s.count[at], label) != labels + s.count[at];
    };
    if (land == Land::mountain) return has_label(s.mountains.label, land, s.mountains.label[number]);
    if (land == Land::railroad) return has_label(s.railroads.label, land, s.railroads.label[number]);
    const CityRailroads railroads = rules_.railroads_of(s, number);
    return std::any_of(railroads.label.begin(), railroads.label.begin() + railroads.count,
                       [&](uint8_t label) { return has_label(s.railroads.label, Land::railroad, label); });
  }

  const Rules& rules_;
  std::array<int, kMostFaces> used_{};
  std::array<int, kFaces> used_tokens_{};
  std::vector<Spotted> figures_;
};

Result<State> Rules::load(const Position& position) const {
  Loader loader(*this);
  State s = loader.load(position);
  if (loader.refusal) return loader.refusal;
  return s;
}

Position Rules::position(const State& s) const {
  Position to;
  const auto spot = [&](Spotted at) {
    const Square square = s.tiles[at.tile].at;
    return Spot{square.x(), square.y(), segment_name(at.segment)};
  };
  const auto values = [&](const uint8_t* faces) {
    std::vector<int> list;
    for (int face = 0; face < token_faces_; ++face) list.insert(list.end(), faces[face], token_value_[face]);
    return list;
  };
  to.turn = s.turn;
  to.stage = s.stage();
  if (s.hand != kNoFace) to.hand = edition_.tiles[s.hand].id;
  for (int i = s.stack_size; i > 0; --i) to.stack.push_back(edition_.tiles[s.stack[i - 1]].id);
  for (int i = 0; i < s.tile_count; ++i) {
    const Tile& tile = s.tiles[i];
    to.tiles.push_back({edition_.tiles[tile.face].id, tile.at.x(), tile.at.y(), tile.rotation});
  }
  const uint8_t* pile = s.pile;
  for (int label = 0; label < s.count[0]; ++label) {
    if (s.mountains.tokens[label] == 0) continue;
    Pile& shown = to.piles.emplace_back();
    shown.at = spot(find_segment(s, Land::mountain, label));
    for (int i = 0; i < s.mountains.tokens[label]; ++i) shown.tokens.push_back(token_value_[*pile++]);
  }
  for (int i = s.supply_size; i > 0; --i) to.supply.push_back(token_value_[s.tokens[i - 1]]);
  to.removed = values(s.removed);
  for (Seat seat = 0; seat < seats_; ++seat) {
    PositionPlayer& player = to.players.emplace_back();
    for (const Cowboy& cowboy : s.cowboys[seat]) {
      if (cowboy.tile != Cowboy{}.tile) player.cowboys.push_back(spot({cowboy.tile, cowboy.segment}));
    }
    if (s.tent[seat] != 0) player.tent = spot(find_segment(s, Land::mountain, s.tent[seat] - 1));
    player.tokens = values(s.held[seat]);
    const int16_t* const points = s.points[seat];
    player.score = {points[s_railroads],      points[s_mountains],      points[s_cities],
                    points[s_open_mountains], points[s_open_railroads], points[s_open_cities],
                    points[s_prairies]};
  }
  to.finished = s.ended;
  return to;
}

const char* Rules::broken(const State& s) const {
  int tokens[kFaces] = {};
  const int on_mountains = std::accumulate(s.mountains.tokens, s.mountains.tokens + kMountains, 0);
  for (int i = 0; i < on_mountains; ++i) ++tokens[s.pile[i]];
  for (int i = 0; i < s.supply_size; ++i) ++tokens[s.tokens[i]];
  for (int face = 0; face < token_faces_; ++face) {
    tokens[face] += s.removed[face];
    for (Seat seat = 0; seat < seats_; ++seat) tokens[face] += s.held[seat][face];
    if (tokens[face] != token_copies_[face]) return "there are always as many tokens of each face";
  }
  int tiles[kMostFaces] = {};
  int nuggets = 0;
  for (int i = 0; i < s.stack_size; ++i) ++tiles[s.stack[i]];
  for (int i = 0; i < s.tile_count; ++i) {
    ++tiles[s.tiles[i].face];
    for (const uint8_t each : face_of(s.tiles[i]).nuggets) nuggets += each;
  }
  if (s.hand != kNoFace) ++tiles[s.hand];
  for (int face = 0; face < face_count_; ++face) {
    if (tiles[face] > copies_[face]) return "there are never more tiles of a face than copies";
  }
  if (nuggets != std::accumulate(s.mountains.nuggets, s.mountains.nuggets + kMountains, 0))
    return "the nuggets of the tiles are those of the mountains";
  if (const char* law = broken_edges(s)) return law;
  return broken_figures(s);
}

/// Every side of a free square that needs something is an open edge of a feature.
const char* Rules::broken_edges(const State& s) const {
  int edges[4] = {};
  for (int i = 0; i < s.square_count; ++i) {
    for (int side = 0; side < kSides; ++side) ++edges[(s.need[i] >> (2 * side)) & 3];
  }
  const int mountains = std::accumulate(s.mountains.open, s.mountains.open + kMountains, 0);
  const int railroads = std::accumulate(s.railroads.open, s.railroads.open + kRailroads, 0);
  if (edges[static_cast<int>(Terrain::mountain)] != mountains)
    return "open mountain edges lead to free squares";
  if (edges[static_cast<int>(Terrain::railroad)] != railroads) return "open tracks lead to free squares";
  for (int i = 0; i < s.count[0]; ++i) {
    if ((((s.live >> i) & 1) != 0) != (s.mountains.open[s.mountains.label[i]] > 0))
      return "a mountain is alive while it has an open edge";
  }
  return nullptr;
}

const char* Rules::broken_figures(const State& s) const {
  Crew on_features;
  for (const Crew& crew : s.mountains.crew) on_features.join(crew);
  for (const Crew& crew : s.railroads.crew) on_features.join(crew);
  for (const Crew& crew : s.prairies.crew) on_features.join(crew);
  for (const uint8_t merchant : s.merchant) {
    if (merchant != 0) on_features.add(static_cast<Seat>(merchant - 1));
  }
  int miners = 0;
  for (Seat seat = 0; seat < seats_; ++seat) {
    int standing = 0;
    for (const Cowboy& cowboy : s.cowboys[seat]) {
      standing += cowboy.tile != Cowboy{}.tile ? 1 : 0;
      miners += cowboy.tile != Cowboy{}.tile && cowboy.segment.land() == Land::mountain ? 1 : 0;
    }
    if (standing + s.supply[seat] != edition_.figures.cowboys_each)
      return "a player always has as many cowboys";
    if (standing != on_features.of(seat)) return "features know the cowboys on them";
    miners += s.tent[seat] != 0 ? 1 : 0;
  }
  return std::popcount(s.occupied) == miners ? nullptr : "no mountain segment holds two figures";
}

}  // namespace paydirt::carcassonne_gold_rush
