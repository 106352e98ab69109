// The one place that turns a game into bytes for a viewer. Whatever leaves the server about a game was
// written here, for the seats of that viewer and nobody else's.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "server/messages.hpp"
#include "server/payload.hpp"
#include "server/playing.hpp"

namespace paydirt::server {

/// What is true of a table beside the game itself.
struct Scene {
  SeatSet people;  // seats that a person decides for now
  bool undo_off = false;
  bool is_review = false;           // a look back at a game that is over: nobody has secrets any more
  std::optional<int64_t> deadline;  // of the decision that is due, in milliseconds since 1970
  bool operator==(const Scene&) const = default;
};

/// What somebody with these seats was sent of a state, without its events: what later changes start from.
struct Shown {
  SeatSet seats;
  std::shared_ptr<const AnyView> view;  // what the state refers to
  wire::State state;
};

/// One state, for one viewer after the other. The game must not change while the projection lives.
class Projection {
 public:
  Projection(const Playing& playing, Scene scene);
  Projection(const Projection&) = delete;
  Projection& operator=(const Projection&) = delete;

  /// The state for somebody with these seats (none: an onlooker), with the events from index `first_event`
  /// on. Refers to this projection.
  wire::State state(SeatSet seats, size_t first_event) const;
  /// The same without events, for as long as anybody wants to tell changes from it.
  std::shared_ptr<const Shown> shown(SeatSet seats);
  /// The state as a message. With an id it answers the message that brought this state about. Where the
  /// viewer has been shown a state to the same seats, only what has changed since.
  /// `left_out` says how many events before the first one the viewer would have liked too.
  Payload update(SeatSet seats, size_t first_event, std::optional<std::string_view> id = {},
                 const std::shared_ptr<const Shown>& before = nullptr, size_t left_out = 0);

 private:
  struct Kept {
    SeatSet seats;
    size_t first_event;
    std::shared_ptr<const Shown> before;
    size_t left_out;
    Payload payload;
  };

  Payload write(SeatSet seats, size_t first_event, std::optional<std::string_view> id, const Shown* before,
                size_t left_out);
  void fill(wire::State& state, SeatSet seats) const;
  std::vector<wire::SeatScore> scores(SeatSet seats) const;

  const Playing& playing_;
  Scene scene_;
  const AnyMatch& match_;
  std::shared_ptr<const AnyView> view_;
  std::vector<ScoreSheet> sheets_;  // what each seat sees, then what everybody sees
  std::vector<std::shared_ptr<const Shown>> shown_;
  std::vector<Kept> kept_;
};

/// Moves with their words. There are many with every state, so all their texts are in one.
struct WordedMoves {
  std::shared_ptr<const std::string> texts;
  std::vector<wire::LegalMove> moves;
};
WordedMoves worded(const AnyMatch& match, Seat seat, std::span<const Move> moves);

/// More events are never sent at once: a frame stays small however long the game.
inline constexpr size_t kMostEvents = 300;
/// The last ones before the event with this number.
wire::EarlierEvents earlier_events(const Playing& playing, const Scene& scene, SeatSet seats,
                                   uint32_t before);

/// What the seats together may know of the events; after the end everybody knows all.
std::vector<Event> events_for(const Playing& playing, size_t from, SeatSet seats);

}  // namespace paydirt::server
