// Boost.JSON is built here from its sources, so that the core links to nothing and runs in the page too.
#include <boost/json/src.hpp>
//
#include <algorithm>
#include <boost/json/basic_parser_impl.hpp>
#include <vector>

#include "engine/json_read.hpp"
#include "engine/json_write.hpp"

#ifdef BOOST_NO_EXCEPTIONS
namespace boost {
void throw_exception(const std::exception& /*error*/) { paydirt::stop(); }
void throw_exception(const std::exception& /*error*/, const source_location& /*where*/) { paydirt::stop(); }
}  // namespace boost
#endif

namespace paydirt {
namespace {

/// Hears a text of JSON and keeps the first key that stands twice in an object: the library would silently
/// keep the last of the two, and a reader who checks the first is deceived.
class KeyListener {
 public:
  static constexpr std::size_t max_object_size = boost::json::object::max_size();
  static constexpr std::size_t max_array_size = boost::json::array::max_size();
  static constexpr std::size_t max_key_size = boost::json::string::max_size();
  static constexpr std::size_t max_string_size = boost::json::string::max_size();
  using Text = boost::json::string_view;
  using Error = boost::json::error_code;

  std::string twice;  // empty where no key does, or it is the empty key
  bool found = false;

  bool on_object_begin(Error& /*error*/) {
    starts_.push_back(keys_.size());
    return true;
  }
  bool on_object_end(std::size_t /*count*/, Error& /*error*/) {
    const auto first = keys_.begin() + static_cast<std::ptrdiff_t>(starts_.back());
    std::sort(first, keys_.end());
    const auto pair = std::adjacent_find(first, keys_.end());
    if (!found && pair != keys_.end()) {
      found = true;
      twice = *pair;
    }
    keys_.resize(starts_.back());
    starts_.pop_back();
    return true;
  }
  bool on_key_part(Text part, std::size_t /*length*/, Error& /*error*/) {
    key_ += std::string_view(part.data(), part.size());
    return true;
  }
  bool on_key(Text part, std::size_t length, Error& error) {
    on_key_part(part, length, error);
    keys_.push_back(std::move(key_));
    key_.clear();
    return true;
  }

  bool on_document_begin(Error& /*error*/) { return true; }
  bool on_document_end(Error& /*error*/) { return true; }
  bool on_array_begin(Error& /*error*/) { return true; }
  bool on_array_end(std::size_t /*count*/, Error& /*error*/) { return true; }
  bool on_string_part(Text /*part*/, std::size_t /*length*/, Error& /*error*/) { return true; }
  bool on_string(Text /*part*/, std::size_t /*length*/, Error& /*error*/) { return true; }
  bool on_number_part(Text /*part*/, Error& /*error*/) { return true; }
  bool on_int64(std::int64_t /*number*/, Text /*text*/, Error& /*error*/) { return true; }
  bool on_uint64(std::uint64_t /*number*/, Text /*text*/, Error& /*error*/) { return true; }
  bool on_double(double /*number*/, Text /*text*/, Error& /*error*/) { return true; }
  bool on_bool(bool /*value*/, Error& /*error*/) { return true; }
  bool on_null(Error& /*error*/) { return true; }
  bool on_comment_part(Text /*part*/, Error& /*error*/) { return true; }
  bool on_comment(Text /*part*/, Error& /*error*/) { return true; }

 private:
  std::vector<std::string> keys_;    // of all objects that are open
  std::vector<std::size_t> starts_;  // where the keys of each begin
  std::string key_;
};

}  // namespace

namespace detail {

const boost::json::value* FieldReader::next(const char* name, bool may_miss) {
  if (refusal_) return nullptr;
  names_.emplace_back(name);
  field_ = path_.empty() ? name : say(path_, '.', name);
  const boost::json::value* const found = object_.if_contains(name);
  if (found != nullptr) {
    ++known_;
  } else if (!may_miss) {
    refusal_ = {say(field_, ": missing")};
  }
  return found;
}

void FieldReader::refuse(Refusal refusal) { refusal_ = std::move(refusal); }

Refusal FieldReader::done() {
  if (refusal_ || unknown_ == Unknown::ignore || known_ == object_.size()) return std::move(refusal_);
  for (const auto& pair : object_) {
    const std::string_view key = pair.key();
    if (std::find(names_.begin(), names_.end(), key) == names_.end())
      return {say(path_.empty() ? "" : say(path_, '.'), key, ": no such field")};
  }
  return {};
}

Refusal read_name(const boost::json::value& json, std::span<const char* const> names, size_t& place,
                  const std::string& path) {
  const boost::json::string* const text = json.if_string();
  const std::string_view name = text != nullptr ? std::string_view(*text) : std::string_view();
  const auto found = std::find(names.begin(), names.end(), name);
  place = static_cast<size_t>(found - names.begin());
  if (found != names.end()) return {};
  std::string list;
  for (const char* const each : names) append(list, say(list.empty() ? "" : ", ", each));
  return {say(path, ": must be one of ", list)};
}

}  // namespace detail

Result<boost::json::value> parse_json(std::string_view text) {
  boost::json::error_code error;
  boost::json::value value = boost::json::parse({text.data(), text.size()}, error);
  if (error) return Refusal{say("no valid JSON: ", error.message())};
  boost::json::basic_parser<KeyListener> listener({});
  listener.write_some(false, text.data(), text.size(), error);
  if (listener.handler().found) {
    return Refusal{say("the key '", listener.handler().twice.substr(0, 40), "' stands twice in one object")};
  }
  return value;
}

void write_key(std::string& out, std::string_view key, char& before) {
  const size_t at = out.size();
  out += key;
  out[at] = before;
  before = ',';
}

void write_json_number(std::string& out, double number) {
  if (number - number != 0) return append(out, "null");  // infinite, or no number at all
  // "-1.25E-1", of Boost: std::to_chars would bring tables of 100 KB along, into every page.
  const std::string text = boost::json::serialize(boost::json::value(number));
  const size_t first = text[0] == '-' ? 1 : 0;
  const size_t mark = text.find('E');
  std::string digits = text.substr(first, 1);
  if (mark > first + 2) digits += text.substr(first + 2, mark - first - 2);
  int exponent = 0;
  require(to_number(std::string_view(text).substr(mark + 1), exponent));
  const int count = static_cast<int>(digits.size());
  out.append(text, 0, first);
  // The point stands where it belongs, unless that takes more room than to say where it would.
  const int most = count + (count > 1 ? 1 : 0) + 4;
  if (exponent < 0 && count + 1 - exponent <= most) {
    append(out, say("0.", std::string(static_cast<size_t>(-exponent - 1), '0'), digits));
  } else if (exponent >= count - 1 && exponent + 1 <= most) {
    append(out, say(digits, std::string(static_cast<size_t>(exponent - count + 1), '0')));
  } else if (exponent >= 0 && exponent < count - 1) {
    append(out, say(digits.substr(0, exponent + 1), '.', digits.substr(exponent + 1)));
  } else {
    append(out, say(digits[0], count > 1 ? "." : "", digits.substr(1), exponent < 0 ? "e-" : "e+",
                    std::abs(exponent) < 10 ? "0" : "", std::abs(exponent)));
  }
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
