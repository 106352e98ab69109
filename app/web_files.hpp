// The built page's folder.
#pragma once

#include <string>

namespace paydirt {

/// Installed beside the program, or where the build leaves it; empty where there is none.
std::string find_web();

}  // namespace paydirt
