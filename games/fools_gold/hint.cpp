// A cheap guess at what a move gains, in 1/64 point: it orders moves and drives playouts.
#include <algorithm>
#include <bit>
#include <optional>

#include "games/fools_gold/prospect.hpp"
#include "games/fools_gold/rules.hpp"

namespace paydirt::fools_gold {
namespace {

/// What a seat owns, and what more would be worth to it.
struct Purse {
  const Weights& weights;
  int nuggets[kMines];  // in 1/64
  int to_come;          // years after this one
  int value;            // of the nuggets

  Purse(const Box& box, const State& s, Seat seat) : weights(box.weights), to_come(kYears - 1 - s.year) {
    for (int mine = 0; mine < kMines; ++mine) nuggets[mine] = s.nuggets[seat][mine] * 64;
    value = gold_value(weights, nuggets, to_come);
  }
  /// Gold of so many nuggets (in 1/64) more; `missing` is the penalty that it saves.
  int gold(int mine, int amount, int missing) {
    const int saved = nuggets[mine] == 0 ? missing * weights.missing[to_come] : 0;
    nuggets[mine] += amount;
    const int more = gold_value(weights, nuggets, to_come) - value;
    nuggets[mine] -= amount;
    return more + saved;
  }
};

/// Who stands at a mine, with how many dice.
struct Outlook {
  OnPath places;
  InReserve reserve;
  int dice;
};

/// What a seat may think of its moves at a glance.
struct Hint {
  const Box& box;
  const State& s;
  Seat seat;
  Look look{box, s};
  const Weights& weights = box.weights;
  std::optional<int> now[kMines] = {};  // what its miners at each mine will find, once it was asked for

  int of(Move move);

 private:
  Outlook outlook_of(int mine) const;
  int outlook(int mine, const Outlook& at) const;
  int change(int mine, const Outlook& after);
  int place(int mine, int space);
  int wild(int mine) const;
  int reserve(int mine);
  int take(int card) const;
  int winter() const;
  int gem(int mine, int found, int gold) const;
  int winter_rank() const;
};

int Hint::of(Move move) {
  switch (move.kind) {
    case k_place: return place(move.a, move.b);
    case k_wild: return wild(move.a);
    case k_retrieve: return s.coins[seat] < 2 && s.miners[seat] > 1 ? weights.retrieve : -weights.retrieve;
    case k_pass: return weights.pass - s.miners[seat] * weights.pass_miner;
    case k_reserve: return reserve(move.a);
    case k_take: return take(move.a);
    case k_coins: return box.bank_coins * weights.coin * (kYears - 1 - s.year) - weights.take_coins;
    case k_lie_down: return winter();
    default: return -kPoint;
  }
}

/// What the seat's miners at a mine will find, if these stand there with so many dice.
int Hint::outlook(int mine, const Outlook& at) const {
  if (at.places[seat] == 0) return 0;
  const Prospect deck(box, s.deck[mine]);
  Purse purse(box, s, seat);
  Places rest[kPlayers];
  int miners = 0;
  for (Seat each = 0; each < kPlayers; ++each) {
    rest[each] = at.places[each];
    miners += std::popcount(rest[each]);
  }
  const int found = deck.found(miners * at.dice * 64);
  const int coins = box.bank_coins * weights.coin * purse.to_come;
  int points = 0;
  for (int rank = 1; rest[seat] != 0; ++rank) {
    const Seat next = first_of(rest, at.reserve);
    rest[next] = static_cast<Places>(rest[next] & ~place_of(highest_space(rest[next])));
    if (next != seat) continue;
    const int chance = chance_of_rank(found, rank);
    const int amount = deck.pick(found, rank);
    const int gold = purse.gold(mine, amount, -box.missing_mine);
    const int gem_more = rank == 1 ? gem(mine, found, gold) : 0;
    points += (gold + gem_more) * chance / 64 + coins * (64 - chance) / 64;
    purse.nuggets[mine] += amount * chance / 64;
    purse.value = gold_value(weights, purse.nuggets, purse.to_come);
  }
  return points;
}

Outlook Hint::outlook_of(int mine) const {
  Outlook at;
  std::copy(s.standing[mine], s.standing[mine] + kPlayers, at.places);
  std::copy(s.reserve[mine], s.reserve[mine] + kPlayers, at.reserve);
  at.dice = s.dice_at(mine);
  return at;
}

/// What more the seat's miners at a mine will find if it looks so there.
int Hint::change(int mine, const Outlook& after) {
  if (!now[mine]) now[mine] = outlook(mine, outlook_of(mine));
  return outlook(mine, after) - *now[mine];
}

int Hint::place(int mine, int space) {
  Outlook at = outlook_of(mine);
  at.places[seat] = static_cast<Places>(at.places[seat] | place_of(space));
  return change(mine, at) - box.cost[space + 1] * weights.hint_coin;
}

/// What one die more brings the seat, less what it brings the others on the average.
int Hint::wild(int mine) const {
  const Prospect deck(box, s.deck[mine]);
  const int own = std::popcount(s.standing[mine][seat]);
  const int others = std::popcount(s.all_standing(mine)) - own;
  const int share = own * 64 - others * 64 / (box.seats - 1);
  return deck.found(share) * deck.mean() / 64 - look.wild_cost(mine) * weights.hint_coin;
}

int Hint::reserve(int mine) {
  Outlook at = outlook_of(mine);
  ++at.reserve[seat];
  return change(mine, at);
}

int Hint::take(int card) const {
  Purse purse(box, s, seat);
  if (card < kValues) return purse.gold(s.mine, (card + 1) * 64, -box.missing_mine);
  const int count = std::popcount(s.gems[seat]);
  return (box.gem_points[count + 1] - box.gem_points[count]) * 64 + weights.gem_future * purse.to_come;
}

/// What the first to pick from so many found cards (in 1/64) gains by the gem that may be among them.
int Hint::gem(int mine, int found, int gold) const {
  const Prospect deck(box, s.deck[mine]);
  if (deck.gems == 0 || (s.gems[seat] & box.gem_bit[mine]) != 0) return 0;
  const int chance = chance_of_rank(found * deck.gems / (deck.gold + deck.gems), 1);
  return std::max(0, take(c_gem) - gold) * chance / 64;
}

/// A card of the Winter draw, behind those who lie there already and go first.
int Hint::winter() const {
  const Prospect deck(box, s.deck[s.mine]);
  const int found = deck.found(kWinterCards);
  const int rank = winter_rank();
  const int gold = Purse(box, s, seat).gold(s.mine, deck.pick(found, rank), -box.missing_mine);
  const int gem_more = rank == 1 ? gem(s.mine, found, gold) : 0;
  return (gold + gem_more) * chance_of_rank(found, rank) / 64;
}

/// When the miner whose turn it is would pick in Winter.
int Hint::winter_rank() const {
  const Places own = place_of(highest_space(s.standing[s.mine][seat]));
  Places lying[kPlayers];
  std::copy(s.lying[s.mine], s.lying[s.mine] + kPlayers, lying);
  lying[seat] = static_cast<Places>(lying[seat] | own);
  for (int rank = 1;; ++rank) {
    const Seat next = first_of(lying, s.reserve[s.mine]);
    const Places place = place_of(highest_space(lying[next]));
    if (next == seat && place == own) return rank;
    lying[next] = static_cast<Places>(lying[next] & ~place);
  }
}

}  // namespace

int Rules::hint(const State& s, Seat seat, Move move) const { return Hint{box_, s, seat}.of(move); }

void Rules::hints(const State& s, Seat seat, std::span<const Move> moves, std::span<int> gains) const {
  Hint hint{box_, s, seat};
  std::transform(moves.begin(), moves.end(), gains.begin(), [&](Move move) { return hint.of(move); });
}

}  // namespace paydirt::fools_gold
