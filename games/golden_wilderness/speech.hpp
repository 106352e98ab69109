// Names of things as people read them.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "games/golden_wilderness/edition.hpp"
#include "games/golden_wilderness/state.hpp"

namespace paydirt::golden_wilderness {

const char* deck_words(int deck);
const char* event_words(int card);
std::string many(int count, const char* one, const char* more);
const char* side_words(int side);            // "north-east"
std::string money(int pesos);                // "$5", "-$10"
std::string deck_many(int count, int deck);  // "2 pioneers"
/// "a priest", "2 pioneers" for each deck that people come from.
void add_people(std::vector<std::string>& parts, const std::array<int, kDecks>& people);
/// "a, b and c"; "nothing" for an empty list.
std::string listed(const std::vector<std::string>& parts);

class Speech {
 public:
  explicit Speech(const Edition& edition) : edition_(edition) {}
  std::string tile(int tile) const;
  std::string place(int tile) const;  // with the label that it has on a text board
  std::string card(int card) const;
  std::string role(int role) const;
  std::string country(int country) const;  // "Spain", "the United States"
  std::string industry(int industry) const;
  /// Who acts: peoples act with somebody, nobody owns them (section 1.5 of the rules document).
  std::string calling(int card, int which, const std::string& who) const;
  std::string effect(int card, int which) const;   // what an ability does
  std::string ability(int card, int which) const;  // with its cost
  std::string icons(int card) const;
  /// One side of a bargain; `named`: cards by their names, which only the partners may know.
  std::string bargain(const Bargain& side, bool named) const;

 private:
  const Edition& edition_;
};

}  // namespace paydirt::golden_wilderness
