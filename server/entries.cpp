#include "server/entries.hpp"

#include "engine/json_read.hpp"
#include "engine/json_write.hpp"

namespace paydirt::server {
namespace {

template <class T>
bool read_as(std::string_view name, const boost::json::value& json, Entry& entry, Refusal& refusal) {
  if (name != T::kName) return false;
  refusal = read_json(json, entry.emplace<T>(), T::kName, Unknown::refuse);
  return true;
}

template <class... Kinds>
bool read_any(std::string_view name, const boost::json::value& json, std::variant<Kinds...>& entry,
              Refusal& refusal) {
  return (read_as<Kinds>(name, json, entry, refusal) || ...);
}

}  // namespace

std::string write_entry(const Entry& entry) {
  return std::visit(
      [](const auto& each) {
        std::string out = say("{\"", each.kName, "\":");
        write_json(out, each);
        return out += '}';
      },
      entry);
}

Result<Entry> read_entry(std::string_view text) {
  const auto json = parse_json(text);
  if (!json) return json.refusal();
  if (!json->is_object() || json->get_object().size() != 1)
    return Refusal{"an entry has one field, its kind"};
  const auto& field = *json->get_object().begin();
  Entry entry;
  Refusal refusal;
  if (!read_any(field.key(), field.value(), entry, refusal)) return Refusal{"an entry of an unknown kind"};
  if (refusal) return refusal;
  return entry;
}

}  // namespace paydirt::server
