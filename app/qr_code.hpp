// A text as a picture that a telephone reads from the terminal.
#pragma once

#include <string>

namespace paydirt {

/// Lines of half blocks, dark on light whatever the colours of the terminal; empty where the text is too
/// long.
std::string qr_code(const std::string& text);

}  // namespace paydirt
