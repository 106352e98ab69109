// What happened, as typed events: log, animations and undo marks come from it.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
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

/// What an event is about, under the names that its kind has for it: members of a JSON object, each behind a
/// comma. What the event does not have, or its viewer may not know, is left out.
struct EventArguments {
  static constexpr std::string_view kType = "Event";
  static constexpr std::string_view kParameter = "Event";
  const EventKind* kind = nullptr;
  Event event;
  void write_members(std::string& json) const;
};

/// What only some may know of it.
struct SecretArgument {
  static constexpr std::string_view kType = "Record<string, unknown>";
  static constexpr std::string_view kParameter = "";
  const EventKind* kind = nullptr;
  uint8_t secret = Event::kBlank;
  void write_members(std::string& json) const;
};

/// Search passes this one: events are not even built. It only notices that something hidden was revealed.
struct NoJournal {
  bool revealed = false;

  void tell(const Event& /*event*/) {}
  void reveal(SeatSet /*seats*/) { revealed = true; }
};

/// Keeps the events of a play, and who learned something hidden by it (such a play cannot be undone).
struct Journal {
  std::vector<Event> events;
  SeatSet learned;

  void tell(const Event& event) { events.push_back(event); }
  void reveal(SeatSet seats) { learned = learned | seats; }
};

/// Either of the two, so that the rules are compiled once: it tells a journal, or keeps silent for search.
class Scribe {
 public:
  Scribe(Journal& journal) : journal_(&journal) {}
  Scribe(NoJournal& silent) : silent_(&silent) {}

  /// Whether events are wanted at all: asked before work that only serves to describe one.
  bool listening() const { return journal_ != nullptr; }
  void tell(const Event& event) {
    if (journal_ != nullptr) journal_->tell(event);
  }
  /// These seats learn something hidden; nobody: nothing happens.
  void reveal(SeatSet seats) {
    if (seats.empty()) return;
    if (journal_ != nullptr) return journal_->reveal(seats);
    silent_->reveal(seats);
  }

 private:
  Journal* journal_ = nullptr;
  NoJournal* silent_ = nullptr;
};

}  // namespace paydirt
