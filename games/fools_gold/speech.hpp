// Words that choices, the log and the board of Fool's Gold share.
#pragma once

namespace paydirt::fools_gold {

/// The colour of a seat.
const char* seat_name(int seat);

}  // namespace paydirt::fools_gold
