#include "app/scores.hpp"

#include <algorithm>

#include "app/narrate.hpp"
#include "app/output.hpp"
#include "engine/text.hpp"

namespace paydirt {
namespace {

std::vector<SeatScore> itemise(const AnyMatch& match, const std::vector<ScoreItem>& items) {
  std::vector<SeatScore> scores(static_cast<size_t>(match.seats()));
  for (size_t seat = 0; seat < scores.size(); ++seat) scores[seat].seat = static_cast<int>(seat);
  for (const ScoreItem& item : items) {
    const ScoreKind& kind = match.game().tables().scores[item.kind];
    SeatScore& score = scores[item.seat];
    score.total += item.points;
    score.items.push_back({kind.name, item.points, kind.reason, kind.rule});
  }
  return scores;
}

using ScoreRow = std::pair<std::string, std::vector<int>>;

/// The row of this item, made behind the row of the item before it.
std::vector<ScoreRow>::iterator row_of(std::vector<ScoreRow>& rows, std::vector<ScoreRow>::iterator behind,
                                       const std::string& name, size_t seats) {
  const auto found =
      std::find_if(rows.begin(), rows.end(), [&](const ScoreRow& row) { return row.first == name; });
  return found != rows.end() ? found : rows.insert(behind, {name, std::vector<int>(seats)});
}

}  // namespace

std::vector<SeatScore> whole_scores(const AnyMatch& match) {
  std::vector<ScoreItem> items;
  for (int seat = 0; seat < match.seats(); ++seat) {
    for (const ScoreItem& item : match.tally(static_cast<Seat>(seat)).items) {
      if (item.seat == seat) items.push_back(item);
    }
  }
  return itemise(match, items);
}

std::vector<SeatScore> scores_seen_by(const AnyMatch& match, Seat viewer) {
  return itemise(match, match.tally(viewer).items);
}

std::string score_table(const std::vector<SeatScore>& scores, const std::vector<std::string>& names,
                        const Rival& rival) {
  std::vector<ScoreRow> rows;
  for (size_t seat = 0; seat < scores.size(); ++seat) {
    auto behind = rows.begin();
    for (const ScoreLine& item : scores[seat].items) {
      const auto row = row_of(rows, behind, item.name, scores.size());
      row->second[seat] += item.points;
      behind = row + 1;
    }
  }
  std::vector<std::vector<std::string>> table = {{"score"}};
  table[0].insert(table[0].end(), names.begin(), names.end());
  for (const auto& [name, points] : rows) {
    auto& row = table.emplace_back(1, name);
    for (const int each : points) row.push_back(say(each));
  }
  auto& total = table.emplace_back(1, "total");
  for (const SeatScore& score : scores) total.push_back(say(score.total));
  if (rival.name != nullptr) {
    table.front().emplace_back(rival.name);
    table.back().push_back(say(rival.score));
  }
  return aligned(table);
}

std::string score_table(const AnyMatch& match) {
  return score_table(whole_scores(match), seat_names(match), match.rival());
}

}  // namespace paydirt
