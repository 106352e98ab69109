// Who decides, and what they may do.
#include <bit>

#include "engine/text.hpp"
#include "games/coloma/rules.hpp"

namespace paydirt::coloma {
namespace {

constexpr Move make_move(uint8_t kind, int a = 0, int b = 0) {
  return {kind, static_cast<uint8_t>(a), static_cast<uint8_t>(b), 0};
}

/// Lists the moves of one seat.
struct Lister : Look {
  Seat seat;
  Rules::Moves& list;
  const Player& me = s.players[seat];

  void add(uint8_t kind, int a = 0, int b = 0) { list.push(make_move(kind, a, b)); }

  void each_card(uint8_t kind) {  // each to the top or to the bottom
    for (unsigned rest = me.hand; rest != 0; rest &= rest - 1) {
      add(kind, std::countr_zero(rest), static_cast<int>(End::top));
      add(kind, std::countr_zero(rest), static_cast<int>(End::bottom));
    }
  }

  void rivers_and_bridges(Tool tool) {
    const auto with = static_cast<size_t>(tool);
    if (payable(me, box.river_cost[with])) {
      for (int column = 0; column < kColumns; ++column) {
        if (!has(me.rivers, column)) add(k_river, column + 1, static_cast<int>(tool));
      }
    }
    if (!payable(me, box.bridge_cost[with])) return;
    for (int type = 0; type < kBridges; ++type) {
      if (can_bridge(me, type)) add(k_bridge, type, static_cast<int>(tool));
    }
  }

  void town(Tool tool) {
    for (unsigned rest = me.hand; rest != 0; rest &= rest - 1) {
      const int card = std::countr_zero(rest);
      if (can_build(me, card, tool)) add(k_build, card, static_cast<int>(tool));
    }
  }

  void hotels(Tool tool) {  // CO343, CO344
    if (s.hotels == 0 || !payable(me, box.hotel_cost[static_cast<size_t>(tool)])) return;
    for (unsigned rest = me.built & ~me.covered; rest != 0; rest &= rest - 1) {
      add(k_hotel, std::countr_zero(rest), static_cast<int>(tool));
    }
  }

  void purchases() {  // COR40
    const BarkerPrices& price = box.edition.barker;
    const int funds = me.bucks + me.gold * gold_value();
    for (int camps = 0; camps <= me.camps_reserve && camps * price.camp_bucks <= funds; ++camps) {
      const int rest = funds - camps * price.camp_bucks;
      for (int horses = camps == 0 ? 1 : 0; horses <= s.horses && horses * price.horse_bucks <= rest;
           ++horses) {
        if (camps > box.most_bought || horses > box.most_bought) break;
        add(k_buy, camps, horses);
      }
    }
  }

  void places(int rows, int camps, bool anywhere) {
    for (int row = 0; rows != 0 && row < kRows; ++row) {
      if (row_fits(me, row)) add(k_row, row + 1);
    }
    if (camps == 0) return;
    for (unsigned rest = open_events(me); rest != 0; rest &= rest - 1)
      add(k_event, std::countr_zero(rest) + 1);
    for (unsigned rest = open_lands(me, anywhere); rest != 0; rest &= rest - 1) {
      add(k_land, std::countr_zero(rest));
    }
  }

  void hideout() {
    for (int space = 0; space < kHideout; ++space) {
      if (s.hideout[space] != kNone) add(k_take, space + 1);
    }
  }

  void section(int site, Tool tool) {
    switch (site) {
      case 1: return rivers_and_bridges(tool);
      case 2: return town(tool), hotels(tool);
      case 3:
        if (can_move_wagon(seat)) add(k_wagon);
        return;
      case 4:
        if (tool == Tool::saw) return add(k_claim);
        return places(1, kNone, false);
      case kBarker: return tool == Tool::saw ? hideout() : purchases();
      default: return;
    }
  }

  void turn() {
    const Turn& turn = s.turn;
    if (turn.mills > 0) add(k_mill);
    if (turn.common_open != 0) section(turn.site, Tool::hammer);
    const bool listed = turn.boom == 3 && turn.site == 3 && turn.common_open != 0;  // the same movement
    if (turn.boom_open != 0 && !listed) section(turn.boom, Tool::saw);
    for (unsigned rest = me.built & ~me.covered; rest != 0; rest &= rest - 1) {
      const int card = std::countr_zero(rest);
      for (int which = 0; which < kAbilities; ++which) {
        const bool open = turn.uses[card][which] > 0;
        if (open && can_use(seat, box.town[card].abilities[which].effect)) add(k_ability, card, which + 1);
      }
    }
    for (int type = 0; type < kBarrels; ++type) {
      if (me.saved[type] > turn.fresh_barrels[type]) add(k_use, type);
    }
    if (me.character != Character::none) {
      const Power& power = box.power[static_cast<int>(me.character)];
      for (int which = 0; which < power.count; ++which) {
        if (can_use(seat, power.effects[which])) add(k_power, which + 1);
      }
    }
    add(k_end);
  }

  void wagon(const Frame& frame) {
    const Place& place = box.map[me.wagon];
    for (int i = 0; frame.a > 0 && i < place.exit_count; ++i) {
      if (leg(seat, place.exits[i])) add(k_go, place.exits[i].to);
    }
    if (frame.c == 0 && can_rob(seat)) add(k_rob);
    add(k_stop);
  }

  void banjo() {
    for (int boom = 0; boom <= kBarker; ++boom) {
      const bool kept = boom == (points_to() == s.barker ? kBarker : points_to());
      if (kept || visible_boom(boom)) add(k_borrow, boom + 1);
    }
  }

  void build(int what) {
    if (what == 2) {
      rivers_and_bridges(Tool::saw);
    } else {
      town(Tool::saw);
      if (what == 3) hotels(Tool::saw);
    }
    add(k_done);
  }

  void casks() {
    for (int type = 0; type < kBarrels; ++type) {
      if (me.saved[type] > 0) add(k_cask, type);
    }
    if (me.used_barrels > 0) add(k_cask, kBarrels);
  }

  void all() {
    const Frame& frame = s.todo.top();
    switch (static_cast<Step>(frame.kind)) {
      case Step::keep: return each_card(k_lay);
      case Step::dials:
        for (int site = 1; site <= kSites; ++site) add(k_dial, site);  // CO205
        return;
      case Step::trade:
        for (int gold = 0; gold <= frame.a; ++gold) add(k_trade, gold);
        return;
      case Step::banjo: return banjo();
      case Step::turn: return turn();
      case Step::build: return build(frame.a);
      case Step::pay:
        for (int gold = least_gold(me, frame.amount); gold <= most_gold(me, frame.amount); ++gold) {
          add(k_pay, gold);
        }
        return;
      case Step::discard: return each_card(k_discard);
      case Step::wagon: return wagon(frame);
      case Step::city: return add(k_reward, 0), add(k_reward, 1);
      case Step::place: return places(frame.a, frame.b, frame.c != 0), add(k_done);
      case Step::take: return hideout(), add(k_done);
      case Step::barrel: return add(k_use, frame.a), add(k_save);
      case Step::cask: return casks();
      default: return;
    }
  }
};

}  // namespace

Deciders Rules::deciders(const State& s) const {
  if (s.ended != Ended::none) return {};
  const bool opening = s.asked(Step::keep);
  if (!opening && !s.asked(Step::dials)) return {SeatSet::of(s.todo.top().seat), 0};
  SeatSet seats;
  for (Seat seat = 0; seat < box_.seats; ++seat) {
    const Player& player = s.players[seat];
    if (opening ? player.laid[box_.lay_back - 1] == 0 : player.dial == 0) seats.add(seat);
  }
  const int block = opening ? 1 : 2 + (s.round * kChapters + s.chapter) % 2;
  return {seats, static_cast<uint8_t>(block)};
}

void Rules::moves(const State& s, Seat seat, Moves& list) const { Lister{look(s), seat, list}.all(); }

/// Does no harm: ends what can be ended, else the first answer.
Move Rules::fallback(const State& s, Seat seat) const {
  Moves list;
  moves(s, seat, list);
  for (const Move move : list) {
    if (move.kind == k_end || move.kind == k_done || move.kind == k_stop || move.kind == k_save) return move;
  }
  return list[0];
}

}  // namespace paydirt::coloma
