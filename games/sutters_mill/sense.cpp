// How good is this for me: expected final points in 1/64, for the bots. Whole numbers only, so that every
// machine judges alike; nothing here reads the vein's faces, which nobody knows.
#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstring>

#include "games/sutters_mill/kinds.hpp"
#include "games/sutters_mill/rules.hpp"

namespace paydirt::sutters_mill {
namespace {

/// 0 .. 64 like a logistic curve, for x in 1/16.
int chance_of(int x) {
  const int magnitude = x < 0 ? -x : x;
  const int half = 32 * magnitude / (magnitude + 16);
  return x < 0 ? 32 - half : 32 + half;
}

/// Own cards at one building: what they are worth and what it takes to get them off.
struct Claim {
  int work = 0;  // actions in 1/16 down to the lowest own card
  int value = 0;
};

/// One look at a table: the pace of all players first, then what a seat may expect.
struct Judge {
  const Box& box;
  const State& s;
  const Weights& weights = box.weights;
  int pace[kPlayers] = {};  // counters a turn, in 1/16
  int total_pace = 0;
  int turns = 0;  // left for each player, in 1/16
  int gold = 0;   // points still in the vein

  Judge(const Box& laid_out, const State& state) : box(laid_out), s(state) {
    for (Seat seat = 0; seat < box.seats; ++seat) {
      if (s.torn(seat) && s.on_board[seat] == 0) continue;
      pace[seat] = weights.dig_base + 16 * std::popcount(s.certificates[seat]) +
                   (s.adventurer == seat ? 16 : 0) + bonus_pace(seat);
      if (s.diggers(seat) == 0) pace[seat] = pace[seat] * weights.idle_camp / 16;
      total_pace += pace[seat];
    }
    total_pace = std::max(total_pace, 1);
    turns = s.vein_size() * 16 * 16 * 16 / (total_pace * std::max(1, weights.dig_share));
    for (int each = 0; each < kParts; ++each) gold += s.left[each] * box.mean[each];
    // The nearer a standstill, the less of the future will come (SM-R20).
    const int patience = box.standstill - s.idle;
    gold = gold * weights.trust / 64 * patience / box.standstill;
    turns = turns * patience / box.standstill;
  }

  /// Bonus buildings pay while their part lasts: the earlier the front, the longer.
  int bonus_pace(Seat seat) const {
    int extra = 0;
    if (s.holds(seat, Space::sutters_mill)) extra += 16 * s.left[0] / std::max(1, s.vein_size());
    if (s.holds(seat, Space::hook_and_ladder))
      extra += 16 * (s.left[0] + s.left[1]) / std::max(1, s.vein_size());
    if (s.holds(seat, Space::miners_drug_store)) extra += 16;
    return extra;
  }

  int cards(Seat seat) const {
    Claim claims[kBuildings];
    int count = 0;
    for (int building = 0; building < kBuildings; ++building) {
      if (s.own_cards[seat][building] == 0) continue;
      Claim claim;
      claim.work = s.prospectors[seat][building] > 0 ? 0 : weights.walk;
      int found = 0;
      for (int i = s.stack_size[building] - 1; found < s.own_cards[seat][building]; --i) {
        const Card card = s.stack[building][i];
        const bool own = card.seat() == seat;
        claim.work += own ? 16 : weights.strange_card;
        if (!own) continue;
        claim.value += box.value[card.rank()];
        ++found;
      }
      int at = count++;  // the best value for an action first
      for (; at > 0 && claim.value * claims[at - 1].work > claims[at - 1].value * claim.work; --at) {
        claims[at] = claims[at - 1];
      }
      claims[at] = claim;
    }
    const int time = turns - (s.torn(seat) ? 0 : weights.switch_delay);
    int actions = std::max(0, time) * weights.actions_a_turn / 16;
    const int sure = std::max(1, weights.sure);
    int points = 0;
    for (int i = 0; i < count; ++i) {
      actions -= claims[i].work;
      const int home = s.torn(seat) && s.on_board[seat] == 0 ? 0 : chance_of(actions * 16 / sure);
      points += claims[i].value * (2 * home * weights.trust / 64 - 64);
    }
    // Cards in hand are worth something while there is time to play them and to take them off again.
    if (s.hand[seat] != 0) {
      const int prospects = chance_of((actions - 48) * 16 / sure);
      int best = 0;
      int taken = 0;
      for (uint16_t rest = s.hand[seat]; rest != 0 && taken < 6; ++taken) {
        const int rank = std::bit_width(rest) - 1;
        rest = static_cast<uint16_t>(rest & ~(1U << rank));
        best += box.value[rank];
      }
      points += best * prospects * weights.hand / 64;
    }
    return points;
  }

  int people(Seat seat) const {
    const int part = s.front_part();
    const uint8_t* const here = s.prospectors[seat];
    const int soon = std::min(turns, 96);  // nothing is further than six turns away
    int points = box.penalty[s.on_board[seat]] * kPoint * (96 * 16 - soon * weights.penalty_far) / (96 * 16);
    points += weights.supply * s.supply[seat] * soon / 96;
    const int live = std::min(soon, 32);
    points += here[camp_of(part)] * weights.digger * live / 32;
    for (int camp = 0; camp < kParts; ++camp) {
      if (camp > part) points += here[camp_of(camp)] * weights.next_digger * live / 32;
      if (camp < part) points += here[camp_of(camp)] * weights.dead_digger * live / 32;
    }
    for (int building = 0; building < kBuildings; ++building) {
      if (here[building] == 0) continue;
      if (s.torn(seat)) {
        if (s.own_cards[seat][building] > 0) points += weights.puller;
      } else if (here[building] > s.own_cards[seat][building] && s.hand[seat] != 0) {
        points += weights.room;
      }
    }
    return points;
  }

  int specials(Seat seat) const {
    constexpr uint8_t kBuild = bit(Space::odd_fellows_hall) | bit(Space::eldorado);
    constexpr uint8_t kTear = bit(Space::adams_express) | bit(Space::chalmers_hotel);
    const int soon = std::min(turns, 64);
    const int build = s.torn(seat) ? 0 : soon / 2;
    const int tear = s.torn(seat) ? soon : soon / 2;
    const uint8_t held = s.certificates[seat];
    int points = std::popcount(static_cast<unsigned>(held & kBuild)) * weights.special_build * build;
    points += std::popcount(static_cast<unsigned>(held & kTear)) * weights.special_tear * tear;
    if (s.holds(seat, Space::st_johns)) points += weights.special_shift * soon;
    return points / 16;
  }

  /// What the turn being played will still bring: without it nobody would ever begin one.
  int pending(Seat seat) const {
    if (s.turn != seat) return 0;
    if (s.stage == Stage::city) return s.bought == 0 && s.used == 0 ? weights.town : 0;
    if (s.stage != Stage::dig) return weights.fresh;
    const int counters = 16 * std::popcount(s.certificates[seat]) + (s.adventurer == seat ? 16 : 0) +
                         bonus_pace(seat) + (s.dug == 0 ? 16 : 0);
    return counters * box.mean[s.front_part()] / 16;
  }

  std::array<int, 6> terms(Seat seat) const {
    return {(s.purse[seat] + Look{box, s}.home_value(seat)) * kPoint,
            gold * pace[seat] / total_pace,
            cards(seat),
            people(seat),
            specials(seat),
            pending(seat)};
  }
};

}  // namespace

std::array<int, 6> Rules::terms(const State& s, Seat seat) const { return Judge(box_, s).terms(seat); }

std::array<int, kMaxSeats> Rules::senses(const State& s) const {
  const Judge judge(box_, s);
  std::array<int, kMaxSeats> points{};
  for (Seat seat = 0; seat < box_.seats; ++seat) points[seat] = sum_of(judge.terms(seat));
  return points;
}

int Rules::hint(const State& s, Seat seat, Move move) const {
  const int cost = s.stage == Stage::city && s.bought < kActions ? box_.price[s.bought] * kPoint : 0;
  switch (move.kind) {
    case k_switch: return s.vein_size() * 2 < box_.vein_total ? kPoint : -4 * kPoint;
    case k_dig: return 3 * kPoint + 2 * kPoint * std::popcount(s.certificates[seat]);
    case k_city: return 2 * kPoint;
    case k_to: return 2 * kPoint + (s.own_cards[seat][move.a] > 0 ? kPoint / 2 : 0);
    case k_stop: return kPoint;
    case k_end: return 0;
    case k_place: return kPoint - cost;
    case k_card: {
      const bool held = has_bit(s.certificates[seat], move.b);
      return (held ? kPoint : 3 * kPoint) + box_.value[move.a] * kPoint / 16 - cost;
    }
    case k_move:
      return (move.b >= kBuildings && move.b == camp_of(s.front_part()) ? kPoint : 0) - cost - kPoint / 2;
    case k_leave: return kPoint / 2 - cost;
    case k_pull: {
      const Card top = s.stack[move.a][s.stack_size[move.a] - 1];
      const int value = box_.value[top.rank()] * kPoint;
      return (top.seat() == seat ? value : s.own_cards[seat][move.a] > 0 ? 0 : -value) - cost;
    }
    default: return kPoint / 2;
  }
}

uint64_t Rules::cue(const State& s, Seat seat) const {
  uint64_t digest = hash_bytes(&s, offsetof(State, stack));
  for (int building = 0; building < kBuildings; ++building) {
    const int size = s.stack_size[building];
    if (size == 0) continue;
    uint64_t cards[3] = {};
    std::memcpy(cards, s.stack[building], static_cast<size_t>(kStack));
    digest = (digest ^ cards[0]) * 0x9fb21c651e98df25ULL;
    digest ^= digest >> 29;
    if (size > 8) digest = mix(digest ^ cards[1], cards[2]);
  }
  return digest + static_cast<uint64_t>(look(s).payable(seat));
}

}  // namespace paydirt::sutters_mill
