#include "server/snapshot.hpp"

#include <gtest/gtest.h>

#include <random>

#include "engine/text.hpp"
#include "games/registry.hpp"
#include "server/projection.hpp"
#include "server/testing_hall.hpp"

namespace paydirt::server {
namespace {

constexpr const char* kBuild = "this one";

std::string packed(const Chronicle& chronicle) {
  Packer bytes;
  EXPECT_TRUE(chronicle.pack(bytes));
  return bytes.bytes();
}

/// A table of random moves, with everything that can happen to one.
class RandomTable {
 public:
  RandomTable(const AnyGame& game, uint32_t seed, std::string position = "", std::string past = "")
      : random_(seed) {
    LayoutEntry layout;
    layout.game = game.info().id;
    const auto variants = game.variants();
    layout.options = variants[random_() % variants.size()];
    layout.host = kAnn;
    layout.server_seed = to_hex(widen(seed));
    layout.at = 1'000'000;
    if (!position.empty()) layout.position = std::move(position);
    if (!past.empty()) layout.past = std::move(past);
    const auto most = static_cast<uint32_t>(game.info().max_seats);
    layout.seats.resize(std::max(static_cast<uint32_t>(game.info().min_seats), 2U));
    while (layout.seats.size() < most && random_() % 2 == 0) layout.seats.emplace_back();
    for (size_t seat = 0; seat < layout.seats.size(); ++seat) {
      const bool is_bot = seat > 0 && random_() % 3 == 0;
      layout.seats[seat] = {is_bot ? SeatKind::bot : SeatKind::human, is_bot ? "" : say("person ", seat),
                            say("Name ", seat), 1, to_hex(widen(seat))};
    }
    add(layout);
    if (chronicle_.size() == 0) return;  // this variant is not for so many
    add(StartEntry{1'000'001});
  }

  bool is_laid_out() const { return chronicle_.has_game(); }
  const Chronicle& chronicle() const { return chronicle_; }
  const std::vector<std::string>& bodies() const { return bodies_; }

  void live(size_t entries) {
    for (size_t i = 0; i < entries && chronicle_.status() == Status::playing; ++i) step();
  }

 private:
  void add(const Entry& entry) {
    if (!chronicle_.apply(entry)) bodies_.push_back(write_entry(entry));
  }
  std::string id() { return say("id ", random_() % 100); }
  int64_t time() { return time_ += static_cast<int64_t>(random_() % 5000); }

  void step() {
    const AnyMatch& match = chronicle_.playing().match();
    const auto seat = static_cast<int>(random_() % chronicle_.seats().size());
    const auto kind = random_() % 40;
    if (kind == 0) return add(ChatEntry{"person 0", 0, "Name 0", say("hello ", random_()), id(), time()});
    if (kind == 1) {
      Sitter sitter = chronicle_.seats()[static_cast<size_t>(seat)];
      sitter.kind = sitter.kind == SeatKind::human && seat > 0 ? SeatKind::bot : SeatKind::human;
      SeatEntry entry{seat, sitter, time()};
      if (random_() % 2 == 0) entry.sent_away.emplace(say("person ", random_() % 9));
      return add(entry);
    }
    if (kind < 8) return add(UndoEntry{seat, {}, id(), time()});
    if (kind == 8) {
      const auto back = std::min<size_t>(random_() % 40, match.size());
      UndoEntry entry{seat, static_cast<int64_t>(match.size() - back), id(), time()};
      if (random_() % 2 == 0) entry.redraw.emplace(match.next_redraw());
      return add(entry);
    }
    const SeatSet asked = match.deciders().seats;
    std::vector<Seat> seats;
    for (const Seat each : asked) seats.push_back(each);
    const Seat mover = seats[random_() % seats.size()];
    const auto moves = match.moves(mover);
    MoveEntry entry{
        mover, {to_notation(match.game().kinds(), moves[random_() % moves.size()])}, id(), time()};
    if (kind == 9) entry.late.emplace(true);
    add(entry);
  }

  std::mt19937 random_;
  int64_t time_ = 1'000'001;
  Chronicle chronicle_;
  std::vector<std::string> bodies_;
};

/// Whatever anybody can learn of a table.
std::string all_of(const Chronicle& chronicle) {
  const Playing& playing = chronicle.playing();
  const AnyMatch& match = playing.match();
  std::string all = write_record(match.record(), chronicle.game().kinds());
  Scene scene;
  scene.people = SeatSet::first(match.seats());
  Projection projection(playing, scene);
  for (int seats = 0; seats < 1 << match.seats(); ++seats) {
    SeatSet eyes;
    for (int seat = 0; seat < match.seats(); ++seat) {
      if ((seats >> seat & 1) != 0) eyes.add(static_cast<Seat>(seat));
    }
    append(all, *projection.update(eyes, 0));
  }
  for (int seat = 0; seat < match.seats(); ++seat) {
    append(all, say(playing.question(static_cast<Seat>(seat)), ' ',
                    match.why_no_undo(static_cast<Seat>(seat)).words, '\n'));
  }
  append(all, say(playing.next_event(), ' ', match.hash(), ' ', match.next_redraw(), ' ', chronicle.size(),
                  ' ', chronicle.changed_at(), ' ', playing.moves_ever(), '\n', match.position()));
  return all;
}

std::vector<std::string> tail(const std::vector<std::string>& all, size_t from) {
  return {all.begin() + static_cast<std::ptrdiff_t>(from), all.end()};
}

/// Folds a table whole, and from a snapshot at each of these places.
void expect_same(const std::vector<std::string>& bodies, const std::vector<size_t>& cuts) {
  const auto whole = Chronicle::fold(bodies);
  ASSERT_TRUE(whole.ok()) << whole.refusal().words;
  const std::string everything = all_of(*whole);
  for (const size_t cut : cuts) {
    const auto before = Chronicle::fold({bodies.begin(), bodies.begin() + static_cast<std::ptrdiff_t>(cut)});
    auto restored = read_snapshot(write_snapshot(*before, kBuild), kBuild);
    ASSERT_TRUE(restored.ok()) << restored.refusal().words;
    ASSERT_EQ(packed(*restored), packed(*before)) << "at entry " << cut;
    const Refusal refusal = restored->go_on(tail(bodies, cut));
    ASSERT_FALSE(refusal) << refusal.words;
    ASSERT_EQ(packed(*restored), packed(*whole)) << "from entry " << cut;
    ASSERT_EQ(all_of(*restored), everything) << "from entry " << cut;
  }
}

std::vector<size_t> some_cuts(size_t size, uint32_t seed) {
  std::mt19937 random(seed);
  std::vector<size_t> cuts = {1, 2, size};
  for (int i = 0; i < 4; ++i) cuts.push_back(1 + random() % size);
  return cuts;
}

TEST(Snapshot, IsWhatTheFoldMakesInEveryGame) {
  int blocks = 0;
  int redraws = 0;
  for (const AnyGame* const game : all_games()) {
    for (uint32_t seed = 1; seed <= 4; ++seed) {
      RandomTable table(*game, seed);
      if (!table.is_laid_out()) continue;
      table.live(150);
      blocks += table.chronicle().playing().match().deciders().block != 0 ? 1 : 0;
      redraws += table.chronicle().playing().match().redraws().empty() ? 0 : 1;
      expect_same(table.bodies(), some_cuts(table.bodies().size(), seed));
    }
  }
  EXPECT_GT(blocks, 0) << "somewhere several decide together";
  EXPECT_GT(redraws, 0);
}

TEST(Snapshot, HoldsTheGameThatLedThere) {
  const AnyGame& game = **find_game("golden-wilderness");
  RandomTable before(game, 3);
  before.live(120);
  const AnyMatch& match = before.chronicle().playing().match();
  RandomTable after(game, 5, match.position(), write_record(match.record(), game.kinds()));
  ASSERT_TRUE(after.is_laid_out());
  after.live(60);
  ASSERT_GT(after.chronicle().playing().moves_ever(), match.size());
  expect_same(after.bodies(), some_cuts(after.bodies().size(), 5));
}

TEST(Snapshot, IsIgnoredWhereItIsDoubtful) {
  RandomTable table(**find_game("sutters-mill"), 2);
  table.live(40);
  const std::string snapshot = write_snapshot(table.chronicle(), kBuild);
  ASSERT_TRUE(read_snapshot(snapshot, kBuild).ok());
  EXPECT_FALSE(read_snapshot(snapshot, "another one").ok());
  EXPECT_FALSE(read_snapshot("", kBuild).ok());
  EXPECT_TRUE(write_snapshot(table.chronicle(), "").empty()) << "a program without a name keeps none";
  for (size_t at = 0; at < snapshot.size(); at += 97) {
    std::string damaged = snapshot;
    damaged[at] = static_cast<char>(damaged[at] ^ 4);
    EXPECT_FALSE(read_snapshot(damaged, kBuild).ok()) << at;
    EXPECT_FALSE(read_snapshot(snapshot.substr(0, at), kBuild).ok()) << at;
  }
}

TEST(Snapshot, OfTheWrongEntriesIsIgnored) {
  RandomTable table(**find_game("sutters-mill"), 2);
  table.live(40);
  TestStore store;
  store.bodies["oak"] = table.bodies();
  const auto size = static_cast<int64_t>(table.bodies().size());
  const auto wakes_with = [&](int64_t through, const std::string& body) {
    store.snapshots["oak"] = {"oak", through, body};
    const auto woken = wake(store, "oak", kBuild);
    EXPECT_TRUE(woken.ok());
    EXPECT_EQ(all_of(woken->chronicle), all_of(table.chronicle()));
    return woken->kept;
  };
  const std::string snapshot = write_snapshot(table.chronicle(), kBuild);
  EXPECT_EQ(wakes_with(size - 1, snapshot), size);
  EXPECT_EQ(wakes_with(size - 2, snapshot), 0);
  EXPECT_EQ(wakes_with(size - 1, "nonsense"), 0);
  EXPECT_EQ(wakes_with(size - 1, write_snapshot(table.chronicle(), "another one")), 0);
}

TEST(Snapshot, IsWrittenAsATableGrowsAndWhenItFallsAsleep) {
  Settings settings;
  settings.build = kBuild;
  settings.rate_limits = false;
  TestHall world(settings);
  const std::string ann = world.visitor();
  const std::string id = world.table(ann, say(kMe, ",{\"kind\":\"here\"}"));
  RecordingViewer viewer;
  Table* table = *world.hall.table(id);
  const uint64_t watcher = table->enter(viewer, {identity_of(ann), "1.2.3.4"}, "Ann");
  table->receive(watcher, R"({"t":"join","id":"j","since":null})");
  const auto write = [&](int64_t upto) {
    while (table->chronicle().size() < upto) {
      world.clock.time += 3000;
      table->receive(watcher,
                     say(R"({"t":"chat","id":"c)", table->chronicle().size(), R"(","text":"hello"})"));
      world.writer.settle();
    }
  };
  write(kSnapshotEvery - 1);
  EXPECT_TRUE(world.store.snapshots.empty());
  write(kSnapshotEvery + 10);
  EXPECT_EQ(world.store.snapshots[id].through, kSnapshotEvery - 1);
  const auto fall_asleep = [&] {
    table->leave(watcher);
    world.clock.time += int64_t{settings.sleep} * 1000 + 1;
    world.hall.on_timer();
    world.writer.settle();
    ASSERT_EQ(world.hall.awake(id), nullptr);
  };
  fall_asleep();
  EXPECT_EQ(world.store.snapshots[id].through, kSnapshotEvery - 1) << "not worth another one";
  world.store.bodies[id][5] = "what is not read does no harm";
  table = *world.hall.table(id);
  ASSERT_EQ(table->chronicle().size(), kSnapshotEvery + 10);
  const uint64_t again = table->enter(viewer, {identity_of(ann), "1.2.3.4"}, "Ann");
  table->receive(again, R"({"t":"join","id":"j","since":null})");
  for (int64_t size = table->chronicle().size(); size < kSnapshotEvery + kSnapshotWorth; ++size) {
    world.clock.time += 3000;
    table->receive(again, say(R"({"t":"chat","id":"d)", size, R"(","text":"hello"})"));
    world.writer.settle();
  }
  table->leave(again);
  world.hall.close();
  world.writer.settle();
  EXPECT_EQ(world.store.snapshots[id].through, kSnapshotEvery + kSnapshotWorth - 1);
  EXPECT_EQ(world.call("DELETE", "/api/tables/" + id, ann).status, 200);
  EXPECT_TRUE(world.store.snapshots.empty());
}

}  // namespace
}  // namespace paydirt::server
