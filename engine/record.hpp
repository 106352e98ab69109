// The record is the game: header, moves, result. It replays to the identical state on every machine.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/chance.hpp"
#include "engine/game.hpp"
#include "engine/move.hpp"
#include "engine/result.hpp"

namespace paydirt {

/// Where chance comes from. A sealed game is provably fair: the hash of the server's seed stands in the
/// header before anybody sits down, each person's client adds a nonce, and the game's seed is the hash of
/// both.
struct ChanceSource {
  enum class Kind : uint8_t { sealed, seeded, fast, scripted, absent };
  struct Nonce {
    Seat seat;
    Digest bytes;
    bool operator==(const Nonce&) const = default;
  };

  Kind kind = Kind::absent;
  Digest commitment{};                          // sealed: SHA-256 of the server's seed
  std::optional<Seed> server_seed;              // sealed: published when the game is over
  std::vector<Nonce> nonces;                    // sealed: in seat order
  Seed seed{};                                  // seeded: the game's seed itself, as positions have it
  uint64_t number = 0;                          // fast
  Script script;                                // scripted
  std::array<uint32_t, kMaxPurposes> places{};  // where a position stands in each stream

  static ChanceSource sealed(const Seed& server_seed, std::vector<Nonce> nonces = {});
  static ChanceSource fast(uint64_t number);

  static ChanceSource seeded(const Seed& game_seed);

  /// Sealed and seeded only: SHA-256 of the server's seed and all nonces in seat order, or the seed itself.
  Seed game_seed() const;
  /// Whether draws can be made: a sealed source without the server's seed cannot, nor can an absent one.
  bool ready() const;
  /// The generator at its place. `script` is where a scripted source keeps what was used.
  Chance open(Script& script_in_use) const;
  /// The generator after this redraw, fixed by the same seed and nonces: nobody can choose it. A script
  /// goes on as it is.
  Chance redrawn(const Chance& before, uint32_t redraw) const;
};

struct RecordHeader {
  static constexpr int kFormat = 1;

  std::string game;
  int version = 0;
  std::string edition;                      // hash of the parsed edition
  std::optional<std::string> edition_text;  // where the edition is not built in
  std::string options;
  int seats = 0;
  std::vector<std::string> players;  // who sat where, for people; may be empty
  ChanceSource chance;
  std::optional<std::string> position;  // a game that began in the middle: the state as JSON
};

struct RecordedMove {
  Seat seat = 0;
  Move move;
  uint16_t check = 0;  // low bits of the state's hash after the move
};

/// Moves were taken back beyond what was revealed: after the first `moves` moves what nobody has seen was
/// mixed anew. Numbers are never used twice in a game.
struct Redraw {
  size_t moves = 0;
  uint32_t number = 0;
  bool operator==(const Redraw&) const = default;
  static void pack(auto& self, auto& to) { to(self.moves, self.number); }
};

struct RecordedResult {
  std::string ending;
  std::vector<int> scores;
  bool operator==(const RecordedResult&) const = default;
};

struct Record {
  RecordHeader header;
  std::vector<RecordedMove> moves;
  std::optional<RecordedResult> result;
  std::vector<Redraw> redraws = {};  // in order

  /// What may leave the engine while the game is on: without what tells chance to come, the hidden part of a
  /// first position, and the checks, which would confirm guesses. Moves stand as they were played: those of a
  /// game with secret moves must be sent as `seen`.
  Record without_secrets() const;
};

std::string write_record(const Record& record, MoveKinds kinds);

/// The header tells which game's table of moves to read on with.
Result<RecordHeader> read_record_header(std::string_view text);
Result<Record> read_record(std::string_view text, MoveKinds kinds);

}  // namespace paydirt
