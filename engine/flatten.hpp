// Described structs as rows of numbers, for those who learn from games. Enums and seats are one-hot, the
// viewer is always the first seat, and every number has a name. docs/python.md explains the rows.
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "engine/bytes.hpp"
#include "engine/describe.hpp"
#include "engine/enum_names.hpp"
#include "engine/seats.hpp"
#include "engine/text.hpp"

namespace paydirt {

/// What the type of a member does not say of it. Paths are those of the JSON: "open.buildings[].holder".
/// Members called `seat` are seats, and lists called `players` go by seat, without being listed.
struct Observed {
  enum class Role : uint8_t {
    seat,      // a number that is a seat
    by_seat,   // a list with one entry a seat
    list,      // a list, of which this many entries are kept
    left_out,  // prose, or what another member says too
  };
  const char* path;
  Role role;
  uint16_t entries = 0;
};
constexpr Observed observed_seat(const char* path) { return {path, Observed::Role::seat}; }
constexpr Observed observed_by_seat(const char* path) { return {path, Observed::Role::by_seat}; }
constexpr Observed observed_list(const char* path, uint16_t entries) {
  return {path, Observed::Role::list, entries};
}
constexpr Observed left_out(const char* path) { return {path, Observed::Role::left_out}; }

/// A text becomes this many bits of a hash: equal texts are equal, and the few names of a box differ. There
/// are dozens in a row, too many for `hash_bytes`.
inline constexpr int kTextBits = 16;
inline uint32_t text_bits(std::string_view text) {
  uint64_t hash = text.size();
  for (; text.size() >= 8; text.remove_prefix(8)) {
    uint64_t word = 0;
    std::memcpy(&word, text.data(), 8);
    hash = detail::absorb(hash, word);
  }
  if (!text.empty())
    hash = detail::absorb(hash, few_bytes(reinterpret_cast<const unsigned char*>(text.data()), text.size()));
  return static_cast<uint32_t>(hash >> (64 - kTextBits));
}

/// Of each number below 16 its bits, the lowest first, as they stand in a row.
inline constexpr auto kFourBits = [] {
  std::array<std::array<float, 4>, 16> all{};
  for (unsigned number = 0; number < 16; ++number) {
    for (unsigned bit = 0; bit < 4; ++bit) all[number][bit] = static_cast<float>(number >> bit & 1);
  }
  return all;
}();

/// Flattens without checking whether the row is wide enough: what does not fit is dropped.
struct TakeAsItIs {
  static constexpr bool checks = false;
};

/// Is told of what does not fit: tests look for tables that say too little.
struct Misfits {
  static constexpr bool checks = true;
  std::vector<std::string> found;
};

/// How many members T is: itself and those inside it. Entries of a list count once.
template <class T>
constexpr uint32_t members_of() {
  uint32_t inside = 0;
  if constexpr (is_optional<T> || Listed<T>) {
    inside = members_of<typename T::value_type>();
  } else if constexpr (DescribedStruct<T>) {
    for_each_field<T>([&](const char*, auto type) { inside += members_of<typename decltype(type)::type>(); });
  }
  return 1 + inside;
}

/// Where each member of T goes in a row. Made once for a table; flattening itself allocates nothing.
template <DescribedStruct T>
class Flattening {
 public:
  Flattening(std::string_view name, std::span<const Observed> roles, int seats)
      : roles_(roles), seats_(seats) {
    heard_.resize(roles.size());
    add<T>(std::string(name), std::string(name));
  }

  size_t size() const { return names_.size(); }
  const std::vector<std::string>& names() const { return names_; }

  /// Whether a row of the table speaks of a member of T.
  bool uses(size_t role) const { return heard_[role]; }

  /// Writes size() numbers. All of it is one function: most members are a few instructions.
  [[gnu::flatten]] void write(const T& value, Seat viewer, float* row) const {
    const TakeAsItIs as_it_is;
    put_all(value, viewer, row, as_it_is);
  }
  /// The same, telling what does not fit.
  void write(const T& value, Seat viewer, float* row, Misfits& misfits) const {
    put_all(value, viewer, row, misfits);
  }

 private:
  /// A member, before those inside it: members_of<its type>() slots together.
  struct Slot {
    uint32_t size = 0;  // numbers in the row
    uint32_t entries = 0;
    bool is_seat = false;
    bool by_seat = false;
    bool left_out = false;
    bool as_it_is = false;  // a number that is neither a seat nor left out
  };

  static constexpr uint16_t kUsualEntries = 8;

  void apply_role(Slot& slot, const std::string& path) {
    slot.is_seat = path.ends_with(".seat");
    slot.by_seat = path.ends_with(".players");
    slot.entries = kUsualEntries;
    for (size_t i = 0; i < roles_.size(); ++i) {
      if (path != roles_[i].path) continue;
      heard_[i] = true;
      slot.is_seat = slot.is_seat || roles_[i].role == Observed::Role::seat;
      slot.by_seat = slot.by_seat || roles_[i].role == Observed::Role::by_seat;
      slot.left_out = slot.left_out || roles_[i].role == Observed::Role::left_out;
      if (roles_[i].role == Observed::Role::list) slot.entries = roles_[i].entries;
    }
    if (slot.by_seat) slot.entries = static_cast<uint32_t>(seats_);
    slot.as_it_is = !slot.is_seat && !slot.left_out;
  }

  void add_numbered(const std::string& name, const char* mark, int count) {
    for (int i = 0; i < count; ++i) names_.push_back(say(name, mark, i));
  }

  template <class Each>
  void add(const std::string& path, const std::string& name) {
    const size_t at = slots_.size();
    const size_t before = names_.size();
    slots_.emplace_back();
    paths_.push_back(path);
    apply_role(slots_[at], path);
    if (!slots_[at].left_out) add_inside<Each>(at, path, name);
    slots_[at].size = static_cast<uint32_t>(names_.size() - before);
    slots_.resize(at + members_of<Each>());
    paths_.resize(slots_.size());
  }

  template <class Each>
  void add_inside(size_t at, const std::string& path, const std::string& name) {
    if constexpr (is_optional<Each>) {
      names_.push_back(name + '?');
      add<typename Each::value_type>(path, name);
    } else if constexpr (DescribedEnum<Each>) {
      boost::mp11::mp_for_each<boost::describe::describe_enumerators<Each>>(
          [&](const auto& each) { names_.push_back(say(name, '=', each.name)); });
    } else if constexpr (Text<Each>) {
      add_numbered(name, "#", kTextBits);
    } else if constexpr (Listed<Each>) {
      add_entries<Each>(at, path, name);
    } else if constexpr (DescribedStruct<Each>) {
      for_each_field<Each>([&](const char* field, auto type) {
        add<typename decltype(type)::type>(say(path, '.', field), say(name, '.', field));
      });
    } else {
      static_assert(std::integral<Each>, "a view is made of whole numbers, texts, enums, lists and structs");
      if (slots_[at].is_seat) {
        add_numbered(name, "=+", seats_);
      } else {
        names_.push_back(name);
      }
    }
  }

  template <class List>
  void add_entries(size_t at, const std::string& path, const std::string& name) {
    if (is_vector<List> && !slots_[at].by_seat) names_.push_back(name + ".size");
    if constexpr (is_array<List>) {
      if (!slots_[at].by_seat) slots_[at].entries = static_cast<uint32_t>(std::tuple_size_v<List>);
    }
    for (uint32_t i = 0; i < slots_[at].entries; ++i) {
      const size_t inside = slots_.size();
      add<typename List::value_type>(path + "[]", say(name, '[', i, ']'));
      if (i > 0) slots_.resize(inside);
      if (i > 0) paths_.resize(inside);
    }
  }

  template <class Check>
  void put_all(const T& value, Seat viewer, float* row, Check& check) const {
    const Writer<Check> writer{*this, viewer < seats_ ? viewer : Seat{0}, check};
    std::fill(row, row + size(), 0.0F);
    writer.put(slots_.data(), value, row);
  }

  template <class Check>
  struct Writer {
    const Flattening& plan;
    Seat viewer;
    Check& check;

    uint32_t turned(uint32_t seat) const {
      const auto seats = static_cast<uint32_t>(plan.seats_);
      return seat >= viewer ? seat - viewer : seat + seats - viewer;
    }

    /// Writes what is not zero; returns where the next member goes.
    template <class Each>
    float* put(const Slot* slot, const Each& value, float* row) const {
      if constexpr (std::integral<Each>) {
        if (slot->as_it_is) [[likely]] {
          *row = static_cast<float>(value);
          return row + 1;
        }
        if (slot->left_out) return row;
        put_seat(slot, static_cast<int>(value), row);
        return row + slot->size;
      } else if constexpr (DescribedStruct<Each>) {
        if (slot->left_out) return row;
        const Slot* inside = slot + 1;
        for_each_member(value, [&](const char*, const auto& member) {
          row = put(inside, member, row);
          inside += members_of<std::remove_cvref_t<decltype(member)>>();
        });
        return row;
      } else {
        if (slot->left_out) return row;
        if constexpr (is_optional<Each>) {
          if (value) {
            *row = 1;
            put(slot + 1, *value, row + 1);
          }
        } else if constexpr (DescribedEnum<Each>) {
          row[index_of(value)] = 1;
        } else if constexpr (Text<Each>) {
          put_bits(text_bits(value), row);
        } else {
          put_entries(slot, value, row);
        }
        return row + slot->size;
      }
    }

    /// Four at a time: texts are most of some rows.
    static void put_bits(uint32_t bits, float* row) {
      for (int i = 0; i < kTextBits; i += 4) std::copy_n(kFourBits[bits >> i & 15].data(), 4, row + i);
    }

    void put_seat(const Slot* slot, int seat, float* row) const {
      if (seat >= 0 && seat < plan.seats_) {
        row[turned(static_cast<uint32_t>(seat))] = 1;
      } else if (seat >= 0 && seat != kNobody) {
        misfit(slot, seat, "is no seat");
      }
    }

    template <class List>
    void put_entries(const Slot* slot, const List& list, float* row) const {
      constexpr bool kCounted = is_vector<List>;
      const auto count = static_cast<uint32_t>(list.size());
      if (kCounted && !slot->by_seat) *row++ = static_cast<float>(count);
      if (kCounted && (slot->by_seat ? count != 0 && count != slot->entries : count > slot->entries)) {
        misfit(slot, static_cast<int>(count), "entries do not fit");
      }
      const uint32_t kept = std::min(count, slot->entries);
      const auto put_entry = [&](uint32_t i, float* to) {
        const auto& each = static_cast<const typename List::value_type&>(list[i]);  // vector<bool> has none
        return put(slot + 1, each, to);
      };
      if (slot->by_seat) {
        for (uint32_t i = 0; i < kept; ++i) put_entry(i, row + turned(i) * slot[1].size);
      } else {
        for (uint32_t i = 0; i < kept; ++i) row = put_entry(i, row);
      }
    }

    template <class Enum>
    static size_t index_of(Enum value) {
      const auto index = static_cast<size_t>(value);
      return index < kEnumNames<Enum>.size() ? index : 0;
    }

    void misfit(const Slot* slot, int number, const char* what) const {
      if constexpr (Check::checks) {
        check.found.push_back(
            say(plan.paths_[static_cast<size_t>(slot - plan.slots_.data())], ": ", number, ' ', what));
      }
    }
  };

  std::span<const Observed> roles_;
  std::vector<bool> heard_;
  int seats_;
  std::vector<Slot> slots_;
  std::vector<std::string> paths_;  // of the slots
  std::vector<std::string> names_;  // of the numbers
};

}  // namespace paydirt
