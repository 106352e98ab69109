// What a table needs from the world around it, and who looks at it. With stand-ins for these a table can be
// tested without a thread, a socket or a clock.
#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "server/projection.hpp"
#include "server/store.hpp"
#include "server/thinkers.hpp"

namespace paydirt::server {

class Table;

/// One connection's end at a table.
class Viewer {
 public:
  virtual ~Viewer() = default;
  virtual void send(Frame frame) = 0;
  /// The table cannot go on with this viewer, who may come back.
  virtual void drop() = 0;
};

class Surroundings {
 public:
  virtual ~Surroundings() = default;
  /// `done` is told later, never at once: true when it is durable.
  virtual void store(Batch batch, std::function<void(bool)> done) = 0;
  /// False where too much is waiting. The answer comes through Table::hear_thought.
  virtual bool think(ThinkRequest request) = 0;
  /// The table's `due` may have changed.
  virtual void due_changed(Table& table) = 0;
  /// Storage has failed the table: what it holds is not to be believed.
  virtual void give_up(Table& table) = 0;
  /// Milliseconds since 1970.
  virtual int64_t now() const = 0;
  /// Milliseconds that a bot waits before it thinks, drawn anew each time.
  virtual int64_t bot_pause() = 0;
  virtual Metrics& metrics() = 0;
};

}  // namespace paydirt::server
