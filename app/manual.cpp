// `paydirt man` and `paydirt completion`: what the help of all commands says, for man and for the shell.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <memory>

#include "app/command.hpp"
#include "app/output.hpp"
#include "engine/text.hpp"
#include "games/registry.hpp"
#include "lab/version.hpp"

namespace paydirt {
namespace {

using Visit = std::function<void(const CLI::App& command, const std::string& path)>;

std::vector<const CLI::App*> commands_of(const CLI::App& app) {
  return app.get_subcommands([](const CLI::App* each) { return !each->get_name().empty(); });
}

/// Each command with the words that call it: "position show".
void for_each_command(const CLI::App& app, const std::string& path, const Visit& visit) {
  for (const CLI::App* const command : commands_of(app)) {
    const std::string words = path.empty() ? command->get_name() : say(path, ' ', command->get_name());
    visit(*command, words);
    for_each_command(*command, words, visit);
  }
}

bool is_positional(const CLI::Option& option) { return option.get_lnames().empty(); }

std::string option_name(const CLI::Option& option) {
  return is_positional(option) ? option.get_name() : "--" + option.get_lnames().front();
}

// ---- man

/// Text as roff takes it: no line of it is a request.
std::string roff(std::string_view text) {
  std::string out;
  for (const char each : text) {
    if (each == '\\') {
      out += "\\e";
    } else if (each == '-') {
      out += "\\-";
    } else {
      out += each;
    }
    if (each == '\n') out += "\\&";
  }
  return "\\&" + out;
}

/// A footer's paragraphs, line by line as they stand; the examples are one of them.
std::string roff_footer(std::string_view footer) {
  return footer.empty() ? std::string() : say(".PP\n.nf\n", roff(footer), "\n.fi\n");
}

std::string roff_options(const CLI::App& command) {
  std::string out;
  for (const CLI::Option* const option : command.get_options()) {
    if (option->get_name() == "--help") continue;
    const bool takes = !is_positional(*option) && option->get_expected_max() > 0;
    const std::string type = option->get_type_name();
    const std::string value = takes ? say(' ', type.substr(0, type.find(':'))) : std::string();
    append(out, say(".TP\n\\fB", roff(option_name(*option)), "\\fR", roff(value), '\n',
                    roff(option->get_description()), '\n'));
  }
  return out;
}

std::string synopsis(const CLI::App& command, const std::string& path) {
  std::string out = say("paydirt ", path);
  for (const CLI::Option* const option : command.get_options()) {
    if (!is_positional(*option)) continue;
    append(out, option->get_required() ? say(' ', option->get_name()) : say(" [", option->get_name(), ']'));
  }
  return out + (commands_of(command).empty() ? " [options]" : " COMMAND");
}

std::string man_page(const CLI::App& app) {
  std::string out = say(".TH PAYDIRT 1 \"\" \"paydirt ", program_version(), "\" \"Games\"\n",
                        ".SH NAME\npaydirt \\- board games of the California gold rush\n",
                        ".SH SYNOPSIS\n.B paydirt\nCOMMAND [options]\n.SH DESCRIPTION\n",
                        roff(app.get_description()), "\n.SH COMMANDS\n");
  for_each_command(app, "", [&](const CLI::App& command, const std::string& path) {
    append(out, say(".SS ", roff(synopsis(command, path)), '\n', roff(command.get_description()), ".\n",
                    roff_options(command), roff_footer(command.get_footer())));
  });
  append(
      out,
      ".SH ENVIRONMENT\n.TP\n.B NO_COLOR\nWhere it is set and not empty, nothing is coloured.\n"
      ".SH EXIT STATUS\n.TP\n.B 0\nDone.\n.TP\n.B 1\nSomething inside failed.\n.TP\n.B 2\nBad input: a wrong "
      "command line, a file that cannot be used, an illegal move.\n");
  return out;
}

// ---- completion

std::string joined(const std::vector<std::string>& words) { return fmt::format("{}", fmt::join(words, " ")); }

std::string game_ids() {
  std::vector<std::string> ids;
  for (const AnyGame* const game : all_games()) ids.emplace_back(game->info().id);
  return joined(ids);
}

/// What may follow a command: its commands, its options, and the games where it takes one.
std::string words_after(const CLI::App& command) {
  std::vector<std::string> words;
  for (const CLI::App* const each : commands_of(command)) words.push_back(each->get_name());
  for (const CLI::Option* const option : command.get_options()) {
    if (!is_positional(*option)) words.push_back(option_name(*option));
    if (option->get_name() == "GAME") words.push_back("$games");
  }
  return joined(words);
}

bool takes_file(const CLI::App& command) {
  const auto options = command.get_options();
  return std::any_of(options.begin(), options.end(),
                     [](const auto* each) { return each->get_name() == "FILE"; });
}

/// The options of all commands that are followed by a file, or by anything at all.
struct Followed {
  std::vector<std::string> files;
  std::vector<std::string> values;
};

Followed followed_options(const CLI::App& app) {
  Followed followed;
  const auto add = [](std::vector<std::string>& list, const std::string& name) {
    if (std::find(list.begin(), list.end(), name) == list.end()) list.push_back(name);
  };
  for_each_command(app, "", [&](const CLI::App& command, const std::string&) {
    for (const CLI::Option* const option : command.get_options()) {
      if (is_positional(*option) || option->get_expected_max() == 0) continue;
      const bool file = option->get_type_name() == "FILE" || option->get_type_name() == "FOLDER";
      add(file ? followed.files : followed.values, option_name(*option));
    }
  });
  return followed;
}

std::string option_cases() {
  std::string out;
  for (const AnyGame* const game : all_games()) {
    std::vector<std::string> keys;
    for (const OptionInfo& option : game->options()) {
      keys.push_back(option.key + "=");
      out += fmt::format("    {}/{}) words=\"{}\" ;;\n", game->info().id, option.key, joined(option.values));
    }
    out += fmt::format("    {}/) words=\"{}\" ;;\n", game->info().id, joined(keys));
  }
  return out;
}

constexpr const char* kCompletion =
    R"bash(# Completion of paydirt for bash; made by 'paydirt completion bash'.
_paydirt_options() {{  # GAME/ or GAME/KEY
  case "$1" in
{options}  esac
}}

_paydirt() {{
  local games="{games}" bots="random greedy search: level:"
  local cur=${{COMP_WORDS[COMP_CWORD]}} prev=${{COMP_WORDS[COMP_CWORD-1]}}
  local before=${{COMP_WORDS[COMP_CWORD-2]}} path= game= words= files= i
  COMPREPLY=()
  for ((i = 1; i < COMP_CWORD; i++)); do
    case "$path/${{COMP_WORDS[i]}}" in
      {paths}) path=$path/${{COMP_WORDS[i]}} ;;
    esac
    [[ " $games " == *" ${{COMP_WORDS[i]}} "* ]] && game=${{COMP_WORDS[i]}}
  done
  if [[ $cur == : || $cur == = ]]; then prev=$cur before=${{COMP_WORDS[COMP_CWORD-1]}} cur=; fi
  if [[ $prev == : && $before == level ]]; then
    words="1 2 3 4 5 6 7 8 9"
  elif [[ $prev == = ]]; then
    _paydirt_options "$game/$before"
  else
    case "$prev" in
      --option) _paydirt_options "$game/"; compopt -o nospace ;;
      --seats) words="me $bots"; compopt -o nospace ;;
      --bots | --bot) words=$bots; compopt -o nospace ;;
      {file_options}) files=1 ;;
      {value_options}) ;;
      *)
        case "$path" in
          "") words="{commands}" ;;
{words}        esac
        case "$path" in {file_commands}) files=1 ;; esac ;;
    esac
  fi
  COMPREPLY=($(compgen -W "$words" -- "$cur"))
  [[ $files ]] && COMPREPLY+=($(compgen -f -- "$cur"))
}}
complete -o filenames -F _paydirt paydirt
)bash";

std::string completion(const CLI::App& app) {
  std::vector<std::string> paths;
  std::vector<std::string> file_commands;
  std::string words;
  for_each_command(app, "", [&](const CLI::App& command, const std::string& path) {
    std::string slashed = "/" + path;
    std::replace(slashed.begin(), slashed.end(), ' ', '/');
    paths.push_back(slashed);
    if (takes_file(command)) file_commands.push_back(slashed);
    words += fmt::format("          {}) words=\"{}\" ;;\n", slashed, words_after(command));
  });
  const Followed followed = followed_options(app);
  using fmt::arg;
  return fmt::format(kCompletion, arg("options", option_cases()), arg("games", game_ids()),
                     arg("paths", fmt::join(paths, " | ")), arg("commands", words_after(app)),
                     arg("words", words), arg("file_options", fmt::join(followed.files, " | ")),
                     arg("value_options", fmt::join(followed.values, " | ")),
                     arg("file_commands", fmt::join(file_commands, " | ")));
}

int print_completion(const CLI::App& app, const std::string& shell) {
  if (shell != "bash")
    return refuse({say("there is no completion for '", shell.substr(0, 40), "'; there is one for bash")});
  print(completion(app));
  return kDone;
}

}  // namespace

void add_manual(CLI::App& app, int& exit_code) {
  CLI::App* const man = app.add_subcommand("man", "Print the manual page");
  man->footer("Examples:\n  paydirt man > paydirt.1\n  paydirt man | man -l -");
  man->callback([&app, &exit_code] {
    print(man_page(app));
    exit_code = kDone;
  });
  CLI::App* const command = app.add_subcommand("completion", "Print what completes commands in a shell");
  const auto shell = std::make_shared<std::string>("bash");
  command->add_option("SHELL", *shell, "The shell: bash")->capture_default_str();
  command->footer(
      "Examples:\n  source <(paydirt completion bash)\n  paydirt completion bash > "
      "~/.local/share/bash-completion/completions/paydirt");
  command->callback([&app, shell, &exit_code] { exit_code = print_completion(app, *shell); });
}

void add_examples_to_groups(CLI::App& app) {
  for (CLI::App* const command : app.get_subcommands([](const CLI::App*) { return true; })) {
    add_examples_to_groups(*command);
    std::string examples;
    for (const CLI::App* const each : commands_of(*command)) {
      constexpr std::string_view kHeading = "Examples:\n";
      const std::string footer = each->get_footer();
      const size_t at = footer.find(kHeading);
      if (at == std::string::npos) continue;
      const std::string_view first = std::string_view(footer).substr(at + kHeading.size());
      append(examples, say(examples.empty() ? "" : "\n", first.substr(0, first.find('\n'))));
    }
    if (!examples.empty()) command->footer(say("Examples:\n", examples));
  }
}

}  // namespace paydirt
