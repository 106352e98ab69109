// Names of things as people read them.
#pragma once

#include <string>

#include "games/golden_wilderness/edition.hpp"
#include "games/golden_wilderness/state.hpp"

namespace paydirt::golden_wilderness {

inline const char* colour_of(int seat) {
  constexpr const char* kColours[kPlayers + 1] = {"Blue", "Red", "Green", "Yellow", "Black", "Nobody"};
  return kColours[seat >= 0 && seat < kPlayers ? seat : kPlayers];
}
const char* deck_words(int deck);
const char* event_words(int card);
std::string many(int count, const char* one, const char* more);

class Speech {
 public:
  explicit Speech(const Edition& edition) : edition_(edition) {}
  std::string tile(int tile) const;
  std::string card(int card) const;
  std::string role(int role) const;
  std::string country(int country) const;
  std::string industry(int industry) const;
  /// Who acts: peoples act with somebody, nobody owns them (section 1.5 of the rules document).
  std::string calling(int card, int which, const std::string& who) const;
  std::string effect(int card, int which) const;   // what an ability does
  std::string ability(int card, int which) const;  // with its cost

 private:
  const Edition& edition_;
};

}  // namespace paydirt::golden_wilderness
