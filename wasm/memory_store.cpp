#include "wasm/memory_store.hpp"

#include <algorithm>

#include "engine/text.hpp"

namespace paydirt::page {

using server::Batch;
using server::TableRow;
using server::VisitorRow;

Result<server::Overtaken> MemoryStore::commit(const Batch& batch) {
  for (const VisitorRow& row : batch.visitors) visitors_[row.identity] = row;
  for (const TableRow& row : batch.tables) tables_[row.id] = row;
  for (const server::MemberRow& row : batch.members) members_.insert({row.identity, row.table});
  for (const server::EntryRow& row : batch.entries) {
    std::vector<std::string>& kept = entries_[row.table];
    if (row.seq < static_cast<int64_t>(kept.size())) continue;  // read once more
    if (row.seq > static_cast<int64_t>(kept.size()))
      return Refusal{say(row.table, ": entry ", kept.size(), " is missing")};
    kept.push_back(row.body);
  }
  for (const std::string& id : batch.gone_tables) {
    tables_.erase(id);
    entries_.erase(id);
    std::erase_if(members_, [&](const auto& each) { return each.second == id; });
  }
  for (const server::MemberRow& row : batch.gone_members) members_.erase({row.identity, row.table});
  for (const std::string& identity : batch.gone_visitors) {
    visitors_.erase(identity);
    std::erase_if(members_, [&](const auto& each) { return each.first == identity; });
  }
  return server::Overtaken{};
}

Result<std::optional<VisitorRow>> MemoryStore::visitor(const std::string& identity) {
  const auto found = visitors_.find(identity);
  return found == visitors_.end() ? std::nullopt : std::optional(found->second);
}

Result<std::vector<std::string>> MemoryStore::entries(const std::string& table, int64_t from) {
  const auto found = entries_.find(table);
  if (found == entries_.end()) return std::vector<std::string>();
  const auto skipped = std::min(static_cast<size_t>(from), found->second.size());
  return std::vector<std::string>(found->second.begin() + static_cast<ptrdiff_t>(skipped),
                                  found->second.end());
}

/// The entries of a finished game are read only when somebody opens it; until then its row speaks for them.
Result<int64_t> MemoryStore::last_entry(const std::string& table) {
  if (const auto found = entries_.find(table); found != entries_.end())
    return static_cast<int64_t>(found->second.size()) - 1;
  const auto row = tables_.find(table);
  return row == tables_.end() ? int64_t{-1} : row->second.through;
}

template <class Wanted>
std::vector<TableRow> MemoryStore::latest(int limit, Wanted wanted) const {
  std::vector<TableRow> rows;
  for (const auto& [id, row] : tables_) {
    if (wanted(row)) rows.push_back(row);
  }
  std::sort(rows.begin(), rows.end(),
            [](const TableRow& a, const TableRow& b) { return a.updated > b.updated; });
  rows.resize(std::min(rows.size(), static_cast<size_t>(limit)));
  return rows;
}

Result<std::vector<TableRow>> MemoryStore::tables_of(const std::string& identity, int limit) {
  return latest(limit, [&](const TableRow& row) { return members_.contains({identity, row.id}); });
}

Result<std::vector<TableRow>> MemoryStore::listed_tables(const std::string& status, int limit) {
  return latest(limit, [&](const TableRow& row) { return row.listed && row.status == status; });
}

Result<std::vector<std::string>> MemoryStore::timed_tables() {
  std::vector<std::string> ids;
  for (const auto& [id, row] : tables_) {
    if (row.timed && row.status == "playing") ids.push_back(id);
  }
  return ids;
}

Result<std::vector<std::string>> MemoryStore::stale_tables() {
  std::vector<std::string> ids;
  for (const auto& [id, row] : tables_) {
    if (row.through < *last_entry(id)) ids.push_back(id);
  }
  return ids;
}

/// What is on the device stays until its owner deletes it.
Result<std::vector<std::string>> MemoryStore::abandoned_tables(int64_t /*since*/, int /*limit*/) {
  return std::vector<std::string>();
}

Result<int64_t> MemoryStore::table_count() { return static_cast<int64_t>(tables_.size()); }

}  // namespace paydirt::page
