// Chance is passed in when a rule needs it; a state holds no generator. Each purpose (these dice, that deck)
// has a stream of its own, so two games from one seed stay comparable after their first different move.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/bytes.hpp"
#include "engine/check.hpp"
#include "engine/sha256.hpp"

namespace paydirt {

using Seed = Digest;
inline constexpr int kMaxPurposes = 16;

/// A number on the command line, widened to a seed.
Seed widen(uint64_t number);

/// The results that a test or a position prescribes, by purpose. A shuffle takes the whole list of its
/// purpose that is left: the order from the front, things not named keep their place behind it.
struct Script {
  std::array<std::vector<int>, kMaxPurposes> results;
  std::array<uint32_t, kMaxPurposes> used{};
};

class Chance {
 public:
  /// For real tables: word i of purpose p is bytes 4(i mod 8).. of SHA-256(seed, p as one byte, i/8 as 8
  /// bytes), all little-endian. Anybody can check it with any SHA-256.
  static Chance sealed(const Seed& seed);
  /// For search and arenas: SplitMix64, entered at a distant place for each purpose.
  static Chance fast(uint64_t seed) {
    Chance chance(Source::fast);
    chance.number_ = mix(seed);
    return chance;
  }
  /// For tests and `position play`. The script must outlive the chance and remembers what was used.
  static Chance scripted(Script& script) {
    Chance chance(Source::scripted);
    chance.script_ = &script;
    return chance;
  }

  /// low .. high, each equally likely.
  int roll(uint8_t purpose, int low, int high) {
    if (source_ == Source::scripted) [[unlikely]] {
      return next_scripted(purpose, low, high);
    }
    return low + static_cast<int>(below(purpose, static_cast<uint32_t>(high - low + 1)));
  }

  /// Fisher-Yates from the back.
  template <class T>
  void shuffle(uint8_t purpose, T* things, int count) {
    if (source_ == Source::scripted) [[unlikely]] {
      shuffle_scripted(purpose, things, count);
      return;
    }
    for (int i = count; i > 1; --i) {
      std::swap(things[i - 1], things[below(purpose, static_cast<uint32_t>(i))]);
    }
  }

  /// Sealed: what all words come from.
  const Seed& seed() const { return seed_; }
  /// Rises with every draw: a play that moved it cannot be undone.
  uint64_t drawn() const { return drawn_; }
  /// How many words of each stream are used up; with the seed, all there is to know.
  const std::array<uint32_t, kMaxPurposes>& places() const { return places_; }
  void go_to(const std::array<uint32_t, kMaxPurposes>& places) { places_ = places; }

  /// A script that ran out or prescribed what cannot be: never a silent guess. Null while all is well.
  const char* fault() const { return fault_; }
  uint8_t fault_purpose() const { return fault_purpose_; }

  /// For engine/pack.hpp. Not of a script, which lies elsewhere.
  static void pack(auto& self, auto& to) {
    to(self.source_, self.drawn_, self.number_, self.places_, self.seed_, self.block_, self.block_name_);
  }

 private:
  enum class Source : uint8_t { sealed, fast, scripted };
  explicit Chance(Source source) : source_(source) {}

  uint32_t word(uint8_t purpose) {
    ++drawn_;
    if (source_ == Source::fast) [[likely]] {
      const uint64_t place = 0x9e3779b97f4a7c15ULL * ++places_[purpose];
      return static_cast<uint32_t>(mix(number_ + 0xd1342543de82ef95ULL * purpose + place) >> 32);
    }
    return sealed_word(purpose, places_[purpose]++);
  }
  uint32_t below(uint8_t purpose, uint32_t count) {  // Lemire's method, unbiased
    expect(purpose < kMaxPurposes && count > 0);
    uint64_t product = uint64_t{word(purpose)} * count;
    if (static_cast<uint32_t>(product) < count) [[unlikely]] {
      const uint32_t reject = -count % count;
      while (static_cast<uint32_t>(product) < reject) product = uint64_t{word(purpose)} * count;
    }
    return static_cast<uint32_t>(product >> 32);
  }

  uint32_t sealed_word(uint8_t purpose, uint32_t index);
  int next_scripted(uint8_t purpose, int low, int high);
  void fail(uint8_t purpose, const char* reason);
  template <class T>
  void shuffle_scripted(uint8_t purpose, T* things, int count);

  Source source_;
  uint8_t fault_purpose_ = 0;
  const char* fault_ = nullptr;
  Script* script_ = nullptr;
  uint64_t drawn_ = 0;
  uint64_t number_ = 0;  // fast
  std::array<uint32_t, kMaxPurposes> places_{};
  Seed seed_{};
  Digest block_{};               // the last block of words, kept because draws come in runs
  uint64_t block_name_ = ~0ULL;  // which one it is
};

template <class T>
void Chance::shuffle_scripted(uint8_t purpose, T* things, int count) {
  ++drawn_;
  const std::vector<int>& order = script_->results[purpose];
  uint32_t& used = script_->used[purpose];
  for (int place = 0; place < count && used < order.size(); ++place) {
    int from = place;
    while (from < count && static_cast<int>(things[from]) != order[used]) ++from;
    if (from == count) return fail(purpose, "names something that is not there to be shuffled");
    for (int i = from; i > place; --i) std::swap(things[i], things[i - 1]);
    ++used;
  }
}

}  // namespace paydirt
