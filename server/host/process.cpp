#include "server/host/process.hpp"

#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <cstdlib>
#include <fstream>
#include <iterator>

#include "engine/bytes.hpp"
#include "engine/text.hpp"
#include "server/log.hpp"

namespace paydirt::server {
namespace {

/// Root there is nobody outside.
bool is_container() {
  return getenv("container") != nullptr || access("/.dockerenv", F_OK) == 0 ||
         access("/run/.containerenv", F_OK) == 0;
}

}  // namespace

void begin_log(const Settings& settings) {
  const bool is_person = settings.log.empty() && isatty(STDERR_FILENO) == 1;
  const bool words = settings.log_format.empty() ? is_person : settings.log_format == "words";
  set_log(words ? LogFormat::words : LogFormat::json, settings.log_level);
}

void warn_about_root() {
  if (geteuid() != 0 || is_container()) return;
  log_line("warning", {{"event", "runs as root, which it does not need"},
                       {"remedy", "start it as another user; docs/hosting.md has a service that does"}});
}

void make_room(Settings& settings) {
  constexpr int64_t kOwnFiles = 32;
  constexpr int64_t kFewest = 16;
  signal(SIGXFSZ, SIG_IGN);  // a file that may not grow is an error like any other
  rlimit files{};
  if (getrlimit(RLIMIT_NOFILE, &files) != 0) return;
  files.rlim_cur = files.rlim_max;
  setrlimit(RLIMIT_NOFILE, &files);
  const auto most = static_cast<int64_t>(std::min<rlim_t>(files.rlim_cur, 1 << 30)) - kOwnFiles;
  if (most >= settings.connections) return;
  settings.connections = static_cast<int>(std::max(most, kFewest));
  log_line("warning", {{"event", "fewer connections than asked for, because few files may be open"},
                       {"connections", say(settings.connections)},
                       {"remedy", "raise the limit: ulimit -n, or LimitNOFILE of the service"}});
}

std::string build_name() {
  std::ifstream file("/proc/self/exe", std::ios::binary);
  const std::string program{std::istreambuf_iterator<char>(file), {}};
  return program.empty() ? "" : say(hash_bytes(program.data(), program.size()));
}

Signals::Signals(boost::asio::io_context& io, Calls calls)
    : signals_(io, SIGINT, SIGTERM, SIGHUP), calls_(std::move(calls)) {
  wait();
}

void Signals::wait() {
  signals_.async_wait([this](boost::system::error_code error, int number) {
    if (error) return;
    if (number != SIGHUP) return calls_.stop();
    calls_.reopen();
    wait();
  });
}

}  // namespace paydirt::server
