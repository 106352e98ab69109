// Setup, events, Gold: sections 2 and 3.10 of the rules document.
#include "games/coloma/testing.hpp"

namespace paydirt::coloma {
namespace {

State fresh(int seats, uint64_t seed, Options options = {}) {
  Chance chance = Chance::fast(seed);
  return printed_rules(seats, options).setup(chance);
}

// CO101, COR1: the Barker on Site 1, the arm on Site 4 pointing to 3; the offset is data
TEST(Setup, Wheel) {
  Table table;
  EXPECT_EQ(table.open().wheel.barker, 1);
  EXPECT_EQ(table.open().wheel.signpost, 4);
  EXPECT_EQ(table.open().wheel.points_to, 3);
  EXPECT_EQ(table.open().wheel.bust, 4);
  constexpr int kArm[] = {4, 5, 1, 2, 3};
  for (int chapter = 1; chapter <= 5; ++chapter) {
    Table later;
    later.chapter(1, chapter);
    EXPECT_EQ(later.open().wheel.signpost, kArm[chapter - 1]);
    EXPECT_EQ(later.open().wheel.points_to, (kArm[chapter - 1] + 3) % 5 + 1);
  }
  Edition edition = printed_edition();
  edition.wheel.signpost_offset = 1;  // points at the Barker: a Barrel to take
  Table near(*Rules::make(edition, {}, 3, 1));
  near.sites({2, 5, 5});
  EXPECT_EQ(near.turn().boom, kBarker);
  EXPECT_TRUE(near.offers("take 1"));
}

// CO102, CO103, CO104, CO105, CO106, CO107
TEST(Setup, Board) {
  constexpr int kCopies[] = {1, 1, 2, 2, 3};
  for (int seats = 1; seats <= 5; ++seats) {
    const State s = fresh(seats, 7);
    const int shared = std::max(2, seats);
    EXPECT_EQ(s.outlaws, 2);
    EXPECT_EQ(std::count(s.hideout, s.hideout + kHideout, kNone), seats == 5 ? 0 : 1);
    int supply = 0;
    for (const uint8_t count : s.barrel_supply) supply += count;
    EXPECT_EQ(supply, seats == 5 ? 19 : 20);
    EXPECT_EQ(s.pool, 6 * shared - seats);
    EXPECT_EQ(s.bridges[0], kCopies[seats - 1]);
    EXPECT_EQ(s.bridges[5], kCopies[seats - 1]);
    EXPECT_EQ(s.hotels, 2 * shared);
    EXPECT_EQ(s.horses, 20 - seats - (seats == 1 ? 1 : 0));
    EXPECT_EQ(s.spent, 0);
  }
}

// CO105, COR5: Rivers do not run out, Bridges do
TEST(Setup, RiversAreUnlimited) {
  Table table(5);
  for (Seat seat = 0; seat < 5; ++seat) table.rivers(seat, 4);
  EXPECT_EQ(table.rules.broken(table.state()), nullptr);
}

// CO108: start resources
TEST(Setup, Players) {
  const State s = fresh(4, 3);
  for (Seat seat = 0; seat < 4; ++seat) {
    const Player& player = s.players[seat];
    EXPECT_EQ(player.dudes, 4);
    EXPECT_EQ(player.dudes_reserve, 8);
    EXPECT_EQ(player.camps, 1);
    EXPECT_EQ(player.camps_reserve, 7);
    EXPECT_EQ(player.bucks, 2);
    EXPECT_EQ(player.horses, 1);
    EXPECT_EQ(player.gold, 1);
    EXPECT_EQ(player.points(), 0);
    EXPECT_EQ(static_cast<Space>(player.wagon), Space::coloma);
  }
}

// CO109, COR31: six cards, four are kept, the others go to the top or the bottom, chosen together
TEST(Setup, OpeningHands) {
  const Rules rules = printed_rules(3);
  Script script;
  for (int purpose = 0; purpose < p_count; ++purpose) script.results[purpose].assign(100, 0);
  Chance chance = Chance::scripted(script);
  State s = rules.setup(chance);
  EXPECT_EQ(std::popcount(s.players[0].hand), 6);
  EXPECT_EQ(rules.deciders(s).seats.size(), 3);
  EXPECT_NE(rules.deciders(s).block, 0);
  Journal journal;
  for (const Seat seat : {kGreen, kBlue, kRed}) {
    rules.play(s, seat, *parse_move(Rules::kinds(), "lay saloon top"), chance, journal);
    EXPECT_TRUE(rules.deciders(s).seats.has(seat));
    rules.play(s, seat, *parse_move(Rules::kinds(), "lay poker_hall bottom"), chance, journal);
    EXPECT_EQ(rules.deciders(s).seats.has(seat), seat == kRed);  // the last one: the dials are next
  }
  EXPECT_EQ(std::popcount(s.players[0].hand), 4);
  EXPECT_EQ(s.players[0].deck.known[0], static_cast<int>(saloon));
  EXPECT_EQ(s.players[0].deck.top, 1);
  EXPECT_EQ(s.players[0].deck.bottom, 1);
  const Own own = rules.own(s, kBlue);
  EXPECT_EQ(own.deck_top, std::vector{saloon});
  EXPECT_EQ(own.deck_bottom, std::vector{poker_hall});
  EXPECT_EQ(own.deck_middle.size(), 10U);
  EXPECT_EQ(rules.open(s).players[0].deck.top, 1);  // all know where, not what
}

// CO110, COR2: a random first player; the Badge stays, or moves on with the option
TEST(Setup, Badge) {
  int first[4] = {};
  for (uint64_t seed = 0; seed < 400; ++seed) ++first[fresh(4, seed).badge];
  for (const int count : first) EXPECT_NEAR(count, 100, 40);
  Table fixed;
  fixed.badge(kRed).chapter(1, 5).idle({2, 3, 4});
  EXPECT_EQ(fixed.state().badge, kRed);
  Options options;
  options.badge = BadgeRule::rotating;
  Table rotating(3, options);
  rotating.badge(kGreen).chapter(1, 5).idle({2, 3, 4});
  EXPECT_EQ(rotating.state().badge, kBlue);
}

// CO111: with two players and alone Buster comes, and a dummy row of three
TEST(Setup, DummyRow) {
  for (int seats = 1; seats <= 3; ++seats) {
    const State s = fresh(seats, 1);
    EXPECT_EQ(s.rows[3] == kDummy, seats < 3);
    EXPECT_EQ(std::count(s.rows, s.rows + kRows, kDummy), seats < 3 ? 1 : 0);
  }
}

// CO112, COR28, COR38: options; characters are dealt at random, one each
TEST(Setup, Options) {
  EXPECT_EQ(fresh(5, 1).players[4].character, Character::none);
  bool deluxe = false;
  for (uint64_t seed = 0; seed < 50; ++seed) {
    const State s = fresh(5, seed, with_characters());
    uint32_t seen = 0;
    for (const Player& player : s.players) {
      EXPECT_LT(static_cast<int>(player.character), kRulebookCharacters);
      seen |= 1U << static_cast<int>(player.character);
    }
    EXPECT_EQ(std::popcount(seen), 5);
    const Character from_both = fresh(1, seed, with_deluxe()).players[0].character;
    deluxe = deluxe || static_cast<int>(from_both) >= kRulebookCharacters;
  }
  EXPECT_TRUE(deluxe);
  EXPECT_EQ(printed_edition().characters.rulebook[4].id, "homesteader");
  EXPECT_EQ(printed_edition().characters.deluxe[1].id, "homesteader_deluxe");
}

// CO501, CO204: Events 1 to 4 give to everybody before the Sites are chosen
TEST(Events, GiveToAll) {
  Table table;
  table.idle({2, 3, 5});  // chapter 2: Event 2
  EXPECT_EQ(table.of(kBlue).gold, 2);
  table.idle({1, 3, 4});
  EXPECT_EQ(table.hand_size(kRed), 2);
  table.idle({1, 2, 4});
  EXPECT_EQ(table.of(kGreen).bucks, 4);
  EXPECT_TRUE(table.state().asked(Step::dials));
}

// CO502, E9: an own Camp doubles; at Event 5 two Gold may be traded
TEST(Events, CampsDouble) {
  Table table;
  table.event_camp(kBlue, 1).event_camp(kRed, 3).chapter(1, 5).idle({2, 3, 4});  // round 2 opens with Event 1
  EXPECT_EQ(table.of(kBlue).dudes, 8);
  EXPECT_EQ(table.of(kRed).dudes, 6);
  Table cards;
  cards.event_camp(kRed, 3).chapter(1, 2).idle({1, 4, 4});
  EXPECT_EQ(cards.hand_size(kRed), 4);
  EXPECT_EQ(cards.hand_size(kBlue), 2);
  Table trade;
  trade.event_camp(kBlue, 5).lodge(kBlue, 4, 2, 3).chapter(1, 4).sites({1, 2, 3}).play("end; end; end");
  EXPECT_EQ(trade.options(), "trade 0; trade 1; trade 2");
  trade.play("trade 2");
  EXPECT_EQ(trade.of(kBlue).vp[from_trades], 6);
  EXPECT_EQ(trade.of(kBlue).gold, 1);
  EXPECT_EQ(trade.state().spent, 2);  // CO514: not back to the pools
  EXPECT_EQ(trade.options(), "trade 0; trade 1");
  EXPECT_EQ(trade.refused("trade 2"), "CO502");
}

// CO503, COR22: in player order, each in full
TEST(Events, PlayerOrder) {
  Table table;
  table.badge(kRed).event_camp(kRed, 2).pool(3).sites({3, 4, 5}).finish_chapter();
  EXPECT_EQ(table.of(kRed).gold, 3);
  EXPECT_EQ(table.of(kGreen).gold, 2);
  EXPECT_EQ(table.of(kBlue).gold, 1);  // the pools are empty
  EXPECT_EQ(table.of(kBlue).bucks, 3);
}

// COR4: no Event in the first chapter; COR44: Events belong to the printed Site
TEST(Events, NoneInTheFirstChapter) {
  Table table;
  table.event_camp(kBlue, 2);
  EXPECT_EQ(table.of(kBlue).gold, 1);
  table.sites({3, 4, 5});
  EXPECT_EQ(table.told(e_event), 0);
  table.finish_chapter();
  EXPECT_EQ(table.open().wheel.sites[1].camps, std::vector{0});
  EXPECT_EQ(table.told(e_event), 1);
  EXPECT_EQ(table.of(kBlue).gold, 3);
}

// CO511, CO512, E5: taken from the top pool down; the value is that of the lowest pool with a space
TEST(Gold, PoolsAndValue) {
  Table table;
  EXPECT_EQ(table.open().gold.nuggets, (std::array{3, 6, 6}));
  EXPECT_EQ(table.open().gold.value, 3);
  for (const auto& [nuggets, value] : {std::pair{18, 3}, {12, 3}, {11, 2}, {6, 2}, {5, 1}, {0, 1}}) {
    Table other;
    for (Seat seat = 0; seat < 3; ++seat) other.lodge(seat, 4, 2, 0);
    other.pool(nuggets);
    EXPECT_EQ(other.open().gold.value, value) << nuggets;
  }
}

// CO513, COR21, E6: Gold for Bucks without change; never more than the price takes
TEST(Gold, Payments) {
  Table table;
  table.lodge(kBlue, 9, 5, 3, 1).rivers(kBlue, 1).sites({2, 3, 5}).play("bridge barrels hammer");
  EXPECT_EQ(table.open().due, 4);
  EXPECT_EQ(table.options(), "pay 0; pay 1; pay 2");
  EXPECT_EQ(table.refused("pay 3"), "COR21");
  EXPECT_EQ(table.words("pay 1"), "Pay 1 Buck and 1 Gold");
  EXPECT_EQ(table.words("pay 2"), "Pay 2 Gold; the change of 2 Bucks is lost");
  table.play("pay 2");
  EXPECT_EQ(table.of(kBlue).bucks, 5);  // nothing comes back
  EXPECT_EQ(table.of(kBlue).gold, 1);
  EXPECT_EQ(table.state().spent, 2);
  Table forced;
  forced.lodge(kBlue, 9, 1, 1, 1).rivers(kBlue, 1).sites({2, 3, 5}).play("bridge barrels hammer");
  EXPECT_EQ(forced.of(kBlue).bucks, 0);  // one way to pay: not asked
  EXPECT_EQ(forced.of(kBlue).gold, 0);
  Table poor;
  poor.lodge(kBlue, 9, 9, 1, 1).rivers(kBlue, 1).chapter(1, 1).sites({2, 3, 5});
  EXPECT_EQ(poor.refused("bridge barrels saw"), "CO513");  // Bucks never replace Gold
}

// CO514, CO515, CO521, COR30: spent Gold goes aside; empty pools pay Bucks; what is not there is lost
TEST(Gold, Limits) {
  Table table;
  table.pool(0).built(kBlue, {express_office, saloon, stables}).lodge(kBlue, 11, 2, 1, 1).chapter(1, 2);
  table.position.pool = 0;
  table.sites({1, 3, 4}).play("ability express_office 1");
  EXPECT_EQ(table.of(kBlue).bucks, 3);
  table.play("ability saloon 1");
  EXPECT_EQ(table.of(kBlue).dudes, 12);
  EXPECT_EQ(table.of(kBlue).dudes_reserve, 0);
  Table horses;
  horses.lodge(kRed, 4, 2, 1, 18).built(kBlue, {stables}).lodge(kBlue, 4, 300).chapter(1, 2);
  horses.sites({1, 3, 4}).play("ability stables 1");
  EXPECT_EQ(horses.of(kBlue).horses, 1);  // none was left
  EXPECT_EQ(horses.of(kBlue).bucks, 300);
}

}  // namespace
}  // namespace paydirt::coloma
