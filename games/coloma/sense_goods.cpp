// What bots think of Dudes, Bucks, Gold, Horses, Camps and cards.
#include <algorithm>

#include "games/coloma/judge.hpp"

namespace paydirt::coloma {
bool Judge::has_acted() const {
  const Frame& chapter = s.todo.frames[0];
  if (me.dial == 0 || s.asked(Step::dials)) return false;
  if (me.dial - 1 != chapter.a) return me.dial - 1 < chapter.a;
  const int place = (seat + box.seats - s.badge) % box.seats;
  return place + 1 < chapter.b && s.turn.seat != seat;
}

int Judge::turns_left() const {
  const int chapters = kRounds * kChapters - s.round * kChapters - s.chapter;
  return s.ended != Ended::none ? 0 : chapters - (me.dial != 0 ? 1 : 0);
}

int Judge::share_left() const {
  const bool last = turns == 0 && me.dial != 0 && !has_acted();
  return last ? weights.last_share : weights.share[std::min(turns, 4)];
}

std::array<int, kGoods> Judge::values() const {
  std::array<int, kGoods> result{};
  for (int good = 0; good < kGoods; ++good) result[good] = weights.worth[good] * share / 64;
  result[g_vp] = kPoint;
  return result;
}

int Judge::worth(const Goods& goods) const {
  int sum = 0;
  for (int good = 0; good < kGoods; ++good) sum += goods.count[good] * value[good];
  return sum;
}

int Judge::action_worth(Action action) const {
  switch (action) {
    case Action::none: return 0;
    case Action::wagon: return movement_worth(me.horses);
    case Action::place_camps:
    case Action::place_camp_anywhere: return me.camps > 0 ? next_camp_worth() : 0;
    case Action::take_barrel: return 2 * worth(g_barrels);
    case Action::fill_rows:
    case Action::fill_row: return kPoint / 2;
    case Action::signpost: return 3 * kPoint / 2;
    case Action::boom2: return best_river(Tool::saw);
    case Action::boom3:
    case Action::build_town: return best_build(Tool::saw);
    case Action::wheelbarrows: return 2 * kPoint;
  }
  return 0;
}

int Judge::worth(const Effect& effect) const {
  const int times = effect.counts ? count(seat, effect.per) : 1;
  return worth(effect.gain) * times + action_worth(effect.action);
}

/// What a Camp is worth once it is placed somewhere good, above what it is worth in the Lodge.
int Judge::next_camp_worth() const { return kPoint; }

std::array<int, kGoods> Judge::owned_goods() const {
  return {me.dudes, me.bucks, me.gold, me.horses, me.camps, hand_size(me), 0, me.used_barrels, 0};
}

/// What so many of a good in the Lodge or in hand are worth.
int Judge::stock_worth(Good good, int count) const {
  if (good == g_vp) return count * kPoint;
  int plenty = weights.plenty[good];
  if (good == g_dudes && turns > 0) plenty = std::min(plenty, turns * weights.dudes_of_turn);
  if (good == g_bucks && turns > 0) plenty = std::min(plenty, turns * weights.bucks_of_turn);
  const int twice = good == g_cards ? std::min(count, weights.needed_cards) : 0;
  const int quarters = 4 * (std::min(count, plenty) + twice) + std::max(0, count - plenty);
  return quarters * worth(good) / 4;
}

int Judge::gained(const Goods& goods, int times) const {
  int sum = 0;
  for (int good = 0; good < kGoods; ++good) {
    if (goods.count[good] != 0) sum += gained(static_cast<Good>(good), goods.count[good] * times);
  }
  return sum;
}

int Judge::gained(const Effect& effect) const {
  const int times = effect.counts ? count(seat, effect.per) : 1;
  return gained(effect.gain, times) + action_worth(effect.action);
}

int Judge::lodge_worth() const {
  int trades = 0;  // Event 5 still to come, of this round if the Barker is not there yet
  for (int round = s.round; round < kRounds; ++round) {
    for (int chapter = round == s.round ? s.chapter + 1 : 0; chapter < kChapters; ++chapter) {
      trades += box.barker_path[round][chapter] == kEvent5 ? 1 : 0;
    }
  }
  if (has(me.event_camps, kEvent5)) trades *= box.edition.events.camp_factor;
  const int traded = std::min<int>(me.gold, trades);
  const int extra = std::max(0, box.edition.events.trade_vp * 56 - worth(g_gold));
  int sum = traded * extra + me.used_barrels * worth(g_used_barrels) / 4;
  for (const Good good : {g_dudes, g_bucks, g_gold, g_horses, g_camps, g_cards}) {
    sum += stock_worth(good, owned[good]);
  }
  return sum;
}

}  // namespace paydirt::coloma
