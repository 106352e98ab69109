// Messages from viewers, and the answers to them.
#include <algorithm>

#include "engine/json_read.hpp"
#include "server/table.hpp"

namespace paydirt::server {
namespace {

constexpr size_t kLongestId = 64;
constexpr size_t kLongestChat = 500;
constexpr size_t kMostMoves = 64;
constexpr size_t kChatCount = 5;
constexpr int64_t kChatTime = 10'000;

/// The id to answer under, also where the message cannot be read; empty where there is none.
std::string id_of(const boost::json::value& json) {
  const auto* const object = json.if_object();
  const auto* const id = object == nullptr ? nullptr : object->if_contains("id");
  if (id == nullptr || !id->is_string() || id->get_string().size() > kLongestId) return {};
  return std::string(std::string_view(id->get_string()));
}

}  // namespace

void Table::receive(uint64_t watcher, std::string_view text) {
  const Watcher* const from = find(watcher);
  if (from == nullptr) return;
  const Sender sender{watcher, from->identity, from->name, Clock::now()};
  const auto json = parse_json(text);
  if (!json) return refuse(sender, "", json.refusal());
  const std::string id = id_of(*json);
  auto message = wire::read_client_message(*json);
  if (!message) return refuse(sender, id, message.refusal());
  if (id.empty()) return refuse(sender, id, {say("id: must be a text of 1 to ", kLongestId, " bytes")});
  if (!from->joined && !std::holds_alternative<wire::JoinRequest>(*message)) {
    return refuse(sender, id, {"the first message must be a join"});
  }
  submit([this, sender, message = std::move(*message)] { dispatch(sender, message); });
}

void Table::dispatch(const Sender& sender, const wire::ClientMessage& message) {
  std::visit([&](const auto& each) { handle(sender, each); }, message);
}

void Table::handle(const Sender& sender, const wire::JoinRequest& join) {
  // Where another node has told more, that is read before this watcher counts: or it would be told all again.
  const int64_t told_here = chronicle_.has_game() ? chronicle_.playing().next_event() : 0;
  if (join.since.value_or(0) > told_here) catch_up();
  Watcher* const watcher = find(sender.watcher);
  if (busy_ || watcher == nullptr) return;
  const bool is_new = !std::exchange(watcher->joined, true);
  watcher->wants_changes = join.changes.value_or(false);
  watcher->shown.reset();
  if (is_new) watch_seats();
  if (chronicle_.has_game()) aim_at_events(*watcher, join.since.value_or(chronicle_.playing().next_event()));
  if (is_new) {
    send_tables();
  } else {
    send_table(*watcher);
  }
  if (chronicle_.has_game()) send_state(*watcher);
  send(sender.watcher, wire::ChatUpdate{{}, {chronicle_.chat().begin(), chronicle_.chat().end()}});
  if (wish_ && chronicle_.people().contains(sender.identity) && !wish_->agreed.contains(sender.identity))
    send(sender.watcher, undo_asked());
  done(sender.watcher, join.id);
  environment_.due_changed(*this);
}

bool Table::owns_seat(const Sender& sender, const std::string& id, int seat) {
  const bool exists = seat >= 0 && seat < static_cast<int>(chronicle_.seats().size());
  if (exists && chronicle_.seats_of(sender.identity).has(static_cast<Seat>(seat))) return true;
  refuse(sender, id, {exists ? say("seat ", seat, " is not yours") : "there is no such seat"});
  return false;
}

bool Table::may_act(const Sender& sender, const std::string& id, int seat) {
  if (!owns_seat(sender, id, seat)) return false;
  if (chronicle_.remembers(sender.identity, id)) {
    done(sender.watcher, id);
    return false;
  }
  if (chronicle_.status() == Status::playing) return true;
  refuse(sender, id, {"the game is not being played"});
  return false;
}

bool Table::may_undo(const Sender& sender, const std::string& id, int seat) {
  if (!may_act(sender, id, seat)) return false;
  if (chronicle_.layout().undo != UndoPolicy::off) return true;
  refuse(sender, id, {"nothing is taken back at this table"});
  return false;
}

void Table::handle(const Sender& sender, const wire::ChooseRequest& choice) {
  if (!may_act(sender, choice.id, choice.seat)) return;
  const auto seat = static_cast<Seat>(choice.seat);
  if (bot_plays(seat)) return refuse(sender, choice.id, {"a bot plays this seat now; take it back first"});
  const Playing& playing = chronicle_.playing();
  const bool is_asked = playing.match().deciders().seats.has(seat);
  if (!is_asked || choice.question != playing.question(seat)) {
    send(sender.watcher, wire::StaleReply{{}, choice.id});
    if (Watcher* const watcher = find(sender.watcher)) send_state(*watcher);
    return;
  }
  if (choice.moves.empty() || choice.moves.size() > kMostMoves) {
    return refuse(sender, choice.id, {say("moves: must be a list of 1 to ", kMostMoves, " moves")});
  }
  if (const Refusal refusal = record(MoveEntry{seat, choice.moves, choice.id, environment_.now()})) {
    return refuse(sender, choice.id, refusal);
  }
  environment_.metrics().moves += choice.moves.size();
  commit(sender, choice.id,
         [this, at = sender.at] { environment_.metrics().move_time.add(Clock::now() - at); });
}

void Table::handle(const Sender& sender, const wire::UndoRequest& undo) {
  if (!may_undo(sender, undo.id, undo.seat)) return;
  if (const Refusal refusal = record(UndoEntry{undo.seat, {}, undo.id, environment_.now()})) {
    return refuse(sender, undo.id, refusal);
  }
  commit(sender, undo.id);
}

void Table::handle(const Sender& sender, const wire::UndoAskRequest& undo) {
  if (!may_undo(sender, undo.id, undo.seat)) return;
  const AnyMatch& match = chronicle_.playing().match();
  size_t to = match.size();
  while (to > 0 && match.move_at(to - 1).seat != undo.seat) --to;
  if (to == 0) return refuse(sender, undo.id, {"there is no move to take back"});
  wish_ = UndoWish{static_cast<Seat>(undo.seat), to - 1, {sender.identity}};
  if (all_agree()) return take_back(sender, undo.id);
  ask_for_consent();
  tell_wish();
  done(sender.watcher, undo.id);
}

bool Table::may_answer_undo(const Sender& sender, const std::string& id, int seat) {
  if (!owns_seat(sender, id, seat)) return false;
  if (chronicle_.remembers(sender.identity, id)) {
    done(sender.watcher, id);
    return false;
  }
  if (wish_) return true;
  refuse(sender, id, {"nobody asks to take anything back"});
  return false;
}

void Table::handle(const Sender& sender, const wire::UndoAgreeRequest& answer) {
  if (!may_answer_undo(sender, answer.id, answer.seat)) return;
  wish_->agreed.insert(sender.identity);
  if (all_agree()) return take_back(sender, answer.id);
  tell_wish();
  done(sender.watcher, answer.id);
}

void Table::handle(const Sender& sender, const wire::UndoDeclineRequest& answer) {
  if (!may_answer_undo(sender, answer.id, answer.seat)) return;
  wish_.reset();
  send_all(wire::UndoAnsweredUpdate{{}, false});
  tell_wish();
  done(sender.watcher, answer.id);
}

void Table::ask_for_consent() {
  const Payload asked = to_payload(undo_asked());
  for (const Watcher& watcher : watchers_) {
    if (watcher.joined && !wish_->agreed.contains(watcher.identity)) watcher.viewer->send(asked);
  }
}

wire::UndoAskedUpdate Table::undo_asked() const {
  return {{}, wish_->by, chronicle_.playing().match().size() - wish_->to};
}

/// Whoever is away or has lent his seat is asked when he comes; until then the wish waits.
bool Table::all_agree() const {
  const std::set<std::string> people = chronicle_.people();
  return std::includes(wish_->agreed.begin(), wish_->agreed.end(), people.begin(), people.end());
}

void Table::take_back(const Sender& sender, const std::string& id) {
  UndoEntry entry;
  entry.seat = wish_->by;
  entry.to = static_cast<int64_t>(wish_->to);
  if (chronicle_.seats_of(sender.identity).has(wish_->by)) entry.id = id;  // each identity has ids of its own
  entry.at = environment_.now();
  if (!chronicle_.layout().guided) entry.redraw.emplace(chronicle_.playing().match().next_redraw());
  if (const Refusal refusal = record(std::move(entry))) {
    return refuse(sender, id, refusal);
  }
  commit(sender, id, [this] { send_all(wire::UndoAnsweredUpdate{{}, true}); });
}

void Table::handle(const Sender& sender, const wire::WhyRequest& question) {
  if (!owns_seat(sender, question.id, question.seat)) return;
  Refusal why{"the game is not being played"};
  if (chronicle_.status() == Status::playing) {
    const auto move = parse_move(chronicle_.game().kinds(), question.move);
    const AnyMatch& match = chronicle_.playing().match();
    why = move ? match.check(static_cast<Seat>(question.seat), *move).refusal() : move.refusal();
  }
  send(sender.watcher, wire::WhyReply{{why.words, why.rule}, {}, question.id});
}

void Table::handle(const Sender& sender, const wire::HintRequest& question) {
  if (!owns_seat(sender, question.id, question.seat)) return;
  const auto seat = static_cast<Seat>(question.seat);
  if (chronicle_.status() != Status::playing || !chronicle_.playing().match().deciders().seats.has(seat)) {
    return refuse(sender, question.id, {"there is nothing to decide for this seat now"});
  }
  Watcher* const watcher = find(sender.watcher);
  if (watcher == nullptr) return;
  if (awaits_hint(sender.identity)) return refuse(sender, question.id, {"you have asked for a hint already"});
  ThinkRequest request = question_for_thinkers(seat);
  request.asker = {watcher->identity, watcher->address};
  if (!environment_.may_ask(request.asker))
    return refuse(sender, question.id, {"you have asked for too many hints; wait a moment"});
  const auto wish = std::make_shared<const Asker>(request.asker);
  request.urgency = Urgency::hint;
  request.wish = wish;
  request.watcher = sender.watcher;
  request.id = question.id;
  AwaitedHint awaited{question.id, seat, request.question, wish};
  if (!environment_.think(std::move(request)))
    return refuse(sender, question.id, {"too many are thinking; try again in a moment"});
  watcher->hint = std::move(awaited);
}

bool Table::awaits_hint(const std::string& identity) const {
  return std::any_of(watchers_.begin(), watchers_.end(),
                     [&](const Watcher& each) { return each.hint && each.identity == identity; });
}

void Table::give_up_hints() {
  for (Watcher& watcher : watchers_) {
    if (!watcher.hint || is_asked(watcher.hint->seat, watcher.hint->question)) continue;
    const AwaitedHint gone = *std::exchange(watcher.hint, std::nullopt);
    const Sender sender{watcher.number, {}, {}, {}};
    refuse(sender, gone.id, {"the question has changed since"});
  }
}

void Table::handle(const Sender& sender, const wire::ChatRequest& chat) {
  const std::string text = tidy(chat.text, kLongestChat + 1);
  if (text.empty()) return refuse(sender, chat.id, {"there is nothing to say"});
  if (chat.text.size() > kLongestChat * 4 || tidy(text, kLongestChat).size() < text.size()) {
    return refuse(sender, chat.id, {say("a message has at most ", kLongestChat, " characters")});
  }
  add_to_chat(sender, chat.id, text);
}

void Table::handle(const Sender& sender, const wire::NonceRequest& share) {
  const SeatSet own = chronicle_.seats_of(sender.identity);
  if (own.empty()) return refuse(sender, share.id, {"you have no seat at this table"});
  if (chronicle_.status() != Status::waiting) return refuse(sender, share.id, {"the game has begun already"});
  Sitter sitter = chronicle_.seats()[own.lowest()];
  const std::string nonce = nonce_of(share.nonce);
  if (sitter.nonce == nonce) return done(sender.watcher, share.id);
  sitter.nonce = nonce;
  if (const Refusal refusal = record(SeatEntry{own.lowest(), sitter, environment_.now()}))
    return refuse(sender, share.id, refusal);
  if (chronicle_.layout().begins.value_or(false) && everybody_shares()) {
    if (const Refusal refusal = record(StartEntry{environment_.now()}))
      return refuse(sender, share.id, refusal);
  }
  commit(sender, share.id);
}

bool Table::everybody_shares() const {
  for (const std::string& person : chronicle_.people()) {
    if (!chronicle_.seats()[chronicle_.seats_of(person).lowest()].nonce) return false;
  }
  return true;
}

void Table::handle(const Sender& sender, const wire::NudgeRequest& nudge) {
  if (chronicle_.status() != Status::playing) {
    return refuse(sender, nudge.id, {"the game is not being played"});
  }
  std::string names;
  for (const Seat seat : chronicle_.playing().match().deciders().seats) {
    append(names, say(names.empty() ? "" : ", ", chronicle_.seats()[seat].name));
  }
  add_to_chat(sender, nudge.id, say("The table waits for ", names, '.'));
}

void Table::add_to_chat(const Sender& sender, const std::string& id, std::string text) {
  if (sender.identity.empty()) return refuse(sender, id, {"open the page first: only visitors may write"});
  if (chronicle_.remembers(sender.identity, id)) return done(sender.watcher, id);
  const int64_t now = environment_.steady();
  std::erase_if(recent_chat_, [&](const auto& each) { return each.second <= now - kChatTime; });
  const auto said = std::count_if(recent_chat_.begin(), recent_chat_.end(),
                                  [&](const auto& each) { return each.first == sender.identity; });
  if (static_cast<size_t>(said) >= kChatCount) {
    return refuse(
        sender, id,
        {say("nobody may write more than ", kChatCount, " messages in ", kChatTime / 1000, " seconds")});
  }
  const SeatSet own = chronicle_.seats_of(sender.identity);
  std::optional<int> seat;
  if (!own.empty()) seat = own.lowest();
  const std::string name = seat ? chronicle_.seats()[static_cast<size_t>(*seat)].name : sender.name;
  if (const Refusal refusal =
          record(ChatEntry{sender.identity, seat, name, std::move(text), id, environment_.now()})) {
    return refuse(sender, id, refusal);
  }
  commit(sender, id, [this, identity = sender.identity, now] { recent_chat_.emplace_back(identity, now); });
}

}  // namespace paydirt::server
