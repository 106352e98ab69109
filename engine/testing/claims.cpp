// The rules of Claims.
#include "engine/testing/claims.hpp"

#include <algorithm>
#include <numeric>

#include "engine/text.hpp"

namespace paydirt::claims {
namespace {

constexpr const char* kSiteNames[kSites] = {"river", "hill", "canyon"};
constexpr MoveKind kKinds[] = {
    {"stake", number_argument("card", 1, kValues)},
    {"site", name_argument("site", kSiteNames)},
    {"draw"},
    {"ask", number_argument("seat", 0, kMaxSeats - 1)},
    {"give", number_argument("card", 1, kValues)},
    {"refuse"},
    {"pay", {}, amount_argument("gold", 0, 300)},
    {"forgive"},
    {"grudge"},
    {"end"},
};
constexpr const char* kPurposes[] = {"deck", "dice"};
constexpr Argument kCard = number_argument("card", 1, kValues);
constexpr Argument kSite = number_argument("site", 1, kSites);
constexpr Argument kSeat = number_argument("with", 0, kMaxSeats - 1);
constexpr Argument kGold = amount_argument("gold", 0, 300);
constexpr EventKind kEvents[] = {
    {"stake", {}, {}, {}, kCard},
    {"site", {}, {}, {}, number_argument("site", 0, kSites - 1)},
    {"show", kCard, kSite},
    {"yield", kSite, {}, kGold},
    {"claim", kSite, {}, kGold},
    {"draw", {}, {}, {}, kCard},
    {"ask", kSeat},
    {"give", kSeat, {}, {}, kCard},
    {"refuse"},
    {"pay", kSeat, {}, kGold},
    {"fine"},
    {"over"},
};
constexpr ScoreKind kScores[] = {{"gold", "one point each", "CL-1"},
                                 {"sixes", "one point each in the hand", "CL-2"}};
constexpr Ending kEndings[] = {
    {"none", ""},
    {"played_out", "The last chapter has been played."},
    {"bonanza", "Somebody has struck it rich."},
};
constexpr GameInfo kInfo = {"claims", "Claims", "Stake a card, name a site.", "made up", 2, 5, 3, 1};

constexpr Frame question_to(Seat seat, Step step, Seat other = 0) {
  return {.kind = static_cast<uint8_t>(step), .seat = seat, .a = other};
}
constexpr Frame task(Step step, Seat whom = 0) { return {.kind = static_cast<uint8_t>(step), .a = whom}; }

}  // namespace

const std::string_view kEditionText = R"({"copies": 4, "hand": 3, "goal": 12, "note": "not read"})";

int State::hand_size(Seat seat) const { return std::accumulate(hand[seat], hand[seat] + kValues, 0); }

constinit const GameTables Rules::kTables = {kInfo, kKinds, kPurposes, kEvents, kScores, kEndings};

Result<Rules> Rules::make(const Edition& edition, const Options& options, int seats, int version) {
  if (version != kInfo.version) return Refusal{say("rules version ", version, " is unknown")};
  if (seats < kInfo.min_seats || seats > kInfo.max_seats) return Refusal{say("not for ", seats, " players")};
  if (options.rounds < 1 || options.rounds > 9) return Refusal{"option rounds: must be 1 to 9"};
  if (edition.copies < 1 || edition.copies * kValues > kDeck)
    return Refusal{"edition: copies: must be 1 to 4"};
  if (edition.hand < 0 || edition.hand * seats > edition.copies * kValues) {
    return Refusal{"edition: hand: there are not enough cards"};
  }
  if (edition.goal < 1 || edition.goal > 99) return Refusal{"edition: goal: must be 1 to 99"};
  Rules rules;
  rules.edition_ = edition;
  rules.options_ = options;
  rules.seats_ = seats;
  return rules;
}

State Rules::setup(Chance& chance) const {
  State s;
  for (int value = 1; value <= kValues; ++value) {
    for (int copy = 0; copy < edition_.copies; ++copy) s.deck[s.deck_size++] = static_cast<uint8_t>(value);
  }
  chance.shuffle(p_deck, s.deck, s.deck_size);
  std::reverse(s.deck, s.deck + s.deck_size);  // so that a scripted order reads from the top
  for (Seat seat = 0; seat < seats_; ++seat) {
    for (int i = 0; i < edition_.hand; ++i) {
      ++s.hand[seat][s.deck[--s.deck_size] - 1];
      s.deck[s.deck_size] = 0;
    }
    s.gold[seat] = 2;
  }
  s.todo.push(task(Step::round));
  NoJournal silent;
  carry_on(s, silent);
  return s;
}

Deciders Rules::deciders(const State& s) const {
  if (s.ended != Ended::none) return {};
  if (!s.asked(Step::block)) {
    const Frame& top = s.todo.top();
    return {top.is_task() ? SeatSet{} : SeatSet::of(top.seat), 0};
  }
  SeatSet seats;
  for (Seat seat = 0; seat < seats_; ++seat) {
    if (owes_answer(s, seat)) seats.add(seat);
  }
  return {seats, s.block};
}

void Rules::moves(const State& s, Seat seat, Moves& list) const {
  if (!deciders(s).seats.has(seat)) return;
  const Frame& top = s.todo.top();
  const auto cards = [&](uint8_t kind) {
    for (uint8_t value = 1; value <= kValues; ++value) {
      if (s.hand[seat][value - 1] > 0) list.push({kind, value});
    }
  };
  switch (static_cast<Step>(top.kind)) {
    case Step::block:
      if (s.stake[seat] == 0) return cards(k_stake);
      for (uint8_t site = 0; site < kSites; ++site) {
        const Move move{k_site, site};
        if (canonical(s, seat, move) == move) list.push(move);
      }
      return;
    case Step::menu:
      list.push({k_end});
      if (top.step >= kActions) return;
      if (s.deck_size > 0) list.push({k_draw});
      for (Seat other = 0; other < seats_; ++other) {
        if (other != seat && s.hand_size(other) > 0) list.push({k_ask, other});
      }
      return;
    case Step::answer: cards(k_give); return list.push({k_refuse});
    case Step::toll:
      for (int gold = 0; gold <= std::min<int>(kMostPaid, s.gold[seat]); ++gold) {
        list.push({k_pay, 0, static_cast<uint8_t>(gold)});
      }
      return;
    default: list.push({k_forgive}); return list.push({k_grudge});
  }
}

Move Rules::canonical(const State& s, Seat seat, Move move) const {
  const bool alike = seat < seats_ && s.stake[seat] == 1;
  return move.kind == k_site && move.a == kSites - 1 && alike ? Move{k_site, kSites - 2, move.b, move.c}
                                                              : move;
}

Refusal Rules::why_not(const State& s, Seat seat, Move move) const {
  if (Refusal refusal = out_of_turn(s, seat, move, "CL-3", "CL-3")) return refusal;
  return is_listed(s, seat, move) ? Refusal{} : Refusal{"that is no answer to what you are asked", "CL-4"};
}

Move Rules::fallback(const State& s, Seat seat) const {
  if (s.asked(Step::answer)) return {k_refuse};
  Moves list;
  moves(s, seat, list);
  return list[0];
}

void Rules::play(State& s, Seat seat, Move move, Chance& chance, Scribe scribe) const {
  if (s.asked(Step::block)) {
    answer_block(s, seat, move, chance, scribe);
  } else {
    act(s, seat, move, chance, scribe);
  }
  carry_on(s, scribe);
}

void Rules::answer_block(State& s, Seat seat, Move move, Chance& chance, Scribe scribe) const {
  if (move.kind == k_stake) {
    --s.hand[seat][move.a - 1];
    s.stake[seat] = move.a;
  } else {
    s.site[seat] = static_cast<uint8_t>(move.a + 1);
  }
  const uint8_t kind = move.kind == k_stake ? e_stake : e_site;
  scribe.tell({.kind = kind, .seat = seat, .secret = move.a, .knows = SeatSet::of(seat)});
  if (deciders(s).seats.empty()) resolve(s, chance, scribe);
}

void Rules::resolve(State& s, Chance& chance, Scribe scribe) const {
  s.todo.pop();
  s.block = 0;
  for (uint8_t site = 1; site <= kSites; ++site) {
    const auto yield = static_cast<int16_t>(chance.roll(p_dice, 1, 6));
    int best = 0;
    Seat winner = kNobody;
    for (Seat seat = 0; seat < seats_; ++seat) {
      if (s.site[seat] != site || s.stake[seat] < best) continue;
      winner = s.stake[seat] == best ? kNobody : seat;
      best = s.stake[seat];
    }
    scribe.tell({.kind = e_yield, .a = site, .amount = yield});
    if (winner == kNobody) continue;
    s.gold[winner] = static_cast<int16_t>(s.gold[winner] + yield);
    scribe.tell({.kind = e_claim, .seat = winner, .a = site, .amount = yield});
  }
  for (Seat seat = 0; seat < seats_; ++seat) {
    if (s.stake[seat] == 0) continue;
    const int value = s.stake[seat] - 1;
    scribe.tell({.kind = e_show, .seat = seat, .a = s.stake[seat], .b = s.site[seat]});
    ++s.discard[value];
    s.stake[seat] = s.site[seat] = 0;
    for (auto& of : s.shown) of[seat][value] = static_cast<uint8_t>(std::max(0, of[seat][value] - 1));
  }
  scribe.reveal(SeatSet::first(seats_));
  if (*std::max_element(s.gold, s.gold + seats_) >= edition_.goal) finish(s, Ended::bonanza, scribe);
}

void Rules::act(State& s, Seat seat, Move move, Chance& chance, Scribe scribe) const {
  switch (move.kind) {
    case k_draw: {
      ++s.todo.top().step;
      const uint8_t card = s.deck[--s.deck_size];
      s.deck[s.deck_size] = 0;
      ++s.hand[seat][card - 1];
      const SeatSet knows = options_.open_hands ? SeatSet::first(kMaxSeats) : SeatSet::of(seat);
      scribe.tell({.kind = e_draw, .seat = seat, .secret = card, .knows = knows});
      return scribe.reveal(knows);
    }
    case k_ask:
      ++s.todo.top().step;
      s.todo.push(question_to(seat, Step::toll, move.a));    // second
      s.todo.push(question_to(move.a, Step::answer, seat));  // first
      scribe.tell({.kind = e_ask, .seat = seat, .a = move.a});
      return;
    case k_give: return give(s, seat, move.a, scribe);
    case k_refuse:
      s.todo.pop();
      s.todo.pop();  // nothing to pay for
      s.todo.push(task(Step::fine, seat));
      scribe.tell({.kind = e_refuse, .seat = seat});
      return;
    case k_pay: {
      const Seat giver = s.todo.pop().a;
      const auto gold = static_cast<int16_t>(move.amount());
      s.gold[seat] = static_cast<int16_t>(s.gold[seat] - gold);
      s.gold[giver] = static_cast<int16_t>(s.gold[giver] + gold);
      if (gold == 0) s.todo.push(question_to(giver, Step::grudge, seat));
      scribe.tell({.kind = e_pay, .seat = seat, .a = giver, .amount = gold});
      return;
    }
    case k_grudge: {
      const Seat grudged = s.todo.pop().a;
      if (chance.roll(p_dice, 1, 2) == 1) s.todo.push(task(Step::fine, grudged));
      return;
    }
    default: s.todo.pop();  // forgive, end
  }
}

/// The asker learns the card; what third seats knew of the giver's hand may have gone with it.
void Rules::give(State& s, Seat seat, uint8_t card, Scribe scribe) const {
  const Seat asker = s.todo.pop().a;
  const int value = card - 1;
  --s.hand[seat][value];
  ++s.hand[asker][value];
  for (Seat viewer = 0; viewer < kMaxSeats; ++viewer) {
    uint8_t(&known)[kValues] = s.shown[viewer][seat];
    if (viewer == asker) {
      known[value] = static_cast<uint8_t>(std::max(0, known[value] - 1));
    } else {
      std::fill(known, known + kValues, uint8_t{0});
    }
  }
  ++s.shown[seat][asker][value];
  SeatSet knows = SeatSet::of(seat);
  knows.add(asker);
  if (options_.open_hands) knows = SeatSet::first(kMaxSeats);
  scribe.tell({.kind = e_give, .seat = seat, .a = asker, .secret = card, .knows = knows});
  if (!options_.open_hands) scribe.reveal(SeatSet::of(asker));
}

/// Runs tasks until somebody is asked.
void Rules::carry_on(State& s, Scribe scribe) const {
  while (s.ended == Ended::none && s.todo.top().is_task() && !s.asked(Step::block)) {
    if (s.asked(Step::round)) {
      advance_round(s, scribe);
    } else {
      const Seat fined = s.todo.pop().a;
      s.gold[fined] = static_cast<int16_t>(std::max(0, s.gold[fined] - 1));
      scribe.tell({.kind = e_fine, .seat = fined});
    }
  }
}

/// Step 0 opens the block, step n is the turn of seat n - 1, then the next round begins.
void Rules::advance_round(State& s, Scribe scribe) const {
  Frame& round = s.todo.top();
  const int step = round.step++;
  if (step == 0) {
    bool anybody = false;
    for (Seat seat = 0; seat < seats_; ++seat) anybody = anybody || owes_answer(s, seat);
    if (!anybody) return;
    s.block = static_cast<uint8_t>(1 + s.round % 2);
    s.todo.push(task(Step::block));
  } else if (step <= seats_) {
    s.todo.push(question_to(static_cast<Seat>(step - 1), Step::menu));
  } else {
    round.step = 0;
    if (++s.round == options_.rounds) finish(s, Ended::played_out, scribe);
  }
}

void Rules::finish(State& s, Ended how, Scribe scribe) const {
  s.ended = how;
  s.todo = {};
  scribe.tell({.kind = e_over});
  scribe.reveal(SeatSet::first(seats_));  // hands are laid open
}

void Rules::tally(const State& s, Tally tally) const {
  for (Seat seat = 0; seat < seats_; ++seat) {
    tally.add(seat, 0, s.gold[seat], false);
    tally.add(seat, 1, s.hand[seat][kValues - 1], !options_.open_hands);
  }
}

Outcome Rules::outcome(const State& s) const {
  Outcome outcome = outcome_for(s, static_cast<uint8_t>(s.ended));
  outcome.rank_by(seats_, [&](Seat one, Seat other) { return outcome.score[one] > outcome.score[other]; });
  return outcome;
}

}  // namespace paydirt::claims
