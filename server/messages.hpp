// What clients send and what they get beside the game itself: docs/api.md as structs.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/describe.hpp"
#include "engine/result.hpp"

namespace paydirt::server {

/// A frame from a client; which fields it needs depends on `t`.
struct ClientMessage {
  std::string t;
  std::optional<std::string> id;
  std::optional<int64_t> since;
  std::optional<int> seat;
  std::optional<uint32_t> question;
  std::optional<std::vector<std::string>> moves;
  std::optional<std::string> move;
  std::optional<std::string> text;
};
BOOST_DESCRIBE_STRUCT(ClientMessage, (), (t, id, since, seat, question, moves, move, text))

struct NameBody {
  std::optional<std::string> name;
};
BOOST_DESCRIBE_STRUCT(NameBody, (), (name))

struct SitBody {
  int seat = 0;
  std::optional<std::string> name;
  std::optional<std::string> nonce;
};
BOOST_DESCRIBE_STRUCT(SitBody, (), (seat, name, nonce))

struct SeatBody {
  int seat = 0;
  std::optional<int> bot;
  std::optional<bool> back;
};
BOOST_DESCRIBE_STRUCT(SeatBody, (), (seat, bot, back))

struct SwapBody {
  int seat = 0;
  int with = 0;
};
BOOST_DESCRIBE_STRUCT(SwapBody, (), (seat, with))

struct StartBody {
  std::optional<int> bots;
};
BOOST_DESCRIBE_STRUCT(StartBody, (), (bots))

struct PlayOnBody {
  int64_t move = 0;
  int seat = 0;
  std::optional<int> bots;
};
BOOST_DESCRIBE_STRUCT(PlayOnBody, (), (move, seat, bots))

enum class WantedKind : uint8_t { me, here, bot, open };
BOOST_DESCRIBE_ENUM(WantedKind, me, here, bot, open)

struct WantedSeat {
  WantedKind kind = WantedKind::open;
  std::optional<std::string> name;
  std::optional<int> level;
};
BOOST_DESCRIBE_STRUCT(WantedSeat, (), (kind, name, level))

struct NewTableBody {
  std::string game;
  std::vector<WantedSeat> seats;
  std::optional<Keyed<std::string>> options;
  std::optional<std::string> undo;
  std::optional<int> clock;
  std::optional<int> bot_after;
  std::optional<bool> shuffle_seats;
  std::optional<int64_t> seed;
  std::optional<std::string> nonce;
};
BOOST_DESCRIBE_STRUCT(NewTableBody, (),
                      (game, seats, options, undo, clock, bot_after, shuffle_seats, seed, nonce))

struct SeatView {
  int seat = 0;
  std::string kind;
  std::string name;
  std::optional<int> level;
  bool yours = false;
  bool here = false;
  bool host = false;
  bool stand_in = false;
};
BOOST_DESCRIBE_STRUCT(SeatView, (), (seat, kind, name, level, yours, here, host, stand_in))

/// `Table` of docs/api.md, but for the field `private`, which is no name in C++.
struct TableView {
  std::string id;
  std::string game;
  std::string status;
  bool host = false;
  Keyed<std::string> options;
  std::string edition;
  std::string undo;
  std::optional<int> clock;
  std::optional<int> bot_after;
  bool guided = false;
  std::vector<SeatView> seats;
  std::string commitment;
  std::optional<std::string> server_seed;
  std::optional<std::string> rematch;
  int watchers = 0;
  bool is_private = false;
};
BOOST_DESCRIBE_STRUCT(TableView, (),
                      (id, game, status, host, options, edition, undo, clock, bot_after, guided, seats,
                       commitment, server_seed, rematch, watchers))

/// With all its fields.
std::string write_table(const TableView& view);

struct CardSeat {
  std::string name;
  std::string kind;
};
BOOST_DESCRIBE_STRUCT(CardSeat, (), (name, kind))

struct CardView {
  std::string id;
  std::string game;
  std::string status;
  std::vector<CardSeat> seats;
  bool your_turn = false;
  int64_t moves = 0;
  int64_t updated = 0;
};
BOOST_DESCRIBE_STRUCT(CardView, (), (id, game, status, seats, your_turn, moves, updated))

/// A table's note for lists, as it is stored: with who owns which seat, which never leaves.
struct CardNote {
  std::vector<CardSeat> seats;
  std::vector<std::string> turn;  // identities that are asked
  int64_t moves = 0;
};
BOOST_DESCRIBE_STRUCT(CardNote, (), (seats, turn, moves))

inline constexpr size_t kLongestName = 24;  // of a person or a table
inline constexpr int kUsualLevel = 3;       // of a bot where nobody chose one

/// Text of unknown origin, for other people's screens: valid UTF-8, one line, no control characters, at most
/// so many characters. Empty where nothing is left.
std::string tidy(std::string_view text, size_t characters);

/// A person's share in the game's chance: 64 hexadecimal digits as they are, any other text hashed.
std::string nonce_of(std::string_view text);

/// {"error":...,"rule":...}
std::string error_json(const Refusal& refusal);

}  // namespace paydirt::server
