// Turns: what a move does, and what follows by itself.
#include "games/golden_wilderness/play.hpp"
#include "games/golden_wilderness/trade.hpp"

namespace paydirt::golden_wilderness {

void Play::answer(Seat seat, Move move) {
  switch (move.kind) {
    case k_no_offer: s_.todo.pop(); break;
    case k_give_pesos:
    case k_give_card:
    case k_give_people:
    case k_give_tile:
    case k_give_role:
    case k_ask_pesos:
    case k_ask_card:
    case k_ask_people:
    case k_ask_tile:
    case k_ask_role: compose(seat, move); break;
    case k_propose: propose(seat); break;
    case k_drop:
      if (s_.asked_for(Step::place)) {
        drop_tile(s_.todo.pop().a);
      } else {
        drop_offer();
      }
      break;
    case k_accept:
    case k_decline: answer_offer(seat, move); break;
    case k_hand_over: hand_over(seat, move.a); break;
    case k_play: play_event(seat, static_cast<EventCard>(move.a)); break;
    case k_market: hold_market(seat, move.a, move.b); break;
    case k_take:
    case k_take_card: play_take(seat, move); break;
    case k_allow:
      tell({.kind = e_allow, .seat = seat, .a = s_.todo.top().a, .b = s_.todo.top().b});
      s_.todo.pop();
      break;
    case k_refuse: refuse(); break;
    case k_tile:
      s_.todo.pop();
      choose_place(move.a);
      break;
    case k_lay: lay(seat, move); break;
    case k_target: announce(seat, move.a, static_cast<Thing>(move.b)); break;
    case k_sword: play_sword(seat, move.a); break;
    case k_give_up: give_up(seat); break;
    case k_vote:
    case k_support:
    case k_abstain:
    case k_vote_card:
    case k_buy_vote:
    case k_done:
    case k_auction:
    case k_bid:
    case k_pass: play_politics(seat, move); break;
    default: play_action(seat, move);
  }
  carry_on();
}

void Play::play_action(Seat seat, Move move) {
  switch (move.kind) {
    case k_settle: return settle(seat, move.a, move.b);
    case k_change: return change_industry(seat, move.a);
    case k_city: return found_city(seat, move.a);
    case k_road: return build_road(seat, move.a, move.b);
    case k_points:  // GW-B17
      earn(seat, -move.amount());
      s_.points[seat] = static_cast<int16_t>(s_.points[seat] + move.amount());
      return tell({.kind = e_points, .seat = seat, .amount = static_cast<int16_t>(move.amount())});
    case k_icons: return use_icons(seat, move.a);
    case k_use: return use_ability(seat, move.a, move.b);
    case k_mission: return request(seat, move.a, Thing::mission, 0, 0);
    case k_presidio: return request(seat, move.a, Thing::presidio, 0, 0);
    case k_site: {
      const Frame asked = s_.todo.pop();
      const AbilityFacts& ability = box_.cards[asked.a].ability[asked.b];
      return request(seat, move.a, static_cast<Thing>(ability.what), asked.a + 1, asked.b);
    }
    case k_election:
    case k_revolution:
      s_.politics = 1;  // GW-A08, GW-R61
      return begin_poll(move.kind == k_election ? Poll::election : Poll::revolution, seat);
    case k_show: {
      SeatSet seats;
      for (const Seat other : all()) {
        if ((move.a >> other & 1) != 0) seats.add(other);
      }
      if (s_.asked_for(Step::show_pool)) s_.todo.pop();
      return show_pool(seats);
    }
    case k_offer: return begin_offer(seat, move.a);
    default: return end_actions();
  }
}

/// Runs tasks until somebody is asked.
void Play::carry_on() {
  while (s_.ended == EndReason::none && s_.todo.top().is_task()) {
    switch (static_cast<Step>(s_.todo.top().kind)) {
      case Step::distribute: advance_distribution(); break;
      case Step::explore: advance_exploring(); break;
      case Step::build: advance_building(); break;
      case Step::poll: advance_poll(); break;
      case Step::struggle: advance_struggle(); break;
      case Step::auction: advance_auction(); break;
      default: advance_turn();
    }
  }
}

/// GW-B11: opening offers (GW-R31), actions, event.
void Play::advance_turn() {
  Frame& turn = s_.todo.top();
  switch (turn.step) {
    case 0:
      if (box_.open_trade && turn.a + 1 < box_.seats) {
        const auto seat = static_cast<Seat>((s_.turn + ++turn.a) % box_.seats);
        if (look().can_trade(seat)) s_.todo.push(question_to(seat, Step::opening));
        return;
      }
      turn.a = 0;
      turn.step = 1;
      return;
    case 1: turn.step = 2; return s_.todo.push(question_to(s_.turn, Step::act));
    case 2:
      turn.step = 3;
      draw_events();
      return s_.todo.push(question_to(s_.turn, Step::event));
    default: turn.step = 0; next_turn();
  }
}

/// GW-R36: unused icons are lost.
void Play::end_actions() {
  for (uint8_t& icons : s_.purse) icons = 0;
  s_.todo.pop();
}

void Play::next_turn() {
  s_.turn = left_of(s_.turn);  // GW-B01
  s_.offers = 0;
  s_.politics = 0;
  s_.disapproved = 0;
  s_.refused[0] = s_.refused[1] = 0;
  for (CardSet& spent : s_.spent) spent = 0;
  if (s_.turn == s_.first) {
    if (s_.round == box_.max_rounds) return finish(EndReason::round_limit);  // GW-R73
    ++s_.round;
  }
  tell({.kind = e_turn, .seat = s_.turn, .amount = s_.round});
}

void Play::finish(EndReason reason) {
  s_.ended = reason;
  s_.todo = {};
  tell({.kind = e_over, .a = static_cast<uint8_t>(reason)});
}

}  // namespace paydirt::golden_wilderness
