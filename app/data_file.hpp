// Where the tables are kept unless somebody says otherwise.
#pragma once

#include <CLI/CLI.hpp>
#include <string>

#include "engine/result.hpp"

namespace paydirt {

/// paydirt.db in the user's folder for data, outside of any checkout that is cleaned up one day. A database
/// of earlier versions in the working directory is moved there, and a sentence on stderr says so.
Result<std::string> default_data();

/// The same, without touching anything; for help texts.
std::string default_data_path();

bool is_database_address(const std::string& path);
/// For an option that takes a file: what to do where somebody names a PostgreSQL database; else empty.
std::string why_no_file(const std::string& path);
/// --store, for commands that have --data.
void add_store_option(CLI::App& command, std::string& address);

}  // namespace paydirt
