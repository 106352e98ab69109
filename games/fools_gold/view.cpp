// What each seat may see.
#include "games/fools_gold/view.hpp"

#include <bit>
#include <numeric>

#include "games/fools_gold/rules.hpp"
#include "games/fools_gold/shown.hpp"

namespace paydirt::fools_gold {

CardCounts shown_cards(const uint8_t (&cards)[kCards]) {
  CardCounts counts;
  for (int value = 0; value < kValues; ++value) counts.gold[value] = cards[value];
  counts.gem = cards[c_gem];
  counts.silt = cards[c_silt];
  counts.foul_weather = cards[c_foul_weather];
  counts.false_alarm = cards[c_false_alarm];
  return counts;
}

std::array<PathPlace, kPositions> shown_path(const State& s, int mine) {
  std::array<PathPlace, kPositions> path{};
  for (int position = 0; position < kPositions; ++position) {
    const auto has = [&](Places places) { return ((places >> position) & 1) != 0; };
    PathPlace& place = path[position];
    for (Seat seat = 0; seat < kPlayers; ++seat) {
      if (has(s.standing[mine][seat])) place = {Piece::miner, seat};
      if (has(s.lying[mine][seat])) place = {Piece::lying_miner, seat};
    }
    if (has(s.dice[mine])) place = {Piece::die, {}};
    if (has(s.wild[mine])) place = {Piece::wild_die, {}};
  }
  return path;
}

std::optional<OpenDraw> shown_draw(const State& s) {
  if (s.stage != Stage::mining && s.stage != Stage::winter) return {};
  OpenDraw draw{static_cast<Mine>(s.mine), shown_cards(s.face_up), shown_cards(s.bottom), {}};
  if (s.stage == Stage::winter) draw.winter = s.winter;
  return draw;
}

namespace {

OpenMine open_mine(const Look& at, int mine) {
  const State& s = at.s;
  OpenMine to;
  const MineProfile& profile = at.box.edition.mines[mine];
  to.id = static_cast<Mine>(mine);
  to.name = profile.name;
  to.gem = profile.gem;
  to.path = shown_path(s, mine);
  to.dice = s.dice_at(mine);
  to.miners = std::popcount(static_cast<Places>(s.all_standing(mine) | s.all_lying(mine)));
  to.cards = to.dice * to.miners;
  to.reserve.assign(s.reserve[mine], s.reserve[mine] + at.box.seats);
  const auto taken = static_cast<unsigned>(s.occupied(mine));
  if (taken != kFull) {
    to.wild_cost = at.wild_cost(mine);
    to.wild_at = std::countr_one(taken);
  }
  to.queue = queue_of(s.standing[mine], s.reserve[mine]);
  to.winter = queue_of(s.lying[mine], s.reserve[mine]);
  to.done = (s.stage == Stage::mining || s.stage == Stage::winter) && mine < s.mine;
  to.deck = shown_cards(s.deck[mine]);
  return to;
}

}  // namespace

Open Rules::open(const State& s) const {
  Open open;
  open.year = box_.edition.years.list[s.year];
  open.years = box_.edition.years.list;
  open.stage = s.stage;
  if (s.stage != Stage::over) open.turn = s.turn;
  open.start_player = s.start;
  if (s.stage == Stage::reserve) open.reserve_from = static_cast<Mine>(s.least);
  open.camp = s.camp;
  for (int mine = 0; mine < kMines; ++mine) open.mines.push_back(open_mine(look(s), mine));
  open.draw = shown_draw(s);
  for (Seat seat = 0; seat < box_.seats; ++seat) {
    OpenPlayer& to = open.players.emplace_back();
    to.passed = s.has_passed(seat);
    to.spent = s.spent[seat];
    to.aside = s.aside[seat];
    to.all_miners = box_.start_miners + s.year * box_.edition.years.new_miners;
    if (box_.options.open_holdings || s.stage == Stage::over) to.holdings = holdings(s, seat);
  }
  open.open_holdings = box_.options.open_holdings;
  open.ended = s.stage == Stage::over ? EndReason::years_over : EndReason::none;
  return open;
}

Own Rules::own(const State& s, Seat seat) const {
  Own own;
  own.seat = seat;
  own.holdings = holdings(s, seat);
  const bool phase = s.stage == Stage::prospecting || s.stage == Stage::reserve;
  if (!phase || s.has_passed(seat)) return own;
  const Look at = look(s);
  std::vector<Costs>& costs = own.costs.emplace();
  for (int mine = 0; mine < kMines; ++mine) {
    Costs& to = costs.emplace_back();
    const Places places = at.empty_of(at.payable(seat), mine);
    for (int space = 0; space < kSpaces; ++space) {
      if ((places & place_of(space)) != 0) to.place[space] = box_.cost[space + 1];
    }
    if (at.can_add_wild(seat, mine)) to.wild = at.wild_cost(mine);
  }
  if (at.can_retrieve(seat)) own.retrieve = at.retrievable(seat);
  return own;
}

}  // namespace paydirt::fools_gold
