// What `GET /api/tables` costs where 20,000 tables are stored and 2,000 entries are fresh: paydirt_listing.
// CPU time of the loop, the middle one of 201 requests of one visitor who has 50 tables; fails above the bar.
#include <fmt/format.h>

#include <filesystem>

#include "server/ids.hpp"
#include "server/testing_hall.hpp"
#include "tests/load/cost.hpp"

namespace paydirt::server {
namespace {

constexpr int kTables = 20'000, kFresh = 2'000, kMine = 50;
constexpr double kBar = 0.5;  // milliseconds

std::string card_of(int table) {
  return say(R"({"seats":[{"name":"Ann","kind":"human"},{"name":"Bob","kind":"human"}],"turn":[],"moves":)",
             table, '}');
}

/// A third each waits, is played and is over.
void fill(Store& store, const std::string& identity) {
  const char* const states[] = {"waiting", "playing", "over"};
  Batch batch;
  for (int i = 0; i < kTables; ++i) {
    const std::string id = new_table_id();
    batch.tables.push_back({id, "sutters-mill", states[i % 3], true, false, 1'000'000 + i, 0, card_of(i)});
    batch.entries.push_back({id, 0, write_entry(test_layout())});
    if (i % (kTables / kMine) == 0) batch.members.push_back({identity, id});
  }
  require(store.commit(batch).ok());  // so many entries at once are put in their places
  Batch fresh;
  for (int i = 0; i < kFresh; ++i)
    fresh.entries.push_back({batch.tables[static_cast<size_t>(i)].id, 1, "{}"});
  require(store.commit(fresh).ok());
}

/// Commits at once.
struct ImmediateWriter final : Writer {
  explicit ImmediateWriter(Store& to) : store(to) {}
  Store& store;
  void put(Batch batch, Done done) override { done(store.commit(batch).ok() ? Stored::yes : Stored::no); }
};

bool measure() {
  const auto folder = std::filesystem::temp_directory_path() / say("paydirt-listing-", getpid());
  std::filesystem::create_directories(folder);
  const auto store = std::move(*open_sqlite_store((folder / "games.db").string()));
  const std::string token(64, 'a');
  Batch visitor;
  visitor.visitors.push_back({identity_of(token), "Ann", true});
  require(store->commit(visitor).ok());
  fill(*store, identity_of(token));
  Settings settings;
  settings.rate_limits = false;
  TestClock clock;
  ImmediateWriter writer{*store};
  TestThinkers thinkers;
  TestLoop loop;
  Metrics metrics;
  Hall hall{*store, settings, {loop, writer, thinkers, metrics, clock}};
  Api api{hall};
  int ended = 0;
  const auto end_a_game = [&] {  // then the lobby is read anew
    Batch batch;
    batch.tables.push_back({new_table_id(), "sutters-mill", "over", true, false, 2'000'000 + ended, 0,
                            card_of(kTables + ended)});
    hall.store(std::move(batch), [](Stored) {});
    ++ended;
  };
  const auto list = [&] {
    ApiRequest request;
    request.method = "GET";
    request.path = "/api/tables";
    request.token = token;
    api.handle(std::move(request), [](const ApiAnswer& answer) { require(answer.status == 200); });
  };
  const double kept = typical(
      201, [] {}, list);
  const double anew = typical(201, end_a_game, list);
  fmt::print("GET /api/tables, {} tables, {} fresh entries (bar {} ms)\n", kTables, kFresh, kBar);
  fmt::print("the lobby as it was       {:.3f} ms\n", kept);
  fmt::print("the lobby read anew       {:.3f} ms\n", anew);
  std::filesystem::remove_all(folder);
  return kept <= kBar && anew <= kBar;
}

}  // namespace
}  // namespace paydirt::server

int main() { return paydirt::server::measure() ? 0 : 1; }
