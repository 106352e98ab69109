// What has changed between two values of one described type, as JSON, for whoever has the first and wants the
// second:
//   [value]             it is this now
//   []                  a member that is no longer there
//   {"name": change}    these members of an object have changed
//   {"3": change}       these elements of a list have changed; "length" is its new length, if it has another
#pragma once

#include <algorithm>
#include <boost/json/value.hpp>
#include <string>

#include "engine/json_write.hpp"

namespace paydirt {

/// A value that writes its own changes.
template <class T>
concept SelfChanging = requires(const T& value, std::string& out) {
  { value.write_change(out, value) } -> std::same_as<bool>;
};

/// Writes how to get from `before` to `after`. False, and nothing is written, where they are the same.
template <class T>
bool write_change(std::string& out, const T& before, const T& after);

namespace detail {

template <class T>
void write_replacement(std::string& out, const T& value) {
  out += '[';
  write_json(out, value);
  out += ']';
}

/// Collects the changed parts of one value: {"name": change, ...}
class ChangedParts {
 public:
  explicit ChangedParts(std::string& out) : out_(out) {}

  /// `key` is `,"name":`. Whether it has changed.
  template <class T>
  bool add(std::string_view key, const T& before, const T& after) {
    const size_t at = begin(key);
    const bool changed = write_change(out_, before, after);
    if (changed) {
      before_ = ',';
    } else {
      out_.resize(at);
    }
    return changed;
  }
  template <class T>
  void replace(std::string_view key, const T& after) {
    begin(key);
    write_replacement(out_, after);
    before_ = ',';
  }
  void put(std::string_view key, std::string_view json) {
    begin(key);
    append(out_, json);
    before_ = ',';
  }
  /// Whether there were any.
  bool end() {
    if (before_ == '{') return false;
    out_ += '}';
    return true;
  }

 private:
  size_t begin(std::string_view key) {
    const size_t at = out_.size();
    append(out_, key);
    out_[at] = before_;
    return at;
  }

  std::string& out_;
  char before_ = '{';
};

template <class Struct>
void add_members(ChangedParts& parts, const Struct& before, const Struct& after) {
  boost::mp11::mp_for_each<Members<Struct>>([&](auto member) {
    const auto& old = before.*member.pointer;
    const auto& now = after.*member.pointer;
    constexpr auto& kKey = FieldName<decltype(member)>::kKey;
    const std::string_view key(kKey.data(), kKey.size());
    if constexpr (is_omittable<std::remove_cvref_t<decltype(now)>>) {
      if (old && now) {
        parts.add(key, *old, *now);
      } else if (now) {
        parts.replace(key, *now);
      } else if (old) {
        parts.put(key, "[]");
      }
    } else {
      parts.add(key, old, now);
    }
  });
  boost::mp11::mp_for_each<Bases<Struct>>([&](auto base) {
    using Base = typename decltype(base)::type;
    add_members<Base>(parts, before, after);
  });
}

/// The changed elements; where most have changed, the whole list if that is shorter.
template <class List>
bool write_list_change(std::string& out, const List& before, const List& after) {
  const size_t at = out.size();
  size_t changed = 0;
  ChangedParts parts(out);
  if (before.size() != after.size()) parts.put(",\"length\":", std::to_string(after.size()));
  for (size_t i = 0; i < after.size(); ++i) {
    const std::string key = say(",\"", i, "\":");
    if (i >= before.size()) {
      parts.replace(key, after[i]);
      ++changed;
    } else if (parts.add(key, before[i], after[i])) {
      ++changed;
    }
  }
  if (!parts.end()) return false;
  if (changed * 2 <= after.size()) return true;
  const size_t length = out.size() - at;
  write_replacement(out, after);
  if (out.size() - at - length < length) {
    out.erase(at, length);
  } else {
    out.resize(at + length);
  }
  return true;
}

template <class T>
bool write_keyed_change(std::string& out, const Keyed<T>& before, const Keyed<T>& after) {
  const auto same_name = [](const auto& one, const auto& other) { return one.first == other.first; };
  if (!std::equal(before.pairs.begin(), before.pairs.end(), after.pairs.begin(), after.pairs.end(),
                  same_name)) {
    write_replacement(out, after);
    return true;
  }
  ChangedParts parts(out);
  for (size_t i = 0; i < after.pairs.size(); ++i) {
    std::string key = ",";
    write_json_text(key, after.pairs[i].first);
    key += ':';
    parts.add(key, before.pairs[i].second, after.pairs[i].second);
  }
  return parts.end();
}

}  // namespace detail

template <class T>
bool write_change(std::string& out, const T& before, const T& after) {
  if constexpr (SelfChanging<T>) {
    return after.write_change(out, before);
  } else if constexpr (is_literal<T>) {
    return false;
  } else if constexpr (is_optional<T>) {
    if (before && after) return write_change(out, *before, *after);
    if (!before && !after) return false;
  } else if constexpr (Listed<T>) {
    return detail::write_list_change(out, before, after);
  } else if constexpr (is_keyed<T>) {
    return detail::write_keyed_change(out, before, after);
  } else if constexpr (DescribedStruct<T>) {
    detail::ChangedParts parts(out);
    detail::add_members(parts, before, after);
    return parts.end();
  } else if constexpr (std::same_as<T, const char*>) {
    if (std::string_view(before) == after) return false;
  } else {
    if (before == after) return false;
  }
  detail::write_replacement(out, after);
  return true;
}

/// Makes of `value` what a change says. False where the change does not fit it, as from a broken peer.
bool apply_change(boost::json::value& value, const boost::json::value& change);

}  // namespace paydirt
