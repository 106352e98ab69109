#include "app/news.hpp"

#include <fmt/format.h>

#include "app/wrap.hpp"

namespace paydirt {
namespace {

constexpr size_t kIndent = 2;

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

News fit_news(const std::vector<std::string>& sentences, size_t columns, size_t lines) {
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
