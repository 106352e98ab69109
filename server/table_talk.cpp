// What people say at a table, and what they are told.
#include <algorithm>

#include "engine/json_read.hpp"
#include "engine/json_write.hpp"
#include "server/table.hpp"

namespace paydirt::server {
namespace {

constexpr size_t kLongestId = 64;
constexpr size_t kLongestChat = 500;
constexpr size_t kMostMoves = 64;
constexpr size_t kChatCount = 5;
constexpr int64_t kChatTime = 10'000;

std::string id_of(const ClientMessage& message) {
  return message.id && message.id->size() <= kLongestId ? *message.id : std::string();
}

}  // namespace

void Table::hear(uint64_t watcher, std::string_view text) {
  const Watcher* const from = find(watcher);
  if (from == nullptr) return;
  const Sender sender{watcher, from->identity, from->name, Clock::now()};
  const auto json = parse_json(text);
  if (!json) return refuse(sender, "", json.refusal());
  ClientMessage message;
  if (const Refusal refusal = read_json(*json, message, "", Unknown::ignore))
    return refuse(sender, "", refusal);
  if (!from->joined && message.t != "join") {
    return refuse(sender, id_of(message), {"the first frame must be a join"});
  }
  if (!busy_ && queue_.empty()) return obey(sender, message);
  queue_.push_back([this, sender, message = std::move(message)] { obey(sender, message); });
}

void Table::obey(const Sender& sender, const ClientMessage& message) {
  using Handler = void (Table::*)(const Sender&, const ClientMessage&);
  static constexpr std::pair<std::string_view, Handler> kHandlers[] = {
      {"choose", &Table::choose},     {"join", &Table::join},   {"undo", &Table::undo},
      {"undo_ask", &Table::ask_undo}, {"why", &Table::explain}, {"hint", &Table::hint},
      {"chat", &Table::chat},         {"nudge", &Table::nudge},
  };
  for (const auto& [name, handler] : kHandlers) {
    if (message.t == name) return (this->*handler)(sender, message);
  }
  if (message.t == "undo_agree") return answer_undo(sender, message, true);
  if (message.t == "undo_decline") return answer_undo(sender, message, false);
  refuse(sender, id_of(message), {say("there is no message '", tidy(message.t, 20), "'")});
}

void Table::join(const Sender& sender, const ClientMessage& message) {
  Watcher* const watcher = find(sender.watcher);
  if (watcher == nullptr) return;
  const bool is_new = !std::exchange(watcher->joined, true);
  if (is_new) watch_seats();
  if (chronicle_.has_game()) {
    const uint32_t next = chronicle_.playing().next_event();
    watcher->next_event = next;
    if (message.since)
      watcher->next_event = static_cast<uint32_t>(std::clamp<int64_t>(*message.since, 0, next));
  }
  send_tables();
  if (chronicle_.has_game()) send_state(*watcher);
  std::string chat = "{\"t\":\"chat\",\"messages\":[";
  for (const ChatMessage& each : chronicle_.chat()) {
    if (chat.back() != '[') chat += ',';
    write_json(chat, each);
  }
  send(sender.watcher, chat += "]}");
  done(sender.watcher, id_of(message));
  around_.due_changed(*this);
}

std::optional<Seat> Table::own_seat(const Sender& sender, const ClientMessage& message) {
  const int seat = message.seat.value_or(-1);
  const bool exists = seat >= 0 && seat < static_cast<int>(chronicle_.seats().size());
  if (exists && chronicle_.seats_of(sender.identity).has(static_cast<Seat>(seat)))
    return static_cast<Seat>(seat);
  refuse(sender, id_of(message), {exists ? say("seat ", seat, " is not yours") : "there is no such seat"});
  return std::nullopt;
}

std::optional<Seat> Table::acting_seat(const Sender& sender, const ClientMessage& message) {
  const std::string id = id_of(message);
  const auto seat = own_seat(sender, message);
  if (!seat) return std::nullopt;
  if (chronicle_.remembers(sender.identity, id)) {
    done(sender.watcher, id);
    return std::nullopt;
  }
  if (chronicle_.status() == Status::playing) return seat;
  refuse(sender, id, {"the game is not being played"});
  return std::nullopt;
}

std::optional<Seat> Table::undoing_seat(const Sender& sender, const ClientMessage& message) {
  const auto seat = acting_seat(sender, message);
  if (!seat || chronicle_.layout().undo != UndoPolicy::off) return seat;
  refuse(sender, id_of(message), {"nothing is taken back at this table"});
  return std::nullopt;
}

void Table::choose(const Sender& sender, const ClientMessage& message) {
  const std::string id = id_of(message);
  const auto seat = acting_seat(sender, message);
  if (!seat) return;
  if (bot_plays(*seat)) return refuse(sender, id, {"a bot plays this seat now; take it back first"});
  const Playing& playing = chronicle_.playing();
  const bool is_asked = playing.match().deciders().seats.has(*seat);
  if (!is_asked || message.question != playing.question(*seat)) {
    std::string out = "{\"t\":\"stale\",\"id\":";
    write_json_text(out, id);
    send(sender.watcher, out += '}');
    Watcher* const watcher = find(sender.watcher);
    if (watcher != nullptr) send_state(*watcher);
    return;
  }
  if (!message.moves || message.moves->empty() || message.moves->size() > kMostMoves) {
    return refuse(sender, id, {say("moves: must be a list of 1 to ", kMostMoves, " moves")});
  }
  if (const Refusal refusal = record(MoveEntry{*seat, *message.moves, id, around_.now()})) {
    return refuse(sender, id, refusal);
  }
  around_.metrics().moves += message.moves->size();
  settle(sender, id, [this, at = sender.at] { around_.metrics().move_time.add(Clock::now() - at); });
}

void Table::undo(const Sender& sender, const ClientMessage& message) {
  const std::string id = id_of(message);
  const auto seat = undoing_seat(sender, message);
  if (!seat) return;
  if (const Refusal refusal = record(UndoEntry{*seat, {}, id, around_.now()})) {
    return refuse(sender, id, refusal);
  }
  settle(sender, id);
}

void Table::ask_undo(const Sender& sender, const ClientMessage& message) {
  const std::string id = id_of(message);
  const auto seat = undoing_seat(sender, message);
  if (!seat) return;
  const AnyMatch& match = chronicle_.playing().match();
  size_t to = match.size();
  while (to > 0 && match.move_at(to - 1).seat != *seat) --to;
  if (to == 0) return refuse(sender, id, {"there is no move to take back"});
  wish_ = UndoWish{*seat, to - 1, chronicle_.seats_of(sender.identity)};
  const size_t moves = match.size() - wish_->to;
  if (!all_agree()) {
    for (const Watcher& watcher : watchers_) {
      if (watcher.joined && watcher.identity != sender.identity) {
        send(watcher.number, say("{\"t\":\"undo_asked\",\"by\":", int{*seat}, ",\"moves\":", moves, '}'));
      }
    }
    return done(sender.watcher, id);
  }
  take_back(sender, id);
}

void Table::answer_undo(const Sender& sender, const ClientMessage& message, bool agrees) {
  const std::string id = id_of(message);
  const auto seat = own_seat(sender, message);
  if (!seat) return;
  if (chronicle_.remembers(sender.identity, id)) return done(sender.watcher, id);
  if (!wish_) return refuse(sender, id, {"nobody asks to take anything back"});
  if (!agrees) {
    wish_.reset();
    send_all("{\"t\":\"undo_answered\",\"agreed\":false}");
    return done(sender.watcher, id);
  }
  for (const Seat own : chronicle_.seats_of(sender.identity)) wish_->agreed.add(own);
  if (!all_agree()) return done(sender.watcher, id);
  take_back(sender, id);
}

bool Table::all_agree() const {
  for (const Seat person : scene().people) {
    if (!wish_->agreed.has(person)) return false;
  }
  return true;
}

void Table::take_back(const Sender& sender, const std::string& id) {
  UndoEntry entry;
  entry.seat = wish_->by;
  entry.to = static_cast<int64_t>(wish_->to);
  if (chronicle_.seats_of(sender.identity).has(wish_->by)) entry.id = id;  // each identity has ids of its own
  entry.at = around_.now();
  if (const Refusal refusal = record(std::move(entry))) {
    return refuse(sender, id, refusal);
  }
  settle(sender, id, [this] { send_all("{\"t\":\"undo_answered\",\"agreed\":true}"); });
}

void Table::explain(const Sender& sender, const ClientMessage& message) {
  const auto seat = own_seat(sender, message);
  if (!seat) return;
  Refusal why{"the game is not being played"};
  if (chronicle_.status() == Status::playing) {
    const auto move = parse_move(chronicle_.game().kinds(), message.move.value_or(""));
    const auto checked =
        move ? chronicle_.playing().match().check(*seat, *move) : Result<Move>(move.refusal());
    why = checked.refusal();
  }
  std::string out = "{\"t\":\"why\",\"id\":";
  write_json_text(out, id_of(message));
  append(out, ",\"error\":");
  write_json_text(out, why.words);
  append(out, ",\"rule\":");
  write_json_text(out, why.rule);
  send(sender.watcher, out += '}');
}

void Table::hint(const Sender& sender, const ClientMessage& message) {
  const std::string id = id_of(message);
  const auto seat = own_seat(sender, message);
  if (!seat) return;
  if (chronicle_.status() != Status::playing || !chronicle_.playing().match().deciders().seats.has(*seat)) {
    return refuse(sender, id, {"there is nothing to decide for this seat now"});
  }
  Watcher* const watcher = find(sender.watcher);
  if (watcher == nullptr) return;
  if (watcher->awaits_hint) return refuse(sender, id, {"a hint is being thought of already"});
  ThinkRequest request = question_for_thinkers(*seat);
  request.watcher = sender.watcher;
  request.id = id;
  watcher->awaits_hint = around_.think(std::move(request));
  if (!watcher->awaits_hint) refuse(sender, id, {"too many are thinking; try again in a moment"});
}

void Table::chat(const Sender& sender, const ClientMessage& message) {
  const std::string text = tidy(message.text.value_or(""), kLongestChat + 1);
  const std::string id = id_of(message);
  if (text.empty()) return refuse(sender, id, {"there is nothing to say"});
  if (message.text->size() > kLongestChat * 4 || tidy(text, kLongestChat).size() < text.size()) {
    return refuse(sender, id, {say("a message has at most ", kLongestChat, " characters")});
  }
  say_in_chat(sender, id, text);
}

void Table::nudge(const Sender& sender, const ClientMessage& message) {
  const std::string id = id_of(message);
  if (chronicle_.status() != Status::playing) return refuse(sender, id, {"the game is not being played"});
  std::string names;
  for (const Seat seat : chronicle_.playing().match().deciders().seats) {
    append(names, say(names.empty() ? "" : ", ", chronicle_.seats()[seat].name));
  }
  say_in_chat(sender, id, say("The table waits for ", names, '.'));
}

void Table::say_in_chat(const Sender& sender, const std::string& id, std::string text) {
  if (sender.identity.empty()) return refuse(sender, id, {"open the page first: only visitors may write"});
  if (chronicle_.remembers(sender.identity, id)) return done(sender.watcher, id);
  const int64_t now = around_.now();
  std::erase_if(recent_chat_, [&](const auto& each) { return each.second <= now - kChatTime; });
  const auto said = std::count_if(recent_chat_.begin(), recent_chat_.end(),
                                  [&](const auto& each) { return each.first == sender.identity; });
  if (static_cast<size_t>(said) >= kChatCount) {
    return refuse(sender, id, {say("at most ", kChatCount, " messages in ", kChatTime / 1000, " seconds")});
  }
  recent_chat_.emplace_back(sender.identity, now);
  const SeatSet own = chronicle_.seats_of(sender.identity);
  std::optional<int> seat;
  if (!own.empty()) seat = own.lowest();
  const std::string name = seat ? chronicle_.seats()[static_cast<size_t>(*seat)].name : sender.name;
  if (const Refusal refusal = record(ChatEntry{sender.identity, seat, name, std::move(text), id, now})) {
    return refuse(sender, id, refusal);
  }
  settle(sender, id);
}

}  // namespace paydirt::server
