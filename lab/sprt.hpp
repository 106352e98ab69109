// Wald's sequential test: stops a match as soon as one of two claims about the first bot's wins is decided.
#pragma once

#include <optional>
#include <span>

#include "lab/arena.hpp"

namespace paydirt {

struct Sprt {
  double low = 0.5;    // the bot wins no more than this share
  double high = 0.55;  // it wins at least this
};

enum class Verdict : uint8_t { open, low, high };

/// Looked at deal after deal in their order, with an error of 5 % either way; a shared victory counts as a
/// fraction. Where it is decided, how many games that took: the same whichever thread was faster.
struct Decision {
  Verdict verdict = Verdict::open;
  size_t games = 0;
};
Decision decide(const Sprt& claim, const ArenaPlan& plan, std::span<const GameResult> games);

/// "50,55": percent.
std::optional<Sprt> parse_sprt(std::string_view text);

}  // namespace paydirt
