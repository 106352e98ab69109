// `paydirt store check`: whether everything that a server keeps is as it was written.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <memory>

#include "app/command.hpp"
#include "app/data_file.hpp"
#include "app/output.hpp"
#include "server/store.hpp"

namespace paydirt {
namespace {

int check_store(const std::string& path) {
  const auto store =
      is_database_address(path) ? server::open_postgres_store(path) : server::open_sqlite_store(path);
  if (!store) return refuse(store.refusal());
  const auto damage = (*store)->check();
  if (!damage) return refuse(damage.refusal());
  for (const server::Damage& each : *damage)
    complain(fmt::format("table {}: entry {} is not the one that was written, or those before it are missing",
                         each.table, each.entry));
  const auto tables = (*store)->table_count();
  if (!tables) return refuse(tables.refusal());
  print_line(fmt::format("{} tables, {} damaged.", *tables, damage->size()));
  return damage->empty() ? kDone : kBadInput;
}

}  // namespace

void add_store(CLI::App& app, int& exit_code) {
  CLI::App* const command = app.add_subcommand("store", "Look after what a server keeps");
  command->require_subcommand(1);
  CLI::App* const check = command->add_subcommand("check", "Find damaged tables, by table and entry");
  const auto path = std::make_shared<std::string>();
  check->add_option("FILE", *path, "The file that `serve --data` names, or the database of `serve --store`")
      ->required()
      ->check([](const std::string& given) {
        return is_database_address(given) ? std::string() : CLI::ExistingFile(given);
      });
  check->footer("Examples:\n  paydirt store check paydirt.db");
  check->callback([=, &exit_code] { exit_code = check_store(*path); });
}

}  // namespace paydirt
