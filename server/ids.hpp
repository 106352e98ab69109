// Names that nobody can guess, from the operating system's randomness.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "engine/chance.hpp"

namespace paydirt::server {

/// 32 unpredictable bytes.
Seed random_seed();
uint64_t random_number();

/// Four short words and seven letters joined by dashes: "quartz-mule-river-lamp-kqzjwxa".
std::string new_table_id();
/// Whether a text could be a table's id: nothing else is looked up.
bool is_table_id(std::string_view text);

/// What a visitor keeps as cookie: 64 hexadecimal digits.
std::string new_token();
/// What we store of it: the holder of the token has this identity, from which the token cannot be derived.
/// Empty where the text is no token.
std::string identity_of(std::string_view token);

}  // namespace paydirt::server
