// What passes between the module and the worker around it, as JSON; docs: wasm/README.md.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/json_read.hpp"
#include "server/store.hpp"

namespace paydirt::server {

BOOST_DESCRIBE_STRUCT(VisitorRow, (), (identity, name, named))
BOOST_DESCRIBE_STRUCT(EntryRow, (), (table, seq, body))
BOOST_DESCRIBE_STRUCT(TableRow, (), (id, game, status, listed, timed, updated, through, card))
BOOST_DESCRIBE_STRUCT(MemberRow, (), (identity, table))
BOOST_DESCRIBE_STRUCT(Batch, (),
                      (visitors, tables, members, entries, gone_tables, gone_members, gone_visitors))

}  // namespace paydirt::server

namespace paydirt::page {

/// A request of docs/api.md.
struct Request {
  std::string method;
  std::string path;
  std::string query;
  std::string token;
  std::string body;
};
BOOST_DESCRIBE_STRUCT(Request, (), (method, path, query, token, body))

/// A line to a table, as a WebSocket would be.
struct Visit {
  std::string table;
  std::string token;
};
BOOST_DESCRIBE_STRUCT(Visit, (), (table, token))

template <class Message>
Result<Message> read_message(std::string_view text) {
  const auto json = parse_json(text);
  if (!json) return json.refusal();
  Message message;
  if (Refusal refusal = read_json(*json, message, "", Unknown::refuse)) return refusal;
  return message;
}

}  // namespace paydirt::page
