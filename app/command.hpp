// The subcommands. Each adds itself to the command line; when it is chosen it runs and leaves its exit code.
#pragma once

namespace CLI {
class App;
}

namespace paydirt {

inline constexpr int kDone = 0;
inline constexpr int kFailed = 1;         // something inside went wrong
inline constexpr int kBadInput = 2;       // what was given cannot be used
inline constexpr int kInterrupted = 130;  // by Ctrl-C, as shells say it; what was done is kept

void add_games(CLI::App& app, int& exit_code);
void add_rules(CLI::App& app, int& exit_code);
void add_play(CLI::App& app, int& exit_code);
void add_replay(CLI::App& app, int& exit_code);
void add_verify(CLI::App& app, int& exit_code);
void add_review(CLI::App& app, int& exit_code);
void add_position(CLI::App& app, int& exit_code);
void add_edition(CLI::App& app, int& exit_code);
void add_analyse(CLI::App& app, int& exit_code);
void add_arena(CLI::App& app, int& exit_code);
void add_bench(CLI::App& app, int& exit_code);
void add_lab(CLI::App& app, int& exit_code);
/// Into `lab`: `ladder` and `merge`.
void add_ladder(CLI::App& lab, int& exit_code);
/// Into `lab`: `fit`.
void add_fit(CLI::App& lab, int& exit_code);
/// Looking into a database, and keeping order in it.
void add_admin(CLI::App& app, int& exit_code);
/// `backup` and `restore`.
void add_backup(CLI::App& app, int& exit_code);
void add_serve(CLI::App& app, int& exit_code);
void add_store(CLI::App& app, int& exit_code);
void add_site(CLI::App& app, int& exit_code);
void add_types(CLI::App& app, int& exit_code);
/// `man` and `completion`: made from the help of all commands.
void add_manual(CLI::App& app, int& exit_code);
/// A command that only holds others shows an example of each.
void add_examples_to_groups(CLI::App& app);

}  // namespace paydirt
