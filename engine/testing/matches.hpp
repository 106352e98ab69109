// Laws of a match: undo, replay, positions that go on, events, golden records.
#pragma once

#include <filesystem>
#include <fstream>
#include <iomanip>
#include <iostream>
#include <sstream>

#include "engine/testing/event_arguments.hpp"
#include "engine/testing/subject.hpp"

namespace paydirt::testing {

/// How many moves of each kind were played, and how many of them could not be taken back.
struct MarkCount {
  int played = 0;
  int marked = 0;
};

/// Undo is refused exactly for marked moves, changes nothing when refused and everything when not.
template <Game G>
void check_undo(HostedMatch<G>& match, uint64_t hash_before, bool marked) {
  const size_t size = match.size();
  const RecordedMove last = match.move_at(size - 1);
  const uint64_t hash = match.hash();
  if (match.deciders().block == 0) {
    for (Seat other = 0; other < match.seats(); ++other) {
      ASSERT_TRUE(other == last.seat || match.undo(other)) << "took back another seat's move";
    }
  }
  ASSERT_EQ(match.hash(), hash);
  ASSERT_EQ(static_cast<bool>(match.undo(last.seat)), marked) << to_notation(G::kinds(), last.move);
  if (marked) {
    ASSERT_EQ(match.hash(), hash);
    ASSERT_EQ(match.size(), size);
    return;
  }
  ASSERT_EQ(match.size(), size - 1);
  ASSERT_EQ(match.hash(), hash_before);
  ASSERT_FALSE(match.play(last.seat, last.move));
  ASSERT_EQ(match.hash(), hash);
}

/// Everybody can be told every event, and what is blanked stays blank.
template <Game G>
void check_events(const HostedMatch<G>& match) {
  const auto& events = match.match().events();
  for (Seat viewer = 0; viewer <= match.seats(); ++viewer) {
    const Seat who = viewer < match.seats() ? viewer : kNobody;
    const std::vector<Event> seen = match.events(0, SeatSet::of(who));
    ASSERT_EQ(seen.size(), events.size());
    for (size_t i = 0; i < seen.size(); ++i) {
      ASSERT_LT(seen[i].kind, G::tables().events.size());
      expect_arguments(G::tables().events, events[i]);
      ASSERT_FALSE(match.tell(seen[i]).empty());
      const bool open = events[i].knows == SeatSet::first(kMaxSeats) || events[i].knows.has(who);
      ASSERT_EQ(seen[i].secret, open ? events[i].secret : Event::kBlank);
      ASSERT_TRUE(seen[i].knows.empty()) << "who knows is itself a secret";
    }
  }
  ASSERT_EQ(events.size(), match.match().events_after(match.size()));
}

/// Whether a move draws, or tells somebody something: found without the match's own bookkeeping.
template <Game G>
bool is_marked(const HostedMatch<G>& match, Seat seat, Move move) {
  typename G::State s = match.match().state();
  Chance chance = match.match().chance();
  const uint64_t drawn = chance.drawn();
  Journal journal;
  match.match().rules().play(s, seat, move, chance, journal);
  return chance.drawn() != drawn || !journal.learned.empty();
}

/// Plays a random game and checks undo after every move. Returns the hash after each move, the start first.
template <class Subject>
std::vector<uint64_t> play_with_undo(HostedMatch<typename Subject::Rules>& match, Rng& rng,
                                     std::vector<MarkCount>& marks) {
  std::vector<uint64_t> hashes = {match.hash()};
  while (!match.deciders().seats.empty() && !::testing::Test::HasFailure()) {
    const auto [seat, move] = random_choice(match.match().rules(), match.match().state(), rng);
    const bool marked = is_marked(match, seat, move);
    EXPECT_FALSE(match.play(seat, move));
    MarkCount& count = marks[move.kind];
    ++count.played;
    count.marked += marked ? 1 : 0;
    check_undo(match, hashes.back(), marked);
    hashes.push_back(match.hash());
  }
  return hashes;
}

/// The record's text, read again, replays to the recorded states.
template <class Subject>
void check_record(const HostedMatch<typename Subject::Rules>& match, const std::vector<uint64_t>& hashes,
                  Rng& rng) {
  using G = typename Subject::Rules;
  const std::string text = write_record(match.record(), G::kinds());
  const auto record = read_record(text, G::kinds());
  ASSERT_TRUE(record.ok()) << record.refusal().words;
  ASSERT_EQ(write_record(*record, G::kinds()), text);
  const Refusal refusal = verify(Subject::game(), *record);
  ASSERT_FALSE(refusal) << refusal.words;
  for (int i = 0; i < 5; ++i) {
    const size_t upto = rng.below(static_cast<uint32_t>(hashes.size()));
    const auto past = Subject::game().replay(*record, upto);
    ASSERT_TRUE(past.ok()) << past.refusal().words;
    ASSERT_EQ((*past)->hash(), hashes[upto]);
    ASSERT_EQ(match.at(upto)->hash(), hashes[upto]);
  }
}

/// A position saved anywhere goes on to the same end, with the same chance.
template <class Subject>
void check_going_on(const HostedMatch<typename Subject::Rules>& match, const std::vector<uint64_t>& hashes,
                    Rng& rng) {
  const size_t from = rng.below(static_cast<uint32_t>(hashes.size()));
  const std::string position = match.at(from)->position();
  auto loaded = Subject::game().load(position, {});
  ASSERT_TRUE(loaded.ok()) << loaded.refusal().words << '\n' << position;
  ASSERT_EQ((*loaded)->hash(), hashes[from]);
  ASSERT_EQ((*loaded)->position(), position);
  for (size_t i = from; i < match.size(); ++i) {
    const RecordedMove move = match.move_at(i);
    const Refusal refusal = (*loaded)->play(move.seat, move.move);
    ASSERT_FALSE(refusal) << refusal.words;
    ASSERT_EQ((*loaded)->hash(), hashes[i + 1]);
  }
}

inline void print_marks(MoveKinds kinds, const std::vector<MarkCount>& marks) {
  std::cout << "moves that cannot be taken back:\n";
  for (size_t kind = 0; kind < kinds.size(); ++kind) {
    std::cout << "  " << kinds[kind].name << ": " << marks[kind].marked << " of " << marks[kind].played
              << '\n';
  }
}

inline std::string read_text(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

inline std::string hash_text(uint64_t hash) {
  std::ostringstream text;
  text << std::hex << std::setw(16) << std::setfill('0') << hash;
  return text.str();
}

inline std::vector<std::filesystem::path> golden_records(const std::string& folder) {
  std::vector<std::filesystem::path> paths;
  if (!std::filesystem::exists(folder)) return paths;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    if (entry.path().extension() == ".record") paths.push_back(entry.path());
  }
  std::sort(paths.begin(), paths.end());
  return paths;
}

/// A record of long ago still leads to the state whose hash stands beside it.
template <class Subject>
void check_golden(const std::filesystem::path& path) {
  SCOPED_TRACE(path.filename().string());
  const auto record = read_record(read_text(path), Subject::Rules::kinds());
  ASSERT_TRUE(record.ok()) << record.refusal().words;
  const Refusal refusal = verify(Subject::game(), *record);
  ASSERT_FALSE(refusal) << refusal.words;
  const auto match = Subject::game().replay(*record, record->moves.size());
  ASSERT_TRUE(match.ok()) << match.refusal().words;
  std::filesystem::path beside = path;
  const std::string expected(trim(read_text(beside.replace_extension(".hash"))));
  ASSERT_EQ(hash_text((*match)->hash()), expected);
}

}  // namespace paydirt::testing
