// The changes of a table as they are stored, an append-only log. A table is their fold (chronicle.hpp).
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/describe.hpp"
#include "engine/result.hpp"

namespace paydirt::server {

enum class SeatKind : uint8_t { human, bot, open };
BOOST_DESCRIBE_ENUM(SeatKind, human, bot, open)

enum class UndoPolicy : uint8_t { free, off };
BOOST_DESCRIBE_ENUM(UndoPolicy, free, off)

enum class Status : uint8_t { waiting, playing, over };
BOOST_DESCRIBE_ENUM(Status, waiting, playing, over)

/// Who has a seat. A bot with an owner plays for a person who may take the seat back.
struct Sitter {
  SeatKind kind = SeatKind::open;
  std::string owner;  // identity; empty for bots and open seats
  std::string name;
  int level = 0;                     // of the bot that plays, or would play
  std::optional<std::string> nonce;  // the person's share in the game's chance, 64 hexadecimal digits
};
BOOST_DESCRIBE_STRUCT(Sitter, (), (kind, owner, name, level, nonce))

struct LayoutEntry {
  static constexpr const char* kName = "layout";
  std::string game;
  std::string options;                 // key=value,key=value
  std::optional<std::string> edition;  // its hash: a later release may bring a better one
  std::optional<int> version;          // of the rules
  std::string host;                    // identity
  bool is_private = false;
  UndoPolicy undo = UndoPolicy::free;
  std::optional<int> clock;      // seconds a move
  std::optional<int> bot_after;  // seconds
  bool guided = false;           // its chance was fixed by a number
  std::string server_seed;
  std::optional<std::string> position;  // a game that begins in the middle
  std::optional<std::string> past;      // the record of what led there
  std::vector<Sitter> seats;
  int64_t at = 0;
  Omittable<bool> begins = {};  // by itself, when everybody has given his share in its chance
};
BOOST_DESCRIBE_STRUCT(LayoutEntry, (),
                      (game, options, edition, version, host, is_private, undo, clock, bot_after, guided,
                       server_seed, position, past, seats, at, begins))

struct SeatEntry {
  static constexpr const char* kName = "seat";
  int seat = 0;
  Sitter sitter;
  int64_t at = 0;
  Omittable<std::string> sent_away = {};  // who may not sit here again
};
BOOST_DESCRIBE_STRUCT(SeatEntry, (), (seat, sitter, at, sent_away))

struct StartEntry {
  static constexpr const char* kName = "start";
  int64_t at = 0;
};
BOOST_DESCRIBE_STRUCT(StartEntry, (), (at))

struct MoveEntry {
  static constexpr const char* kName = "move";
  int seat = 0;
  std::vector<std::string> moves;  // notation
  std::optional<std::string> id;   // the client's; none: a bot or the clock moved
  int64_t at = 0;
  Omittable<bool> late = {};  // the clock moved for a person
};
BOOST_DESCRIBE_STRUCT(MoveEntry, (), (seat, moves, id, at, late))

/// Back by one decision of the seat; or, where all agreed, to the first `to` moves.
struct UndoEntry {
  static constexpr const char* kName = "undo";
  int seat = 0;
  std::optional<int64_t> to;
  std::optional<std::string> id;
  int64_t at = 0;
  Omittable<uint32_t> redraw = {};  // what nobody has seen was mixed anew, for the how-manieth time
};
BOOST_DESCRIBE_STRUCT(UndoEntry, (), (seat, to, id, at, redraw))

struct ChatEntry {
  static constexpr const char* kName = "chat";
  std::string by;  // identity
  std::optional<int> seat;
  std::string name;
  std::string text;
  std::optional<std::string> id;
  int64_t at = 0;
};
BOOST_DESCRIBE_STRUCT(ChatEntry, (), (by, seat, name, text, id, at))

/// The same people play again, elsewhere.
struct RematchEntry {
  static constexpr const char* kName = "rematch";
  std::string table;
  int64_t at = 0;
};
BOOST_DESCRIBE_STRUCT(RematchEntry, (), (table, at))

using Entry = std::variant<LayoutEntry, SeatEntry, StartEntry, MoveEntry, UndoEntry, ChatEntry, RematchEntry>;

/// {"move":{...}}: one field, named after the kind.
std::string write_entry(const Entry& entry);
Result<Entry> read_entry(std::string_view text);

}  // namespace paydirt::server
