// The choices of a decision as a person reads them: kinds together, what ends or gives up something last, and
// only as many lines as there is room for.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/names.hpp"
#include "engine/any_game.hpp"

namespace paydirt {

class Menu {
 public:
  struct Choice {
    Move move;
    std::string notation;
    std::string words;
  };
  /// Choices that stand together: their numbers less one, from `begin` up to `end`.
  struct Range {
    size_t begin = 0;
    size_t end = 0;
    size_t size() const { return end - begin; }
  };

  Menu(const AnyMatch& match, Seat seat, const Names& names);

  size_t size() const { return choices_.size(); }
  Range all() const { return {0, size()}; }
  const Choice& at(size_t index) const { return choices_[index]; }
  /// Counted from 0; none where the move is not among the choices.
  std::optional<size_t> index_of(Move move) const;
  /// The choices whose notation begins with these words.
  Range beginning_with(std::string_view words) const;
  enum class Match { whole, beginning };
  /// The choices whose notation, or its beginning, these words shorten, in whichever case, with names as they
  /// are printed: "place ad", "CARD a el", "place Odd Fellows Hall"; where none begins so, a later part of a
  /// name: "place drug".
  std::vector<size_t> shortened(std::string_view words, Match match) const;
  /// The choices whose sentence says these words in this order, with or without the first word of the
  /// notation: "chalmers", "take eld", "offer sluice".
  std::vector<size_t> saying(std::string_view words) const;
  /// The first words of all notations, each once.
  std::vector<std::string> kinds() const;

  /// The choices as lines, at most `lines` of them (0: any number) where that can be had: then a line stands
  /// for several that begin alike. `columns` 0: as wide as need be. `may_close`: one line may stand for all.
  std::string text(Range range, size_t columns, size_t lines, const Screen& screen,
                   bool may_close = false) const;
  /// Some of the choices, one below the other.
  std::string list(const std::vector<size_t>& choices, size_t columns) const;
  /// The fewest lines that show every choice; 0 where that takes more than `most`.
  size_t height(size_t columns, size_t most, const Screen& screen) const;

 private:
  std::vector<Choice> choices_;
};

}  // namespace paydirt
