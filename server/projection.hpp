// The one place that turns a game into bytes for a viewer. Whatever leaves the server about a game was
// written here, for the seats of that viewer and nobody else's.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "server/frame.hpp"
#include "server/playing.hpp"

namespace paydirt::server {

/// What is true of a table beside the game itself.
struct Scene {
  SeatSet people;  // seats that a person decides for now
  bool undo_off = false;
  bool is_review = false;           // a look back at a game that is over: nobody has secrets any more
  std::optional<int64_t> deadline;  // of the decision that is due, in milliseconds since 1970
};

/// One state, told to one viewer after the other. Lives no longer than the telling: the game must stay as it
/// is.
class Projection {
 public:
  Projection(const Playing& playing, Scene scene);
  ~Projection();
  Projection(const Projection&) = delete;
  Projection& operator=(const Projection&) = delete;

  /// A `state` frame for somebody with these seats (none: an onlooker), with the events from index
  /// `first_event` on. With an id it answers the message that brought this state about.
  Frame state(SeatSet seats, size_t first_event, std::optional<std::string_view> id = {});

 private:
  struct Kept {
    SeatSet seats;
    size_t first_event;
    Frame frame;
  };

  void write_state(std::string& out, SeatSet seats, size_t first_event) const;
  void write_scores(std::string& out, SeatSet seats) const;

  const Playing& playing_;
  Scene scene_;
  const AnyMatch& match_;
  std::string open_;                // serialised once
  std::vector<ScoreSheet> sheets_;  // what each seat sees, then what everybody sees
  std::vector<Kept> kept_;
};

/// What the seats together may know of the events; after the end everybody knows all.
std::vector<Event> events_for(const AnyMatch& match, size_t from, SeatSet seats);

}  // namespace paydirt::server
