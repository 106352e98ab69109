#include "app/table_options.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <random>

#include "app/files.hpp"
#include "engine/text.hpp"

namespace paydirt {

CLI::Option* TableOptions::add_to(CLI::App& command) {
  CLI::Option* const which = command.add_option("GAME", game, "The game, as 'paydirt games' lists it");
  command.add_option("--players", players, "Number of seats")->check(CLI::Range(1, kMaxSeats));
  command.add_option("--option", options, "An option of the game as key=value; may be repeated")
      ->allow_extra_args(false);
  command.add_option("--edition", edition, "Another edition of the game, a JSON file")->type_name("FILE");
  add_seed(
      command, [this](uint64_t number) { seed = number; }, "A number that all chance comes from");
  return which;
}

int TableOptions::seats(const AnyGame& on_game) const {
  if (players > 0) return players;
  return std::clamp(2, on_game.info().min_seats, on_game.info().max_seats);
}

std::string TableOptions::options_text() const {
  std::string text;
  for (const std::string& option : options) append(text, say(text.empty() ? "" : ",", option));
  return text;
}

Result<std::optional<std::string>> TableOptions::edition_text() const {
  if (edition.empty()) return std::optional<std::string>();
  auto text = read_text(edition);
  if (!text) return text.refusal();
  return std::optional<std::string>(std::move(*text));
}

Result<Layout> TableOptions::layout(const AnyGame& on_game) const {
  auto text = edition_text();
  if (!text) return text.refusal();
  Layout layout;
  layout.seats = seats(on_game);
  layout.options = options_text();
  layout.edition_text = std::move(*text);
  layout.chance = ChanceSource::sealed(seed ? widen(*seed) : fresh_seed());
  return layout;
}

CLI::Option* add_seed(CLI::App& command, std::function<void(uint64_t)> take, const std::string& what) {
  const auto read = [take = std::move(take)](const std::string& text) {
    uint64_t number = 0;
    if (!to_number(text, number)) {
      throw CLI::ValidationError("--seed",
                                 say('\'', text.substr(0, 40), "' is no whole number from 0 to 2^64-1"));
    }
    take(number);
  };
  // The shell hands an empty word over as it is; the library would take it for nothing said.
  return command.add_option_function<std::string>("--seed", read, what)->type_name("NUMBER");
}

Seed fresh_seed() {
  std::random_device device;
  Seed seed{};
  for (auto& byte : seed) byte = static_cast<uint8_t>(device());
  return seed;
}

}  // namespace paydirt
