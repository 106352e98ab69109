// Several servers, called nodes, may share one store: what a hall tells the others, and hears of them. Any
// node serves any table. Those that have it awake each fold its entries; one of them leads it and does what
// time does there.
#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "server/store.hpp"

namespace paydirt::server {

/// Who is at a table at one node, or at several.
struct Attendance {
  std::set<std::string> people;  // identities that have a seat
  int onlookers = 0;
  bool operator==(const Attendance&) const = default;
};

/// What a table knows of the other nodes that have it awake.
struct Company {
  bool leads = true;  // this node does what time does: bots, clocks
  Attendance elsewhere = {};
  bool is_shared = false;  // another node has it awake
  bool operator==(const Company&) const = default;
};

/// What has happened elsewhere, in the order in which it is to be heard.
struct News {
  bool was_deaf = false;          // more may have happened than anybody will tell
  bool is_beat = false;           // some seconds have gone by
  bool lists = false;             // of tables, have changed
  std::vector<EntryRow> entries;  // of tables that are awake here, by table and number
  std::vector<std::string> gone_tables;
  std::vector<std::string> visitors;      // have other names, or are gone
  std::vector<std::string> timed_tables;  // whose clock runs, and no node has them awake
  std::vector<std::pair<std::string, Company>> companies;
  std::vector<std::pair<std::string, std::string>> wishes;  // of a table, as it says them
  std::optional<std::vector<std::string>> bans;
  bool has_offers = false;  // somebody has more to think about than thinkers
  std::vector<std::pair<std::string, std::string>> questions;  // that were taken, by id
  std::vector<std::pair<std::string, std::string>> answers;    // to what was offered, by id
};

/// The other nodes, as the loop speaks to them. Nothing here waits.
class Nodes {
 public:
  virtual ~Nodes() = default;
  /// This node has the table awake. Entries from `next` on, if any are there already, come as news.
  virtual void attend(const std::string& table, int64_t next, const Attendance& here) = 0;
  /// The same, without saying anything: whoever appended may have died before it told.
  virtual void ask_after(const std::string& table, int64_t next) = 0;
  /// No longer.
  virtual void leave(const std::string& table) = 0;
  /// Something that the table at every other node is to know and that is worth nothing later.
  virtual void tell(const std::string& table, const std::string& wish) = 0;
  /// Whoever has time may think about it; the answer comes as news.
  virtual void offer(const std::string& id, const std::string& question) = 0;
  /// At most so many come as news; nobody else gets them.
  virtual void take_offers(int most) = 0;
  virtual void answer(const std::string& id, const std::string& text) = 0;
};

}  // namespace paydirt::server
