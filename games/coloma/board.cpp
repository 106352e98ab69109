// A table of Coloma for a terminal.
#include "engine/text.hpp"
#include "games/coloma/rules.hpp"
#include "games/coloma/speech.hpp"

namespace paydirt::coloma {
namespace {

std::string padded(std::string text, size_t width) {
  if (text.size() < width) text.append(width - text.size(), ' ');
  return text;
}

template <class List>
std::string names(const List& list) {
  std::string text;
  for (const auto each : list) append(text, say(text.empty() ? "" : " ", enum_name(each)));
  return text.empty() ? "-" : text;
}

std::string numbers(const std::vector<int>& list) {
  std::string text;
  for (const int each : list) append(text, say(text.empty() ? "" : " ", each));
  return text.empty() ? "-" : text;
}

std::string site_text(const OpenSite& site) {
  std::string text = say("  ", site.site, ' ', padded(site.name, 20));
  append(text, padded(site.boom ? say("boom ", *site.boom) : std::string("busted"), 8));
  if (site.signpost) append(text, " signpost");
  if (site.bust) append(text, " bust");
  for (const int seat : site.pioneers) append(text, say(' ', seat_name(seat)));
  if (site.buster) append(text, " Buster");
  if (site.shade) append(text, " Shade");
  if (!site.camps.empty() || site.shade_camp) append(text, "  camps:");
  for (const int seat : site.camps) append(text, say(' ', seat_name(seat)));
  if (site.shade_camp) append(text, " Shade");
  return text + '\n';
}

std::string player_text(const OpenPlayer& player, int seat, bool turn) {
  std::string text =
      say(turn ? "> " : "  ", padded(seat_name(seat), 7), padded(say(player.standing.total, " VP"), 8),
          player.lodge.dudes, " Dudes ", player.lodge.bucks, " Bucks ", player.lodge.gold, " Gold ",
          player.lodge.horses, " Horses ", player.lodge.camps, " Camps, ", player.hand, " cards");
  if (player.character) append(text, say(", ", enum_name(*player.character)));
  append(text, say("\n         wagon ", enum_name(player.wagon), ", lands ", names(player.land_camps),
                   ", events ", numbers(player.event_camps), ", barrels ", names(player.saved), " + ",
                   player.used_barrels, " used, dead ", player.dead, "\n         town"));
  for (const OpenBuilding& each : player.tableau)
    append(text, say(' ', enum_name(each.id), each.hotel ? "(hotel)" : ""));
  append(text, "; rivers");
  for (int column = 0; column < kColumns; ++column) {
    if (player.rivers[column]) append(text, say(' ', column + 1));
  }
  append(text, "; bridges");
  for (const BridgeCount& each : player.bridges) append(text, say(' ', enum_name(each.id), '=', each.vp));
  return text + '\n';
}

}  // namespace

std::string Rules::board(const Open& open, const Own* own, const Screen& /*screen*/) {
  std::string text = say("Round ", open.round, ", chapter ", open.chapter, "\n");
  for (const OpenSite& site : open.wheel.sites) append(text, site_text(site));
  append(text,
         say("Gold ", open.gold.nuggets[0], '-', open.gold.nuggets[1], '-', open.gold.nuggets[2], ", worth ",
             open.gold.value, "; ", open.gold.spent, " spent. Hotels ", open.hotels,
             ".\nShootout: ", open.shootout.outlaws, " Outlaws, ", open.shootout.gunmen, " Gunmen; rows"));
  for (const OpenRow& row : open.shootout.rows) {
    append(text, say(' ', row.spaces,
                     row.seat                       ? say('=', seat_name(*row.seat))
                     : row.holder == Holder::nobody ? std::string()
                                                    : say('=', enum_name(row.holder))));
  }
  append(text, "\nHideout:");
  for (const OpenHideout& space : open.hideout)
    append(text, say(' ', space.barrel ? enum_name(*space.barrel) : "-", '(', space.outlaws, ')'));
  append(text, "\nBridges:");
  for (int type = 0; type < kBridges; ++type)
    append(text, say(' ', enum_name(static_cast<Bridge>(type)), ' ', open.bridges[type]));
  text += '\n';
  for (size_t seat = 0; seat < open.players.size(); ++seat) {
    const bool turn = open.turn && static_cast<size_t>(open.turn->seat) == seat;
    append(text, player_text(open.players[seat], static_cast<int>(seat), turn));
  }
  if (open.shade) {
    append(text, say("  Shade  ", open.shade->final_score, " VP, ", open.shade->gold, " Gold, ",
                     open.shade->barrels, " Barrels, ", open.shade->horses, " Horses, ", open.shade->hotels,
                     " Hotels\n"));
  }
  if (own != nullptr) append(text, say("Your hand: ", names(own->hand), '\n'));
  return text;
}

}  // namespace paydirt::coloma
