// The end of a round: Shootout, Clean Up, the end of the game (3.11, 3.12).
#include <bit>

#include "games/coloma/play.hpp"

namespace paydirt::coloma {

void Play::shoot_out() {
  int gunmen[kGangs] = {};
  int nearest[kGangs] = {};
  int all = 0;
  for (int row = kRows - 1; row >= 0; --row) {
    const Seat gang = s_.rows[row];
    if (gang == kNobody) continue;
    gunmen[gang] += box_.row_size[row];
    nearest[gang] = row;
    all += box_.row_size[row];
  }
  const bool won = all > s_.outlaws;  // CO601, COR26
  tell({.kind = e_shootout,
        .a = static_cast<uint8_t>(won ? 1 : 0),
        .b = static_cast<uint8_t>(all),
        .amount = s_.outlaws});
  const Chart& chart = won ? box_.win : box_.lose;
  for (Seat gang = 0; gang < kGangs; ++gang) {
    const bool seated = gang < box_.seats;
    if (gunmen[gang] == 0) {
      if (seated) reward(gang, chart.none, kTiers);  // CO603
      continue;
    }
    int ahead = 0;  // CO602
    for (Seat other = 0; other < kGangs; ++other) {
      const bool more = gunmen[other] > gunmen[gang];
      ahead += more || (gunmen[other] == gunmen[gang] && nearest[other] < nearest[gang]) ? 1 : 0;
    }
    const int tier = std::min(ahead, kTiers - 1);
    reward(gang, chart.tiers[tier], tier);
  }
  for (Seat seat = 0; seat < box_.seats; ++seat) {  // CO605
    Player& player = of(seat);
    const int elsewhere = player.dudes_reserve + player.dudes + player.dead;
    player.dudes_reserve = static_cast<uint8_t>(player.dudes_reserve + box_.edition.pieces.dudes - elsewhere);
  }
  for (Seat& gang : s_.rows) {
    if (gang != kDummy) gang = kNobody;  // CO1011: those of Shade leave the game
  }
  s_.outlaws = 0;
}

void Play::reward(Seat gang, const Reward& reward, int tier) {
  const bool seated = gang < box_.seats;
  tell({.kind = e_tier,
        .seat = seated ? gang : kNobody,
        .a = static_cast<uint8_t>(seated ? kNone : gang - kDummy),
        .b = static_cast<uint8_t>(tier)});
  if (gang == kShade) return shade_scores(reward.vp);
  if (!seated) return;  // CO803
  score(gang, from_shootouts, reward.vp);
  bury(gang, reward.dead);
}

/// CO604: from the reserve, then from the Lodge, then from the own Gunmen (COR25), who are about to go home.
void Play::bury(Seat seat, int count) {
  Player& player = of(seat);
  count = std::min(count, box_.edition.pieces.dudes - player.dead);  // who has none left loses none
  if (count == 0) return;
  const int reserve = std::min<int>(count, player.dudes_reserve);
  const int lodge = std::min<int>(count - reserve, player.dudes);
  player.dudes_reserve = static_cast<uint8_t>(player.dudes_reserve - reserve);
  player.dudes = static_cast<uint8_t>(player.dudes - lodge);
  player.dead = static_cast<uint8_t>(player.dead + count);
  tell({.kind = e_dead, .seat = seat, .amount = static_cast<int16_t>(count)});
  if (player.character == Character::renegade) {  // CO913
    draw(seat, count * box_.power[static_cast<int>(Character::renegade)].amount);
  }
}

void Play::clean_up() {
  ++s_.round;
  s_.chapter = 0;
  fill_hideout();                                                         // CO611
  const int refill = std::min<int>(s_.spent, box_.pool_total - s_.pool);  // CO612: the lower pools first
  s_.spent = static_cast<uint8_t>(s_.spent - refill);
  s_.pool = static_cast<uint8_t>(s_.pool + refill);
  s_.outlaws = static_cast<uint8_t>(box_.edition.shootout.round_outlaws[s_.round]);  // CO613
  if (box_.options.badge == BadgeRule::rotating) s_.badge = look().in_order(1);      // COR2
  tell({.kind = e_clean_up, .a = s_.round, .amount = s_.outlaws});
}

/// What lies there goes to the box; new Barrels are drawn from the supply.
void Play::fill_hideout() {
  int left = 0;
  for (const uint8_t count : s_.barrel_supply) left += count;
  for (int space = 0; space < box_.hideout; ++space) {
    s_.hideout[space] = kNone;
    if (left == 0) continue;
    int at = chance_.roll(p_barrels, 0, --left);
    uint8_t type = 0;
    while (at >= s_.barrel_supply[type]) at -= s_.barrel_supply[type++];
    --s_.barrel_supply[type];
    s_.hideout[space] = type;
  }
}

void Play::finish() {
  s_.todo = {};
  s_.chapter = kChapters - 1;
  s_.ended = look().ending();
  tell({.kind = e_over, .a = static_cast<uint8_t>(s_.ended)});
}

}  // namespace paydirt::coloma
