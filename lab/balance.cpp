#include "lab/balance.hpp"

#include <map>
#include <mutex>

#include "engine/json_read.hpp"
#include "engine/text.hpp"
#include "lab/lab.hpp"
#include "lab/statistics.hpp"
#include "lab/version.hpp"

namespace paydirt {
namespace {

/// Sums over seats for one thing.
struct Sums {
  double seats = 0;
  double uses = 0;
  double uses_squared = 0;
  double uses_by_score = 0;
  double wins = 0;
  double score = 0;
};

/// How often one seat of one game used each thing; the key sorts as the table of moves does.
using Uses = std::map<std::string, int>;

class Counter {
 public:
  Counter(const AnyGame& game, std::string field) : game_(game), field_(std::move(field)) {
    for (const MoveKind& kind : game.kinds()) short_kinds_.push_back({kind.name, kind.a});
  }

  /// Called by several threads.
  void count(const Record& record) {
    std::vector<Uses> uses(static_cast<size_t>(record.header.seats));
    for (const RecordedMove& each : record.moves) ++uses[each.seat][key_of(each.move)];
    const auto match = game_.replay(record, record.moves.size());
    require(match.ok());
    if (!field_.empty()) add_field(**match, uses);
    const Outcome outcome = (*match)->outcome();
    int winners = 0;
    for (size_t seat = 0; seat < uses.size(); ++seat) winners += outcome.rank[seat] == 1 ? 1 : 0;
    const std::lock_guard lock(mutex_);
    for (size_t seat = 0; seat < uses.size(); ++seat) {
      const double won = outcome.rank[seat] == 1 ? 1.0 / winners : 0;
      add(uses[seat], outcome.score[seat], won);
    }
  }

  void report(BalanceReport& report) const {
    report.mean_score = all_.score / all_.seats;
    for (const auto& [key, sums] : sums_) {
      BalanceRow& row = report.rows.emplace_back();
      row.thing = key.substr(kOrder);
      row.seats = static_cast<size_t>(sums.seats);
      row.pick_rate = sums.seats / all_.seats;
      row.uses = sums.uses / sums.seats;
      row.win_rate = sums.wins / sums.seats;
      row.interval = wilson(sums.wins, sums.seats);
      row.mean_score = sums.score / sums.seats;
      const double spread = sums.uses_squared - sums.uses * sums.uses / all_.seats;
      const double together = sums.uses_by_score - sums.uses * all_.score / all_.seats;
      row.points_per_use = spread > 0 ? together / spread : 0;
    }
  }

 private:
  static constexpr size_t kOrder = 4;  // digits that sort a key

  std::string key_of(Move move) const {
    const Move first{move.kind, move.a, 0, 0};
    const std::string order = say(1000 + move.kind);
    return say(order, to_notation(short_kinds_, first));
  }

  void add_field(const AnyMatch& match, std::vector<Uses>& uses) const {
    std::string text;
    match.write_open(text);
    const auto open = parse_json(text);
    require(open.ok());
    const auto* const players = open->get_object().if_contains("players");
    if (players == nullptr || !players->is_array()) return;
    for (size_t seat = 0; seat < uses.size() && seat < players->get_array().size(); ++seat) {
      const auto& player = players->get_array()[seat].get_object();
      const auto* const value = player.if_contains(field_);
      if (value == nullptr || !value->is_string()) continue;
      uses[seat][say("9999", field_, ' ', std::string_view(value->get_string()))] = 1;
    }
  }

  void add(const Uses& uses, double score, double won) {
    all_.seats += 1;
    all_.score += score;
    for (const auto& [key, count] : uses) {
      Sums& sums = sums_[key];
      sums.seats += 1;
      sums.uses += count;
      sums.uses_squared += static_cast<double>(count) * count;
      sums.uses_by_score += count * score;
      sums.wins += won;
      sums.score += score;
    }
  }

  const AnyGame& game_;
  std::string field_;
  std::vector<MoveKind> short_kinds_;  // with the first argument only
  std::mutex mutex_;
  std::map<std::string, Sums> sums_;
  Sums all_;
};

}  // namespace

Result<BalanceReport> measure_balance(const AnyGame& game, const BalancePlan& plan) {
  Counter counter(game, plan.field);
  ArenaPlan arena = plan.arena;
  arena.on_record = [&](size_t /*game*/, const Record& record) { counter.count(record); };
  const auto run = lab_of(game).arena(arena);
  if (!run) return run.refusal();
  BalanceReport report;
  report.game = game.info().id;
  report.players = arena.seats;
  report.games = arena.games;
  report.seed = arena.seed;
  report.options = arena.options;
  const AnyGame* const games[] = {&game};
  report.version = version_text(games);
  report.seconds = run->seconds;
  counter.report(report);
  return report;
}

}  // namespace paydirt
