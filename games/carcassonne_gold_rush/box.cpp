// From the edition to tables.
#include "games/carcassonne_gold_rush/box.hpp"

#include <algorithm>

#include "engine/bits.hpp"
#include "engine/search_settings.hpp"
#include "engine/text.hpp"

namespace paydirt::carcassonne_gold_rush {
namespace {

/// Whether the face fits so that what comes in over the needed sides goes on nowhere else.
bool closes(const Face& face, int need, unsigned rotations, Terrain terrain) {
  for (const int rotation : each(rotations)) {
    std::array<int, kSides> met{};  // needed sides of each segment
    for (int side = 0; side < kSides; ++side) {
      if (static_cast<Terrain>((need >> (2 * side)) & 3) == terrain) ++met[face.at(side, rotation).segment];
    }
    const auto& edges = terrain == Terrain::mountain ? face.mountain_edges : face.railroad_edges;
    bool closed = true;
    for (int i = 0; i < kSides; ++i) closed = closed && (met[i] == 0 || met[i] == edges[i]);
    if (closed) return true;
  }
  return false;
}

/// CG303: the rotations that show what is needed on every side; of equal pictures the smallest (CGR35).
uint8_t fitting(const Face& face, int need) {
  unsigned rotations = 0;
  for (int rotation = 0; rotation < kSides; ++rotation) {
    bool fits = face.same[rotation] == rotation;
    for (int side = 0; side < kSides; ++side) {
      const auto needed = static_cast<Terrain>((need >> (2 * side)) & 3);
      fits = fits && (needed == Terrain::none || needed == face.at(side, rotation).terrain);
    }
    rotations |= fits ? 1U << rotation : 0U;
  }
  return static_cast<uint8_t>(rotations);
}

}  // namespace

Refusal Box::lay_out() {
  if (Refusal refusal = check_edition(edition)) return refusal;
  for (const TileFace& tile : edition.tiles) {
    if (Refusal refusal = add_face(tile)) return refusal;
  }
  int nuggets = 0;
  for (const TokenFace& face : edition.tokens.faces) {
    add_token(face);
    nuggets += face.value * face.copies;
  }
  mean_token = nuggets * kPoint / token_count;
  return {};
}

Refusal Box::add_face(const TileFace& tile) {
  const auto& shapes = edition.shapes.pairs;
  const auto shape =
      std::find_if(shapes.begin(), shapes.end(), [&](const auto& each) { return each.first == tile.shape; });
  if (shape == shapes.end()) return {say("edition: tile ", tile.id, ": there is no shape ", tile.shape)};
  const Result<Face> read = read_face(tile, shape->second);
  if (!read) return read.refusal();
  const Face& face = *read;
  const int number = face_count++;
  faces[number] = face;
  copies[number] = static_cast<uint8_t>(tile.copies);
  if (tile.start_copies > 0) start_face = static_cast<uint8_t>(number);
  std::fill_n(deck.begin() + deck_size, tile.copies - tile.start_copies, static_cast<uint8_t>(number));
  deck_size += tile.copies - tile.start_copies;
  for (size_t i = 0; i < tile.prairies.size(); ++i) {
    prairie_worth[number][i] = static_cast<uint8_t>(face.tipis[i] * edition.scoring.tipi_camp +
                                                    face.horses[i] * edition.scoring.horse_herd);
    prairie_total[number] = static_cast<uint8_t>(prairie_total[number] + prairie_worth[number][i]);
  }
  const uint64_t bit = uint64_t{1} << (number % 64);
  for (int need = 1; need < 256; ++need) {
    const uint8_t rotations = fit[number][need] = fitting(face, need);
    if (closes(face, need, rotations, Terrain::mountain)) closing[need].mountain[number / 64] |= bit;
    if (closes(face, need, rotations, Terrain::railroad)) closing[need].railroad[number / 64] |= bit;
  }
  return {};
}

void Box::add_token(const TokenFace& face) {
  const int number = token_faces++;
  token_value[number] = static_cast<uint8_t>(face.value);
  token_copies[number] = static_cast<uint8_t>(face.copies);
  std::fill_n(tokens.begin() + token_count, face.copies, static_cast<uint8_t>(number));
  token_count += face.copies;
}

}  // namespace paydirt::carcassonne_gold_rush
