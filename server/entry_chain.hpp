// Every entry has a check over itself and all before it, in whatever store: so an entry that was exchanged,
// or is missing, is found, and one that does not follow on is not written.
#pragma once

#include <string>
#include <unordered_map>

#include "server/store.hpp"

namespace paydirt::server {

/// The last entry of a table.
struct LastEntry {
  int64_t seq = -1;
  std::string chain;
};
using LastEntries = std::unordered_map<std::string, LastEntry>;

/// Eight bytes of SHA-256 over the check before and the entry.
std::string next_chain(const std::string& before, int64_t seq, const std::string& body);

/// Follows the entries of one table in order.
class ChainReader {
 public:
  ChainReader() = default;
  /// Begins in the middle, after this one.
  explicit ChainReader(LastEntry before) : last_(std::move(before)) {}

  /// Whether this is the next entry, as it was written. The oldest have no check.
  bool follows(int64_t seq, const std::string& body, const std::string& chain);

 private:
  LastEntry last_;
};

/// The refusal of a table whose entry is not the one that was written.
Refusal damage_of(const std::string& table, int64_t entry);

/// Finds the first wrong entry of every table, whose entries come one after the other.
class DamageFinder {
 public:
  void look_at(const std::string& table, int64_t seq, const std::string& body, const std::string& chain);
  std::vector<Damage> found;

 private:
  std::string table_;
  ChainReader chain_;
};

/// The tables of a batch whose entries do not follow on the last ones that are stored.
Overtaken find_overtaken(const Batch& batch, const LastEntries& last);
/// What is left of a batch without these tables.
Batch without(Batch batch, const Overtaken& tables);

}  // namespace paydirt::server
