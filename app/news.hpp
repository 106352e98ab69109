// What has happened since somebody last looked, in as many lines as there is room for.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace paydirt {

struct News {
  std::vector<std::string> above;   // sentences that there is no room for beside the table
  std::vector<std::string> beside;  // lines
};

/// One line a sentence where that fits; else one sentence after the other, the newest for certain and of the
/// rest those about points first, and `where` the others are. The same sentence several times on end is told
/// once.
News fit_news(const std::vector<std::string>& sentences, size_t columns, size_t lines,
              std::string_view where = "by 'log'");

}  // namespace paydirt
