#include "server/log.hpp"

#include <unistd.h>

#include <ctime>

#include "engine/json_write.hpp"

namespace paydirt::server {

void log_line(std::string_view level, std::initializer_list<LogField> fields) {
  timespec now{};
  clock_gettime(CLOCK_REALTIME, &now);
  tm day{};
  gmtime_r(&now.tv_sec, &day);
  char when[32];
  const size_t length = strftime(when, sizeof when, "%Y-%m-%dT%H:%M:%SZ", &day);
  std::string line = "{\"at\":";
  write_json_text(line, std::string_view(when, length));
  line += ",\"level\":";
  write_json_text(line, level);
  for (const auto& [name, value] : fields) {
    line += ',';
    write_json_text(line, name);
    line += ':';
    write_json_text(line, value);
  }
  line += "}\n";
  // One write per line, so that lines of several threads do not mix. A failing log must not stop the server.
  [[maybe_unused]] const auto written = write(STDERR_FILENO, line.data(), line.size());
}

}  // namespace paydirt::server
