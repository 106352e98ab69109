// What people read: prompts, choices, log lines and the board.
#include "games/sutters_mill/testing.hpp"

namespace paydirt::sutters_mill {
namespace {

// SM-R32: a move that ends the game at once says so
TEST(Warning, TheMoveThatEndsTheGameSaysSo) {
  constexpr const char* kWarning = ": this ends the game";
  Table leaving;
  leaving.put(kBlue, eldorado, 2).tear_down(kBlue).tear_down(kRed);
  EXPECT_EQ(leaving.words("leave eldorado"), "Send a prospector home from Eldorado (free)");
  leaving.play("leave eldorado");
  EXPECT_EQ(leaving.words("leave eldorado"),
            "Send a prospector home from Eldorado (1 nugget): this ends the game");
  Table pulling;
  pulling.vein("mine 1").put(kBlue, eldorado).cards(eldorado, "0:9").put(kBlue, st_johns).tear_down(kBlue);
  pulling.cards(st_johns, "1:3 0:4");
  EXPECT_TRUE(says(pulling.words("pull eldorado"), kWarning));
  EXPECT_FALSE(says(pulling.words("pull st_johns"), kWarning));
  Table digging;
  digging.vein("mine 1 2").put(kBlue, mine_camp, 2).play("dig");
  EXPECT_FALSE(says(digging.words("to eldorado"), kWarning));
  digging.play("to eldorado");
  EXPECT_TRUE(says(digging.words("to eldorado"), kWarning));
  EXPECT_FALSE(says(digging.words("stop"), kWarning));
  Table still;
  still.position.idle = 15;
  still.play("city");
  EXPECT_TRUE(says(still.words("end"), kWarning));
  EXPECT_FALSE(says(still.words("place eldorado"), kWarning));
}

// SM-R32: an illegal move warns of nothing, whatever it says
TEST(Warning, NotForWhatCannotBePlayed) {
  Table table;
  table.vein("mine 1").put(kBlue, eldorado).cards(st_johns, "0:9").tear_down(kBlue);
  EXPECT_EQ(table.words("pull st_johns"), "Take your 9 off St. John's (free)");
  EXPECT_EQ(table.words("pull sutters_mill"), "Take a card off Sutter's Mill");
  EXPECT_EQ(table.words("shift eldorado 3 up"), "Shift your card up at Eldorado (free: St. John's)");
}

TEST(Words, OfEveryMoveInBuildUp) {
  Table table;
  table.put(kBlue, eldorado).put(kBlue, river_camp).cards(st_johns, "0:3").cards(eldorado, "0:5 1:4");
  table.cards(odd_fellows_hall, "0:7");
  EXPECT_EQ(table.words("switch"), "Turn to Tear Down: your hand and supply go home for good");
  EXPECT_EQ(table.words("dig"), "Dig for gold on the river");
  EXPECT_EQ(table.words("city"), "Work in town");
  Table digging = table;
  digging.play("dig");
  EXPECT_EQ(digging.words("to miners_drug_store"), "Dig, then walk to the Drug Store");
  EXPECT_EQ(digging.words("stop"), "Stop digging and do business");
  table.play("city");
  EXPECT_EQ(table.words("end"), "End your turn");
  EXPECT_EQ(table.words("place mine_camp"), "Bring a prospector to the Mine camp (free: Odd Fellows Hall)");
  EXPECT_EQ(table.words("card 2 eldorado"), "Play the 2 at Eldorado (free: Eldorado)");
  EXPECT_EQ(table.words("card 10 eldorado"), "Play the 10 (J, Q, K alike) at Eldorado (free: Eldorado)");
  EXPECT_EQ(table.words("shift eldorado 1 up"), "Shift your 5 up at Eldorado (free: St. John's)");
  table.play("place mine_camp; place mine_camp");
  EXPECT_EQ(table.words("move river_camp eldorado"),
            "Move a prospector from the River camp to Eldorado (1 nugget)");
}

TEST(Words, OfTearDown) {
  Table table;
  table.put(kBlue, eldorado, 2).cards(eldorado, "0:2 1:4 0:9").tear_down(kBlue);
  EXPECT_EQ(table.words("pull eldorado"), "Take your 9 off Eldorado (free)");
  table.play("pull eldorado");
  EXPECT_EQ(table.words("pull eldorado"), "Take Red's 4 off Eldorado (1 nugget)");
  EXPECT_EQ(table.words("leave eldorado eldorado"),
            "Send a prospector home from Eldorado (who took a card there) (1 nugget)");
}

// SM-100: nobody goes home for good without being told
TEST(Warning, TheLastProspectorSaysSo) {
  Table table;
  table.put(kBlue, eldorado, 2).put(kRed, eldorado).cards(eldorado, "0:2").tear_down(kBlue);
  EXPECT_EQ(table.words("leave eldorado"), "Send a prospector home from Eldorado (free)");
  table.play("leave eldorado");
  EXPECT_EQ(table.words("leave eldorado"),
            "Send a prospector home from Eldorado (1 nugget): your last, so you take no more turns");
}

TEST(Words, QuestionsNameTheirRule) {
  Table table;
  table.put(kBlue, river_camp, 2)
      .cards(odd_fellows_hall, "0:2")
      .cards(st_johns, "0:3")
      .cards(eldorado, "0:9 1:4");
  const auto asked = [](Table& each) { return each.rules.question(each.state(), each.state().turn); };
  EXPECT_EQ(asked(table).rule, "SM-025");
  Table digging = table;
  digging.play("dig");
  EXPECT_EQ(asked(digging).rule, "SM-041");
  digging.play("to eldorado");
  EXPECT_EQ(asked(digging).rule, "SM-042");
  table.play("city");
  EXPECT_EQ(asked(table).prompt,
            "Town: act, or end your turn. The next action is free. Specials to use: Odd Fellows Hall.");
  table.play("place eldorado; place eldorado");
  EXPECT_EQ(
      asked(table).prompt,
      "Town: act, or end your turn. The next action costs 1 nugget. Specials to use: Eldorado, St. John's.");
  Table over;
  over.vein("");
  EXPECT_EQ(asked(over).rule, "SM-150");
}

// SM-032: the log tells a counter's nuggets only to who may know them
TEST(Words, TheLogKeepsSecrets) {
  Table table;
  table.vein("river 3 1").put(kBlue, river_camp).play("dig; to eldorado");
  ASSERT_FALSE(table.events.empty());
  EXPECT_EQ(table.rules.tell(table.events[0].seen_by(SeatSet::of(kBlue))),
            "Blue digs a river counter (3 nuggets) and walks to Eldorado");
  EXPECT_EQ(table.rules.tell(table.events[0].seen_by(SeatSet::of(kRed))),
            "Blue digs a river counter and walks to Eldorado");
}

TEST(Words, TheLogOfATearDownTurn) {
  Table table;
  table.put(kBlue, eldorado, 2).put(kBlue, river_camp).cards(eldorado, "0:9 1:4").cards(adams_express, "0:2");
  table.play("switch; city; pull eldorado; pull eldorado; move river_camp mine_camp; leave mine_camp; end");
  std::vector<std::string> log;
  for (const Event& event : table.events) log.push_back(table.rules.tell(event));
  EXPECT_EQ(log, (std::vector<std::string>{
                     "Blue turns to Tear Down", "Blue uses Adams Express", "Blue takes Red's 4 off Eldorado",
                     "Blue takes the 9 off Eldorado", "The certificate of Eldorado leaves the game",
                     "The last mine counter leaves the vein unseen", "Blue pays 1 nugget",
                     "Blue moves a prospector from the River camp to the Mine camp", "Blue pays 2 nuggets",
                     "Blue sends a prospector home from the Mine camp", "Red's turn"}));
}

TEST(Words, QuestionsOfferOnlyWhatThereIs) {
  const auto prompt = [](Table& each) { return each.rules.question(each.state(), each.state().turn).prompt; };
  Table digger;
  digger.put(kBlue, river_camp);
  EXPECT_EQ(prompt(digger), "Your turn. Dig for gold, work in town, or turn to Tear Down first.");
  digger.play("switch");
  EXPECT_EQ(prompt(digger), "Your turn. Dig for gold, or work in town.");
  Table idler;
  idler.put(kBlue, eldorado).purse(kBlue, 0);
  EXPECT_EQ(prompt(idler), "Your turn. Work in town, or turn to Tear Down first.");
  idler.play("city; place eldorado");
  EXPECT_EQ(prompt(idler), "Town: all you can do is end your turn. The next action costs 1 nugget.");
}

TEST(Words, RefusalsCountRightly) {
  Table table;
  table.purse(kBlue, 0).put(kBlue, st_johns).play("city; place mine_camp");
  const auto why = [&](std::string_view text) {
    return table.rules.why_not(table.state(), kBlue, *parse_move(Rules::kinds(), text)).words;
  };
  EXPECT_EQ(why("place mine_camp"), "this action costs 1 nugget and you have 0");
  EXPECT_EQ(why("card 2 eldorado"), "this card needs 1 prospector of yours at that building and you have 0");
}

TEST(Words, MovesOutOfRangeAreRefused) {
  Table table;
  for (const Move move :
       {Move{99, 0, 0, 0}, Move{k_to, 8, 0, 0}, Move{k_card, 13, 0, 0}, Move{k_shift, 0, 0, 0},
        Move{k_shift, 0, 21, 0}, Move{k_end, 1, 0, 0}, Move{k_leave, 0, 1, 0}}) {
    EXPECT_EQ(table.rules.why_not(table.state(), kBlue, move).words, "that is no move of this game");
  }
}

}  // namespace
}  // namespace paydirt::sutters_mill
