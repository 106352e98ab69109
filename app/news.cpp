#include "app/news.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "app/wrap.hpp"

namespace paydirt {
namespace {

constexpr size_t kIndent = 2;

/// What is said several times on end is said once, with the number.
std::vector<std::string> counted(const std::vector<std::string>& sentences) {
  std::vector<std::string> told;
  for (size_t begin = 0; begin < sentences.size();) {
    size_t end = begin + 1;
    while (end < sentences.size() && sentences[end] == sentences[begin]) ++end;
    told.push_back(sentences[begin] + (end - begin == 1   ? std::string()
                                       : end - begin == 2 ? " (twice)"
                                                          : fmt::format(" ({} times)", end - begin)));
    begin = end;
  }
  return told;
}

/// What players count, or look for first.
bool is_weighty(std::string_view sentence) {
  constexpr std::array<std::string_view, 6> kWeighty = {" scores ", " points",   " VP",
                                                        " founds ", "Shootout ", "Gold turns out"};
  return std::any_of(kWeighty.begin(), kWeighty.end(),
                     [&](std::string_view each) { return sentence.find(each) != std::string_view::npos; });
}

/// Sentences as one paragraph that says how many are left out, and where they are.
std::vector<std::string> paragraph(const std::vector<std::string>& sentences, size_t left_out, size_t columns,
                                   std::string_view where) {
  std::string text(kIndent, ' ');
  if (left_out > 0) text += fmt::format("... {} more {}. ", left_out, where);
  text += fmt::format("{}.", fmt::join(sentences, ". "));
  return lines_of(wrapped(text, columns, kIndent));
}

}  // namespace

News fit_news(const std::vector<std::string>& all, size_t columns, size_t lines, std::string_view where) {
  const std::vector<std::string> sentences = counted(all);
  News news;
  for (const std::string& each : sentences) {
    for (const std::string& line : lines_of(wrapped(std::string(kIndent, ' ') + each, columns, 2 * kIndent)))
      news.beside.push_back(line);
  }
  if (news.beside.size() <= lines) return news;
  std::vector<std::string> told = sentences;
  news.beside = paragraph(told, 0, columns, where);
  while (news.beside.size() > lines && told.size() > 1) {
    auto dropped = std::find_if_not(told.begin(), told.end() - 1, is_weighty);
    if (dropped == told.end() - 1) dropped = told.begin();
    news.above.push_back(std::move(*dropped));
    told.erase(dropped);
    news.beside = paragraph(told, sentences.size() - told.size(), columns, where);
  }
  if (news.beside.size() > lines)
    news.beside = lines_of(wrapped(fmt::format("  ... {}.", told[0]), columns, kIndent));
  return news;
}

}  // namespace paydirt
