// Writes the golden records of a game: write_golden GAME FOLDER. They come out as they are in the tree, byte
// by byte, but for those whose players have changed since: these are kept as they are and only replayed.
// write_golden --compare GAME FOLDER writes nothing and names what differs in the folder.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iomanip>
#include <iostream>
#include <iterator>
#include <set>
#include <sstream>

#include "bots/bot.hpp"
#include "engine/text.hpp"
#include "games/registry.hpp"

namespace paydirt {
namespace {

/// The same seeds, once more with other options.
struct Series {
  std::string_view game;  // empty: every game
  std::string_view name;  // what its records' names begin with
  std::string_view options;
};
constexpr Series kSeries[] = {
    {"", "", ""},
    {"golden-wilderness", "easy-", "level=easy,short_game=true,rounds=8"},
    {"golden-wilderness", "standard-", "level=standard,short_game=true,rounds=8"},
    {"golden-wilderness", "advanced-", "level=advanced,short_game=true,rounds=8"},
};

constexpr std::string_view kPlayers[] = {"random", "greedy", "search:200it"};

/// Players whose games of the first versions of the rules are kept: they choose differently today, and as
/// they were they are gone.
struct Kept {
  std::string_view game;
  std::string_view player;
  std::string_view series = "";
  int last_version = 1;
};
constexpr Kept kKept[] = {
    {"sutters-mill", "search:200it"},
    {"carcassonne-gold-rush", "greedy"},
    {"carcassonne-gold-rush", "search:200it"},
    {"fools-gold", "greedy"},
    {"fools-gold", "search:200it"},
    {"coloma", "greedy", "", 2},
    {"coloma", "search:200it", "", 2},
    {"golden-wilderness", "search:200it"},
    {"golden-wilderness", "greedy", "easy-"},
    {"golden-wilderness", "search:200it", "easy-", 2},
    {"golden-wilderness", "greedy", "standard-"},
    {"golden-wilderness", "search:200it", "standard-", 2},
    {"golden-wilderness", "greedy", "advanced-", 2},
    {"golden-wilderness", "search:200it", "advanced-", 2},
};

/// One golden game.
struct Golden {
  const AnyGame& game;
  const Series& series;
  int version;  // of the rules
  int seats;
  std::string_view player;
  uint64_t seed;

  std::string name() const {
    std::string_view rest = player;
    return say(version == 1 ? "" : say('v', version, '-'), series.name, seats, "-seats-",
               next_word(rest, ':'));
  }
  bool is_kept() const {
    return std::any_of(std::begin(kKept), std::end(kKept), [&](const Kept& kept) {
      return version <= kept.last_version && kept.game == game.info().id && kept.player == player &&
             kept.series == series.name;
    });
  }
};

/// Every number of seats for the first version of the rules, and with the usual options for every later one;
/// of the other series a later version has those of the usual number.
std::vector<Golden> golden_games(const AnyGame& game) {
  const GameInfo& info = game.info();
  std::vector<Golden> games;
  for (int version = 1; version <= info.version; ++version) {
    for (const Series& series : kSeries) {
      if (!series.game.empty() && series.game != info.id) continue;
      uint64_t seed = 1849;
      for (int seats = info.min_seats; seats <= info.max_seats; ++seats) {
        for (const std::string_view player : kPlayers) {
          ++seed;
          if (version > 1 && !series.name.empty() && seats != info.play_now) continue;
          games.push_back({game, series, version, seats, player, seed});
        }
      }
    }
  }
  return games;
}

std::unique_ptr<AnyMatch> played(const Golden& golden) {
  Layout layout;
  layout.seats = golden.seats;
  layout.options = golden.series.options;
  layout.version = golden.version;
  layout.chance = ChanceSource::sealed(widen(golden.seed), {{0, widen(golden.seed + 1)}});
  layout.players.assign(static_cast<size_t>(golden.seats), std::string(golden.player));
  auto match = golden.game.start(layout);
  require(match.ok());
  std::vector<std::unique_ptr<AnyBot>> bots;
  for (int seat = 0; seat < golden.seats; ++seat) {
    const uint64_t seed = golden.seed + static_cast<uint64_t>(seat);
    bots.push_back(make_any_bot(golden.game, *parse_bot(golden.player), seed));
  }
  while (!(*match)->deciders().seats.empty()) {
    const Seat seat = (*match)->deciders().seats.lowest();
    require(!(*match)->play(seat, bots[seat]->think(**match, seat, {}).move));
  }
  return std::move(*match);
}

std::string read_text(const std::string& path) {
  std::ostringstream text;
  text << std::ifstream(path, std::ios::binary).rdbuf();
  return text.str();
}

/// Writes both files of a record, or only says whether they are already so.
bool write(const AnyMatch& match, const std::string& path, bool compare) {
  std::ostringstream hash;
  hash << std::hex << std::setw(16) << std::setfill('0') << match.hash() << '\n';
  const std::string record = write_record(match.record(), match.game().kinds());
  if (compare) {
    const bool same = read_text(path + ".record") == record && read_text(path + ".hash") == hash.str();
    std::cout << path << (same ? ": the same\n" : ": DIFFERS\n");
    return same;
  }
  std::ofstream(path + ".record") << record;
  std::ofstream(path + ".hash") << hash.str();
  std::cout << path << ": " << match.size() << " moves\n";
  return true;
}

std::set<std::string> records_in(const std::string& folder) {
  std::set<std::string> names;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    if (entry.path().extension() == ".record") names.insert(entry.path().stem());
  }
  return names;
}

int write_all(std::string_view id, const std::string& folder, bool compare) {
  const auto game = find_game(id);
  if (!game) {
    std::cerr << game.refusal().words << '\n';
    return 1;
  }
  if (!std::filesystem::is_directory(folder)) {
    std::cerr << "there is no folder " << folder << '\n';
    return 1;
  }
  bool good = true;
  std::set<std::string> strangers = records_in(folder);
  for (const Golden& golden : golden_games(**game)) {
    strangers.erase(golden.name());
    const std::string path = say(folder, '/', golden.name());
    if (golden.is_kept()) {
      std::cout << path << ": kept, its players have changed\n";
    } else {
      good &= write(*played(golden), path, compare);
    }
  }
  for (const std::string& name : strangers) {
    std::cout << folder << '/' << name << ": NOT A RECORD OF THIS PROGRAM\n";
  }
  return good && strangers.empty() ? 0 : 1;
}

}  // namespace
}  // namespace paydirt

int main(int count, char** words) {
  std::vector<std::string> arguments(words + 1, words + count);
  const bool compare = !arguments.empty() && arguments[0] == "--compare";
  if (compare) arguments.erase(arguments.begin());
  if (arguments.size() == 2) return paydirt::write_all(arguments[0], arguments[1], compare);
  std::cerr << "usage: write_golden [--compare] GAME FOLDER\n";
  return 2;
}
