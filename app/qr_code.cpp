#include "app/qr_code.hpp"

#include <qrencode.h>

#include <memory>

namespace paydirt {

std::string qr_code(const std::string& text) {
  const std::unique_ptr<QRcode, void (*)(QRcode*)> code(
      QRcode_encodeString8bit(text.c_str(), 0, QR_ECLEVEL_M), QRcode_free);
  if (!code) return {};
  constexpr int kQuiet = 2;  // the light frame that a camera needs
  const int size = code->width;
  const auto is_dark = [&](int x, int y) {
    return x >= 0 && y >= 0 && x < size && y < size && (code->data[y * size + x] & 1) != 0;
  };
  std::string out;
  for (int y = -kQuiet; y < size + kQuiet; y += 2) {
    out += "\x1b[30;107m";  // black on bright white
    for (int x = -kQuiet; x < size + kQuiet; ++x) {
      const bool upper = is_dark(x, y);
      const bool lower = is_dark(x, y + 1);
      out += upper ? lower ? "█" : "▀" : lower ? "▄" : " ";
    }
    out += "\x1b[0m\n";
  }
  return out;
}

}  // namespace paydirt
