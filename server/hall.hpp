// All tables and visitors. Loads a table from storage when somebody comes, unloads it when nobody watches,
// and lets it act when something is due.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <unordered_map>

#include "server/clock.hpp"
#include "server/limits.hpp"
#include "server/nodes.hpp"
#include "server/settings.hpp"
#include "server/table.hpp"
#include "server/thinkers.hpp"
#include "server/writer.hpp"

namespace paydirt::server {

struct Visitor {
  std::string identity;
  std::string name;
  bool named = false;
};

/// The thread that everything but storing and thinking happens on.
class Loop {
 public:
  virtual ~Loop() = default;
  /// Calls Hall::on_timer at that time of the steady clock; a later call replaces an earlier one.
  virtual void set_timer(int64_t milliseconds) = 0;
};

/// What works for the hall. All of it outlives the hall.
struct HallHelpers {
  Loop& loop;
  Writer& writer;
  Thinkers& thinkers;
  Metrics& metrics;
  const Clock& clock;
  Nodes* nodes = nullptr;  // null: there are no others
};

class Hall final : public TableEnvironment {
 public:
  Hall(Store& store, const Settings& settings, const HallHelpers& helpers);
  Hall(const Hall&) = delete;
  Hall& operator=(const Hall&) = delete;

  /// Loads the tables whose clocks run.
  Refusal open();
  void on_timer();
  /// Stores what is worth keeping of every table before the server stops.
  void close();

  // Tables.
  Result<Table*> table(const std::string& id);
  /// The same for somebody at this address, who may not guess names without end.
  Result<Table*> look_up(const std::string& id, const std::string& address);
  /// As HTTP counts why `table` refused: there is none, or storage fails.
  static int status_of(const Refusal& refusal);
  /// Null where it is not in memory.
  Table* awake(const std::string& id);
  /// A table with this layout, where `then` has happened. `on_done` gets its id once it is durable.
  void create(LayoutEntry layout, std::vector<Entry> then,
              std::function<void(const Verdict&, const std::string& id)> on_done);
  Result<std::vector<wire::Card>> cards_of(const std::string& identity, int limit);
  Result<std::vector<wire::Card>> listed_cards(Status status, const std::string& identity, int limit);

  // Visitors.
  /// None where nobody has this identity; a refusal where storage fails: then nobody knows.
  Result<std::optional<Visitor>> visitor(const std::string& identity);
  /// `on_done` gets no token where storage fails.
  void welcome(const std::string& name,
               std::function<void(const std::string& token, const Visitor&)> on_done);
  void rename(const Visitor& visitor, Completion on_done);
  /// Leaves every table for good, then forgets the visitor.
  void forget(const std::string& identity, Completion on_done);

  const Settings& settings() const { return settings_; }

  /// What has happened at other nodes (hall_nodes.cpp).
  void hear(const News& news);

  // The environment of every table.
  void store(Batch batch, std::function<void(Stored)> done) override;
  Result<std::vector<std::string>> stored_entries(const Table& table, int64_t from) override;
  void attendance_changed(Table& table) override;
  void tell_nodes(Table& table, const std::string& wish) override;
  bool think(ThinkRequest request) override;
  bool may_ask(const Asker& asker) override;
  void due_changed(Table& table) override;
  void discard(Table& table) override;
  void removed(Table& table) override;
  int64_t now() const override { return helpers_.clock.date(); }
  int64_t steady() const override { return helpers_.clock.steady(); }
  uint64_t generation() override { return ++generation_; }
  int64_t bot_pause() override;
  BotPace& bot_pace() override { return bot_pace_; }
  std::string_view build() const override { return settings_.build; }
  Metrics& metrics() override { return helpers_.metrics; }

 private:
  struct Awake {
    std::unique_ptr<Table> table;
    int64_t due = 0;                      // when its timer fires, by the steady clock; 0: never
    int64_t idle_since = 0;               // nobody has watched since; 0: somebody watches
    int64_t row_of = 0;                   // so many entries its row includes, as far as known
    std::optional<Attendance> told = {};  // to the other nodes
    bool is_shared = false;               // another node has it awake
  };

  /// The card of a table that sleeps, as its row has it.
  struct KnownCard {
    wire::Card card;
    std::vector<std::string> turn;  // identities that are asked
  };

  Table* seat_table(std::unique_ptr<Table> table);
  void erase(Table& table);
  void delete_abandoned();
  void forget_others();
  void visitor_changed(const std::string& identity);
  void set_company(const std::string& id, const Company& company);
  void ask_after(const std::string& id, const Awake& awake);
  void bring_rows_up_to_date();
  void tell_attendance(const std::string& id, Awake& awake);
  bool doubts_the_date() const;
  void put_to_sleep(const std::string& id);
  bool may_sleep(const Awake& awake) const;
  void leave_all(const std::vector<TableRow>& rows, const std::string& identity, Completion on_done);
  std::vector<KnownCard> known_cards(const std::vector<TableRow>& rows);
  const StoredCard* read_card(const std::string& text);
  std::vector<wire::Card> cards(const std::vector<KnownCard>& known, const std::string& identity);

  Store& store_;
  Settings settings_;
  HallHelpers helpers_;
  std::unordered_map<std::string, Awake> awake_;
  std::set<std::pair<int64_t, std::string>> due_;
  std::unordered_map<std::string, Visitor> visitors_;
  std::map<Status, std::vector<KnownCard>> lobby_;          // what is listed, until a row changes
  std::unordered_map<std::string, StoredCard> cards_read_;  // lately, by their text
  std::set<std::string> stale_;                             // tables whose row is behind their entries
  FairLimiter hints_{{10, 1}};
  Limiter misses_{{30, 0.5}};    // names of tables that there are not, by address
  int64_t date_of_start_ = 0;    // less the steady clock: changes when somebody sets the date
  bool began_in_doubt_ = false;  // at a date that does not fit what is stored
  int64_t next_sweep_ = 0;       // when abandoned tables are looked for, by the steady clock
  uint64_t generation_ = 0;
  BotPace bot_pace_;
};

}  // namespace paydirt::server
