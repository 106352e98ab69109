// The rules of a game as a terminal shows them: Markdown made into paragraphs, lists and tables of its width.
#pragma once

#include <string>
#include <string_view>

#include "engine/screen.hpp"

namespace paydirt {

/// The players' rules of a game as Markdown, without the figures that only the page can draw; empty where
/// there are none.
std::string rules_markdown(std::string_view game);
/// A Markdown document; of its marks only headings, emphasis, lists and tables are known.
std::string document_text(std::string_view markdown, const Screen& screen);
/// The rules for players of a game; empty where there are none.
std::string rules_text(std::string_view game, const Screen& screen);

}  // namespace paydirt
