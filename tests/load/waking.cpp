// What waking and joining a long game cost: paydirt_waking [ENTRIES]. CPU time of the thread that does it, so
// that a busy machine tells the same; each figure is the middle one of 21.
#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <functional>
#include <random>

#include "engine/text.hpp"
#include "games/registry.hpp"
#include "server/ids.hpp"
#include "server/snapshot.hpp"
#include "server/testing_hall.hpp"
#include "tests/load/cost.hpp"

namespace paydirt::server {
namespace {

/// Random moves, but whoever can make somebody an offer does nothing else: so a game lasts, and its moves
/// stand. Where it would end all the same, everybody agrees to go back a little.
Batch long_game(const std::string& id, size_t entries) {
  std::mt19937 random(1);
  LayoutEntry layout = test_layout();
  layout.game = "golden-wilderness";
  layout.options = "level=easy,rounds=200";  // the longest there is
  while (layout.seats.size() < 5) layout.seats.push_back({SeatKind::human, kBob, "Bob", 0, {}});
  Chronicle chronicle;
  Batch batch;
  const auto add = [&](const Entry& entry) {
    const int64_t seq = chronicle.size();
    require(!chronicle.apply(entry));
    batch.entries.push_back({id, seq, write_entry(entry)});
  };
  add(layout);
  add(StartEntry{layout.at});
  while (batch.entries.size() < entries) {
    const AnyMatch& match = chronicle.playing().match();
    const auto at = layout.at + static_cast<int64_t>(batch.entries.size());
    if (chronicle.status() == Status::over) {
      UndoEntry undo{0, static_cast<int64_t>(match.size()) - 60, {}, at};
      undo.redraw.emplace(match.next_redraw());
      add(undo);
      continue;
    }
    const Seat seat = match.deciders().seats.lowest();
    std::vector<std::string> moves;
    for (const Move move : match.moves(seat)) moves.push_back(to_notation(match.game().kinds(), move));
    const auto is_offer = [](const std::string& move) { return move.starts_with("offer"); };
    if (std::any_of(moves.begin(), moves.end(), is_offer)) std::erase_if(moves, std::not_fn(is_offer));
    add(MoveEntry{
        seat, {moves[random() % moves.size()]}, say("choose", batch.entries.size(), '-', random()), at});
  }
  return batch;
}

void measure(size_t entries) {
  const auto folder = std::filesystem::temp_directory_path() / say("paydirt-waking-", getpid());
  std::filesystem::create_directories(folder);
  const auto store = std::move(*open_sqlite_store((folder / "games.db").string()));
  const std::string id = "long";
  Batch batch = long_game(id, entries);
  require(store->commit(batch).ok());
  const auto folded = wake(*store, id, "");
  require(folded.ok());
  const Playing& playing = folded->chronicle.playing();
  fmt::print("{} entries, {} moves, {} events\n", entries, playing.match().size(), playing.event_count());
  fmt::print("waking, all entries folded      {:8.2f} ms\n", typical([&] { return wake(*store, id, ""); }));
  // As far behind as it may be.
  const size_t kept = entries - kSnapshotEvery + 1;
  Chronicle before;
  std::vector<std::string> bodies;
  for (size_t i = 0; i < kept; ++i) bodies.push_back(batch.entries[i].body);
  require(!before.go_on(bodies));
  Batch snapshot;
  snapshot.snapshots.push_back({id, static_cast<int64_t>(kept) - 1, write_snapshot(before, "me")});
  require(store->commit(snapshot).ok());
  require(wake(*store, id, "me")->kept == static_cast<int64_t>(kept));
  fmt::print("waking, snapshot {:4} entries old {:6.2f} ms\n", kSnapshotEvery - 1,
             typical([&] { return wake(*store, id, "me"); }));
  snapshot.snapshots[0] = {id, static_cast<int64_t>(entries) - 1, write_snapshot(folded->chronicle, "me")};
  require(store->commit(snapshot).ok());
  fmt::print("waking, snapshot as it is       {:8.2f} ms\n", typical([&] { return wake(*store, id, "me"); }));
  fmt::print("writing a snapshot              {:8.2f} ms, {} bytes\n",
             typical([&] { write_snapshot(folded->chronicle, "me"); }), snapshot.snapshots[0].body.size());

  TestEnvironment world;
  auto woken = wake(*store, id, "me");
  Table table(id, std::move(woken->chronicle), world);
  size_t bytes = 0;
  const auto join = [&] {
    RecordingViewer viewer;
    const uint64_t watcher = table.enter(viewer, {}, "Guest");
    table.receive(watcher, R"({"t":"join","id":"j","since":0})");
    table.leave(watcher);
    bytes = 0;
    for (const std::string& frame : viewer.frames) bytes += frame.size();
  };
  const auto whole = [&] { return *Projection(playing, table.scene()).update({}, 0); };
  fmt::print("a state with all events         {:8.2f} ms, {} bytes\n", typical([&] { whole(); }),
             whole().size());
  const double first = cpu_milliseconds();
  join();
  fmt::print("the first join                  {:8.2f} ms, {} bytes\n", cpu_milliseconds() - first, bytes);
  fmt::print("the next, while nothing changes {:8.2f} ms\n", typical(join));
  std::filesystem::remove_all(folder);
}

}  // namespace
}  // namespace paydirt::server

int main(int count, char** words) {
  paydirt::server::measure(count > 1 ? std::strtoul(words[1], nullptr, 10) : 5000);
}
