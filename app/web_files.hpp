// The built page: inside the program, or a folder.
#pragma once

#include <string>
#include <vector>

#include "server/static_files.hpp"

namespace paydirt {

/// Inside the program, where it was built so (PAYDIRT_EMBED_PAGE); else nothing.
const std::vector<server::PageFile>& embedded_page();

/// Where the build leaves it; empty where there is none.
std::string find_web();

}  // namespace paydirt
