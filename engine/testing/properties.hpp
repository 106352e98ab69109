// The properties that every game must have, as tests that are stamped out for each of them.
//
// A subject names the game: `Rules`, `game()` (type-erased), `secrets()` (its table of hidden things),
// `observed()` (what its views do not say of themselves) and `golden()` (the folder with its golden records).
// The numbers of random games suit a quick run; the variable PAYDIRT_RANDOM_GAMES replaces them all in a long
// one.
#pragma once

#include <algorithm>

#include "engine/testing/laws.hpp"
#include "engine/testing/matches.hpp"
#include "engine/testing/mutations.hpp"
#include "engine/testing/rows.hpp"
#include "engine/testing/secrecy.hpp"

namespace paydirt::testing {

template <class Subject>
class Properties : public ::testing::Test {};
TYPED_TEST_SUITE_P(Properties);

TYPED_TEST_P(Properties, EveryGameEndsAndNothingIsLost) {
  in_random_games<TypeParam>(game_count(TypeParam::secrets().random_games),
                             [](const auto& table, const auto& s, Rng&) {
                               ASSERT_EQ(table.rules->broken(s), nullptr) << table.rules->broken(s);
                               check_outcome(*table.rules, s);
                               check_deciders(*table.rules, s);
                             });
}

TYPED_TEST_P(Properties, ListsAndRefusalsAgree) {
  in_random_games<TypeParam>(
      game_count(200), [](const auto& table, const auto& s, Rng& rng) { check_lists(*table.rules, s, rng); });
}

TYPED_TEST_P(Properties, PositionsComeBackByteForByte) {
  in_random_games<TypeParam>(game_count(200),
                             [](const auto& table, const auto& s, Rng&) { check_position(*table.rules, s); });
}

TYPED_TEST_P(Properties, MutatedPositionsAreRefusedOrPlayable) { check_mutations<TypeParam>(); }

TYPED_TEST_P(Properties, EqualCuesHaveEqualLists) {
  using G = typename TypeParam::Rules;
  if (G::kCueMode == CueMode::line) return;  // a coarse digest promises nothing
  std::map<const G*, CueBook<G>> books;
  in_random_games<TypeParam>(game_count(2000), [&](const auto& table, const auto& s, Rng&) {
    books[table.rules.get()].check(*table.rules, s);
  });
  int shared = 0;
  for (const auto& [rules, book] : books) shared += book.shared();
  EXPECT_GT(shared, 0);
}

TYPED_TEST_P(Properties, SamplesDependOnKnowledgeAlone) {
  in_random_games<TypeParam>(game_count(200), [](const auto& table, const auto& s, Rng& rng) {
    check_samples(*table.rules, s, rng);
  });
}

TYPED_TEST_P(Properties, AdviceForManyIsThatForEach) {
  in_random_games<TypeParam>(game_count(20),
                             [](const auto& table, const auto& s, Rng&) { check_advice(*table.rules, s); });
}

TYPED_TEST_P(Properties, UnmarkedMovesRevealNothing) {
  int compared = 0;
  in_random_games<TypeParam>(game_count(200), [&](const auto& table, const auto& s, Rng& rng) {
    if (table.rules->deciders(s).seats.empty()) return;
    const auto [seat, move] = random_choice(*table.rules, s, rng);
    compared += check_marks(*table.rules, s, seat, move, rng);
  });
  EXPECT_GT(compared, 0);
}

TYPED_TEST_P(Properties, NothingHiddenIsForgottenBySamples) {
  ByteProbe<TypeParam> probe;
  const int games = game_count(60);
  in_random_games<TypeParam>(games, [&](const auto&, const auto& s, Rng&) { probe.observe(s); });
  in_random_games<TypeParam>(games, [&](const auto& table, const auto& s, Rng& rng) {
    if (table.rules->deciders(s).seats.empty() || rng.below(20) != 0) return;
    probe.probe(*table.rules, s, rng);
  });
  probe.report();
}

TYPED_TEST_P(Properties, MatchesUndoReplayAndGoOn) {
  using G = typename TypeParam::Rules;
  expect_event_names(G::tables().events);
  std::vector<MarkCount> marks(G::kinds().size());
  const auto tables = tables_for<TypeParam>(game_count(60));
  const int each = std::max<int>(1, game_count(60) / static_cast<int>(tables.size()));
  const bool every_kind = game_count(60) >= 60;  // else there are too few games to see every move
  const int most = every_kind ? 5 * each : each;
  const auto rare = [](const MarkCount& mark) { return mark.played == 0; };
  for (int game = 0; game < each || (game < most && std::any_of(marks.begin(), marks.end(), rare)); ++game) {
    for (const auto& table : tables) {
      if (this->HasFailure()) return;
      SCOPED_TRACE(say(table.name, ", game ", game));
      Rng rng(static_cast<uint64_t>(game) + 1);
      const auto match = new_match<TypeParam>(table, rng.next());
      const std::vector<uint64_t> hashes = play_with_undo<TypeParam>(*match, rng, marks);
      check_record<TypeParam>(*match, hashes, rng);
      check_going_on<TypeParam>(*match, hashes, rng);
      check_events(*match);
    }
  }
  print_marks(G::kinds(), marks);
  if (!every_kind) return;
  int marked = 0;
  for (size_t kind = 0; kind < marks.size(); ++kind) {
    EXPECT_GT(marks[kind].played, 0) << G::kinds()[kind].name << " is never played at random";
    marked += marks[kind].marked;
  }
  EXPECT_GT(marked, 0);
}

TYPED_TEST_P(Properties, ViewsAreJsonAndTypesAreNamed) {
  for (const auto& table : all_tables<TypeParam>()) {
    const auto match = new_match<TypeParam>(table, 1);
    std::string open;
    match->write_open(open);
    EXPECT_TRUE(parse_json(open).ok());
    for (Seat seat = 0; seat < match->seats(); ++seat) {
      std::string own;
      match->write_own(own, seat);
      EXPECT_TRUE(parse_json(own).ok());
      EXPECT_FALSE(match->board(seat, {}).empty());
    }
    EXPECT_FALSE(match->board(kNobody, {}).empty());
  }
  std::istringstream lines(TypeParam::game().typescript());
  int types = 0;
  for (std::string line; std::getline(lines, line);) {
    if (!line.starts_with("export type ")) continue;
    ++types;
    const std::string name = line.substr(12, line.find(" =") - 12);
    EXPECT_EQ(name.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_"),
              std::string::npos)
        << name;
  }
  EXPECT_GE(types, 7);
}

TYPED_TEST_P(Properties, RowsOfNumbersHoldTheViews) {
  RowCheck<TypeParam> check;
  in_random_games<TypeParam>(game_count(100), [&](const auto& table, const auto& s, Rng& rng) {
    if (rng.below(8) == 0) check.look(*table.rules, s, rng);
  });
}

TYPED_TEST_P(Properties, GoldenRecordsReplay) {
  for (const auto& path : golden_records(TypeParam::golden())) check_golden<TypeParam>(path);
  EXPECT_EQ(golden_records(TypeParam::golden()).empty(), std::string(TypeParam::golden()).empty())
      << "no golden records in " << TypeParam::golden();
}

REGISTER_TYPED_TEST_SUITE_P(Properties, EveryGameEndsAndNothingIsLost, ListsAndRefusalsAgree,
                            PositionsComeBackByteForByte, MutatedPositionsAreRefusedOrPlayable,
                            EqualCuesHaveEqualLists, SamplesDependOnKnowledgeAlone,
                            AdviceForManyIsThatForEach, UnmarkedMovesRevealNothing,
                            NothingHiddenIsForgottenBySamples, MatchesUndoReplayAndGoOn,
                            ViewsAreJsonAndTypesAreNamed, RowsOfNumbersHoldTheViews, GoldenRecordsReplay);

}  // namespace paydirt::testing
