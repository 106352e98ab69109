// What the page keeps on the device, as the tables read it: in memory, because the page's own storage cannot
// be read at once. The page fills it when it opens, and it learns whatever has become durable since.
#pragma once

#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "server/store.hpp"

namespace paydirt::page {

class MemoryStore final : public server::Store {
 public:
  /// Rows that are already there are replaced; entries come in order, without gaps.
  Result<server::Overtaken> commit(const server::Batch& batch) override;

  /// The browser's storage is not ours to doubt.
  Result<std::vector<server::Damage>> check() override { return std::vector<server::Damage>(); }

  Result<std::optional<server::VisitorRow>> visitor(const std::string& identity) override;
  Result<std::vector<std::string>> entries(const std::string& table, int64_t from) override;
  Result<int64_t> last_entry(const std::string& table) override;
  Result<std::vector<server::TableRow>> tables_of(const std::string& identity, int limit) override;
  Result<std::vector<server::TableRow>> listed_tables(const std::string& status, int limit) override;
  Result<std::vector<std::string>> timed_tables() override;
  Result<std::vector<std::string>> stale_tables() override;
  Result<std::vector<std::string>> abandoned_tables(int64_t since, int limit) override;
  Result<int64_t> table_count() override;

 private:
  template <class Wanted>
  std::vector<server::TableRow> latest(int limit, Wanted wanted) const;

  std::map<std::string, server::VisitorRow> visitors_;
  std::map<std::string, server::TableRow> tables_;
  std::set<std::pair<std::string, std::string>> members_;  // identity, table
  std::map<std::string, std::vector<std::string>> entries_;
};

}  // namespace paydirt::page
