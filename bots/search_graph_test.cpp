#include "bots/search_graph.hpp"

#include <gtest/gtest.h>

#include "engine/bytes.hpp"

namespace paydirt {
namespace {

constexpr Move kMoves[] = {{1, 0}, {1, 1}, {2, 7}};

/// Keys as a search makes them: spread over all bits.
uint64_t key(uint64_t number) { return mix(number); }

TEST(SearchGraph, FindsEveryNodeAgainHoweverItGrew) {
  constexpr uint32_t kNodes = 10'000;
  SearchGraph reserved(1U << 14);
  reserved.reserve(kNodes);
  SearchGraph grown(1U << 14);
  for (uint32_t i = 0; i < kNodes; ++i) {
    ASSERT_EQ(reserved.enter(key(i)), i);
    ASSERT_EQ(grown.enter(key(i)), i);
    ASSERT_EQ(grown.expand(i, kMoves).size(), 3U);
  }
  for (uint32_t i = 0; i < kNodes; ++i) {
    ASSERT_EQ(reserved.find(key(i)), i);
    ASSERT_EQ(grown.find(key(i)), i);
    ASSERT_EQ(grown.enter(key(i)), i);
  }
  EXPECT_EQ(grown.find(key(kNodes)), SearchGraph::kNone);
  grown.clear();
  EXPECT_EQ(grown.find(key(1)), SearchGraph::kNone);
  EXPECT_EQ(grown.node_count(), 0U);
}

TEST(SearchGraph, IsFullAtItsLimits) {
  SearchGraph graph(4);  // nodes, and 32 edges
  for (uint32_t i = 0; i < 4; ++i) EXPECT_EQ(graph.enter(key(i)), i);
  EXPECT_EQ(graph.enter(key(4)), SearchGraph::kNone);
  EXPECT_EQ(graph.enter(key(3)), 3U);
  EXPECT_TRUE(graph.is_crowded());
  const std::vector<Move> many(20);
  EXPECT_EQ(graph.expand(0, many).size(), 20U);
  EXPECT_TRUE(graph.expand(1, many).empty());
  EXPECT_EQ(graph.node(1).count, 0U);
  EXPECT_EQ(graph.expand(1, kMoves).size(), 3U);
}

TEST(SearchGraph, KeepsAnEdgesNumbersWhenItsNodeGetsMoreMoves) {
  SearchGraph graph(16);
  const uint32_t node = graph.enter(key(1));
  graph.expand(node, kMoves);
  const uint32_t last = graph.edge_of(node, kMoves[2], 2);
  graph.edge(last).visits = 9;
  const Move fresh{3, 3};
  const uint32_t added = graph.edge_of(node, fresh, 0);
  EXPECT_EQ(graph.edge(added).move, fresh);
  EXPECT_FLOAT_EQ(graph.edge(added).prior, 0.25F);
  EXPECT_EQ(graph.edge_of(node, fresh, 0), added);
  EXPECT_EQ(graph.edge(graph.edge_of(node, kMoves[2], 0)).visits, 9U);
  EXPECT_EQ(graph.edges_of(graph.node(node)).size(), 4U);
}

}  // namespace
}  // namespace paydirt
