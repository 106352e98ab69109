#include "server/log.hpp"

#include <unistd.h>

#include <atomic>
#include <ctime>

#include "engine/json_write.hpp"

namespace paydirt::server {
namespace {

LogFormat the_format = LogFormat::json;
int least_rank = 1;
std::atomic<int> the_file = STDERR_FILENO;

int rank_of(std::string_view level) {
  if (level == "debug") return 0;
  if (level == "info") return 1;
  return level == "error" ? 3 : 2;
}

std::string json_line(std::string_view when, std::string_view level, std::initializer_list<LogField> fields) {
  std::string line = "{\"at\":";
  write_json_text(line, when);
  line += ",\"level\":";
  write_json_text(line, level);
  for (const auto& [name, value] : fields) {
    line += ',';
    write_json_text(line, name);
    line += ':';
    write_json_text(line, value);
  }
  return line + "}\n";
}

/// What a terminal would take for a command comes from outside and is left out.
std::string harmless(std::string text) {
  std::erase_if(text, [](char each) { return static_cast<unsigned char>(each) < ' ' || each == '\x7f'; });
  return text;
}

/// "12:30:05 warning: commit failed; reason: disk full"
std::string words_line(std::string_view when, std::string_view level,
                       std::initializer_list<LogField> fields) {
  std::string line(when);
  line += level == "info" ? " " : say(' ', level, ": ");
  const char* between = "";
  for (const auto& [name, value] : fields) {
    const bool is_event = std::string_view(name) == "event";
    append(line, say(between, is_event ? std::string() : say(name, ": "), harmless(value)));
    between = "; ";
  }
  return line + '\n';
}

}  // namespace

std::string log_text(LogFormat format, int64_t now, std::string_view level,
                     std::initializer_list<LogField> fields) {
  const time_t seconds = now;
  tm day{};
  const bool is_json = format == LogFormat::json;
  is_json ? gmtime_r(&seconds, &day) : localtime_r(&seconds, &day);
  char when[32];
  const size_t length = strftime(when, sizeof when, is_json ? "%Y-%m-%dT%H:%M:%SZ" : "%H:%M:%S", &day);
  return is_json ? json_line({when, length}, level, fields) : words_line({when, length}, level, fields);
}

void log_line(std::string_view level, std::initializer_list<LogField> fields) {
  if (rank_of(level) < least_rank) return;
  const std::string line = log_text(the_format, time(nullptr), level, fields);
  // One write per line, so that lines of several threads do not mix. A failing log must not stop the server.
  [[maybe_unused]] const auto written = write(the_file, line.data(), line.size());
}

void set_log(LogFormat format, std::string_view level) {
  the_format = format;
  least_rank = rank_of(level);
}

void set_log_file(int descriptor) { the_file = descriptor; }

}  // namespace paydirt::server
