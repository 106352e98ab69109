// What people read: prompts, choices, log lines and the board; and what is played for who is away.
#include "games/fools_gold/testing.hpp"

namespace paydirt::fools_gold {
namespace {

TEST(Words, OfProspecting) {
  Table table(3);
  table.dice(hills, 2).dice(river, 1).spent(kBlue, 3);
  EXPECT_EQ(table.words("place hills 1"), "Put a miner on space 1 of Hills (1 coin)");
  EXPECT_EQ(table.words("place river 0"), "Put a miner on space 0 of River (free)");
  EXPECT_EQ(table.words("wild hills"), "Add a wild die to Hills (2 coins)");
  EXPECT_EQ(table.words("wild lake"), "Add a wild die to Lake (free)");
  EXPECT_EQ(table.words("retrieve"), "Set a miner aside and take back 3 coins");
  EXPECT_EQ(table.words("pass"), "Pass: 4 miners go into reserve");
  table.play("pass");
  EXPECT_EQ(table.words("reserve hills"), "Put a miner into reserve at Hills");
}

TEST(Words, OfMining) {
  Table table(3);
  table.dice(river, 1).put(kBlue, river, 3).face_up(river, "gold_1 gold_4 gem");
  EXPECT_EQ(table.words("take gold_1"), "Take Gold of 1 nugget");
  EXPECT_EQ(table.words("take gold_4"), "Take Gold of 4 nuggets");
  EXPECT_EQ(table.words("take gem"), "Take Jade");
  EXPECT_EQ(table.words("coins"), "Take 2 coins from the bank");
  EXPECT_EQ(table.words("lie_down"), "Lie down until Winter");
  EXPECT_EQ(table.words("nothing"), "Take nothing");
}

TEST(Words, QuestionsNameTheirRule) {
  Table table(3);
  const auto question = [](Table& each) { return each.rules.question(each.state(), each.asked()); };
  EXPECT_EQ(question(table).rule, "FG-A2");
  EXPECT_TRUE(says(question(table).prompt, "You have 4 miners and 6 coins."));
  EXPECT_FALSE(says(question(table).prompt, "retrieve"));  // no coin is spent yet
  table.play("pass");
  EXPECT_EQ(question(table).rule, "FG-A11");
  EXPECT_TRUE(says(question(table).prompt, "4 miners to go"));
  table.play("reserve hills; reserve hills; reserve hills");
  EXPECT_EQ(question(table).prompt, "You have passed. Choose a mine for the last miner of your reserve.");
  Table mining(3);
  mining.dice(lake, 1).put(kBlue, lake, 3).face_up(lake, "silt").deck(lake, "gem silt silt");
  EXPECT_EQ(question(mining).rule, "FG-M7");
  EXPECT_TRUE(says(question(mining).prompt, "Lake: your miner on space 3 acts."));
  EXPECT_TRUE(says(mining.rules.question(mining.state(), kRed).prompt, "another player's miner acts"));
  mining.play("lie_down");
  EXPECT_EQ(question(mining).rule, "FG-W5");
  EXPECT_TRUE(says(question(mining).prompt, "Winter in Lake"));
  Table over(3);
  over.year(1853).dice(hills, 1).put(kBlue, hills, 0).face_up(hills, "silt").play("coins");
  EXPECT_EQ(question(over).prompt, "The game is over.");
}

TEST(Words, TellWhatHappened) {
  Table table(3);
  table.dice(lake, 1).deck(lake, "weather gem alarm gold_5 silt").next(p_winter, {2}).next(p_alarm, {1});
  table.play("place lake 3; wild lake; place lake 5; place lake 2; place lake 4");
  table.all_pass();
  table.play("coins; take gem; lie_down; lie_down");
  std::vector<std::string> told;
  for (const Event& event : table.events) told.push_back(table.rules.tell(event));
  const auto has = [&](const char* line) { return std::find(told.begin(), told.end(), line) != told.end(); };
  EXPECT_TRUE(has("Blue puts a miner on space 3 of Lake (3 coins)"));
  EXPECT_TRUE(has("Red adds a wild die to Lake (1 coin)"));
  EXPECT_TRUE(has("Green passes"));
  EXPECT_TRUE(has("Green puts a miner into reserve at Lake"));
  EXPECT_TRUE(has("Nobody works in Hills"));
  EXPECT_TRUE(has("Lake: 2 dice, 8 cards to draw"));
  EXPECT_TRUE(has("Lake: Foul Weather is turned up"));
  EXPECT_TRUE(has("Lake: one card fewer is drawn"));
  EXPECT_TRUE(has("Lake: Tourmaline is turned up"));
  for (const std::string& line : told) EXPECT_FALSE(line.empty());
}

TEST(Words, TheBoard) {
  Table table(3);
  table.dice(hills, 2)
      .put(kBlue, hills, 3)
      .lay(kRed, hills, 1)
      .in_reserve(kGreen, hills)
      .face_up(hills, "gold_3 gem silt");
  const Own own = table.rules.own(table.state(), kBlue);
  const std::string text = Rules::board(table.rules.open(table.state()), &own, {80, 40});
  EXPECT_TRUE(says(text, "Face up in Hills: Gold of 3, Quartz, Silt"));
  EXPECT_TRUE(says(text, "In reserve: Hills G1"));
  EXPECT_TRUE(says(text, "(R)"));
  EXPECT_TRUE(says(text, "Order, miner and space: Blue 3"));
  EXPECT_TRUE(says(text, "In Winter: Red 1"));
  EXPECT_TRUE(says(text, "behind the screen"));
  const std::string onlooker = Rules::board(table.rules.open(table.state()), nullptr, {});
  EXPECT_TRUE(says(text, "Own nuggets by mine"));
  EXPECT_FALSE(says(onlooker, "Own nuggets by mine"));
  EXPECT_FALSE(says(onlooker, "uggets by mine"));
  Table many(3);
  many.dice(river, 2).put(kBlue, river, 3);
  many.face_up(river, "gold_1 gold_2 gold_3 gold_4 gem silt silt weather alarm");
  EXPECT_TRUE(says(Rules::board(many.rules.open(many.state()), nullptr, {80, 24}),
                   "Gold of 4, Jade, 2 x Silt,\n  Foul Weather, False Alarm\n"))
      << Rules::board(many.rules.open(many.state()), nullptr, {80, 24});
}

/// When everything is turned up, its signs are explained.
TEST(Words, TheBoardOfTheEnd) {
  Table over(3);
  over.year(1853).dice(hills, 1).put(kBlue, hills, 0).face_up(hills, "silt").play("coins");
  const std::string text = Rules::board(over.rules.open(over.state()), nullptr, {});
  EXPECT_TRUE(says(text, "deck. Nuggets by mine, * Fool's Gold, + gem.")) << text;
}

/// Random games on every table, drawn on screens of both widths.
TEST(Words, NoLineOfTheBoardIsWiderThanTheScreen) {
  for (int seats = 3; seats <= 5; ++seats) {
    const Rules rules = printed_rules(seats);
    for_each_decision(rules, 7, [&](const State& s, Seat seat, const auto&) {
      expect_board_fits(rules, s, seat, {80, 24}, 16);
      expect_board_fits(rules, s, seat, {120, 40, true}, 21);
    });
  }
}

// Section 5: what is played for who is away
TEST(Fallback, IsMildAndLegal) {
  const auto fallback = [](Table& table) {
    return to_notation(Rules::kinds(), table.rules.fallback(table.state(), table.asked()));
  };
  Table table(3);
  table.dice(forest, 1).dice(river, 1).put(kBlue, river, 0);
  EXPECT_EQ(fallback(table), "pass");
  table.play("pass");
  EXPECT_EQ(fallback(table), "reserve river");
  table.play("reserve lake");
  EXPECT_EQ(fallback(table), "reserve lake");
  const auto in_mining = [&](int year, const char* cards) {
    Table mining(3);
    mining.year(year).dice(lake, 1).put(kBlue, lake, 0).face_up(lake, cards);
    return fallback(mining);
  };
  EXPECT_EQ(in_mining(1849, "gold_2 gold_4 gem"), "take gold_4");
  EXPECT_EQ(in_mining(1849, "gem silt"), "take gem");
  EXPECT_EQ(in_mining(1849, "silt"), "coins");
  EXPECT_EQ(in_mining(1853, "silt"), "lie_down");
}

}  // namespace
}  // namespace paydirt::fools_gold
