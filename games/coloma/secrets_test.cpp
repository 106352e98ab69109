// Hidden information, positions, words, random games.
#include "engine/rng.hpp"
#include "engine/screen.hpp"
#include "games/coloma/testing.hpp"

namespace paydirt::coloma {
namespace {

// Section 6, COR31: others see that a card went to the top or the bottom, not which one
TEST(Secrets, Discards) {
  Table table;
  table.built(kBlue, {boarding_house}).hand(kBlue, {saloon, stables}).chapter(1, 2).sites({3, 4, 5});
  table.play("ability boarding_house 1");
  const Move move = *parse_move(Rules::kinds(), "discard saloon bottom");
  EXPECT_EQ(table.rules.seen(table.state(), kBlue, move, kBlue), move);
  const Move seen = table.rules.seen(table.state(), kBlue, move, kRed);
  EXPECT_EQ(seen.a, 0xff);
  EXPECT_EQ(seen.b, move.b);
  table.play("discard saloon bottom");
  EXPECT_EQ(table.open().players[0].deck.bottom, 1);
}

// Section 6: an owner never forgets the cards that he laid away, others never learn them
TEST(Secrets, Knowledge) {
  Table table;
  table.built(kBlue, {boarding_house, lumber_yard})
      .hand(kBlue, {saloon, stables})
      .chapter(1, 2)
      .sites({3, 4, 5});
  table.play(
      "ability boarding_house 1; discard saloon top; ability boarding_house 1; discard stables bottom");
  uint32_t tops = 0;
  for (uint64_t seed = 0; seed < 100; ++seed) {
    Rng rng(seed);
    State mine = table.state();
    table.rules.resample(mine, kBlue, rng);
    EXPECT_EQ(mine.players[0].deck.known[0], static_cast<int>(saloon));
    EXPECT_EQ(mine.players[0].deck.known[1], static_cast<int>(stables));
    State theirs = table.state();
    table.rules.resample(theirs, kRed, rng);
    tops |= 1U << theirs.players[0].deck.known[0];
  }
  EXPECT_GT(std::popcount(tops), 8);
}

// Section 6: opening answers and dials are sampled like all that is hidden
TEST(Secrets, OpenSelections) {
  const Rules rules = printed_rules(3);
  Chance chance = Chance::fast(5);
  NoJournal nothing;
  State s = rules.setup(chance);
  rules.play(s, kRed, rules.fallback(s, kRed), chance, nothing);
  uint64_t laid = 0;
  for (uint64_t seed = 0; seed < 200; ++seed) {
    Rng rng(seed);
    State sample = s;
    rules.resample(sample, kBlue, rng);
    laid |= uint64_t{1} << sample.players[1].laid[0];
  }
  EXPECT_GT(std::popcount(laid), 20);
}

/// Explains why a changed position is refused; "" if it is not.
template <class Change>
std::string not_loaded_after(Change&& change) {
  Table table;
  change(table.position);
  return table.rules.load(table.position).refusal().words;
}

// COR47: a position states all that lies on the table, and what cannot be is refused
TEST(Positions, Refusals) {
  EXPECT_EQ(not_loaded_after([](Position&) {}), "");
  EXPECT_EQ(not_loaded_after([](Position& p) { p.players.pop_back(); }), "state.players: one a seat");
  EXPECT_EQ(not_loaded_after([](Position& p) { p.round = 4; }), "state.round: 4 is outside 1 to 3");
  EXPECT_EQ(not_loaded_after([](Position& p) { ++p.players[0].lodge.dudes; }),
            "state.players.lodge.dudes: no Dude is lost or doubled");
  EXPECT_EQ(not_loaded_after([](Position& p) { ++p.pool; }), "state.pool: no Gold is lost or doubled");
  EXPECT_EQ(not_loaded_after([](Position& p) { --p.horses; }), "state.horses: no Horse is lost or doubled");
  EXPECT_EQ(not_loaded_after([](Position& p) { --p.hotels; }), "state.hotels: no Hotel is lost or doubled");
  EXPECT_EQ(not_loaded_after([](Position& p) { --p.bridges[0]; }),
            "state.bridges: no Bridge is lost or doubled");
  EXPECT_EQ(not_loaded_after([](Position& p) { p.players[1].camps_reserve = 0; }),
            "state.players.lodge.camps: no Camp is lost or doubled");
  EXPECT_EQ(not_loaded_after([](Position& p) { p.players[0].hand.push_back(saloon); }),
            "state.players.hand: every card of a player is in one place");
  EXPECT_EQ(not_loaded_after([](Position& p) { p.players[0].covered.push_back(saloon); }),
            "state.players.covered: Hotels stand on Town Buildings");
  EXPECT_EQ(not_loaded_after([](Position& p) { p.shade.emplace(); }), "state.shade: belongs to solo games");
  EXPECT_EQ(not_loaded_after([](Position& p) { p.stack.clear(); }), "state.stack: somebody is asked");
  EXPECT_EQ(not_loaded_after([](Position& p) { p.stack.resize(40); }), "state.stack: too deep");
  EXPECT_EQ(not_loaded_after([](Position& p) { p.players[0].character = Character::robber; }),
            "state.players.character: everybody has a character, or nobody");
}

/// Puts these frames on the turn of Blue at Site 2, with a Gold to pay with.
std::string not_loaded_with(const std::vector<OpenFrame>& frames) {
  Table table;
  table.rivers(kRed, 1).bridge(kRed, Bridge::town).built(kBlue, {saloon}).lodge(kBlue, 4, 4, 1);
  table.chapter(1, 3).sites({2, 4, 5});
  Position position = table.rules.position(table.state());
  position.stack.insert(position.stack.end(), frames.begin(), frames.end());
  return table.rules.load(position).refusal().words;
}

OpenFrame task(Step step, int a = 0) {
  OpenFrame frame;
  frame.step = step;
  frame.a = a;
  return frame;
}
OpenFrame asks(Step step, int seat, int a = 0, int amount = 0) {
  OpenFrame frame = task(step, a);
  frame.seat = seat;
  frame.amount = amount;
  return frame;
}

// A question or a task that no turn comes to would end in counters below 0 or in a question without a move.
TEST(Positions, StacksThatNoTurnComesTo) {
  const char* const refused = "state.stack: no turn comes to this question";
  const OpenFrame pay_3 = asks(Step::pay, kBlue, 0, 3);
  const OpenFrame pay_4 = asks(Step::pay, kBlue, 0, 4);
  EXPECT_EQ(not_loaded_with({}), "");
  EXPECT_EQ(not_loaded_with({task(Step::river), pay_3}), "");
  EXPECT_EQ(not_loaded_with({task(Step::river), pay_4}), refused);     // not its price
  EXPECT_EQ(not_loaded_with({task(Step::bridge), pay_4}), refused);    // without a River
  EXPECT_EQ(not_loaded_with({task(Step::hotel, 1), pay_4}), refused);  // on what is not built
  EXPECT_EQ(not_loaded_with({task(Step::purchase, 2)}), refused);      // a task asks nobody
  EXPECT_EQ(not_loaded_with({pay_4}), refused);                        // for nothing
  EXPECT_EQ(not_loaded_with({asks(Step::cask, 0)}), refused);
  EXPECT_EQ(not_loaded_with({asks(Step::discard, 0)}), refused);
  EXPECT_EQ(not_loaded_with({asks(Step::wagon, 0, 9)}), refused);  // with one Horse
  EXPECT_EQ(not_loaded_with({asks(Step::wagon, 0, 1)}), "");
  EXPECT_EQ(not_loaded_with({asks(Step::place, 0, 7)}), refused);
  EXPECT_EQ(not_loaded_with({asks(Step::place, 1, 1)}), refused);  // not Red's turn
}

TEST(Positions, WheelsThatNoChapterComesTo) {
  EXPECT_EQ(not_loaded_after([](Position& p) { p.buster_site = 1; }),
            "state.buster_site: Buster goes there when the dials are revealed");
  EXPECT_EQ(not_loaded_after([](Position& p) { p.stack[0].place = 4; }),
            "state.stack: no chapter comes to this");
  EXPECT_EQ(not_loaded_after([](Position& p) {
              p.ended = Ended::played_out;
              p.stack.clear();
            }),
            "state.ended: a game ends after the last chapter");
}

TEST(Words, HorseshoesAreToldApart) {
  Table table;
  table.wagon(kBlue, Space::georgetown).chapter(1, 2).sites({4, 3, 5}).play("end; wagon");
  EXPECT_EQ(table.words("go shoe1"), "Go to the Horseshoe before Garden Valley");
  EXPECT_EQ(table.words("go shoe5"), "Go to the Horseshoe before Kelsey");
}

/// Random games on every table, drawn on screens of both widths.
TEST(Words, NoLineOfTheBoardIsWiderThanTheScreen) {
  for (int seats = 1; seats <= kPlayers; ++seats) {
    const Rules rules = printed_rules(seats, with_deluxe());
    for_each_decision(rules, 7, [&](const State& s, Seat seat, const auto&) {
      expect_board_fits(rules, s, seat, {80, 24}, 18);
      expect_board_fits(rules, s, seat, {120, 40, true}, 80);
    });
  }
}

TEST(Words, TheBoardSaysWhatACardCosts) {
  Table table;
  table.hand(kBlue, {saloon}).lodge(kBlue, 4, 4, 1);
  const Own own = table.rules.own(table.state(), kBlue);
  const std::string small = Rules::board(table.open(), &own, {80, 24});
  EXPECT_NE(small.find("Saloon           5, 2D 2B | 2D 1G"), std::string::npos) << small;
  const std::string tall = Rules::board(table.open(), &own, {120, 40});
  EXPECT_NE(tall.find("Shovel: gain 2 Dudes"), std::string::npos) << tall;
  EXPECT_EQ(Rules::board(table.open(), nullptr, {120, 40}).find("Saloon"), std::string::npos);
}

// A small screen shows the whole map while a Wagon moves, and tells what each space gives once
TEST(Words, TheMapIsNotCutOff) {
  Table table;
  table.lodge(kBlue, 4, 2, 1, 2).wagon(kBlue, Space::shoe3).chapter(1, 2).sites({4, 5, 5}).play("wagon");
  const std::string board = Rules::board(table.open(), nullptr, {80, 24});
  for (const char* city : {"Georgetown (2D or 1H)\n", "Folsom (2D or 3B)\n", "Auburn (2D or 3 cards)\n",
                           "Greenwood (2 cards) - Georgetown\n"}) {
    EXPECT_NE(board.find(city), std::string::npos) << board;
  }
  EXPECT_NE(board.find("    0 Horseshoe  "), std::string::npos) << board;  // where the Wagon stands
}

TEST(Words, ADialNamesTheSites) {
  Table table;
  table.chapter(1, 2);
  EXPECT_EQ(table.words("dial 1"), "Go to Site 1, Workday");
  EXPECT_EQ(table.words("dial 2"), "Go to Site 2, the Barker");
  EXPECT_EQ(table.words("dial 5"), "Go to Site 5, Settle and Defend; the arm points to the Boom of Site 4");
}

TEST(Words, ChoicesAndQuestions) {
  Table table;
  table.built(kBlue, {poker_hall}).hand(kBlue, {saloon}).lodge(kBlue, 4, 4, 1).chapter(1, 2).sites({3, 4, 5});
  EXPECT_EQ(table.words("build saloon hammer"),
            "Build the Saloon with the Hammer: 5 VP (2 Dudes and 2 Bucks)");
  EXPECT_EQ(table.words("hotel poker_hall saw"),
            "Build a Hotel on the Poker Hall: 6 VP (2 Gold and 1 Horse)");
  EXPECT_EQ(table.words("end"), "End the turn");
  EXPECT_EQ(table.rules.question(table.state(), kBlue).rule, "CO208");
  EXPECT_NE(table.rules.question(table.state(), kBlue).prompt.find("at Site 3 (Town)."), std::string::npos);
  for (const Event& event : table.events) EXPECT_FALSE(table.rules.tell(event).empty());
  const std::string board = Rules::board(table.open(), nullptr, {120, 40});
  EXPECT_NE(board.find("Poker Hall"), std::string::npos);
}

TEST(Words, ChecklistSaysWhatIsLeft) {
  Table table;
  table.built(kBlue, {poker_hall, express_office}).saved(kBlue, Barrel::gold).chapter(1, 2).sites({1, 3, 4});
  const auto list = table.open().turn->checklist;
  ASSERT_EQ(list.size(), 6U);
  EXPECT_EQ(list[0].kind, ChoreKind::mill);
  EXPECT_EQ(list[0].times, 2);
  EXPECT_EQ(list[0].words, "Sutter's Mill: gain 1 Dude and 1 Gold");
  EXPECT_EQ(list[1].words, "Poker Hall: gain 2 Bucks");
  EXPECT_TRUE(list[1].free);
  EXPECT_FALSE(list[4].free);
  EXPECT_EQ(list[5].barrel, Barrel::gold);
  table.play("mill; mill; ability poker_hall 1");
  EXPECT_EQ(table.open().turn->checklist.size(), 4U);
}

// COR39: somebody always has an answer, and every game ends; 5,000 random games of each shape
TEST(RandomGames, EndAndKeepTheLaws) {
  for (int seats = 1; seats <= 5; ++seats) {
    for (const Options& options : {Options{}, with_deluxe()}) {
      const Rules rules = printed_rules(seats, options);
      for (uint64_t game = 0; game < 5000; ++game) {
        int steps = 0;
        const State s = play_random_game(rules, game, [&](const State& now, Seat, Move, int) {
          ASSERT_LT(++steps, 3000);
          ASSERT_TRUE(!now.asked(Step::dials) || rules.broken(now) == nullptr) << rules.broken(now);
        });
        ASSERT_EQ(rules.broken(s), nullptr) << rules.broken(s);
      }
    }
  }
}

}  // namespace
}  // namespace paydirt::coloma
