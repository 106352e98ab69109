// How things, people and bargains are called.
#include <cstdlib>

#include "engine/text.hpp"
#include "games/golden_wilderness/box.hpp"
#include "games/golden_wilderness/names.hpp"
#include "games/golden_wilderness/speech.hpp"

namespace paydirt::golden_wilderness {

const char* deck_words(int deck) {
  constexpr const char* kWords[kDecks] = {"pioneer", "priest", "soldier", "California peoples card"};
  return kWords[deck];
}

const char* event_words(int card) {
  constexpr const char* kWords[kEventCards] = {"Immigrants",   "Taxes",       "Neophytes",
                                               "Coast market", "City market", "Presidio market"};
  return kWords[card];
}

std::string many(int count, const char* one, const char* more) {
  return say(count, ' ', count == 1 ? one : more);
}

const char* side_words(int side) {
  constexpr const char* kWords[kSides] = {"east", "south-east", "south-west",
                                          "west", "north-west", "north-east"};
  return kWords[side];
}

std::string money(int pesos) { return say(pesos < 0 ? "-$" : "$", std::abs(pesos)); }

std::string deck_many(int count, int deck) {
  return say(count, ' ', deck_words(deck), count == 1 ? "" : "s");
}

std::string listed(const std::vector<std::string>& parts) {
  std::string text;
  for (size_t i = 0; i < parts.size(); ++i) {
    append(text, say(i == 0 ? "" : i + 1 < parts.size() ? ", " : " and ", parts[i]));
  }
  return text.empty() ? "nothing" : text;
}

void add_people(std::vector<std::string>& parts, const std::array<int, kDecks>& people) {
  for (int deck = 0; deck < kDecks; ++deck) {
    if (people[deck] == 0) continue;
    parts.push_back(people[deck] == 1 ? say("a ", deck_words(deck)) : deck_many(people[deck], deck));
  }
}

std::string Speech::icons(int card) const {
  const Icons& icons = edition_.people[static_cast<size_t>(card)].icons;
  std::vector<std::string> parts;
  if (icons.pop > 0) parts.push_back(say(icons.pop, " population"));
  if (icons.cross > 0) parts.push_back(many(icons.cross, "cross", "crosses"));
  if (icons.sword > 0) parts.push_back(many(icons.sword, "sword", "swords"));
  return listed(parts);
}

std::string Speech::bargain(const Bargain& side, bool named) const {
  std::vector<std::string> parts;
  std::array<int, kDecks> unnamed{};
  if (side.pesos > 0) parts.push_back(money(side.pesos));
  for (const uint8_t card : side.cards) {
    if (card == kNone) continue;
    if (named && card < kCards) {
      parts.push_back(this->card(card));
    } else {
      ++unnamed[is_any(card) ? (card - any_of(0)) % kDecks : deck_of(card)];
    }
  }
  add_people(parts, unnamed);
  if (side.tile < kTiles) parts.push_back(say("the settlement at ", place(side.tile)));
  if (side.role < kRoles) parts.push_back(say("the role of ", role(side.role)));
  return listed(parts);
}

std::string Speech::place(int tile) const {
  return tile < kTiles ? say(this->tile(tile), " (", kTileNames[tile], ')') : "nowhere";
}
std::string Speech::tile(int tile) const {
  return tile < kTiles ? edition_.tiles[static_cast<size_t>(tile)].name : "nowhere";
}
std::string Speech::card(int card) const {
  return card < kCards ? edition_.people[static_cast<size_t>(card)].display : "somebody";
}
std::string Speech::role(int role) const {
  return role < kRoles ? edition_.roles[static_cast<size_t>(role)].name : "no role";
}
std::string Speech::country(int country) const {
  if (country >= kCountries) return "no country";
  const bool article = country == index(Country::california) || country == index(Country::usa);
  return say(article ? "the " : "", edition_.countries[static_cast<size_t>(country)].name);
}
std::string Speech::industry(int industry) const {
  const PrintedIndustry& printed = edition_.industries[static_cast<size_t>(industry)];
  return say(enum_name(printed.product), " on ", enum_name(printed.terrain));
}

std::string Speech::calling(int card, int which, const std::string& who) const {
  const Person& person = edition_.people[static_cast<size_t>(card)];
  if (person.deck != Deck::indian) return say(who, " calls on ", person.display);
  switch (person.abilities[static_cast<size_t>(which)].effect.type) {
    case EffectKind::attack: return say(person.display, " families rise with ", who);
    case EffectKind::explore: return say(person.display, " guides go with ", who);
    case EffectKind::money: return say(person.display, " traders come to ", who);
    default: return say(person.display, " families act with ", who);
  }
}

std::string Speech::effect(int card, int which) const {
  const AbilityEffect& effect =
      edition_.people[static_cast<size_t>(card)].abilities[static_cast<size_t>(which)].effect;
  std::string text;
  switch (effect.type) {
    case EffectKind::explore:
      return say("explore ", many(*effect.count, "tile", "tiles"),
                 *effect.stack == TileKind::coastal ? " of the coast" : " inland");
    case EffectKind::attack:
      for (const Thing thing : *effect.targets) {
        const bool last = thing == effect.targets->back();
        append(text, say(text.empty() ? "attack a " : last ? " or " : ", ", enum_name(thing)));
      }
      return text;
    case EffectKind::build: return say("build a ", enum_name(*effect.building));
    case EffectKind::take_discard: return say("take the top discarded ", deck_words(index(*effect.deck)));
    case EffectKind::draw: return say("draw ", deck_many(*effect.count, index(*effect.deck)));
    case EffectKind::money: return say("receive $", *effect.pesos);
    case EffectKind::vote: return many(*effect.count, "vote", "votes");
    case EffectKind::support: return say(*effect.count, " support for ", country(index(*effect.country)));
  }
  return text;
}

std::string Speech::ability(int card, int which) const {
  const AbilityCost& cost =
      edition_.people[static_cast<size_t>(card)].abilities[static_cast<size_t>(which)].cost;
  std::string text = effect(card, which);
  switch (cost.type) {
    case CostKind::show: return say("show: ", text);
    case CostKind::discard: return say("discard: ", text);
    case CostKind::trash: return say("leaves the game: ", text);
    case CostKind::pay: return say("$", *cost.pesos, ": ", text);
  }
  return text;
}

}  // namespace paydirt::golden_wilderness
