// Editions are data: a good one plays by its own numbers, a broken one is refused with field and reason.
#include "games/coloma/testing.hpp"

namespace paydirt::coloma {
namespace {

constexpr RefusedAfter<Rules> refused_after{3};

TEST(Edition, ThePrintedOneIsGood) { expect_printed_edition_is_good<Rules>("pieces"); }

TEST(Edition, PiecesAndWheel) {
  EXPECT_EQ(refused_after([](Edition& e) { e.pieces.dudes = 0; }),
            "edition: pieces.dudes: 0 is outside 1 to 60");
  EXPECT_EQ(refused_after([](Edition& e) { e.pieces.horses = 25; }),
            "edition: pieces.horses: 25 is outside 0 to 24");
  EXPECT_EQ(refused_after([](Edition& e) { e.start.keep = 3; }),
            "edition: start.keep: must be start.draw or up to two less");
  EXPECT_EQ(refused_after([](Edition& e) { e.tables[2].players = 4; }),
            "edition: tables[2].players: must be 3");
  EXPECT_EQ(refused_after([](Edition& e) {
              e.tables[4].gold_pools = {11, 10, 10};
            }),
            "edition: tables[4].gold_pools: 31 spaces; there are 30 nuggets, and every player starts with 1");
  EXPECT_EQ(refused_after([](Edition& e) { e.wheel.signpost_offset = 5; }),
            "edition: wheel.signpost_offset: 5 is outside 1 to 4");
  EXPECT_EQ(refused_after([](Edition& e) { e.wheel.barker_path[1][2] = 6; }),
            "edition: wheel.barker_path: 6 is outside 1 to 5");
  EXPECT_EQ(refused_after([](Edition& e) { e.sites[5].id = "crier"; }),
            "edition: sites[5].id: must be barker");
  EXPECT_EQ(refused_after([](Edition& e) { e.events.gains[0].barrels = 1; }),
            "edition: events.gains[0]: barrels cannot be gained here");
}

TEST(Edition, Buildings) {
  EXPECT_EQ(refused_after([](Edition& e) { e.town.cards[3].hammer.cards = 1; }),
            "edition: town.cards[3].hammer: cards cannot be paid here");
  EXPECT_EQ(refused_after([](Edition& e) { e.town.cards[0].vp = -1; }),
            "edition: town.cards[0].vp: -1 is outside 0 to 50");
  EXPECT_EQ(refused_after([](Edition& e) { std::swap(e.town.cards[0], e.town.cards[1]); }),
            "edition: town.cards[0].id: must be poker_hall");
  EXPECT_EQ(refused_after([](Edition& e) { e.town.cards[0].abilities[0].unlimited = true; }),
            "edition: town.cards[0].abilities[0]: what is free can have no unlimited use (COR39)");
  EXPECT_EQ(refused_after([](Edition& e) { e.bridge.types[2].per = 0; }),
            "edition: bridge.types[2].per: 0 is outside 1 to 20");
  EXPECT_EQ(refused_after([](Edition& e) { e.river.columns[1].benefit.pay = Bundle{}; }),
            "edition: river.columns[1].benefit.pay: a benefit has no price");
  EXPECT_EQ(refused_after([](Edition& e) { e.barrels[4].copies = 30; }),
            "edition: barrels[4].copies: 30 is outside 0 to 20");
  EXPECT_EQ(refused_after([](Edition& e) { e.characters.rulebook[0].power->pay.reset(); }),
            "edition: characters: prospector: a power without a price would never end (COR39)");
}

// COR46: every Town and Horseshoe has two links
TEST(Edition, Map) {
  EXPECT_EQ(refused_after([](Edition& e) { e.frontier.routes.pop_back(); }),
            "edition: frontier.routes: greenwood must have two links");
  EXPECT_EQ(refused_after([](Edition& e) { e.frontier.routes[0][1] = "nowhere"; }),
            "edition: frontier.routes[0]: nowhere is no space");
  EXPECT_EQ(refused_after([](Edition& e) { e.frontier.lands[0].cities = {"lotus"}; }),
            "edition: frontier.lands[0].cities: lotus is no city");
  EXPECT_EQ(
      refused_after([](Edition& e) { e.frontier.spaces[0].alternate.reset(); }),
      "edition: frontier.spaces[0]: a city has a reward and an alternate, a town a reward, a horseshoe none");
  EXPECT_EQ(refused_after([](Edition& e) { e.shade.wagon_cards.clear(); }),
            "edition: shade.wagon_cards: there must be some");
  EXPECT_EQ(refused_after([](Edition& e) { e.shootout.dummy_row = 8; }),
            "edition: shootout.dummy_row: 8 is outside 1 to 7");
  EXPECT_EQ(refused_after([](Edition& e) { e.graveyard.graves = {1}; }),
            "edition: graveyard.graves: 1 is outside -50 to 0");
}

// COR46: costs may hold any of Dudes, Bucks, Gold, Horses; another edition plays by its own numbers
TEST(Edition, AnotherOnePlaysByItsNumbers) {
  Edition edition = printed_edition();
  edition.mill.gain = {};
  edition.mill.gain.bucks = 5;
  edition.river.hammer = {};
  edition.river.hammer.gold = edition.river.hammer.horses = 1;
  edition.river.columns[0].vp = 9;
  Table table(*Rules::make(edition, {}, 3, 1));
  table.lodge(kBlue, 4, 2, 1, 1).sites({2, 3, 5}).play("river 1 hammer");
  EXPECT_EQ(table.of(kBlue).horses, 0);
  EXPECT_EQ(table.of(kBlue).gold, 0);
  EXPECT_EQ(table.of(kBlue).vp[from_rivers], 9);
  Table mill(*Rules::make(edition, {}, 3, 1));
  mill.chapter(1, 2).sites({1, 3, 4}).play("mill");
  EXPECT_EQ(mill.of(kBlue).bucks, 7);
}

}  // namespace
}  // namespace paydirt::coloma
