// The box of Carcassonne: Gold Rush laid out on one table: what the edition prints, as tables that rules can
// read at once.
#pragma once

#include <array>
#include <vector>

#include "engine/box_base.hpp"
#include "engine/result.hpp"
#include "games/carcassonne_gold_rush/edition.hpp"
#include "games/carcassonne_gold_rush/faces.hpp"
#include "games/carcassonne_gold_rush/state.hpp"
#include "games/carcassonne_gold_rush/weights.hpp"

namespace paydirt::carcassonne_gold_rush {

inline constexpr int kMostFaces = kTiles;
inline constexpr int kMiningTokens = 63;  // rulebook
inline constexpr int kMostSymbols = 9;    // on one segment

struct Options {
  bool farmers = true;  // false: the rulebook's first game, CG106

  static std::vector<Options> variants() { return {{}, {.farmers = false}}; }
};
BOOST_DESCRIBE_STRUCT(Options, (), (farmers))

/// Faces that can complete what a square needs, mountains or tracks, a bit each: for the bots.
struct Closing {
  std::array<uint64_t, 2> mountain{}, railroad{};
};

/// Everything about an edition that no single face can tell: counts, sums, names.
Refusal check_edition(const Edition& edition);

struct Box : BoxBase<Edition, Options> {
  Refusal lay_out();

  Weights weights;
  int face_count = 0, deck_size = 0, token_count = 0, token_faces = 0;
  int mean_token = 0;  // value in 1/64
  uint8_t start_face = 0;
  std::array<Face, kMostFaces> faces{};
  std::array<std::array<uint8_t, 256>, kMostFaces> fit{};  // rotations by what a square needs, a bit each
  std::array<std::array<uint8_t, 8>, kMostFaces> prairie_worth{};  // points on each prairie segment
  std::array<Closing, 256> closing{};
  std::array<uint8_t, kMostFaces> prairie_total{}, copies{};
  std::array<uint8_t, kTiles> deck{};     // faces of the stack, unshuffled
  std::array<uint8_t, kTokens> tokens{};  // faces of the tokens, unshuffled
  std::array<uint8_t, kFaces> token_copies{}, token_value{};

 private:
  Refusal add_face(const TileFace& tile);
  void add_token(const TokenFace& face);
};

}  // namespace paydirt::carcassonne_gold_rush
