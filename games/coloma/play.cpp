// The course of the game: setup, chapters, selection, whose turn it is.
#include <bit>

#include "games/coloma/play.hpp"

namespace paydirt::coloma {

void Play::push(Step step, Seat seat, int a, int b, int c, int amount) {
  s_.todo.push({.kind = static_cast<uint8_t>(step),
                .seat = seat,
                .a = static_cast<uint8_t>(a),
                .b = static_cast<uint8_t>(b),
                .c = static_cast<uint8_t>(c),
                .amount = static_cast<int16_t>(amount)});
}

void Play::set_up() {
  const Edition& edition = box_.edition;
  const TableSetup& table = edition.tables[box_.seats - 1];
  s_.barker = box_.barker_path[0][0];
  s_.bust = static_cast<uint8_t>(look().signpost());                     // CO101
  s_.outlaws = static_cast<uint8_t>(edition.shootout.round_outlaws[0]);  // CO102
  for (int i = 0; i < kBarrels; ++i) s_.barrel_supply[i] = static_cast<uint8_t>(edition.barrels[i].copies);
  fill_hideout();                                                                           // CO103
  s_.pool = static_cast<uint8_t>(box_.pool_total);                                          // CO104
  std::fill(s_.bridges, s_.bridges + kBridges, static_cast<uint8_t>(table.bridge_copies));  // CO105
  s_.hotels = static_cast<uint8_t>(table.hotels);                                           // CO106
  s_.horses = static_cast<uint8_t>(edition.pieces.horses);                                  // CO107
  s_.badge =
      box_.solo ? Seat{0} : static_cast<Seat>(chance_.roll(p_badge, 0, box_.seats - 1));  // CO110, COR2
  if (box_.buster) s_.rows[edition.shootout.dummy_row - 1] = kDummy;                      // CO111
  if (box_.solo) set_up_shade();
  uint8_t characters[kCharacters];
  for (uint8_t i = 0; i < kCharacters; ++i) characters[i] = i;
  const bool deluxe = box_.options.deluxe_characters;
  const bool dealt = box_.options.characters || deluxe;
  if (dealt) chance_.shuffle(p_characters, characters, deluxe ? kCharacters : kRulebookCharacters);  // CO901
  for (int place = 0; place < box_.seats; ++place) {                                                 // CO108
    const Seat seat = look().in_order(place);
    Player& player = of(seat);
    player.dudes_reserve = static_cast<uint8_t>(edition.pieces.dudes);
    player.camps_reserve = static_cast<uint8_t>(edition.pieces.camps);
    gain_one(seat, g_dudes, edition.start.dudes);
    gain_one(seat, g_camps, edition.start.camps);
    gain_one(seat, g_bucks, edition.start.bucks);
    gain_one(seat, g_horses, edition.start.horses);
    gain_one(seat, g_gold, edition.start.gold);
    if (dealt) player.character = static_cast<Character>(characters[seat]);
    player.deck.middle = static_cast<uint16_t>((1U << kBuildings) - 1);
    draw(seat, edition.start.draw);  // CO109
  }
  push(Step::chapter, kNobody);
  if (box_.lay_back > 0) {
    push(Step::keep, kNobody);
  } else {
    carry_on();
  }
}

void Play::answer(Seat seat, Move move) {
  const Frame frame = s_.todo.top();
  const auto step = static_cast<Step>(frame.kind);
  const bool done = move.kind == k_done;
  switch (step) {  // questions that stay until they are done with
    case Step::keep: answer_opening(seat, move); break;
    case Step::dials: answer_dial(seat, move); break;
    case Step::turn: answer_turn(seat, move); break;
    case Step::wagon: answer_wagon(seat, move); break;
    case Step::place:
      if (!done) {
        place(seat, move);
      } else {
        s_.todo.pop();
      }
      break;
    default:
      s_.todo.pop();
      if (!done) answer_once(seat, move, frame);
  }
  carry_on();
}

/// Questions with one answer; they are off the stack already.
void Play::answer_once(Seat seat, Move move, const Frame& asked) {
  switch (static_cast<Step>(asked.kind)) {
    case Step::trade: return trade(seat, move.a);
    case Step::banjo: return borrow(seat, move.a - 1);
    case Step::build: return build(seat, move);
    case Step::pay: return pay_bucks(seat, asked.amount, move.a);
    case Step::discard: return discard(seat, move);
    case Step::city: {  // CO406
      const Place& city = box_.map[of(seat).wagon];
      return gain(seat, move.a == 0 ? city.reward : city.alternate, from_map, true);
    }
    case Step::take: return take_barrel(seat, move.a - 1);  // CO446
    case Step::barrel: return move.kind == k_use ? use_barrel(seat, asked.a) : save_barrel(seat, asked.a);
    case Step::cask: return break_cask(seat, move.a);
    default: stop();
  }
}

void Play::trade(Seat seat, int gold) {
  of(seat).gold = static_cast<uint8_t>(of(seat).gold - gold);
  s_.spent = static_cast<uint8_t>(s_.spent + gold);  // CO514
  tell({.kind = e_trade, .seat = seat, .amount = static_cast<int16_t>(gold)});
  score(seat, from_trades, gold * box_.edition.events.trade_vp);
}

/// Runs tasks until somebody is asked or the game is over.
void Play::carry_on() {
  while (!s_.todo.empty()) {
    const Frame& top = s_.todo.top();
    const auto step = static_cast<Step>(top.kind);
    if (!top.is_task() || step == Step::keep || step == Step::dials) return;
    if (step == Step::chapter) {
      run_chapter();
    } else {
      run_task();
    }
  }
}

void Play::run_task() {
  const Frame task = s_.todo.pop();
  const Seat seat = s_.turn.seat;
  switch (static_cast<Step>(task.kind)) {
    case Step::river: return survey(seat, task.a);
    case Step::bridge:  // CO333
      of(seat).bridges = static_cast<uint8_t>(of(seat).bridges | bit(task.a));
      --s_.bridges[task.a];
      return tell({.kind = e_bridge, .seat = seat, .a = task.a});
    case Step::town: return raise(seat, task.a);
    case Step::hotel: return cover(seat, task.a);
    case Step::ability: return apply(seat, box_.town[task.a].abilities[task.b].effect, from_map);
    case Step::power: return apply(seat, box_.power[task.a].effects[task.b], from_map);
    case Step::purchase: gain_one(seat, g_camps, task.a); return gain_one(seat, g_horses, task.b);
    default: stop();
  }
}

void Play::run_chapter() {
  Frame& chapter = s_.todo.top();
  switch (chapter.step) {
    case at_start:
      begin_chapter();
      chapter.step = s_.round == 0 && s_.chapter == 0 ? at_selection : at_event;  // COR4
      if (chapter.step == at_event) tell({.kind = e_event, .a = s_.barker});
      return;
    case at_event:  // CO204, CO503
      if (chapter.a == 0) shade_event();
      if (chapter.a < box_.seats) return give_event(look().in_order(chapter.a++));
      chapter.a = 0;
      chapter.step = at_selection;
      return;
    case at_selection: chapter.step = at_reveal; return open_selection();
    case at_reveal: chapter.step = at_turns; return reveal();
    case at_turns:
      if (!next_turn(chapter)) chapter.step = at_end;
      return;
    default: return end_chapter();
  }
}

void Play::begin_chapter() {  // CO203
  s_.barker = box_.barker_path[s_.round][s_.chapter];
  s_.bust = static_cast<uint8_t>(look().signpost());
  tell({.kind = e_chapter, .a = s_.round, .b = s_.chapter, .amount = s_.barker});
}

void Play::give_event(Seat seat) {
  const int site = s_.barker;  // COR44
  if (site != kEvent5) {       // CO501
    return gain(seat, box_.event_gain[site], from_map, false, look().event_times(seat));
  }
  const int most = look().most_traded(seat);
  if (most > 0) push(Step::trade, seat, most);
}

void Play::open_selection() {
  if (box_.buster) {  // CO801, CO1002
    s_.buster[0] = buster_card();
    s_.buster[1] = buster_card();
    tell({.kind = e_buster, .a = s_.buster[0], .b = s_.buster[1]});
  }
  push(Step::dials, kNobody);
}

/// CO802: all five cards are shuffled for every chapter, so each card is a draw from those not yet revealed.
uint8_t Play::buster_card() {
  unsigned left = (1U << kSites) - 1;
  for (const uint8_t revealed : s_.buster) {
    if (revealed != kNone) left &= ~bit(revealed);
  }
  return nth_bit(left, chance_.roll(p_buster, 0, std::popcount(left) - 1));
}

void Play::answer_opening(Seat seat, Move move) {
  Player& player = of(seat);
  player.hand = static_cast<uint16_t>(player.hand & ~bit(move.a));
  player.laid[player.laid[0] == 0 ? 0 : 1] = static_cast<uint8_t>(1 + move.a * 2 + move.b);
  tell({.kind = e_lay, .seat = seat, .secret = move.a, .knows = SeatSet::of(seat)});
  for (Seat other = 0; other < box_.seats; ++other) {
    if (of(other).laid[box_.lay_back - 1] == 0) return;
  }
  close_opening();
}

void Play::close_opening() {
  s_.todo.pop();
  for (Seat seat = 0; seat < box_.seats; ++seat) {
    Player& player = of(seat);
    int on_top = 0;
    for (uint8_t& laid : player.laid) {
      if (laid == 0) continue;
      const auto end = static_cast<End>((laid - 1) % 2);
      player.deck.lay(static_cast<uint8_t>((laid - 1) / 2), end);
      on_top += end == End::top ? 1 : 0;
      laid = 0;
    }
    tell({.kind = e_opened,
          .seat = seat,
          .a = static_cast<uint8_t>(on_top),
          .b = static_cast<uint8_t>(box_.lay_back - on_top)});
  }
  scribe_.reveal(SeatSet::first(box_.seats));  // COR31: where the cards went
}

void Play::answer_dial(Seat seat, Move move) {
  of(seat).dial = move.a;
  tell(
      {.kind = e_dial, .seat = seat, .secret = static_cast<uint8_t>(move.a - 1), .knows = SeatSet::of(seat)});
  for (Seat other = 0; other < box_.seats; ++other) {
    if (of(other).dial == 0) return;
  }
  s_.todo.pop();
}

void Play::reveal() {  // CO206
  scribe_.reveal(SeatSet::first(box_.seats));
  for (Seat seat = 0; seat < box_.seats; ++seat) {
    tell({.kind = e_pioneer, .seat = seat, .a = static_cast<uint8_t>(of(seat).dial - 1)});
  }
  if (box_.solo) {
    s_.shade.site = s_.buster[chance_.roll(p_coin, 0, 1)];  // CO1002
    tell({.kind = e_stranger, .a = 1, .b = s_.shade.site});
  }
  if (box_.buster) {  // CO801
    s_.buster_site = buster_card();
    tell({.kind = e_stranger, .a = 0, .b = s_.buster_site});
  }
  place_bust();
}

void Play::place_bust() {  // CO302
  s_.bust = look().busted_site();
  tell({.kind = e_bust, .a = s_.bust, .b = static_cast<uint8_t>(look().signpost_uncovered() ? 1 : 0)});
}

/// CO207: Sites in their order, players in theirs; Shade comes first. Frame: a: site, b: the first place
/// there that has not been asked yet; 0 is Shade's.
bool Play::next_turn(Frame& chapter) {
  const auto rank = [](int site, int place) { return site * 8 + place; };
  const int asked = rank(chapter.a, chapter.b);
  int next = rank(kSites, 0);
  const auto consider = [&](int site, int place) {
    const int at = rank(site, place);
    if (at >= asked && at < next) next = at;
  };
  if (s_.shade.site != kNone) consider(s_.shade.site, 0);
  for (int place = 0; place < box_.seats; ++place) consider(of(look().in_order(place)).dial - 1, place + 1);
  if (next == rank(kSites, 0)) return false;
  const int place = next % 8;
  chapter.a = static_cast<uint8_t>(next / 8);
  chapter.b = static_cast<uint8_t>(place + 1);
  if (place == 0) {
    shade_turn();
  } else {
    begin_turn(look().in_order(place - 1));
  }
  return true;
}

void Play::end_chapter() {  // CO210
  s_.todo.top() = {.kind = static_cast<uint8_t>(Step::chapter)};
  for (Player& player : s_.players) player.dial = 0;
  s_.buster[0] = s_.buster[1] = s_.buster_site = s_.shade.site = kNone;
  if (++s_.chapter < kChapters) return;
  shoot_out();
  if (s_.round + 1 == kRounds) return finish();  // CO201
  clean_up();
}

}  // namespace paydirt::coloma
