#include "server/table.hpp"

#include <algorithm>

#include "server/snapshot.hpp"

namespace paydirt::server {

Table::Table(std::string id, Chronicle chronicle, TableEnvironment& environment, int64_t kept)
    : id_(std::move(id)), chronicle_(std::move(chronicle)), environment_(environment), kept_(kept) {
  chat_told_ = chronicle_.chat().empty() ? 0 : chronicle_.chat().back().n + 1;
  last_watcher_ = environment_.generation() << 32U;  // never one of an earlier life of the table
  wind_clock();
  watch_seats();
  plan_bots();
}

/// By the steady clock what the chronicle has by dates.
void Table::wind_clock() {
  asked_at_.clear();
  for (const int64_t at : chronicle_.asked_at())
    asked_at_.push_back(environment_.steady() - std::max<int64_t>(environment_.now() - at, 0));
  clock_runs_ = clock_runs_ || asked_at_.size() > 1;
}

void Table::submit(std::function<void()> command) {
  if (!busy_ && queue_.empty()) return run(std::move(command));
  queue_.push_back(std::move(command));
}

void Table::run(std::function<void()> command) {
  const auto kept = std::make_shared<const std::function<void()>>(std::move(command));
  current_ = kept;
  (*kept)();
  if (!busy_) current_.reset();
}

/// Changes the table as a later fold will, and queues the entry. Nobody is told before `commit`.
Refusal Table::record(Entry entry) {
  const int64_t seq = chronicle_.size();
  if (Refusal refusal = apply(entry)) return refusal;
  pending_.entries.push_back({id_, seq, write_entry(entry)});
  const auto* const seat = std::get_if<SeatEntry>(&entry);
  if (seat != nullptr && !seat->sitter.owner.empty()) pending_.members.push_back({seat->sitter.owner, id_});
  return {};
}

/// Notes what is to be told.
Refusal Table::apply(const Entry& entry) {
  if (Refusal refusal = chronicle_.apply(entry)) return refusal;
  if (std::holds_alternative<SeatEntry>(entry)) {
    table_changed_ = true;
  } else if (std::holds_alternative<MoveEntry>(entry) || std::holds_alternative<UndoEntry>(entry)) {
    game_changed_ = true;
    const auto* const undo = std::get_if<UndoEntry>(&entry);
    follow_clock(undo != nullptr && undo->to);
    if (chronicle_.status() == Status::over) table_changed_ = true;
  } else if (std::holds_alternative<StartEntry>(entry)) {
    game_changed_ = table_changed_ = true;
    follow_clock(true);
  } else if (std::holds_alternative<RematchEntry>(entry)) {
    table_changed_ = true;
  }
  return {};
}

void Table::commit(const Sender& sender, const std::string& id, std::function<void()> then) {
  answer_ = Answer{sender.watcher, id};
  commit(std::move(then));
}

void Table::commit(std::function<void()> then) {
  if (table_changed_) pending_.tables.push_back(row());
  keep_snapshot(pending_, kSnapshotEvery);
  busy_ = true;
  environment_.store(std::exchange(pending_, {}), [this, then = std::move(then)](Stored stored) {
    if (stored == Stored::no) return environment_.discard(*this);
    if (stored == Stored::overtaken) return begin_anew();
    busy_ = false;
    current_.reset();
    on_committed();
    then();
    drain();
  });
}

void Table::save(Batch& batch) {
  batch.tables.push_back(row());
  keep_snapshot(batch, kSnapshotWorth);
}

void Table::keep_snapshot(Batch& batch, int64_t worth) {
  if (chronicle_.size() < kept_ + worth) return;
  kept_ = chronicle_.size();
  std::string body = write_snapshot(chronicle_, environment_.build());
  if (!body.empty()) batch.snapshots.push_back({id_, kept_ - 1, std::move(body)});
}

void Table::on_committed() {
  if (game_changed_) wish_.reset();
  if (table_changed_ || game_changed_) {
    watch_seats();
    plan_bots();
  }
  broadcast();
  give_up_hints();
  if (const auto answer = std::exchange(answer_, std::nullopt)) done(answer->watcher, answer->id);
  environment_.due_changed(*this);
}

void Table::drain() {
  while (!busy_ && !queue_.empty()) {
    std::function<void()> command = std::move(queue_.front());
    queue_.pop_front();
    run(std::move(command));
  }
}

void Table::broadcast() {
  if (std::exchange(table_changed_, false)) {
    send_tables();
    game_changed_ = game_changed_ || chronicle_.has_game();
  }
  if (std::exchange(game_changed_, false)) {
    door_.reset();
    Projection projection(chronicle_.playing(), scene());
    for (Watcher& watcher : watchers_) {
      if (watcher.joined) send_state(watcher, projection);
    }
  }
  wire::ChatUpdate chat;
  for (const wire::ChatMessage& message : chronicle_.chat()) {
    if (message.n < chat_told_) continue;
    chat.messages.push_back(message);
    chat_told_ = message.n + 1;
  }
  if (!chat.messages.empty()) send_all(chat);
}

Table::Watcher* Table::find(uint64_t watcher) {
  for (Watcher& each : watchers_) {
    if (each.number == watcher) return &each;
  }
  return nullptr;
}

void Table::send_state(Watcher& watcher) {
  const Scene now = scene();
  if (door_ == nullptr || door_->entries != chronicle_.size() || door_->scene != now)
    door_.reset(new Door{chronicle_.size(), now, {chronicle_.playing(), now}});
  send_state(watcher, door_->projection);
}

void Table::aim_at_events(Watcher& watcher, int64_t since) {
  const Playing& playing = chronicle_.playing();
  watcher.next_event = static_cast<uint32_t>(std::clamp<int64_t>(since, 0, playing.next_event()));
  const size_t wanted = playing.event_count() - playing.first_event_from(watcher.next_event);
  watcher.left_out = wanted - std::min(wanted, kMostEvents);
  if (watcher.left_out > 0) watcher.next_event = playing.event_number(playing.event_count() - kMostEvents);
}

void Table::send_state(Watcher& watcher, Projection& projection) {
  const Playing& playing = chronicle_.playing();
  const size_t first = playing.first_event_from(watcher.next_event);
  watcher.next_event = playing.next_event();
  const SeatSet seats = chronicle_.seats_of(watcher.identity);
  std::optional<std::string> id;
  if (answer_ && answer_->watcher == watcher.number) {  // one frame less
    id = std::exchange(answer_, std::nullopt)->id;
  }
  watcher.viewer->send(
      projection.update(seats, first, id, watcher.shown, std::exchange(watcher.left_out, 0)));
  if (watcher.wants_changes) watcher.shown = projection.shown(seats);
}

void Table::send_table(const Watcher& watcher) const {
  watcher.viewer->send(to_payload(wire::TableUpdate{{}, view(watcher.identity)}));
}

/// All who have no part in the table are sent the same.
void Table::send_tables() const {
  Payload for_onlookers;
  for (const Watcher& watcher : watchers_) {
    if (!watcher.joined) continue;
    if (watcher.identity == chronicle_.layout().host || !chronicle_.seats_of(watcher.identity).empty()) {
      send_table(watcher);
      continue;
    }
    if (for_onlookers == nullptr) for_onlookers = to_payload(wire::TableUpdate{{}, view({})});
    watcher.viewer->send(for_onlookers);
  }
}

void Table::refuse(const Sender& sender, const std::string& id, const Refusal& refusal) {
  send(sender.watcher, wire::RefusedReply{{refusal.words, refusal.rule}, {}, id});
}

void Table::done(uint64_t watcher, const std::string& id) { send(watcher, wire::DoneReply{{}, id}); }

uint64_t Table::enter(Viewer& viewer, Asker who, std::string name) {
  Watcher& watcher = watchers_.emplace_back();
  watcher.number = ++last_watcher_;
  watcher.viewer = &viewer;
  watcher.identity = std::move(who.identity);
  watcher.address = std::move(who.address);
  watcher.name = std::move(name);
  return watcher.number;
}

void Table::leave(uint64_t watcher) {
  const Watcher* const gone = find(watcher);
  if (gone == nullptr) return;
  const bool was_counted = gone->joined;
  watchers_.erase(watchers_.begin() + (gone - watchers_.data()));
  if (!was_counted) return environment_.due_changed(*this);
  submit([this] {
    watch_seats();
    send_tables();
    environment_.due_changed(*this);
  });
}

void Table::drop_all() {
  for (const Watcher& watcher : std::exchange(watchers_, {})) watcher.viewer->drop();
}

void Table::rename(const std::string& identity, const std::string& name) {
  for (Watcher& watcher : watchers_) {
    if (watcher.identity == identity) watcher.name = name;
  }
}

Scene Table::scene() const {
  Scene scene;
  for (size_t seat = 0; seat < chronicle_.seats().size(); ++seat) {
    if (!bot_plays(static_cast<Seat>(seat))) scene.people.add(static_cast<Seat>(seat));
  }
  scene.undo_off = chronicle_.layout().undo == UndoPolicy::off;
  if (const auto end = clock_end()) scene.deadline = environment_.now() + *end - environment_.steady();
  return scene;
}

}  // namespace paydirt::server
