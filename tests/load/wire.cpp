// What a move costs on the wire, in bytes to one player: paydirt_wire [GAMES [MOST_MOVES]]. Whole games of
// random moves with people at every seat, each at a connection of its own; whole states, and changes with
// what of them is events, what is asked and the rest. Seeds are fixed: the same program prints the same.
#include <fmt/format.h>

#include <boost/json/serialize.hpp>
#include <cstdlib>

#include "engine/json_read.hpp"
#include "games/registry.hpp"
#include "server/projection.hpp"

namespace paydirt::server {
namespace {

constexpr double kBar = 1024;
constexpr std::string_view kId = "4f1c93a2-17";  // an answer's, as long as the page's

struct Bytes {
  double whole = 0, changes = 0, events = 0, asked = 0;
  size_t frames = 0;
};

/// A game of our own making is not one of the five; the level that has the most to tell is played.
struct Table {
  std::string_view game, options;
};
constexpr Table kTables[] = {{"sutters-mill", ""},
                             {"carcassonne-gold-rush", ""},
                             {"fools-gold", ""},
                             {"coloma", ""},
                             {"golden-wilderness", "level=easy"}};

void tell(const Playing& playing, std::vector<std::shared_ptr<const Shown>>& shown, size_t first, Seat mover,
          Bytes& bytes) {
  Scene scene;
  scene.people = SeatSet::first(playing.match().seats());
  Projection projection(playing, scene);
  for (size_t i = 0; i < shown.size(); ++i) {
    const auto seats = SeatSet::of(static_cast<Seat>(i));
    const auto id = i == mover ? std::optional(kId) : std::nullopt;
    const Payload change = projection.update(seats, first, id, shown[i]);
    shown[i] = projection.shown(seats);
    const auto message = *parse_json(*change);
    const auto* const parts = message.get_object().if_contains("change");
    if (parts == nullptr) continue;  // the first state of all
    bytes.whole += static_cast<double>(projection.update(seats, first, id)->size());
    bytes.changes += static_cast<double>(change->size());
    bytes.events += static_cast<double>(boost::json::serialize(message.at("events")).size());
    if (const auto* const asked = parts->get_object().if_contains("asked"))
      bytes.asked += static_cast<double>(boost::json::serialize(*asked).size());
    ++bytes.frames;
  }
}

void play(const Table& table, uint64_t seed, size_t most_moves, Bytes& bytes) {
  const AnyGame& game = **find_game(table.game);
  Layout layout;
  layout.options = table.options;
  layout.chance = ChanceSource::fast(seed);
  layout.seats = std::max(2, game.info().min_seats);
  Playing playing(std::move(*game.start(layout)));
  const AnyMatch& match = playing.match();
  Rng rng(seed + 1);
  std::vector<std::shared_ptr<const Shown>> shown(static_cast<size_t>(layout.seats));
  tell(playing, shown, 0, kNobody, bytes);
  while (match.size() < most_moves && !match.deciders().seats.empty()) {
    const Seat seat = match.deciders().seats.lowest();
    const auto moves = match.moves(seat);
    const Move move = moves[rng.below(static_cast<uint32_t>(moves.size()))];
    const size_t first = match.event_count();
    require(!playing.play(seat, std::span(&move, 1)));
    tell(playing, shown, first, seat, bytes);
  }
}

bool measure(uint64_t games, size_t most_moves) {
  fmt::print("{:24}{:>8}{:>8}{:>9}{:>9}{:>8}{:>8}\n", "bytes a move", "frames", "whole", "changes", "events",
             "asked", "rest");
  double mean = 0;
  for (const Table& table : kTables) {
    Bytes bytes;
    for (uint64_t seed = 1; seed <= games; ++seed) play(table, seed, most_moves, bytes);
    const auto frames = static_cast<double>(bytes.frames);
    const double rest = bytes.changes - bytes.events - bytes.asked;
    fmt::print("{:24}{:8}{:8.0f}{:9.0f}{:9.0f}{:8.0f}{:8.0f}\n", table.game, bytes.frames,
               bytes.whole / frames, bytes.changes / frames, bytes.events / frames, bytes.asked / frames,
               rest / frames);
    mean += bytes.changes / frames / static_cast<double>(std::size(kTables));
  }
  fmt::print("changes, in the mean of the games: {:.0f}\n", mean);
  return mean <= kBar;
}

}  // namespace
}  // namespace paydirt::server

int main(int count, char** words) {
  const bool is_small = paydirt::server::measure(count > 1 ? std::strtoul(words[1], nullptr, 10) : 20,
                                                 count > 2 ? std::strtoul(words[2], nullptr, 10) : 400);
  return is_small ? 0 : 1;
}
