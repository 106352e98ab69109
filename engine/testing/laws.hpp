// Laws that need one state at a time: moves, refusals, endings, positions, cues.
#pragma once

#include <map>
#include <vector>

#include "engine/testing/subject.hpp"

namespace paydirt::testing {

template <Game G>
void check_outcome(const G& rules, const typename G::State& s) {
  const Outcome outcome = rules.outcome(s);
  ASSERT_EQ(outcome.over, rules.deciders(s).seats.empty());
  ASSERT_LT(outcome.reason, G::tables().endings.size());
  int best = kMaxSeats;
  for (int seat = 0; seat < rules.seats(); ++seat) {
    ASSERT_GE(outcome.rank[seat], 1);
    ASSERT_LE(outcome.rank[seat], std::max(2, rules.seats()));
    best = std::min<int>(best, outcome.rank[seat]);
    for (int other = 0; other < rules.seats(); ++other) {
      ASSERT_TRUE(outcome.score[seat] <= outcome.score[other] || outcome.rank[seat] < outcome.rank[other]);
    }
  }
  ASSERT_TRUE(best == 1 || (rules.seats() == 1 && outcome.over));
  ScoreSheet sheet;
  rules.tally(s, sheet);
  std::array<int, kMaxSeats> sums{};
  for (const ScoreItem& item : sheet.items) {
    ASSERT_LT(item.kind, G::tables().scores.size());
    sums[item.seat] += item.points;
  }
  ASSERT_EQ(sums, outcome.score) << "the items of a score are its sum";
}

template <Game G>
void check_deciders(const G& rules, const typename G::State& s) {
  const Deciders deciders = rules.deciders(s);
  ASSERT_TRUE(deciders.block != 0 || deciders.seats.size() <= 1);
  for (const Seat seat : deciders.seats) {
    ASSERT_LT(seat, rules.seats());
    typename G::Moves list;
    rules.moves(s, seat, list);
    ASSERT_FALSE(list.empty()) << "seat " << int{seat} << " is asked and has no answer";
    ASSERT_TRUE(list.has(rules.fallback(s, seat)));
  }
  ASSERT_GE(rules.left(s), 0);
  ASSERT_LE(rules.left(s), 1024);
}

/// What is worked out for all seats, or all moves, at once is what each would be told alone.
template <Game G>
void check_advice(const G& rules, const typename G::State& s) {
  const auto points = rules.senses(s);
  for (Seat seat = 0; seat < rules.seats(); ++seat) ASSERT_EQ(points[seat], rules.sense(s, seat));
  for (const Seat seat : rules.deciders(s).seats) {
    typename G::Moves list;
    rules.moves(s, seat, list);
    std::vector<int> gains(static_cast<size_t>(list.size()));
    rules.hints(s, seat, list, gains);
    for (int i = 0; i < list.size(); ++i) {
      ASSERT_EQ(gains[static_cast<size_t>(i)], rules.hint(s, seat, list[i]))
          << to_notation(G::kinds(), list[i]);
    }
  }
}

/// Members of the list are in range, different, canonical, not refused, and survive notation and index.
template <Game G>
void check_members(const G& rules, const typename G::State& s, Seat seat, const typename G::Moves& list) {
  for (int i = 0; i < list.size(); ++i) {
    const Move move = list[i];
    const std::string text = to_notation(G::kinds(), move);
    ASSERT_TRUE(in_range(G::kinds(), move)) << text;
    const Refusal refusal = rules.why_not(s, seat, move);
    ASSERT_FALSE(refusal) << text << ": " << refusal.words;
    ASSERT_EQ(rules.canonical(s, seat, move), move) << text;
    const auto parsed = parse_move(G::kinds(), text);
    ASSERT_TRUE(parsed.ok()) << parsed.refusal().words;
    ASSERT_EQ(*parsed, move) << text;
    ASSERT_EQ(action_at(G::kinds(), action_index(G::kinds(), move)), move) << text;
    ASSERT_FALSE(rules.words(s, seat, move).empty()) << text;
    for (int j = 0; j < i; ++j) ASSERT_NE(list[j], move) << text << " is listed twice";
  }
  ASSERT_FALSE(rules.question(s, seat).prompt.empty());
}

/// Any four bytes: refused unless listed, and what they canonically mean is settled at once.
template <Game G>
void check_bytes(const G& rules, const typename G::State& s, Seat seat, const typename G::Moves& list,
                 Move move) {
  ASSERT_EQ(!rules.why_not(s, seat, move), list.has(move)) << to_notation(G::kinds(), move);
  const Move meant = rules.canonical(s, seat, move);
  ASSERT_EQ(rules.canonical(s, seat, meant), meant) << to_notation(G::kinds(), move);
  ASSERT_EQ(!rules.why_not(s, seat, meant), list.has(meant)) << to_notation(G::kinds(), meant);
}

template <Game G>
void check_lists(const G& rules, const typename G::State& s, Rng& rng) {
  const SeatSet deciders = rules.deciders(s).seats;
  const uint32_t actions = action_count(G::kinds());
  const bool all = rng.below(100 + actions / 10) == 0;  // now and then every move that there is
  for (Seat seat = 0; seat < rules.seats(); ++seat) {
    typename G::Moves list;
    if (deciders.has(seat)) rules.moves(s, seat, list);
    check_members(rules, s, seat, list);
    for (int i = 0; i < 30; ++i) {
      check_bytes(rules, s, seat, list, std::bit_cast<Move>(static_cast<uint32_t>(rng.next())));
      check_bytes(rules, s, seat, list, action_at(G::kinds(), rng.below(actions)));
    }
    for (uint32_t i = 0; all && i < actions; ++i) {
      check_bytes(rules, s, seat, list, action_at(G::kinds(), i));
    }
  }
  if (deciders.empty()) return;
  const Move somebodys = random_choice(rules, s, rng).second;
  for (Seat seat = 0; seat <= rules.seats(); ++seat) {
    ASSERT_TRUE(deciders.has(seat) || rules.why_not(s, seat, somebodys)) << "not asked, and yet allowed";
  }
}

template <Game G>
void check_position(const G& rules, const typename G::State& s) {
  const std::string text = to_json(rules.position(s));
  const auto json = parse_json(text);
  ASSERT_TRUE(json.ok()) << json.refusal().words;
  typename G::Position position{};
  const Refusal refusal = read_json(*json, position, "state", Unknown::refuse);
  ASSERT_FALSE(refusal) << refusal.words;
  const auto loaded = rules.load(position);
  ASSERT_TRUE(loaded.ok()) << loaded.refusal().words << '\n' << text;
  ASSERT_TRUE(same_bytes(*loaded, s)) << text;
  ASSERT_EQ(hash_of(*loaded), hash_of(s));
}

/// Where a search shares statistics between equal cues, equal cues must mean equal choices.
template <Game G>
class CueBook {
 public:
  void check(const G& rules, const typename G::State& s) {
    for (const Seat seat : rules.deciders(s).seats) {
      typename G::Moves list;
      rules.moves(s, seat, list);
      std::vector<Move> moves(list.begin(), list.end());
      const auto [found, added] = lists_.try_emplace({rules.cue(s, seat), seat}, moves);
      ASSERT_EQ(found->second, moves) << "one cue, two lists";
      shared_ += added ? 0 : 1;
    }
  }
  int shared() const { return shared_; }

 private:
  std::map<std::pair<uint64_t, Seat>, std::vector<Move>> lists_;
  int shared_ = 0;
};

}  // namespace paydirt::testing
