// What a bot, a hint or an opinion is to think about, and who asked.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "bots/bot.hpp"

namespace paydirt::server {

/// The record is a copy: nobody but the loop ever touches a table.
struct ThinkRequest {
  std::string table;
  Seat seat = 0;
  uint32_t question = 0;  // the answer is dropped where the seat has been asked something else since
  const AnyGame* game = nullptr;
  Record record;
  int level = 0;                                        // 0: a hint
  std::optional<uint64_t> seed = {};                    // guided games: what the bot's chance comes from
  uint64_t watcher = 0;                                 // hints: who wants to know
  std::string id;                                       // hints: under which id
  std::optional<Move> made = {};                        // reviews: the move that is judged
  std::function<void(const Thought&)> on_thought = {};  // opinions: gets the thought instead of the table
};

}  // namespace paydirt::server
