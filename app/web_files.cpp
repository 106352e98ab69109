#include "app/web_files.hpp"

#include <filesystem>

namespace paydirt {

std::string find_web() {
  namespace fs = std::filesystem;
  std::error_code error;
  const fs::path folder(PAYDIRT_WEB_DIR);
  return fs::exists(folder / "index.html", error) ? folder.string() : std::string();
}

}  // namespace paydirt
