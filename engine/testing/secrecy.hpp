// What a seat cannot know must not reach it: samples, marks, and bytes that nobody vouches for.
#pragma once

#include <bitset>
#include <set>

#include "engine/testing/subject.hpp"

namespace paydirt::testing {

/// Everything that one seat is shown of a state.
template <Game G>
std::string sight(const G& rules, const typename G::State& s, Seat seat) {
  std::string text = to_json(rules.open(s));
  write_json(text, rules.own(s, seat));
  const Deciders deciders = rules.deciders(s);
  append(text, say(" block ", deciders.block));
  for (const Seat decider : deciders.seats) append(text, say(" decider ", decider));
  if (!deciders.seats.has(seat)) return text;
  typename G::Moves list;
  rules.moves(s, seat, list);
  for (const Move move : list) append(text, say('\n', to_notation(G::kinds(), move)));
  return text;
}

/// What is said to a seat, and what its bot may read.
template <Game G>
std::string advice(const G& rules, const typename G::State& s, Seat seat) {
  std::string text = say(rules.sense(s, seat), ' ', rules.cue(s, seat));
  if (!rules.deciders(s).seats.has(seat)) return text;
  const Question question = rules.question(s, seat);
  append(text, say(question.prompt, to_notation(G::kinds(), rules.fallback(s, seat))));
  typename G::Moves list;
  rules.moves(s, seat, list);
  for (const Move move : list) append(text, say('\n', rules.words(s, seat, move), rules.hint(s, seat, move)));
  return text;
}

template <Game G>
typename G::State sampled(const G& rules, typename G::State s, Seat seat, uint64_t seed) {
  Rng rng(seed);
  rules.resample(s, seat, rng);
  return s;
}

/// A sample shows a seat what the truth shows it, and depends on nothing but its knowledge and the generator.
template <Game G>
void check_samples(const G& rules, const typename G::State& s, Rng& rng) {
  for (Seat seat = 0; seat < rules.seats(); ++seat) {
    const uint64_t first = rng.next();
    const uint64_t second = rng.next();
    const auto sample = sampled(rules, s, seat, first);
    ASSERT_EQ(sight(rules, sample, seat), sight(rules, s, seat));
    ASSERT_EQ(advice(rules, sample, seat), advice(rules, s, seat));
    ASSERT_EQ(rules.broken(sample), nullptr);
    ASSERT_TRUE(same_bytes(sampled(rules, sample, seat, second), sampled(rules, s, seat, second)))
        << "a sample of a sample remembers the truth";
    for (const Seat actor : rules.deciders(s).seats) {
      typename G::Moves list;
      rules.moves(s, actor, list);
      for (const Move move : list) {
        ASSERT_EQ(rules.seen(sample, actor, move, seat), rules.seen(s, actor, move, seat));
        ASSERT_TRUE(actor != seat || rules.seen(s, actor, move, seat) == move) << "an own move is blanked";
      }
    }
  }
}

/// What a play looks like to one seat.
struct Impression {
  std::string sight;
  std::vector<Event> events;
  bool marked = false;
  bool operator==(const Impression&) const = default;
};

template <Game G>
Impression impression(const G& rules, typename G::State s, Seat actor, Move move, Seat viewer,
                      uint64_t dice) {
  Chance chance = Chance::fast(dice);
  Journal journal;
  rules.play(s, actor, move, chance, journal);
  Impression seen{sight(rules, s, viewer), {}, chance.drawn() > 0 || journal.learned.has(viewer)};
  for (const Event& event : journal.events) seen.events.push_back(event.seen_by(SeatSet::of(viewer)));
  return seen;
}

/// A move that is not marked for a viewer looks the same to him in the truth and in any sample of his, with
/// any move that he cannot tell from it. Returns how many pairs could be compared.
template <Game G>
int check_marks(const G& rules, const typename G::State& s, Seat actor, Move move, Rng& rng) {
  int compared = 0;
  for (Seat viewer = 0; viewer < rules.seats(); ++viewer) {
    const uint64_t dice = rng.next();
    const Impression truth = impression(rules, s, actor, move, viewer, dice);
    if (truth.marked) continue;
    const auto sample = sampled(rules, s, viewer, rng.next());
    if (!rules.deciders(sample).seats.has(actor)) continue;
    typename G::Moves list;
    rules.moves(sample, actor, list);
    std::vector<Move> alike;
    for (const Move each : list) {
      if (rules.seen(sample, actor, each, viewer) == rules.seen(s, actor, move, viewer))
        alike.push_back(each);
    }
    if (alike.empty()) continue;
    const Move other = alike[rng.below(static_cast<uint32_t>(alike.size()))];
    const Impression guess = impression(rules, sample, actor, other, viewer, dice);
    EXPECT_EQ(guess.sight, truth.sight);
    EXPECT_EQ(guess.events.size(), truth.events.size());
    EXPECT_TRUE(guess == truth) << "seat " << int{viewer} << " learns something by the unmarked "
                                << to_notation(G::kinds(), move);
    ++compared;
  }
  return compared;
}

/// Looks for bytes that a seat's samples take over from the truth although that seat cannot see them.
template <class Subject>
class ByteProbe {
 public:
  using G = typename Subject::Rules;
  using State = typename G::State;
  static constexpr int kSamples = 200;
  /// Of a large state every position probes another share of the bytes.
  static constexpr size_t kStride = 1 + sizeof(State) / 600;

  /// Which values a byte takes in real games: others could lead the views out of bounds.
  void observe(const State& s) {
    for (size_t i = 0; i < sizeof(State); ++i) values_[i].set(byte(s, i));
  }

  void probe(const G& rules, const State& s, Rng& rng) {
    ++positions_;
    needed_.reset();
    std::array<bool, sizeof(State)> varied{};
    for (Seat viewer = 0; viewer < rules.seats(); ++viewer) {
      std::array<bool, sizeof(State)> by_viewer{};
      for (int i = 0; i < kSamples; ++i) {
        const State sample = sampled(rules, s, viewer, rng.next());
        for (size_t at = 0; at < sizeof(State); ++at) by_viewer[at] |= byte(sample, at) != byte(s, at);
      }
      const std::string truth = sight(rules, s, viewer);
      for (size_t at = 0; at < sizeof(State); ++at) varied[at] |= by_viewer[at];
      for (size_t at = static_cast<size_t>(positions_) % kStride; at < sizeof(State); at += kStride) {
        if (!by_viewer[at] && !visible(rules, s, viewer, at, truth)) blame(at);
      }
    }
    for (size_t row = 0; row < secrets().harmless.size(); ++row) used_[row] += needed_[row] ? 1 : 0;
    for (size_t row = 0; row < secrets().hidden.size(); ++row) {
      const HiddenThing& thing = secrets().hidden[row];
      const auto* const first = varied.begin() + thing.offset;
      varied_[row] += std::find(first, first + thing.size, true) != first + thing.size ? 1 : 0;
    }
  }

  void report() const {
    for (const size_t at : unexplained_) {
      ADD_FAILURE() << "byte " << at << " of the state is neither seen nor sampled, and no reason is given";
    }
    for (size_t row = 0; row < secrets().harmless.size(); ++row) {
      const Harmless& excuse = secrets().harmless[row];
      const int percent = (used_[row] * 100 + positions_ - 1) / std::max(1, positions_);
      EXPECT_LE(percent, excuse.percent) << excuse.name << " hardly ever varies over samples";
      EXPECT_TRUE(percent > 0 || excuse.percent < 10) << "no need to excuse " << excuse.name;
    }
    for (size_t row = 0; row < secrets().hidden.size(); ++row) {
      const HiddenThing& thing = secrets().hidden[row];
      const int percent = varied_[row] * 100 / std::max(1, positions_);
      EXPECT_GE(percent, thing.percent) << thing.name << " hardly varies over samples";
      ::testing::Test::RecordProperty(thing.name, percent);
    }
  }

 private:
  static const Secrets& secrets() { return Subject::secrets(); }
  static uint8_t byte(const State& s, size_t at) { return reinterpret_cast<const uint8_t*>(&s)[at]; }

  /// Cleared bytes hold no secret. Others are changed to the nearest value that occurs in games: views and
  /// lists must bear that, though such a table may not occur.
  bool visible(const G& rules, const State& s, Seat viewer, size_t at, const std::string& truth) const {
    const State cleared{};
    const uint8_t value = byte(s, at);
    if (value == byte(cleared, at) || values_[at].count() < 2) return true;
    int other = value + 1;
    while (other < 256 && !values_[at].test(static_cast<size_t>(other))) ++other;
    if (other == 256) other = value - 1;
    while (!values_[at].test(static_cast<size_t>(other))) --other;
    State changed = s;
    reinterpret_cast<uint8_t*>(&changed)[at] = static_cast<uint8_t>(other);
    return sight(rules, changed, viewer) != truth;
  }

  void blame(size_t at) {
    for (size_t row = 0; row < secrets().harmless.size(); ++row) {
      const Harmless& excuse = secrets().harmless[row];
      if (at < excuse.offset || at >= excuse.offset + excuse.size) continue;
      needed_.set(row);
      return;
    }
    unexplained_.insert(at);
  }

  std::array<std::bitset<256>, sizeof(State)> values_{};
  std::array<int, 32> varied_{};
  std::set<size_t> unexplained_;
  std::bitset<32> needed_;      // in this position
  std::array<int, 32> used_{};  // in how many positions
  int positions_ = 0;
};

}  // namespace paydirt::testing
