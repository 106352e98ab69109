// What a match promises: nothing illegal is played, undo, batches, blocks, knowledge, divergence.
#include "engine/match.hpp"

#include <gtest/gtest.h>

#include "engine/testing/claims_table.hpp"

namespace paydirt::claims {
namespace {

TEST(Match, RefusesWhatCannotBePlayedAndChangesNothing) {
  const auto match = three_seats();
  const uint64_t hash = match->hash();
  EXPECT_EQ(play(*match, 0, "stake 4"), "that is no answer to what you are asked");
  EXPECT_EQ(match->play(0, {k_stake, 7}).words, "'stake ?' is no move");
  EXPECT_EQ(match->play(0, {99}).words, "'?' is no move");
  EXPECT_EQ(match->play(3, {k_end}).words, "seat 3 has nothing to decide now; the table waits for seat 0");
  EXPECT_EQ(match->play(kNobody, {k_end}).words,
            "seat 255 has nothing to decide now; the table waits for seat 0");
  EXPECT_EQ(match->hash(), hash);
  EXPECT_EQ(match->size(), 0U);
}

TEST(Match, PlaysWhatAMoveCanonicallyMeans) {
  const auto match = three_seats();
  ASSERT_EQ(play(*match, 0, "stake 1"), "");
  ASSERT_EQ(play(*match, 0, "site canyon"), "");
  EXPECT_EQ(match->move_at(1).move, (Move{k_site, 1})) << "with a 1, canyon is hill";
}

TEST(Match, RefusesEverythingWhenTheGameIsOver) {
  const auto match = start(2, script({6, 6, 6, 1, 1, 1}, {6, 6, 6}), "rounds=1");
  for (const char* text : {"stake 6", "site river"}) ASSERT_EQ(play(*match, 0, text), "");
  for (const char* text : {"stake 1", "site hill"}) ASSERT_EQ(play(*match, 1, text), "");
  ASSERT_EQ(play(*match, 0, "end"), "");
  ASSERT_EQ(play(*match, 1, "end"), "");
  EXPECT_TRUE(match->outcome().over);
  EXPECT_EQ(play(*match, 0, "end"), "the game is over");
  EXPECT_TRUE(match->moves(0).empty());
}

TEST(Match, ReportsAScriptThatRunsOutAndTakesTheMoveBack) {
  const auto match = start(2, script({6, 6, 6, 1, 1, 1}, {3, 9}));
  for (const char* text : {"stake 6", "site river"}) ASSERT_EQ(play(*match, 0, text), "");
  ASSERT_EQ(play(*match, 1, "stake 1"), "");
  const uint64_t hash = match->hash();
  const std::string words = "seat 1, site hill: the script of 'dice' prescribes a result that cannot fall";
  EXPECT_EQ(play(*match, 1, "site hill"), words);
  EXPECT_EQ(match->hash(), hash);
  EXPECT_EQ(play(*match, 1, "site hill"), words) << "the script stands where it stood";
}

TEST(Undo, TakesBackTheLastMoveOfTheSameSeat) {
  const auto match = three_seats();
  EXPECT_EQ(match->undo(0).words, "there is no move to take back");
  play_block(*match);
  const uint64_t before = match->hash();
  ASSERT_EQ(play(*match, 0, "ask 1"), "");
  EXPECT_EQ(match->undo(1).words, "seat 0 has moved since");
  EXPECT_FALSE(match->undo(0));
  EXPECT_EQ(match->hash(), before);
  EXPECT_EQ(match->size(), 6U);
}

TEST(Undo, IsRefusedWhenChanceStruckOrSomethingWasLearned) {
  const auto match = three_seats();
  play_block(*match);
  const std::string words = "something hidden was revealed or drawn by that move";
  EXPECT_EQ(match->undo(2).words, words) << "the last answer turned all cards up";
  ASSERT_EQ(play(*match, 0, "draw"), "");
  EXPECT_EQ(match->undo(0).words, words);
  ASSERT_EQ(play(*match, 0, "ask 1"), "");
  ASSERT_EQ(play(*match, 1, "give 4"), "");
  EXPECT_EQ(match->undo(1).words, words);
  EXPECT_EQ(match->size(), 9U);
}

TEST(Undo, IsRefusedForDiceAloneToo) {
  const auto match = three_seats();
  play_block(*match);
  ASSERT_EQ(play(*match, 0, "ask 1"), "");
  ASSERT_EQ(play(*match, 1, "give 4"), "");
  ASSERT_EQ(play(*match, 0, "pay 0"), "");
  ASSERT_EQ(play(*match, 1, "grudge"), "");
  EXPECT_EQ(match->undo(1).words, "something hidden was revealed or drawn by that move");
}

TEST(Undo, IsRefusedWhenAnotherSeatHasDecidedSince) {
  const auto match = three_seats();
  play_block(*match);
  ASSERT_EQ(play(*match, 0, "ask 1"), "");
  ASSERT_EQ(play(*match, 1, "refuse"), "");
  EXPECT_EQ(match->undo(0).words, "seat 1 has moved since");
  EXPECT_FALSE(match->undo(1)) << "a refusal tells nothing";
  EXPECT_FALSE(match->undo(0)) << "and then the question can be taken back too";
  EXPECT_EQ(match->size(), 6U);
}

TEST(Undo, InABlockTakesOutTheSeatsOwnAnswersOnly) {
  const auto match = three_seats();
  ASSERT_EQ(play(*match, 1, "stake 2"), "");
  ASSERT_EQ(play(*match, 0, "stake 6"), "");
  ASSERT_EQ(play(*match, 1, "site hill"), "");
  ASSERT_EQ(play(*match, 2, "stake 3"), "");
  EXPECT_FALSE(match->undo(1)) << "wherever it stands";
  EXPECT_EQ(state_of(*match).site[1], 0);
  EXPECT_EQ(state_of(*match).stake[1], 2);
  EXPECT_FALSE(match->undo(1));
  EXPECT_EQ(state_of(*match).stake[1], 0);
  EXPECT_EQ(state_of(*match).stake[0], 6);
  EXPECT_EQ(state_of(*match).stake[2], 3);
  EXPECT_EQ(match->undo(1).words, "seat 2 has moved since") << "nothing of its own is left";
  ASSERT_EQ(match->size(), 2U);
  EXPECT_EQ(match->move_at(0).seat, 0);
  EXPECT_EQ(match->move_at(1).seat, 2);
  EXPECT_EQ(match->at(2)->hash(), match->hash()) << "the record was rewritten with its checks";
}

TEST(Block, AnswersInAnyOrderGiveEqualBytes) {
  const auto one = three_seats();
  const auto two = three_seats();
  for (const auto& [seat, text] :
       {std::pair<Seat, const char*>{0, "stake 6"}, {0, "site hill"}, {2, "stake 3"}}) {
    ASSERT_EQ(play(*one, seat, text), "");
  }
  for (const auto& [seat, text] :
       {std::pair<Seat, const char*>{2, "stake 3"}, {0, "stake 6"}, {0, "site hill"}}) {
    ASSERT_EQ(play(*two, seat, text), "");
  }
  EXPECT_EQ(one->hash(), two->hash());
  EXPECT_EQ(one->deciders().seats, SeatSet::of(1) | SeatSet::of(2));
  EXPECT_NE(one->deciders().block, 0);
}

TEST(Block, KnowledgeIsWithoutTheOthersEarlyAnswers) {
  const auto early = three_seats();
  const auto late = three_seats();
  ASSERT_EQ(play(*early, 0, "stake 6"), "");
  ASSERT_EQ(play(*early, 0, "site hill"), "");
  ASSERT_EQ(play(*early, 1, "stake 4"), "");
  ASSERT_EQ(play(*late, 1, "stake 4"), "");
  const auto sample = [](const ClaimsMatch& match, Seat seat) {
    Rng rng(1);
    return match.knowledge(seat).sample(rng);
  };
  EXPECT_EQ(sample(*early, 1), sample(*late, 1)) << "who was fast is no input";
  EXPECT_EQ(sample(*early, 1).stake[1], 4) << "the own answer is";
  EXPECT_EQ(sample(*early, 1).stake[0], 0);
  EXPECT_EQ(sample(*early, 2).stake[1], 0);
  Rules::Moves list;
  early->knowledge(1).moves(list);
  EXPECT_TRUE(list.has({k_site, 0})) << "its second answer is asked for";
  EXPECT_TRUE(early->knowledge(1).together());
}

TEST(Block, OthersSeeOnlyThatASeatHasAnswered) {
  const auto one = three_seats();
  const auto two = three_seats();
  ASSERT_EQ(play(*one, 0, "stake 6"), "");
  ASSERT_EQ(play(*two, 0, "stake 1"), "");
  std::string open_one;
  std::string open_two;
  one->write_open(open_one);
  two->write_open(open_two);
  EXPECT_EQ(open_one, open_two);
  EXPECT_NE(open_one.find("\"answers\":1"), std::string::npos);
  EXPECT_EQ(one->events(0, SeatSet::of(1)), two->events(0, SeatSet::of(1)));
  EXPECT_NE(one->events(0, SeatSet::of(0)), two->events(0, SeatSet::of(0)));
}

TEST(Batch, IsPlayedWholeOrNotAtAll) {
  const auto match = three_seats();
  const uint64_t start_hash = match->hash();
  const Move good[] = {{k_stake, 6}, {k_site, 0}};
  const Move bad[] = {{k_stake, 6}, {k_site, 0}, {k_site, 1}};
  EXPECT_EQ(match->play_batch(0, bad).words, "seat 0 has nothing to decide now; the table waits for seat 1");
  EXPECT_EQ(match->hash(), start_hash);
  EXPECT_EQ(match->size(), 0U);
  EXPECT_EQ(match->event_count(), 0U);
  EXPECT_FALSE(match->play_batch(0, good));
  EXPECT_EQ(match->size(), 2U);
  EXPECT_FALSE(match->play_batch(0, {}));
}

TEST(Truncate, GoesBackBehindWhatWasRevealedAndTheSameDiceFallAgain) {
  const auto match = start(3, ChanceSource::sealed(widen(7)));
  std::vector<uint64_t> hashes = {match->hash()};
  Rng rng(1);
  for (int i = 0; i < 30 && !match->deciders().seats.empty(); ++i) {
    const Seat seat = match->deciders().seats.lowest();
    const auto moves = match->moves(seat);
    ASSERT_FALSE(match->play(seat, moves[rng.below(static_cast<uint32_t>(moves.size()))]));
    hashes.push_back(match->hash());
  }
  const Record whole = match->record();
  match->truncate(3);
  EXPECT_EQ(match->hash(), hashes[3]);
  EXPECT_EQ(match->size(), 3U);
  for (size_t i = 3; i < whole.moves.size(); ++i) {
    ASSERT_FALSE(match->play(whole.moves[i].seat, whole.moves[i].move));
    ASSERT_EQ(match->hash(), hashes[i + 1]);
  }
  match->truncate(1000);
  EXPECT_EQ(match->size(), whole.moves.size()) << "beyond the end is the end";
}

void play_some(AnyMatch& match, int count, Rng& rng) {
  for (int i = 0; i < count && !match.deciders().seats.empty(); ++i) {
    const Seat seat = match.deciders().seats.lowest();
    const auto moves = match.moves(seat);
    ASSERT_FALSE(match.play(seat, moves[rng.below(static_cast<uint32_t>(moves.size()))]));
  }
}

TEST(Redraw, GivesOtherChanceThatTheRecordRepeats) {
  const auto match = start(3, ChanceSource::sealed(widen(7)));
  Rng rng(1);
  play_some(*match, 20, rng);
  match->truncate(5);
  const uint64_t before = match->hash();
  match->redraw(match->next_redraw());
  play_some(*match, 30, rng);
  match->truncate(8);
  match->redraw(match->next_redraw());
  EXPECT_EQ(match->redraws(), (std::vector<Redraw>{{5, 1}, {8, 2}}));
  play_some(*match, 25, rng);
  const Record record = match->record();
  const auto again = match->game().replay(record, record.moves.size());
  ASSERT_TRUE(again) << again.refusal().words;
  EXPECT_EQ((*again)->hash(), match->hash());
  EXPECT_EQ(match->at(5)->hash(), before);
  match->truncate(4);
  EXPECT_TRUE(match->redraws().empty());
  EXPECT_EQ(match->next_redraw(), 3U) << "a number is never used twice";
}

TEST(Redraw, IsNotUndone) {
  const auto match = start(2, ChanceSource::sealed(widen(7)));
  ASSERT_FALSE(match->play(0, match->moves(0).front()));
  ASSERT_FALSE(match->why_no_undo(0));
  match->redraw(1);
  EXPECT_EQ(match->undo(0).words, "chance was drawn anew after that move");
}

TEST(Replay, FindsADivergenceAtTheMoveWhereItBegins) {
  const auto match = three_seats();
  play_block(*match);
  ASSERT_EQ(play(*match, 0, "draw"), "");
  Record record = match->record();
  record.moves[4].check ^= 1;
  const auto replayed = game().replay(record, record.moves.size());
  EXPECT_EQ(replayed.refusal().words,
            "move 5 (seat 2: stake 3): the table differs from the recorded one from here on");
  EXPECT_TRUE(game().replay(record, 4).ok());

  record = match->record();
  record.moves[0].move = {k_stake, 2};
  EXPECT_EQ(game().replay(record, 9).refusal().words,
            "move 1 (seat 0: stake 2): that is no answer to what you are asked");
  EXPECT_STREQ(game().replay(record, 9).refusal().rule, "CL-4");
}

TEST(Events, EverybodyGetsEveryEventUnderTheSameNumber) {
  const auto match = three_seats();
  play_block(*match);
  const size_t before = match->event_count();
  ASSERT_EQ(play(*match, 0, "ask 1"), "");
  ASSERT_EQ(play(*match, 1, "give 2"), "");
  const auto given = [&](Seat viewer) { return match->events(before, SeatSet::of(viewer)).at(1); };
  EXPECT_EQ(given(0).secret, 2);
  EXPECT_EQ(given(1).secret, 2);
  EXPECT_EQ(given(2).secret, Event::kBlank);
  EXPECT_EQ(given(kNobody).secret, Event::kBlank);
  EXPECT_EQ(match->match().events_after(0), 0U);
  EXPECT_EQ(match->match().events_after(6), before);
  EXPECT_EQ(match->match().events_after(8), before + 2);
}

TEST(Tally, HidesTheSecretItemsOfOthersUntilTheEnd) {
  const auto match = three_seats();
  const auto seats_with_sixes = [&](Seat viewer) {
    SeatSet seats;
    for (const ScoreItem& item : match->tally(viewer).items) {
      if (item.kind == 1) seats.add(item.seat);
    }
    return seats;
  };
  EXPECT_EQ(seats_with_sixes(1), SeatSet::of(1));
  EXPECT_EQ(seats_with_sixes(kNobody), SeatSet{});
  EXPECT_EQ(match->tally(1).items.size(), 4U);
  play_block(*match);
  while (!match->deciders().seats.empty()) {
    const Seat seat = match->deciders().seats.lowest();
    ASSERT_FALSE(match->play(seat, match->fallback(seat)));
  }
  EXPECT_EQ(seats_with_sixes(1), SeatSet::first(3));
}

}  // namespace
}  // namespace paydirt::claims
