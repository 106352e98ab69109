// The table of Sutter's Mill on a terminal.
#include <algorithm>

#include "games/sutters_mill/names.hpp"
#include "games/sutters_mill/rules.hpp"

namespace paydirt::sutters_mill {
namespace {

constexpr Ink kInks[kPlayers] = {Ink::blue, Ink::red, Ink::green, Ink::yellow};

/// What the holder of a certificate gets, where there is little room and where there is more.
struct Special {
  const char* brief;
  const char* whole;
};
constexpr Special kSpecials[kBuildings] = {
    {"+1 river counter", "a counter more at each dig, while the river lasts"},
    {"free bring or move", "one prospector brought in or moved free, in Build Up"},
    {"free card", "one card played free, in Build Up"},
    {"shift a card", "one own card shifted by a place, free"},
    {"+1 hillside counter", "a counter more at each dig, while the hillside lasts"},
    {"free take off", "one card taken off free, in Tear Down"},
    {"free move or home", "one prospector moved or sent home free, in Tear Down"},
    {"+1 mine counter", "a counter more at each dig, while the mine lasts"},
};
constexpr int kRowsToExplain = 24;  // what is short of them leaves out the explanation,
constexpr int kRowsToHead = 23;     // then the head of the list of buildings
constexpr int kBriefWidth = 20;
constexpr int kWholeWidth = 54;

std::string right(std::string_view text, int width) {
  return say(std::string(static_cast<size_t>(std::max(0, width - width_of(text))), ' '), text);
}
std::string right(int number, int width) { return right(say(number), width); }

std::string joined(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) append(text, say(text.empty() ? "" : " ", word));
  return text.empty() ? "-" : text;
}

class Board {
 public:
  Board(const Open& open, const Own* own, const Screen& screen) : open_(open), own_(own), screen_(screen) {}

  std::string text() {
    vein();
    town();
    camps();
    players();
    if (screen_.rows >= 30) legend();
    return std::move(text_);
  }

 private:
  std::string seat_ink(int seat, std::string_view text) const { return screen_.paint(kInks[seat], text); }

  void vein() {
    append(text_, "Vein: ");
    for (int part = 0; part < kParts; ++part) {
      const bool working = open_.working && static_cast<int>(*open_.working) == part;
      append(text_, say(part == 0 ? "" : "  ", working ? "> " : "", kPartNames[part], ' ', open_.vein[part]));
    }
    append(text_, say("   Bank: ", open_.bank));
    if (open_.next_price && open_.stage == Stage::city) {
      const std::string price = *open_.next_price == 0 ? "free" : nuggets(*open_.next_price);
      append(text_, say("   Action ", open_.bought + 1, " of ", kActions, ": ", price));
    }
    text_ += '\n';
  }

  void town() {
    const bool wide = screen_.columns >= 110;
    const int special_width = wide ? kWholeWidth : kBriefWidth;
    if (screen_.rows >= kRowsToHead) {
      append(text_,
             screen_.paint(Ink::dim, say(padded("Town", 17), padded("its holder gets", special_width),
                                         padded("holder", 8), padded("people", 13), "cards, top last")));
      text_ += '\n';
    }
    for (const OpenBuilding& building : open_.buildings) {
      const int space = index(building.id);
      const Special& special = kSpecials[space];
      const std::string holder = building.closed   ? "closed"
                                 : building.holder ? seat_ink(*building.holder, kColours[*building.holder])
                                                   : "-";
      append(text_, say(padded(label(space), 17), padded(wide ? special.whole : special.brief, special_width),
                        padded(holder, 8), padded(standing(space), 13),
                        cards(building.cards, screen_.columns - 38 - special_width), '\n'));
    }
  }

  /// "B9 R4"; where there is no room for all of them the lowest are left out.
  std::string cards(const std::vector<OpenCard>& stack, int room) const {
    std::string text;
    for (auto card = stack.rbegin(); card != stack.rend(); ++card) {
      const std::string each = seat_ink(card->seat, say(kColours[card->seat][0], card->rank));
      const bool last = card + 1 == stack.rend();
      if (width_of(text) + width_of(each) + (last ? 1 : 4) > room) return say(".. ", text);
      text = text.empty() ? each : say(each, ' ', text);
    }
    return text.empty() ? "-" : text;
  }

  void camps() {
    append(text_, "Camps: ");
    for (int camp = kBuildings; camp < kSpaces; ++camp) {
      append(text_, say(camp == kBuildings ? "" : "   ", label(camp), ": ", standing(camp)));
    }
    text_ += '\n';
  }

  /// Who stands on a space: "B2 R1".
  std::string standing(int space) const {
    std::string text;
    for (size_t seat = 0; seat < open_.players.size(); ++seat) {
      const int count = open_.players[seat].prospectors[space];
      if (count == 0) continue;
      append(text,
             say(text.empty() ? "" : " ", seat_ink(static_cast<int>(seat), say(kColours[seat][0], count))));
    }
    return text.empty() ? "-" : text;
  }

  void players() {
    append(text_, screen_.paint(Ink::dim,
                                say(padded("", 10), padded("phase", 9), right("supply", 7), right("taken", 6),
                                    right("purse", 6), right("home", 5), right("left", 6), "  hand")));
    text_ += '\n';
    for (size_t seat = 0; seat < open_.players.size(); ++seat) {
      const OpenPlayer& player = open_.players[seat];
      const bool turn = open_.turn && static_cast<size_t>(*open_.turn) == seat;
      const bool mine = own_ != nullptr && static_cast<size_t>(own_->seat) == seat;
      const std::string purse = player.purse ? say(*player.purse) : mine ? say(own_->purse) : "?";
      const std::string name = say(kColours[seat], player.adventurer ? "*" : "");
      append(text_, say(turn ? "> " : "  ", padded(seat_ink(static_cast<int>(seat), name), 8),
                        player.phase == Phase::build_up ? "Build Up " : "Tear Down", right(player.supply, 7),
                        right(player.taken[0] + player.taken[1] + player.taken[2], 6), right(purse, 6),
                        right(player.home_value, 5), right(-player.board_value, 6), "  ", joined(player.hand),
                        '\n'));
    }
    if (screen_.rows < kRowsToExplain) return;
    append(text_,
           screen_.paint(Ink::dim,
                         "* adventurer  ? secret  home, left: value of own cards home, and on the board"));
    text_ += '\n';
  }

  void legend() {
    append(text_,
           say(screen_.paint(Ink::dim,
                             "B2: two prospectors of Blue. B9: Blue's 9. taken: gold counters. A card at a\n"
                             "building needs more own prospectors than own cards there."),
               '\n'));
  }

  /// "River camp"
  static std::string_view label(int space) {
    std::string_view name = kPlaceNames[space];
    constexpr std::string_view kArticle = "the ";
    if (name.substr(0, kArticle.size()) == kArticle) name.remove_prefix(kArticle.size());
    return name;
  }

  const Open& open_;
  const Own* const own_;
  const Screen& screen_;
  std::string text_;
};

}  // namespace

std::string Rules::board(const Open& open, const Own* own, const Screen& screen) {
  return Board(open, own, screen).text();
}

}  // namespace paydirt::sutters_mill
