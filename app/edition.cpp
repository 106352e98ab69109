// `paydirt edition`: what is printed on the components, where we know it from, and whether it can be played.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <boost/json/serialize.hpp>
#include <memory>

#include "app/command.hpp"
#include "app/files.hpp"
#include "app/output.hpp"
#include "engine/json_read.hpp"
#include "engine/text.hpp"

namespace paydirt {
namespace {

namespace json = boost::json;

/// The game that an edition names under game.id.
Result<const AnyGame*> game_of_edition(std::string_view text) {
  const auto edition = parse_json(text);
  if (!edition) return Refusal{say("edition: ", edition.refusal().words)};
  const json::value* id = nullptr;
  if (edition->is_object()) {
    const json::value* const game = edition->get_object().if_contains("game");
    if (game != nullptr && game->is_object()) id = game->get_object().if_contains("id");
  }
  if (id == nullptr || !id->is_string()) {
    return Refusal{"edition: game.id: missing; name the game: paydirt edition check GAME FILE"};
  }
  return find_game(std::string_view(id->get_string()));
}

/// With one word alone, it is the file.
int check_edition(std::string game_id, std::string path) {
  if (path.empty()) std::swap(game_id, path);
  const auto text = read_text(path);
  if (!text) return refuse(text.refusal());
  const auto game = game_id.empty() ? game_of_edition(*text) : find_game(game_id);
  if (!game) return refuse(game.refusal());
  const auto hash = (*game)->check_edition(*text);
  if (!hash) return refuse(hash.refusal());
  const auto built_in = (*game)->check_edition((*game)->edition_text());
  const bool same = built_in && *built_in == *hash;
  print_line(fmt::format("This edition of {} can be played. Its hash is {}{}.", (*game)->info().name, *hash,
                         same ? ", that of the built-in edition" : ""));
  return kDone;
}

bool is_flat(const json::value& value) {
  if (!value.is_structured()) return true;
  const auto simple = [](const json::value& each) { return !each.is_structured(); };
  if (value.is_array()) return std::all_of(value.get_array().begin(), value.get_array().end(), simple);
  return std::all_of(value.get_object().begin(), value.get_object().end(),
                     [&](const json::key_value_pair& pair) { return simple(pair.value()); });
}

std::string flat_words(const json::value& value) {
  if (value.is_string()) return std::string(value.get_string());
  if (value.is_null()) return "-";
  std::string out;
  const auto add = [&](std::string_view part) { append(out, say(out.empty() ? "" : ", ", part)); };
  if (value.is_array()) {
    for (const json::value& each : value.get_array()) add(flat_words(each));
  } else if (value.is_object()) {
    for (const auto& pair : value.get_object()) {
      add(say(std::string_view(pair.key()), ' ', flat_words(pair.value())));
    }
  } else {
    out = json::serialize(value);
  }
  return out;
}

/// Indented lines; lists and objects without anything nested stand on one.
void write_tree(std::string& out, std::string_view name, const json::value& value, size_t depth) {
  const std::string indent(2 * depth, ' ');
  const bool fits = is_flat(value) && !(value.is_object() && depth == 0);
  if (fits) {
    append(out, say(indent, name, name.empty() ? "" : ": ", flat_words(value), '\n'));
    return;
  }
  append(out, say(indent, name.empty() ? "-" : name, '\n'));
  if (value.is_array()) {
    for (const json::value& each : value.get_array()) write_tree(out, "", each, depth + 1);
    return;
  }
  for (const auto& pair : value.get_object()) {
    const bool source = pair.key() == "provenance";
    write_tree(out, source ? "known from" : std::string_view(pair.key()), pair.value(), depth + 1);
  }
}

/// Paths of everything whose provenance says that it was reconstructed.
void collect_reconstructed(std::string& out, const std::string& path, const json::value& value) {
  if (value.is_array()) {
    size_t i = 0;
    for (const json::value& each : value.get_array())
      collect_reconstructed(out, say(path, '[', i++, ']'), each);
  }
  if (!value.is_object()) return;
  for (const auto& pair : value.get_object()) {
    const std::string_view key = pair.key();
    if (key == "provenance_key") continue;
    if (key == "provenance" && flat_words(pair.value()).find("reconstructed") != std::string::npos) {
      append(out, say("  ", path, ": ", flat_words(pair.value()), '\n'));
    }
    collect_reconstructed(out, path.empty() ? std::string(key) : say(path, '.', key), pair.value());
  }
}

int show_edition(const std::string& id, bool json) {
  const auto game = find_game(id);
  if (!game) return refuse(game.refusal());
  if (json) {
    print_line(trim((*game)->edition_text()));
    return kDone;
  }
  const auto edition = parse_json((*game)->edition_text());
  const auto hash = (*game)->check_edition((*game)->edition_text());
  if (!edition || !edition->is_object() || !hash) return kFailed;
  std::string reconstructed;
  collect_reconstructed(reconstructed, "", *edition);
  std::string out = say("The built-in edition of ", (*game)->info().name, ", ", *hash, "\n\n");
  append(out, reconstructed.empty() ? "Nothing in it is reconstructed.\n"
                                    : say("Reconstructed:\n", reconstructed));
  for (const auto& pair : edition->get_object()) {
    out += '\n';
    write_tree(out, pair.key(), pair.value(), 0);
  }
  print(out);
  return kDone;
}

}  // namespace

void add_edition(CLI::App& app, int& exit_code) {
  CLI::App* const command = app.add_subcommand("edition", "Show or check what is printed on the components");
  command->require_subcommand(1);
  CLI::App* const check = command->add_subcommand("check", "Whether an edition file can be played");
  const auto words = std::make_shared<std::vector<std::string>>(2);
  check->add_option("GAME", words->front(), "The game; may be left out where the file has game.id")
      ->required();
  check->add_option("FILE", words->back(), "The edition, a JSON file; - is the standard input");
  check->footer(
      "Examples:\n  paydirt edition check sutters-mill mine.json\n  paydirt edition check mine.json");
  check->callback([words, &exit_code] { exit_code = check_edition(words->front(), words->back()); });
  CLI::App* const show =
      command->add_subcommand("show", "Print the built-in edition and where it is known from");
  const auto game = std::make_shared<std::string>();
  show->add_option("GAME", *game, "The game, as 'paydirt games' lists it")->required();
  const auto json = std::make_shared<bool>(false);
  show->add_flag("--json", *json, "As the JSON file that --edition takes");
  show->footer(
      "Examples:\n  paydirt edition show sutters-mill\n"
      "  paydirt edition show sutters-mill --json > mine.json");
  show->callback([=, &exit_code] { exit_code = show_edition(*game, *json); });
}

}  // namespace paydirt
