#include "engine/journal.hpp"

#include <gtest/gtest.h>

namespace paydirt {
namespace {

Event told_to(SeatSet knows) {
  return {.kind = 3, .seat = 1, .a = 2, .b = 4, .amount = -7, .secret = 9, .knows = knows};
}

TEST(Event, BlanksItsSecretForWhoDoesNotKnow) {
  const Event event = told_to(SeatSet::of(1));
  EXPECT_EQ(event.seen_by(SeatSet::of(1)).secret, 9);
  EXPECT_EQ(event.seen_by(SeatSet::of(0)).secret, Event::kBlank);
  EXPECT_EQ(event.seen_by({}).secret, Event::kBlank);
}

TEST(Event, KeepsTheRestAndNeverSaysWhoKnows) {
  const Event event = told_to(SeatSet::of(1));
  for (const Seat viewer : {Seat{0}, Seat{1}, kNobody}) {
    const Event seen = event.seen_by(SeatSet::of(viewer));
    EXPECT_EQ(seen.kind, 3);
    EXPECT_EQ(seen.seat, 1);
    EXPECT_EQ(seen.a, 2);
    EXPECT_EQ(seen.b, 4);
    EXPECT_EQ(seen.amount, -7);
    EXPECT_TRUE(seen.knows.empty());
  }
}

TEST(Event, OpenToAllIsOpenToOnlookers) {
  EXPECT_EQ(told_to(SeatSet::first(kMaxSeats)).seen_by({}).secret, 9);
  EXPECT_EQ(told_to(SeatSet::first(2)).seen_by({}).secret, Event::kBlank);
  EXPECT_EQ(Event{}.seen_by({}).secret, 0);
}

TEST(Journal, KeepsEventsInOrderAndWhoLearned) {
  Journal journal;
  EXPECT_TRUE(journal.learned.empty());
  journal.tell({.kind = 1});
  journal.tell({.kind = 2});
  journal.reveal(SeatSet::of(0));
  journal.reveal(SeatSet::of(3));
  ASSERT_EQ(journal.events.size(), 2U);
  EXPECT_EQ(journal.events[0].kind, 1);
  EXPECT_EQ(journal.events[1].kind, 2);
  EXPECT_EQ(journal.learned, SeatSet::of(0) | SeatSet::of(3));
}

TEST(NoJournal, OnlyNoticesThatSomethingWasRevealed) {
  NoJournal journal;
  journal.tell({.kind = 1});
  EXPECT_FALSE(journal.revealed);
  journal.reveal(SeatSet::of(0));
  EXPECT_TRUE(journal.revealed);
}

TEST(EventArguments, StandInJsonUnderTheNamesOfTheirKind) {
  static constexpr const char* kOres[] = {"gold", "tin"};
  static constexpr EventKind kKind = {"find", name_argument("metal", kOres), counted_argument("shaft", 3),
                                      amount_argument("price", -5, 5), truth_argument("deep")};
  const auto json = [](const EventKind& kind, const Event& event) {
    std::string text;
    EventArguments{&kind, event}.write_members(text);
    return text;
  };
  EXPECT_EQ(json(kKind, {.a = 1, .b = 2, .amount = -3, .secret = 1}),
            R"(,"metal":"tin","shaft":3,"price":-3,"deep":true)");
  EXPECT_EQ(json(kKind, {.amount = 5, .secret = Event::kBlank}), R"(,"metal":"gold","shaft":1,"price":5)");
  static constexpr EventKind kBids = {"bids", optional_argument(number_argument("whom", 0, 4)),
                                      flags_argument("ores", kOres), amount_argument("pesos", 0, 999)};
  EXPECT_EQ(json(kBids, {.a = Event::kBlank, .b = 3, .amount = 255}),
            R"(,"ores":["gold","tin"],"pesos":255)");
  EXPECT_EQ(json(kBids, {.a = 4}), R"(,"whom":4,"ores":[],"pesos":0)");
  EXPECT_EQ(json({"over"}, {.a = 7, .secret = 7}), "");
}

}  // namespace
}  // namespace paydirt
