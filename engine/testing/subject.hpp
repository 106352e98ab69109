// What the properties of a game are tested on: every table that it allows, and random games on each.
#pragma once

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdlib>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "engine/host.hpp"
#include "engine/random_game.hpp"

namespace paydirt::testing {

/// A hidden thing by its bytes in the State. In at least `percent` of the positions looked at, some seat's
/// samples must show it in two ways.
struct HiddenThing {
  const char* name;
  size_t offset;
  size_t size;
  int percent;
};

/// Bytes that some seat's samples leave alone although that seat cannot see them, and why that gives nothing
/// away; in at most `percent` of the positions looked at.
struct Harmless {
  const char* name;
  size_t offset;
  size_t size;
  int percent;
  const char* reason;
};

struct Secrets {
  std::span<const HiddenThing> hidden;
  std::span<const Harmless> harmless;
  int random_games = 30'000;  // that must end with nothing lost, over all tables
  int thrift = 1;             // where games are long: of the usual number of others one in so many is played
};

/// One way to lay out the game: a number of seats and options.
template <Game G>
struct Table {
  std::shared_ptr<const G> rules;
  std::string options;
  std::string name;
};

/// Every number of seats with every variant of the options.
template <class Subject>
std::vector<Table<typename Subject::Rules>> all_tables() {
  using G = typename Subject::Rules;
  std::vector<Table<G>> tables;
  const auto edition = parse_edition<G>(Subject::game().edition_text());
  const auto variants = G::Options::variants();
  for (int seats = G::info().min_seats; seats <= G::info().max_seats; ++seats) {
    for (const auto& options : variants) {
      auto rules = G::make(*edition, options, seats, G::info().version);
      EXPECT_TRUE(rules.ok() || &options != &variants.front()) << rules.refusal().words;
      if (!rules) continue;  // not for so many players
      const std::string text = options_text(options);
      tables.push_back({std::make_shared<const G>(std::move(*rules)), text,
                        say(seats, " seats", text.empty() ? "" : ", ", text)});
    }
  }
  return tables;
}

/// How many random games to play: what is usual, or what the environment asks for in a long run.
inline int game_count(int usual) {
  const char* const asked = std::getenv("PAYDIRT_RANDOM_GAMES");
  return asked == nullptr ? usual : std::max(1, std::atoi(asked));
}

/// The tables over which so many games are spread: where there are too few games for all, at least four.
template <class Subject>
std::vector<Table<typename Subject::Rules>> tables_for(int games) {
  auto all = all_tables<Subject>();
  const auto wanted = static_cast<size_t>(std::max(4, games));
  if (all.size() <= wanted) return all;
  std::vector<Table<typename Subject::Rules>> some;
  for (size_t i = 0; i < wanted; ++i) some.push_back(std::move(all[i * all.size() / wanted]));
  return some;
}

/// Every random game must end before this.
inline constexpr int kStepLimit = 20'000;

/// Plays `count` random games, less a game's thrift; calls look(table, state, rng) at the start of each and
/// after every move.
template <class Subject, class Look>
void in_random_games(int count, Look&& look) {
  using G = typename Subject::Rules;
  const auto tables = tables_for<Subject>(count);
  const int each = std::max<int>(1, count / Subject::secrets().thrift / static_cast<int>(tables.size()));
  for (const Table<G>& table : tables) {
    for (int game = 0; game < each; ++game) {
      SCOPED_TRACE(say(table.name, ", game ", game));
      Rng rng(static_cast<uint64_t>(game) + 1);
      Chance chance = Chance::fast(rng.next());
      NoJournal nothing;
      auto s = table.rules->setup(chance);
      look(table, s, rng);
      for (int step = 0; !table.rules->deciders(s).seats.empty(); ++step) {
        ASSERT_LT(step, kStepLimit) << "the game does not end";
        const auto [seat, move] = random_choice(*table.rules, s, rng);
        table.rules->play(s, seat, move, chance, nothing);
        look(table, s, rng);
        if (::testing::Test::HasFailure()) return;
      }
    }
  }
}

/// A new match on a table, its chance drawn from `seed`.
template <class Subject>
std::unique_ptr<HostedMatch<typename Subject::Rules>> new_match(const Table<typename Subject::Rules>& table,
                                                                uint64_t seed) {
  Layout layout;
  layout.seats = table.rules->seats();
  layout.options = table.options;
  layout.chance = ChanceSource::sealed(widen(seed));
  auto match = start<typename Subject::Rules>(Subject::game(), layout);
  require(match.ok());
  return std::move(*match);
}

}  // namespace paydirt::testing
