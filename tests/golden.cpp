// Writes golden records of a game: write_golden GAME FOLDER. They are written once for a version of the rules
// and then only replayed; the bots that played them may change.
#include <fstream>
#include <iomanip>
#include <iostream>

#include "bots/bot.hpp"
#include "engine/text.hpp"
#include "games/registry.hpp"

namespace paydirt {
namespace {

std::unique_ptr<AnyMatch> played(const AnyGame& game, const std::string& spec, int seats, uint64_t seed) {
  Layout layout;
  layout.seats = seats;
  layout.chance = ChanceSource::sealed(widen(seed), {{0, widen(seed + 1)}});
  layout.players.assign(static_cast<size_t>(seats), spec);
  auto match = game.start(layout);
  require(match.ok());
  std::vector<std::unique_ptr<AnyBot>> bots;
  for (int seat = 0; seat < seats; ++seat) {
    bots.push_back(make_any_bot(game, *parse_bot(spec), seed + static_cast<uint64_t>(seat)));
  }
  while (!(*match)->deciders().seats.empty()) {
    const Seat seat = (*match)->deciders().seats.lowest();
    require(!(*match)->play(seat, bots[seat]->think(**match, seat, {}).move));
  }
  return std::move(*match);
}

void write(const AnyMatch& match, const std::string& path) {
  std::ofstream(path + ".record") << write_record(match.record(), match.game().kinds());
  std::ofstream(path + ".hash") << std::hex << std::setw(16) << std::setfill('0') << match.hash() << '\n';
  std::cout << path << ": " << match.size() << " moves\n";
}

int write_all(std::string_view id, const std::string& folder) {
  const auto game = find_game(id);
  if (!game) {
    std::cerr << game.refusal().words << '\n';
    return 1;
  }
  uint64_t seed = 1849;
  for (int seats = (*game)->info().min_seats; seats <= (*game)->info().max_seats; ++seats) {
    for (const char* spec : {"random", "greedy", "search:200it"}) {
      std::string_view rest = spec;
      write(*played(**game, spec, seats, ++seed), say(folder, '/', seats, "-seats-", next_word(rest, ':')));
    }
  }
  return 0;
}

}  // namespace
}  // namespace paydirt

int main(int count, char** words) {
  if (count == 3) return paydirt::write_all(words[1], words[2]);
  std::cerr << "usage: write_golden GAME FOLDER\n";
  return 2;
}
