// What a search has learned: a node for each situation as a seat sees it, with an edge for each of its moves.
//
// Nodes and edges live in two arrays and name each other by index. There is a limit to both; below it memory
// grows with what is used, so a short search is a small one. A graph that is full goes on without new nodes.
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/move.hpp"

namespace paydirt {

class SearchGraph {
 public:
  static constexpr uint32_t kNone = ~0U;  // no node, no edge
  static constexpr uint32_t kNodeLimit = 1U << 18;

  struct Node {
    uint64_t key = 0;
    uint32_t first = 0;  // edge
    uint32_t count = 0;  // 0: a leaf
    uint32_t room = 0;   // for edges, from the first on
    uint32_t visits = 0;
    float value = 0;  // sum of the deciding seat's utility over the visits
    uint32_t unused = 0;
  };
  struct Edge {
    Move move;
    uint32_t visits = 0;
    float mean = 0;         // of the deciding seat's utility
    float exploration = 0;  // prior / (1 + visits): what the bonus for trying is weighed by
    float prior = 0;
    float lead = 0;          // sum of the seat's expected leads
    uint32_t available = 0;  // line mode: how often the move was legal here
    uint32_t child = 0;      // graph mode: node + 1 where the move always leads to one node of the same seat
  };

  explicit SearchGraph(uint32_t node_limit) : node_limit_(node_limit), slots_(kFewestSlots) {}

  size_t node_count() const { return nodes_.size(); }
  Node& node(uint32_t index) { return nodes_[index]; }
  const Node& node(uint32_t index) const { return nodes_[index]; }
  Edge& edge(uint32_t index) { return edges_[index]; }
  const Edge& edge(uint32_t index) const { return edges_[index]; }
  std::span<const Edge> edges_of(const Node& node) const { return {edges_.data() + node.first, node.count}; }

  /// Makes room for what so many iterations usually add. Each enters two nodes at the most; of edges there
  /// may be more, and then the array grows while the search runs.
  void reserve(uint32_t iterations) {
    grow(nodes_, nodes_.size() + size_t{iterations} * 2, node_limit_);
    grow(edges_, edges_.size() + size_t{iterations} * kEdgesPerNode, edge_limit());
    if (slots_.size() < nodes_.capacity() * 2) widen_slots(nodes_.capacity());
  }

  void clear() {
    nodes_.clear();
    edges_.clear();
    std::fill(slots_.begin(), slots_.end(), 0);
  }

  /// Whether what is known leaves too little room for another search.
  bool is_crowded() const { return nodes_.size() > node_limit_ / 2 || edges_.size() > edge_limit() / 2; }

  /// The node of this key, or none.
  uint32_t find(uint64_t key) const {
    const uint32_t slot = slots_[slot_of(key)];
    return slot == 0 ? kNone : slot - 1;
  }

  /// The node of this key, made if there is room.
  uint32_t enter(uint64_t key) {
    uint32_t slot = slot_of(key);
    if (slots_[slot] != 0) return slots_[slot] - 1;
    if (nodes_.size() == node_limit_) return kNone;
    if (nodes_.size() * 2 >= slots_.size()) {
      widen_slots(slots_.size());
      slot = slot_of(key);
    }
    nodes_.push_back({.key = key});
    slots_[slot] = static_cast<uint32_t>(nodes_.size());
    return static_cast<uint32_t>(nodes_.size() - 1);
  }

  /// Gives a leaf an edge for each of these moves. None when there is no room left.
  std::span<Edge> expand(uint32_t index, std::span<const Move> moves) {
    if (edges_.size() + moves.size() > edge_limit()) return {};
    Node& node = nodes_[index];
    node.first = static_cast<uint32_t>(edges_.size());
    node.count = node.room = static_cast<uint32_t>(moves.size());
    for (const Move move : moves) edges_.push_back({.move = move});
    return {edges_.data() + node.first, node.count};
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

 private:
  static constexpr size_t kEdgesPerNode = 8;
  static constexpr size_t kFewestSlots = 64;

  size_t edge_limit() const { return node_limit_ * kEdgesPerNode; }

  /// By half at least, so that many short searches in one graph do not copy it again and again.
  template <class T>
  static void grow(std::vector<T>& list, size_t wanted, size_t limit) {
    wanted = std::min(wanted, limit);
    if (wanted > list.capacity()) list.reserve(std::min(std::max(wanted, list.capacity() * 3 / 2), limit));
  }

  /// Where the key is, or where it would go: open addressing.
  uint32_t slot_of(uint64_t key) const {
    const auto mask = static_cast<uint32_t>(slots_.size() - 1);
    auto slot = static_cast<uint32_t>(key) & mask;
    while (slots_[slot] != 0 && nodes_[slots_[slot] - 1].key != key) slot = (slot + 1) & mask;
    return slot;
  }

  /// At least two slots for each of so many nodes.
  void widen_slots(size_t nodes) {
    size_t size = kFewestSlots;
    while (size < nodes * 2) size *= 2;
    slots_.assign(size, 0);
    for (uint32_t i = 0; i < nodes_.size(); ++i) slots_[slot_of(nodes_[i].key)] = i + 1;
  }

  uint32_t add_edge(uint32_t index, Move move) {
    Node& node = nodes_[index];
    if (node.count == node.room) {  // move the block to the end, with room to grow
      if (edges_.size() + size_t{node.room} * 2 > edge_limit()) return kNone;
      const uint32_t from = node.first;
      node.first = static_cast<uint32_t>(edges_.size());
      edges_.resize(edges_.size() + size_t{node.room} * 2);
      std::copy_n(edges_.begin() + from, node.count, edges_.begin() + node.first);
      node.room *= 2;
    }
    const uint32_t at = node.first + node.count++;
    const float prior = 1 / static_cast<float>(node.count);
    edges_[at] = {.move = move, .exploration = prior, .prior = prior};
    return at;
  }

  uint32_t node_limit_;
  std::vector<Node> nodes_;
  std::vector<Edge> edges_;
  std::vector<uint32_t> slots_;  // node + 1
};

}  // namespace paydirt
