// Itemised scores, as a table and as JSON.
#pragma once

#include <string>
#include <vector>

#include "engine/any_game.hpp"

namespace paydirt {

struct ScoreLine {
  std::string name;
  int points = 0;
  std::string reason;
  std::string rule;
};
BOOST_DESCRIBE_STRUCT(ScoreLine, (), (name, points, reason, rule))

struct SeatScore {
  int seat = 0;
  int total = 0;
  std::vector<ScoreLine> items;
};
BOOST_DESCRIBE_STRUCT(SeatScore, (), (seat, total, items))

/// Every seat's items, those included that only the seat itself may know.
std::vector<SeatScore> whole_scores(const AnyMatch& match);
/// What `viewer` may know.
std::vector<SeatScore> scores_seen_by(const AnyMatch& match, Seat viewer);

/// One row an item, one column a seat, the total below. `names` are the headings of the columns. A rival
/// without a seat has a column with its total alone.
std::string score_table(const std::vector<SeatScore>& scores, const std::vector<std::string>& names,
                        const Rival& rival);

/// The same where nobody has a name.
std::string score_table(const AnyMatch& match);

}  // namespace paydirt
