// What a bot, a hint or an opinion is to think about, and who asked.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "bots/bot.hpp"

namespace paydirt::server {

/// Identities cost nothing, addresses do: what is shared out fairly goes by both.
struct Asker {
  std::string identity;
  std::string address;
};

/// What comes first: a table that waits for its bot, advice to a player, then all that may take its time.
enum class Urgency : uint8_t { turn, hint, review };

/// Kept for as long as somebody waits for a thought; what nobody waits for is not thought.
using Wish = std::shared_ptr<const Asker>;

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
  Urgency urgency = Urgency::review;
  Asker asker = {};
  std::optional<std::weak_ptr<const Asker>> wish = {};  // none: wanted whatever happens
};

}  // namespace paydirt::server
