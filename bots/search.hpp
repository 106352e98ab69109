// Information-set Monte-Carlo tree search with one graph a seat (docs/decisions/0003-search.md).
//
// Every iteration draws a world that the thinking seat cannot tell from the truth and walks down it. Each
// seat that is asked chooses in a graph of its own, keyed by what that seat sees, and maximises its own
// value; nobody's choice can depend on what only others know, and seats that decide together choose apart by
// construction.
#pragma once

#include <algorithm>
#include <cmath>
#include <memory>
#include <vector>

#include "bots/bot.hpp"
#include "bots/lead.hpp"

namespace paydirt {

struct SearchSettings {
  static constexpr int kToTheEnd = -1;

  int horizon = 16;  // policy decisions after the graph is left, before sense judges; kToTheEnd: none is cut
  int policy_sample = 8;       // a policy move is the best by hint of so many drawn at random
  float explore = 0.8F;        // weight of the prior's bonus
  float doubt = 0.05F;         // an untried move is taken to be so much worse than its node's mean
  int warmth = 3 * kPoint;     // difference in hint at which a prior has clearly fallen
  int sensed = 0;              // decisions from the root whose priors come from sense, not from hints
  int sensed_warmth = kPoint;  // the same difference there
};

/// The usual settings, with the horizon that suits the game where it names one as `kHorizon`, a policy that
/// draws `kSample` moves, and as many decisions sensed as it names in `kSensed`. Where its hints are as good
/// as `kTrustsHints` says, less is tried against them.
template <Game G>
constexpr SearchSettings settings_for() {
  SearchSettings settings;
  if constexpr (requires { G::kHorizon; }) settings.horizon = G::kHorizon;
  if constexpr (requires { G::kSample; }) settings.policy_sample = G::kSample;
  if constexpr (requires { G::kSensed; }) settings.sensed = G::kSensed;
  if constexpr (requires { requires G::kTrustsHints; }) {
    settings.explore = 0.5F;
    settings.warmth = 3 * kPoint / 2;
  }
  return settings;
}

template <Game G>
class Search {
 public:
  using State = typename G::State;

  explicit Search(SearchSettings settings = {}, uint32_t node_capacity = 1U << 18)
      : settings_(settings), node_capacity_(node_capacity) {
    nodes_.reserve(node_capacity);
    edges_.reserve(size_t{node_capacity} * 8);
    slots_.assign(size_t{node_capacity} * 2, 0);
    path_.reserve(kDeepest);
  }

  /// Thinks until the budget is spent, or until the rest of its time could not change the choice. Statistics
  /// of earlier calls are kept while they apply and fit.
  uint32_t run(const Knowledge<G>& knowledge, const Budget& budget, uint64_t seed) {
    const bool crowded = nodes_.size() > node_capacity_ / 2 || edges_.size() > edges_.capacity() / 2;
    const bool alone = knowledge.rules().seats() == 1;
    if (G::kCueMode == CueMode::line || crowded || alone) forget();
    knowledge_ = &knowledge;
    root_ = kNone;
    Rng rng(seed);
    par_ = alone ? lead_of(knowledge.rules(), knowledge.sample(rng), knowledge.seat()) : 0;
    uint32_t done = 0;
    while (budget.iterations == 0 || done < budget.iterations) {
      if (done % kBetweenLooks == 0 && done > 0 && budget.used != nullptr) {
        const float used = budget.used(budget.clock);
        if (used >= 1 || is_settled(static_cast<float>(done) * (1 - used) / used)) break;
      }
      iterate(seed);
      ++done;
      if (budget.iterations == 0 && budget.used == nullptr) break;
    }
    return done;
  }

  /// What the thinking seat's moves were found to be worth, most visited first.
  std::vector<Considered> considered() const {
    std::vector<Considered> list;
    const Node* const root = nodes_.empty() ? nullptr : find_root();
    if (root == nullptr) return list;
    for (uint32_t i = 0; i < root->count; ++i) {
      const Edge& edge = edges_[root->first + i];
      const float visits = static_cast<float>(edge.visits);
      list.push_back({edge.move, edge.visits, edge.visits == 0 ? 0 : static_cast<int>(edge.lead / visits)});
    }
    std::stable_sort(list.begin(), list.end(), [](const Considered& left, const Considered& right) {
      return left.visits != right.visits ? left.visits > right.visits : left.points > right.points;
    });
    return list;
  }

  size_t node_count() const { return nodes_.size(); }

 private:
  static constexpr int kDeepest = 512;
  static constexpr uint32_t kBetweenLooks = 32;
  static constexpr int kLongest = 4096;  // decisions in one iteration; every game ends long before

  struct Node {
    uint64_t key = 0;
    uint32_t first = 0;  // edge
    uint32_t count = 0;  // 0: a leaf, expanded on its second visit
    uint32_t room = 0;
    uint32_t visits = 0;
    float value = 0;  // sum over visits, for untried moves
    uint32_t unused = 0;
  };
  struct Edge {
    Move move;
    uint32_t visits = 0;
    float mean = 0;   // of the deciding seat's utility
    float claim = 0;  // prior / (1 + visits): what the bonus for trying is weighed by
    float prior = 0;
    float lead = 0;          // sum of the seat's expected leads
    uint32_t available = 0;  // line mode: how often the move was legal here
    uint32_t child =
        0;  // graph mode: node index + 1 where the move always leads to one node of the same seat
  };
  struct Step {
    uint32_t node;
    uint32_t edge;
    Seat seat;
  };

  void forget() {
    nodes_.clear();
    edges_.clear();
    std::fill(slots_.begin(), slots_.end(), 0);
  }

  uint64_t key_of(const State& s, Seat seat, uint64_t chain) const {
    const uint64_t cue = knowledge_->rules().cue(s, seat);
    return mix(cue ^ (uint64_t{seat} + 1) * 0x9e3779b97f4a7c15ULL, G::kCueMode == CueMode::line ? chain : 0);
  }

  const Node* find_root() const {
    Rng rng(0);
    const State world = knowledge_->sample(rng);
    const uint32_t slot = slot_of(key_of(world, knowledge_->seat(), 0));
    return slots_[slot] == 0 ? nullptr : &nodes_[slots_[slot] - 1];
  }

  /// Whether so many more iterations could not make another move the most tried one.
  bool is_settled(float left) const {
    if (knowledge_->together()) return false;  // the choice is drawn by visits: all of them count
    const Node* const root = find_root();
    if (root == nullptr) return false;
    uint32_t most = 0;
    uint32_t second = 0;
    for (uint32_t i = root->first; i < root->first + root->count; ++i) {
      second = std::max(second, std::min(most, edges_[i].visits));
      most = std::max(most, edges_[i].visits);
    }
    return static_cast<float>(most - second) > left;
  }

  /// Where the key is, or where it would go.
  uint32_t slot_of(uint64_t key) const {
    auto slot = static_cast<uint32_t>(key & (slots_.size() - 1));
    while (slots_[slot] != 0 && nodes_[slots_[slot] - 1].key != key) {
      slot = (slot + 1) & static_cast<uint32_t>(slots_.size() - 1);
    }
    return slot;
  }

  void iterate(uint64_t seed) {
    const G& rules = knowledge_->rules();
    // Every move of the root is tried the n-th time in the same world: it should differ by what it is, not by
    // its luck.
    tried_ = root_ == kNone ? kNone : select_any(root_);
    Rng rng(mix(seed, tried_ == kNone ? 0 : edges_[tried_].visits));
    Chance chance = Chance::fast(rng.next());
    State s = knowledge_->sample(rng);
    path_.clear();
    leaf_ = kNone;
    bool in_graph = true;
    int after = 0;  // decisions since the graph was left
    uint32_t from = kNone;
    std::array<uint64_t, kMaxSeats> chain{};  // line mode: what each seat saw of the moves so far
    Seat seat = rules.deciders(s).seats.lowest();
    for (int decisions = 0; seat != kNobody && decisions < kLongest; ++decisions) {
      const uint32_t edge = in_graph ? step(s, seat, from, chain[seat]) : kNone;
      Move move;
      if (edge != kNone) {
        move = edges_[edge].move;
        if (G::kCueMode == CueMode::line) watch(s, seat, move, chain);
      } else {
        in_graph = false;
        if (settings_.horizon != SearchSettings::kToTheEnd && after++ >= settings_.horizon) break;
        move = policy(s, seat, rng);
      }
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
    learn(s);
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
    const bool known = G::kCueMode == CueMode::graph && from != kNone && edges_[from].child != 0;
    const uint32_t node = known ? edges_[from].child - 1 : enter(key_of(s, seat, chain));
    if (node == kNone || path_.size() == kDeepest) return kNone;
    if (from != kNone) edges_[from].child = node + 1;
    // The root is expanded at once; other nodes when they are seen again.
    const bool ready =
        nodes_[node].count > 0 || ((nodes_[node].visits > 0 || path_.empty()) && expand(node, s, seat));
    if (!ready) {
      leaf_ = node;
      leaf_seat_ = seat;
      return kNone;
    }
    const bool at_root = path_.empty() && seat == knowledge_->seat();
    const uint32_t edge = at_root && tried_ != kNone ? tried_ : select(node, s, seat);
    if (at_root) root_ = node;
    path_.push_back({node, edge, seat});
    return edge;
  }

  static constexpr uint32_t kNone = ~0U;

  /// The node of this key, made if there is room.
  uint32_t enter(uint64_t key) {
    const uint32_t slot = slot_of(key);
    if (slots_[slot] != 0) return slots_[slot] - 1;
    if (nodes_.size() == node_capacity_) return kNone;
    nodes_.push_back({});
    nodes_.back().key = key;
    slots_[slot] = static_cast<uint32_t>(nodes_.size());
    return static_cast<uint32_t>(nodes_.size() - 1);
  }

  /// Gives a leaf its edges, with priors from the game's hints. False when there is no room left.
  bool expand(uint32_t index, const State& s, Seat seat) {
    list_.clear();
    knowledge_->rules().moves(s, seat, list_);
    const auto count = static_cast<uint32_t>(list_.size());
    if (edges_.size() + count > edges_.capacity()) return false;
    Node& node = nodes_[index];
    node.first = static_cast<uint32_t>(edges_.size());
    node.count = node.room = count;
    const bool sensed = std::ssize(path_) < settings_.sensed;
    const auto warmth = static_cast<float>(sensed ? settings_.sensed_warmth : settings_.warmth);
    int hints[G::Moves::kCapacity];
    int best = -1'000'000;
    for (uint32_t i = 0; i < count; ++i) {
      const Move move = list_[static_cast<int>(i)];
      hints[i] = sensed ? lead_after(s, seat, move) : knowledge_->rules().hint(s, seat, move);
      best = std::max(best, hints[i]);
    }
    float total = 0;
    for (uint32_t i = 0; i < count; ++i) {
      // Falls like exp, with nothing but sums, products and one division: the same on every machine.
      const float fall = static_cast<float>(best - hints[i]) / warmth;
      const float weight = 1 / (1 + fall * (1 + fall * (0.5F + fall * 0.1666667F)));
      total += weight;
      edges_.push_back({.move = list_[static_cast<int>(i)], .prior = weight});
    }
    const float even = 0.2F / static_cast<float>(count);
    for (uint32_t i = 0; i < count; ++i) {
      Edge& edge = edges_[node.first + i];
      edge.prior = edge.claim = 0.8F * edge.prior / total + even;
    }
    return true;
  }

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
    const Node& node = nodes_[index];
    const float bonus = settings_.explore * std::sqrt(static_cast<float>(node.visits + 1));
    const float untried = untried_value(node);
    uint32_t best = node.first;
    float most = -1e9F;
    for (uint32_t i = node.first; i < node.first + node.count; ++i) {
      const float score = score_of(edges_[i], bonus, untried);
      if (score > most) {
        most = score;
        best = i;
      }
    }
    return best;
  }

  float untried_value(const Node& node) const {
    const float mean = node.visits == 0 ? 0.5F : node.value / static_cast<float>(node.visits);
    return mean - settings_.doubt;
  }

  static float score_of(const Edge& edge, float bonus, float untried) {
    return (edge.visits == 0 ? untried : edge.mean) + bonus * edge.claim;
  }

  /// Only the moves that are legal in this world; each is weighed by how often it was.
  uint32_t select_available(uint32_t index, const State& s, Seat seat) {
    list_.clear();
    knowledge_->rules().moves(s, seat, list_);
    uint32_t best = kNone;
    float most = -1e9F;
    for (int i = 0; i < list_.size(); ++i) {
      const uint32_t at = edge_of(index, list_[i], static_cast<uint32_t>(i));
      if (at == kNone) continue;
      Edge& edge = edges_[at];
      ++edge.available;
      const float bonus = settings_.explore * std::sqrt(static_cast<float>(edge.available));
      const float score = score_of(edge, bonus, untried_value(nodes_[index]));
      if (score > most) {
        most = score;
        best = at;
      }
    }
    require(best != kNone);
    return best;
  }

  /// The edge of a move, first looked for where it stood last time; added if this world brought it.
  uint32_t edge_of(uint32_t index, Move move, uint32_t guess) {
    const Node& node = nodes_[index];
    if (guess < node.count && edges_[node.first + guess].move == move) return node.first + guess;
    for (uint32_t i = 0; i < node.count; ++i) {
      if (edges_[node.first + i].move == move) return node.first + i;
    }
    return add_edge(index, move);
  }

  uint32_t add_edge(uint32_t index, Move move) {
    Node& node = nodes_[index];
    if (node.count == node.room) {  // move the block to the end, with room to grow
      if (edges_.size() + size_t{node.room} * 2 > edges_.capacity()) return kNone;
      const uint32_t from = node.first;
      node.first = static_cast<uint32_t>(edges_.size());
      for (uint32_t i = 0; i < node.count; ++i) edges_.push_back(Edge(edges_[from + i]));
      edges_.resize(edges_.size() + node.room);
      node.room *= 2;
    }
    const uint32_t at = node.first + node.count++;
    const float prior = 1 / static_cast<float>(node.count);
    edges_[at] = {.move = move, .claim = prior, .prior = prior};
    return at;
  }

  Move policy(const State& s, Seat seat, Rng& rng) {
    list_.clear();
    knowledge_->rules().moves(s, seat, list_);
    const auto count = static_cast<uint32_t>(list_.size());
    Move best = list_[static_cast<int>(rng.below(count))];
    if (count == 1 || settings_.policy_sample <= 1) return best;
    int most = knowledge_->rules().hint(s, seat, best);
    for (int i = 1; i < settings_.policy_sample; ++i) {
      const Move other = list_[static_cast<int>(rng.below(count))];
      const int gain = knowledge_->rules().hint(s, seat, other);
      if (gain > most) {
        most = gain;
        best = other;
      }
    }
    return best;
  }

  void learn(const State& s) {
    const G& rules = knowledge_->rules();
    const auto points = expected_points(rules, s);
    const bool over = rules.deciders(s).seats.empty();
    Outcome outcome;
    if (over) outcome = rules.outcome(s);
    int winners = 0;
    for (int seat = 0; seat < rules.seats(); ++seat) winners += outcome.rank[seat] == 1 ? 1 : 0;
    const float left = static_cast<float>(rules.left(s)) / 1024;
    const float scale = 0.55F * kPoint * (static_cast<float>(G::spread()) * std::sqrt(left) + 1);
    const float waiting = 0.002F * static_cast<float>(rules.waiting(s));
    float utility[kMaxSeats];
    float leads[kMaxSeats];
    for (int seat = 0; seat < rules.seats(); ++seat) {
      leads[seat] = static_cast<float>(lead(points, rules.seats(), seat));
      utility[seat] = squash((leads[seat] - static_cast<float>(par_)) / scale) - waiting;
      if (!over) continue;
      const float won = outcome.rank[seat] == 1 ? 1 / static_cast<float>(winners) : 0;
      utility[seat] = 0.8F * won + 0.2F * utility[seat];
    }
    for (const Step& step : path_) {
      Node& node = nodes_[step.node];
      ++node.visits;
      node.value += utility[step.seat];
      Edge& edge = edges_[step.edge];
      ++edge.visits;
      const auto visits = static_cast<float>(edge.visits);
      edge.mean += (utility[step.seat] - edge.mean) / visits;
      edge.claim = edge.prior / (1 + visits);
      edge.lead += leads[step.seat];
    }
    if (leaf_ != kNone) {
      ++nodes_[leaf_].visits;
      nodes_[leaf_].value += utility[leaf_seat_];
    }
  }

  /// From 0 to 1 like a logistic curve, but with a square root alone.
  static float squash(float x) {
    const float half = 0.5F * x;
    return 0.5F + 0.5F * half / std::sqrt(1 + half * half);
  }

  SearchSettings settings_;
  uint32_t node_capacity_;
  const Knowledge<G>* knowledge_ = nullptr;
  std::vector<Node> nodes_;
  std::vector<Edge> edges_;
  std::vector<uint32_t> slots_;  // open addressing; node index + 1
  std::vector<Step> path_;
  typename G::Moves list_;
  int par_ = 0;             // who plays alone must beat what he could expect when he began to think
  uint32_t root_ = kNone;   // the thinking seat's node, if it is the first one asked
  uint32_t tried_ = kNone;  // the edge that is tried there
  uint32_t leaf_ = kNone;
  Seat leaf_seat_ = 0;
};

template <Game G>
class SearchBot final : public Bot<G> {
 public:
  SearchBot(uint64_t seed, uint32_t iterations, int slip, SearchSettings settings = settings_for<G>())
      : rng_(seed), iterations_(iterations), slip_(slip), search_(settings) {}

  Move choose(const Knowledge<G>& knowledge, const Budget& budget) override {
    return think(knowledge, budget).move;
  }

  Thought think(const Knowledge<G>& knowledge, const Budget& budget) override {
    typename G::Moves list;
    knowledge.moves(list);
    if (list.size() == 1) return {list[0], 0, {{list[0], 0, 0}}};
    Budget bounded = budget;
    if (iterations_ > 0 && (budget.iterations == 0 || budget.iterations > iterations_)) {
      bounded.iterations = iterations_;
    }
    Thought thought;
    thought.iterations = search_.run(knowledge, bounded, rng_.next());
    thought.considered = search_.considered();
    if (thought.considered
            .empty()) {  // others decide first in a block: few iterations may not reach the seat
      for (const Move move : list) thought.considered.push_back({move, 0, 0});
    }
    thought.move = decide(knowledge, thought.considered);
    return thought;
  }

 private:
  Move decide(const Knowledge<G>& knowledge, const std::vector<Considered>& considered) {
    if (knowledge.together()) return mixed(considered);
    if (slip_ == 0) return considered.front().move;
    // Only moves that were looked at in earnest are candidates for a slip.
    std::vector<Considered> tried;
    for (const Considered& each : considered) {
      if (each.visits * 20 >= considered.front().visits) tried.push_back(each);
    }
    std::stable_sort(tried.begin(), tried.end(), [](const Considered& left, const Considered& right) {
      return left.points > right.points;
    });
    return pick_near_best(tried, slip_, rng_);
  }

  /// Where several decide together a fixed choice could be foreseen: draw by squared visits.
  Move mixed(const std::vector<Considered>& considered) {
    uint64_t total = 0;
    const auto weight = [&](const Considered& each) {
      return each.visits * 10 < considered.front().visits ? 0 : uint64_t{each.visits} * each.visits;
    };
    for (const Considered& each : considered) total += weight(each);
    if (total == 0) return considered.front().move;
    uint64_t at = rng_.next() % total;
    for (const Considered& each : considered) {
      if (at < weight(each)) return each.move;
      at -= weight(each);
    }
    return considered.front().move;
  }

  Rng rng_;
  uint32_t iterations_;
  int slip_;
  Search<G> search_;
};

}  // namespace paydirt
