// A game and a match without their types: for the server, the command and Python. Virtual calls happen once a
// move, never inside a search.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/game.hpp"
#include "engine/options.hpp"
#include "engine/pack.hpp"
#include "engine/record.hpp"

namespace paydirt {

class AnyGame;

/// How a table is laid out before the first move.
struct Layout {
  int seats = 2;
  std::string options = {};                      // key=value,key=value
  std::string edition = {};                      // a built-in edition by its hash; empty: the current one
  std::optional<std::string> edition_text = {};  // another edition than the built-in ones
  int version = 0;                               // of the rules; 0: the current one
  ChanceSource chance = {};
  std::vector<std::string> players = {};  // who sits where, for people
};

/// What can be seen of a state by everybody and by each seat, kept to tell later what has changed since.
/// Whoever passes it on picks the seats.
class AnyView {
 public:
  virtual ~AnyView() = default;
  virtual void write_open(std::string& json) const = 0;
  virtual void write_own(std::string& json, Seat seat) const = 0;
  /// What has changed since `before`, a view of the same match, as engine/json_change.hpp has it. False, and
  /// nothing is written, where nothing has.
  virtual bool write_open_change(std::string& json, const AnyView& before) const = 0;
  virtual bool write_own_change(std::string& json, Seat seat, const AnyView& before) const = 0;
};

class AnyMatch {
 public:
  virtual ~AnyMatch() = default;
  virtual const AnyGame& game() const = 0;
  virtual const RecordHeader& header() const = 0;
  virtual int seats() const = 0;

  virtual Deciders deciders() const = 0;
  virtual std::vector<Move> moves(Seat seat) const = 0;
  virtual Result<Move> check(Seat seat, Move move) const = 0;
  virtual Refusal play(Seat seat, Move move) = 0;
  virtual Refusal play_batch(Seat seat, std::span<const Move> moves) = 0;
  virtual Refusal undo(Seat seat) = 0;
  /// Explains why `undo` would refuse; empty if it would not.
  virtual Refusal why_no_undo(Seat seat) const = 0;
  virtual void truncate(size_t moves) = 0;
  /// Mixes anew what nobody has seen, after an undo that all agreed to.
  virtual void redraw(uint32_t number) = 0;
  virtual uint32_t next_redraw() const = 0;
  virtual const std::vector<Redraw>& redraws() const = 0;
  virtual Outcome outcome() const = 0;
  virtual Rival rival() const = 0;
  virtual Move fallback(Seat seat) const = 0;

  virtual size_t size() const = 0;
  virtual RecordedMove move_at(size_t index) const = 0;
  virtual Record record() const = 0;
  virtual uint64_t hash() const = 0;
  /// This game after its first `moves` moves.
  virtual std::unique_ptr<AnyMatch> at(size_t moves) const = 0;

  virtual size_t event_count() const = 0;
  /// Number of events that the first `moves` moves caused.
  virtual size_t events_after(size_t moves) const = 0;
  /// Events from number `from` on as these seats together may have them.
  virtual std::vector<Event> events(size_t from, SeatSet eyes) const = 0;

  /// Everything below is what `viewer` may know; kNobody is an onlooker. After the end all is open.
  virtual void write_open(std::string& json) const = 0;
  virtual void write_own(std::string& json, Seat seat) const = 0;
  virtual std::shared_ptr<const AnyView> view() const = 0;
  virtual std::string board(Seat viewer, const Screen& screen) const = 0;
  virtual ScoreSheet tally(Seat viewer) const = 0;
  virtual Question question(Seat seat) const = 0;
  virtual std::string words(Seat seat, Move move) const = 0;
  virtual std::string tell(const Event& event) const = 0;

  /// The whole truth as a position file.
  virtual std::string position() const = 0;
  /// All there is to the match, for AnyGame::unpack. False where its chance cannot be kept so.
  virtual bool pack(Packer& to) const = 0;
};

class AnyGame {
 public:
  virtual ~AnyGame() = default;
  virtual const GameTables& tables() const = 0;
  const GameInfo& info() const { return tables().info; }
  MoveKinds kinds() const { return tables().moves; }
  virtual size_t state_bytes() const = 0;

  virtual Result<std::unique_ptr<AnyMatch>> start(const Layout& layout) const = 0;
  /// The record's first `upto` moves, each checked.
  virtual Result<std::unique_ptr<AnyMatch>> replay(const Record& record, size_t upto) const = 0;
  /// A position file. Where it has no chance of its own, `chance` is used.
  virtual Result<std::unique_ptr<AnyMatch>> load(std::string_view position,
                                                 const ChanceSource& chance) const = 0;
  /// A match as this program packed it: nothing is played again.
  virtual Result<std::unique_ptr<AnyMatch>> unpack(Unpacker& from) const = 0;

  /// Whether an edition can be played; its hash, or the reason.
  virtual Result<std::string> check_edition(std::string_view text) const = 0;
  virtual std::string_view edition_text() const = 0;
  /// A built-in edition, current or past.
  virtual Result<std::string_view> edition_text(std::string_view hash) const = 0;
  virtual std::vector<OptionInfo> options() const = 0;
  /// Options, as texts, of tables that together show all the game can do.
  virtual std::vector<std::string> variants() const = 0;
  virtual std::string typescript() const = 0;
};

/// Replays the whole record and confirms moves, result and, for a sealed game, the server's seed.
Refusal verify(const AnyGame& game, const Record& record);

}  // namespace paydirt
