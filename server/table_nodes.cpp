// A table that is awake at several nodes: what the others have stored, and who is there.
#include "engine/json_read.hpp"
#include "engine/json_write.hpp"
#include "server/log.hpp"
#include "server/table.hpp"

namespace paydirt::server {
namespace {

/// Somebody's wish to go back beyond what undo allows, as nodes tell each other; nothing: it was declined.
struct ToldWish {
  std::optional<int> by;
  uint64_t to = 0;
  std::vector<std::string> agreed;
};
BOOST_DESCRIBE_STRUCT(ToldWish, (), (by, to, agreed))

}  // namespace

Attendance Table::attendance() const {
  Attendance here;
  for (const Watcher& watcher : watchers_) {
    if (!watcher.joined) continue;
    if (chronicle_.seats_of(watcher.identity).empty()) {
      ++here.onlookers;
    } else {
      here.people.insert(watcher.identity);
    }
  }
  return here;
}

void Table::set_company(const Company& company) {
  submit([this, company] {
    if (company_ == company) return;
    const bool people_changed = company_.elsewhere != company.elsewhere;
    company_ = company;
    watch_seats();
    if (people_changed) send_tables();
    environment_.due_changed(*this);
  });
}

/// What is being stored follows on the news, or fails and begins anew.
void Table::follow(std::vector<EntryRow> rows) {
  auto command = [this, rows = std::move(rows)] {
    for (const EntryRow& row : rows) {
      if (row.seq < chronicle_.size()) continue;
      if (row.seq > chronicle_.size()) return catch_up();
      const auto entry = read_entry(row.body);
      if (!entry || apply(*entry)) return give_up();
    }
    on_committed();
  };
  if (!busy_) return run(std::move(command));
  queue_.push_front(std::move(command));
}

/// Some news has not come.
void Table::catch_up() {
  const auto bodies = environment_.stored_entries(*this, chronicle_.size());
  if (!bodies) return give_up();
  for (const std::string& body : *bodies) {
    const auto entry = read_entry(body);
    if (!entry || apply(*entry)) return give_up();
  }
  on_committed();
}

/// Another node was first. Back to what is stored, and the command is carried out as if it came only now.
void Table::begin_anew() {
  const auto bodies = environment_.stored_entries(*this, 0);
  if (bodies && bodies->empty()) return environment_.removed(*this);
  auto chronicle = bodies ? Chronicle::fold(*bodies) : bodies.refusal();
  if (!chronicle) return environment_.discard(*this);
  chronicle_ = std::move(*chronicle);
  door_.reset();
  answer_.reset();
  wind_clock();
  table_changed_ = true;
  game_changed_ = chronicle_.has_game();
  busy_ = false;
  const auto again = std::exchange(current_, nullptr);
  on_committed();
  queue_.push_front(*again);
  drain();
}

/// From the loop, because whoever calls this is still inside the table.
void Table::give_up() {
  log_line("error", {{"event", "a table cannot follow another node"}, {"table", id_}});
  busy_ = true;
  environment_.store({}, [this](Stored) { environment_.discard(*this); });
}

void Table::tell_wish() {
  ToldWish told;
  if (wish_) told = {wish_->by, wish_->to, {wish_->agreed.begin(), wish_->agreed.end()}};
  environment_.tell_nodes(*this, to_json(told));
}

void Table::hear_wish(const std::string& text) {
  submit([this, text] {
    const auto json = parse_json(text);
    ToldWish told;
    if (!json || read_json(*json, told, "", Unknown::ignore) || chronicle_.status() != Status::playing)
      return;
    const bool was_there = wish_.has_value();
    wish_.reset();
    if (told.by && told.to < chronicle_.playing().match().size()) {
      wish_ = UndoWish{static_cast<Seat>(*told.by),
                       static_cast<size_t>(told.to),
                       {told.agreed.begin(), told.agreed.end()}};
      if (!was_there) ask_for_consent();
    } else if (was_there) {
      send_all(wire::UndoAnsweredUpdate{{}, false});
    }
  });
}

}  // namespace paydirt::server
