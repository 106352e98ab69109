// The table on a terminal.
#include <sstream>

#include "games/coloma/testing.hpp"

namespace paydirt::coloma {
namespace {

/// All words with one blank between them.
std::string flowing(const std::string& text) {
  std::istringstream words(text);
  std::string out;
  for (std::string word; words >> word;) append(out, say(word, ' '));
  return out;
}

TEST(BoardText, LeavesNoWordOfAnAbilityOut) {
  const Rules rules = printed_rules(2);
  Chance chance = Chance::fast(3);
  const State s = rules.setup(chance);
  const Own own = rules.own(s, kBlue);
  const std::string board = Rules::board(rules.open(s), &own, {80, 60});
  std::istringstream lines(board);
  for (std::string line; std::getline(lines, line);) EXPECT_LE(width_of(line), 80) << line;
  ASSERT_FALSE(own.cards.empty());
  for (const HandCard& card : own.cards) {
    for (const std::string& ability : card.abilities)
      EXPECT_NE(flowing(board).find(flowing(ability)), std::string::npos) << ability << '\n' << board;
  }
}

TEST(BoardText, SaysWhereTheBustLiesBeforeDialsAreSet) {
  Table table;
  Open open = table.rules.open(table.state());
  const Own own = table.rules.own(table.state(), kBlue);
  open.asked = Step::dials;
  const std::string small = Rules::board(open, &own, {80, 24});
  EXPECT_NE(small.find(say("Bust: Site ", open.wheel.bust, ".")), std::string::npos) << small;
}

}  // namespace
}  // namespace paydirt::coloma
