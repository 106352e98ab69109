// A position of any origin becomes a state, or is refused in words.
#include <algorithm>
#include <numeric>

#include "engine/field_checker.hpp"
#include "games/carcassonne_gold_rush/land.hpp"
#include "games/carcassonne_gold_rush/names.hpp"
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

/// Lays a position out again.
class Loader : public FieldChecker {
 public:
  Loader(const Box& box, const Position& from) : box_(box) {
    const auto players = static_cast<int>(from.players.size());
    check(players == box.seats, "state.players: there must be ", box.seats, ", one a seat");
    check(from.turn >= 0 && from.turn < box.seats, "state.turn: there is no seat ", from.turn);
    if (!refusal) tiles(from.tiles);
    if (!refusal) stage(from);
    if (!refusal) tokens(from);
    for (Seat seat = 0; seat < box.seats && !refusal; ++seat) player(seat, from.players[seat]);
    if (!refusal) complete();
  }

  State s;

 private:
  /// The face of this name, one copy of which is used up.
  uint8_t face(const std::string& name, const std::string& field) {
    const auto& tiles = box_.edition.tiles;
    const auto found =
        std::find_if(tiles.begin(), tiles.end(), [&](const TileFace& each) { return each.id == name; });
    if (!check(found != tiles.end(), field, ": there is no tile '", name.substr(0, 20), "'")) return 0;
    const auto number = static_cast<uint8_t>(found - tiles.begin());
    check(++used_[number] <= box_.copies[number], field, ": the edition has ", box_.copies[number], ' ', name,
          ", there are more");
    return number;
  }

  void tiles(const std::vector<PositionTile>& list) {
    if (list.empty()) return refuse("state.tiles: there must be the start tile", "CG101");
    for (size_t i = 0; i < list.size(); ++i) {
      const PositionTile& tile = list[i];
      const std::string field = say("state.tiles[", i, ']');
      s.hand = face(tile.tile, field);
      if (!is_near(tile.x, tile.y) || tile.rotation < 0 || tile.rotation >= kSides)
        return refuse(say(field, ": there is no such square or rotation"), "CGR43");
      if (refusal) return;
      const Square at = Square::of(tile.x, tile.y);
      if (i > 0) {
        const Refusal no = look_.why_not_place(at, tile.rotation);
        if (no) return refuse(say(field, ": ", no.words), no.rule);
      } else if (s.hand != box_.start_face || at != Square::of(0, 0) || tile.rotation != 0) {
        return refuse(say(field, ": must be the start tile at (0,0), rotation 0"), "CG101");
      }
      lay(box_, s, at, tile.rotation, s.hand);
    }
    s.hand = kNoFace;
  }

  void stage(const Position& from) {
    s.turn = static_cast<Seat>(from.turn);
    s.ended = from.finished;
    if (from.hand) s.hand = face(*from.hand, "state.hand");
    check(s.ended == EndReason::none || !from.hand, "state.hand: the game is over");
    check(from.stage == s.stage(),
          "state.stage: place with a tile in hand, over when the game is finished, else act");
    check(from.stage != Stage::act || s.tile_count >= 2, "state.stage: nobody has placed a tile");
    if (!refusal && from.hand && !look_.fits_somewhere(s.hand))
      refuse("state.hand: this tile fits nowhere", "CG304");
    for (const std::string& name : from.stack) {
      const uint8_t number = face(name, "state.stack");
      if (refusal) return;
      s.stack[s.stack_size++] = number;
    }
    std::reverse(s.stack, s.stack + s.stack_size);
    check(s.stage() != Stage::over || s.stack_size == 0, "state.stack: must be empty when the game is over");
  }

  /// The face of a token of this value, one copy of which is used up.
  uint8_t token(int value, const std::string& field) {
    const auto values = box_.token_value.begin();
    const auto face = static_cast<uint8_t>(std::find(values, values + box_.token_faces, value) - values);
    if (!check(face < box_.token_faces, field, ": there is no token of ", value)) return 0;
    check(++used_tokens_[face] <= box_.token_copies[face], field, ": the edition has ",
          box_.token_copies[face], " tokens of ", value, ", there are more");
    return face;
  }

  void tokens(const Position& from) {
    std::array<std::vector<uint8_t>, kMountains> piles;
    for (const Pile& pile : from.piles) {
      const std::string field = say("state.piles ", where(pile.at));
      const Spotted at = spotted(pile.at, field);
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
    for (Seat seat = 0; seat < box_.seats; ++seat) {
      for (const int value : from.players[seat].tokens)
        ++s.held[seat][token(value, say("state.players[", seat, "].tokens"))];
    }
    const int total = std::accumulate(used_tokens_.begin(), used_tokens_.end(), 0);
    check(total == box_.token_count, "state: ", total, " mining tokens in all; there must be ",
          box_.token_count);
  }

  /// The tile and the segment that a position names.
  Spotted spotted(const Spot& at, const std::string& field) {
    const int tile = is_near(at.x, at.y) ? s.tile_at(Square::of(at.x, at.y)) : -1;
    if (!check(tile >= 0, field, ": there is no tile")) return {};
    for (uint8_t byte = 0; byte < kSegmentNames; ++byte) {
      if (at.segment == segment_name({byte}) && look_.has(s.tiles[tile], {byte}))
        return {static_cast<uint8_t>(tile), {byte}};
    }
    check(false, field, ": there is no such segment on the tile");
    return {};
  }

  /// No segment holds two figures (CGR11).
  void stand(Spotted at, const std::string& field) {
    if (std::find(figures_.begin(), figures_.end(), at) != figures_.end())
      refuse(say(field, ": a segment holds one figure"), "CGR11");
    figures_.push_back(at);
  }

  void player(Seat seat, const PositionPlayer& from) {
    const std::string field = say("state.players[", seat, ']');
    const int cowboys = box_.edition.figures.cowboys_each;
    if (static_cast<int>(from.cowboys.size()) > cowboys)
      return refuse(say(field, ".cowboys: a player has ", cowboys), "CG104");
    s.supply[seat] = static_cast<uint8_t>(cowboys);
    for (const Spot& spot : from.cowboys) {
      const std::string name = say(field, ".cowboys ", where(spot));
      const Spotted at = spotted(spot, name);
      if (refusal) return;
      if (at.tile == 0) refuse(say(name, ": nobody can stand on the start tile"), "CGR09");
      if (at.segment.land() == Land::prairie && !box_.options.farmers)
        refuse(say(name, ": this table plays without farmers"), "CG106");
      stand(at, name);
      if (refusal) return;
      place_cowboy(s, seat, at.tile, at.segment);
    }
    if (from.tent) {
      const std::string name = say(field, ".tent ", where(*from.tent));
      const Spotted at = spotted(*from.tent, name);
      if (at.segment.land() != Land::mountain) refuse(say(name, ": is no mountain"), "CG411");
      stand(at, name);
      if (refusal) return;
      pitch(s, seat, s.tiles[at.tile].number(at.segment));
    }
    int row = 0;
    for_each_member(from.score, [&](const char* name, int points) {
      s.points[seat][row++] = number<int16_t>(points, 0, most_points(s), field, ".score.", name);
    });
  }

  /// Nobody stays on what is complete, unless the tile just placed has completed it (CG501).
  void complete() {
    const int on_mountains = std::accumulate(s.mountains.tokens, s.mountains.tokens + kMountains, 0);
    if (s.stage() == Stage::over && (!figures_.empty() || on_mountains > 0))
      return refuse("state: figures and piles are gone when the game is over", "CG806");
    for (const Spotted& at : figures_) {
      const Tile& tile = s.tiles[at.tile];
      if (!was_complete(at.segment.land(), tile.number(at.segment))) continue;
      refuse(say("state.players: a figure on ", where({tile.at.x(), tile.at.y(), segment_name(at.segment)}),
                 ", which is complete"),
             "CG501");
    }
    for (int label = 0; label < s.count[0]; ++label) {
      if (s.mountains.tokens[label] > 0 && was_complete(Land::mountain, label))
        refuse("state.piles: a pile on a mountain that is complete", "CG522");
    }
  }

  /// Whether a feature is complete, and not by the tile just placed.
  bool was_complete(Land land, int number) const {
    return look_.is_complete(land, number) && !(s.stage() == Stage::act && on_last_tile(land, number));
  }

  /// Whether a feature, or a railroad of a city, is on the tile just placed.
  bool on_last_tile(Land land, int number) const {
    const Tile& last = s.last_tile();
    const auto has_label = [&](Land kind, int label) {
      const auto at = static_cast<int>(kind);
      int i = last.first[at];
      while (i < s.count[at] && s.label(kind, i) != label) ++i;
      return i < s.count[at];
    };
    if (land != Land::city) return has_label(land, s.label(land, number));
    const CityRailroads railroads = look_.railroads_of(number);
    return std::any_of(railroads.label.begin(), railroads.label.begin() + railroads.count,
                       [&](uint8_t label) { return has_label(Land::railroad, label); });
  }

  const Box& box_;
  Look look_{box_, s};
  std::array<int, kMostFaces> used_{};
  std::array<int, kFaces> used_tokens_{};
  std::vector<Spotted> figures_;
};

}  // namespace

Result<State> Rules::load(const Position& position) const {
  const Loader loader(box_, position);
  if (loader.refusal) return loader.refusal;
  return loader.s;
}

}  // namespace paydirt::carcassonne_gold_rush
