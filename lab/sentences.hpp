// Every sentence that a game says in random games, so that an editor can read them all.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/any_game.hpp"

namespace paydirt {

enum class Speech : uint8_t { prompt, choice, log, refusal, score, ending };
BOOST_DESCRIBE_ENUM(Speech, prompt, choice, log, refusal, score, ending)

/// Numbers other than 1 are written as N, so that sentences which differ only in them are one.
struct Sentence {
  Speech speech = Speech::prompt;
  std::string text;
  uint64_t count = 0;
};
BOOST_DESCRIBE_STRUCT(Sentence, (), (speech, text, count))

/// What is said in `games` random games on each of the tables that the game names, for every number of seats.
std::vector<Sentence> sentences_of(const AnyGame& game, int games, uint64_t seed);

}  // namespace paydirt
