// The course of a game and the wheel: sections 3.1 and 3.2 of the rules document.
#include "games/coloma/testing.hpp"

namespace paydirt::coloma {
namespace {

// CO201: three rounds of five chapters, then the end
TEST(Course, FifteenChapters) {
  Table table;
  for (int chapter = 0; chapter < 15; ++chapter) {
    EXPECT_EQ(table.state().round, chapter / 5);
    EXPECT_EQ(table.state().chapter, chapter % 5);
    table.idle({2, 3, 5});
  }
  EXPECT_EQ(table.state().ended, Ended::played_out);
  EXPECT_EQ(table.told(e_shootout), 3);
  EXPECT_TRUE(table.rules.deciders(table.state()).seats.empty());
}

// CO202, CO203: the steps of a chapter in their order
TEST(Course, StepsOfAChapter) {
  Table table;
  table.sites({2, 2, 5}).play("end; end; end");
  EXPECT_EQ(table.open().wheel.barker, 2);  // turned one Site on, the Bust is back on the arm
  EXPECT_EQ(table.open().wheel.signpost, 5);
  EXPECT_EQ(table.open().wheel.bust, 5);
  std::vector<int> order;
  for (const Event& event : table.events) {
    if (event.kind == e_bust || event.kind == e_turn || event.kind == e_chapter || event.kind == e_event) {
      order.push_back(event.kind);
    }
  }
  EXPECT_EQ(order, (std::vector<int>{e_bust, e_turn, e_turn, e_turn, e_chapter, e_event}));
}

// CO203, COR3: every round visits Sites 1 to 5; with the option rounds 2 and 3 begin at 2
TEST(Course, BarkerPath) {
  Options literal;
  literal.barker_path = PathRule::literal;
  for (const bool by_letter : {false, true}) {
    Table table(3, by_letter ? literal : Options{});
    std::string path;
    while (table.state().ended == Ended::none) {
      append(path, say(table.open().wheel.barker));
      table.idle({2, 3, 5});
    }
    EXPECT_EQ(path, by_letter ? "123452345123451" : "123451234512345");
  }
}

// CO205, CO206: any number, in secret; revealed together
TEST(Course, Dials) {
  Table table;
  EXPECT_EQ(table.options(), "dial 1; dial 2; dial 3; dial 4; dial 5");
  EXPECT_EQ(table.rules.deciders(table.state()).seats.size(), 3);
  State s = table.state();
  Script script;
  Chance chance = Chance::scripted(script);
  Journal journal;
  table.rules.play(s, kGreen, {k_dial, 3}, chance, journal);
  EXPECT_TRUE(table.rules.open(s).wheel.sites[2].pioneers.empty());
  EXPECT_EQ(table.rules.open(s).players[2].answers, 1);
  EXPECT_FALSE(table.rules.open(s).players[2].dial);
  EXPECT_EQ(table.rules.own(s, kGreen).dial, 3);
  EXPECT_EQ(journal.events.back().seen_by(SeatSet::of(kBlue)).secret, Event::kBlank);
  table.rules.play(s, kBlue, {k_dial, 3}, chance, journal);
  table.rules.play(s, kRed, {k_dial, 1}, chance, journal);
  EXPECT_EQ(table.rules.open(s).wheel.sites[2].pioneers, (std::vector{0, 2}));
  EXPECT_EQ(table.rules.open(s).wheel.bust, 3);
}

/// Who is asked, one after the other, where everybody only ends the turn.
std::vector<Seat> order_of(Table& table) {
  std::vector<Seat> order = {table.asked()};
  while (order.size() < 3) order.push_back(table.play("end").asked());
  return order;
}

// CO206, CO207: Sites in order, on one Site player order; the Bust does not move again
TEST(Course, OrderOfTurns) {
  Table table;
  table.badge(kRed).sites({5, 2, 2});
  EXPECT_EQ(order_of(table), (std::vector{kRed, kGreen, kBlue}));
  EXPECT_EQ(table.state().bust, 1);
  Table same;
  same.badge(kGreen).sites({3, 3, 3});
  EXPECT_EQ(order_of(same), (std::vector{kGreen, kBlue, kRed}));
}

// CO207: the Barker acts at the number of the Site that it covers
TEST(Course, BarkerInOrder) {
  Table table;
  table.chapter(1, 3).sites({3, 2, 4});
  EXPECT_EQ(table.asked(), kRed);
  table.play("end");
  EXPECT_EQ(table.asked(), kBlue);
  EXPECT_EQ(table.turn().site, kBarker);
}

// CO208, CO209: Common, Boom and abilities in any order, each optional and once
TEST(Course, FreeOrder) {
  Table table;
  table.lodge(kBlue, 4, 2, 1, 2).built(kBlue, {horse_ranch}).chapter(1, 2).sites({4, 5, 5});
  EXPECT_TRUE(table.offers("end"));
  EXPECT_TRUE(table.offers("ability horse_ranch 1"));  // also if the movement is never made
  table.play("wagon; go lotus; stop; ability horse_ranch 1; pay 0; wagon; go shoe3; stop");
  EXPECT_EQ(table.refused("wagon"), "CO401");
  table.play("end");
  EXPECT_EQ(table.asked(), kRed);
}

// CO210: the Pioneers go back
TEST(Course, PioneersGoBack) {
  Table table;
  table.idle({2, 3, 5});
  for (Seat seat = 0; seat < 3; ++seat) EXPECT_EQ(table.of(seat).dial, 0);
  EXPECT_FALSE(table.open().wheel.revealed);
}

// CO301, E1: the Barker replaces both actions of its Site
TEST(Wheel, BarkerReplaces) {
  Table table;
  table.built(kBlue, {boarding_house})
      .hand(kBlue, {saloon})
      .lodge(kBlue, 4, 6)
      .chapter(1, 3)
      .sites({3, 4, 5});
  EXPECT_EQ(table.turn().site, kBarker);
  EXPECT_TRUE(table.offers("buy 1 1"));
  EXPECT_TRUE(table.offers("take 1"));
  EXPECT_EQ(table.refused("build saloon hammer"), "CO208");
  EXPECT_EQ(table.refused("ability boarding_house 1"), "CO312");
}

// CO302, COR6, E2: a unique majority takes the Bust; a tie leaves it on the arm
TEST(Wheel, Bust) {
  const auto bust_of = [](const std::vector<int>& sites) {
    Table table(static_cast<int>(sites.size()));
    return table.chapter(1, 2).sites(sites).state().bust + 1;  // Barker on 2, arm on 5
  };
  EXPECT_EQ(bust_of({1, 1, 3}), 1);
  EXPECT_EQ(bust_of({1, 3, 4}), 5);     // all tied
  EXPECT_EQ(bust_of({1, 1, 3, 3}), 5);  // two tied
  EXPECT_EQ(bust_of({2, 2, 3}), 2);     // the Barker itself
  EXPECT_EQ(bust_of({5, 5, 3}), 5);     // the Signpost itself
  EXPECT_EQ(bust_of({4, 4, 4, 1, 1}), 4);
}

// CO303, E2: only the Boom is lost
TEST(Wheel, CommonIsNeverBusted) {
  Table table;
  table.chapter(1, 2).sites({1, 1, 3});
  EXPECT_EQ(table.turn().mills, 1);
  EXPECT_TRUE(table.turn().busted);
  Table barker;
  barker.lodge(kBlue, 4, 6).sites({1, 1, 3});
  EXPECT_TRUE(barker.offers("buy 1 0"));
  EXPECT_EQ(barker.refused("take 1"), "CO442");
}

// CO304, CO312: the uncovered Signpost lends the Boom of the Site it points to, with its triggers
TEST(Wheel, SignpostLends) {
  Table table;
  table.built(kBlue, {horse_ranch}).chapter(1, 2).sites({5, 1, 1}).play("end; end");
  EXPECT_EQ(table.turn().boom, 3);
  EXPECT_EQ(table.uses(horse_ranch, 1), 1);
  EXPECT_TRUE(table.offers("wagon"));
  EXPECT_TRUE(table.offers("event 1"));  // and the Common of Site 5
}

// CO305, CO307: the Bust beside the Signpost busts both
TEST(Wheel, BustBesideSignpost) {
  Table table;
  table.built(kBlue, {undertaker}).dead(kBlue, 1).chapter(1, 2).sites({5, 4, 4}).play("end; end");
  EXPECT_EQ(table.turn().boom, kNone);
  EXPECT_TRUE(table.turn().busted);
  EXPECT_EQ(table.uses(undertaker, 2), 1);  // COR7: the Bust of Site 5, where the Pioneer stands
}

// CO306, CO307: the printed Boom of the Signpost Site is never there; on a tie its players bust
TEST(Wheel, SignpostCovered) {
  Table table;
  table.chapter(1, 2).sites({5, 1, 3}).play("end; end");
  EXPECT_EQ(table.turn().boom, kNone);
  EXPECT_TRUE(table.turn().busted);
  EXPECT_EQ(table.refused("claim"), "CO424");
}

// CO308: exactly one of three cases holds
TEST(Wheel, ThreeCases) {
  const Rules rules = printed_rules(3);
  State s = Table().state();
  for (uint8_t barker = 0; barker < kSites; ++barker) {
    for (uint8_t bust = 0; bust < kSites; ++bust) {
      s.barker = barker;
      s.bust = bust;
      const Look look{rules.box(), s};
      const int arm = look.signpost();
      const int lender = look.points_to();
      for (int site = 0; site < kSites; ++site) {
        const int own = site == barker ? int{kBarker} : site;
        int expected = site == bust ? int{kNone} : own;
        if (site == arm) expected = bust == arm || bust == lender ? int{kNone} : lender;
        EXPECT_EQ(look.boom_at(site), expected);
      }
    }
  }
}

// COR36: one after the other, never at the same time
TEST(Course, OneAfterTheOther) {
  Table table;
  table.sites({2, 3, 5});
  EXPECT_EQ(table.rules.deciders(table.state()).block, 0);
  EXPECT_EQ(table.rules.deciders(table.state()).seats.size(), 1);
}

}  // namespace
}  // namespace paydirt::coloma
