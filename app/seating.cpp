#include "app/seating.hpp"

#include <algorithm>

#include "engine/text.hpp"

namespace paydirt {

Result<Seating> parse_seating(const std::vector<std::string>& words) {
  Seating seating;
  for (const std::string& word : words) {
    if (word == "me") {
      seating.push_back({word, std::nullopt});
      continue;
    }
    const auto spec = parse_bot(word);
    if (!spec) return Refusal{say(spec.refusal().words, "; 'me' is a person")};
    seating.push_back({word, *spec});
  }
  return seating;
}

std::vector<std::string> split_words(std::string_view text) {
  std::vector<std::string> words;
  while (!text.empty()) {
    const std::string_view word = trim(next_word(text, ','));
    if (!word.empty()) words.emplace_back(word);
  }
  return words;
}

Seating usual_seating(int seats) {
  std::vector<std::string> words(static_cast<size_t>(seats), "level:2");
  words.front() = "me";
  return *parse_seating(words);
}

int people_in(const Seating& seating) {
  return static_cast<int>(
      std::count_if(seating.begin(), seating.end(), [](const Sitter& each) { return each.is_person(); }));
}

}  // namespace paydirt
