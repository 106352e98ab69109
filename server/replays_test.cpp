// How often the rules are asked to play: a decision late in a game costs what it plays, not the whole game
// again.
#include <gtest/gtest.h>

#include "engine/host.hpp"
#include "games/golden_wilderness/rules.hpp"
#include "games/registry.hpp"
#include "server/match_cache.hpp"
#include "server/playing.hpp"

namespace paydirt::server {
namespace {

int plays = 0;

/// The Golden Wilderness, which counts its plays.
class Counted : public golden_wilderness::Rules {
 public:
  explicit Counted(golden_wilderness::Rules rules) : golden_wilderness::Rules(std::move(rules)) {}

  static Result<Counted> make(const Edition& edition, const Options& options, int seats, int version) {
    auto rules = golden_wilderness::Rules::make(edition, options, seats, version);
    if (!rules) return rules.refusal();
    return Counted(std::move(*rules));
  }

  Counted weighed(const Weights& weights) const {
    return Counted(golden_wilderness::Rules::weighed(weights));
  }

  template <class J>
  void play(State& state, Seat seat, Move move, Chance& chance, J& journal) const {
    ++plays;
    golden_wilderness::Rules::play(state, seat, move, chance, journal);
  }
};

const AnyGame& counted_game() {
  static const std::string_view edition = (*find_game("golden-wilderness"))->edition_text();
  static const HostedGame<Counted> game{std::span(&edition, 1)};
  return game;
}

/// A choice that differs from move to move.
Move some_move(const AnyMatch& match, Seat seat) {
  const auto moves = match.moves(seat);
  return moves[(match.size() * 7) % moves.size()];
}

std::unique_ptr<AnyMatch> match_of(size_t moves) {
  Layout layout;
  layout.options = "level=standard";
  layout.chance = ChanceSource::fast(3);
  auto match = std::move(*counted_game().start(layout));
  while (match->size() < moves) {
    const Seat seat = match->deciders().seats.lowest();
    EXPECT_FALSE(match->play(seat, some_move(*match, seat)));
  }
  return match;
}

constexpr size_t kLate = 300;

/// Moves that one seat makes in a row from here.
std::vector<Move> turn_from(const AnyMatch& match, Seat seat, size_t count) {
  const auto ahead = match.at(match.size());
  std::vector<Move> moves;
  while (moves.size() < count && ahead->deciders().seats.has(seat)) {
    moves.push_back(some_move(*ahead, seat));
    EXPECT_FALSE(ahead->play(seat, moves.back()));
  }
  return moves;
}

/// A game at its 300th move or a little later, where a seat has a turn of three moves before it.
std::unique_ptr<AnyMatch> late_match(std::vector<Move>& turn) {
  for (size_t size = kLate;; ++size) {
    auto match = match_of(size);
    turn = turn_from(*match, match->deciders().seats.lowest(), 3);
    if (turn.size() == 3) return match;
  }
}

TEST(Replays, ABatchPlaysItsMovesOnly) {
  std::vector<Move> turn;
  Playing playing(late_match(turn));
  const Seat seat = playing.match().deciders().seats.lowest();
  plays = 0;
  ASSERT_FALSE(playing.play(seat, turn));
  EXPECT_EQ(plays, 3);
  Playing one_by_one(playing.match().at(playing.match().size() - turn.size()));
  for (const Move move : turn) ASSERT_FALSE(one_by_one.play(seat, std::span(&move, 1)));
  ASSERT_EQ(playing.event_count(), one_by_one.event_count());
  for (size_t i = 0; i < playing.event_count(); ++i) {
    EXPECT_EQ(playing.event_move(i), one_by_one.event_move(i));
  }
}

TEST(Replays, ARefusedBatchIsTakenBackWithoutPlaying) {
  std::vector<Move> turn;
  Playing playing(late_match(turn));
  const Seat seat = playing.match().deciders().seats.lowest();
  const uint64_t hash = playing.match().hash();
  turn.push_back({0xff});
  plays = 0;
  EXPECT_TRUE(playing.play(seat, turn));
  EXPECT_EQ(plays, 3);
  EXPECT_EQ(playing.match().hash(), hash);
}

TEST(Replays, GoingBackPlaysAFewMoves) {
  const auto match = match_of(kLate);
  for (size_t back = 1; back <= 16; ++back) {
    match->truncate(kLate);
    while (match->size() < kLate) {
      const Seat seat = match->deciders().seats.lowest();
      ASSERT_FALSE(match->play(seat, some_move(*match, seat)));
    }
    plays = 0;
    match->truncate(kLate - back);
    EXPECT_LE(plays, 32) << back;
    EXPECT_EQ(match->hash(), match_of(kLate - back)->hash());
  }
}

TEST(Replays, AKeptMatchComesBackWithoutPlaying) {
  const auto match = match_of(kLate);
  Packer bytes;
  ASSERT_TRUE(match->pack(bytes));
  plays = 0;
  Unpacker from(bytes.bytes());
  const auto kept = counted_game().unpack(from);
  ASSERT_TRUE(kept.ok()) << kept.refusal().words;
  EXPECT_TRUE(from.done());
  EXPECT_EQ(plays, 0);
  EXPECT_EQ((*kept)->hash(), match->hash());
  EXPECT_EQ(write_record((*kept)->record(), match->game().kinds()),
            write_record(match->record(), match->game().kinds()));
  (*kept)->truncate(kLate - 3);
  EXPECT_LE(plays, 32) << "nor does going back a little play it all";
  EXPECT_EQ((*kept)->hash(), match_of(kLate - 3)->hash());
}

TEST(Replays, ADecisionOfABotPlaysWhatIsNew) {
  MatchCache cache;
  const auto match = match_of(kLate);
  ASSERT_TRUE(cache.follow("oak", counted_game(), match->record()).ok());
  const Seat seat = match->deciders().seats.lowest();
  ASSERT_FALSE(match->play(seat, some_move(*match, seat)));
  plays = 0;
  const auto followed = cache.follow("oak", counted_game(), match->record());
  ASSERT_TRUE(followed.ok());
  EXPECT_EQ(plays, 1);
  EXPECT_EQ((*followed)->hash(), match->hash());
}

TEST(Replays, AThinkerGoesBackWithTheTable) {
  MatchCache cache;
  const auto match = match_of(40);
  ASSERT_TRUE(cache.follow("oak", counted_game(), match->record()).ok());
  match->truncate(37);
  const auto followed = cache.follow("oak", counted_game(), match->record());
  ASSERT_TRUE(followed.ok());
  EXPECT_EQ((*followed)->hash(), match->hash());
  Record damaged = match->record();
  damaged.moves.back().check ^= 1;
  EXPECT_FALSE(cache.follow("oak", counted_game(), damaged).ok());
  EXPECT_TRUE(cache.follow("oak", counted_game(), match->record()).ok()) << "it begins anew";
}

}  // namespace
}  // namespace paydirt::server
