// The rules of Carcassonne: Gold Rush as laid out on one table. docs/rules/carcassonne-gold-rush.md explains
// every id.
#pragma once

#include <array>
#include <span>
#include <string>

#include "engine/game.hpp"
#include "games/carcassonne_gold_rush/edition.hpp"
#include "games/carcassonne_gold_rush/faces.hpp"
#include "games/carcassonne_gold_rush/position.hpp"
#include "games/carcassonne_gold_rush/state.hpp"
#include "games/carcassonne_gold_rush/view.hpp"

namespace paydirt::carcassonne_gold_rush {

struct Options {
  bool farmers = true;  // false: the rulebook's first game, CG106

  static std::vector<Options> variants() { return {{}, {.farmers = false}}; }
};
BOOST_DESCRIBE_STRUCT(Options, (), (farmers))

enum Kind : uint8_t {
  k_place,   // a, b: square, c: rotation
  k_cowboy,  // a: segment of the tile just placed
  k_tent,    // a, b: square, c: mountain segment
  k_mine,
  k_pass,
};

/// Streams of chance.
enum Purpose : uint8_t { p_start, p_tiles, p_tokens };

/// In all of them a is a tile by its order of placement and b a segment by its byte, unless said otherwise.
enum Happening : uint8_t {
  e_turn,        // seat
  e_draw,        // seat, a: face
  e_discard,     // seat, a: face of a tile that fits nowhere
  e_place,       // seat, a: tile, b: rotation, amount: face
  e_tokens,      // a, b, amount: tokens put there
  e_cowboy,      // seat, a, b
  e_tent,        // seat, a, b
  e_mine,        // seat, a, b, secret: value
  e_pass,        // seat
  e_railroad,    // seat, a, b, amount: points for a completed railroad
  e_mountain,    // seat, a, b, amount: points for a completed mountain
  e_city,        // seat, a, b, amount: points for a completed city
  e_gold,        // seat, a, b, secret: value of a token from a completed mountain
  e_home,        // seat, a, b: a cowboy comes back
  e_strike,      // seat, a, b: a tent comes back, also at the end
  e_lost,        // a, b, amount: tokens that left the game unseen
  e_unfinished,  // seat, a, b, amount: points for an unfinished feature at the end
  e_prairie,     // seat, a, b, amount: points for a prairie at the end
  e_nuggets,     // seat, amount: points for the tokens held at the end
  e_over,        // a: EndReason
};

/// The longest list of moves: 71 tiles have at most 144 free squares beside them, with four rotations each.
class Rules : public GameTypes<Rules, Edition, Options, State, Open, Own, Position, 576> {
 public:
  static const GameTables& tables();

  static Result<Rules> make(const Edition& edition, const Options& options, int seats, int version);
  int seats() const { return seats_; }

  State setup(Chance& chance) const;
  Deciders deciders(const State& s) const {
    return s.stage() == Stage::over ? Deciders{} : Deciders{SeatSet::of(s.turn), 0};
  }
  void moves(const State& s, Seat seat, Moves& list) const;
  template <class J>
  void play(State& s, Seat seat, Move move, Chance& chance, J& journal) const;
  Outcome outcome(const State& s) const;
  template <class Sheet>
  void tally(const State& s, Sheet& sheet) const;

  Move canonical(const State& s, Seat seat, Move move) const;
  Refusal why_not(const State& s, Seat seat, Move move) const;
  Move fallback(const State& s, Seat seat) const;

  void resample(State& s, Seat seat, Rng& rng) const;
  Open open(const State& s) const;
  Own own(const State& s, Seat seat) const;

  Position position(const State& s) const;
  Result<State> load(const Position& position) const;
  const char* broken(const State& s) const;

  Question question(const State& s, Seat seat) const;
  std::string words(const State& s, Seat seat, Move move) const;
  std::string board(const Open& open, const Own* own, const Screen& screen) const;
  std::string tell(const Event& event) const;

  int sense(const State& s, Seat seat) const;
  int hint(const State& s, Seat seat, Move move) const;
  uint64_t cue(const State& s, Seat /*seat*/) const { return s.hand; }
  int left(const State& s) const { return (s.stack_size + (s.hand != kNoFace ? 1 : 0)) * 1024 / kTiles; }
  static int spread() { return 22; }
  static constexpr CueMode kCueMode = CueMode::line;
  static constexpr SearchSettings search_settings() {
    return {
        .playout_horizon = 8,  // tiles that nobody has drawn yet make long playouts a lottery
        .playout_sample =
            32,             // few of some thirty placements are good, and 8 drawn at random mostly miss them
        .sensed_depth = 4,  // a turn of one's own, and the answer to it
    };
  }

 private:
  struct Judge;   // how the bots value a table: sense.cpp
  struct Glance;  // and a placement
  class Loader;   // position.cpp
  static constexpr int kMostFaces = kTiles;

  /// A feature where something happens: the first of its segments that is meant.
  struct Spotted {
    uint8_t tile;
    Segment segment;
  };
  /// The railroads that leave a city, each once.
  struct CityRailroads {
    std::array<uint8_t, kSides> label{};
    int count = 0;
    int complete = 0;
  };

  // Making.
  Refusal add_face(const TileFace& tile);
  void add_token(const TokenFace& face);
  static uint8_t fitting(const Face& face, int need);
  static bool closes(const Face& face, int need, unsigned rotations, Terrain terrain);

  const Face& face_of(const Tile& tile) const { return faces_[tile.face]; }
  bool has(const Tile& tile, Segment segment) const {
    return segment.index() < face_of(tile).count[static_cast<int>(segment.land())];
  }
  /// Who is on the feature of this segment. On a city: its merchant.
  static Crew crew_of(const State& s, const Tile& tile, Segment segment);
  static Spotted find_segment(const State& s, Land land, int number);
  CityRailroads railroads_of(const State& s, int city) const;
  int railroad_points(const State& s, int label, bool complete) const;
  int gold(const State& s, Seat seat) const;

  // What may be done.
  bool fits_somewhere(const State& s, int face) const;
  bool can_act(const State& s, Seat seat) const;
  bool can_place_cowboy(const State& s, Seat seat) const;
  static bool can_mine(const State& s, Seat seat) {
    return s.tent[seat] != 0 && s.mountains.tokens[s.camp(seat)] > 0;  // CG421
  }
  template <class Visit>
  void for_each_free_segment(const State& s, Visit&& visit) const;
  Refusal why_not_place(const State& s, Move move) const;
  Refusal why_not_cowboy(const State& s, Seat seat, Segment segment) const;
  Refusal why_not_tent(const State& s, Seat seat, Move move) const;

  // What a move does.
  void lay(State& s, Square at, int rotation, int face) const;
  void add_segments(State& s, const Tile& tile) const;
  static void place_cowboy(State& s, Seat seat, uint8_t tile, Segment segment);
  static void pitch(State& s, Seat seat, int number);
  template <class J>
  void place(State& s, Square at, int rotation, J& journal) const;
  template <class J>
  void act(State& s, Move move, J& journal) const;
  template <class J>
  void end_turn(State& s, J& journal) const;
  template <class J>
  void draw(State& s, J& journal) const;

  // Scoring.
  template <class J>
  void score_completed(State& s, J& journal) const;
  template <class J>
  void score_mountain(State& s, int label, Spotted where, J& journal) const;
  template <class J>
  void take_gold(State& s, int label, SeatSet leaders, Spotted where, J& journal) const;
  /// A tent goes back to its owner, and a pile leaves the game unseen.
  template <class J>
  void strike(State& s, Seat seat, J& journal) const;
  template <class J>
  void lose_gold(State& s, int label, Spotted where, J& journal) const;
  template <class J>
  void score_cities(State& s, J& journal) const;
  template <class J>
  void award(State& s, SeatSet seats, Row row, int points, uint8_t event, Spotted where, J& journal) const;
  template <class J>
  void send_home(State& s, Land land, int label, J& journal) const;
  template <class J>
  void finish(State& s, EndReason reason, J& journal) const;
  template <class J>
  void score_unfinished(State& s, J& journal) const;

  const char* broken_edges(const State& s) const;
  const char* broken_figures(const State& s) const;

  // Views.
  void show_features(const State& s, Open& open) const;
  void show_player(const State& s, Seat seat, OpenPlayer& player) const;

  // Words.
  std::string sides_words(const Tile& tile, Segment segment) const;
  std::string worth_words(const State& s, const Tile& tile, Segment segment) const;
  std::string completed_words(const State& s, Seat seat, Move move) const;

  Edition edition_;
  Options options_;
  int seats_ = 0;
  int face_count_ = 0;
  int deck_size_ = 0;
  int token_count_ = 0;
  int token_faces_ = 0;
  int mean_token_ = 0;  // value in 1/64
  uint8_t start_face_ = 0;
  std::array<Face, kMostFaces> faces_{};
  std::array<std::array<uint8_t, 256>, kMostFaces> fit_{};  // rotations by what a square needs, a bit each
  std::array<std::array<uint8_t, 8>, kMostFaces> prairie_worth_{};  // points on each prairie segment
  /// Faces that can complete what a square needs, mountains or tracks, a bit each: for the bots.
  struct Closing {
    std::array<uint64_t, 2> mountain{};
    std::array<uint64_t, 2> railroad{};
  };
  std::array<Closing, 256> closing_{};
  std::array<uint8_t, kMostFaces> prairie_total_{};
  std::array<uint8_t, kMostFaces> copies_{};
  std::array<uint8_t, kTiles> deck_{};    // faces of the stack, unshuffled
  std::array<uint8_t, kTokens> purse_{};  // faces of the tokens, unshuffled
  std::array<uint8_t, kFaces> token_copies_{};
  std::array<uint8_t, kFaces> token_value_{};
};

/// "m0", "r0", "c0", "p0" ...
const char* segment_name(Segment segment);

/// Calls visit(segment) for each segment of the tile just placed whose feature has no cowboy (CG401, CG403).
template <class Visit>
void Rules::for_each_free_segment(const State& s, Visit&& visit) const {
  const Tile& tile = s.last_tile();
  const Face& face = face_of(tile);
  const auto& first = tile.first;
  for (int i = 0; i < face.count[0]; ++i) {
    if (s.mountains.crew[s.mountains.label[first[0] + i]].empty()) visit(Segment::of(Land::mountain, i));
  }
  for (int i = 0; i < face.count[1]; ++i) {
    if (s.railroads.crew[s.railroads.label[first[1] + i]].empty()) visit(Segment::of(Land::railroad, i));
  }
  if (face.count[2] > 0) visit(Segment::of(Land::city, 0));
  for (int i = 0; options_.farmers && i < face.count[3]; ++i) {  // CG106
    if (s.prairies.crew[s.prairies.label[first[3] + i]].empty()) visit(Segment::of(Land::prairie, i));
  }
}

}  // namespace paydirt::carcassonne_gold_rush
