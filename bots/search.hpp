// Information-set Monte-Carlo tree search with one graph a seat (docs/decisions/0003-search.md).
//
// Every iteration draws a world that the thinking seat cannot tell from the truth and walks down it. Each
// seat that is asked chooses in a graph of its own, keyed by what that seat sees, and maximises its own
// value; nobody's choice can depend on what only others know, and seats that decide together choose apart by
// construction. An iteration selects moves by PUCT while it is in the graph, expands a leaf that is seen
// again, goes on by a playout, judges where that ends, and backs the utilities up along its path.
#pragma once

#include <algorithm>
#include <bit>
#include <bitset>
#include <cmath>
#include <vector>

#include "bots/bot.hpp"
#include "bots/search_graph.hpp"
#include "bots/utility.hpp"

namespace paydirt {

template <Game G>
class Search {
 public:
  using State = typename G::State;

  explicit Search(SearchSettings settings = G::search_settings(),
                  uint32_t node_limit = SearchGraph::kNodeLimit)
      : settings_(settings), graph_(node_limit) {
    path_.reserve(kMaxDepth);
  }

  /// Thinks until the budget is spent, or until the rest of its time could not change the choice. Statistics
  /// of earlier calls are kept while they apply and fit. `seen`: the only moves of the seat that it looks at.
  uint32_t run(const Knowledge<G>& knowledge, const Budget& budget, uint64_t seed,
               const typename G::Moves* seen = nullptr) {
    const bool alone = knowledge.rules().seats() == 1;
    const bool afresh = alone || seen != nullptr || counts_shares_;
    if (G::kCueMode == CueMode::line || graph_.is_crowded() || afresh) graph_.clear();
    seen_ = seen;
    shares_.clear();
    reserve(budget.iterations);
    knowledge_ = &knowledge;
    root_ = kNone;
    Rng rng(seed);
    par_ = alone ? lead_of(knowledge.rules(), knowledge.sample(rng), knowledge.seat()) : 0;
    watch_ = {.budget = &budget};
    uint32_t done = 0;
    while (budget.iterations == 0 || done < budget.iterations) {
      if (watch_.used >= 1) break;
      if (done % kBetweenChecks == 0 && done > 0 && budget.used != nullptr &&
          is_settled(static_cast<float>(done) * (1 - watch_.used) / watch_.used)) {
        break;
      }
      iterate(seed);
      ++done;
      if (budget.iterations == 0 && budget.used == nullptr) break;
    }
    return done;
  }

  /// From now on everybody's share of the victory is counted for each of the seat's moves.
  void count_shares() { counts_shares_ = true; }

  /// Makes room for this many iterations, 0 where only time limits them: `run` does so itself.
  void reserve(uint32_t iterations) { graph_.reserve(iterations == 0 ? kUsualIterations : iterations); }

  /// What the thinking seat's moves were found to be worth, most visited first.
  std::vector<Considered> considered() const {
    std::vector<Considered> list;
    if (knowledge_ == nullptr) return list;
    const uint32_t root = find_root();
    if (root == kNone) return list;
    for (const Edge& edge : graph_.edges_of(graph_.node(root))) {
      if (seen_ != nullptr && !seen_->has(edge.move)) continue;
      const float visits = static_cast<float>(edge.visits);
      list.push_back({edge.move, edge.visits, edge.visits == 0 ? 0 : static_cast<int>(edge.lead / visits)});
      for (const Shares& each : shares_) {
        if (each.move != edge.move) continue;
        for (size_t seat = 0; seat < each.sum.size(); ++seat) {
          list.back().shares[seat] = each.sum[seat] / static_cast<float>(each.count);
        }
      }
    }
    std::stable_sort(list.begin(), list.end(), [](const Considered& left, const Considered& right) {
      return left.visits != right.visits ? left.visits > right.visits : left.points > right.points;
    });
    return list;
  }

  size_t node_count() const { return graph_.node_count(); }

 private:
  using Node = SearchGraph::Node;
  using Edge = SearchGraph::Edge;
  static constexpr uint32_t kNone = SearchGraph::kNone;

  static constexpr int kMaxDepth = 512;               // of a path in the graph
  static constexpr int kMaxDecisions = 4096;          // in one iteration; every game ends long before
  static constexpr uint32_t kBetweenChecks = 32;      // iterations until the choice may be settled
  static constexpr uint32_t kUsualIterations = 1024;  // that a limit of time makes room for at first
  static constexpr float kUniformPrior = 0.2F;        // share of the prior that all moves get alike

  struct Step {
    uint32_t node;
    uint32_t edge;
    Seat seat;
  };

  struct Shares {
    Move move;
    uint32_t count = 0;
    std::array<float, kMaxSeats> sum{};
  };

  /// The time, looked at so often that about a hundredth of it goes by from one look to the next.
  struct Watch {
    static constexpr float kShareOfALook = 0.01F;
    static constexpr float kMostSteps = 256;  // between two looks

    const Budget* budget = nullptr;
    float used = 0;   // share of the time, at the last look
    float steps = 0;  // since then
    float until = 1;  // steps at which it is looked at again

    /// A step of thought is a move played, or judged one step ahead.
    bool is_time_up() {
      if (budget->used == nullptr || ++steps < until) return used >= 1;
      const float now = budget->used(budget->clock);
      const float a_step = (now - used) / steps;
      used = now;
      until = std::clamp(a_step * kMostSteps > kShareOfALook ? kShareOfALook / a_step : kMostSteps, 1.0F,
                         2 * steps);
      steps = 0;
      return used >= 1;
    }
  };

  uint64_t key_of(const State& s, Seat seat, uint64_t chain) const {
    const uint64_t cue = knowledge_->rules().cue(s, seat);
    return mix(cue ^ (uint64_t{seat} + 1) * 0x9e3779b97f4a7c15ULL, G::kCueMode == CueMode::line ? chain : 0);
  }

  uint32_t find_root() const {
    Rng rng(0);
    return graph_.find(key_of(knowledge_->sample(rng), knowledge_->seat(), 0));
  }

  /// Whether so many more iterations could not make another move the most tried one.
  bool is_settled(float left) const {
    if (knowledge_->together()) return false;  // the choice is drawn by visits: all of them count
    const uint32_t root = find_root();
    if (root == kNone) return false;
    uint32_t most = 0;
    uint32_t second = 0;
    for (const Edge& edge : graph_.edges_of(graph_.node(root))) {
      second = std::max(second, std::min(most, edge.visits));
      most = std::max(most, edge.visits);
    }
    return static_cast<float>(most - second) > left;
  }

  void iterate(uint64_t seed) {
    const G& rules = knowledge_->rules();
    // Every move of the root is tried the n-th time in the same world: it should differ by what it is, not by
    // its luck.
    tried_ = root_ == kNone ? kNone : select_any(root_);
    Rng rng(mix(seed, tried_ == kNone ? 0 : graph_.edge(tried_).visits));
    Chance chance = Chance::fast(rng.next());
    State s = knowledge_->sample(rng);
    path_.clear();
    leaf_ = kNone;
    bool in_graph = true;
    int played_out = 0;  // decisions since the graph was left
    uint32_t from = kNone;
    std::array<uint64_t, kMaxSeats> chain{};  // line mode: what each seat saw of the moves so far
    Seat seat = rules.deciders(s).seats.lowest();
    for (int decisions = 0; seat != kNobody && decisions < kMaxDecisions; ++decisions) {
      is_listed_ = false;
      const uint32_t edge = in_graph ? step(s, seat, from, chain[seat]) : kNone;
      Move move;
      if (edge != kNone) {
        move = graph_.edge(edge).move;
        if (G::kCueMode == CueMode::line) watch(s, seat, move, chain);
      } else {
        in_graph = false;
        const int horizon = settings_.playout_horizon;
        if (horizon != SearchSettings::kToTheEnd && played_out++ >= horizon) break;
        move = playout_move(s, seat, rng);
      }
      // It can be judged anywhere, so a long line need not be played to its end.
      if (!path_.empty() && watch_.is_time_up()) break;
      const uint64_t drawn = chance.drawn();
      NoJournal journal;
      rules.play(s, seat, move, chance, journal);
      const Seat next = rules.deciders(s).seats.lowest();
      // Where the same seat goes on and nothing was revealed or drawn, the move leads to the same node in
      // every world.
      const bool fixed = next == seat && !journal.revealed && chance.drawn() == drawn;
      from = fixed ? edge : kNone;
      seat = next;
    }
    const Utilities end = utilities_of(rules, s, par_);
    back_up(end);
    if (counts_shares_) add_shares(victory_shares(rules, s, end));
  }

  /// To what the seat's first move on the path has brought so far.
  void add_shares(const std::array<float, kMaxSeats>& shares) {
    for (const Step& step : path_) {
      if (step.seat != knowledge_->seat()) continue;
      const Move move = graph_.edge(step.edge).move;
      auto found =
          std::find_if(shares_.begin(), shares_.end(), [&](const Shares& each) { return each.move == move; });
      if (found == shares_.end()) found = shares_.insert(found, Shares{move, 0, {}});
      ++found->count;
      for (size_t seat = 0; seat < shares.size(); ++seat) found->sum[seat] += shares[seat];
      return;
    }
  }

  void watch(const State& s, Seat actor, Move move, std::array<uint64_t, kMaxSeats>& chain) const {
    const G& rules = knowledge_->rules();
    for (Seat viewer = 0; viewer < rules.seats(); ++viewer) {
      const auto seen = std::bit_cast<uint32_t>(rules.seen(s, actor, move, viewer));
      chain[viewer] = mix(chain[viewer], uint64_t{actor} << 32 | seen);
    }
  }

  /// The edge that the seat follows in its graph; none where its graph ends.
  uint32_t step(const State& s, Seat seat, uint32_t from, uint64_t chain) {
    const bool known = G::kCueMode == CueMode::graph && from != kNone && graph_.edge(from).child != 0;
    const uint32_t node = known ? graph_.edge(from).child - 1 : graph_.enter(key_of(s, seat, chain));
    if (node == kNone || path_.size() == kMaxDepth) return kNone;
    if (from != kNone) graph_.edge(from).child = node + 1;
    // The root is expanded at once; other nodes when they are seen again.
    const bool ready = graph_.node(node).count > 0 ||
                       ((graph_.node(node).visits > 0 || path_.empty()) && expand(node, s, seat));
    if (!ready) {
      leaf_ = node;
      leaf_seat_ = seat;
      return kNone;
    }
    const bool at_root = path_.empty() && seat == knowledge_->seat();
    if (at_root) root_ = node;
    const uint32_t edge = !at_root ? select(node, s, seat) : tried_ != kNone ? tried_ : select_any(node);
    path_.push_back({node, edge, seat});
    return edge;
  }

  /// Whether this is what the thinking seat is asked: where others decide together with it, they may come
  /// first.
  bool is_choice(Seat seat) const {
    return seat == knowledge_->seat() &&
           std::none_of(path_.begin(), path_.end(), [&](const Step& step) { return step.seat == seat; });
  }

  /// The moves of who is asked, listed once they are needed.
  const typename G::Moves& moves_of(const State& s, Seat seat) {
    if (!is_listed_) {
      list_.clear();
      knowledge_->rules().moves(s, seat, list_);
      is_listed_ = true;
    }
    return list_;
  }

  /// Gives a leaf its edges with their priors. False when there is no room left.
  bool expand(uint32_t index, const State& s, Seat seat) {
    const bool some = seen_ != nullptr && is_choice(seat);
    const typename G::Moves& list = some ? *seen_ : moves_of(s, seat);
    const std::span<Edge> edges = graph_.expand(index, list);
    if (edges.empty()) return false;
    const bool sensed = std::ssize(path_) < settings_.sensed_depth;
    if (sensed) watch_.steps += static_cast<float>(edges.size());
    int room[G::Moves::kCapacity] = {};
    const std::span<int> gains(room, edges.size());
    if (sensed) {
      for (size_t i = 0; i < edges.size(); ++i) gains[i] = lead_after(s, seat, edges[i].move);
    } else {
      knowledge_->rules().hints(s, seat, list, gains);
    }
    const int best = *std::max_element(gains.begin(), gains.end());
    const auto temperature =
        static_cast<float>(sensed ? settings_.sensed_temperature : settings_.prior_temperature);
    float total = 0;
    for (size_t i = 0; i < edges.size(); ++i) {
      edges[i].prior = falling(static_cast<float>(best - gains[i]) / temperature);
      total += edges[i].prior;
    }
    const float uniform = kUniformPrior / static_cast<float>(edges.size());
    for (Edge& edge : edges)
      edge.prior = edge.exploration = (1 - kUniformPrior) * edge.prior / total + uniform;
    return true;
  }

  /// Like exp(-x), with nothing but sums, products and one division: the same on every machine.
  static float falling(float x) { return 1 / (1 + x * (1 + x * (0.5F + x * 0.1666667F))); }

  /// What greedy would say of a move.
  int lead_after(State s, Seat seat, Move move) const {
    Chance chance = Chance::fast(0);
    NoJournal nothing;
    knowledge_->rules().play(s, seat, move, chance, nothing);
    return lead_of(knowledge_->rules(), s, seat);
  }

  uint32_t select(uint32_t index, const State& s, Seat seat) {
    if constexpr (G::kCueMode == CueMode::line) {
      return select_available(index, s, seat);
    } else {
      return select_any(index);
    }
  }

  /// Where the moves are the same in every world.
  uint32_t select_any(uint32_t index) const {
    const Node& node = graph_.node(index);
    const float bonus = settings_.exploration * std::sqrt(static_cast<float>(node.visits + 1));
    const float untried = first_play_value(node);
    uint32_t best = node.first;
    float most = -1e9F;
    for (uint32_t i = node.first; i < node.first + node.count; ++i) {
      const float score = puct(graph_.edge(i), bonus, untried);
      if (score > most) {
        most = score;
        best = i;
      }
    }
    return best;
  }

  /// Only the moves that are legal in this world; each is weighed by how often it was.
  uint32_t select_available(uint32_t index, const State& s, Seat seat) {
    const typename G::Moves& list = moves_of(s, seat);
    uint32_t best = kNone;
    float most = -1e9F;
    for (int i = 0; i < list.size(); ++i) {
      const uint32_t at = graph_.edge_of(index, list[i], static_cast<uint32_t>(i));
      if (at == kNone) continue;
      Edge& edge = graph_.edge(at);
      ++edge.available;
      const float bonus = settings_.exploration * std::sqrt(static_cast<float>(edge.available));
      const float score = puct(edge, bonus, first_play_value(graph_.node(index)));
      if (score > most) {
        most = score;
        best = at;
      }
    }
    require(best != kNone);
    return best;
  }

  float first_play_value(const Node& node) const {
    const float mean = node.visits == 0 ? 0.5F : node.value / static_cast<float>(node.visits);
    return mean - settings_.first_play_reduction;
  }

  static float puct(const Edge& edge, float bonus, float first_play) {
    return (edge.visits == 0 ? first_play : edge.mean) + bonus * edge.exploration;
  }

  Move playout_move(const State& s, Seat seat, Rng& rng) {
    const typename G::Moves& list = moves_of(s, seat);
    const auto count = static_cast<uint32_t>(list.size());
    const uint32_t first = rng.below(count);
    if (count == 1 || settings_.playout_sample <= 1) return list[static_cast<int>(first)];
    std::bitset<G::Moves::kCapacity> drawn;  // a move that comes up again need not be judged again
    drawn.set(first);
    Move sample[G::Moves::kCapacity];
    size_t size = 0;
    sample[size++] = list[static_cast<int>(first)];
    for (int i = 1; i < settings_.playout_sample; ++i) {
      const uint32_t at = rng.below(count);
      if (drawn[at]) continue;
      drawn.set(at);
      sample[size++] = list[static_cast<int>(at)];
    }
    int gains[G::Moves::kCapacity];
    knowledge_->rules().hints(s, seat, {sample, size}, gains);
    return sample[std::max_element(gains, gains + size) - gains];
  }

  void back_up(const Utilities& end) {
    for (const Step& step : path_) {
      Node& node = graph_.node(step.node);
      ++node.visits;
      node.value += end.utility[step.seat];
      Edge& edge = graph_.edge(step.edge);
      ++edge.visits;
      const auto visits = static_cast<float>(edge.visits);
      edge.mean += (end.utility[step.seat] - edge.mean) / visits;
      edge.exploration = edge.prior / (1 + visits);
      edge.lead += end.lead[step.seat];
    }
    if (leaf_ == kNone) return;
    ++graph_.node(leaf_).visits;
    graph_.node(leaf_).value += end.utility[leaf_seat_];
  }

  SearchSettings settings_;
  SearchGraph graph_;
  const Knowledge<G>* knowledge_ = nullptr;
  const typename G::Moves* seen_ = nullptr;
  bool counts_shares_ = false;
  std::vector<Shares> shares_;
  Watch watch_;
  std::vector<Step> path_;
  typename G::Moves list_;  // of the decision that the iteration has come to
  bool is_listed_ = false;
  int par_ = 0;             // who plays alone must beat what he could expect when he began to think
  uint32_t root_ = kNone;   // the thinking seat's node, if it is the first one asked
  uint32_t tried_ = kNone;  // the edge that is tried there
  uint32_t leaf_ = kNone;
  Seat leaf_seat_ = 0;
};

}  // namespace paydirt
