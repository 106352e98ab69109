#include "server/projection.hpp"

#include <gtest/gtest.h>

#include "games/registry.hpp"
#include "server/review.hpp"
#include "server/testing.hpp"

namespace paydirt::server {
namespace {

/// A game in which each seat has dug, played to `moves` moves by a fixed rule.
Playing dug_game(size_t moves) {
  Layout layout;
  layout.chance = ChanceSource::fast(3);
  Playing playing(std::move(*(*find_game("sutters-mill"))->start(layout)));
  while (playing.match().size() < moves && !playing.match().deciders().seats.empty()) {
    const Seat seat = playing.match().deciders().seats.lowest();
    const auto list = playing.match().moves(seat);
    Move move = list.back();
    for (const Move each : list) {
      if (to_notation(playing.match().game().kinds(), each) == "dig") move = each;
    }
    EXPECT_FALSE(playing.play(seat, std::span(&move, 1)));
  }
  return playing;
}

Scene people() {
  Scene scene;
  scene.people = SeatSet::first(2);
  return scene;
}

boost::json::object state_for(const Playing& playing, SeatSet seats) {
  return parse_json(*Projection(playing, people()).update(seats, 0))->get_object();
}

TEST(Projection, OwnAndAskedAreOfOwnSeatsOnly) {
  const Playing playing = dug_game(20);
  for (Seat seat = 0; seat < 2; ++seat) {
    const auto state = state_for(playing, SeatSet::of(seat));
    ASSERT_EQ(state.at("own").get_object().size(), 1U);
    EXPECT_TRUE(state.at("own").get_object().contains(std::to_string(seat)));
    for (const auto& asked : state.at("asked").get_array()) EXPECT_EQ(asked.at("seat"), seat);
  }
  const auto onlooker = state_for(playing, {});
  EXPECT_TRUE(onlooker.at("own").get_object().empty());
  EXPECT_TRUE(onlooker.at("asked").get_array().empty());
  EXPECT_EQ(state_for(playing, SeatSet::first(2)).at("own").get_object().size(), 2U);
}

TEST(Projection, SecretsAreForThoseWhoKnowThem) {
  const Playing playing = dug_game(30);
  ASSERT_FALSE(playing.match().outcome().over);
  const auto zero = state_for(playing, SeatSet::of(0)).at("events").get_array();
  const auto none = state_for(playing, {}).at("events").get_array();
  int secrets = 0;
  for (size_t i = 0; i < none.size(); ++i) {
    EXPECT_FALSE(zero[i].get_object().contains("own"));
    EXPECT_FALSE(none[i].get_object().contains("own"));
    if (none[i].at("kind") != "dig") continue;
    ++secrets;
    EXPECT_FALSE(none[i].get_object().contains("nuggets"));
    EXPECT_EQ(zero[i].get_object().contains("nuggets"), none[i].at("seat") == 0);
  }
  EXPECT_GE(secrets, 2);
}

TEST(Projection, PeopleAtOneScreenAreToldEachItsOwn) {
  const Playing playing = dug_game(30);
  ASSERT_FALSE(playing.match().outcome().over);
  const auto both = state_for(playing, SeatSet::first(2));
  auto told = both;
  int secrets = 0;
  // Without what is said to each alone it is the onlooker's.
  const auto none = state_for(playing, {});
  for (auto& event : told.at("events").get_array())
    secrets += static_cast<int>(event.get_object().erase("own"));
  for (auto& score : told.at("scores").get_array()) EXPECT_TRUE(score.get_object().erase("own"));
  EXPECT_GE(secrets, 2);
  EXPECT_EQ(told.at("events"), none.at("events"));
  EXPECT_EQ(told.at("scores"), none.at("scores"));
  // With it, each seat has what it would have on a screen of its own.
  for (Seat seat = 0; seat < 2; ++seat) {
    const std::string key = std::to_string(seat);
    const auto alone = state_for(playing, SeatSet::of(seat));
    auto events = both.at("events").get_array();
    for (auto& event : events) {
      auto& fields = event.get_object();
      if (const auto own = fields.find("own"); own != fields.end()) {
        const auto versions = own->value().get_object();
        fields.erase("own");
        if (versions.contains(key)) {
          for (const auto& each : versions.at(key).get_object()) fields[each.key()] = each.value();
        }
      }
    }
    EXPECT_EQ(events, alone.at("events").get_array());
    const auto& score = both.at("scores").get_array()[seat].at("own");
    EXPECT_EQ(score.at("total"), alone.at("scores").get_array()[seat].at("total"));
    EXPECT_EQ(score.at("items"), alone.at("scores").get_array()[seat].at("items"));
    EXPECT_EQ(both.at("undo").at("own").at(key), alone.at("undo").at("reason"));
    EXPECT_FALSE(alone.at("undo").get_object().contains("own"));
  }
}

TEST(Projection, HiddenPointsHaveNoTotal) {
  const auto state = state_for(dug_game(20), SeatSet::of(0));
  EXPECT_TRUE(state.at("scores").get_array()[0].at("total").is_int64());
  EXPECT_TRUE(state.at("scores").get_array()[1].at("total").is_null());
}

TEST(Projection, AfterTheEndAllIsOpen) {
  const auto state = state_for(dug_game(100'000), {});
  EXPECT_EQ(state.at("over"), true);
  EXPECT_EQ(state.at("own").get_object().size(), 2U);
  EXPECT_TRUE(state.at("scores").get_array()[1].at("total").is_int64());
  const auto both = state_for(dug_game(100'000), SeatSet::first(2));
  for (const auto& event : both.at("events").get_array()) {
    EXPECT_FALSE(event.get_object().contains("own"));
  }
}

TEST(Projection, ReasonsForPointsComeAtTheEnd) {
  const auto items = [](const boost::json::object& state) {
    return state.at("scores").get_array()[0].at("items").get_array();
  };
  const auto playing = items(state_for(dug_game(20), SeatSet::of(0)));
  ASSERT_FALSE(playing.empty());
  for (const auto& item : playing) {
    EXPECT_NE(item.at("points"), 0);
    EXPECT_FALSE(item.get_object().contains("reason"));
  }
  const auto over = items(state_for(dug_game(100'000), {}));
  EXPECT_EQ(over.size(), (*find_game("sutters-mill"))->tables().scores.size());
  for (const auto& item : over) EXPECT_EQ(item.at("rule").get_string().find("SM-"), 0U);
}

/// The state that a viewer has after a message, if `state` was the one before.
void follow(boost::json::value& state, const Payload& payload) {
  const auto message = *parse_json(*payload);
  if (message.at("t") == "state") {
    state = message;
  } else {
    EXPECT_TRUE(apply_change(state, message.at("change"))) << *payload;
  }
}

boost::json::object without_news(const boost::json::value& state) {
  boost::json::object rest = state.get_object();
  for (const char* const news : {"t", "id", "events"}) rest.erase(news);
  return rest;
}

TEST(Projection, ChangesLeadToTheStatesThemselves) {
  for (const AnyGame* const game : all_games()) {
    Layout layout;
    layout.chance = ChanceSource::fast(5);
    layout.seats = std::max(2, game->info().min_seats);
    Playing playing(std::move(*game->start(layout)));
    Rng rng(7);
    Scene scene;
    scene.people = SeatSet::first(layout.seats);
    const SeatSet groups[] = {{}, SeatSet::of(0), SeatSet::of(1), SeatSet::first(2)};
    std::array<std::shared_ptr<const Shown>, 4> before;
    std::array<boost::json::value, 4> states;
    size_t whole = 0;
    size_t changed = 0;
    for (bool over = false; !over && playing.match().size() < 120;) {
      over = playing.match().deciders().seats.empty();
      Projection projection(playing, scene);
      const size_t none = playing.match().event_count();
      for (size_t i = 0; i < before.size(); ++i) {
        const Payload change = projection.update(groups[i], none, {}, before[i]);
        const Payload state = projection.update(groups[i], none);
        follow(states[i], change);
        ASSERT_EQ(without_news(states[i]), without_news(*parse_json(*state))) << game->info().id;
        changed += change->size();
        whole += state->size();
        before[i] = projection.shown(groups[i]);
      }
      if (over) break;
      const SeatSet deciders = playing.match().deciders().seats;
      const Seat seat = deciders.lowest();
      const auto moves = playing.match().moves(seat);
      const Move move = moves[rng.below(static_cast<uint32_t>(moves.size()))];
      ASSERT_FALSE(playing.play(seat, std::span(&move, 1)));
    }
    EXPECT_LT(changed * 4, whole * 3) << game->info().id;
  }
}

TEST(Projection, ANewSeatMakesAWholeState) {
  const Playing playing = dug_game(20);
  Projection projection(playing, people());
  const auto before = projection.shown(SeatSet::of(0));
  EXPECT_EQ(parse_json(*projection.update(SeatSet::of(0), 0, {}, before))->at("t"), "change");
  EXPECT_EQ(parse_json(*projection.update(SeatSet::of(1), 0, {}, before))->at("t"), "state");
  EXPECT_EQ(parse_json(*projection.update(SeatSet::of(0), 0, "7", before))->at("id"), "7");
}

TEST(Projection, ViewersOfTheSameShareAFrame) {
  const Playing playing = dug_game(20);
  Projection projection(playing, people());
  EXPECT_EQ(projection.update({}, 0), projection.update({}, 0));
  EXPECT_NE(projection.update({}, 0), projection.update({}, 1));
  const Payload answer = projection.update({}, 0, "7");
  EXPECT_NE(answer, projection.update({}, 0));
  EXPECT_EQ(parse_json(*answer)->at("id"), "7");
}

TEST(Playing, EventNumbersAreNeverGivenTwice) {
  Playing playing = dug_game(20);
  const uint32_t next = playing.next_event();
  const size_t events = playing.event_count();
  playing.truncate(10);
  EXPECT_LT(playing.event_count(), events);
  EXPECT_EQ(playing.next_event(), next);
  EXPECT_EQ(playing.first_event_from(next), playing.event_count());
}

/// Coloma alone, played to its end by first choices.
Playing lonely_game() {
  Layout layout;
  layout.seats = 1;
  layout.chance = ChanceSource::fast(3);
  Playing playing(std::move(*(*find_game("coloma"))->start(layout)));
  while (!playing.match().deciders().seats.empty()) {
    const Move move = playing.match().moves(0).back();
    EXPECT_FALSE(playing.play(0, std::span(&move, 1)));
  }
  return playing;
}

TEST(Projection, ARivalWithoutASeatHasAScore) {
  const Playing playing = lonely_game();
  const auto state = state_for(playing, SeatSet::of(0));
  const Rival rival = playing.match().rival();
  EXPECT_EQ(state.at("rival").at("name"), "Shade");
  EXPECT_EQ(state.at("rival").at("score"), rival.score);
  EXPECT_EQ(state.at("ranks").at(0), playing.match().outcome().score[0] > rival.score ? 1 : 2);
  EXPECT_EQ(state.at("ending_words"), state.at("ending") == "beat_shade"
                                          ? "All chapters are played, and Shade is beaten."
                                          : "All chapters are played, and Shade is not beaten.");
  const wire::Review review = review_of(playing.match());
  EXPECT_EQ(review.turns.size(), playing.match().size()) << "alone, every move is a turn of the chart";
  EXPECT_EQ(review.turns.back().scores, (std::vector<int>{playing.match().outcome().score[0], rival.score}));
  EXPECT_FALSE(state_for(dug_game(20), SeatSet::of(0)).contains("rival"));
}

}  // namespace
}  // namespace paydirt::server
