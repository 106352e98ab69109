// Everything that goes over the wire, both ways: docs/api.md as structs. The page's protocol.ts and
// docs/openapi.json are made from these (protocol.hpp), under the same names.
#pragma once

#include <boost/json/value.hpp>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "engine/any_game.hpp"
#include "engine/describe.hpp"
#include "engine/json_change.hpp"
#include "engine/options.hpp"
#include "engine/result.hpp"
#include "lab/review.hpp"
#include "server/entries.hpp"

namespace paydirt::server {
namespace wire {

// --- Requests over HTTP
// -------------------------------------------------------------------------------------

struct Name {
  Omittable<std::string> name;
};
BOOST_DESCRIBE_STRUCT(Name, (), (name))

struct Sit {
  int seat = 0;
  Omittable<std::string> name;
  Omittable<std::string> nonce;
};
BOOST_DESCRIBE_STRUCT(Sit, (), (seat, name, nonce))

struct Stand {
  int seat = 0;
};
BOOST_DESCRIBE_STRUCT(Stand, (), (seat))

/// To a bot of this level, or back.
struct HandOver {
  int seat = 0;
  Omittable<int> bot;
  Omittable<bool> back;
};
BOOST_DESCRIBE_STRUCT(HandOver, (), (seat, bot, back))

struct Swap {
  int seat = 0;
  int with = 0;
};
BOOST_DESCRIBE_STRUCT(Swap, (), (seat, with))

struct Start {
  Omittable<int> bots;
};
BOOST_DESCRIBE_STRUCT(Start, (), (bots))

struct Rematch {
  Omittable<std::string> nonce;
};
BOOST_DESCRIBE_STRUCT(Rematch, (), (nonce))

struct PlayOn {
  int64_t move = 0;
  int seat = 0;
  Omittable<int> bots;
};
BOOST_DESCRIBE_STRUCT(PlayOn, (), (move, seat, bots))

struct OpenRecord {
  std::string record;    // as a file
  Omittable<int> seat;   // yours; 0 where nothing is said
  Omittable<bool> open;  // a game that goes on: the other seats are for people; else bots have them
};
BOOST_DESCRIBE_STRUCT(OpenRecord, (), (record, seat, open))

enum class NewSeatKind : uint8_t { me, here, bot, open };
BOOST_DESCRIBE_ENUM(NewSeatKind, me, here, bot, open)

struct NewSeat {
  NewSeatKind kind = NewSeatKind::open;
  Omittable<std::string> name;
  Omittable<int> level;
};
BOOST_DESCRIBE_STRUCT(NewSeat, (), (kind, name, level))

struct NewTable {
  std::string game;
  std::vector<NewSeat> seats;
  Omittable<Keyed<std::string>> options;
  Omittable<bool> private_;
  Omittable<UndoPolicy> undo;
  Omittable<std::optional<int>> clock;      // seconds a move
  Omittable<std::optional<int>> bot_after;  // seconds
  Omittable<bool> shuffle_seats;
  Omittable<int64_t> seed;
  Omittable<std::string> nonce;
};
BOOST_DESCRIBE_STRUCT(NewTable, (),
                      (game, seats, options, private_, undo, clock, bot_after, shuffle_seats, seed, nonce))

// --- Answers over HTTP
// --------------------------------------------------------------------------------------

struct Error {
  std::string error;
  std::string rule;
};
BOOST_DESCRIBE_STRUCT(Error, (), (error, rule))

struct NewVisitor {
  std::string token;
  std::string name;
};
BOOST_DESCRIBE_STRUCT(NewVisitor, (), (token, name))

struct Me {
  std::string name;
  bool named = false;
};
BOOST_DESCRIBE_STRUCT(Me, (), (name, named))

/// What one plays against, as people choose it.
struct LevelInfo {
  std::string name;
  std::string words;  // what it sees and how far it thinks
};
BOOST_DESCRIBE_STRUCT(LevelInfo, (), (name, words))

/// What one plays against where an option of the table is chosen so.
struct OptionLevels {
  std::string key;
  std::string value;
  std::vector<LevelInfo> levels;
};
BOOST_DESCRIBE_STRUCT(OptionLevels, (), (key, value, levels))

struct GameCard {
  std::string id;
  std::string name;
  std::string pitch;
  std::string credits;
  std::pair<int, int> seats;  // from, to
  std::vector<OptionInfo> options;
  int play_now = 0;
  std::vector<LevelInfo> levels;  // from 1 on, the weakest first, with the usual options
  std::vector<OptionLevels> other_levels;
};
BOOST_DESCRIBE_STRUCT(GameCard, (),
                      (id, name, pitch, credits, seats, options, play_now, levels, other_levels))

struct CardSeat {
  std::string name;
  SeatKind kind = SeatKind::open;
  Omittable<bool> won;  // said of winners alone
};
BOOST_DESCRIBE_STRUCT(CardSeat, (), (name, kind, won))

struct Card {
  std::string id;
  std::string game;
  Status status = Status::waiting;
  std::vector<CardSeat> seats;
  bool your_turn = false;
  int64_t moves = 0;
  int64_t updated = 0;
};
BOOST_DESCRIBE_STRUCT(Card, (), (id, game, status, seats, your_turn, moves, updated))

struct TableLists {
  std::vector<Card> mine;
  std::vector<Card> open;
  std::vector<Card> finished;
};
BOOST_DESCRIBE_STRUCT(TableLists, (), (mine, open, finished))

struct TableId {
  std::string id;
};
BOOST_DESCRIBE_STRUCT(TableId, (), (id))

struct Seat {
  int seat = 0;
  SeatKind kind = SeatKind::open;
  std::string name;
  std::optional<int> level;
  bool yours = false;
  bool here = false;
  bool host = false;
  bool stand_in = false;
};
BOOST_DESCRIBE_STRUCT(Seat, (), (seat, kind, name, level, yours, here, host, stand_in))

struct Table {
  std::string id;
  std::string game;
  Status status = Status::waiting;
  bool host = false;
  Keyed<std::string> options;
  std::string edition;
  bool private_ = false;
  UndoPolicy undo = UndoPolicy::free;
  std::optional<int> clock;
  std::optional<int> bot_after;
  bool guided = false;
  std::vector<Seat> seats;
  std::string commitment;
  std::optional<std::string> server_seed;
  std::optional<std::string> rematch;
  int watchers = 0;
};
BOOST_DESCRIBE_STRUCT(Table, (),
                      (id, game, status, host, options, edition, private_, undo, clock, bot_after, guided,
                       seats, commitment, server_seed, rematch, watchers))

struct Turn {
  size_t move = 0;  // after so many moves
  int seat = 0;     // whose turn it was
  std::vector<int> scores;
};
BOOST_DESCRIBE_STRUCT(Turn, (), (move, seat, scores))

struct PlayedMove {
  int seat = 0;
  std::string move;
  std::string words;
};
BOOST_DESCRIBE_STRUCT(PlayedMove, (), (seat, move, words))

struct Review {
  std::vector<Turn> turns;
  std::vector<PlayedMove> moves;
};
BOOST_DESCRIBE_STRUCT(Review, (), (turns, moves))

struct LegalMove {
  std::string_view move;  // both in the texts of whatever has the move
  std::string_view words;
};
BOOST_DESCRIBE_STRUCT(LegalMove, (), (move, words))

struct HintMove : LegalMove {
  double points = 0;  // the lead it expects at the end
  uint32_t visits = 0;
  std::string reason;  // "keeps your cowboys free"; empty: none that words can tell
};
BOOST_DESCRIBE_STRUCT(HintMove, (LegalMove), (points, visits, reason))

/// What a strong bot would do: its best few moves.
struct Advice {
  std::vector<HintMove> moves;
  uint32_t iterations = 0;
  std::shared_ptr<const std::string> texts = {};
};
BOOST_DESCRIBE_STRUCT(Advice, (), (moves, iterations))

struct Opinion : Advice {
  int seat = 0;
};
BOOST_DESCRIBE_STRUCT(Opinion, (Advice), (seat))

/// A decision of a finished game, as a search judges it from what the seat knew; null where there was no
/// choice.
struct Judgement {
  std::optional<ReviewedDecision> decision;
};
BOOST_DESCRIBE_STRUCT(Judgement, (), (decision))

// --- A state of the game
// ------------------------------------------------------------------------------------

/// What one seat knows of an event that others at the same screen do not.
struct OwnEvent {
  std::string text;
  SecretArgument secret;
};
BOOST_DESCRIBE_STRUCT(OwnEvent, (), (text, secret))

struct GameEvent {
  uint32_t n = 0;
  std::string_view kind;
  Omittable<int> seat;
  EventArguments arguments;
  std::string text;
  uint32_t move = 0;
  Omittable<Keyed<OwnEvent>> own;  // several people at one screen: what each of them alone knows, by seat
  /// An event is told once, never as a change of another.
  bool write_change(std::string& /*out*/, const GameEvent& /*before*/) const { return false; }
};
BOOST_DESCRIBE_STRUCT(GameEvent, (), (n, kind, seat, arguments, text, move, own))

struct Asked {
  int seat = 0;
  uint32_t question = 0;
  Ask kind = Ask::choose;
  std::string prompt;
  std::string rule;
  std::vector<LegalMove> moves;
  std::shared_ptr<const std::string> texts = {};
};
BOOST_DESCRIBE_STRUCT(Asked, (), (seat, question, kind, prompt, rule, moves))

struct ScoreItem {
  int item = 0;
  std::string_view name;
  int points = 0;
  Omittable<std::string_view> reason;  // once the game is over
  Omittable<std::string_view> rule;
};
BOOST_DESCRIBE_STRUCT(ScoreItem, (), (item, name, points, reason, rule))

struct Points {
  std::vector<ScoreItem> items;
  std::optional<int> total;  // none where some of it is hidden
};
BOOST_DESCRIBE_STRUCT(Points, (), (items, total))

struct SeatScore : Points {
  int seat = 0;
  Omittable<Points> own;  // several people at one screen: with what only this one knows
};
BOOST_DESCRIBE_STRUCT(SeatScore, (Points), (seat, own))

struct Undo {
  bool allowed = false;
  std::optional<int> seat;
  std::string reason;
  Omittable<Keyed<std::string>> own;  // several people at one screen: why each may not; empty: it may
};
BOOST_DESCRIBE_STRUCT(Undo, (), (allowed, seat, reason, own))

/// The open part of the table.
struct OpenView {
  static constexpr std::string_view kType = "Open";
  static constexpr std::string_view kParameter = "Open";
  const AnyView* view = nullptr;
  void write(std::string& out) const { view->write_open(out); }
  bool write_change(std::string& out, const OpenView& before) const {
    return view->write_open_change(out, *before.view);
  }
};

/// What these seats alone see, by seat.
struct OwnViews {
  static constexpr std::string_view kType = "Record<string, Own>";
  static constexpr std::string_view kParameter = "Own";
  const AnyView* view = nullptr;
  SeatSet seats;
  void write(std::string& out) const;
  bool write_change(std::string& out, const OwnViews& before) const;
};

/// An opponent who has no seat, such as Coloma's Shade.
struct RivalScore {
  std::string_view name;
  int score = 0;
};
BOOST_DESCRIBE_STRUCT(RivalScore, (), (name, score))

struct State {
  size_t moves = 0;
  std::vector<GameEvent> events;
  uint32_t next = 0;
  OpenView open;
  OwnViews own;
  std::vector<Asked> asked;
  SeatSet waiting;
  std::vector<SeatScore> scores;
  Undo undo;
  bool over = false;
  std::vector<int> ranks;
  std::optional<std::string_view> ending;
  Omittable<std::string_view> ending_words;  // why the game is over, as a sentence
  Omittable<RivalScore> rival;
  std::optional<int64_t> deadline;
};
BOOST_DESCRIBE_STRUCT(State, (),
                      (moves, next, open, own, events, asked, waiting, scores, undo, over, ranks, ending,
                       ending_words, rival, deadline))

/// Events from before those that a client has.
struct EarlierEvents {
  std::vector<GameEvent> events;
  size_t left_out = 0;  // still earlier ones
};
BOOST_DESCRIBE_STRUCT(EarlierEvents, (), (events, left_out))

// --- From server to client over the WebSocket
// ---------------------------------------------------------------

struct ChatMessage {
  uint64_t n = 0;
  std::optional<int> seat;
  std::string name;
  std::string text;
  int64_t at = 0;
  std::optional<int64_t> move;  // the table itself tells it, after so many moves: a line of the log
};
BOOST_DESCRIBE_STRUCT(ChatMessage, (), (n, seat, name, text, at, move))

struct TableUpdate {
  Literal<"table"> t;
  Table table;
};
BOOST_DESCRIBE_STRUCT(TableUpdate, (), (t, table))

/// With an id it also answers the message that brought this state about.
struct StateUpdate : State {
  Literal<"state"> t;
  Omittable<std::string> id;
  Omittable<size_t> left_out;  // events that `since` asked for and that came before these
};
BOOST_DESCRIBE_STRUCT(StateUpdate, (State), (t, id, left_out))

/// How to get from one state to another, without their events (engine/json_change.hpp).
struct Change {
  static constexpr std::string_view kType = "Change";
  static constexpr std::string_view kParameter = "Change";
  const State* before = nullptr;
  const State* after = nullptr;
  void write(std::string& out) const;
};

/// Instead of a state, for a connection that asked for changes: to the last state that it was sent.
struct StateChange {
  Literal<"change"> t;
  Omittable<std::string> id;
  std::vector<GameEvent> events;
  Change change;
};
BOOST_DESCRIBE_STRUCT(StateChange, (), (t, id, events, change))

struct ChatUpdate {
  Literal<"chat"> t;
  std::vector<ChatMessage> messages;
};
BOOST_DESCRIBE_STRUCT(ChatUpdate, (), (t, messages))

struct DoneReply {
  Literal<"done"> t;
  std::string id;
};
BOOST_DESCRIBE_STRUCT(DoneReply, (), (t, id))

struct RefusedReply : Error {
  Literal<"refused"> t;
  std::string id;
};
BOOST_DESCRIBE_STRUCT(RefusedReply, (Error), (t, id))

struct StaleReply {
  Literal<"stale"> t;
  std::string id;
};
BOOST_DESCRIBE_STRUCT(StaleReply, (), (t, id))

/// Both are empty where the move is legal.
struct WhyReply : Error {
  Literal<"why"> t;
  std::string id;
};
BOOST_DESCRIBE_STRUCT(WhyReply, (Error), (t, id))

struct HintReply : Advice {
  Literal<"hint"> t;
  std::string id;
};
BOOST_DESCRIBE_STRUCT(HintReply, (Advice), (t, id))

struct UndoAskedUpdate {
  Literal<"undo_asked"> t;
  int by = 0;
  size_t moves = 0;
};
BOOST_DESCRIBE_STRUCT(UndoAskedUpdate, (), (t, by, moves))

struct UndoAnsweredUpdate {
  Literal<"undo_answered"> t;
  bool agreed = false;
};
BOOST_DESCRIBE_STRUCT(UndoAnsweredUpdate, (), (t, agreed))

using ServerMessage = std::variant<TableUpdate, StateUpdate, StateChange, ChatUpdate, DoneReply, RefusedReply,
                                   StaleReply, WhyReply, HintReply, UndoAskedUpdate, UndoAnsweredUpdate>;

// --- From client to server over the WebSocket
// ---------------------------------------------------------------

struct JoinRequest {
  Literal<"join"> t;
  std::string id;
  std::optional<int64_t> since;
  Omittable<bool> changes;  // what has changed instead of whole states
};
BOOST_DESCRIBE_STRUCT(JoinRequest, (), (t, id, since, changes))

struct ChooseRequest {
  Literal<"choose"> t;
  std::string id;
  int seat = 0;
  uint32_t question = 0;
  std::vector<std::string> moves;
};
BOOST_DESCRIBE_STRUCT(ChooseRequest, (), (t, id, seat, question, moves))

struct UndoRequest {
  Literal<"undo"> t;
  std::string id;
  int seat = 0;
};
BOOST_DESCRIBE_STRUCT(UndoRequest, (), (t, id, seat))

struct UndoAskRequest {
  Literal<"undo_ask"> t;
  std::string id;
  int seat = 0;
};
BOOST_DESCRIBE_STRUCT(UndoAskRequest, (), (t, id, seat))

struct UndoAgreeRequest {
  Literal<"undo_agree"> t;
  std::string id;
  int seat = 0;
};
BOOST_DESCRIBE_STRUCT(UndoAgreeRequest, (), (t, id, seat))

struct UndoDeclineRequest {
  Literal<"undo_decline"> t;
  std::string id;
  int seat = 0;
};
BOOST_DESCRIBE_STRUCT(UndoDeclineRequest, (), (t, id, seat))

struct WhyRequest {
  Literal<"why"> t;
  std::string id;
  int seat = 0;
  std::string move;
};
BOOST_DESCRIBE_STRUCT(WhyRequest, (), (t, id, seat, move))

struct HintRequest {
  Literal<"hint"> t;
  std::string id;
  int seat = 0;
};
BOOST_DESCRIBE_STRUCT(HintRequest, (), (t, id, seat))

struct ChatRequest {
  Literal<"chat"> t;
  std::string id;
  std::string text;
};
BOOST_DESCRIBE_STRUCT(ChatRequest, (), (t, id, text))

/// One's own share in the chance of a game that has not begun.
struct NonceRequest {
  Literal<"nonce"> t;
  std::string id;
  std::string nonce;
};
BOOST_DESCRIBE_STRUCT(NonceRequest, (), (t, id, nonce))

struct NudgeRequest {
  Literal<"nudge"> t;
  std::string id;
};
BOOST_DESCRIBE_STRUCT(NudgeRequest, (), (t, id))

using ClientMessage =
    std::variant<JoinRequest, ChooseRequest, UndoRequest, UndoAskRequest, UndoAgreeRequest,
                 UndoDeclineRequest, WhyRequest, HintRequest, ChatRequest, NonceRequest, NudgeRequest>;

/// The alternative that `t` names.
Result<ClientMessage> read_client_message(const boost::json::value& json);

}  // namespace wire

/// A table's card as it is stored: with who owns which seat, which never leaves.
struct StoredCard {
  std::vector<wire::CardSeat> seats;
  std::vector<std::string> turn;  // identities that are asked
  int64_t moves = 0;
};
BOOST_DESCRIBE_STRUCT(StoredCard, (), (seats, turn, moves))

inline constexpr size_t kLongestName = 24;  // of a person or a table
inline constexpr int kUsualLevel = 3;       // of a bot where nobody chose one

/// Text of unknown origin, for other people's screens: valid UTF-8, one line, no control characters, at most
/// so many characters. Empty where nothing is left.
std::string tidy(std::string_view text, size_t characters);

/// A person's share in the game's chance: 64 hexadecimal digits as they are, any other text hashed.
std::string nonce_of(std::string_view text);

/// A wire::Error.
std::string error_json(const Refusal& refusal);

}  // namespace paydirt::server
