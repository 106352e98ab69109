// A hall and its API without threads, sockets, files or clocks, for tests.
#pragma once

#include <algorithm>
#include <map>
#include <set>

#include "server/entry_chain.hpp"
#include "server/ids.hpp"
#include "server/testing.hpp"

namespace paydirt::server {

struct TestClock final : Clock {
  int64_t time = 1'000'000;
  int64_t jump = 0;
  int64_t date() const override { return time + jump; }
  int64_t steady() const override { return time; }
};

/// Keeps everything in memory and counts what it is asked.
struct TestStore final : Store {
  std::map<std::string, VisitorRow> visitors;
  std::map<std::string, TableRow> tables;
  std::set<std::pair<std::string, std::string>> members;
  std::map<std::string, std::vector<std::string>> bodies;
  std::map<std::string, SnapshotRow> snapshots;
  int reads = 0;
  bool is_failing = false;

  Result<Overtaken> commit(const Batch& batch) override {
    if (is_failing) return Refusal{"the disk is gone"};
    const Overtaken late = find_overtaken(batch, last());
    write(without(batch, late));
    return late;
  }
  void write(const Batch& batch) {
    for (const VisitorRow& row : batch.visitors) visitors[row.identity] = row;
    for (const TableRow& row : batch.tables) tables[row.id] = row;
    for (const MemberRow& row : batch.members) members.insert({row.identity, row.table});
    for (const EntryRow& row : batch.entries) bodies[row.table].push_back(row.body);
    for (const SnapshotRow& row : batch.snapshots) snapshots[row.table] = row;
    for (const std::string& id : batch.gone_tables) {
      tables.erase(id);
      bodies.erase(id);
      snapshots.erase(id);
      std::erase_if(members, [&](const auto& each) { return each.second == id; });
    }
    for (const MemberRow& row : batch.gone_members) members.erase({row.identity, row.table});
    for (const std::string& id : batch.gone_visitors) {
      visitors.erase(id);
      std::erase_if(members, [&](const auto& each) { return each.first == id; });
    }
  }
  LastEntries last() const {
    LastEntries all;
    for (const auto& [table, each] : bodies) all[table].seq = static_cast<int64_t>(each.size()) - 1;
    return all;
  }
  Result<std::vector<Damage>> check() override { return read(std::vector<Damage>()); }
  Result<std::optional<VisitorRow>> visitor(const std::string& identity) override {
    const auto found = visitors.find(identity);
    return read(found == visitors.end() ? std::optional<VisitorRow>() : found->second);
  }
  Result<std::vector<std::string>> entries(const std::string& table, int64_t from) override {
    const auto found = bodies.find(table);
    auto all = found == bodies.end() ? std::vector<std::string>() : found->second;
    all.erase(all.begin(), all.begin() + std::min<int64_t>(from, static_cast<int64_t>(all.size())));
    return read(std::move(all));
  }
  Result<Saved> saved(const std::string& table) override {
    Saved saved;
    if (const auto known = bodies.find(table); known != bodies.end()) saved.entries = known->second;
    if (const auto found = snapshots.find(table); found != snapshots.end()) {
      saved.snapshot = found->second;
      saved.entries.erase(saved.entries.begin(), saved.entries.begin() + found->second.through + 1);
    }
    return read(std::move(saved));
  }
  Result<int64_t> last_entry(const std::string& table) override {
    return read(bodies.contains(table) ? static_cast<int64_t>(bodies[table].size()) - 1 : int64_t{-1});
  }
  Result<std::vector<TableRow>> tables_of(const std::string& identity, int limit) override {
    return latest(limit, [&](const TableRow& row) { return members.contains({identity, row.id}); });
  }
  Result<std::vector<TableRow>> listed_tables(const std::string& status, int limit) override {
    return latest(limit, [&](const TableRow& row) { return row.listed && row.status == status; });
  }
  Result<std::vector<std::string>> timed_tables() override { return read(std::vector<std::string>()); }
  Result<std::vector<std::string>> stale_tables() override {
    std::vector<std::string> ids;
    for (const auto& [id, row] : tables) {
      if (row.through < static_cast<int64_t>(bodies[id].size()) - 1) ids.push_back(id);
    }
    return read(std::move(ids));
  }
  Result<std::vector<std::string>> abandoned_tables(int64_t since, int /*limit*/) override {
    std::vector<std::string> ids;
    for (const auto& [id, row] : tables) {
      if (row.status != "over" && row.updated < since) ids.push_back(id);
    }
    return read(std::move(ids));
  }
  Result<std::optional<int64_t>> last_update() override {
    std::optional<int64_t> date;
    for (const auto& [id, row] : tables) date = std::max(date.value_or(row.updated), row.updated);
    return read(date);
  }
  Result<int64_t> table_count() override { return read(static_cast<int64_t>(tables.size())); }

 private:
  template <class T>
  Result<T> read(T value) {
    ++reads;
    if (is_failing) return Refusal{"the disk is gone"};
    return value;
  }
  template <class Wanted>
  Result<std::vector<TableRow>> latest(int limit, Wanted wanted) {
    std::vector<TableRow> rows;
    for (const auto& [id, row] : tables) {
      if (wanted(row)) rows.push_back(row);
    }
    std::sort(rows.begin(), rows.end(), [](const auto& a, const auto& b) { return a.updated > b.updated; });
    rows.resize(std::min(rows.size(), static_cast<size_t>(limit)));
    return read(std::move(rows));
  }
};

/// Commits when `settle` is called.
struct TestWriter final : Writer {
  explicit TestWriter(Store& to) : store(to) {}
  Store& store;
  std::deque<std::pair<Batch, Done>> waiting;
  void put(Batch batch, Done done) override { waiting.emplace_back(std::move(batch), std::move(done)); }
  void settle() {
    while (!waiting.empty()) {
      auto [batch, done] = std::move(waiting.front());
      waiting.pop_front();
      const auto kept = store.commit(batch);
      if (!kept) {
        done(Stored::no);
      } else {
        done(kept->empty() ? Stored::yes : Stored::overtaken);
      }
    }
  }
};

struct TestThinkers final : Thinkers {
  std::vector<ThinkRequest> asked;
  bool ask(ThinkRequest request, Done /*done*/) override {
    asked.push_back(std::move(request));
    return true;
  }
};

/// Remembers what it was told.
struct TestNodes final : Nodes {
  std::vector<std::pair<std::string, std::string>> offers;
  std::vector<std::pair<std::string, std::string>> answers;
  std::vector<std::pair<std::string, int64_t>> asked_after;
  int wanted = 0;
  void attend(const std::string& /*table*/, int64_t /*next*/, const Attendance& /*here*/) override {}
  void ask_after(const std::string& table, int64_t next) override { asked_after.emplace_back(table, next); }
  void leave(const std::string& /*table*/) override {}
  void tell(const std::string& /*table*/, const std::string& /*wish*/) override {}
  void offer(const std::string& id, const std::string& question) override {
    offers.emplace_back(id, question);
  }
  void take_offers(int most) override { wanted = most; }
  void answer(const std::string& id, const std::string& text) override { answers.emplace_back(id, text); }
};

struct TestLoop final : Loop {
  int64_t due = 0;
  void set_timer(int64_t milliseconds) override { due = milliseconds; }
};

struct TestHall {
  explicit TestHall(const Settings& wanted = {}, Nodes* others = nullptr) : settings(wanted), nodes(others) {}

  Settings settings;
  Nodes* nodes;
  TestClock clock;
  TestStore store;
  TestWriter writer{store};
  TestThinkers thinkers;
  TestLoop loop;
  Metrics metrics;
  Hall hall{store, settings, {loop, writer, thinkers, metrics, clock, nodes}};
  Api api{hall};

  ApiAnswer call(const std::string& method, const std::string& path, const std::string& token,
                 const std::string& body = "", const std::string& address = "1.2.3.4",
                 const std::string& query = "") {
    ApiRequest request;
    request.method = method;
    request.path = path;
    request.query = query;
    request.body = body;
    request.token = token;
    request.address = address;
    std::optional<ApiAnswer> answer;
    api.handle(std::move(request), [&](ApiAnswer given) { answer = std::move(given); });
    writer.settle();
    return answer.value_or(ApiAnswer{0, {}, {}, {}});
  }
  /// A new visitor's token.
  std::string visitor(const std::string& address = "1.2.3.4") {
    const auto made = parse_json(call("POST", "/api/visitors", "", "{}", address).body);
    return std::string(made->at("token").get_string());
  }
  /// The id of a new table of Sutter's Mill; `more` are fields of the request.
  std::string table(const std::string& token, const std::string& seats, const std::string& more = "") {
    const ApiAnswer made = call("POST", "/api/tables", token,
                                say("{\"game\":\"sutters-mill\",\"seats\":[", seats, "]", more, '}'));
    const auto json = parse_json(made.body);
    return json && json->get_object().contains("id") ? std::string(json->at("id").get_string()) : made.body;
  }
};

inline const std::string kMe = R"({"kind":"me"})";
inline const std::string kOpen = R"({"kind":"open"})";
inline const std::string kBot = R"({"kind":"bot","level":1})";

}  // namespace paydirt::server
