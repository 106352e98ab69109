#include "server/entry_chain.hpp"

#include <algorithm>

#include "engine/sha256.hpp"
#include "engine/text.hpp"

namespace paydirt::server {

std::string next_chain(const std::string& before, int64_t seq, const std::string& body) {
  return to_hex(sha256(say(before, ' ', seq, ' ', body))).substr(0, 16);
}

bool ChainReader::follows(int64_t seq, const std::string& body, const std::string& chain) {
  const bool is_next = seq == last_.seq + 1;
  const bool is_old = chain.empty() && last_.chain.empty();
  const bool is_right = is_old || chain == next_chain(last_.chain, seq, body);
  last_ = {seq, chain};
  return is_next && is_right;
}

Refusal damage_of(const std::string& table, int64_t entry) {
  return {say("table ", table, " is damaged at entry ", entry)};
}

void DamageFinder::look_at(const std::string& table, int64_t seq, const std::string& body,
                           const std::string& chain) {
  if (table != table_) {
    table_ = table;
    chain_ = {};
  }
  const bool is_right = chain_.follows(seq, body, chain);
  const bool is_known = !found.empty() && found.back().table == table;
  if (!is_right && !is_known) found.push_back({table, seq});
}

Overtaken find_overtaken(const Batch& batch, const LastEntries& last) {
  std::unordered_map<std::string_view, int64_t> next;
  Overtaken late;
  for (const EntryRow& row : batch.entries) {
    const auto [place, is_first] = next.try_emplace(row.table, 0);
    if (is_first) {
      const auto known = last.find(row.table);
      place->second = known == last.end() ? 0 : known->second.seq + 1;
    }
    if (row.seq == place->second) {
      ++place->second;
    } else if (std::find(late.begin(), late.end(), row.table) == late.end()) {
      late.push_back(row.table);
    }
  }
  return late;
}

Batch without(Batch batch, const Overtaken& tables) {
  const auto is_late = [&](const std::string& table) {
    return std::find(tables.begin(), tables.end(), table) != tables.end();
  };
  std::erase_if(batch.tables, [&](const TableRow& row) { return is_late(row.id); });
  std::erase_if(batch.members, [&](const MemberRow& row) { return is_late(row.table); });
  std::erase_if(batch.entries, [&](const EntryRow& row) { return is_late(row.table); });
  std::erase_if(batch.snapshots, [&](const SnapshotRow& row) { return is_late(row.table); });
  std::erase_if(batch.gone_members, [&](const MemberRow& row) { return is_late(row.table); });
  return batch;
}

}  // namespace paydirt::server
