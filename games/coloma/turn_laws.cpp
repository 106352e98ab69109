// Whether the wheel, the turn and the questions that wait can have come about.
#include <bit>
#include <span>

#include "games/coloma/laws.hpp"

namespace paydirt::coloma {
namespace {

constexpr Frame frame_of(Step step, Seat seat = kNobody, int a = 0, int b = 0, int c = 0, int amount = 0) {
  return {.kind = static_cast<uint8_t>(step),
          .seat = seat,
          .a = static_cast<uint8_t>(a),
          .b = static_cast<uint8_t>(b),
          .c = static_cast<uint8_t>(c),
          .amount = static_cast<int16_t>(amount)};
}

/// The task of the chapter at this place of its program.
Frame chapter_frame(ChapterPlace place, int a = 0, int b = 0) {
  Frame frame = frame_of(Step::chapter, kNobody, a, b);
  frame.step = place;
  return frame;
}

struct CourseInspector : Look {
  std::span<const Frame> frames() const { return {s.todo.frames, s.todo.size}; }
  /// What a stage of the chapter is about: opening, trade, dials or turn.
  Step stage() const { return s.todo.size < 2 ? Step::none : static_cast<Step>(s.todo.frames[1].kind); }
  int place_of(Seat seat) const { return (seat - s.badge + box.seats) % box.seats; }

  const char* broken_end() const {
    if (!s.todo.empty()) return "stack: nothing is asked after the end";
    if (s.turn.seat != kNobody) return "turn: nobody has a turn after the end";
    if (s.round != kRounds - 1 || s.chapter != kChapters - 1)
      return "ended: a game ends after the last chapter";
    return nullptr;
  }

  // Answers that the seats have given in this chapter.

  const char* broken_opening(const Player& player) const {
    const int laid = (player.laid[0] != 0 ? 1 : 0) + (player.laid[1] != 0 ? 1 : 0);
    if (stage() != Step::keep) return laid == 0 ? nullptr : "players.laid: it belongs to the opening";
    if (player.laid[0] == 0 && laid != 0) return "players.laid: cards are laid one after the other";
    const bool dealt = hand_size(player) + laid == box.edition.start.draw && player.built == 0;
    if (laid > box.lay_back || !dealt) return "players.hand: it is not that of an opening";
    return nullptr;
  }

  const char* broken_answers() const {
    int dials = 0;
    int laid = 0;
    for (Seat seat = 0; seat < box.seats; ++seat) {
      const Player& player = s.players[seat];
      if (const char* law = broken_opening(player)) return law;
      dials += player.dial != 0 ? 1 : 0;
      laid += box.lay_back > 0 && player.laid[box.lay_back - 1] != 0 ? 1 : 0;
    }
    switch (stage()) {
      case Step::keep:
        if (box.lay_back == 0 || laid == box.seats) return "players.laid: somebody has still to choose";
        break;
      case Step::dials: return dials < box.seats ? nullptr : "players.dial: somebody has still to choose";
      case Step::turn: return dials == box.seats ? nullptr : "players.dial: all are revealed together";
      default: break;
    }
    return dials == 0 ? nullptr : "players.dial: it is set when Sites are chosen";
  }

  // The wheel.

  const char* broken_strangers() const {
    const bool revealed = stage() == Step::turn;
    const bool shown = revealed || stage() == Step::dials;
    for (const uint8_t card : s.buster) {
      if ((card != kNone) != (box.buster && shown))
        return "buster_cards: two are shown when Sites are chosen";
    }
    if ((s.buster_site != kNone) != (box.buster && revealed)) {
      return "buster_site: Buster goes there when the dials are revealed";
    }
    if ((s.shade.site != kNone) != (box.solo && revealed)) {
      return "shade.site: Shade goes there when the dials are revealed";
    }
    if (!box.buster || !shown) return nullptr;
    if (s.buster[0] == s.buster[1]) return "buster_cards: they are different";
    if (!revealed) return nullptr;
    if (s.buster_site == s.buster[0] || s.buster_site == s.buster[1]) {
      return "buster_site: it is on a third card";
    }
    const bool drawn = !box.solo || s.shade.site == s.buster[0] || s.shade.site == s.buster[1];
    return drawn ? nullptr : "shade.site: it is on one of the two cards";
  }

  // The turn.

  bool chooses_boom() const {  // CO904
    const int site = of(s.turn.seat).dial - 1;
    return of(s.turn.seat).character == Character::banjo_man && site == signpost() && signpost_uncovered();
  }

  const char* broken_sections() const {
    const Turn& turn = s.turn;
    const int site = of(turn.seat).dial - 1;
    if (turn.site != (site == s.barker ? int{kBarker} : site)) return "turn.site: the dial says otherwise";
    const bool borrowed = chooses_boom() && turn.boom != kNone && visible_boom(turn.boom);
    if (turn.boom != boom_at(site) && !borrowed) return "turn.boom: the wheel offers another";
    if (s.asked(Step::banjo)) return nullptr;
    if ((turn.busted != 0) != (turn.boom == kNone)) return "turn.busted: it is said of a turn without a Boom";
    return turn.boom_open != 0 && turn.boom == kNone ? "turn.boom_open: there is no Boom" : nullptr;
  }

  const char* broken_uses() const {
    const Turn& turn = s.turn;
    const Player& player = of(turn.seat);
    const unsigned standing = player.built & ~player.covered & ~turn.fresh;
    for (int card = 0; card < kBuildings; ++card) {
      for (int which = 0; which < kAbilities; ++which) {
        const uint8_t uses = turn.uses[card][which];
        if (uses == 0) continue;
        if (!has(standing, card)) return "turn.uses: only Town Buildings of earlier turns have abilities";
        if ((uses == kNone) != box.town[card].abilities[which].unlimited) {
          return "turn.uses.times: it is none where any number is allowed, and only there";
        }
      }
    }
    return nullptr;
  }

  const char* broken_turn() const {
    const Turn& turn = s.turn;
    const Player& player = of(turn.seat);
    if (const char* law = broken_sections()) return law;
    if ((turn.fresh & ~player.built) != 0) return "turn.fresh: it was not built";
    for (int type = 0; type < kBarrels; ++type) {
      if (turn.fresh_barrels[type] > player.saved[type]) return "turn.fresh_barrels: they are not saved";
    }
    uint32_t links = 0;
    for (const Place& place : box.map) {
      for (int i = 0; i < place.exit_count; ++i) links |= 1U << place.exits[i].link;
    }
    if ((turn.links & ~links) != 0) return "turn.links: the map has no such link";
    return broken_uses();
  }

  // What waits on the stack.

  /// The Banjo Man chooses before anything else happens.
  bool banjo_fits() const {
    Turn begun;
    begun.seat = s.turn.seat;
    begun.site = s.turn.site;
    begun.boom = boom_at(of(s.turn.seat).dial - 1);
    begun.common_open = 1;
    return chooses_boom() && same_bytes(s.turn, begun);
  }

  bool wagon_fits(const Frame& frame) const {
    const Player& player = of(s.turn.seat);
    if (frame != frame_of(Step::wagon, s.turn.seat, frame.a, frame.b, frame.c)) return false;
    if (frame.c == 0) return frame.b == 0 && frame.a == player.horses && can_move_wagon(s.turn.seat);
    const int in_city = box.map[player.wagon].kind == SpaceKind::city ? 1 : 0;
    return frame.c == 1 && frame.b == in_city && frame.a > 0 && frame.a < player.horses &&
           s.turn.links != 0 && can_step(s.turn.seat);
  }

  bool place_fits(const Frame& frame) const {
    const Seat seat = s.turn.seat;
    const bool known = frame == frame_of(Step::place, seat, 1, kNone) ||
                       frame == frame_of(Step::place, seat, 0, kNone) ||
                       frame == frame_of(Step::place, seat, 0, 1, 1) ||
                       frame == frame_of(Step::place, seat, kNone) || frame == frame_of(Step::place, seat, 1);
    return known && can_place(of(seat), frame);
  }

  /// A question that stands alone on the turn.
  bool question_fits(const Frame& frame) const {
    const Seat seat = s.turn.seat;
    const Player& player = of(seat);
    switch (static_cast<Step>(frame.kind)) {
      case Step::banjo: return frame == frame_of(Step::banjo, seat) && banjo_fits();
      case Step::build:
        return frame == frame_of(Step::build, seat, frame.a) && frame.a >= 2 && frame.a <= 4 &&
               (frame.a != 4 || can_build_any(player));
      case Step::wagon: return wagon_fits(frame);
      case Step::city:
        return frame == frame_of(Step::city, seat) && s.turn.links != 0 &&
               box.map[player.wagon].kind == SpaceKind::city;
      case Step::place: return place_fits(frame);
      case Step::take: return frame == frame_of(Step::take, seat) && !hideout_empty();
      case Step::barrel: return frame == frame_of(Step::barrel, seat, frame.a) && frame.a < kBarrels;
      default: return false;
    }
  }

  /// Whether these questions are what is left to be asked of a price.
  bool asks_for(std::span<const Frame> questions, const Goods& price, int bucks) const {
    const Seat seat = s.turn.seat;
    const Player& player = of(seat);
    Frame all[3];
    size_t count = 0;
    if (price[g_cards] > 0 && hand_size(player) > 0) all[count++] = frame_of(Step::discard, seat);
    if (price[g_barrels] > 0 && player.barrels() > 0) all[count++] = frame_of(Step::cask, seat);
    if (least_gold(player, bucks) < most_gold(player, bucks)) {
      all[count++] = frame_of(Step::pay, seat, 0, 0, 0, bucks);
    }
    return questions.size() <= count && std::equal(questions.begin(), questions.end(), all);
  }
  bool asks_for(std::span<const Frame> questions, const Goods& price) const {
    return asks_for(questions, price, price[g_bucks]);
  }
  bool asks_for(std::span<const Frame> questions, const Costs& costs) const {
    return asks_for(questions, costs[0]) || asks_for(questions, costs[1]);
  }

  /// What is being paid for can be had, and the questions are about its price.
  bool payment_fits(const Frame& task, std::span<const Frame> questions) const {
    const auto step = static_cast<Step>(task.kind);
    const Player& player = of(s.turn.seat);
    const bool two = step == Step::ability || step == Step::power || step == Step::purchase;
    if (task != frame_of(step, kNobody, task.a, two ? task.b : 0)) return false;
    switch (step) {
      case Step::river:
        return task.a < kColumns && !has(player.rivers, task.a) && asks_for(questions, box.river_cost);
      case Step::bridge:
        return task.a < kBridges && can_bridge(player, task.a) && asks_for(questions, box.bridge_cost);
      case Step::town:
        return task.a < kBuildings && has(player.built & ~player.covered & s.turn.fresh, task.a) &&
               asks_for(questions, box.town[task.a].cost);
      case Step::hotel:
        return task.a < kBuildings && has(player.built & ~player.covered, task.a) && s.hotels > 0 &&
               asks_for(questions, box.hotel_cost);
      case Step::ability:
        return task.a < kBuildings && task.b < kAbilities &&
               has(player.built & ~player.covered & ~s.turn.fresh, task.a) &&
               asks_for(questions, box.town[task.a].abilities[task.b].effect.pay);
      case Step::power:
        return task.a < kCharacters && task.a == static_cast<uint8_t>(player.character) &&
               task.b < box.power[task.a].count && asks_for(questions, box.power[task.a].effects[task.b].pay);
      case Step::purchase:
        return task.a <= player.camps_reserve && task.b <= s.horses &&
               asks_for(questions, {}, purchase_price(task.a, task.b));
      default: return false;
    }
  }

  const char* broken_stage() const {
    const Frame& chapter = s.todo.frames[0];
    const Frame& frame = s.todo.frames[1];
    const bool first = s.round == 0 && s.chapter == 0;
    bool fits = false;
    switch (stage()) {
      case Step::keep:
        fits = chapter == chapter_frame(at_start) && frame == frame_of(Step::keep) && first;
        break;
      case Step::dials: fits = chapter == chapter_frame(at_reveal) && frame == frame_of(Step::dials); break;
      case Step::trade:
        fits = !frame.is_task() && s.barker == kEvent5 && !first && most_traded(frame.seat) > 0 &&
               chapter == chapter_frame(at_event, place_of(frame.seat) + 1) &&
               frame == frame_of(Step::trade, frame.seat, most_traded(frame.seat));
        break;
      case Step::turn: {
        const Seat seat = s.turn.seat;
        fits = seat != kNobody && frame == frame_of(Step::turn, seat) &&
               chapter == chapter_frame(at_turns, of(seat).dial - 1, place_of(seat) + 2);
        break;
      }
      default: break;
    }
    if (!fits) return "stack: no chapter comes to this";
    return (stage() == Step::turn) == (s.turn.seat != kNobody) ? nullptr
                                                               : "turn: a turn is being taken, or none";
  }

  const char* broken_stack() const {
    if (s.todo.size < 2) return "stack: somebody is asked";
    if (const char* law = broken_stage()) return law;
    const auto above = frames().subspan(2);
    if (above.empty()) return nullptr;
    const bool fits = stage() == Step::turn && (above.size() == 1 ? question_fits(above[0])
                                                                  : payment_fits(above[0], above.subspan(1)));
    return fits ? nullptr : "stack: no turn comes to this question";
  }
};

}  // namespace

const char* broken_course(const Box& box, const State& s) {
  const CourseInspector inspector{{box, s}};
  if (const char* law = inspector.broken_answers()) return law;
  if (const char* law = inspector.broken_strangers()) return law;
  if (s.ended != Ended::none) return inspector.broken_end();
  if (const char* law = inspector.broken_stack()) return law;
  return s.turn.seat == kNobody ? nullptr : inspector.broken_turn();
}

}  // namespace paydirt::coloma
