// The one place that turns a game into bytes for a viewer. Whatever leaves the server about a game was
// written here, for the seats of that viewer and nobody else's.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "server/playing.hpp"

namespace paydirt::server {

/// A message, shared by all who get the same one.
using Frame = std::shared_ptr<const std::string>;

/// What is true of a table beside the game itself.
struct Scene {
  SeatSet people;  // seats that a person decides for now
  bool undo_off = false;
  std::optional<int64_t> deadline;  // of the decision that is due, in milliseconds since 1970
};

class Projection {
 public:
  /// The game has changed: nothing kept is true any more.
  void forget();

  /// A `state` frame for somebody with these seats (none: an onlooker), with the events from index
  /// `first_event` on.
  Frame state(const Playing& playing, const Scene& scene, SeatSet seats, size_t first_event);

 private:
  struct Kept {
    SeatSet seats;
    size_t first_event;
    Frame frame;
  };

  void write_state(std::string& out, const Playing& playing, const Scene& scene, SeatSet seats,
                   size_t first_event);
  const std::string& open(const AnyMatch& match);
  void write_scores(std::string& out, const AnyMatch& match, SeatSet seats);

  std::string open_;  // serialised once a state
  std::vector<ScoreSheet> sheets_;
  std::vector<Kept> kept_;
};

/// What the seats together may know of the events; after the end everybody knows all.
std::vector<Event> events_for(const AnyMatch& match, size_t from, SeatSet seats);

}  // namespace paydirt::server
