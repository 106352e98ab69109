// Hidden information (section 6), words, and the judgement of the bots.
#include <cstdlib>
#include <iostream>
#include <set>

#include "bots/greedy.hpp"
#include "engine/json_write.hpp"
#include "games/golden_wilderness/testing.hpp"

namespace paydirt::golden_wilderness {
namespace {

using enum Industry;

State sampled(Table& table, Seat viewer, uint64_t seed) {
  State world = table.state();
  Rng rng(seed);
  table.rules.resample(world, viewer, rng);
  return world;
}

// GW-R07: the hand of another is sampled, a card that was shown stays
TEST(Secrets, HandsAndShownCards) {
  Table table(Level::standard, 3);
  table.hand(kBlue, "P12 S01").hand(kRed, "R01").knows(kRed, "P12");
  std::set<CardSet> soldiers;
  for (uint64_t seed = 0; seed < 50; ++seed) {
    const State world = sampled(table, kRed, seed);
    EXPECT_NE(world.hand[kBlue][0] & card_bit(11), 0U);
    EXPECT_EQ(world.hand[kRed][1], 1U);
    soldiers.insert(world.hand[kBlue][2]);
  }
  EXPECT_GT(soldiers.size(), 10U);
}

// GW-B19: whoever knew the top card and sees the other one played still knows what lies on top
TEST(Secrets, TheEventPutBack) {
  Table table(Level::beginner, 3);
  table.next(p_event, {1, 0}).play("end; play immigrants");  // Taxes lies on top, and Blue knows
  EXPECT_EQ(table.rules.own(table.state(), kBlue).next_event, EventCard::taxes);
  table.play("end; play coast_market");
  EXPECT_EQ(table.rules.own(table.state(), kBlue).next_event, EventCard::taxes);
  EXPECT_EQ(table.rules.own(table.state(), kRed).next_event, EventCard::taxes);
  EXPECT_FALSE(table.rules.own(table.state(), kGreen).next_event.has_value());
  table.play("end; play taxes");  // now another card lies there
  EXPECT_FALSE(table.rules.own(table.state(), kBlue).next_event.has_value());
}

// GW-R77: what a defender holds is not to be seen from outside
TEST(Secrets, OptionsOfOthersStayHidden) {
  Table table(Level::standard);
  table.land().settle(kRed, "C07", plains_hides).hand(kBlue, "N05").hand(kRed, "S11");
  table.play("use N05 0; target C07 settlement; give_up");
  const std::string seen = to_json(table.rules.own(table.state(), kBlue));
  for (uint64_t seed = 0; seed < 20; ++seed) {
    EXPECT_EQ(to_json(table.rules.own(sampled(table, kBlue, seed), kBlue)), seen);
  }
}

// Trade: third seats forget what they knew of the deck that was traded
TEST(Secrets, ASecretTradeHidesWhatWasKnown) {
  Table table(Level::standard, 3);
  table.hand(kBlue, "P12 P13 S01").knows(kGreen, "P12 S01");
  table.play("offer 1; give_card P12; propose; accept");
  const Own green = table.rules.own(table.state(), kGreen);
  EXPECT_TRUE(green.known[kRed].empty());
  EXPECT_EQ(green.known[kBlue], (std::vector<std::string>{"S01"}));
}

TEST(Words, EveryQuestionAndMoveIsSaid) {
  Table table(Level::easy);
  table.hand(kBlue, "P01 P02 P03 P04").settle(kBlue, "C07", plains_hides);
  EXPECT_EQ(table.words("settle C06 farmland_corn"),
            "Settle San Jose (C06) with corn on farmland for 2 people");
  EXPECT_EQ(table.words("city C07"), "Found a city at Monterey (C07) for 4 people: +$20");
  EXPECT_EQ(table.words("road C07 E"), "Road Monterey (C07) to San Juan Bautista (I11) for $2");
  EXPECT_EQ(table.words("road C03 SE"),
            "Road Bodega and Fort Ross (C03) to San Francisco (C05) by ferry for $5");
  EXPECT_EQ(table.words("points 1"), "Buy 1 point");
  EXPECT_EQ(table.rules.question(table.state(), kBlue).rule, "GW-B11");
  EXPECT_NE(Rules::board(table.rules.open(table.state()), nullptr, {}).find("C07"), std::string::npos);
}

TEST(Words, PeopleOfAnOfferAreCounted) {
  Table table(Level::standard, 3);
  table.hand(kBlue, "P12 P13 S01").play("offer 1; give_card P12; give_card P13; propose");
  EXPECT_EQ(table.rules.open(table.state()).offer->words, "Blue offers Red 2 pioneers and asks for nothing");
}

TEST(Words, AbilitiesAndPeoples) {
  Table table(Level::standard);
  table.land().settle(kRed, "C07", plains_hides).mission("C07").hand(kBlue, "S01 N02 P12 S16");
  EXPECT_EQ(table.words("use N02 0"), "Chumash, discard: attack a mission");
  EXPECT_EQ(table.words("use S16 1"), "Mariano Vallejo, discard: build a presidio");
  table.play("use N02 0");
  const Event event = table.last(e_use);
  EXPECT_EQ(table.rules.tell(event), "Chumash families rise with Blue: attack a mission");
  table.play("target C07 mission; give_up; give_up");
  EXPECT_EQ(table.rules.tell(table.last(e_removed)), "The mission at Monterey is given up");
}

/// Explains why a position is refused after this change.
template <class Change>
std::string refused_position(Change&& change) {
  Table table(Level::easy);
  change(table);
  return table.rules.load(table.position).refusal().words;
}

TEST(Position, WhatCannotBeIsRefused) {
  EXPECT_EQ(refused_position([](Table&) {}), "");
  EXPECT_EQ(refused_position([](Table& t) { t.hand(kBlue, "P01").hand(kRed, "P01"); }),
            "state: every card is in one place");
  EXPECT_EQ(refused_position([](Table& t) { t.hand(kBlue, "X01"); }),
            "state.players[0].hand: there is no 'X01'");
  EXPECT_EQ(refused_position([](Table& t) { t.pesos(kRed, -1); }),
            "state.players[1].pesos: -1 is outside 0 to 30000");
  EXPECT_EQ(refused_position([](Table& t) { t.road("C07-C01"); }), "state.tiles.roads: only to neighbours");
  EXPECT_EQ(refused_position([](Table& t) { t.settle(kBlue, "C07", farmland_hides); }),
            "state: one industry for each settled terrain (GW-B15)");
  EXPECT_EQ(refused_position([](Table& t) { t.settle(kBlue, "C07", plains_hides).city("C07"); }),
            "state: a tile holds one settlement or a city (GW-B14)");
  EXPECT_EQ(refused_position([](Table& t) { t.position.events.draw.pop_back(); }),
            "state: no event card is lost or doubled");
  EXPECT_EQ(refused_position([](Table& t) { t.position.stack.pop_back(); }), "state.stack: nobody is asked");
  EXPECT_EQ(refused_position([](Table& t) { t.position.stack[1].step = Step::take; }),
            "state.stack: a frame stands on the wrong one");
  EXPECT_EQ(refused_position([](Table& t) { t.position.given.pesos = 3; }),
            "state.stack: an offer lies there that nobody makes");
  EXPECT_EQ(refused_position([](Table& t) { t.role(kBlue, Role::governor); }),
            "state: roles belong to Advanced");
}

// Greedy games end by the rules at each level
TEST(Sense, GreedyPlaysToTheEnd) {
  for (const Level level : {Level::beginner, Level::easy, Level::standard, Level::advanced}) {
    Options options = level_options(level);
    options.short_game = level != Level::beginner;
    const Rules rules = printed_rules(2, options);
    Chance chance = Chance::fast(7);
    NoJournal nothing;
    State s = rules.setup(chance);
    GreedyBot<Rules> bot(3, 0);
    while (!rules.deciders(s).seats.empty()) {
      const Seat seat = rules.deciders(s).seats.lowest();
      const Knowledge<Rules> knowledge(rules, s, seat);
      rules.play(s, seat, bot.choose(knowledge, {}), chance, nothing);
    }
    EXPECT_NE(s.ended, EndReason::round_limit) << enum_name(level);
  }
}

// GW-R73: random games end with nothing lost, by the rules or by the bound; 3,000 of each kind in a long run
TEST(Sense, RandomGamesEnd) {
  const int games = std::getenv("PAYDIRT_LONG") == nullptr ? 5 : 3000;
  for (const Level level : {Level::beginner, Level::easy, Level::standard, Level::advanced}) {
    for (int seats = 2; seats <= kPlayers; ++seats) {
      const Rules rules = printed_rules(seats, level_options(level));
      int bounded = 0;
      for (int game = 0; game < games; ++game) {
        int steps = 0;
        const State s =
            play_random_game(rules, static_cast<uint64_t>(game) + 1, [&](const State& now, Seat, Move, int) {
              ASSERT_LT(++steps, 100'000);
              ASSERT_EQ(rules.broken(now), nullptr) << rules.broken(now);
            });
        bounded += s.ended == EndReason::round_limit ? 1 : 0;
      }
      EXPECT_TRUE(bounded == 0 || level >= Level::standard) << bounded;
      std::cout << enum_name(level) << ", " << seats << " players: " << bounded << " of " << games
                << " by the bound\n";
    }
  }
}

// The judgement: a settlement is worth more than the pioneer, pesos are spent before they are lost
TEST(Sense, WhatIsWorthSomething) {
  Table table(Level::easy);
  table.hand(kBlue, "P01");
  const int before = table.rules.sense(table.state(), kBlue);
  Table settled = table;
  settled.play("settle C07 plains_hides");
  EXPECT_GT(settled.rules.sense(settled.state(), kBlue), before + 2 * kPoint);
  Table closing(Level::easy);
  closing.city("C01 C03 C05 C09 C11").pesos(kBlue, 20);
  const int kept = closing.rules.sense(closing.state(), kBlue);
  closing.play("points 20");
  EXPECT_GT(closing.rules.sense(closing.state(), kBlue), kept + 4 * kPoint);
}

// An offer shows what it is worth to each side
TEST(Sense, TheWorthOfAnOffer) {
  Table table(Level::easy);
  table.play("offer 1; give_pesos 8; propose");
  EXPECT_GT(table.rules.own(table.state(), kRed).offer->worth, 4);
  EXPECT_LT(table.rules.own(table.state(), kBlue).offer->worth, -4);
}

}  // namespace
}  // namespace paydirt::golden_wilderness
