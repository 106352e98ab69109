// What somebody types, compared with what the games call things.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/move.hpp"

namespace paydirt {

/// As it is compared: "odd fellows hall" of "Odd Fellows' Hall" and of "odd_fellows_hall", "0 -2" of "(0,
/// -2)".
std::string plain_name(std::string_view text);

std::vector<std::string_view> tokens_of(std::string_view text);

/// Whether the words shorten the names, each name by one word or more. `later_parts`: a name may also be
/// shortened from a later part on. `beginning`: names may be left over.
bool shortens(std::span<const std::string_view> words, std::span<const std::string> names, bool later_parts,
              bool beginning);

/// Whether the sentence says these words in this order, each whole or shortened to three letters or more:
/// "take eld" of "Take your A off at Eldorado". Brackets at its end tell a price and say nothing.
bool says(std::string_view sentence, std::string_view words);

/// The one move, legal or not, that the words shorten; none where they could be several.
std::optional<Move> spelled_out(MoveKinds kinds, std::string_view words);

}  // namespace paydirt
