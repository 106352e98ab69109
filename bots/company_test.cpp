// Bots as company, in whole games of The Golden Wilderness: what they ask of each other.
#include <gtest/gtest.h>

#include <map>

#include "bots/make.hpp"
#include "engine/match.hpp"
#include "games/golden_wilderness/testing.hpp"

namespace paydirt::golden_wilderness {
namespace {

/// What a table of bots asks of each other, over some games.
struct Manners {
  int offers = 0;
  int repeated = 0;  // to somebody who declined one in the turn before
  int polls = 0;
  int lost = 0;

  void count(std::span<const Event> events, int seats) {
    std::map<std::pair<Seat, Seat>, int> declined;  // when, by who offered and who declined
    int turns = 0;
    const Event* call = nullptr;
    const Event* vote = nullptr;
    for (const Event& event : events) {
      turns += event.kind == e_turn ? 1 : 0;
      if (event.kind == e_decline) declined[{event.a, event.seat}] = turns;
      if (event.kind == e_offer) {
        ++offers;
        const auto found = declined.find({event.seat, event.a});
        repeated += found != declined.end() && turns - found->second <= seats ? 1 : 0;
      }
      const auto poll = static_cast<Poll>(event.a);
      if (event.kind == e_poll && poll <= Poll::revolution) {
        ++polls;
        call = &event;
        vote = nullptr;
      }
      if (call == nullptr) continue;
      if (event.kind == e_vote && event.seat == call->seat) vote = &event;
      if (event.kind != e_result) continue;
      const bool country = static_cast<Poll>(call->a) == Poll::revolution;
      const bool won = vote != nullptr && (country ? event.a == vote->amount : event.seat == call->seat);
      lost += won ? 0 : 1;
      call = nullptr;
    }
  }
};

constexpr int kGames = 4;

Manners manners_of(const char* bot, Level level) {
  Manners manners;
  const auto rules = std::make_shared<const Rules>(printed_rules(3, level_options(level)));
  for (uint64_t game = 0; game < kGames; ++game) {
    RecordHeader header;
    header.seats = 3;
    header.chance = ChanceSource::fast(mix(5, game));
    Match<Rules> match(rules, header);
    std::vector<std::unique_ptr<Bot<Rules>>> bots;
    for (uint64_t seat = 0; seat < 3; ++seat) bots.push_back(make_bot<Rules>(*parse_bot(bot), seat));
    for (Seat seat = 0; (seat = rules->deciders(match.state()).seats.lowest()) != kNobody;) {
      EXPECT_FALSE(match.play(seat, bots[seat]->choose(match.knowledge(seat), {})));
    }
    manners.count(match.events(), 3);
  }
  return manners;
}

// Whole games of bots alone: no offer that was declined a turn ago, few votes that their caller loses, and
// at most half as many again of both as greedy makes
TEST(Manners, BotsAreGoodCompany) {
  for (const Level level : {Level::easy, Level::standard, Level::advanced}) {
    const Manners greedy = manners_of("greedy", level);
    for (const char* bot : {"greedy", "level:1", "level:3", "search:20it"}) {
      const Manners manners = manners_of(bot, level);
      SCOPED_TRACE(say(enum_name(level), ' ', bot));
      EXPECT_EQ(manners.repeated, 0);
      EXPECT_LE(manners.lost * 4, manners.polls);
      EXPECT_LE((manners.offers + manners.polls) * 2, (greedy.offers + greedy.polls) * 3);
    }
  }
}

}  // namespace
}  // namespace paydirt::golden_wilderness
