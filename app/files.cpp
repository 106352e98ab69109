#include "app/files.hpp"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <memory>

#include "engine/text.hpp"

namespace paydirt {
namespace {

struct Close {
  void operator()(std::FILE* file) const {
    if (file != stdin) std::fclose(file);
  }
};
using File = std::unique_ptr<std::FILE, Close>;

std::string reason() { return std::strerror(errno); }

Refusal write_straight(const std::string& path, std::string_view text) {
  const File file(std::fopen(path.c_str(), "wb"));
  if (file == nullptr) return {reason()};
  const bool written = std::fwrite(text.data(), 1, text.size(), file.get()) == text.size();
  if (!written || std::fflush(file.get()) != 0) return {reason()};
  return {};
}

}  // namespace

Result<std::string> read_text(const std::string& path) {
  std::error_code error;
  if (path != "-" && std::filesystem::is_directory(path, error)) {
    return Refusal{say(path, ": is a directory, not a file")};
  }
  const File file(path == "-" ? stdin : std::fopen(path.c_str(), "rb"));
  if (file == nullptr) return Refusal{say(path, ": ", reason())};
  std::string text;
  char buffer[1 << 16];
  for (size_t count = 0; (count = std::fread(buffer, 1, sizeof buffer, file.get())) > 0;) {
    text.append(buffer, count);
    if (text.size() > kLargestFile) return Refusal{say(path, ": is larger than 16 MB")};
  }
  if (std::ferror(file.get()) != 0) return Refusal{say(path, ": ", reason())};
  return text;
}

Refusal write_text(const std::string& path, std::string_view text) {
  // A draft takes the place of a plain file; a pipe or a device is written to as it is.
  std::error_code error;
  const bool special = std::filesystem::exists(path, error) && !std::filesystem::is_regular_file(path, error);
  const std::string draft = special ? path : path + ".new";
  if (Refusal refusal = write_straight(draft, text)) {
    if (!special) std::remove(draft.c_str());
    return {say(path, ": ", refusal.words)};
  }
  if (special || std::rename(draft.c_str(), path.c_str()) == 0) return {};
  Refusal refusal{say(path, ": ", reason())};
  std::remove(draft.c_str());
  return refusal;
}

Result<AnyRecord> read_record_file(const std::string& path) {
  const auto text = read_text(path);
  if (!text) return text.refusal();
  return read_any_record(*text);
}

}  // namespace paydirt
