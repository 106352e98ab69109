// A subcommand with its options.
#pragma once

#include <CLI/CLI.hpp>
#include <memory>

namespace paydirt {

template <class Options>
struct Subcommand {
  CLI::App* command;
  std::shared_ptr<Options> options;
};

/// Adds a subcommand which, when it is chosen, is run with its options and leaves its exit code.
template <class Options, class Run>
Subcommand<Options> add_subcommand(CLI::App& app, const char* name, const char* words, int& exit_code,
                                   const Run& run) {
  const Subcommand<Options> added{app.add_subcommand(name, words), std::make_shared<Options>()};
  added.command->callback([options = added.options, run, &exit_code] { exit_code = run(*options); });
  return added;
}

/// A number from low to high, as it is where nobody says otherwise.
template <class Number, class Bound>
void add_number(CLI::App& command, const char* name, Number& number, const char* words, Bound low,
                Bound high) {
  command.add_option(name, number, words)->check(CLI::Range(low, high))->capture_default_str();
}

}  // namespace paydirt
