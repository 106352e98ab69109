// A score is a list of named items: outcome, breakdown, log and chart read the same list.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/seats.hpp"

namespace paydirt {

/// One row of a game's table of score items.
struct ScoreKind {
  const char* name;    // "cards home"
  const char* reason;  // "value of each own card that was taken off again"
  const char* rule;    // "SM-151"
};

struct ScoreItem {
  Seat seat;
  uint8_t kind;  // row in the game's table
  int points;
  bool secret;  // while the game is on, only the seat itself may know it
};

/// For search and outcomes: only sums.
struct Totals {
  std::array<int, kMaxSeats> points{};
  void add(Seat seat, uint8_t /*kind*/, int points_added, bool /*secret*/) { points[seat] += points_added; }
};

/// For people: every item.
struct ScoreSheet {
  std::vector<ScoreItem> items;
  void add(Seat seat, uint8_t kind, int points, bool secret) {
    items.push_back({seat, kind, points, secret});
  }
};

/// Either of the two, so that a game counts in one place.
class Tally {
 public:
  Tally(Totals& totals) : totals_(&totals) {}
  Tally(ScoreSheet& sheet) : sheet_(&sheet) {}

  void add(Seat seat, uint8_t kind, int points, bool secret) {
    if (totals_ != nullptr) return totals_->add(seat, kind, points, secret);
    sheet_->add(seat, kind, points, secret);
  }

 private:
  Totals* totals_ = nullptr;
  ScoreSheet* sheet_ = nullptr;
};

}  // namespace paydirt
