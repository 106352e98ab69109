// Whether an edition can be played; if not, which field is wrong and why. Faces are checked as they are read.
#include "engine/field_checker.hpp"
#include "games/carcassonne_gold_rush/box.hpp"

namespace paydirt::carcassonne_gold_rush {
namespace {

struct EditionChecker : FieldChecker {
  void tokens(const std::vector<TokenFace>& faces) {
    if (!check(!faces.empty() && faces.size() <= kFaces, "tokens.faces: there must be 1 to ", kFaces)) return;
    int total = 0;
    for (size_t i = 0; i < faces.size(); ++i) {
      number(faces[i].value, 0, 99, "tokens.faces[", i, "].value");
      total += number(faces[i].copies, 1, kMiningTokens, "tokens.faces[", i, "].copies");
      check(i == 0 || faces[i].value > faces[i - 1].value, "tokens.faces: the values must rise");
    }
    check(total == kMiningTokens, "tokens.faces: the copies sum to ", total, ", not to ", kMiningTokens);
  }

  void numbers(const Edition& edition) {
    for_each_member(edition.scoring,
                    [&](const char* name, int points) { number(points, 0, 9, "scoring.", name); });
    number(edition.figures.cowboys_each, 1, kCowboys, "figures.cowboys_each");
    number(edition.start.tokens, 0, kMostSymbols, "start.tokens");
  }

  void tiles(const Edition& edition) {
    int total = 0;
    int starts = 0;
    for (size_t i = 0; i < edition.tiles.size(); ++i) {
      const TileFace& tile = edition.tiles[i];
      for (size_t j = 0; j < i; ++j)
        check(edition.tiles[j].id != tile.id, "tile ", tile.id, ": stands there twice");
      number(tile.copies, 1, kTiles, "tile ", tile.id, ": copies");
      number(tile.start_copies, 0, 1, "tile ", tile.id, ": start_copies");
      if (refusal) return;
      total += tile.copies;
      starts += tile.start_copies;
      if (tile.start_copies == 0) continue;
      check(tile.id == edition.start.tile, "tile ", tile.id, ": the start tile is ", edition.start.tile);
      check(!tile.mountains.empty() || edition.start.tokens == 0, "tile ", tile.id,
            ": the start tile needs a mountain for its token");
    }
    check(total == kTiles, "tiles: the copies sum to ", total, ", not to ", kTiles);
    check(starts == 1, "tiles: ", starts, " start tiles instead of one");
  }

  /// What all tiles together bring to the table must fit on it.
  void room(const Edition& edition) {
    struct {
      const char* what;
      int room;
      int64_t found = 0;  // of numbers that nobody has checked yet
    } counts[] = {{"mountain segments", kMountains},
                  {"railroad segments", kRailroads},
                  {"cities", kCities},
                  {"prairie segments", kPrairies},
                  {"nuggets", 255},
                  {"locomotives", 255},
                  {"points on prairies", 255}};
    for (const TileFace& tile : edition.tiles) {
      const auto add = [&](int row, int64_t count) { counts[row].found += tile.copies * count; };
      add(0, static_cast<int>(tile.mountains.size()));
      add(1, static_cast<int>(tile.railroads.size()));
      add(2, tile.city ? 1 : 0);
      add(3, static_cast<int>(tile.prairies.size()));
      for (const MountainFace& each : tile.mountains) add(4, each.nuggets);
      for (const RailroadFace& each : tile.railroads) add(5, each.locomotives);
      for (const PrairieFace& each : tile.prairies)
        add(6, int64_t{each.tipis} * edition.scoring.tipi_camp +
                   int64_t{each.horses} * edition.scoring.horse_herd);
    }
    for (const auto& [what, room, found] : counts)
      check(found <= room, "tiles: ", found, ' ', what, "; there is room for ", room);
  }
};

}  // namespace

Refusal check_edition(const Edition& edition) {
  EditionChecker checker;
  checker.tokens(edition.tokens.faces);
  checker.numbers(edition);
  checker.tiles(edition);
  if (!checker.refusal) checker.room(edition);
  return checker.refusal_of("edition");
}

}  // namespace paydirt::carcassonne_gold_rush
