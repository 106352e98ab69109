// What a hall hears of the other nodes, and what it tells them.
#include <algorithm>

#include "server/hall.hpp"
#include "server/log.hpp"

namespace paydirt::server {

void Hall::hear(const News& news) {
  if (news.was_deaf) forget_others();
  if (news.lists || news.is_beat) lobby_.clear();
  for (const std::string& identity : news.visitors) visitor_changed(identity);
  for (auto row = news.entries.begin(); row != news.entries.end();) {
    const auto end =
        std::find_if(row, news.entries.end(), [&](const EntryRow& each) { return each.table != row->table; });
    if (Table* const there = awake(row->table)) there->follow({row, end});
    row = end;
  }
  for (const std::string& id : news.gone_tables) {
    lobby_.clear();
    // One that is storing something finds out by itself.
    if (Table* const there = awake(id); there != nullptr && !there->is_busy()) removed(*there);
  }
  for (const auto& [id, company] : news.companies) set_company(id, company);
  for (const auto& [id, wish] : news.wishes) {
    if (Table* const there = awake(id)) there->hear_wish(wish);
  }
  for (const std::string& id : news.timed_tables) {
    if (const auto woken = table(id); !woken)
      log_line("error",
               {{"event", "a table cannot be read"}, {"table", id}, {"reason", woken.refusal().words}});
  }
  if (!news.is_beat) return;
  bring_rows_up_to_date();
  for (const auto& [id, each] : awake_) {
    if (each.is_shared) ask_after(id, each);
  }
}

/// Whoever came or went may have stored something and not told.
void Hall::set_company(const std::string& id, const Company& company) {
  const auto found = awake_.find(id);
  if (found == awake_.end()) return;
  Awake& each = found->second;
  each.table->set_company(company);
  if (std::exchange(each.is_shared, company.is_shared) || company.is_shared) ask_after(id, each);
}

void Hall::ask_after(const std::string& id, const Awake& awake) {
  helpers_.nodes->ask_after(id, awake.table->chronicle().size());
}

/// Whatever was heard may be old. The others are told again who is here, and asked for what is new.
void Hall::forget_others() {
  lobby_.clear();
  visitors_.clear();
  for (auto& [id, each] : awake_) tell_attendance(id, each);
}

void Hall::visitor_changed(const std::string& identity) {
  if (visitors_.erase(identity) == 0) return;
  const auto found = visitor(identity);
  if (!found || !*found) return;
  for (auto& [id, each] : awake_) each.table->rename(identity, (*found)->name);
}

/// The row of a table that is played goes along with it, a little behind, because other nodes list it too.
void Hall::bring_rows_up_to_date() {
  Batch batch;
  for (auto& [id, each] : awake_) {
    const int64_t size = each.table->chronicle().size();
    if (each.table->is_busy() || !each.table->leads() || each.row_of == size) continue;
    each.row_of = size;
    batch.tables.push_back(each.table->row());
  }
  if (!batch.tables.empty()) store(std::move(batch), [](Stored) {});
}

void Hall::attendance_changed(Table& table) {
  const auto found = awake_.find(table.id());
  if (helpers_.nodes == nullptr || found == awake_.end()) return;
  if (found->second.told == table.attendance()) return;
  tell_attendance(table.id(), found->second);
}

void Hall::tell_attendance(const std::string& id, Awake& awake) {
  awake.told = awake.table->attendance();
  helpers_.nodes->attend(id, awake.table->chronicle().size(), *awake.told);
}

void Hall::tell_nodes(Table& table, const std::string& wish) {
  if (helpers_.nodes != nullptr) helpers_.nodes->tell(table.id(), wish);
}

Result<std::vector<std::string>> Hall::stored_entries(const Table& table, int64_t from) {
  return store_.entries(table.id(), from);
}

}  // namespace paydirt::server
