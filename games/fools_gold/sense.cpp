// How good is this for me: expected final points in 1/64, for the bots. All of it follows from what everybody
// has seen.
#include <algorithm>
#include <bit>
#include <cstddef>

#include "games/fools_gold/prospect.hpp"
#include "games/fools_gold/rules.hpp"

namespace paydirt::fools_gold {
namespace {

/// One look at a table: the year's picks are handed out as they will probably fall; then every player is
/// judged by what he should own at the end of the year.
struct Judge {
  const Box& box;
  const State& s;
  const Weights& weights = box.weights;
  int to_come;                         // years after this one
  int nuggets[kPlayers][kMines] = {};  // expected, in 1/64
  int without[kPlayers][kMines] = {};  // chance in 1/64 that there is no Gold of the mine
  int gems[kPlayers] = {};             // expected, in 1/64
  int more[kPlayers] = {};             // points besides

  Judge(const Box& laid_out, const State& state) : box(laid_out), s(state), to_come(kYears - 1 - state.year) {
    for (Seat seat = 0; seat < box.seats; ++seat) {
      for (int mine = 0; mine < kMines; ++mine) {
        nuggets[seat][mine] = s.nuggets[seat][mine] * 64;
        without[seat][mine] = s.nuggets[seat][mine] == 0 ? 64 : 0;
      }
      gems[seat] = std::popcount(s.gems[seat]) * 64;
      more[seat] = (s.coins[seat] + s.spent[seat]) * weights.coin * to_come + weights.year * to_come;
      if (s.stage <= Stage::reserve) more[seat] += unused(seat);
    }
    const bool resolving = s.stage == Stage::mining || s.stage == Stage::winter;
    if (resolving) divide();
    for (int mine = resolving ? s.mine + 1 : 0; mine < kMines; ++mine) {
      const int miners = std::popcount(s.all_standing(mine));
      if (miners > 0) foresee(mine, s.standing[mine], miners * s.dice_at(mine) * 64, true);
    }
  }

  /// What the miners and coins that are not yet used this year will bring.
  int unused(Seat seat) const {
    if (!s.has_passed(seat)) return s.miners[seat] * weights.miner + s.coins[seat] * weights.purse;
    return s.stage == Stage::reserve && s.turn == seat ? s.miners[seat] * weights.reserve : 0;
  }

  int coins_worth() const { return box.bank_coins * weights.coin * to_come; }

  /// What one more gem is worth to a seat.
  int gem_worth(Seat seat) const {
    const int count = gems[seat] / 64;
    if (count >= kGems) return 0;
    return (box.gem_points[count + 1] - box.gem_points[count]) * 64 + weights.gem_future * to_come;
  }

  /// What Gold of so many nuggets (in 1/64) is worth to a seat.
  int gold_worth(Seat seat, int mine, int amount) {
    const int before = gold_value(weights, nuggets[seat], to_come);
    nuggets[seat][mine] += amount;
    const int after = gold_value(weights, nuggets[seat], to_come);
    nuggets[seat][mine] -= amount;
    return after - before - missing_value(seat, mine);
  }

  /// FG-F2; in early years a missing mine will hardly stay so.
  int missing_value(Seat seat, int mine) const {
    return box.missing_mine * without[seat][mine] * weights.missing[to_come] / 64;
  }

  void take_gold(Seat seat, int mine, int amount, int chance) {
    nuggets[seat][mine] += amount * chance / 64;
    without[seat][mine] = without[seat][mine] * (64 - chance) / 64;
  }

  /// Calls visit(seat, place) for the miners in `places` in the order of their priority.
  template <class Visit>
  void in_order(int mine, const OnPath& places, Visit&& visit) {
    Places rest[kPlayers];
    std::copy(places, places + kPlayers, rest);
    for (Seat seat = first_of(rest, s.reserve[mine]); seat != kNobody;
         seat = first_of(rest, s.reserve[mine])) {
      const Places place = place_of(highest_space(rest[seat]));
      rest[seat] = static_cast<Places>(rest[seat] & ~place);
      visit(seat, place);
    }
  }

  /// The miners in `places` will pick from a draw of `drawn` cards (in 1/64), each the best for its owner.
  void foresee(int mine, const OnPath& places, int drawn, bool before_winter) {
    const Prospect deck(box, s.deck[mine]);
    const int found = deck.found(drawn);
    const int takeable = std::max(1, deck.gold + deck.gems);
    int gem = deck.gems == 0 ? 0 : chance_of_rank(found * deck.gems / takeable, 1);  // chance of one
    int rank = 0;
    in_order(mine, places, [&](Seat seat, Places /*place*/) {
      ++rank;
      int chance = chance_of_rank(found, rank);
      const int amount = deck.pick(found, rank);
      if (before_winter) more[seat] += (64 - chance) * second_best(deck, seat, mine) / 64;
      const bool wanted = gem > 16 && (s.gems[seat] & box.gem_bit[mine]) == 0;
      if (wanted && gem_worth(seat) > gold_worth(seat, mine, amount)) {
        gems[seat] += gem * chance / 64;
        chance = chance * (64 - gem) / 64;
        gem = 0;
      }
      take_gold(seat, mine, amount, chance);
    });
  }

  /// What a miner that finds no card is still good for: coins, or a card in Winter.
  int second_best(const Prospect& deck, Seat seat, int mine) {
    const int chance = chance_of_rank(deck.found(kWinterCards), 1);
    return std::max(coins_worth(), gold_worth(seat, mine, deck.mean()) * chance / 64);
  }

  /// The best card for a seat among these and what it is worth; c_silt where nothing is worth more than
  /// `floor`.
  std::pair<int, int> best_card(Seat seat, int mine, const uint8_t (&cards)[kCards], bool has_gem,
                                int floor) {
    int gold = c_gem - 1;
    while (gold >= 0 && cards[gold] == 0) --gold;
    std::pair<int, int> best = {c_silt, floor};
    if (gold >= 0) {
      const int worth = gold_worth(seat, mine, (gold + 1) * 64);
      if (worth >= floor) best = {gold, worth};
    }
    if (cards[c_gem] > 0 && !has_gem && gem_worth(seat) > best.second) best = {c_gem, gem_worth(seat)};
    return best;
  }

  /// The mine being resolved: its cards are face up.
  void divide() {
    const int mine = s.mine;
    const bool winter = s.stage == Stage::winter;
    const Prospect deck(box, s.deck[mine]);
    uint8_t cards[kCards];
    Places lying[kPlayers];
    uint8_t owned[kPlayers];
    std::copy(s.face_up, s.face_up + kCards, cards);
    std::copy(s.lying[mine], s.lying[mine] + kPlayers, lying);
    std::copy(s.gems, s.gems + kPlayers, owned);
    in_order(mine, s.standing[mine], [&](Seat seat, Places place) {
      const int floor = winter ? 0 : second_best(deck, seat, mine);
      const bool has_gem = (owned[seat] & box.gem_bit[mine]) != 0;
      const int card = best_card(seat, mine, cards, has_gem, floor).first;
      if (card == c_silt) {
        if (winter) return;
        if (coins_worth() >= floor) {
          more[seat] += coins_worth();
        } else {
          lying[seat] = static_cast<Places>(lying[seat] | place);
        }
        return;
      }
      --cards[card];
      if (card != c_gem) return take_gold(seat, mine, (card + 1) * 64, 64);
      owned[seat] = static_cast<uint8_t>(owned[seat] | box.gem_bit[mine]);
      gems[seat] += 64;
    });
    if (!winter) foresee(mine, lying, kWinterCards, false);
  }

  std::array<int, 4> terms(Seat seat) const {
    int missing = 0;
    for (int mine = 0; mine < kMines; ++mine) missing += missing_value(seat, mine);
    const int whole = std::min(gems[seat] / 64, kGems - 1);
    const int next = box.gem_points[whole + 1] - box.gem_points[whole];
    const int gem_points = box.gem_points[whole] * 64 + next * (gems[seat] - whole * 64);
    return {gold_value(weights, nuggets[seat], to_come), missing,
            gem_points + weights.gem_future * to_come * gems[seat] / 64, more[seat]};
  }
};

}  // namespace

std::array<int, 4> Rules::terms(const State& s, Seat seat) const { return Judge(box_, s).terms(seat); }

std::array<int, kMaxSeats> Rules::senses(const State& s) const {
  const Judge judge(box_, s);
  std::array<int, kMaxSeats> points{};
  for (Seat seat = 0; seat < box_.seats; ++seat) points[seat] = sum_of(judge.terms(seat));
  return points;
}

/// Everything that choices and judgement depend on; which cards make up the nuggets does not matter.
uint64_t Rules::cue(const State& s, Seat /*seat*/) const {
  return hash_bytes(&s, offsetof(State, coin_actions));
}

int Rules::left(const State& s) const {
  constexpr int kSteps = 2 * kMines;  // of a year: half of it is prospecting
  if (s.stage == Stage::over) return 0;
  const int year = s.stage <= Stage::reserve ? kSteps : kMines - s.mine;
  return ((kYears - 1 - s.year) * kSteps + year) * 1024 / (kYears * kSteps);
}

}  // namespace paydirt::fools_gold
