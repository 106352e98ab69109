#include "app/news.hpp"

#include <fmt/format.h>

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

/// The newest `count` sentences as one paragraph that says how many are left out.
std::vector<std::string> paragraph(const std::vector<std::string>& sentences, size_t count, size_t columns) {
  const size_t left_out = sentences.size() - count;
  std::string text(kIndent, ' ');
  if (left_out > 0) text += fmt::format("... {} more by 'log'. ", left_out);
  for (size_t i = left_out; i < sentences.size(); ++i)
    text += fmt::format("{}{}.", i == left_out ? "" : " ", sentences[i]);
  return lines_of(wrapped(text, columns, kIndent));
}

}  // namespace

News fit_news(const std::vector<std::string>& all, size_t columns, size_t lines) {
  const std::vector<std::string> sentences = counted(all);
  News news;
  for (const std::string& each : sentences) {
    for (const std::string& line : lines_of(wrapped(std::string(kIndent, ' ') + each, columns, 2 * kIndent)))
      news.beside.push_back(line);
  }
  size_t told = sentences.size();
  if (news.beside.size() > lines) news.beside = paragraph(sentences, told, columns);
  while (news.beside.size() > lines && told > 1) news.beside = paragraph(sentences, --told, columns);
  news.above.assign(sentences.begin(), sentences.end() - static_cast<std::ptrdiff_t>(told));
  return news;
}

}  // namespace paydirt
