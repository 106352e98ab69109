#include "app/web_files.hpp"

#include <filesystem>

namespace paydirt {

std::string find_web() {
  namespace fs = std::filesystem;
  std::error_code error;
  const fs::path program = fs::read_symlink("/proc/self/exe", error);
  for (const fs::path& folder : {program.parent_path() / "../share/paydirt/web", fs::path(PAYDIRT_WEB_DIR)}) {
    if (fs::exists(folder / "index.html", error)) return folder.lexically_normal().string();
  }
  return {};
}

}  // namespace paydirt
