// One JSON object a line on stderr. Never a token, a seed or a secret of a game.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

namespace paydirt::server {

using LogField = std::pair<const char*, std::string>;

/// May be called from any thread.
void log_line(std::string_view level, std::initializer_list<LogField> fields);

}  // namespace paydirt::server
