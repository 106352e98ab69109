// Setting up each level (section 2), and what everybody sees of it.
#include <set>

#include "games/golden_wilderness/land.hpp"
#include "games/golden_wilderness/testing.hpp"

namespace paydirt::golden_wilderness {
namespace {

State set_up(const Rules& rules, uint64_t seed) {
  Chance chance = Chance::fast(seed);
  return rules.setup(chance);
}

// GW-B01, GW-B03, GW-B04, GW-B05, GW-B07: colours, a pioneer each, $10, an empty pool, four event cards
TEST(Setup, Beginner) {
  const Rules rules = printed_rules(4, {});
  const State s = set_up(rules, 3);
  for (Seat seat = 0; seat < 4; ++seat) {
    EXPECT_EQ(s.hand_size[seat][index(Deck::pioneer)], 1);
    EXPECT_EQ(s.hand_total(seat), 1);
    EXPECT_EQ(s.pesos[seat], 10);
    EXPECT_EQ(s.points[seat], 0);
  }
  EXPECT_EQ(s.pool_total(), 0);
  EXPECT_EQ(s.discards[0], 0);
  EXPECT_EQ(s.country, Country::beginner);
  EXPECT_EQ(rules.open(s).events.in_play,
            (std::vector<EventCard>{EventCard::immigrants, EventCard::taxes, EventCard::coast_market,
                                    EventCard::coast_market}));
}

// GW-B02: ten connected tiles with a coast; a random region has three coastal tiles at least
TEST(Setup, TheBeginnersBoard) {
  EXPECT_EQ(std::popcount(set_up(printed_rules(2, {}), 1).board), 10);
  Options mixed;
  mixed.board = BoardChoice::mixed;
  const Rules rules = printed_rules(2, mixed);
  std::set<TileSet> boards;
  for (uint64_t seed = 0; seed < 40; ++seed) {
    const State s = set_up(rules, seed);
    boards.insert(s.board);
    ASSERT_EQ(std::popcount(s.board), 10);
    ASSERT_GE(std::popcount(s.board & kAllCoastal), 3);
    TileSet joined = s.board & (~s.board + 1);
    for (int i = 0; i < 10; ++i) joined |= beside(s, joined);
    ASSERT_EQ(joined, s.board);
  }
  EXPECT_GT(boards.size(), 30U);
}

// GW-B09, GW-R08: who holds the earliest-born card begins, and shows only that card
TEST(Setup, TheEarliestBornBegins) {
  const Rules rules = printed_rules(5, level_options(Level::standard));
  std::set<Seat> first;
  for (uint64_t seed = 0; seed < 60; ++seed) {
    const State s = set_up(rules, seed);
    first.insert(s.first);
    const int shown = *rules.box().edition.people[s.first_card].born;
    ASSERT_NE(s.hand[s.first][deck_of(s.first_card)] & card_bit(s.first_card), 0U);
    for (int card = 0; card < kCards; ++card) {
      for (Seat seat = 0; seat < 5; ++seat) {
        if ((s.hand[seat][deck_of(card)] & card_bit(card)) == 0) continue;
        ASSERT_GE(rules.box().edition.people[static_cast<size_t>(card)].born.value_or(9999), shown);
        const bool known = (s.known[(seat + 1) % 5][deck_of(card)] & card_bit(card)) != 0;
        ASSERT_EQ(known, card == s.first_card);
      }
    }
    ASSERT_EQ(s.turn, s.first);
  }
  EXPECT_EQ(first.size(), 5U);
}

// GW-R08: equal years fall back on the next card, and then on chance
TEST(Setup, TiesForTheFirstTurn) {
  Edition edition = printed_edition();
  for (Person& person : edition.people) {
    if (person.born) person.born = 1800;
  }
  const Rules rules = *Rules::make(edition, {}, 3, 1);
  std::set<Seat> first;
  for (uint64_t seed = 0; seed < 30; ++seed) first.insert(set_up(rules, seed).first);
  EXPECT_EQ(first.size(), 3U);
}

// GW-E01, GW-E02, GW-R28: the whole map, five cities or three, all industries, no lack of settlements
TEST(Setup, Easy) {
  Options options = level_options(Level::easy);
  const Rules rules = printed_rules(3, options);
  const State s = set_up(rules, 1);
  EXPECT_EQ(s.board, kAllTiles);
  EXPECT_EQ(rules.open(s).cities.all, 5);
  EXPECT_EQ(rules.open(s).roads.all, 60);
  EXPECT_EQ(std::popcount(rules.box().available), 9);
  EXPECT_EQ(std::popcount(rules.box().habitable), 34);
  EXPECT_EQ(s.country, Country::easy);
  EXPECT_EQ(s.gold_rush, 0);
  int borders[3] = {};
  for (int tile = 0; tile < kTiles; ++tile) {
    for (int side = 0; side < 3; ++side) {
      if (s.neighbour[tile][side] != kNone) ++borders[index(Look{rules.box(), s}.border(tile, side))];
    }
  }
  EXPECT_EQ(borders[index(Border::lowland)], 36);
  EXPECT_EQ(borders[index(Border::mountain)], 47);
  EXPECT_EQ(borders[index(Border::sea)], 3);
  options.short_game = true;
  EXPECT_EQ(printed_rules(3, options).box().markers.city, 3);
}

// GW-E01: the shuffled map moves inland tiles only
TEST(Setup, TheShuffledMap) {
  Options options = level_options(Level::easy);
  options.board = BoardChoice::mixed;
  const Rules rules = printed_rules(2, options);
  const State s = set_up(rules, 5);
  int moved = 0;
  for (int tile = 0; tile < kTiles; ++tile) {
    const PrintedTile& printed = rules.box().edition.tiles[static_cast<size_t>(tile)];
    const bool there = s.q[tile] == printed.q && s.r[tile] == printed.r;
    EXPECT_TRUE(there || tile >= kCoastal);
    moved += there ? 0 : 1;
  }
  EXPECT_GT(moved, 15);
}

// GW-S01, GW-S02, GW-S03, GW-S04, GW-S05: no tile laid, four decks, a line of immigrants each; example 8 of
// section 7
TEST(Setup, Standard) {
  Options options = level_options(Level::standard);
  const Rules rules = printed_rules(3, options);
  const State s = set_up(rules, 2);
  EXPECT_EQ(s.board, 0U);
  EXPECT_EQ(rules.open(s).stacks, (std::array<int, 2>{14, 24}));
  for (Seat seat = 0; seat < 3; ++seat) {
    EXPECT_EQ(s.hand_size[seat][index(Deck::pioneer)], 2);
    EXPECT_EQ(s.hand_size[seat][index(Deck::soldier)], 2);
    EXPECT_EQ(s.hand_size[seat][index(Deck::priest)], 1);
    EXPECT_EQ(s.pesos[seat], 10);
  }
  const Open open = rules.open(s);
  EXPECT_EQ(open.events.in_play.size(), 5U);
  EXPECT_EQ(open.presidios.all, 10);
  EXPECT_EQ(open.missions.all, 10);
  EXPECT_EQ(open.country.id, Country::standard);
  options.short_game = true;
  EXPECT_EQ(printed_rules(3, options).box().markers.presidio, 5);
  EXPECT_EQ(printed_rules(3, options).box().markers.city, 5);
}

// GW-S05, GW-R57, GW-R56: a nation may be chosen; Neophytes stays in the deck whichever it is
TEST(Setup, ANationForStandard) {
  Options options = level_options(Level::standard);
  options.country = CountryChoice::usa;
  const Rules rules = printed_rules(2, options);
  const State s = set_up(rules, 2);
  EXPECT_EQ(s.country, Country::usa);
  EXPECT_EQ(s.hand_size[0][index(Deck::pioneer)], 4);
  Table table(2, options);
  table.next(p_event, {2, 0}).play("end");
  EXPECT_TRUE(table.offers("play neophytes"));
}

// Every country: its line of immigrants, its taxes, whether it allows Neophytes (section 1.2)
TEST(Setup, EachCountry) {
  struct Expected {
    CountryChoice choice;
    int pioneers, soldiers, priests, taxes;
    bool neophytes;
  };
  for (const Expected& each_country :
       {Expected{CountryChoice::standard, 2, 2, 1, 3, true}, Expected{CountryChoice::spain, 1, 2, 2, 2, true},
        Expected{CountryChoice::mexico, 3, 1, 0, 3, false}, Expected{CountryChoice::russia, 2, 1, 1, 2, true},
        Expected{CountryChoice::britain, 2, 2, 0, 4, false},
        Expected{CountryChoice::california, 3, 1, 0, 1, false},
        Expected{CountryChoice::usa, 4, 1, 0, 4, false}}) {
    Options options = level_options(Level::standard);
    options.country = each_country.choice;
    Table table(2, options);
    table.event_pair(EventCard::taxes, EventCard::immigrants).play("play taxes");
    EXPECT_EQ(table.pesos(kBlue), 10 + each_country.taxes);
    const CountryFacts& box = table.rules.box().countries[index(table.state().country)];
    EXPECT_EQ(box.immigrants[index(Deck::pioneer)], each_country.pioneers);
    EXPECT_EQ(box.immigrants[index(Deck::soldier)], each_country.soldiers);
    EXPECT_EQ(box.immigrants[index(Deck::priest)], each_country.priests);
    EXPECT_EQ(box.neophytes, each_country.neophytes);
  }
}

// GW-A01, GW-R58, GW-R70: Spain; five roles dealt round the table, in the open
TEST(Setup, Advanced) {
  const Rules rules = printed_rules(2, level_options(Level::advanced));
  const State s = set_up(rules, 9);
  EXPECT_EQ(s.country, Country::spain);
  const Open open = rules.open(s);
  EXPECT_EQ(open.players[s.first].roles.size(), 3U);
  EXPECT_EQ(open.players[1 - s.first].roles.size(), 2U);
  EXPECT_EQ(s.hand_size[0][index(Deck::priest)], 2);
}

// GW-A02, GW-R63: or the roles are elected and auctioned; most votes win, ties at random, nobody fights
TEST(Setup, ElectedRoles) {
  Options options = level_options(Level::advanced);
  options.roles = RolesChoice::elect;
  const Rules rules = printed_rules(2, options);
  State s = set_up(rules, 9);
  EXPECT_EQ(s.step(), Step::vote);
  EXPECT_EQ(rules.deciders(s).seats.lowest(), s.first);
  std::set<Seat> governors;
  for (uint64_t seed = 0; seed < 20; ++seed) {
    State tied = s;
    Chance chance = Chance::fast(seed);
    NoJournal nothing;
    for (int i = 0; i < 2; ++i)
      rules.play(tied, rules.deciders(tied).seats.lowest(), {k_abstain}, chance, nothing);
    governors.insert(tied.role[0]);
    EXPECT_EQ(tied.step(), Step::auction_role);
  }
  EXPECT_EQ(governors.size(), 2U);
}

// GW-R07: money, points, industries, hand sizes and discards are public; hands are not
TEST(Setup, WhatIsPublic) {
  Table table(Level::standard);
  table.hand(kBlue, "P01 S01").hand(kRed, "R01").discards(Deck::soldier, "S07");
  const Open open = table.rules.open(table.state());
  EXPECT_EQ(open.players[kBlue].hand, (std::array<int, kDecks>{1, 0, 1, 0}));
  EXPECT_EQ(open.decks[index(Deck::soldier)].discards, (std::vector<std::string>{"S07"}));
  EXPECT_EQ(table.rules.own(table.state(), kBlue).hand, (std::vector<std::string>{"P01", "S01"}));
  EXPECT_TRUE(table.rules.own(table.state(), kRed).known[kBlue].empty());
}

}  // namespace
}  // namespace paydirt::golden_wilderness
