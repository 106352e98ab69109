// What bots think of a move at a glance.
#include <algorithm>
#include <bit>

#include "games/coloma/judge.hpp"
#include "games/coloma/rules.hpp"

namespace paydirt::coloma {

int Judge::hint(Move move) const {
  const auto tool = static_cast<size_t>(move.b);
  switch (move.kind) {
    case k_lay: return -ability_worth(move.a) * 8 - box.town[move.a].vp * 8;
    case k_dial: return site_worth(move.a - 1);
    case k_trade: return move.a * kPoint * 3 / 2;
    case k_borrow: return section_worth(move.a - 1, Tool::saw);
    case k_mill: return gained(box.mill);
    case k_river: return river_worth(move.a - 1) - paid(box.river_cost[tool % 2]);
    case k_bridge: return bridge_worth(move.a) - paid(box.bridge_cost[tool % 2]);
    case k_build:
      return box.town[move.a].vp * kPoint + ability_worth(move.a) * turns -
             paid(box.town[move.a].cost[tool % 2]);
    case k_hotel: {
      const int hotels = std::popcount(me.covered);
      return box.edition.hotel.vp * kPoint + hotel_worth(hotels + 1) - hotel_worth(hotels) -
             ability_worth(move.a) * turns - paid(box.hotel_cost[tool % 2]);
    }
    case k_wagon: return movement_worth(me.horses);
    case k_row: return gunmen(seat) == 0 ? 2 * kPoint - box.row_size[move.a - 1] * 24 : 0;
    case k_event: return event_camp_worth(move.a - 1) - worth(g_camps);
    case k_land: {
      const int lands = std::popcount(me.land_camps);
      return (land_points(std::min(lands + 1, kLands)) - land_points(lands)) * kPoint - worth(g_camps);
    }
    case k_claim: return gained(g_camps, 1);
    case k_buy:
      return gained(g_camps, move.a) + gained(g_horses, move.b) -
             paid(g_bucks, purchase_price(move.a, move.b));
    case k_take: {
      const uint8_t type = s.hideout[move.a - 1];
      const int outlaws = box.outlaws[move.a - 1] * (gunmen(seat) > 0 ? 40 : 10);
      return type == kNone ? 0 : barrel_worth(type) - outlaws;
    }
    case k_use: return worth(box.barrel[move.a]);
    case k_save: return barrel_worth(s.todo.top().a % kBarrels) / 2;
    case k_ability: {
      const Effect& effect = box.town[move.a].abilities[(move.b - 1) % kAbilities].effect;
      return profit(effect);
    }
    case k_power: {
      if (me.character == Character::none) return 0;
      const Effect& effect = box.power[static_cast<int>(me.character)].effects[(move.a - 1) % 2];
      return profit(effect) - 8;
    }
    case k_pay: return -move.a * std::max(0, worth(g_gold) - gold_value() * worth(g_bucks));
    case k_discard: return -ability_worth(move.a) * turns / 4 - box.town[move.a].vp * 8;
    case k_go: {
      const Place& place = box.map[me.wagon];
      for (int i = 0; i < place.exit_count; ++i) {
        if (place.exits[i].to != move.a) continue;
        const Leg way = leg(seat, place.exits[i]);
        return way ? worth(box.map[way.landing].reward) + 30 : 0;
      }
      return 0;
    }
    case k_rob: return 2 * worth(g_gold);
    case k_reward: return worth(move.a == 0 ? box.map[me.wagon].reward : box.map[me.wagon].alternate);
    case k_cask: return move.a == kBarrels ? 0 : -barrel_worth(move.a);
    default: return 0;  // stop, done, end
  }
}

int Rules::hint(const State& s, Seat seat, Move move) const { return Judge{look(s), seat}.hint(move); }

}  // namespace paydirt::coloma
