// How good is this for me: expected final points in 1/64, for the bots. Whole numbers only, so that every
// machine judges alike; nothing here reads the order of the stack, nor tokens that the seat has not seen.
#include <algorithm>
#include <limits>

#include "engine/bits.hpp"
#include "games/carcassonne_gold_rush/kinds.hpp"
#include "games/carcassonne_gold_rush/rules.hpp"

namespace paydirt::carcassonne_gold_rush {
namespace {

constexpr int kSure = 1024;
constexpr int kUnasked = std::numeric_limits<int>::min();
constexpr int part(int points, int chance) { return static_cast<int>(int64_t{points} * chance / kSure); }

/// The chance of at least one where so many (in 1/64) are expected: 1 - exp(-x), by a quotient of
/// polynomials.
int chance_of(int expected) {
  const int64_t x = std::min(expected, 64 * 16);
  const int64_t whole = 6 * 64 * 64 * 64;
  const int64_t sum = whole + x * (6 * 64 * 64 + x * (3 * 64 + x));
  return static_cast<int>(kSure * (sum - whole) / sum);
}

/// The terms of the judgement: by the land of a feature, then these.
enum TermId : uint8_t { t_scored = 4, t_free, t_tent, t_action, kTerms };

/// One look at a table by one seat, and then perhaps by the next.
struct Judge {
  const Look look;
  const Box& box = look.box;
  const State& s = look.s;
  const Weights& weights = box.weights;
  Seat seat = 0;
  int tiles = 0;                                         // still to be placed
  int turns = 0;                                         // of this seat, in 1/64
  int token = 0;                                         // what an unseen token is worth
  uint8_t left[kMostFaces] = {};                         // tiles by face
  int coming = 0;                                        // points on their prairies
  mutable std::array<int, kMountains> mountain_closing;  // by label, once it was asked for
  mutable std::array<int, kRailroads> railroad_closing;

  Judge(const Look& at, Seat who) : look(at) {
    for (int i = 0; i < s.stack_size; ++i) {
      ++left[s.stack[i]];
      coming += box.prairie_total[s.stack[i]];
    }
    tiles = s.stack_size + (s.stage() == Stage::place ? 1 : 0);
    turns = tiles * 64 / box.seats;
    mountain_closing.fill(kUnasked);
    railroad_closing.fill(kUnasked);
    sit(who);
  }

  /// From now on it is this seat that looks.
  void sit(Seat who) {
    seat = who;
    int value = 0;
    int count = 0;
    for (int face = 0; face < box.token_faces; ++face) {
      const int unseen = box.token_copies[face] - s.held[seat][face];
      value += unseen * box.token_value[face];
      count += unseen;
    }
    token = count == 0 ? 0 : value * kPoint / count;
  }

  int count_left(const std::array<uint64_t, 2>& faces) const {
    int count = 0;
    for (int word = 0; word < 2; ++word) {
      for (const int face : each(faces[word])) count += left[64 * word + face];
    }
    return count;
  }

  /// The chance that a mountain or railroad is completed soon.
  int closing(Land land, int label) const {
    const auto at = static_cast<size_t>(label);
    int& known = land == Land::mountain ? mountain_closing[at] : railroad_closing[at];
    if (known == kUnasked) known = closed_by_tiles(land, label);
    return known;
  }

  /// Every gap needs a tile that closes it.
  int closed_by_tiles(Land land, int label) const {
    const bool mountain = land == Land::mountain;
    const int open = mountain ? s.mountains.open[label] : s.railroads.open[label];
    if (open == 0) return kSure;
    if (tiles == 0) return 0;
    const uint8_t* const labels = mountain ? s.mountains.label : s.railroads.label;
    const uint8_t* const tile_of = mountain ? s.mountains.tile : s.railroads.tile;
    const Terrain terrain = mountain ? Terrain::mountain : Terrain::railroad;
    const int horizon = std::min(turns, weights.soon * 64) * (kSure + weights.help * (box.seats - 1)) / kSure;
    int chance = kSure;
    int found = 0;
    for (int i = label; i < s.count[static_cast<int>(land)] && found < open; ++i) {
      if (labels[i] != label) continue;
      const Tile& tile = s.tiles[tile_of[i]];
      const int segment = i - tile.first[static_cast<int>(land)];
      for (int side = 0; side < kSides; ++side) {
        const Side& shown = look.face_of(tile).at(side, tile.rotation);
        if (shown.terrain != terrain || shown.segment != segment) continue;
        const int square = s.find(tile.at.beside(side));
        if (s.holder[square] != 0) continue;
        const Closing& faces = box.closing[s.need[square]];
        const int closers = count_left(mountain ? faces.mountain : faces.railroad);
        chance = part(chance, chance_of(closers * horizon / tiles));
        if (found++ > 0) chance = part(chance, weights.next_gap);
      }
    }
    return chance;
  }

  // What a feature will bring to each of its leaders.

  int railroad(int label, int chance) const {
    const int points = s.railroads.tiles[label] * box.edition.scoring.railroad_tile * kPoint;
    const int doubled =
        s.railroads.locomotives[label] == 1 ? points * (box.edition.scoring.lone_locomotive - 1) : 0;
    return points + part(doubled, chance) + s.railroads.open[label] * weights.track_growth;
  }

  int mountain(int label, int chance) const {
    const int tokens = part(s.mountains.tokens[label] * token, chance);
    return s.mountains.nuggets[label] * box.edition.scoring.nugget * kPoint + part(tokens, weights.tokens) +
           s.mountains.open[label] * weights.nugget_growth;
  }

  int city(int number, int& chance) const {
    const CityRailroads railroads = look.railroads_of(number);
    int points = 0;
    chance = kSure;
    for (int i = 0; i < railroads.count; ++i) {
      const int closed = closing(Land::railroad, railroads.label[i]);
      points += part(box.edition.scoring.city_railroad * kPoint, closed);
      chance = part(chance, closed);
    }
    return points;
  }

  int prairie(int label) const {
    return part(s.prairies.worth[label] * kPoint, weights.prairie) +
           part(coming * kPoint, weights.prairie_growth);
  }

  /// What the seat gets of it by its cowboys there.
  int share(int points, Crew crew) const {
    const SeatSet leaders = crew.leaders();
    if (leaders.has(seat)) return points;
    const bool close = crew.of(seat) + 1 == crew.of(leaders.lowest());
    return close ? part(points, weights.contested) : 0;
  }

  /// What cowboys are worth that are free, or (in 1/1024) will soon be.
  int freedom(int cowboys) const {
    const int whole = std::min(cowboys / kSure, kCowboys - 1);
    const int next = weights.free[whole + 1] - weights.free[whole];
    const int points = weights.free[whole] + part(next, cowboys - whole * kSure);
    const int whole_price = std::max(1, weights.free_turns) * 64;
    return points * std::min(turns, whole_price) / whole_price;
  }

  /// What the own tent will bring up.
  int camp(int label) const {
    const int reach = std::min(s.mountains.tokens[label] * 64, turns);
    return part(reach * token / 64, weights.camp);
  }

  std::array<int, kTerms> terms() const {
    std::array<int, kTerms> terms{};
    terms[t_scored] = look.gold(seat) * kPoint;
    for (const int16_t row : s.points[seat]) terms[t_scored] += row * kPoint;
    int free = s.supply[seat] * kSure;
    const Cowboy* const all = s.cowboys[seat];
    for (int i = 0; i < kCowboys && all[i].tile != Cowboy{}.tile; ++i) {
      int chance = 0;
      const int whole = prospect(all[i], chance);
      if (is_first(i)) {
        terms[static_cast<size_t>(all[i].segment.land())] +=
            share(whole, look.crew_of(s.tiles[all[i].tile], all[i].segment));
      }
      free += chance;
    }
    terms[t_free] = freedom(free);
    if (s.tent[seat] != 0) terms[t_tent] = camp(s.camp(seat));
    if (s.stage() == Stage::act && s.turn == seat) terms[t_action] = best_action();
    return terms;
  }

  int label_of(const Cowboy& cowboy) const {
    return s.label(cowboy.segment.land(), s.tiles[cowboy.tile].number(cowboy.segment));
  }

  /// Whether no earlier cowboy of the seat is on the same feature.
  bool is_first(int index) const {
    const Cowboy& cowboy = s.cowboys[seat][index];
    for (int i = 0; i < index; ++i) {
      const Cowboy& other = s.cowboys[seat][i];
      if (other.segment.land() == cowboy.segment.land() && label_of(other) == label_of(cowboy)) return false;
    }
    return true;
  }

  /// What the feature of a cowboy will bring to each of its leaders, and the chance that he comes back.
  int prospect(const Cowboy& cowboy, int& chance) const {
    const int label = label_of(cowboy);
    switch (cowboy.segment.land()) {
      case Land::mountain: chance = closing(Land::mountain, label); return mountain(label, chance);
      case Land::railroad: chance = closing(Land::railroad, label); return railroad(label, chance);
      case Land::city: return city(label, chance);
      case Land::prairie: break;
    }
    chance = 0;
    return prairie(label);
  }

  // What an action of this turn gains.

  int best_action() const {
    int best = 0;
    if (s.supply[seat] > 0) {
      look.for_each_free_segment([&](Segment segment) { best = std::max(best, cowboy_gain(segment)); });
    }
    if (look.can_mine(seat)) best = std::max(best, mine_gain());
    uint64_t seen = 0;
    for (const int vacant : each(s.live & ~s.occupied)) {
      const int label = s.mountains.label[vacant];
      if (!has_bit(seen, label)) best = std::max(best, tent_gain(label));
      seen |= uint64_t{1} << label;
    }
    return best;
  }

  int gain(Move move) const {
    switch (move.kind) {
      case k_cowboy: return cowboy_gain({move.a});
      case k_mine: return mine_gain();
      case k_tent: {
        const Tile& tile = s.tiles[s.tile_at(square_of(move))];
        return tent_gain(s.mountains.label[tile.number(Segment::of(Land::mountain, move.c))]);
      }
      default: return 0;  // pass
    }
  }

  int cowboy_gain(Segment segment) const {
    int chance = 0;
    const int points = prospect({static_cast<uint8_t>(s.tile_count - 1), segment}, chance);
    const int now = s.supply[seat] * kSure;
    return points + freedom(now - kSure + chance) - freedom(now);
  }

  int mine_gain() const {
    const int label = s.camp(seat);
    const int reach = std::min(s.mountains.tokens[label] * 64, turns);
    const int after = std::min(s.mountains.tokens[label] * 64 - 64, turns);
    return token - part((reach - after) * token / 64, weights.camp);
  }

  int tent_gain(int label) const { return camp(label) - (s.tent[seat] == 0 ? 0 : camp(s.camp(seat))); }
};

/// What a placement does to the features beside it, from the neighbours alone: quick, for priors and
/// policies.
struct Glance {
  const Look look;
  const Box& box = look.box;
  const State& s = look.s;
  const Weights& weights = box.weights;
  Seat seat;
  int token;      // what a token is worth, about
  int price;      // of a cowboy who goes to the table
  int gain = 0;   // by what is there
  int claim = 0;  // by the best action that follows

  Glance(const Look& at, Seat who) : look(at), seat(who), token(at.box.mean_token) {
    const int free = s.supply[seat];
    const int free_turns = std::max(1, weights.free_turns);
    const int turns = std::min((s.stack_size + 1) / box.seats, free_turns);
    price = free == 0 ? 0 : (weights.free[free] - weights.free[free - 1]) * turns / free_turns;
    if (look.can_mine(seat)) claim = part(token, kSure - weights.camp);
  }

  /// 1: the seat leads there, -1: others do, 0: nobody is there.
  int stake(Crew crew) const {
    if (crew.empty()) return 0;
    const SeatSet leaders = crew.leaders();
    return leaders.has(seat) ? 1 : -1;
  }
  /// Somewhere free of cowboys: worth so much to the first one, who comes back at once if it is closed.
  void offer(int points, bool closes) {
    if (s.supply[seat] > 0) claim = std::max(claim, points - (closes ? 0 : price));
  }

  void mountain(const Face& face, int segment, int label) {
    const int nuggets = face.nuggets[segment] * kPoint;
    const bool closes = face.mountain_edges[segment] == 1 && s.mountains.open[label] == 1;
    const int pile = (s.mountains.tokens[label] + face.nuggets[segment]) * token;
    if (s.camp(seat) == label)
      gain += part(closes ? -s.mountains.tokens[label] * token : face.nuggets[segment] * token, weights.camp);
    if (const int side = stake(s.mountains.crew[label]); side != 0) {
      const int gaps = 2 - face.mountain_edges[segment];
      gain += side * (nuggets + gaps * weights.gap + (closes ? pile / 2 + weights.back : 0));
    } else {
      offer(s.mountains.nuggets[label] * kPoint + nuggets + (closes ? pile : pile / 3), closes);
    }
  }

  void railroad(const Face& face, int segment, int label) {
    const int tiles = s.railroads.tiles[label] * kPoint;
    const int before = s.railroads.locomotives[label];
    const int after = before + face.locomotives[segment];
    const bool closes = face.railroad_edges[segment] == 1 && s.railroads.open[label] == 1;
    if (const int side = stake(s.railroads.crew[label]); side != 0) {
      const int bonus = ((after == 1 ? 1 : 0) - (before == 1 ? 1 : 0)) * tiles / 2;
      const int gaps = 2 - face.railroad_edges[segment];
      gain += side * (kPoint + bonus + gaps * weights.gap +
                      (closes ? weights.back + (after == 1 ? tiles / 2 : 0) : 0));
    } else {
      offer((tiles + kPoint) * (after == 1 && closes ? 2 : 1), closes);
    }
  }

  int placing(Square at, int rotation) {
    const Face& face = box.faces[s.hand];
    const auto& worth = box.prairie_worth[s.hand];
    const int need = s.need[s.find(at)];
    for (int side = 0; side < kSides; ++side) {
      if ((need >> (2 * side) & 3) == 0) continue;  // no tile lies there
      const int there = s.tile_at(at.beside(side));
      const Side& mine = face.at(side, rotation);
      const Tile& other = s.tiles[there];
      const Side& theirs = look.face_of(other).at((side + 2) & 3, other.rotation);
      if (mine.terrain == Terrain::mountain) {
        mountain(face, mine.segment, s.mountains.label[other.first[0] + theirs.segment]);
        continue;
      }
      if (mine.terrain == Terrain::railroad)
        railroad(face, mine.segment, s.railroads.label[other.first[1] + theirs.segment]);
      const int prairie = s.prairies.label[other.first[3] + theirs.prairie[1]];
      const int points = worth[mine.prairie[0]] * kPoint;
      gain += stake(s.prairies.crew[prairie]) * points;
      if (box.options.farmers && s.prairies.crew[prairie].empty())
        offer(part(s.prairies.worth[prairie] * kPoint + points, weights.prairie), false);
    }
    return gain + claim;
  }
};

}  // namespace

std::array<int, 8> Rules::terms(const State& s, Seat seat) const { return Judge(look(s), seat).terms(); }

std::array<int, kMaxSeats> Rules::senses(const State& s) const {
  Judge judge(look(s), 0);
  std::array<int, kMaxSeats> points{};
  for (Seat seat = 0; seat < box_.seats; ++seat) {
    judge.sit(seat);
    points[seat] = sum_of(judge.terms());
  }
  return points;
}

int Rules::hint(const State& s, Seat seat, Move move) const {
  int gain = 0;
  hints(s, seat, {&move, 1}, {&gain, 1});
  return gain;
}

void Rules::hints(const State& s, Seat seat, std::span<const Move> moves, std::span<int> gains) const {
  if (s.stage() == Stage::place) {
    const Glance glance(look(s), seat);
    for (size_t i = 0; i < moves.size(); ++i)
      gains[i] = Glance(glance).placing(square_of(moves[i]), moves[i].c);
    return;
  }
  const Judge judge(look(s), seat);
  std::transform(moves.begin(), moves.end(), gains.begin(), [&](Move move) { return judge.gain(move); });
}

}  // namespace paydirt::carcassonne_gold_rush
