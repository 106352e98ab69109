// What happened, as typed events: log, animations and undo marks come from it.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/move.hpp"
#include "engine/seats.hpp"

namespace paydirt {

/// Everybody gets every event under the same number; `secret` is blanked for seats outside `knows`.
struct Event {
  static constexpr uint8_t kBlank = 0xff;

  uint8_t kind = 0;
  Seat seat = kNobody;
  uint8_t a = 0;
  uint8_t b = 0;
  int16_t amount = 0;
  uint8_t secret = 0;
  SeatSet knows = SeatSet::first(kMaxSeats);  // never sent

  /// The event as these seats together may have it. An onlooker, no seat at all, knows what everybody knows.
  Event seen_by(SeatSet eyes) const {
    Event seen = *this;
    const bool all = knows == SeatSet::first(kMaxSeats);
    if (!all && (knows & eyes).empty()) seen.secret = kBlank;
    seen.knows = {};
    return seen;
  }
  bool operator==(const Event&) const = default;
};

/// One kind of event: its name, and what its arguments are called.
struct EventKind {
  const char* name;
  Argument a = {}, b = {}, amount = {}, secret = {};
};

using EventKinds = std::span<const EventKind>;

/// Search passes this one: events are not even built. It only notices that something hidden was revealed.
struct NoJournal {
  static constexpr bool listening = false;
  bool revealed = false;

  void tell(const Event& /*event*/) {}
  void reveal(SeatSet /*seats*/) { revealed = true; }
};

/// Keeps the events of a play, and who learned something hidden by it (such a play cannot be undone).
struct Journal {
  static constexpr bool listening = true;
  std::vector<Event> events;
  SeatSet learned;

  void tell(const Event& event) { events.push_back(event); }
  void reveal(SeatSet seats) { learned = learned | seats; }
};

}  // namespace paydirt
