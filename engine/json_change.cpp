#include "engine/json_change.hpp"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <charconv>

namespace paydirt {
namespace {

namespace json = boost::json;

constexpr size_t kLongestList = 100'000;

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
    size_t index = list.size();
    const auto read = std::from_chars(name.data(), name.data() + name.size(), index);
    if (read.ptr != name.data() + name.size() || index >= list.size()) return false;
    if (!apply_change(list[index], change)) return false;
  }
  return true;
}

}  // namespace

bool apply_change(json::value& value, const json::value& change) {
  if (const auto* const replacement = change.if_array()) {
    if (replacement->size() != 1) return false;
    value = replacement->front();
    return true;
  }
  const auto* const parts = change.if_object();
  if (parts == nullptr) return false;
  if (value.is_object()) return apply_to_object(value.get_object(), *parts);
  return value.is_array() && apply_to_list(value.get_array(), *parts);
}

}  // namespace paydirt
