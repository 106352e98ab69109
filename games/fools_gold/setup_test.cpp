// Set-up: sections 1 and 2 of the rules document.
#include <map>

#include "games/fools_gold/testing.hpp"

namespace paydirt::fools_gold {
namespace {

State set_up(const Rules& rules, int start, const std::vector<int>& dice) {
  Script script;
  script.results[p_start] = {start};
  script.results[p_dice] = dice;
  Chance chance = Chance::scripted(script);
  State s = rules.setup(chance);
  EXPECT_EQ(chance.fault(), nullptr);
  return s;
}

const std::vector<int> kTwoEach = {1, 1, 2, 2, 3, 3, 4, 4, 5, 5};

// FG-S1, FG-R41: for three to five; fewer people fill the table up with bots
TEST(SetUp, IsForThreeToFive) {
  for (const int seats : {3, 4, 5}) EXPECT_TRUE(Rules::make(printed_edition(), {}, seats, 1).ok());
  for (const int seats : {1, 2, 6}) {
    const auto rules = Rules::make(printed_edition(), {}, seats, 1);
    ASSERT_FALSE(rules.ok());
    EXPECT_STREQ(rules.refusal().rule, "FG-S1");
    EXPECT_EQ(rules.refusal().words, say("Fool's Gold is for 3 to 5 players, not for ", seats));
  }
}

// FG-S2, FG-S3: miners by the number of players, six coins, all behind the screen
TEST(SetUp, MinersAndCoins) {
  for (const auto& [seats, miners] : std::map<int, int>{{3, 4}, {4, 3}, {5, 2}}) {
    const State s = set_up(printed_rules(seats), 0, kTwoEach);
    for (Seat seat = 0; seat < seats; ++seat) {
      EXPECT_EQ(s.miners[seat], miners);
      EXPECT_EQ(s.coins[seat], 6);
      EXPECT_EQ(s.spent[seat] + s.aside[seat] + s.gems[seat], 0);
    }
    for (Seat seat = static_cast<Seat>(seats); seat < kPlayers; ++seat)
      EXPECT_EQ(s.miners[seat] + s.coins[seat], 0);
  }
}

// FG-S4, FG-S5: the year track holds a miner and a coin of everybody for each year but the first, and they
// suffice: three players end with all eight of their colour
TEST(SetUp, TheYearTrackHoldsMinersAndCoins) {
  const Edition edition = printed_edition();
  EXPECT_EQ(edition.miners.per_colour, 8);
  Table table(3);
  for (int year = 1849; year <= 1853; ++year) {
    const Open open = table.rules.open(table.state());
    EXPECT_EQ(open.year, year);
    EXPECT_EQ(open.players[kBlue].all_miners, 4 + year - 1849);
    EXPECT_EQ(table.miners(kGreen), 4 + year - 1849);
    EXPECT_EQ(table.coins(kGreen), 6 + year - 1849);
    if (year < 1853) table.all_pass();
  }
}

// FG-S6, FG-R3, FG-R4: five decks of 43 cards, 16 of them Gold and six a gem of the mine's own type
TEST(SetUp, FiveDecksOf43Cards) {
  const Edition edition = printed_edition();
  const State s = set_up(printed_rules(4), 0, kTwoEach);
  constexpr int kNuggets[kMines] = {35, 40, 40, 48, 48};
  int total = 0;
  for (int mine = 0; mine < kMines; ++mine) {
    int gold = 0;
    int nuggets = 0;
    for (int value = 0; value < kValues; ++value) {
      gold += s.deck[mine][value];
      nuggets += s.deck[mine][value] * (value + 1);
    }
    EXPECT_EQ(gold, 16);
    EXPECT_EQ(nuggets, kNuggets[mine]);
    EXPECT_EQ(s.deck[mine][c_gem], 6);
    EXPECT_EQ(s.deck[mine][c_silt], 15);
    for (const uint8_t count : s.deck[mine]) total += count;
    for (int other = 0; other < mine; ++other) EXPECT_NE(edition.mines[mine].gem, edition.mines[other].gem);
  }
  EXPECT_EQ(total, 215);
  EXPECT_EQ(s.deck[3][c_gold + 3], 3);  // the cell that cannot be read
}

// FG-R48: no shuffle at set-up, because no order is kept: chance gives the start player and ten dice, no more
TEST(SetUp, DrawsNothingButStartAndDice) {
  const Rules rules = printed_rules(3);
  Chance chance = Chance::fast(1);
  rules.setup(chance);
  EXPECT_EQ(chance.drawn(), 1U + kDice);
  for (int purpose = p_winter; purpose < p_count; ++purpose) EXPECT_EQ(chance.places()[purpose], 0U);
}

// FG-S7: all ten dice come from the camp
TEST(SetUp, TenDiceLieInTheCamp) {
  const Rules rules = printed_rules(3);
  EXPECT_EQ(set_up(rules, 0, std::vector<int>(kDice, 6)).camp, 10);
  EXPECT_EQ(set_up(rules, 0, kTwoEach).camp, 0);
}

// FG-S8, FG-R1: a random seat starts, or the one that the host names
TEST(SetUp, WhoStarts) {
  const Rules rules = printed_rules(4);
  for (Seat start = 0; start < 4; ++start) {
    const State s = set_up(rules, start, kTwoEach);
    EXPECT_EQ(s.start, start);
    EXPECT_EQ(s.turn, start);
  }
  std::map<Seat, int> starts;
  for (uint64_t seed = 0; seed < 400; ++seed) {
    Chance chance = Chance::fast(seed);
    ++starts[rules.setup(chance).start];
  }
  EXPECT_EQ(starts.size(), 4U);
  for (const auto& [seat, count] : starts) EXPECT_GT(count, 60) << int{seat};

  const Rules named = printed_rules(3, {.start_player = Starter::seat_2});
  for (uint64_t seed = 0; seed < 20; ++seed) {
    Chance chance = Chance::fast(seed);
    EXPECT_EQ(named.setup(chance).start, kGreen);
    EXPECT_EQ(chance.places()[p_start], 0U);
  }
  const auto nobody = Rules::make(printed_edition(), {.start_player = Starter::seat_3}, 3, 1);
  ASSERT_FALSE(nobody.ok());
  EXPECT_EQ(nobody.refusal().words, "option start_player: there is no seat_3");
}

// FG-S9, FG-S10: what the decks hold is open to all, and so are gem points and scoring
TEST(SetUp, ProfilesAndPointsAreOpen) {
  const Rules rules = printed_rules(3);
  const Open open = rules.open(set_up(rules, 0, kTwoEach));
  EXPECT_EQ(open.mines[3].deck.gold, (std::array<int, kValues>{4, 3, 2, 3, 4}));
  EXPECT_EQ(open.mines[4].deck.gold, (std::array<int, kValues>{3, 2, 6, 2, 3}));
  EXPECT_EQ(open.mines[0].deck.gem, 6);
  EXPECT_EQ(open.mines[0].deck.foul_weather, 3);
  EXPECT_EQ(open.mines[0].deck.false_alarm, 3);
  EXPECT_EQ(printed_edition().scoring.gem_points, (std::vector<int>{0, 1, 3, 6, 10, 15}));
  EXPECT_EQ(Rules::tables().scores.size(), 12U);
  for (const ScoreKind& kind : Rules::tables().scores) EXPECT_EQ(std::string(kind.rule).substr(0, 4), "FG-F");
}

// FG-Y4, FG-R2: the first year is 1849
TEST(SetUp, BeginsIn1849) {
  const Rules rules = printed_rules(5);
  const Open open = rules.open(set_up(rules, 0, kTwoEach));
  EXPECT_EQ(open.year, 1849);
  EXPECT_EQ(open.years, (std::vector<int>{1849, 1850, 1851, 1852, 1853}));
}

}  // namespace
}  // namespace paydirt::fools_gold
