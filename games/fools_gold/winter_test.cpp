// Perils and Winter: sections 3.6 and 3.8 of the rules document.
#include <map>

#include "games/fools_gold/testing.hpp"

namespace paydirt::fools_gold {
namespace {

/// Blue's miners stand on the highest spaces of the Lake, beside so many dice; the cards are drawn by
/// passing.
Table lake_draw(int dice, int miners, std::string_view cards) {
  Table table(3);
  table.dice(lake, dice).deck(lake, cards);
  for (int i = 0; i < miners; ++i) table.put(kBlue, lake, 6 - i);
  return table;
}

// FG-P1: perils cannot be taken
TEST(Perils, CannotBeTaken) {
  const Rules rules = printed_rules(3);
  for (const MineProfile& mine : printed_edition().mines) {
    EXPECT_EQ(mine.foul_weather, 3);
    EXPECT_EQ(mine.false_alarm, 3);
  }
  Table table(3);
  table.dice(hills, 1).put(kBlue, hills, 0).face_up(hills, "weather alarm");
  EXPECT_EQ(table.options(), (std::vector<std::string>{"coins", "lie_down"}));
  EXPECT_FALSE(parse_move(Rules::kinds(), "take alarm").ok());
}

// FG-P2, EX10: each Foul Weather takes one card off the draw, and counts itself
TEST(FoulWeather, ShortensTheDraw) {
  Table table = lake_draw(2, 3, "silt weather silt silt silt gold_5");
  table.all_pass();
  EXPECT_EQ(table.told(e_card), 5);
  EXPECT_EQ(table.told(e_weather), 1);
  EXPECT_EQ(table.face_up(), "silt silt silt silt weather");
}

// FG-R24: chains, and one that uses up the rest
TEST(FoulWeather, Chains) {
  Table chain = lake_draw(2, 3, "weather weather weather gold_1 gold_1");
  chain.all_pass();
  EXPECT_EQ(chain.told(e_card), 3);  // 6 less 3
  EXPECT_EQ(chain.told(e_weather), 3);
  Table two = lake_draw(1, 2, "weather gold_1");
  two.all_pass();
  EXPECT_EQ(two.face_up(), "weather");
}

// FG-P3: as the last card it has no effect
TEST(FoulWeather, NotAsTheLastCard) {
  Table table = lake_draw(1, 3, "gold_1 gold_2 weather");
  table.all_pass();
  EXPECT_EQ(table.face_up(), "gold_1 gold_2 weather");
  EXPECT_EQ(table.told(e_weather), 0);
}

// FG-R25: Foul Weather of the first draw does not shorten the Winter draw
TEST(FoulWeather, DoesNotReachIntoWinter) {
  Table table = lake_draw(1, 3, "weather weather silt silt gold_5");
  table.next(p_winter, {3}).all_pass();
  EXPECT_EQ(table.face_up(), "weather weather");
  table.play("lie_down; lie_down; lie_down");
  EXPECT_EQ(table.face_up(), "gold_5 silt silt");
}

// FG-M6, FG-P4, FG-R27, FG-R28, EX11: alarms come after the draw; as many cards as alarms go, of alarms, Gold
// and gems alone
TEST(FalseAlarm, TakesAsManyCardsAsAlarms) {
  Table table(3);
  table.dice(forest, 2).put(kBlue, forest, {6, 5, 4});
  table.deck(forest, "alarm gold_4 alarm gem silt silt").next(p_alarm, {0, 2}).all_pass();
  EXPECT_EQ(table.told(e_card), 6);  // the pool is gold_4, gem, alarm, alarm; the first and then the last go
  EXPECT_EQ(table.told(e_alarm), 2);
  EXPECT_EQ(table.face_up(), "gem silt silt alarm");
  const Open open = table.rules.open(table.state());
  EXPECT_EQ(open.draw->bottom.gold[3], 1);
  EXPECT_EQ(open.draw->bottom.false_alarm, 1);
  EXPECT_EQ(table.deck_size(forest), 37);
}

// FG-P4, FG-R26: the pick is uniform over the pool; without valuables just the alarms go
TEST(FalseAlarm, ThePickIsUniform) {
  Table alone = lake_draw(1, 2, "alarm silt");
  alone.all_pass();
  EXPECT_EQ(alone.face_up(), "silt");
  std::map<int, int> lost;
  const Rules rules = printed_rules(3);
  for (uint64_t seed = 0; seed < 1500; ++seed) {
    Table table = lake_draw(1, 3, "alarm gold_5 gem");
    table.turn(kGreen).passed(kBlue).passed(kRed).next(p_alarm, {static_cast<int>(seed % 3)});
    table.all_pass();
    ++lost[table.last(e_alarm).b];
  }
  EXPECT_EQ(lost.size(), 3U);
  for (const auto& [card, count] : lost) EXPECT_EQ(count, 500) << card;
}

// FG-P5, FG-R44: an alarm that is still there does nothing more and returns to the deck
TEST(FalseAlarm, WorksOnce) {
  Table table = lake_draw(1, 2, "alarm gold_5");
  table.next(p_alarm, {0}).all_pass();
  EXPECT_EQ(table.face_up(), "alarm");
  EXPECT_EQ(table.told(e_alarm), 1);
  table.play("coins; coins");
  EXPECT_EQ(table.told(e_alarm), 1);
  EXPECT_EQ(table.deck_size(lake), 43);  // no card has left the game
}

// FG-R29: everybody knows which cards went
TEST(FalseAlarm, WhatWentIsKnown) {
  Table table = lake_draw(1, 2, "alarm gold_5");
  table.next(p_alarm, {0}).all_pass();
  EXPECT_EQ(table.last(e_alarm).b, card_named("gold_5"));
  EXPECT_EQ(table.rules.open(table.state()).draw->bottom.gold[4], 1);
}

// FG-R30: the decks are always large enough for both draws, and a small one just ends the draw
TEST(Deck, NeverRunsOut) {
  Edition edition = printed_edition();
  edition.mines[4].gold = {1, 0, 0, 0, 0};
  edition.mines[4].silt = 2;
  edition.mines[4].gems = edition.mines[4].foul_weather = edition.mines[4].false_alarm = 0;
  Table table(*Rules::make(edition, {}, 3, 1));
  table.dice(lake, 4).put(kBlue, lake, {3, 4}).deck(lake, "silt silt gold_1").all_pass();
  EXPECT_EQ(table.last(e_draw).amount, 8);
  EXPECT_EQ(table.told(e_card), 3);
  table.play("lie_down; lie_down");  // nothing is left for Winter: cards of this year cannot be had again
  EXPECT_EQ(table.told(e_nothing), 2);
  EXPECT_EQ(table.state().year, 1);
  for (const MineProfile& mine : printed_edition().mines) {
    int cards = mine.silt + mine.gems + mine.foul_weather + mine.false_alarm;
    EXPECT_GE(cards - 5, 16 + 6) << mine.id;  // all Gold gone and five gems taken
  }
}

/// Blue lies, Red stands, at a mine with one die.
Table winter_to_come() {
  Table table(3);
  return table.dice(hills, 1).lay(kBlue, hills, 1).put(kRed, hills, 2).face_up(hills, "gold_3 gem silt");
}

// FG-W1: what is still face up goes to the bottom and cannot be had in Winter
TEST(Winter, OldCardsAreGone) {
  Table table = winter_to_come();
  table.deck(hills, "silt gold_1 silt").play("coins");
  EXPECT_EQ(table.face_up(), "gold_1 silt silt");
  EXPECT_EQ(table.refused("take gold_3"), "FG-M13");
  const Open open = table.rules.open(table.state());
  EXPECT_EQ(open.draw->bottom.gold[2], 1);
  EXPECT_EQ(open.draw->bottom.gem, 1);
  EXPECT_EQ(open.draw->bottom.silt, 1);
}

// FG-W2, FG-R5: the miners stand up and the die says how many cards, from 1 to 6
TEST(Winter, TheDieSaysHowMany) {
  for (int roll = 1; roll <= 6; ++roll) {
    Table table = winter_to_come();
    table.deck(hills, "gold_1 silt silt silt silt silt").next(p_winter, {roll}).play("coins");
    EXPECT_EQ(table.told(e_card), roll);
    EXPECT_EQ(table.piece(hills, 2), Piece::miner);
    EXPECT_EQ(table.rules.open(table.state()).draw->winter, roll);
  }
  std::map<int, int> rolls;
  const Rules rules = printed_rules(3);
  for (uint64_t seed = 0; seed < 1200; ++seed) {
    State s = winter_to_come().state();
    Chance chance = Chance::fast(seed);
    Journal journal;
    rules.play(s, kRed, {k_coins, 0, 0, 0}, chance, journal);
    for (const Event& event : journal.events) {
      if (event.kind == e_winter) ++rolls[event.amount];
    }
  }
  EXPECT_EQ(rules.seats(), 3);
  EXPECT_EQ(rolls.begin()->first, 1);
  EXPECT_EQ(rolls.rbegin()->first, 6);
  for (const auto& [roll, count] : rolls) EXPECT_GT(count, 140) << roll;
}

// FG-W2, FG-R22: the player with the lowest priority rolls, once
TEST(Winter, TheLastInPriorityRolls) {
  Table table(3);
  table.dice(hills, 1).lay(kBlue, hills, 6).lay(kRed, hills, 1).lay(kRed, hills, 2).put(kGreen, hills, 0);
  table.face_up(hills, "silt").play("lie_down");
  EXPECT_EQ(table.told(e_winter), 1);
  EXPECT_EQ(table.last(e_winter).seat, kGreen);
}

// FG-W3: Perils work in Winter as before
TEST(Winter, PerilsWorkAsBefore) {
  Table table = winter_to_come();
  table.deck(hills, "weather gold_2 alarm gold_3").next(p_winter, {4}).next(p_alarm, {0}).play("coins");
  EXPECT_EQ(table.told(e_card), 3);  // one less by Foul Weather
  EXPECT_EQ(table.told(e_alarm), 1);
  EXPECT_EQ(table.state().face_up[card_named("gold_2")], 0);
}

// FG-W4, FG-R20, FG-R21: priority as before, reserve included, over the miners that have not acted yet
TEST(Winter, PriorityAsBefore) {
  Table table(3);
  table.dice(mountains, 1).lay(kBlue, mountains, 0).lay(kBlue, mountains, 1).lay(kRed, mountains, 5);
  table.put(kGreen, mountains, 6).in_reserve(kRed, mountains).face_up(mountains, "silt");
  table.deck(mountains, "gold_4 gold_3 gold_2 gold_1").next(p_winter, {4}).play("lie_down");
  EXPECT_EQ(table.queue(mountains), "1@5 0@1 2@6 0@0");
}

// EX15, FG-M11, FG-W4, FG-R21: Winter order is counted afresh after every pick
TEST(Winter, TheMountainsExample) {
  Table table(3);
  table.dice(mountains, 1).put(kBlue, mountains, {0, 1}).put(kRed, mountains, 5);
  table.put(kGreen, mountains, 6).in_reserve(kRed, mountains).face_up(mountains, "silt");
  table.deck(mountains, "gold_4 gold_3 gold_2 gold_1").next(p_winter, {4});
  EXPECT_EQ(table.queue(mountains), "1@5 0@1 2@6 0@0");
  table.play("lie_down; lie_down; lie_down; lie_down");
  EXPECT_EQ(table.last(e_winter).seat, kGreen);
  EXPECT_EQ(table.queue(mountains), "1@5 0@1 2@6 0@0");
  table.play("take gold_4; take gold_3; take gold_2; take gold_1");
  EXPECT_EQ(table.nuggets(kRed, mountains), 4);
  EXPECT_EQ(table.nuggets(kBlue, mountains), 3 + 1);
  EXPECT_EQ(table.nuggets(kGreen, mountains), 2);
}

// EX9, FG-W2 to FG-W5: two cards for three miners
TEST(Winter, TheLastOneGetsNothing) {
  Table table(3);
  table.dice(mountains, 1).lay(kBlue, mountains, 3).lay(kRed, mountains, 2).put(kGreen, mountains, 1);
  table.face_up(mountains, "silt").deck(mountains, "gold_2 gold_4").next(p_winter, {2}).play("lie_down");
  EXPECT_EQ(table.last(e_winter).seat, kGreen);
  table.play("take gold_4; take gold_2");
  EXPECT_EQ(table.nuggets(kBlue, mountains), 4);
  EXPECT_EQ(table.nuggets(kRed, mountains), 2);
  EXPECT_EQ(table.told(e_nothing), 1);
  EXPECT_EQ(table.last(e_nothing).seat, kGreen);
  EXPECT_EQ(table.miners(kGreen), 5);
}

// FG-W5, FG-R32: a card or nothing; no coins, no second lying down
TEST(Winter, ACardOrNothing) {
  Table table = winter_to_come();
  table.deck(hills, "gold_1 gem silt").play("coins");
  EXPECT_EQ(table.options(), (std::vector<std::string>{"take gold_1", "take gem", "nothing"}));
  EXPECT_EQ(table.refused("coins"), "FG-W5");
  EXPECT_EQ(table.refused("lie_down"), "FG-W5");
  table.play("nothing");
  EXPECT_EQ(table.nuggets(kBlue, hills), 0);
  EXPECT_EQ(table.state().year, 1);
}

// FG-W5, FG-R47: where nothing can be taken nobody is asked, also where only a gem of an owned type lies
TEST(Winter, NothingToTakeIsNotAsked) {
  Table table = winter_to_come();
  table.gem(kBlue, hills).deck(hills, "gem silt silt").play("coins");
  EXPECT_EQ(table.told(e_nothing), 1);
  EXPECT_EQ(table.last(e_nothing).b, 0);
  EXPECT_EQ(table.state().year, 1);
}

// FG-W6: what is left returns to the deck, and the next mine comes up
TEST(Winter, CardsReturnToTheDeck) {
  Table table = winter_to_come();
  table.deck(hills, "gold_1 silt silt").play("coins; take gold_1");
  EXPECT_EQ(table.deck_size(hills), 42);
  EXPECT_EQ(table.face_up(), "");
}

// FG-R23: without lying miners there is no Winter and no roll
TEST(Winter, OnlyWithLyingMiners) {
  Table table(3);
  table.dice(hills, 1).put(kBlue, hills, 0).face_up(hills, "silt").play("coins");
  EXPECT_EQ(table.told(e_winter), 0);
  EXPECT_EQ(table.script.used[p_winter], 0U);
}

// FG-R49: the Winter draw comes from the undrawn part alone, whose content is open
TEST(Winter, DrawsFromTheUndrawnPart) {
  const Rules rules = printed_rules(3);
  for (uint64_t seed = 0; seed < 200; ++seed) {
    Table table(3);
    // All Gold of 1 nugget is face up, so none of it comes in Winter.
    table.dice(hills, 1)
        .lay(kBlue, hills, 1)
        .put(kRed, hills, 2)
        .face_up(hills, "gold_1 gold_1 gold_1 gold_1");
    State s = table.state();
    EXPECT_EQ(rules.open(s).mines[0].deck.gold[0], 0);
    Chance chance = Chance::fast(seed);
    Journal journal;
    rules.play(s, kRed, {k_coins, 0, 0, 0}, chance, journal);
    for (const Event& event : journal.events) EXPECT_FALSE(event.kind == e_card && event.b == 0);
  }
}

}  // namespace
}  // namespace paydirt::fools_gold
