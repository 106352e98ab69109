// Positions of real games, changed in a few places: what still loads must be playable to its end.
#pragma once

#include <boost/json.hpp>
#include <csignal>
#include <cstdio>
#include <map>

#include "engine/testing/laws.hpp"

namespace paydirt::testing {

/// Keeps the position that is being tried where a crash can still write it down.
class CrashNote {
 public:
  static void keep(const std::string& text) {
    static const bool listening = [] {
      for (const int each : {SIGILL, SIGSEGV, SIGABRT, SIGFPE, SIGTRAP}) std::signal(each, write_down);
      return true;
    }();
    static_cast<void>(listening);
    position() = text;
  }

 private:
  static std::string& position() {
    static std::string text;
    return text;
  }
  static void write_down(int number) {
    std::fputs("the program died on this position:\n", stderr);
    std::fputs(position().c_str(), stderr);
    std::fputs("\n", stderr);
    std::signal(number, SIG_DFL);
    std::raise(number);
  }
};

/// Changes a position here and there, mostly into what another moment of some game has in that place.
class Mutator {
 public:
  explicit Mutator(const std::vector<std::string>& positions) {
    for (const std::string& text : positions) {
      bases_.push_back(boost::json::parse(text));
      bases_.back().as_object().erase("chance");
    }
    for (const boost::json::value& base : bases_) {
      for (const auto& [key, value] : base.as_object()) collect(key, value);
    }
  }

  std::string mutated(Rng& rng) const {
    boost::json::value position = bases_[rng.below(static_cast<uint32_t>(bases_.size()))];
    const uint32_t edits = 1 + rng.below(3);
    for (uint32_t i = 0; i < edits; ++i) edit(position, rng);
    return boost::json::serialize(position);
  }

 private:
  using Value = boost::json::value;
  struct Place {
    std::string key;  // of the innermost object
    Value* value;
  };

  void collect(std::string_view key, const Value& value) {
    seen_[std::string(key)].push_back(&value);
    if (value.is_object()) {
      for (const auto& [name, each] : value.as_object()) collect(name, each);
    } else if (value.is_array()) {
      for (const Value& each : value.as_array()) collect(key, each);
    }
  }

  static void list(const std::string& key, Value& value, std::vector<Place>& places) {
    places.push_back({key, &value});
    if (value.is_object()) {
      for (auto& pair : value.as_object()) list(std::string(pair.key()), pair.value(), places);
    } else if (value.is_array()) {
      for (Value& each : value.as_array()) list(key, each, places);
    }
  }

  void edit(Value& position, Rng& rng) const {
    std::vector<Place> places;
    list("state", position.as_object()["state"], places);
    const Place& place = places[1 + rng.below(static_cast<uint32_t>(places.size() - 1))];
    Value& value = *place.value;
    if (rng.below(3) == 0) {
      const auto& others = seen_.at(place.key);
      value = *others[rng.below(static_cast<uint32_t>(others.size()))];
    } else if (value.is_number()) {
      value = number_near(value.to_number<int64_t>(), rng);
    } else if (value.is_bool()) {
      value = !value.as_bool();
    } else if (value.is_array()) {
      edit_list(value.as_array(), rng);
    } else {
      const auto& others = seen_.at(place.key);
      value = *others[rng.below(static_cast<uint32_t>(others.size()))];
    }
  }

  static int64_t number_near(int64_t number, Rng& rng) {
    constexpr int64_t kOdd[] = {0,    1,     2,     5,          12, 64, 127,  128,    255,          256,
                                5000, 32767, 65536, 2147483647, -1, -2, -128, -32768, -2147483648LL};
    if (rng.below(2) == 0) return number + static_cast<int64_t>(rng.below(7)) - 3;
    return kOdd[rng.below(static_cast<uint32_t>(std::size(kOdd)))];
  }

  static void edit_list(boost::json::array& list, Rng& rng) {
    if (list.empty()) return;
    const auto some = [&] { return rng.below(static_cast<uint32_t>(list.size())); };
    switch (rng.below(3)) {
      case 0: list.erase(list.begin() + some()); return;
      case 1: {
        Value twin = list[some()];
        list.insert(list.begin() + some(), twin);
        return;
      }
      default: std::swap(list[some()], list[some()]);
    }
  }

  std::vector<Value> bases_;
  std::map<std::string, std::vector<const Value*>> seen_;  // what stood under a key
};

/// Positions at several moments of a random game on every table.
template <class Subject>
std::vector<std::string> positions_to_mutate() {
  std::vector<std::string> positions;
  const auto tables = all_tables<Subject>();
  for (const auto& table : tables) {
    const auto match = new_match<Subject>(table, 7);
    Rng rng(7);
    for (int step = 0; !match->deciders().seats.empty(); ++step) {
      if (step % 40 == 15 || step == 0) positions.push_back(match->position());
      const auto [seat, move] = random_choice(match->match().rules(), match->match().state(), rng);
      EXPECT_FALSE(match->play(seat, move));
    }
    positions.push_back(match->position());
  }
  return positions;
}

/// Plays random moves to the end of the game; what was whole stays whole, and positions on the way are
/// loaded. Somebody who sets up a table by hand may leave pieces in the box: conservation is no condition for
/// loading.
template <Game G>
void play_out(const G& rules, typename G::State s, Rng& rng) {
  const bool whole = rules.broken(s) == nullptr;
  Chance chance = Chance::fast(rng.next());
  NoJournal nothing;
  for (int step = 0; !rules.deciders(s).seats.empty(); ++step) {
    ASSERT_LT(step, kStepLimit) << "the game does not end";
    ASSERT_TRUE(!whole || rules.broken(s) == nullptr) << rules.broken(s);
    if (step < 3 || rng.below(32) == 0) check_position(rules, s);
    check_deciders(rules, s);
    if (::testing::Test::HasFailure()) return;
    const auto [seat, move] = random_choice(rules, s, rng);
    rules.play(s, seat, move, chance, nothing);
  }
  check_position(rules, s);
  check_outcome(rules, s);
}

template <class Subject>
void try_mutation(const std::string& text, Rng& rng, int& accepted) {
  using G = typename Subject::Rules;
  CrashNote::keep(text);
  const auto match = Subject::game().load(text, ChanceSource::fast(1));
  if (!match) {
    ASSERT_NE(match.refusal().words.find(':'), std::string::npos)
        << "names no field: " << match.refusal().words;
    return;
  }
  ++accepted;
  const auto& hosted = static_cast<const HostedMatch<G>&>(**match);
  for (Seat viewer = 0; viewer < hosted.seats(); ++viewer) {
    ASSERT_FALSE(hosted.board(viewer, {}).empty());
    for (const Move move : hosted.moves(viewer)) ASSERT_FALSE(hosted.words(viewer, move).empty());
    if (hosted.deciders().seats.has(viewer)) static_cast<void>(hosted.question(viewer));
  }
  play_out(hosted.match().rules(), hosted.match().state(), rng);
}

/// How many positions are mutated: a few, or what the environment asks for in a long run.
/// PAYDIRT_FIRST_MUTATION begins elsewhere, so that a run can go on behind a finding.
inline int environment_number(const char* name, int usual) {
  const char* const asked = std::getenv(name);
  return asked == nullptr ? usual : std::atoi(asked);
}

template <class Subject>
void check_mutations() {
  const Mutator mutator(positions_to_mutate<Subject>());
  const int first = environment_number("PAYDIRT_FIRST_MUTATION", 0);
  const int count = environment_number("PAYDIRT_MUTATIONS", 300);
  int accepted = 0;
  for (int i = first; i < first + count && !::testing::Test::HasFailure(); ++i) {
    Rng rng(mix(1848, static_cast<uint64_t>(i)));
    const std::string text = mutator.mutated(rng);
    try_mutation<Subject>(text, rng, accepted);
    if (::testing::Test::HasFailure()) std::cerr << "mutation " << i << ":\n" << text << '\n';
  }
  std::cout << accepted << " of " << count << " were accepted\n";
  EXPECT_GT(accepted, 0);
}

}  // namespace paydirt::testing
