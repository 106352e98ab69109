// Boost.JSON is built here from its sources, so that the core links to nothing and runs in the page too.
#include <boost/json/src.hpp>

#include "engine/json_read.hpp"
#include "engine/json_write.hpp"

#ifdef BOOST_NO_EXCEPTIONS
namespace boost {
void throw_exception(const std::exception& /*error*/) { paydirt::stop(); }
void throw_exception(const std::exception& /*error*/, const source_location& /*where*/) { paydirt::stop(); }
}  // namespace boost
#endif

namespace paydirt {

Result<boost::json::value> parse_json(std::string_view text) {
  boost::json::error_code error;
  boost::json::value value = boost::json::parse({text.data(), text.size()}, error);
  if (error) return Refusal{say("no valid JSON: ", error.message())};
  return value;
}

namespace {

/// Whether nothing must be escaped, which is the rule. Without a way out of the loop it is done many bytes at
/// a time.
bool is_plain(std::string_view text) {
  unsigned special = 0;
  for (const char each : text) {
    special |= static_cast<unsigned>(each == '"') | static_cast<unsigned>(each == '\\') |
               static_cast<unsigned>(static_cast<unsigned char>(each) < 0x20);
  }
  return special == 0;
}

}  // namespace

void write_json_text(std::string& out, std::string_view text) {
  out += '"';
  if (is_plain(text)) {
    out += text;
    out += '"';
    return;
  }
  size_t plain = 0;  // where the run begins that can be copied as it is
  for (size_t i = 0; i < text.size(); ++i) {
    const char each = text[i];
    const auto byte = static_cast<unsigned char>(each);
    if (each != '"' && each != '\\' && byte >= 0x20) continue;
    out.append(text, plain, i - plain);
    plain = i + 1;
    if (byte < 0x20) {
      constexpr char kHex[] = "0123456789abcdef";
      append(out, say("\\u00", kHex[byte >> 4], kHex[byte & 15]));
    } else {
      out += '\\';
      out += each;
    }
  }
  out.append(text, plain);
  out += '"';
}

}  // namespace paydirt
