// What has changed between two values of one described type, as JSON, for whoever has the first and wants the
// second:
//   [value]             it is this now
//   []                  a member that is no longer there
//   {"name": change}    these members of an object have changed
//   {"3": change}       these elements of a list have changed; "length" is its new length, if it has another
//   [9, "text", 4]      a text that keeps its first 9 and its last 4 characters; without the 4: none at the
//   end
//   {"length": 2, "name": ["text", [9, "text", 4]]}
//                       objects of nothing but texts: their names, as they are or changed from the one before
// What is new may come as a change of nothing: of an empty list where "length" is a number, else of an empty
// object. What a text keeps is ASCII, so that everybody counts it alike.
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

/// Whether nothing has changed; false where only the values themselves know. Most of a state has not.
template <class T>
bool is_same(const T& before, const T& after) {
  if constexpr (SelfChanging<T>) {
    return false;
  } else if constexpr (is_literal<T>) {
    return true;
  } else if constexpr (Text<T>) {
    return std::string_view(before) == std::string_view(after);
  } else if constexpr (is_optional<T> || is_omittable<T>) {
    return before.has_value() == after.has_value() && (!before || is_same(*before, *after));
  } else if constexpr (Listed<T>) {
    const auto same = [](const auto& one, const auto& other) { return is_same(one, other); };
    return std::equal(before.begin(), before.end(), after.begin(), after.end(), same);
  } else if constexpr (is_keyed<T>) {
    const auto same = [](const auto& one, const auto& other) {
      return one.first == other.first && is_same(one.second, other.second);
    };
    return std::equal(before.pairs.begin(), before.pairs.end(), after.pairs.begin(), after.pairs.end(), same);
  } else if constexpr (DescribedStruct<T>) {
    bool same = true;
    boost::mp11::mp_for_each<Members<T>>(
        [&](auto member) { same = same && is_same(before.*member.pointer, after.*member.pointer); });
    boost::mp11::mp_for_each<Bases<T>>([&](auto base) {
      using Base = typename decltype(base)::type;
      same = same && is_same<Base>(before, after);
    });
    return same;
  } else {
    return before == after;
  }
}

/// Writes a text by the one before where much of it is the same. Whether it did.
bool write_text_change(std::string& out, std::string_view before, std::string_view after);

template <class T>
struct MemberType;
template <class Struct, class T>
struct MemberType<T Struct::*> {
  using type = T;
};
template <class Member>
using TypeOf = typename MemberType<std::remove_cv_t<decltype(Member::pointer)>>::type;
template <class Member>
using IsText = boost::mp11::mp_bool<Text<TypeOf<Member>>>;

/// Nothing but texts: lists of these are written member by member.
template <class T>
inline constexpr bool is_row = false;
template <DescribedStruct T>
requires(!SelfChanging<T>) inline constexpr bool is_row<T> =
    boost::mp11::mp_empty<Bases<T>>::value && boost::mp11::mp_all_of<Members<T>, IsText>::value;

template <class T>
inline constexpr bool is_rows = false;
template <class Row>
inline constexpr bool is_rows<std::vector<Row>> = is_row<Row>;
template <class Member>
using IsRows = boost::mp11::mp_bool<is_rows<TypeOf<Member>>>;

template <class T>
inline constexpr bool holds_rows = false;
template <DescribedStruct T>
inline constexpr bool holds_rows<T> = boost::mp11::mp_any_of<Members<T>, IsRows>::value;

template <class T>
void write_replacement(std::string& out, const T& value) {
  out += '[';
  write_json(out, value);
  out += ']';
}

template <class Row>
void write_rows(std::string& out, const std::vector<Row>& rows) {
  append(out, say("{\"length\":", rows.size()));
  boost::mp11::mp_for_each<Members<Row>>([&](auto member) {
    if (rows.empty()) return;
    constexpr auto& kKey = FieldName<decltype(member)>::kKey;
    out.append(kKey.data(), kKey.size());
    out += '[';
    std::string_view before;
    for (const Row& row : rows) {
      const std::string_view text = row.*member.pointer;
      if (!write_text_change(out, before, text)) write_json_text(out, text);
      out += ',';
      before = text;
    }
    out.back() = ']';
  });
  out += '}';
}

template <class T>
void write_new(std::string& out, const T& value);

/// Collects the changed parts of one value: {"name": change, ...}
class ChangedParts {
 public:
  explicit ChangedParts(std::string& out) : out_(out) {}

  /// `key` is `,"name":`, or an element's index. Whether it has changed.
  template <class Key, class T>
  bool add(const Key& key, const T& before, const T& after) {
    if (is_same(before, after)) return false;
    const size_t at = begin(key);
    const bool changed = write_change(out_, before, after);
    if (changed) {
      before_ = ',';
    } else {
      out_.resize(at);
    }
    return changed;
  }
  template <class Key, class T>
  void add_new(const Key& key, const T& after) {
    begin(key);
    write_new(out_, after);
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
  size_t begin(size_t index) {
    const size_t at = out_.size();
    out_ += before_;
    out_ += '"';
    append(out_, index);
    append(out_, "\":");
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
        parts.add_new(key, *now);
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

/// A change of nothing.
template <class T>
void write_new(std::string& out, const T& value) {
  if constexpr (is_rows<T>) {
    write_rows(out, value);
  } else if constexpr (holds_rows<T>) {
    ChangedParts parts(out);
    boost::mp11::mp_for_each<Members<T>>([&](auto member) {
      constexpr auto& kKey = FieldName<decltype(member)>::kKey;
      parts.add_new(std::string_view(kKey.data(), kKey.size()), value.*member.pointer);
    });
    static_assert(boost::mp11::mp_empty<Bases<T>>::value);
    parts.end();
  } else {
    write_replacement(out, value);
  }
}

template <class Row>
bool is_mostly_new(const std::vector<Row>& before, const std::vector<Row>& after) {
  size_t same = 0;
  for (size_t i = 0; i < before.size() && i < after.size(); ++i) same += is_same(before[i], after[i]) ? 1 : 0;
  return same * 2 < after.size();
}

/// The changed elements; where most have changed, the whole list if that is shorter.
template <class List>
bool write_list_change(std::string& out, const List& before, const List& after) {
  if constexpr (is_rows<List>) {
    if (is_mostly_new(before, after)) {
      write_rows(out, after);
      return true;
    }
  }
  const size_t at = out.size();
  size_t changed = 0;
  ChangedParts parts(out);
  if (before.size() != after.size()) parts.put(",\"length\":", std::to_string(after.size()));
  for (size_t i = 0; i < after.size(); ++i) {
    if (i >= before.size()) {
      parts.add_new(i, after[i]);
      ++changed;
    } else if (parts.add(i, before[i], after[i])) {
      ++changed;
    }
  }
  if (!parts.end()) return false;
  if (changed * 2 <= after.size() || holds_rows<typename List::value_type>) return true;
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
  } else if constexpr (Text<T>) {
    if (std::string_view(before) == after) return false;
    if (detail::write_text_change(out, before, after)) return true;
  } else {
    if (before == after) return false;
  }
  detail::write_replacement(out, after);
  return true;
}

/// Makes of `value` what a change says. False where the change does not fit it, as from a broken peer.
bool apply_change(boost::json::value& value, const boost::json::value& change);

}  // namespace paydirt
