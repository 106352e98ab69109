#include "lab/version.hpp"

#include <fmt/format.h>

#include <fstream>
#include <thread>

#include "engine/text.hpp"

namespace paydirt {

const char* program_version() { return PAYDIRT_VERSION; }

std::string version_text(std::span<const AnyGame* const> games) {
  std::string rules;
  for (const AnyGame* game : games) {
    append(rules, say(rules.empty() ? "" : ", ", game->info().id, " rules ", game->info().version));
  }
  return say(program_version(), " (", rules, ')');
}

std::string compiler_text() {
#ifdef NDEBUG
  constexpr const char* kBuild = "release";
#else
  constexpr const char* kBuild = "with checks";
#endif
#ifdef __clang__
  return fmt::format("Clang {}.{}.{}, {}", __clang_major__, __clang_minor__, __clang_patchlevel__, kBuild);
#else
  return fmt::format("GCC {}.{}.{}, {}", __GNUC__, __GNUC_MINOR__, __GNUC_PATCHLEVEL__, kBuild);
#endif
}

std::string machine_text() {
  std::string processor = "unknown processor";
  std::ifstream cpuinfo("/proc/cpuinfo");
  for (std::string line; std::getline(cpuinfo, line);) {
    const size_t colon = line.find(':');
    if (!line.starts_with("model name") || colon == std::string::npos) continue;
    processor = trim(std::string_view(line).substr(colon + 1));
    break;
  }
  return fmt::format("{}, {} threads", processor, std::max(1U, std::thread::hardware_concurrency()));
}

}  // namespace paydirt
