// A player that is a program of its own: it is asked on its standard input, one JSON object a line, and
// answers on its standard output. docs/writing-a-bot.md is its contract. It may hang, lie or die; nothing of
// that reaches the arena.
#pragma once

#include <sys/types.h>

#include <string>
#include <string_view>

#include "bots/spec.hpp"
#include "engine/any_game.hpp"

namespace paydirt {

/// Whether the spec names a program: it has a slash, as ./mybot.
inline bool is_program(const BotSpec& spec) {
  return spec.weights.empty() && spec.text.find('/') != std::string::npos;
}

/// A program with its arguments, separated by spaces. Refuses what cannot be run.
Result<BotSpec> parse_program(std::string_view text, uint32_t milliseconds);
/// A bot of ours, one with weights of its own (greedy@{"coin":12,...}), or a program with so much time for an
/// answer.
Result<BotSpec> parse_player(std::string_view text, uint32_t milliseconds);

class OutsideBot {
 public:
  explicit OutsideBot(const BotSpec& spec) : spec_(spec) {}
  ~OutsideBot();
  OutsideBot(const OutsideBot&) = delete;
  OutsideBot& operator=(const OutsideBot&) = delete;

  /// The move of the seat in a match that it may know as it is; or what is wrong with the program.
  Result<Move> choose(const AnyMatch& imagined, Seat seat);

 private:
  Refusal begin();
  Refusal send(std::string_view line);
  Result<std::string> receive();

  BotSpec spec_;
  pid_t process_ = -1;
  int line_ = -1;  // a socket: both its standard input and its standard output
  int asked_ = 0;
  std::string unread_;
};

}  // namespace paydirt
