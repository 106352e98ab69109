// The terminal of a person who plays: how large it is, whether it shows colours, lines that can be edited.
// What is no terminal is read and written plainly.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/screen.hpp"

namespace paydirt {

class Terminal {
 public:
  Terminal();
  ~Terminal();
  Terminal(const Terminal&) = delete;
  Terminal& operator=(const Terminal&) = delete;

  /// Somebody types and looks, at least 40 columns wide and 10 rows high.
  bool is_interactive() const { return interactive_; }
  /// As the screen is now; 0 where there is none, so no limit.
  size_t columns() const;
  size_t rows() const;

  /// False at the end of the input, and on Ctrl-C.
  bool read_line(const std::string& prompt, std::string& line);
  /// What the Tab key completes at the start of a line.
  void offer(std::vector<std::string> lines) { offered_ = std::move(lines); }
  /// Nobody can bring back what was typed so far.
  void forget();

  /// Empties the screen and what was scrolled off it.
  void clear();
  /// A long text screen by screen; Enter goes on, q ends it, and anything else is what is typed next.
  void page(std::string_view text);

 private:
  struct Editor;
  friend struct Editor;

  bool interactive_;
  std::vector<std::string> offered_;
  std::string typed_ahead_;
  std::unique_ptr<Editor> editor_;  // none where nobody types
};

/// What boards are drawn on: the terminal as it is now, or room enough where the output is none.
Screen screen_of_output();

}  // namespace paydirt
