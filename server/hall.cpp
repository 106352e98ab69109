#include "server/hall.hpp"

#include <algorithm>

#include "engine/json_read.hpp"
#include "server/ids.hpp"
#include "server/log.hpp"
#include "server/snapshot.hpp"

namespace paydirt::server {
namespace {

constexpr size_t kMostVisitorsKept = 100'000;
constexpr size_t kMostCardsRead = 4096;
constexpr const char* kTooManyGuesses = "you have asked for too many tables that do not exist; wait a moment";
constexpr int64_t kLobbyTime = 10 * 60 * 1000;  // that a table whose people have gone stays in the lobby
constexpr int64_t kSweepEvery = 60 * 60 * 1000;
constexpr int64_t kHour = 60 * 60 * 1000;
constexpr int64_t kDay = 24 * 60 * 60 * 1000;
constexpr int kMostSwept = 200;  // at once: a wrong date must not delete everything

}  // namespace

Hall::Hall(Store& store, const Settings& settings, const HallHelpers& helpers)
    : store_(store), settings_(settings), helpers_(helpers), date_of_start_(now() - steady()) {}

Refusal Hall::open() {
  const auto count = store_.table_count();
  if (!count) return count.refusal();
  helpers_.metrics.tables_total = *count;
  const auto stale = store_.stale_tables();
  if (!stale) return stale.refusal();
  stale_ = {stale->begin(), stale->end()};
  const auto timed = store_.timed_tables();
  if (!timed) return timed.refusal();
  for (const std::string& id : *timed) {
    if (const auto woken = table(id); !woken) {
      log_line("error",
               {{"event", "a table cannot be read"}, {"table", id}, {"reason", woken.refusal().words}});
    }
  }
  const auto last = store_.last_update();
  if (!last) return last.refusal();
  began_in_doubt_ = *last && (**last > now() + kHour || **last < now() - settings_.expire_days * kDay);
  if (began_in_doubt_ && settings_.expire_days > 0)
    log_line("warning", {{"event", "by the date nothing has happened here for long, so no table expires"},
                         {"remedy", "where the date is right, the next start believes it"}});
  delete_abandoned();
  return {};
}

void Hall::close() {
  Batch batch;
  for (const auto& [id, each] : awake_) {
    if (!each.table->is_busy() && each.table->leads()) each.table->save(batch);
  }
  store(std::move(batch), [](Stored) {});
}

Table* Hall::awake(const std::string& id) {
  const auto found = awake_.find(id);
  return found == awake_.end() ? nullptr : found->second.table.get();
}

Result<Table*> Hall::table(const std::string& id) {
  if (Table* const found = awake(id)) return found;
  if (!is_table_id(id)) return Refusal{kNoSuchTable};
  auto woken = wake(store_, id, settings_.build);
  if (!woken) return woken.refusal();
  return seat_table(std::make_unique<Table>(id, std::move(woken->chronicle), *this, woken->kept));
}

Result<Table*> Hall::look_up(const std::string& id, const std::string& address) {
  if (settings_.rate_limits && !misses_.would_allow(address, steady())) return Refusal{kTooManyGuesses};
  auto found = table(id);
  if (!found && found.refusal().words == kNoSuchTable) misses_.take(address, steady());
  return found;
}

int Hall::status_of(const Refusal& refusal) {
  if (refusal.words == kTooManyGuesses) return 429;
  return refusal.words == kNoSuchTable ? 404 : 503;
}

Table* Hall::seat_table(std::unique_ptr<Table> table) {
  Table* const seated = table.get();
  awake_[table->id()].table = std::move(table);
  if (helpers_.nodes != nullptr) seated->set_company({false, {}});  // until the others are known
  helpers_.metrics.tables_awake = static_cast<int64_t>(awake_.size());
  due_changed(*seated);
  return seated;
}

void Hall::create(LayoutEntry layout, std::vector<Entry> then,
                  std::function<void(const Verdict&, const std::string& id)> on_done) {
  const auto new_id = [&] { return settings_.id_prefix + new_table_id(); };
  std::string id = new_id();
  auto last = store_.last_entry(id);
  while (last && *last >= 0) last = store_.last_entry(id = new_id());
  if (!last) return on_done({503, last.refusal()}, "");
  std::vector<Entry> entries{layout};
  entries.insert(entries.end(), then.begin(), then.end());
  Chronicle chronicle;
  Batch batch;
  for (const Entry& entry : entries) {
    batch.entries.push_back({id, chronicle.size(), write_entry(entry)});
    if (Refusal refusal = chronicle.apply(entry)) return on_done({400, refusal}, "");
  }
  for (const Sitter& sitter : layout.seats) {
    if (!sitter.owner.empty()) batch.members.push_back({sitter.owner, id});
  }
  auto table =
      std::make_shared<std::unique_ptr<Table>>(std::make_unique<Table>(id, std::move(chronicle), *this));
  batch.tables.push_back((*table)->row());
  store(std::move(batch), [this, id, table, on_done = std::move(on_done)](Stored stored) {
    if (stored != Stored::yes) return on_done({503, {"the table could not be stored"}}, "");
    ++helpers_.metrics.tables_total;
    seat_table(std::move(*table));
    on_done({}, id);
  });
}

bool Hall::may_sleep(const Awake& awake) const {
  const Table& table = *awake.table;
  return !table.has_watchers() && !table.is_busy() && !table.due();
}

void Hall::due_changed(Table& table) {
  const auto found = awake_.find(table.id());
  if (found == awake_.end()) return;
  Awake& each = found->second;
  if (table.has_watchers()) {
    each.idle_since = 0;
  } else if (each.idle_since == 0) {
    each.idle_since = steady();
  }
  int64_t due = table.due().value_or(0);
  if (due == 0 && each.idle_since > 0) due = each.idle_since + int64_t{settings_.sleep} * 1000;
  if (due == each.due) return;
  if (each.due != 0) due_.erase({each.due, table.id()});
  each.due = due;
  if (due == 0) return;
  due_.insert({due, table.id()});
  if (due_.begin()->second == table.id()) helpers_.loop.set_timer(due);
}

void Hall::on_timer() {
  const int64_t time = steady();
  while (!due_.empty() && due_.begin()->first <= time) {
    const std::string id = due_.begin()->second;
    due_.erase(due_.begin());
    Awake& each = awake_.at(id);
    each.due = 0;
    if (may_sleep(each)) {
      put_to_sleep(id);
    } else {
      each.table->tick();
    }
  }
  delete_abandoned();
  if (!due_.empty()) helpers_.loop.set_timer(due_.begin()->first);
}

void Hall::put_to_sleep(const std::string& id) {
  Batch batch;
  const bool leads = awake_.at(id).table->leads();
  if (leads) awake_.at(id).table->save(batch);
  awake_.erase(id);
  if (helpers_.nodes != nullptr) helpers_.nodes->leave(id);
  helpers_.metrics.tables_awake = static_cast<int64_t>(awake_.size());
  if (!leads) return;  // whoever does keeps its row
  stale_.insert(id);
  store(std::move(batch), [this, id](Stored stored) {
    if (stored == Stored::yes) stale_.erase(id);
  });
}

void Hall::discard(Table& table) {
  log_line("error", {{"event", "a table was given up"}, {"table", table.id()}});
  stale_.insert(table.id());
  erase(table);
}

void Hall::removed(Table& table) {
  --helpers_.metrics.tables_total;
  lobby_.clear();
  stale_.erase(table.id());
  erase(table);
}

void Hall::erase(Table& table) {
  const auto found = awake_.find(table.id());
  if (found == awake_.end()) return;
  if (found->second.due != 0) due_.erase({found->second.due, table.id()});
  table.drop_all();
  if (helpers_.nodes != nullptr) helpers_.nodes->leave(table.id());
  awake_.erase(found);
  helpers_.metrics.tables_awake = static_cast<int64_t>(awake_.size());
}

/// A machine that wakes up in another year must not lose its tables. In doubt is a date that leaves no table
/// alive, or was set by more than an hour since the start.
bool Hall::doubts_the_date() const {
  const int64_t set_by = now() - steady() - date_of_start_;
  return began_in_doubt_ || set_by > kHour || set_by < -kHour;
}

/// A table that somebody watches is not abandoned, whatever its date says.
void Hall::delete_abandoned() {
  if (settings_.expire_days == 0 || steady() < next_sweep_) return;
  next_sweep_ = steady() + kSweepEvery;
  if (doubts_the_date()) return;
  const auto ids = store_.abandoned_tables(now() - settings_.expire_days * kDay, kMostSwept);
  if (!ids) return;
  for (const std::string& id : *ids) {
    const auto found = table(id);
    if (!found || (*found)->is_watched()) continue;
    (*found)->close([](const Verdict&) {});
  }
}

void Hall::forget(const std::string& identity, Completion on_done) {
  const auto rows = store_.tables_of(identity, kMostSwept);
  if (!rows) return on_done({503, {"the storage does not answer just now"}});
  if (!rows->empty()) return leave_all(*rows, identity, std::move(on_done));
  Batch batch;
  batch.gone_visitors.push_back(identity);
  store(std::move(batch), [this, identity, on_done = std::move(on_done)](Stored stored) {
    if (stored != Stored::yes) return on_done({503, {"the visitor could not be forgotten"}});
    visitors_.erase(identity);
    on_done({});
  });
}

/// Some tables at a time, then whatever is left.
void Hall::leave_all(const std::vector<TableRow>& rows, const std::string& identity, Completion on_done) {
  struct Parting {
    size_t left;
    bool failed = false;
  };
  const auto parting = std::make_shared<Parting>(Parting{rows.size()});
  const auto parted = [this, parting, identity, on_done = std::move(on_done)](bool done) {
    parting->failed = parting->failed || !done;
    if (--parting->left > 0) return;
    if (parting->failed) return on_done({503, {"not every table could be left"}});
    forget(identity, on_done);
  };
  for (const TableRow& row : rows) {
    if (const auto found = table(row.id)) {
      (*found)->part(identity, [parted](const Verdict& verdict) { parted(verdict.ok()); });
    } else {  // it cannot be read
      Batch batch;
      batch.gone_members.push_back({identity, row.id});
      store(std::move(batch), [parted](Stored stored) { parted(stored == Stored::yes); });
    }
  }
}

void Hall::store(Batch batch, std::function<void(Stored)> done) {
  if (batch.tables.empty()) return helpers_.writer.put(std::move(batch), std::move(done));
  helpers_.writer.put(std::move(batch), [this, done = std::move(done)](Stored stored) {
    lobby_.clear();
    done(stored);
  });
}

bool Hall::think(ThinkRequest request) {
  return helpers_.thinkers.ask(std::move(request), [this](const ThinkRequest& asked, const Thought& thought) {
    if (asked.on_thought) return asked.on_thought(thought);
    if (Table* const table = awake(asked.table)) table->on_thought(asked, thought);
  });
}

bool Hall::may_ask(const Asker& asker) { return !settings_.rate_limits || hints_.take(asker, steady()); }

int64_t Hall::bot_pause() {
  if (settings_.bot_pace <= 0) return 0;
  return settings_.bot_pace / 2 +
         static_cast<int64_t>(random_number() % static_cast<uint64_t>(settings_.bot_pace));
}

Result<std::vector<wire::Card>> Hall::cards_of(const std::string& identity, int limit) {
  const auto rows = store_.tables_of(identity, limit);
  if (!rows) return rows.refusal();
  return cards(known_cards(*rows), identity);
}

Result<std::vector<wire::Card>> Hall::listed_cards(Status status, const std::string& identity, int limit) {
  auto found = lobby_.find(status);
  if (found == lobby_.end()) {
    const auto rows = store_.listed_tables(enum_name(status), limit);
    if (!rows) return rows.refusal();
    found = lobby_.emplace(status, known_cards(*rows)).first;
  }
  std::vector<wire::Card> listed = cards(found->second, identity);
  if (status == Status::waiting) {
    std::erase_if(listed, [&](const wire::Card& card) {
      const Table* const there = awake(card.id);
      return card.updated < now() - kLobbyTime && (there == nullptr || !there->has_players());
    });
  }
  return listed;
}

/// A row that cannot be read has no game: its table tells.
std::vector<Hall::KnownCard> Hall::known_cards(const std::vector<TableRow>& rows) {
  std::vector<KnownCard> known;
  for (const TableRow& row : rows) {
    KnownCard& to = known.emplace_back();
    to.card.id = row.id;
    to.card.updated = row.updated;
    const StoredCard* const note = read_card(row.card);
    if (!boost::describe::enum_from_string(row.status.c_str(), to.card.status) || note == nullptr) continue;
    to.card.game = row.game;
    to.card.seats = note->seats;
    to.card.moves = note->moves;
    to.turn = note->turn;
  }
  return known;
}

/// The lists are read anew whenever one table of them changes; the others say what they said. Null where it
/// cannot be read.
const StoredCard* Hall::read_card(const std::string& text) {
  if (const auto found = cards_read_.find(text); found != cards_read_.end()) return &found->second;
  const auto json = parse_json(text);
  StoredCard note;
  if (!json || read_json(*json, note, "", Unknown::ignore)) return nullptr;
  if (cards_read_.size() >= kMostCardsRead) cards_read_.clear();
  return &cards_read_.emplace(text, std::move(note)).first->second;
}

/// From the table itself where it is in memory or a crash has left its row behind.
std::vector<wire::Card> Hall::cards(const std::vector<KnownCard>& known, const std::string& identity) {
  std::vector<wire::Card> cards;
  for (const KnownCard& each : known) {
    const std::string& id = each.card.id;
    const Table* found = awake(id);
    if (found == nullptr && (stale_.contains(id) || each.card.game.empty())) {
      const auto woken = table(id);
      if (!woken) continue;
      found = *woken;
    }
    cards.push_back(found != nullptr ? found->card(identity) : each.card);
    if (found == nullptr)
      cards.back().your_turn = std::find(each.turn.begin(), each.turn.end(), identity) != each.turn.end();
  }
  return cards;
}

Result<std::optional<Visitor>> Hall::visitor(const std::string& identity) {
  if (identity.empty()) return std::optional<Visitor>();
  if (const auto found = visitors_.find(identity); found != visitors_.end())
    return std::optional(found->second);
  const auto row = store_.visitor(identity);
  if (!row) return row.refusal();
  if (!*row) return std::optional<Visitor>();
  if (visitors_.size() >= kMostVisitorsKept) visitors_.clear();
  return std::optional(visitors_[identity] = Visitor{identity, (*row)->name, (*row)->named});
}

void Hall::welcome(const std::string& name,
                   std::function<void(const std::string& token, const Visitor&)> on_done) {
  const std::string token = new_token();
  Visitor visitor{identity_of(token), name, !name.empty()};
  if (name.empty()) visitor.name = say("Guest ", random_number() % 900 + 100);
  Batch batch;
  batch.visitors.push_back({visitor.identity, visitor.name, visitor.named});
  store(std::move(batch), [token, visitor, on_done = std::move(on_done)](Stored stored) {
    on_done(stored == Stored::yes ? token : "", visitor);
  });
}

void Hall::rename(const Visitor& visitor, Completion on_done) {
  Batch batch;
  batch.visitors.push_back({visitor.identity, visitor.name, visitor.named});
  store(std::move(batch), [this, visitor, on_done = std::move(on_done)](Stored stored) {
    if (stored != Stored::yes) return on_done({503, {"the name could not be stored"}});
    visitors_[visitor.identity] = visitor;
    for (auto& [id, each] : awake_) each.table->rename(visitor.identity, visitor.name);
    on_done({});
  });
}

}  // namespace paydirt::server
