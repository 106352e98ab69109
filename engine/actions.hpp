// The fixed numbering of moves (engine/move.hpp), computed once: for callers that need it at every step.
#pragma once

#include <vector>

#include "engine/move.hpp"

namespace paydirt {

class ActionTable {
 public:
  explicit ActionTable(MoveKinds kinds);

  uint32_t size() const { return static_cast<uint32_t>(moves_.size()); }
  Move move(uint32_t index) const { return moves_[index]; }
  /// The same as action_index; the move must be in range.
  uint32_t index(Move move) const {
    const Row& row = rows_[move.kind];
    const uint32_t b = move.b | (row.wide_b ? uint32_t{move.c} << 8 : 0);
    const uint32_t a = move.a | (row.wide_a ? uint32_t{move.b} << 8 : 0);
    return row.base + a * row.a + b * row.b + move.c * row.c;  // what an argument begins at is in the base
  }

 private:
  struct Row {
    uint32_t base = 0;
    uint32_t a = 0, b = 0, c = 0;  // what one more of each argument adds
    bool wide_a = false, wide_b = false;
  };
  std::vector<Row> rows_;
  std::vector<Move> moves_;
};

}  // namespace paydirt
