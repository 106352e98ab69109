// Completed features, the final scoring, and who has won.
#include <algorithm>

#include "games/carcassonne_gold_rush/land.hpp"
#include "games/carcassonne_gold_rush/play.hpp"
#include "games/carcassonne_gold_rush/rules.hpp"

namespace paydirt::carcassonne_gold_rush {

/// Step 3. Only what the new tile belongs to can have been completed by it (CG501), and cities that its
/// railroads lead to. Order: CGR21.
void Play::score_completed() {
  const auto number = static_cast<uint8_t>(s_.tile_count - 1);
  const Tile& tile = s_.tiles[number];
  const Face& face = look().face_of(tile);
  bool completed = face.count[2] > 0;
  for (int i = 0; i < face.count[1]; ++i) {
    const int label = s_.railroads.label[tile.first[1] + i];
    if (s_.railroads.open[label] > 0) continue;
    completed = true;
    if (s_.railroads.crew[label].empty()) continue;
    award(s_.railroads.crew[label].leaders(), s_railroads, look().railroad_points(label, true), e_railroad,
          {number, Segment::of(Land::railroad, i)});
    send_home(Land::railroad, label);
  }
  for (int i = 0; i < face.count[0]; ++i) {
    const int label = s_.mountains.label[tile.first[0] + i];
    if (s_.mountains.open[label] == 0) score_mountain(label, {number, Segment::of(Land::mountain, i)});
  }
  if (completed) score_cities();
}

void Play::score_mountain(int label, Spotted at) {
  const SeatSet leaders = s_.mountains.crew[label].leaders();
  if (s_.mountains.tokens[label] > 0) share_gold(label, leaders, at);
  award(leaders, s_mountains, look().mountain_points(label), e_mountain, at);
  send_home(Land::mountain, label);
  for (Seat seat = 0; seat < box_.seats; ++seat) {  // CG525
    if (s_.camp(seat) == label) strike(seat);
  }
}

/// CG522, CG523: the leaders take turns at the pile, beginning with the player whose turn it is.
void Play::share_gold(int label, SeatSet leaders, Spotted at) {
  if (leaders.empty()) return lose_gold(label, at);  // CGR19
  for (Seat seat = s_.turn; s_.mountains.tokens[label] > 0;
       seat = static_cast<Seat>((seat + 1) % box_.seats)) {
    if (leaders.has(seat)) take_token(seat, label, e_gold, at);
  }
}

/// A pile leaves the game unseen.
void Play::lose_gold(int label, Spotted at) {
  tell(e_lost, kNobody, at, s_.mountains.tokens[label]);
  while (s_.mountains.tokens[label] > 0) ++s_.removed[take_top(s_, label)];
}

void Play::score_cities() {
  uint8_t done[kCities];
  int count = 0;
  for (int city = 0; city < s_.count[2]; ++city) {
    if (s_.merchant[city] != 0 && look().is_complete(Land::city, city))  // CGR22, CG531
      done[count++] = static_cast<uint8_t>(city);
  }
  std::sort(done, done + count, [&](uint8_t one, uint8_t other) {  // the new tile first, then by y, then x
    const auto order = [&](uint8_t city) {
      return s_.city_tile[city] == s_.tile_count - 1 ? 0 : 1 + s_.tiles[s_.city_tile[city]].at.bits;
    };
    return order(one) < order(other);
  });
  for (int i = 0; i < count; ++i) {
    const int city = done[i];
    award(SeatSet::of(static_cast<Seat>(s_.merchant[city] - 1)), s_cities,
          look().city_points(look().railroads_of(city).count), e_city,
          {s_.city_tile[city], Segment::of(Land::city, 0)});
    send_home(Land::city, city);
  }
}

void Play::award(SeatSet seats, ScoreRow row, int points, EventId kind, Spotted at) {
  for (const Seat seat : seats) {
    s_.points[seat][row] = static_cast<int16_t>(s_.points[seat][row] + points);
    tell(kind, seat, at, points);
  }
}

/// CG501, CG806: the cowboys of a feature go back to their supplies.
void Play::send_home(Land land, int label) {
  for (Seat seat = 0; seat < box_.seats; ++seat) {
    Cowboy* const all = s_.cowboys[seat];
    for (Cowboy* each = all; each != all + kCowboys; ++each) {
      if (each->tile == Cowboy{}.tile || each->segment.land() != land) continue;
      const int number = s_.tiles[each->tile].number(each->segment);
      if (s_.label(land, number) != label) continue;
      tell(e_home, seat, {each->tile, each->segment});
      if (land == Land::mountain) s_.occupied &= ~(uint64_t{1} << number);
      *each = {};
      ++s_.supply[seat];
    }
    std::sort(all, all + kCowboys);
  }
  switch (land) {
    case Land::mountain: s_.mountains.crew[label] = {}; return;
    case Land::railroad: s_.railroads.crew[label] = {}; return;
    case Land::prairie: s_.prairies.crew[label] = {}; return;
    case Land::city: s_.merchant[label] = 0; return;
  }
}

/// A tent goes back to its owner.
void Play::strike(Seat seat) {
  if (s_.tent[seat] == 0) return;
  tell(e_strike, seat, told_at(Land::mountain, s_.tent[seat] - 1));
  pitch(s_, seat, -1);
}

void Play::finish(EndReason reason) {
  for (Seat seat = 0; seat < box_.seats; ++seat) strike(seat);  // CG802
  for (int label = 0; label < s_.count[0]; ++label) {
    if (s_.mountains.tokens[label] > 0) lose_gold(label, told_at(Land::mountain, label));
  }
  score_unfinished();
  s_.ended = reason;
  scribe_.reveal(SeatSet::first(box_.seats));  // CG808: the tokens are laid open
  for (Seat seat = 0; scribe_.listening() && seat < box_.seats; ++seat)
    tell({.kind = e_nuggets, .seat = seat, .amount = static_cast<int16_t>(look().gold(seat))});
  tell({.kind = e_over, .a = static_cast<uint8_t>(reason)});
}

/// CG803 to CG807, in this order (CGR33). What still has cowboys is not complete, or a prairie.
void Play::score_unfinished() {
  const auto score = [&](Land land, int label, Crew crew, ScoreRow row, int points) {
    if (crew.empty()) return;
    award(crew.leaders(), row, points, land == Land::prairie ? e_prairie : e_unfinished,
          told_at(land, label));
    send_home(land, label);
  };
  for (int label = 0; label < s_.count[0]; ++label) {
    score(Land::mountain, label, s_.mountains.crew[label], s_open_mountains, look().mountain_points(label));
  }
  for (int label = 0; label < s_.count[1]; ++label) {
    score(Land::railroad, label, s_.railroads.crew[label], s_open_railroads,
          look().railroad_points(label, false));
  }
  for (int city = 0; city < s_.count[2]; ++city) {
    if (s_.merchant[city] == 0) continue;
    Crew merchant;
    merchant.add(static_cast<Seat>(s_.merchant[city] - 1));
    score(Land::city, city, merchant, s_open_cities, look().city_points(look().railroads_of(city).complete));
  }
  for (int label = 0; label < s_.count[3]; ++label) {
    score(Land::prairie, label, s_.prairies.crew[label], s_prairies, s_.prairies.worth[label]);
  }
}

void Rules::tally(const State& s, Tally tally) const {
  for (Seat seat = 0; seat < box_.seats; ++seat) {
    for (uint8_t row = 0; row < kRows; ++row) tally.add(seat, row, s.points[seat][row], false);
    tally.add(seat, s_gold, look(s).gold(seat), true);  // CGR38
  }
}

Outcome Rules::outcome(const State& s) const {
  Outcome outcome = outcome_for(s, static_cast<uint8_t>(s.ended));
  outcome.rank_by(box_.seats, [&](Seat one, Seat other) {  // CG809, CGR30
    return outcome.score[one] > outcome.score[other];
  });
  return outcome;
}

}  // namespace paydirt::carcassonne_gold_rush
