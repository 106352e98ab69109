// A table of Coloma for a terminal.
#include <algorithm>

#include "engine/board_room.hpp"
#include "engine/text.hpp"
#include "games/coloma/rules.hpp"
#include "games/coloma/speech.hpp"

namespace paydirt::coloma {
namespace {

/// Screens with fewer rows than this show only what the present question needs.
constexpr int kTall = 34;

/// What else a low screen leaves out, one thing after the other.
enum class LeftOut { nothing, unasked, costs, works, hand, hideout };

std::string fit(std::string_view text, int width) {
  return padded(text.substr(0, static_cast<size_t>(width)), width);
}

/// A number at the right of its column.
std::string right(int number, int width) {
  const std::string digits = say(number);
  return std::string(static_cast<size_t>(std::max(0, width - static_cast<int>(digits.size()))), ' ') + digits;
}

template <class List, class Name>
std::vector<std::string> named(const List& list, Name name) {
  std::vector<std::string> names;
  for (const auto& each : list) names.push_back(name(each));
  return names;
}

std::string joined(const std::vector<std::string>& parts, std::string_view separator = ", ") {
  std::string text;
  for (const std::string& part : parts) append(text, say(text.empty() ? "" : separator, part));
  return text;
}

/// Lines of the screen. Nothing is wider than it.
class Lines {
 public:
  explicit Lines(const Screen& screen) : screen_(screen) {}

  void line(std::string_view text, Ink ink = Ink::plain) {
    append(text_, say(screen_.paint(ink, text.substr(0, static_cast<size_t>(screen_.columns))), '\n'));
  }
  /// The parts behind the head, on as many lines as they need.
  void list(const std::string& head, const std::vector<std::string>& parts,
            std::string_view separator = ", ") {
    const std::string margin(std::max<size_t>(2, std::min(head.size(), head.find_first_not_of(' '))), ' ');
    std::string now = head;
    for (size_t i = 0; i < parts.size(); ++i) {
      if (i > 0) append(now, separator);
      const size_t behind = i + 1 < parts.size() ? separator.size() : 0;
      if (i > 0 && static_cast<int>(now.size() + parts[i].size() + behind) > screen_.columns) {
        line(trim_end(now));
        now = margin;
      }
      append(now, parts[i]);
    }
    line(now);
  }
  /// On as many lines as its words need.
  void sentence(std::string_view words, size_t indent) {
    const std::string margin(indent, ' ');
    std::string now = margin;
    while (!words.empty()) {
      const std::string_view word = next_word(words);
      if (now.size() > indent && static_cast<int>(now.size() + word.size()) > screen_.columns) {
        line(trim_end(now));
        now = margin;
      }
      append(now, say(word, ' '));
    }
    line(trim_end(now));
  }
  const std::string& text() const { return text_; }

 private:
  static std::string_view trim_end(std::string_view text) {
    return text.substr(0, text.find_last_not_of(' ') + 1);
  }

  const Screen& screen_;
  std::string text_;
};

const char* bridge_name(Bridge bridge) {
  constexpr const char* kNames[kBridges] = {"Barrel", "Town", "River", "Event", "Buck", "Horse"};
  return kNames[static_cast<size_t>(bridge)];
}

std::string space_name(Space space) {
  return space < Space::shoe1 ? title_of(enum_name(space)) : std::string("Horseshoe");
}

std::string boom_text(const Open& open, const OpenSite& site) {
  if (!site.boom) return site.bust ? "no Boom: the Bust" : "no Boom by the arm";
  if (*site.boom == site.site) return "Boom";
  if (site.barker) return "Boom: a Barrel";
  return *site.boom > kSites ? std::string("Boom of the Barker")
                             : say("Boom of Site ", *site.boom, open.wheel.revealed ? "" : " by the arm");
}

std::string site_text(const Open& open, const OpenSite& site) {
  std::vector<std::string> who = named(site.pioneers, [](int seat) { return std::string(colour_of(seat)); });
  if (site.buster) who.emplace_back("Buster");
  if (site.shade) who.emplace_back("Shade");
  const std::string arm = site.signpost ? say(", arm to ", open.wheel.points_to) : std::string();
  return say("Site ", site.site, ' ', fit(site.name + arm, 29), ' ', fit(boom_text(open, site), 18), ' ',
             joined(who));
}

std::string row_text(const OpenRow& row, int number) {
  const std::string holder = row.seat                      ? std::string(colour_of(*row.seat))
                             : row.holder == Holder::dummy ? "nobody's"
                             : row.holder == Holder::shade ? "Shade"
                                                           : "";
  return say(number, ':', row.spaces, holder.empty() ? "" : " ", holder);
}

std::vector<std::string> hideout_text(const Open& open) {
  std::vector<std::string> parts;
  for (size_t i = 0; i < open.hideout.size(); ++i) {
    const OpenHideout& space = open.hideout[i];
    const std::string barrel = space.barrel ? say(barrel_name(*space.barrel), " +", space.outlaws) : "empty";
    parts.push_back(say(i + 1, ' ', barrel));
  }
  return parts;
}

void add_market(Lines& sheet, const Open& open, bool sites, LeftOut left_out) {
  const bool tall = left_out == LeftOut::nothing;
  sheet.line(say("Round ", open.round, '/', kRounds, ", chapter ", open.chapter, '/', kChapters, ". Gold ",
                 good_words(g_bucks, open.gold.value), " (pools ", open.gold.nuggets[0], '-',
                 open.gold.nuggets[1], '-', open.gold.nuggets[2],
                 "). Left: ", many(open.hotels, "Hotel", "Hotels"), ", ", good_words(g_horses, open.horses)),
             Ink::bold);
  if (sites) {
    for (const OpenSite& site : open.wheel.sites) sheet.line(site_text(open, site));
  }
  std::string wheel;
  if (!sites && open.asked == Step::dials) append(wheel, say("Bust: Site ", open.wheel.bust, ". "));
  if (!open.wheel.buster_cards.empty() && !open.wheel.revealed) {
    append(wheel, say("Buster will not go to Site ", open.wheel.buster_cards[0], " or ",
                      open.wheel.buster_cards[1], open.shade ? "; Shade goes to one of them." : "."));
  }
  if (!wheel.empty()) sheet.sentence(wheel, 0);
  if (open.movement && !tall) return;  // the map takes their place
  std::vector<std::string> rows;
  for (int row = 0; row < kRows; ++row) rows.push_back(row_text(open.shootout.rows[row], row + 1));
  sheet.list(say("Shootout: ", many(open.shootout.outlaws, "Outlaw", "Outlaws"), ", ",
                 many(open.shootout.gunmen, "Gunman", "Gunmen"), ". Row:spaces "),
             rows, " ");
  if (left_out < LeftOut::hideout) sheet.list("Hideout, Barrel + Outlaws: ", hideout_text(open), "; ");
  if (!tall) return;
  std::vector<std::string> bridges;
  for (int type = 0; type < kBridges; ++type) {
    bridges.push_back(say(bridge_name(static_cast<Bridge>(type)), ' ', open.bridges[type]));
  }
  sheet.list("Bridges left: ", bridges);
}

/// Town, Rivers, Bridges and Barrels.
std::vector<std::string> works_of(const OpenPlayer& player) {
  std::vector<std::string> parts = named(player.tableau, [](const OpenBuilding& each) {
    return title_of(enum_name(each.id)) + (each.hotel ? " (Hotel)" : each.fresh ? " (new)" : "");
  });
  for (int column = 0; column < kColumns; ++column) {
    if (player.rivers[column]) parts.push_back(say("River ", column + 1));
  }
  for (const BridgeCount& each : player.bridges) {
    parts.push_back(say(bridge_name(each.id), " Bridge ", each.vp, " VP"));
  }
  for (const Barrel each : player.saved) parts.push_back(say(barrel_name(each), " Barrel"));
  if (player.used_barrels > 0) parts.push_back(many(player.used_barrels, "used Barrel", "used Barrels"));
  if (player.dead > 0) parts.push_back(say(player.dead, " in the Graveyard"));
  return parts;
}

/// How many there are.
std::string works_in_brief(const OpenPlayer& player) {
  const auto count = [](const auto& list) { return static_cast<int>(list.size()); };
  const auto rivers = static_cast<int>(std::count(player.rivers.begin(), player.rivers.end(), true));
  return say(many(count(player.tableau), "Town Building", "Town Buildings"), ", ",
             many(rivers, "River", "Rivers"), ", ", many(count(player.bridges), "Bridge", "Bridges"), ", ",
             many(count(player.saved), "Barrel", "Barrels"), ", ", player.dead, " in the Graveyard");
}

std::string camps_text(const OpenPlayer& player) {
  const auto number = [](int site) { return say(site); };
  return player.event_camps.empty() ? "-" : joined(named(player.event_camps, number), ",");
}

std::string player_text(const OpenPlayer& player, int seat, bool turn) {
  const Lodge& lodge = player.lodge;
  return say(turn ? "> " : "  ", fit(colour_of(seat), 6), right(player.standing.total, 5),
             right(lodge.dudes, 6), right(lodge.bucks, 6), right(lodge.gold, 5), right(lodge.horses, 7),
             right(lodge.camps, 6), right(player.hand, 5), ' ', fit(space_name(player.wagon), 15), ' ',
             fit(camps_text(player), 9), ' ', player.land_camps.size());
}

void add_players(Lines& sheet, const Open& open, const Own* own, LeftOut left_out) {
  const bool tall = left_out == LeftOut::nothing;
  sheet.line("           VP Dudes Bucks Gold Horses Camps Hand Wagon           Events    Lands", Ink::dim);
  for (size_t seat = 0; seat < open.players.size(); ++seat) {
    const OpenPlayer& player = open.players[seat];
    const bool turn = open.turn && static_cast<size_t>(open.turn->seat) == seat;
    sheet.line(player_text(player, static_cast<int>(seat), turn), turn ? Ink::bold : Ink::plain);
    const bool mine = own != nullptr && static_cast<size_t>(own->seat) == seat;
    std::vector<std::string> works = works_of(player);
    if (player.character) works.push_back(title_of(enum_name(*player.character)));
    if (works.empty() || (!tall && !mine)) continue;
    if (left_out < LeftOut::works) {
      sheet.list("      ", works);
    } else {
      sheet.line(say("      ", works_in_brief(player)));
    }
  }
  if (!open.shade) return;
  const OpenShade& shade = *open.shade;
  sheet.line(say("  Shade ", right(shade.final_score, 5), right(shade.dudes, 6), "     -",
                 right(shade.gold, 5), right(shade.horses, 7), right(shade.camps, 6), "    - ",
                 fit(space_name(shade.wagon), 15), ' ', fit("", 9), ' ', shade.land_camps.size()));
  sheet.line(say("      ", many(shade.hotels, "Hotel", "Hotels"), ", ",
                 many(shade.barrels, "Barrel", "Barrels"), shade.river ? ", a River" : ""));
}

/// The hand: with costs where there is time to think about them, with abilities where there is room.
void add_hand(Lines& sheet, const Open& open, const Own& own, LeftOut left_out) {
  const bool tall = left_out == LeftOut::nothing;
  if (own.cards.empty()) return sheet.line("Your hand is empty.");
  if (left_out >= LeftOut::hand)
    return sheet.line(say("Hand: ", many(static_cast<int>(own.cards.size()), "card", "cards")));
  const bool asked = open.asked == Step::keep || open.asked == Step::dials;
  const bool costs = tall || (left_out < LeftOut::costs && asked);
  if (!costs) {
    return sheet.list(
        "Hand: ", named(own.cards, [](const HandCard& card) { return say(card.name, ' ', card.vp, " VP"); }));
  }
  sheet.line("Hand: VP, cost with Hammer | Saw (D Dudes, B Bucks, G Gold, H Horses)", Ink::dim);
  const auto face = [](const HandCard& card) {
    return say(fit(card.name, 16), ' ', card.vp, ", ", fit(say(card.hammer, " | ", card.saw), 17));
  };
  if (!tall) return sheet.list("  ", named(own.cards, face), "");
  for (const HandCard& card : own.cards) {
    sheet.line(say("  ", face(card)));
    for (const std::string& ability : card.abilities) sheet.sentence(ability, 4);
  }
}

/// The map; what a space gives is said where the space first appears.
void add_routes(Lines& sheet, const OpenMovement& movement, LeftOut left_out) {
  constexpr std::string_view kThen = " - ";
  std::vector<std::string_view> told;
  for (const std::string_view route : movement.routes) {
    std::vector<std::string> stops;
    for (size_t begin = 0; begin <= route.size();) {
      const size_t end = std::min(route.find(kThen, begin), route.size());
      const std::string_view stop = route.substr(begin, end - begin);
      const bool again = std::find(told.begin(), told.end(), stop) != told.end();
      stops.emplace_back(again ? stop.substr(0, stop.find(" (")) : stop);
      told.push_back(stop);
      begin = end + kThen.size();
    }
    sheet.list("  ", stops, kThen);
  }
  if (left_out < LeftOut::costs) sheet.line("  D Dudes, B Bucks, G Gold, H Horses, C Camps", Ink::dim);
}

std::string board_with(LeftOut left_out, const Open& open, const Own* own, const Screen& screen) {
  const bool tall = left_out == LeftOut::nothing;
  Lines sheet(screen);
  // The choices of a dial name the Sites, and in a turn they are settled: small screens leave them out.
  const bool sites = tall || own == nullptr || open.asked == Step::trade || open.asked == Step::banjo;
  add_market(sheet, open, sites, left_out);
  add_players(sheet, open, own, left_out);
  if (open.movement) {
    add_routes(sheet, *open.movement, left_out);
  } else if (own != nullptr) {
    add_hand(sheet, open, *own, left_out);
  }
  return sheet.text();
}

}  // namespace

std::string Rules::board(const Open& open, const Own* own, const Screen& screen) {
  std::string text;
  for (const LeftOut left_out : {LeftOut::nothing, LeftOut::unasked, LeftOut::costs, LeftOut::works,
                                 LeftOut::hand, LeftOut::hideout}) {
    if (left_out == LeftOut::nothing && screen.rows < kTall) continue;
    text = board_with(left_out, open, own, screen);
    if (std::count(text.begin(), text.end(), '\n') <= board_room(screen)) break;
  }
  return text;
}

}  // namespace paydirt::coloma
