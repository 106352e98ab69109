// What the command says, and how it says no.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/result.hpp"

namespace paydirt {

void print(std::string_view text);
void print_line(std::string_view text);
/// False, with a complaint, when not everything could be written.
bool flush_output();

/// Text of unknown origin as one harmless line: no control characters, valid UTF-8, not endless.
std::string plain(std::string_view text);

/// One line on stderr.
void complain(std::string_view text);
/// Complains with the reason and its rule; the exit code for bad input.
int refuse(const Refusal& refusal);
/// The reason with its rule id behind it.
std::string with_rule(const Refusal& refusal);

/// Whether people look at it.
bool output_is_terminal();
bool errors_are_terminal();
/// Not where NO_COLOR is set.
bool colour_is_welcome();

/// Rows of cells, aligned; the first row is the heading. The first column is set left, the others right.
std::string aligned(const std::vector<std::vector<std::string>>& rows);

}  // namespace paydirt
