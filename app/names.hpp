// What the people and bots at a table are called. The games speak of colours ("Green digs"), the same in
// every game.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "app/seating.hpp"
#include "engine/screen.hpp"
#include "engine/seats.hpp"

namespace paydirt {

class Names {
 public:
  /// Names are painted in the colours of the seats where the screen has colour.
  Names(const Seating& seating, const Screen& screen);

  /// In a sentence about somebody: a name, or the colour of a person who gave none.
  const std::string& of(Seat seat) const { return names_[seat]; }
  /// As the terminal speaks to them: "You" for the only person.
  std::string title(Seat seat) const;
  std::vector<std::string> titles() const;
  /// A game's sentence with names instead of colours.
  std::string in(std::string_view sentence) const;
  /// Who is who: "You are Blue. Sluice is Red."
  std::string legend() const;

 private:
  std::string painted(Seat seat, std::string_view text) const;

  const Seating& seating_;
  std::vector<std::string> names_;
  Screen screen_;
};

}  // namespace paydirt
