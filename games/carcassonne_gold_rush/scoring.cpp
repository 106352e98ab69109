// Completed features, the final scoring, and who has won.
#include <algorithm>

#include "games/carcassonne_gold_rush/land.hpp"
#include "games/carcassonne_gold_rush/rules.hpp"

namespace paydirt::carcassonne_gold_rush {

Crew Rules::crew_of(const State& s, const Tile& tile, Segment segment) {
  const int number = tile.number(segment);
  switch (segment.land()) {
    case Land::mountain: return s.mountains.crew[s.mountains.label[number]];
    case Land::railroad: return s.railroads.crew[s.railroads.label[number]];
    case Land::prairie: return s.prairies.crew[s.prairies.label[number]];
    case Land::city: break;
  }
  Crew merchant;
  if (s.merchant[number] != 0) merchant.add(static_cast<Seat>(s.merchant[number] - 1));
  return merchant;
}

/// The tile and the name of a segment by its number.
Rules::Spotted Rules::find_segment(const State& s, Land land, int number) {
  int tile = s.tile_count - 1;
  while (tile > 0 && s.tiles[tile].first[static_cast<int>(land)] > number) --tile;
  return {static_cast<uint8_t>(tile),
          Segment::of(land, number - s.tiles[tile].first[static_cast<int>(land)])};
}

Rules::CityRailroads Rules::railroads_of(const State& s, int city) const {
  const Tile& tile = s.tiles[s.city_tile[city]];
  CityRailroads found;
  for (unsigned tracks = face_of(tile).city_tracks; tracks != 0; tracks &= tracks - 1) {
    const uint8_t label = s.railroads.label[tile.first[1] + std::countr_zero(tracks)];
    const auto end = found.label.begin() + found.count;
    if (std::find(found.label.begin(), end, label) != end) continue;  // CG532
    found.label[found.count++] = label;
    found.complete += s.railroads.open[label] == 0 ? 1 : 0;
  }
  return found;
}

int Rules::railroad_points(const State& s, int label, bool complete) const {
  const int points = s.railroads.tiles[label] * edition_.scoring.railroad_tile;  // CG512, CG804
  const bool doubled = complete && s.railroads.locomotives[label] == 1;          // CG513
  return doubled ? points * edition_.scoring.lone_locomotive : points;
}

/// Step 3. Only what the new tile belongs to can have been completed by it (CG501), and cities that its
/// railroads lead to. Order: CGR21.
template <class J>
void Rules::score_completed(State& s, J& journal) const {
  const auto number = static_cast<uint8_t>(s.tile_count - 1);
  const Tile& tile = s.tiles[number];
  const Face& face = face_of(tile);
  bool completed = face.count[2] > 0;
  for (int i = 0; i < face.count[1]; ++i) {
    const int label = s.railroads.label[tile.first[1] + i];
    if (s.railroads.open[label] > 0) continue;
    completed = true;
    if (s.railroads.crew[label].empty()) continue;
    const Spotted here{number, Segment::of(Land::railroad, i)};
    award(s, s.railroads.crew[label].leaders(), s_railroads, railroad_points(s, label, true), e_railroad,
          here, journal);
    send_home(s, Land::railroad, label, journal);
  }
  for (int i = 0; i < face.count[0]; ++i) {
    const int label = s.mountains.label[tile.first[0] + i];
    if (s.mountains.open[label] == 0)
      score_mountain(s, label, {number, Segment::of(Land::mountain, i)}, journal);
  }
  if (completed) score_cities(s, journal);
}

template <class J>
void Rules::score_mountain(State& s, int label, Spotted where, J& journal) const {
  const SeatSet leaders = s.mountains.crew[label].leaders();
  if (s.mountains.tokens[label] > 0) take_gold(s, label, leaders, where, journal);
  award(s, leaders, s_mountains, s.mountains.nuggets[label] * edition_.scoring.nugget, e_mountain, where,
        journal);
  send_home(s, Land::mountain, label, journal);
  for (Seat seat = 0; seat < seats_; ++seat) {  // CG525
    if (s.camp(seat) == label) strike(s, seat, journal);
  }
}

template <class J>
void Rules::strike(State& s, Seat seat, J& journal) const {
  if (s.tent[seat] == 0) return;
  if constexpr (J::listening) {
    const Spotted from = find_segment(s, Land::mountain, s.tent[seat] - 1);
    journal.tell({.kind = e_strike, .seat = seat, .a = from.tile, .b = from.segment.byte});
  }
  pitch(s, seat, -1);
}

template <class J>
void Rules::lose_gold(State& s, int label, Spotted where, J& journal) const {
  if constexpr (J::listening) {
    journal.tell(
        {.kind = e_lost, .a = where.tile, .b = where.segment.byte, .amount = s.mountains.tokens[label]});
  }
  while (s.mountains.tokens[label] > 0) ++s.removed[take_token(s, label)];
}

/// CG522, CG523: the leaders take turns at the pile, beginning with the player whose turn it is.
template <class J>
void Rules::take_gold(State& s, int label, SeatSet leaders, Spotted where, J& journal) const {
  if (leaders.empty()) return lose_gold(s, label, where, journal);  // CGR19
  for (Seat seat = s.turn; s.mountains.tokens[label] > 0; seat = static_cast<Seat>((seat + 1) % seats_)) {
    if (!leaders.has(seat)) continue;
    const int face = take_token(s, label);
    ++s.held[seat][face];
    journal.reveal(SeatSet::of(seat));
    if constexpr (J::listening) {
      journal.tell({.kind = e_gold,
                    .seat = seat,
                    .a = where.tile,
                    .b = where.segment.byte,
                    .secret = token_value_[face],
                    .knows = SeatSet::of(seat)});
    }
  }
}

template <class J>
void Rules::score_cities(State& s, J& journal) const {
  uint8_t done[kCities];
  int count = 0;
  for (int city = 0; city < s.count[2]; ++city) {
    if (s.merchant[city] == 0) continue;  // CGR22
    const CityRailroads railroads = railroads_of(s, city);
    if (railroads.complete == railroads.count) done[count++] = static_cast<uint8_t>(city);  // CG531
  }
  std::sort(done, done + count, [&](uint8_t one, uint8_t other) {  // the new tile first, then by y, then x
    const auto order = [&](uint8_t city) {
      return s.city_tile[city] == s.tile_count - 1 ? 0 : 1 + s.tiles[s.city_tile[city]].at.bits;
    };
    return order(one) < order(other);
  });
  for (int i = 0; i < count; ++i) {
    const int city = done[i];
    const Spotted where{s.city_tile[city], Segment::of(Land::city, 0)};
    award(s, SeatSet::of(static_cast<Seat>(s.merchant[city] - 1)), s_cities,
          railroads_of(s, city).count * edition_.scoring.city_railroad, e_city, where, journal);
    send_home(s, Land::city, city, journal);
  }
}

template <class J>
void Rules::award(State& s, SeatSet seats, Row row, int points, uint8_t event, Spotted where,
                  J& journal) const {
  for (const Seat seat : seats) {
    s.points[seat][row] = static_cast<int16_t>(s.points[seat][row] + points);
    if constexpr (J::listening) {
      journal.tell({.kind = event,
                    .seat = seat,
                    .a = where.tile,
                    .b = where.segment.byte,
                    .amount = static_cast<int16_t>(points)});
    }
  }
}

/// CG501, CG806: the cowboys of a feature go back to their supplies.
template <class J>
void Rules::send_home(State& s, Land land, int label, J& journal) const {
  const auto stands_there = [&](const Cowboy& cowboy) {
    if (cowboy.tile == Cowboy{}.tile || cowboy.segment.land() != land) return false;
    const int number = s.tiles[cowboy.tile].number(cowboy.segment);
    return land == Land::mountain   ? s.mountains.label[number] == label
           : land == Land::railroad ? s.railroads.label[number] == label
           : land == Land::prairie  ? s.prairies.label[number] == label
                                    : number == label;
  };
  for (Seat seat = 0; seat < seats_; ++seat) {
    Cowboy* const all = s.cowboys[seat];
    for (Cowboy* each = all; each != all + kCowboys; ++each) {
      if (!stands_there(*each)) continue;
      if constexpr (J::listening)
        journal.tell({.kind = e_home, .seat = seat, .a = each->tile, .b = each->segment.byte});
      if (land == Land::mountain) s.occupied &= ~(uint64_t{1} << s.tiles[each->tile].number(each->segment));
      *each = {};
      ++s.supply[seat];
    }
    std::sort(all, all + kCowboys);
  }
  switch (land) {
    case Land::mountain: s.mountains.crew[label] = {}; return;
    case Land::railroad: s.railroads.crew[label] = {}; return;
    case Land::prairie: s.prairies.crew[label] = {}; return;
    case Land::city: s.merchant[label] = 0; return;
  }
}

template <class J>
void Rules::finish(State& s, EndReason reason, J& journal) const {
  for (Seat seat = 0; seat < seats_; ++seat) strike(s, seat, journal);  // CG802
  for (int label = 0; label < s.count[0]; ++label) {
    if (s.mountains.tokens[label] > 0)
      lose_gold(s, label, J::listening ? find_segment(s, Land::mountain, label) : Spotted{}, journal);
  }
  score_unfinished(s, journal);
  s.ended = reason;
  journal.reveal(SeatSet::first(seats_));  // CG808: the tokens are laid open
  if constexpr (J::listening) {
    for (Seat seat = 0; seat < seats_; ++seat) {
      journal.tell({.kind = e_nuggets, .seat = seat, .amount = static_cast<int16_t>(gold(s, seat))});
    }
    journal.tell({.kind = e_over, .a = static_cast<uint8_t>(reason)});
  }
}

/// CG803 to CG807, in this order (CGR33). What still has cowboys is not complete, or a prairie.
template <class J>
void Rules::score_unfinished(State& s, J& journal) const {
  const auto score = [&](Land land, int label, Crew crew, Row row, int points) {
    if (crew.empty()) return;
    award(s, crew.leaders(), row, points, land == Land::prairie ? e_prairie : e_unfinished,
          J::listening ? find_segment(s, land, label) : Spotted{}, journal);
    send_home(s, land, label, journal);
  };
  for (int label = 0; label < s.count[0]; ++label) {
    score(Land::mountain, label, s.mountains.crew[label], s_open_mountains,
          s.mountains.nuggets[label] * edition_.scoring.nugget);
  }
  for (int label = 0; label < s.count[1]; ++label) {
    score(Land::railroad, label, s.railroads.crew[label], s_open_railroads, railroad_points(s, label, false));
  }
  for (int city = 0; city < s.count[2]; ++city) {
    if (s.merchant[city] == 0) continue;
    Crew merchant;
    merchant.add(static_cast<Seat>(s.merchant[city] - 1));
    score(Land::city, city, merchant, s_open_cities,
          railroads_of(s, city).complete * edition_.scoring.city_railroad);
  }
  for (int label = 0; label < s.count[3]; ++label) {
    score(Land::prairie, label, s.prairies.crew[label], s_prairies, s.prairies.worth[label]);
  }
}

int Rules::gold(const State& s, Seat seat) const {
  int nuggets = 0;
  for (int face = 0; face < token_faces_; ++face) nuggets += s.held[seat][face] * token_value_[face];
  return nuggets;
}

template <class Sheet>
void Rules::tally(const State& s, Sheet& sheet) const {
  for (Seat seat = 0; seat < seats_; ++seat) {
    for (uint8_t row = 0; row < kRows; ++row) sheet.add(seat, row, s.points[seat][row], false);
    sheet.add(seat, s_gold, gold(s, seat), true);  // CGR38
  }
}

Outcome Rules::outcome(const State& s) const {
  Outcome outcome;
  outcome.over = s.stage() == Stage::over;
  outcome.reason = static_cast<uint8_t>(s.ended);
  Totals totals;
  tally(s, totals);
  outcome.score = totals.points;
  for (Seat seat = 0; seat < seats_; ++seat) {  // CG809, CGR30
    outcome.rank[seat] = 1;
    for (Seat other = 0; other < seats_; ++other) {
      if (totals.points[other] > totals.points[seat]) ++outcome.rank[seat];
    }
  }
  return outcome;
}

template void Rules::tally(const State&, Totals&) const;
template void Rules::tally(const State&, ScoreSheet&) const;
template void Rules::score_completed(State&, Journal&) const;
template void Rules::score_completed(State&, NoJournal&) const;
template void Rules::finish(State&, EndReason, Journal&) const;
template void Rules::finish(State&, EndReason, NoJournal&) const;

}  // namespace paydirt::carcassonne_gold_rush
