// What is true of every table, whatever was played: dice, miners, coins and cards are neither made nor lost
// (section 8 of the rules document).
#include <algorithm>
#include <bit>
#include <numeric>

#include "games/fools_gold/rules.hpp"

namespace paydirt::fools_gold {
namespace {

template <size_t N>
bool empty(const uint8_t (&counts)[N]) {
  return std::all_of(counts, counts + N, [](uint8_t count) { return count == 0; });
}

const char* broken_board(const Look& at) {
  const Box& box = at.box;
  const State& s = at.s;
  int dice = s.camp;
  for (int mine = 0; mine < kMines; ++mine) {
    int things = s.dice_at(mine);
    for (Seat seat = 0; seat < kPlayers; ++seat) {
      things += std::popcount(s.standing[mine][seat]) + std::popcount(s.lying[mine][seat]);
    }
    const Places occupied = s.occupied(mine);
    if (std::popcount(occupied) != things) return "mines.path: a space holds one die or one miner";
    if (occupied != 0 && (s.dice[mine] & kBox) == 0)
      return "mines.path: the box of a mine in use holds a die";
    if ((s.wild[mine] & ~s.dice[mine]) != 0) return "mines.path: a wild die is a die";
    dice += s.dice_at(mine);
  }
  return dice == box.edition.dice.prospecting ? nullptr
                                              : "camp: the dice on paths and in the camp are always the same";
}

const char* broken_cards(const Look& at) {
  const Box& box = at.box;
  const State& s = at.s;
  int gems[kGems] = {};  // by type, that are with players
  for (size_t mine = 0; mine < kMines; ++mine) {
    const bool here = s.mine == mine;
    for (size_t card = 0; card < kCards; ++card) {
      int count = s.deck[mine][card] + (here ? s.face_up[card] + s.bottom[card] : 0);
      if (card < kValues) {
        for (Seat seat = 0; seat < box.seats; ++seat) count += s.gold[seat][mine][card];
      }
      if (card == c_gem) {
        gems[std::countr_zero(box.gem_bit[mine])] += box.cards[mine][card] - count;
      } else if (count != box.cards[mine][card]) {
        return "mines.deck: the cards of each mine are always the same";
      }
    }
  }
  for (size_t type = 0; type < box.edition.gems.size(); ++type) {
    int held = 0;
    for (Seat seat = 0; seat < box.seats; ++seat) held += (s.gems[seat] >> type) & 1;
    if (held != gems[type]) return "players.gems: the gems of each type are always the same";
  }
  return nullptr;
}

const char* broken_players(const Look& at) {
  const Box& box = at.box;
  const State& s = at.s;
  for (Seat seat = 0; seat < kPlayers; ++seat) {
    int miners = s.miners[seat] + s.aside[seat];
    for (int mine = 0; mine < kMines; ++mine) {
      miners += std::popcount(s.standing[mine][seat]) + std::popcount(s.lying[mine][seat]);
      miners += s.reserve[mine][seat];
      int nuggets = 0;
      for (int value = 0; value < kValues; ++value) nuggets += s.gold[seat][mine][value] * (value + 1);
      if (nuggets != s.nuggets[seat][mine]) return "players.gold: nuggets follow from the Gold cards";
    }
    const int coins = s.coins[seat] + s.spent[seat];
    if (seat >= box.seats) {
      if (miners + coins + s.coin_actions[seat] + s.gems[seat] != 0)
        return "players: an empty seat has nothing";
      continue;
    }
    if (miners != box.start_miners + s.year * box.edition.years.new_miners)
      return "players.miners: a player's miners are those of the start and one for each new year";
    if (coins !=
        box.start_coins + s.year * box.edition.years.new_coins + s.coin_actions[seat] * box.bank_coins)
      return "players.coins: a player's coins are those of the start, of new years and of coin actions";
  }
  return nullptr;
}

/// What belongs to one stage is nowhere else, and the right seat is asked.
const char* broken_stage(const Look& at) {
  const Box& box = at.box;
  const State& s = at.s;
  const bool resolving = s.stage == Stage::mining || s.stage == Stage::winter;
  const bool all_passed = s.passed == (1U << box.seats) - 1;
  if (!resolving && !(empty(s.face_up) && empty(s.bottom) && s.mine == 0))
    return "draw.face_up: cards are face up only while a mine is resolved";
  if ((s.winter != 0) != (s.stage == Stage::winter)) return "draw.winter: the Winter die lies only in Winter";
  if (s.stage != Stage::reserve && s.least != 0) return "reserve_from: only a pass has a last reserve miner";
  bool miners = false;
  for (int mine = 0; mine < kMines; ++mine) {
    const Places standing = s.all_standing(mine);
    const Places lying = s.all_lying(mine);
    if (lying != 0 && (s.stage != Stage::mining || mine != s.mine))
      return "mines.path: miners lie only where a mine is resolved, before Winter";
    if (resolving && mine < s.mine && standing != 0)
      return "mines.path: no miner is left where a mine is resolved";
    miners = miners || standing != 0 || !empty(s.reserve[mine]);
  }
  for (Seat seat = 0; seat < box.seats; ++seat) {
    const bool done = s.has_passed(seat) && !(s.stage == Stage::reserve && seat == s.turn);
    if (done && s.spent[seat] + s.aside[seat] > 0)
      return "players.spent: nothing lies before the screen of who has passed";
    for (int mine = 0; mine < kMines; ++mine) {
      if (!s.has_passed(seat) && s.reserve[mine][seat] > 0)
        return "mines.reserve: reserve is placed by passing";
    }
  }
  switch (s.stage) {
    case Stage::prospecting:
      return s.has_passed(s.turn) ? "turn: who has passed is not asked again" : nullptr;
    case Stage::reserve:
      return s.has_passed(s.turn) && s.miners[s.turn] > 0
                 ? nullptr
                 : "players.miners: who passes has miners for the reserve";
    case Stage::over:
      if (miners || s.camp != box.edition.dice.prospecting)
        return "stage: at the end everything has gone home";
      return s.year + 1 == kYears ? nullptr : "year: the game lasts five years";
    default: break;
  }
  if (!all_passed) return "stage: mining begins when all have passed";
  if (first_of(s.standing[s.mine], s.reserve[s.mine]) != s.turn)
    return "turn: the player with priority is asked";
  return s.stage == Stage::mining || at.can_take_any(s.turn) ? nullptr
                                                             : "stage: in Winter nobody is asked for nothing";
}

}  // namespace

const char* Rules::broken(const State& s) const {
  const Look at = look(s);
  if (const char* const law = broken_board(at)) return law;
  if (const char* const law = broken_cards(at)) return law;
  if (const char* const law = broken_players(at)) return law;
  return broken_stage(at);
}

}  // namespace paydirt::fools_gold
