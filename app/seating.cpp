#include "app/seating.hpp"

#include <algorithm>

#include "app/output.hpp"
#include "engine/screen.hpp"
#include "engine/text.hpp"

namespace paydirt {
namespace {

constexpr size_t kLongestName = 20;

Refusal why_no_name(std::string_view name) {
  if (width_of(name) <= static_cast<int>(kLongestName)) return {};
  return {say('\'', name, "' is longer than ", kLongestName, " characters")};
}

}  // namespace

Result<Seating> parse_seating(const std::vector<std::string>& words) {
  Seating seating;
  for (const std::string& word : words) {
    if (word == "me" || word.starts_with("me:")) {
      const std::string name = word == "me" ? std::string() : plain(word.substr(3));
      if (Refusal refusal = why_no_name(name)) return refusal;
      seating.push_back({word, std::nullopt, name});
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

Refusal name_people(Seating& seating, const std::vector<std::string>& names) {
  size_t named = 0;
  for (Sitter& sitter : seating) {
    if (!sitter.is_person() || named == names.size()) continue;
    if (Refusal refusal = why_no_name(names[named])) return refusal;
    sitter.name = plain(names[named++]);
    sitter.text = say("me:", sitter.name);
  }
  if (named == names.size()) return {};
  return {say("--names has ", names.size(), " names for ", named, named == 1 ? " person" : " people")};
}

int people_in(const Seating& seating) {
  return static_cast<int>(
      std::count_if(seating.begin(), seating.end(), [](const Sitter& each) { return each.is_person(); }));
}

}  // namespace paydirt
