#include "server/table.hpp"

#include <algorithm>

#include "engine/json_write.hpp"

namespace paydirt::server {

Table::Table(std::string id, Chronicle chronicle, Surroundings& surroundings)
    : id_(std::move(id)), chronicle_(std::move(chronicle)), around_(surroundings) {
  chat_told_ = chronicle_.chat().empty() ? 0 : chronicle_.chat().back().n + 1;
  last_watcher_ = static_cast<uint64_t>(around_.now()) << 16U;  // never one of an earlier life of the table
  watch_seats();
  plan_bots();
}

void Table::submit(std::function<void()> command) {
  if (!busy_ && queue_.empty()) return command();
  queue_.push_back(std::move(command));
}

/// Changes the table as a later fold will, and queues the entry. Nobody hears of it before `settle`.
Refusal Table::record(Entry entry) {
  const int64_t seq = chronicle_.size();
  if (Refusal refusal = chronicle_.apply(entry)) return refusal;
  pending_.entries.push_back({id_, seq, write_entry(entry)});
  if (const auto* const seat = std::get_if<SeatEntry>(&entry)) {
    table_changed_ = true;
    if (!seat->sitter.owner.empty()) pending_.members.push_back({seat->sitter.owner, id_});
  } else if (std::holds_alternative<MoveEntry>(entry) || std::holds_alternative<UndoEntry>(entry)) {
    game_changed_ = true;
    if (chronicle_.status() == Status::over) table_changed_ = true;
  } else if (std::holds_alternative<StartEntry>(entry)) {
    game_changed_ = table_changed_ = true;
  } else if (std::holds_alternative<RematchEntry>(entry)) {
    table_changed_ = true;
  }
  return {};
}

void Table::settle(const Sender& sender, const std::string& id, std::function<void()> then) {
  answer_ = Answer{sender.watcher, id};
  settle(std::move(then));
}

void Table::settle(std::function<void()> then) {
  if (table_changed_) pending_.tables.push_back(row());
  busy_ = true;
  around_.store(std::exchange(pending_, {}), [this, then = std::move(then)](bool stored) {
    if (!stored) return around_.give_up(*this);
    busy_ = false;
    settled();
    then();
    drain();
  });
}

void Table::settled() {
  if (game_changed_) wish_.reset();
  if (table_changed_ || game_changed_) watch_seats();
  if (game_changed_ || table_changed_) plan_bots();
  told_all();
  if (const auto answer = std::exchange(answer_, std::nullopt)) done(answer->watcher, answer->id);
  around_.due_changed(*this);
}

void Table::drain() {
  while (!busy_ && !queue_.empty()) {
    const std::function<void()> command = std::move(queue_.front());
    queue_.pop_front();
    command();
  }
}

void Table::told_all() {
  if (std::exchange(table_changed_, false)) {
    send_tables();
    game_changed_ = game_changed_ || chronicle_.has_game();
  }
  if (std::exchange(game_changed_, false)) {
    Projection projection(chronicle_.playing(), scene());
    for (Watcher& watcher : watchers_) {
      if (watcher.joined) send_state(watcher, projection);
    }
  }
  std::string fresh;
  for (const ChatMessage& message : chronicle_.chat()) {
    if (message.n < chat_told_) continue;
    append(fresh, fresh.empty() ? "" : ",");
    write_json(fresh, message);
    chat_told_ = message.n + 1;
  }
  if (!fresh.empty()) send_all(say("{\"t\":\"chat\",\"messages\":[", fresh, "]}"));
}

Table::Watcher* Table::find(uint64_t watcher) {
  for (Watcher& each : watchers_) {
    if (each.number == watcher) return &each;
  }
  return nullptr;
}

void Table::send(uint64_t watcher, std::string text) {
  Watcher* const to = find(watcher);
  if (to != nullptr) to->viewer->send(make_frame(std::move(text)));
}

void Table::send_all(std::string text) {
  const Frame frame = make_frame(std::move(text));
  for (const Watcher& watcher : watchers_) {
    if (watcher.joined) watcher.viewer->send(frame);
  }
}

void Table::send_state(Watcher& watcher) {
  Projection projection(chronicle_.playing(), scene());
  send_state(watcher, projection);
}

void Table::send_state(Watcher& watcher, Projection& projection) {
  const Playing& playing = chronicle_.playing();
  const size_t first = playing.first_event_from(watcher.next_event);
  watcher.next_event = playing.next_event();
  const SeatSet seats = chronicle_.seats_of(watcher.identity);
  if (answer_ && answer_->watcher == watcher.number) {  // one frame less
    watcher.viewer->send(projection.state(seats, first, std::exchange(answer_, std::nullopt)->id));
  } else {
    watcher.viewer->send(projection.state(seats, first));
  }
}

void Table::send_tables() {
  for (const Watcher& watcher : watchers_) {
    if (!watcher.joined) continue;
    watcher.viewer->send(
        make_frame(say("{\"t\":\"table\",\"table\":", write_table(view(watcher.identity)), '}')));
  }
}

void Table::refuse(const Sender& sender, const std::string& id, const Refusal& refusal) {
  std::string out = "{\"t\":\"refused\",\"id\":";
  write_json_text(out, id);
  append(out, ",\"error\":");
  write_json_text(out, refusal.words);
  append(out, ",\"rule\":");
  write_json_text(out, refusal.rule);
  send(sender.watcher, out += '}');
}

void Table::done(uint64_t watcher, const std::string& id) {
  std::string out = "{\"t\":\"done\",\"id\":";
  write_json_text(out, id);
  send(watcher, out += '}');
}

uint64_t Table::enter(Viewer& viewer, std::string identity, std::string name) {
  Watcher& watcher = watchers_.emplace_back();
  watcher.number = ++last_watcher_;
  watcher.viewer = &viewer;
  watcher.identity = std::move(identity);
  watcher.name = std::move(name);
  return watcher.number;
}

void Table::leave(uint64_t watcher) {
  const Watcher* const gone = find(watcher);
  if (gone == nullptr) return;
  const bool was_counted = gone->joined;
  watchers_.erase(watchers_.begin() + (gone - watchers_.data()));
  if (!was_counted) return around_.due_changed(*this);
  submit([this] {
    watch_seats();
    send_tables();
    around_.due_changed(*this);
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
  scene.deadline = clock_end();
  return scene;
}

}  // namespace paydirt::server
