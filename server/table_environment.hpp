// What a table depends on, and who watches it. With test doubles for these a table can be tested without a
// thread, a socket or a clock.
#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "server/bot_pace.hpp"
#include "server/metrics.hpp"
#include "server/projection.hpp"
#include "server/store.hpp"
#include "server/think_request.hpp"
#include "server/writer.hpp"

namespace paydirt::server {

class Table;

/// A connection, as a table sees it.
class Viewer {
 public:
  virtual ~Viewer() = default;
  virtual void send(Payload payload) = 0;
  /// Disconnects the viewer, who may come back.
  virtual void drop() = 0;
};

class TableEnvironment {
 public:
  virtual ~TableEnvironment() = default;
  /// Calls `done` later, never at once: when it is durable or cannot become so.
  virtual void store(Batch batch, std::function<void(Stored)> done) = 0;
  /// What is stored of a table from this entry on: another node may have been there.
  virtual Result<std::vector<std::string>> stored_entries(const Table& table, int64_t from) = 0;
  /// Who is here may have changed.
  virtual void attendance_changed(Table& table) = 0;
  /// Tells the table at the other nodes (Table::hear_wish).
  virtual void tell_nodes(Table& table, const std::string& wish) = 0;
  /// False where the queue is full. The answer comes through Table::on_thought.
  virtual bool think(ThinkRequest request) = 0;
  /// Whether somebody may ask for one more hint now; if so it is counted.
  virtual bool may_ask(const Asker& asker) = 0;
  /// The table's `due` may have changed.
  virtual void due_changed(Table& table) = 0;
  /// Storage has failed: what the table holds in memory may not be durable.
  virtual void discard(Table& table) = 0;
  /// The date, in milliseconds since 1970.
  virtual int64_t now() const = 0;
  /// What is waited for goes by this clock, which nobody can set.
  virtual int64_t steady() const = 0;
  /// A number that no table was given before.
  virtual uint64_t generation() = 0;
  /// The table has been deleted; whoever watches it is disconnected.
  virtual void removed(Table& table) = 0;
  /// Milliseconds that a bot waits beyond what its thinking needs, drawn anew each time.
  virtual int64_t bot_pause() = 0;
  virtual BotPace& bot_pace() = 0;
  /// Which program this is, for snapshots; empty: none are kept.
  virtual std::string_view build() const = 0;
  virtual Metrics& metrics() = 0;
};

}  // namespace paydirt::server
