// Who sits where: people at this terminal, and bots.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bots/bot.hpp"

namespace paydirt {

struct Sitter {
  std::string text;             // "me", "me:Ann" or a bot as it is written
  std::optional<BotSpec> spec;  // none for a person
  std::string name = {};        // of a person who gave one

  bool is_person() const { return !spec.has_value(); }
};

using Seating = std::vector<Sitter>;

/// "me,me:Ann,level:3". Refuses what is neither a person nor a bot.
Result<Seating> parse_seating(const std::vector<std::string>& words);
std::vector<std::string> split_words(std::string_view text);

/// A person and bots for the rest.
Seating usual_seating(int seats);

/// Gives the people these names, in the order of their seats; refuses more names than people.
Refusal name_people(Seating& seating, const std::vector<std::string>& names);

int people_in(const Seating& seating);

}  // namespace paydirt
