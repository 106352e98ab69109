// Positions that no game comes to are refused, and words that say what is.
#include "games/golden_wilderness/speech.hpp"
#include "games/golden_wilderness/testing.hpp"

namespace paydirt::golden_wilderness {
namespace {

template <class Change>
std::string refused(Level level, Change&& change) {
  Table table(level);
  change(table);
  return table.rules.load(table.position).refusal().words;
}

// GW-R50: 27 islands once overran the table of free cells
TEST(Position, TheBoardHangsTogether) {
  EXPECT_EQ(refused(Level::standard,
                    [](Table& t) {
                      for (int i = 0; i < 12; ++i) t.lay(kTileNames[kCoastal + i], 3 * i, 0, 0);
                    }),
            "state.tiles: the board must hang together (GW-R50)");
  EXPECT_EQ(refused(Level::standard, [](Table& t) { t.lay("I07", 1, 0, 0); }), "");
  EXPECT_EQ(refused(Level::standard, [](Table& t) { t.lay("C01", 0, 0, 0).lay("I07", -1, 0, 0); }),
            "state.tiles: sea meets only sea (GW-R50)");
  EXPECT_EQ(refused(Level::easy, [](Table& t) { t.position.tiles.pop_back(); }), "");
  EXPECT_EQ(refused(Level::beginner, [](Table& t) { t.position.tiles[0].rotation = 1; }).substr(0, 12),
            "state.tiles:");
}

TEST(Position, NothingStaysOfWhatIsNotAsked) {
  const auto purse = [](Table& t) { t.position.turn.purse = {9, 0, 0}; };
  EXPECT_EQ(refused(Level::standard, purse), "");  // set up by hand
  EXPECT_EQ(refused(Level::easy, [](Table& t) { t.position.country = Country::spain; }), "");
  EXPECT_EQ(refused(Level::easy, [](Table& t) { t.position.stack[0].at = 3; }),
            "state.stack: the turn is not at its actions");
  EXPECT_EQ(refused(Level::easy, [](Table& t) { t.position.stack[1].b = 1; }),
            "state.stack: a number is not used here");
  EXPECT_EQ(refused(Level::easy, [](Table& t) { t.position.conflict.attack = 2; }),
            "state.stack: there is no attack");
  EXPECT_EQ(refused(Level::easy, [](Table& t) { t.position.conflict.votes[0] = 1; }),
            "state.stack: there is no poll");
  EXPECT_EQ(refused(Level::advanced, [](Table&) {}), "state.stack: there is always a governor (GW-R62)");
  EXPECT_EQ(refused(Level::easy, [](Table& t) { t.pesos(kRed, 20'000).position.players[1].points = 10'001; }),
            "state.players: nobody is so rich (GW-R35)");
}

// GW-R35: wealth ends where the bytes for it do
TEST(Position, TheRichestStayThere) {
  Table table(Level::easy);
  table.pesos(kRed, kMostWealth).event_pair(kTaxes, kImmigrants).play("play taxes");
  EXPECT_EQ(table.pesos(kRed), kMostWealth);
}

// GW-E05
TEST(Easy, ACityHasFivePeople) {
  Table table(Level::easy);
  table.city("C07");
  EXPECT_EQ(table.open_tile("C07").population, 5);
  EXPECT_EQ(table.open_tile("C05").population, 0);
}

// GW-R10: a tile that nobody can reach does not keep the game from its end
TEST(Beginner, WhenTaxesWouldEndTheGame) {
  Table table(Level::beginner);
  table.position.tiles.clear();
  table.land("C13 I20 I19").settle(kBlue, "C13", Industry::plains_hides);
  EXPECT_TRUE(table.rules.open(table.state()).taxes_end);
  EXPECT_EQ(table.words("end"),
            "Go on to the event: Taxes would end the game, and unspent pesos count nothing");
  Table broke(Level::beginner);
  broke.position.tiles.clear();
  broke.land("C13 I20 I19").settle(kBlue, "C13", Industry::plains_hides).pesos(kBlue, 0);
  EXPECT_EQ(broke.words("end"), "Go on to the event");
  Table open(Level::beginner);
  EXPECT_FALSE(open.rules.open(open.state()).taxes_end);
  EXPECT_EQ(open.words("end"), "Go on to the event");
  Table asked(Level::easy);
  asked.city("C01 C03 C05 C09 C11").event_pair(kTaxes, kImmigrants);
  EXPECT_EQ(asked.rules.question(asked.state(), kBlue).prompt,
            "Play one event card; the other goes back on top. Taxes would end the game.");
}

// The reason is the reason
TEST(Words, NothingIsProtectedWhereNothingStands) {
  Table table = standard_table();
  table.settle(kRed, "C07 C09", Industry::plains_hides).presidio("C07").hand(kBlue, "N05").play("use N05 0");
  const auto why = [&](std::string_view move) {
    return table.rules.why_not(table.state(), kBlue, *parse_move(Rules::kinds(), move)).words;
  };
  EXPECT_EQ(why("target C08 settlement"), "there is no settlement on that tile");
  EXPECT_EQ(why("target C07 settlement"), "a presidio protects it");
}

TEST(Words, MoneyAndNumbers) {
  EXPECT_EQ(money(-10), "-$10");
  EXPECT_EQ(deck_many(1, 0), "1 pioneer");
  EXPECT_EQ(deck_many(2, 2), "2 soldiers");
  EXPECT_EQ(listed({"a", "b", "c"}), "a, b and c");
}

}  // namespace
}  // namespace paydirt::golden_wilderness
