// One line for each thing that happens, on stderr or in a file: words for a person, JSON for a program. Never
// a token, a seed or a secret of a game.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

namespace paydirt::server {

using LogField = std::pair<const char*, std::string>;

enum class LogFormat { json, words };

/// May be called from any thread. Levels: debug, info, warning, error.
void log_line(std::string_view level, std::initializer_list<LogField> fields);

/// Before any thread is started. Lines below `level` are left out.
void set_log(LogFormat format, std::string_view level);
/// Where lines go from now on; any thread may be writing one meanwhile.
void set_log_file(int descriptor);

/// The line itself, with its end; `now` in seconds since 1970.
std::string log_text(LogFormat format, int64_t now, std::string_view level,
                     std::initializer_list<LogField> fields);

}  // namespace paydirt::server
