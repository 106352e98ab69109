// How good is this for me: expected final points in 1/64, for the bots. Whole numbers only, so that every
// machine judges alike; nothing here reads what the seat cannot know.
#include <algorithm>
#include <cstring>

#include "games/golden_wilderness/bargain.hpp"
#include "games/golden_wilderness/judge.hpp"

namespace paydirt::golden_wilderness {
namespace {

/// More than a turn's end ever costs, or offers that come to nothing would be opened to put it off.
constexpr int kIdle = 20 * kPoint;

/// While people bargain, what they would build with it counts; else nobody could tell a good offer from a
/// bad one. At Easy it goes on counting in that turn, for there an exchange is carried out at once; where
/// people have icons the partner first hands over his cards.
int sense_of_trade(const Box& box, const State& s, Seat seat) {
  const Frame& top = s.todo.top();
  const int now = outlook(box, s, seat)[seat];
  const int base = box.icons ? Judge(box, s, seat).expect(seat) : now;
  switch (s.step()) {
    case Step::compose: {
      if (top.seat != seat) return base;  // nobody else knows what it will be
      const int gain = best_plan(box, s).gain;
      return gain > 0 ? base + gain - kPoint / 8 : base - kIdle;
    }
    case Step::answer:
      if (!welcome(box, s, seat)) return top.a == seat ? base - kPoint / 4 : base;
      [[fallthrough]];
    case Step::hand_over: {
      const State after = carried_out(box, s, top.a, top.seat, {s.given, s.asked});
      return base + outlook(box, after, seat)[seat] - now;
    }
    default: return base;
  }
}

std::array<int, 9> terms_of(const Judge& judge) {
  const State& s = judge.s;
  const Seat seat = judge.eyes;
  std::array<int, 9> terms{};
  const auto plain = judge.terms(seat);
  std::copy(plain.begin(), plain.end(), terms.begin());
  const bool traded = s.step() == Step::act && s.offers > 0 && !judge.box.icons;
  const bool trading = s.step() == Step::compose || s.step() == Step::answer || s.step() == Step::hand_over;
  if (traded || trading) terms.back() = sense_of_trade(judge.box, s, seat) - sum_of(plain);
  return terms;
}

}  // namespace

std::array<int, 9> Rules::terms(const State& s, Seat seat) const {
  // GW-R72
  if (s.ended != EndReason::none) return {outcome(s).score[seat] * kPoint + std::min<int>(s.pesos[seat], 63)};
  return terms_of(Judge(box_, s, seat));
}

std::array<int, kMaxSeats> Rules::senses(const State& s) const {
  if (s.ended != EndReason::none) return GameTypes::senses(s);
  std::array<int, kMaxSeats> points{};
  Judge judge(box_, s, 0);
  for (; judge.eyes < box_.seats; ++judge.eyes) points[judge.eyes] = sum_of(terms_of(judge));
  return points;
}

int Rules::worth_of_offer(const State& s, Seat seat) const {
  if (s.todo.empty()) return 0;
  const Frame& top = s.todo.top();
  const bool composing = s.step() == Step::compose;
  const Seat offerer = composing ? top.seat : top.a;
  const Seat partner = composing ? top.a : top.seat;
  if (offerer >= box_.seats || partner >= box_.seats) return 0;
  const State after = carried_out(box_, s, offerer, partner, {s.given, s.asked});
  return (Judge(box_, after, seat).expect(seat) - Judge(box_, s, seat).expect(seat)) / kPoint;
}

int Rules::hint(const State& s, Seat seat, Move move) const {
  switch (move.kind) {
    case k_settle: return 5 * kPoint - box_.industry_cost[move.b] * kPoint / 2;
    case k_city: return 6 * kPoint;
    case k_change: return 2 * kPoint;
    case k_icons: return box_.cards[move.a].icons[index(Icon::pop)] > 0 ? 2 * kPoint : 0;
    case k_use: return kPoint;
    case k_mission: return (s.settled[seat] & tile_bit(move.a)) != 0 ? 2 * kPoint : -2 * kPoint;
    case k_presidio: return (s.settled[seat] & tile_bit(move.a)) != 0 ? kPoint : -2 * kPoint;
    case k_points: return move.amount() == s.pesos[seat] ? kPoint / 2 : 0;
    case k_road: return s.linked[move.a] != 0 || s.owner(move.a) == seat ? 0 : -2 * kPoint;
    case k_market: {
      const auto market = static_cast<EventCard>(s.todo.top().a);
      return look(s).payments(market, move.a, move.b)[seat] * kPoint;
    }
    case k_offer:
    case k_election:
    case k_revolution: return -kPoint;
    case k_bid: return kPoint / 2 - move.amount() * kPoint / 4;
    case k_vote: return move.a == seat ? kPoint : 0;
    case k_accept: return welcome(box_, s, seat) ? kPoint : -kPoint;
    default: return s.step() == Step::compose && !(move == next_move(box_, s)) ? -kPoint : 0;
  }
}

/// Who composes an offer looks for the best bargain once for all that he could name next.
void Rules::hints(const State& s, Seat seat, std::span<const Move> moves, std::span<int> gains) const {
  if (s.step() != Step::compose) return GameTypes::hints(s, seat, moves, gains);
  const Move next = next_move(box_, s);
  std::transform(moves.begin(), moves.end(), gains.begin(),
                 [&](Move move) { return move == next ? 0 : -kPoint; });
}

uint64_t Rules::cue(const State& s, Seat seat) const {
  uint64_t hand = 0;
  for (int deck = 0; deck < kDecks; ++deck) hand = hand << 8 | s.hand_size[seat][deck];
  uint64_t asked = 0;
  if (!s.todo.empty()) {
    Frame top = s.todo.top();
    if (s.step() == Step::compose) top.step = 0;  // how far an offer has come is a secret
    std::memcpy(&asked, &top, sizeof asked);
  }
  return mix(asked + hand * 31, uint64_t{s.round} << 8 | s.turn);
}

int Rules::left(const State& s) const {
  if (s.ended != EndReason::none) return 0;
  const Span span(box_, s);
  const int whole = box_.level == Level::beginner ? 16 + 10 * box_.weights.tile_turns
                                                  : 48 + box_.markers.city * box_.weights.city_turns;
  return std::clamp(span.turns * 1024 / whole, 0, 1024);
}

}  // namespace paydirt::golden_wilderness
