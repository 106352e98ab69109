#include "engine/json_change.hpp"

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <charconv>
#include <cstring>

#include "engine/text.hpp"

namespace paydirt {
namespace {

namespace json = boost::json;

constexpr size_t kLongestList = 100'000;
constexpr size_t kWorthSharing = 8;  // what it takes to say so

/// Whether so many bytes at both places are the same, and ASCII.
template <class Bytes>
bool is_shared(const char* before, const char* after) {
  constexpr auto kNotAscii = static_cast<Bytes>(0x8080808080808080);
  Bytes one;
  Bytes other;
  std::memcpy(&one, before, sizeof one);
  std::memcpy(&other, after, sizeof other);
  return one == other && (one & kNotAscii) == 0;
}

bool apply_to_text(std::string_view before, const json::array& change, json::value& after) {
  const auto number = [&](size_t i) {
    const auto* const count = change.size() > i ? change[i].if_int64() : nullptr;
    return count == nullptr || *count < 0 ? before.size() + 1 : static_cast<size_t>(*count);
  };
  const size_t front = number(0);
  const size_t end = change.size() == 2 ? 0 : number(2);
  if (change.size() > 3 || front > before.size() || end > before.size() - front || !change[1].is_string())
    return false;
  after = say(before.substr(0, front), std::string_view(change[1].get_string()),
              before.substr(before.size() - end));
  return true;
}

/// One member of all elements, each as it is or changed from the one before.
bool apply_to_column(json::array& list, std::string_view name, const json::value& column) {
  const auto* const texts = column.if_array();
  if (texts == nullptr || texts->size() != list.size()) return false;
  const json::value* before = nullptr;
  for (size_t i = 0; i < list.size(); ++i) {
    if (!list[i].is_object()) list[i].emplace_object();
    json::value& text = list[i].get_object()[name];
    const json::value& change = (*texts)[i];
    if (change.is_string()) {
      text = change;
    } else if (before == nullptr || !change.is_array() ||
               !apply_to_text(before->get_string(), change.get_array(), text)) {
      return false;
    }
    before = &text;
  }
  return true;
}

bool apply_to_object(json::object& object, const json::object& parts) {
  for (const auto& [name, change] : parts) {
    const auto* const replacement = change.if_array();
    if (replacement != nullptr && replacement->empty()) {
      object.erase(name);
    } else if (!apply_change(object[name], change)) {
      return false;
    }
  }
  return true;
}

bool apply_to_list(json::array& list, const json::object& parts) {
  if (const auto* const length = parts.if_contains("length")) {
    const auto* const count = length->if_int64();
    if (count == nullptr || *count < 0 || static_cast<uint64_t>(*count) > kLongestList) return false;
    list.resize(static_cast<size_t>(*count));
  }
  for (const auto& [name, change] : parts) {
    if (name == "length") continue;
    if (name.empty() || name.front() < '0' || name.front() > '9') {
      if (!apply_to_column(list, name, change)) return false;
      continue;
    }
    size_t index = list.size();
    const auto read = std::from_chars(name.data(), name.data() + name.size(), index);
    if (read.ptr != name.data() + name.size() || index >= list.size()) return false;
    if (!apply_change(list[index], change)) return false;
  }
  return true;
}

}  // namespace

bool detail::write_text_change(std::string& out, std::string_view before, std::string_view after) {
  const size_t most = std::min(before.size(), after.size());
  const char* const ends[] = {before.data() + before.size(), after.data() + after.size()};
  size_t front = 0;
  while (front + 8 <= most && is_shared<uint64_t>(before.data() + front, after.data() + front)) front += 8;
  while (front < most && is_shared<uint8_t>(before.data() + front, after.data() + front)) ++front;
  const size_t rest = most - front;
  size_t end = 0;
  while (end + 8 <= rest && is_shared<uint64_t>(ends[0] - end - 8, ends[1] - end - 8)) end += 8;
  while (end < rest && is_shared<uint8_t>(ends[0] - end - 1, ends[1] - end - 1)) ++end;
  if (front + end <= kWorthSharing) return false;
  out += '[';
  append(out, front);
  out += ',';
  write_json_text(out, after.substr(front, after.size() - front - end));
  if (end > 0) {
    out += ',';
    append(out, end);
  }
  out += ']';
  return true;
}

bool apply_change(json::value& value, const json::value& change) {
  if (const auto* const replacement = change.if_array()) {
    if (replacement->size() > 1)
      return value.is_string() && apply_to_text(std::string(value.get_string()), *replacement, value);
    if (replacement->empty()) return false;
    value = replacement->front();
    return true;
  }
  const auto* const parts = change.if_object();
  if (parts == nullptr) return false;
  if (value.is_null()) {
    const auto* const length = parts->if_contains("length");
    value =
        length != nullptr && length->is_int64() ? json::value(json::array()) : json::value(json::object());
  }
  if (value.is_object()) return apply_to_object(value.get_object(), *parts);
  return value.is_array() && apply_to_list(value.get_array(), *parts);
}

}  // namespace paydirt
