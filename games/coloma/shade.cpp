// Shade, the solo opponent: rules, no choices (3.15).
#include <bit>

#include "games/coloma/play.hpp"

namespace paydirt::coloma {

void Play::set_up_shade() {  // CO1001
  const ShadeSheet& sheet = box_.edition.shade;
  Shade& shade = s_.shade;
  shade.dudes = static_cast<uint8_t>(sheet.dudes);
  shade.camps = static_cast<uint8_t>(sheet.camps);
  shade.horses = static_cast<uint8_t>(std::min<int>(sheet.horses, s_.horses));
  s_.horses = static_cast<uint8_t>(s_.horses - shade.horses);
  shade.event_camps = box_.shade_event_camps;
}

void Play::shade_tells(ShadeDeed deed, int count, int thing, int row) {
  tell({.kind = e_shade,
        .a = static_cast<uint8_t>(deed),
        .b = static_cast<uint8_t>(thing),
        .amount = static_cast<int16_t>(count),
        .secret = static_cast<uint8_t>(row)});
}

void Play::shade_scores(int points) {
  if (points == 0) return;
  s_.shade.vp = static_cast<int16_t>(std::min(kMostPoints, s_.shade.vp + points));
  shade_tells(ShadeDeed::points, points);
}

/// Takes Nuggets from the pools; what is missing is lost (COR34).
void Play::shade_takes_gold(int count) {
  const int got = std::min<int>(count, s_.pool);
  s_.pool = static_cast<uint8_t>(s_.pool - got);
  s_.shade.gold = static_cast<uint8_t>(s_.shade.gold + got);
  shade_tells(ShadeDeed::gold, got);
}

void Play::shade_event() {
  if (!box_.solo) return;
  const ShadeSheet& sheet = box_.edition.shade;
  if (s_.barker == 1 && box_.options.solo_level == SoloLevel::gold_rush) {
    return shade_takes_gold(sheet.gold_rush_gold);  // CO1013
  }
  if (s_.barker != kEvent5) return;  // CO1010
  const int gold = std::min<int>(s_.shade.gold, sheet.most_traded);
  if (gold == 0) return;
  s_.shade.gold = static_cast<uint8_t>(s_.shade.gold - gold);
  s_.spent = static_cast<uint8_t>(s_.spent + gold);
  shade_tells(ShadeDeed::trade, gold);
  shade_scores(gold * box_.edition.events.trade_vp);
}

void Play::shade_turn() {  // CO1003
  const int site = s_.shade.site;
  shade_common(site == s_.barker ? int{kBarker} : site);
  shade_boom(look().boom_at(site));
}

void Play::shade_common(int site) {
  const ShadeSheet& sheet = box_.edition.shade;
  Shade& shade = s_.shade;
  switch (site) {
    case 0:  // CO1004
      shade_takes_gold(sheet.gold_per_workday);
      return shade_scores((box_.pool_total - s_.pool) * sheet.vp_per_empty_gold_space);
    case 1: return shade_builds_river();
    case 2:  // CO1006
      if (s_.hotels > 0) {
        --s_.hotels;
        ++shade.hotels;
        shade_tells(ShadeDeed::hotel, 1);
      }
      return shade_scores(sheet.town_vp);
    case 3: {  // CO1007
      const int card = chance_.roll(p_shade_wagon, 0, static_cast<int>(box_.wagon_cards.size()) - 1);
      shade.wagon = box_.wagon_cards[card];
      return shade_tells(ShadeDeed::wagon, 1, kBridges + shade.wagon);
    }
    case 4:  // CO1008
      for (int land = 0; land < kLands; ++land) {
        if (shade.camps == 0 || !has(box_.map[shade.wagon].lands & ~shade.land_camps, land)) continue;
        --shade.camps;
        shade.land_camps = static_cast<uint8_t>(shade.land_camps | bit(land));
        shade_tells(ShadeDeed::camp, 1, kBridges + kSpaces + land);
      }
      return;
    default:  // CO1009
      if (shade.horses >= sheet.max_horses || s_.horses == 0) return;
      --s_.horses;
      ++shade.horses;
      return shade_tells(ShadeDeed::horse, 1);
  }
}

void Play::shade_boom(int boom) {
  const ShadeSheet& sheet = box_.edition.shade;
  Shade& shade = s_.shade;
  switch (boom) {
    case 0: return shade_scores(shade.barrels * sheet.vp_per_barrel);  // CO1004
    case 1: return shade_builds_river();
    case 2: return shade_scores(sheet.town_vp);
    case 3: return shade_scores(shade.horses * sheet.vp_per_horse);
    case 4: return shade_fills_row();
    case kBarker:  // CO1009
      for (int space = 0; space < kHideout; ++space) {
        if (s_.hideout[space] == kNone) continue;
        s_.hideout[space] = kNone;
        ++shade.barrels;
        s_.outlaws =
            static_cast<uint8_t>(std::min(box_.edition.pieces.outlaws, s_.outlaws + box_.outlaws[space]));
        return shade_tells(ShadeDeed::barrel, box_.outlaws[space]);
      }
      return;
    default: return;
  }
}

void Play::shade_builds_river() {  // CO1005
  Shade& shade = s_.shade;
  for (int type = 0; shade.river != 0 && type < kBridges; ++type) {
    if (s_.bridges[type] == 0) continue;
    --s_.bridges[type];
    shade.river = 0;
    shade_tells(ShadeDeed::bridge, 1, type);
    return shade_scores(box_.edition.shade.bridge_vp);
  }
  shade.river = 1;  // COR33: also when no Bridge is left
  shade_tells(ShadeDeed::river, 1);
  shade_scores(box_.edition.shade.river_vp);
}

/// CO1008: the smallest vacant row, of equal ones the nearest, or none.
void Play::shade_fills_row() {
  int best = -1;
  for (int row = kRows - 1; row >= 0; --row) {
    if (s_.rows[row] != kNobody) continue;
    if (best < 0 || box_.row_size[row] <= box_.row_size[best]) best = row;
  }
  if (best < 0 || box_.row_size[best] > s_.shade.dudes) return;
  s_.rows[best] = kShade;
  s_.shade.dudes = static_cast<uint8_t>(s_.shade.dudes - box_.row_size[best]);
  shade_tells(ShadeDeed::row, box_.row_size[best], kNone, best);
}

}  // namespace paydirt::coloma
