// A table's environment without threads, sockets or clocks, for tests.
#pragma once

#include <deque>
#include <string>
#include <vector>

#include "engine/json_read.hpp"
#include "server/api.hpp"
#include "server/table.hpp"

namespace paydirt::server {

/// Keeps what it is sent.
struct RecordingViewer final : Viewer {
  std::vector<std::string> frames;
  bool dropped = false;

  void send(Payload payload) override { frames.push_back(*payload); }
  void drop() override { dropped = true; }

  /// The last frame of this kind; an empty object where there is none.
  boost::json::object last(std::string_view kind) const {
    for (size_t i = frames.size(); i > 0; --i) {
      const auto json = parse_json(frames[i - 1]);
      if (json && json->at("t").get_string() == kind) return json->get_object();
    }
    return {};
  }
};

/// Stores only when `store_all` is called, so that a test can look in between.
struct TestEnvironment final : TableEnvironment {
  std::vector<std::string> entries;
  std::deque<std::pair<Batch, std::function<void(Stored)>>> unstored;
  std::vector<ThinkRequest> thoughts;
  int64_t time = 1'000'000;
  int64_t jump = 0;  // how far the date has been set
  uint64_t tables = 0;
  int64_t pause = 100;
  BotPace paced;
  Metrics counted;
  std::vector<std::string> told;  // to other nodes
  bool gave_up = false;
  bool may_ask_more = true;

  void store(Batch batch, std::function<void(Stored)> done) override {
    unstored.emplace_back(std::move(batch), std::move(done));
  }
  Result<std::vector<std::string>> stored_entries(const Table& /*table*/, int64_t from) override {
    return std::vector<std::string>(entries.begin() + from, entries.end());
  }
  void attendance_changed(Table& /*table*/) override {}
  void tell_nodes(Table& /*table*/, const std::string& wish) override { told.push_back(wish); }
  bool think(ThinkRequest request) override {
    thoughts.push_back(std::move(request));
    return true;
  }
  bool may_ask(const Asker& /*asker*/) override { return may_ask_more; }
  void due_changed(Table& /*table*/) override {}
  void discard(Table& /*table*/) override { gave_up = true; }
  void removed(Table& /*table*/) override { gave_up = true; }
  int64_t now() const override { return time + jump; }
  int64_t steady() const override { return time; }
  uint64_t generation() override { return ++tables; }
  int64_t bot_pause() override { return pause; }
  BotPace& bot_pace() override { return paced; }
  std::string_view build() const override { return "this one"; }
  Metrics& metrics() override { return counted; }

  void store_all(bool good = true) {
    while (!unstored.empty()) {
      auto [batch, done] = std::move(unstored.front());
      unstored.pop_front();
      const bool late =
          good && !batch.entries.empty() && batch.entries.front().seq != static_cast<int64_t>(entries.size());
      for (const EntryRow& row : batch.entries) {
        if (good && !late) entries.push_back(row.body);
      }
      done(late ? Stored::overtaken : good ? Stored::yes : Stored::no);
    }
  }
};

inline const std::string kAnn(64, 'a');
inline const std::string kBob(64, 'b');

/// Ann at seat 0, Bob at seat 1, and where asked a bot at seat 2.
inline LayoutEntry test_layout(bool with_bot = false) {
  LayoutEntry layout;
  layout.game = "sutters-mill";
  layout.host = kAnn;
  layout.server_seed = std::string(64, '7');
  layout.seats = {{SeatKind::human, kAnn, "Ann", 0, {}}, {SeatKind::human, kBob, "Bob", 0, {}}};
  if (with_bot) layout.seats.push_back({SeatKind::bot, {}, "Greenhorn", 1, {}});
  layout.at = 1'000'000;
  return layout;
}

inline Chronicle test_chronicle(TestEnvironment& world, const LayoutEntry& layout) {
  world.entries = {write_entry(layout), write_entry(StartEntry{layout.at})};
  return std::move(*Chronicle::fold(world.entries));
}

}  // namespace paydirt::server
