// What the fold of a table's first entries has made, kept so that waking a long game plays only what came
// after. Never a second truth: whatever is not surely the same program's own bytes is ignored, and all
// entries are folded.
#pragma once

#include <string>
#include <string_view>

#include "server/chronicle.hpp"
#include "server/store.hpp"

namespace paydirt::server {

/// A table that is played writes one after so many entries.
inline constexpr int64_t kSnapshotEvery = 256;
/// A table that falls asleep writes one for so many.
inline constexpr int64_t kSnapshotWorth = 64;

/// For a program of this build. Empty where the table cannot be kept so, or the build has no name.
std::string write_snapshot(const Chronicle& chronicle, std::string_view build);
Result<Chronicle> read_snapshot(std::string_view bytes, std::string_view build);

struct Woken {
  Chronicle chronicle;
  int64_t kept = 0;  // entries that its snapshot holds
};
Result<Woken> wake(Store& store, const std::string& table, std::string_view build);

}  // namespace paydirt::server
