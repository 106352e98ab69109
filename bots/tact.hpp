// What nobody does at a table that others share with him, however well he plays.
#pragma once

#include "engine/knowledge.hpp"

namespace paydirt {

/// Leaves of the seat's moves those that have a point, and all of them where none has.
template <Game G>
void leave_pointless(const Knowledge<G>& knowledge, typename G::Moves& list) {
  typename G::Moves left;
  for (const Move move : list) {
    if (!knowledge.is_pointless(move)) left.push(move);
  }
  if (!left.empty()) list = left;
}

}  // namespace paydirt
