// Carcassonne: Gold Rush in words: prompts, choices and log lines.
#include <algorithm>

#include "engine/text.hpp"
#include "games/carcassonne_gold_rush/kinds.hpp"
#include "games/carcassonne_gold_rush/land.hpp"
#include "games/carcassonne_gold_rush/names.hpp"
#include "games/carcassonne_gold_rush/rules.hpp"

namespace paydirt::carcassonne_gold_rush {
namespace {

constexpr const char* kRoles[] = {"miner", "railwayman", "merchant", "farmer"};  // CG402
/// Each lies clockwise behind a side.
constexpr const char* kCornerNames[kSides] = {"north-east", "south-east", "south-west", "north-west"};
constexpr const char* kTurns[kSides] = {"not turned", "1 quarter turn", "2 quarter turns", "3 quarter turns"};

std::string shape_words(const Edition& edition, int face) {
  const std::string& shape = edition.tiles[face].shape;
  for (const auto& [key, each] : edition.shapes.pairs) {
    if (key == shape) return each.name;
  }
  return shape;
}

std::string edges_words(int open) {
  return open == 0 ? std::string(", complete") : say(", ", many(open, "edge", "edges"), " open");
}

/// " (north, east)"
std::string listed(const std::vector<std::string>& names) {
  std::string text;
  for (const std::string& name : names) append(text, say(text.empty() ? " (" : ", ", name));
  return text.empty() ? text : text + ")";
}

/// " (north, east)": which segment of the tile is meant, by the sides that it touches as the tile lies; of a
/// prairie that has no side to itself, by its corners. Nothing where the tile has only one of the kind.
std::string sides_words(const Edition& edition, const Tile& tile, Segment segment) {
  const TileFace& face = edition.tiles[tile.face];
  const size_t alike[] = {face.mountains.size(), face.railroads.size(), 1, face.prairies.size()};
  if (alike[static_cast<int>(segment.land())] == 1) return {};
  const auto index = static_cast<size_t>(segment.index());
  bool half[2 * kSides] = {};
  const auto touch = [&](const std::vector<Edge>& edges) {
    for (const Edge edge : edges) {
      const int side = (static_cast<int>(edge) + tile.rotation) & 3;
      half[2 * side] = half[2 * side + 1] = true;
    }
  };
  switch (segment.land()) {
    case Land::mountain: touch(face.mountains[index].edges); break;
    case Land::railroad: touch(face.railroads[index].edges); break;
    case Land::city: break;
    case Land::prairie:
      for (const int each : face.prairies[index].half_edges) half[(each + 2 * tile.rotation) & 7] = true;
  }
  std::vector<std::string> sides;
  std::vector<std::string> corners;
  for (int side = 0; side < kSides; ++side) {
    if (half[2 * side] && half[2 * side + 1]) sides.emplace_back(kSideNames[side]);
    if (half[2 * side + 1] || half[(2 * side + 2) & 7]) corners.emplace_back(kCornerNames[side]);
  }
  return listed(sides.empty() ? corners : sides);
}

/// ": 3 points now, two edges open"; what a figure would stand for.
std::string worth_words(const Look& look, const Tile& tile, Segment segment) {
  const State& s = look.s;
  const int number = tile.number(segment);
  switch (segment.land()) {
    case Land::mountain: {
      const int label = s.mountains.label[number];
      return say(": ", points(look.mountain_points(label)), ", ", tokens(s.mountains.tokens[label]),
                 edges_words(s.mountains.open[label]));
    }
    case Land::railroad: {
      const int label = s.railroads.label[number];
      const bool complete = s.railroads.open[label] == 0;
      const int now = look.railroad_points(label, complete);
      const bool doubled = look.railroad_points(label, true) > now;
      return say(": ", points(now), doubled ? ", doubled when complete" : "",
                 edges_words(s.railroads.open[label]));
    }
    case Land::city: {
      const CityRailroads found = look.railroads_of(number);
      return say(": ", points(look.city_points(found.complete)), " now, ", look.city_points(found.count),
                 " when complete");
    }
    case Land::prairie: break;
  }
  return say(": ", points(s.prairies.worth[s.prairies.label[number]]), " so far, scored at the end");
}

/// "your", "Red's" or "a": whose cowboys would score it.
std::string whose(Crew crew, Seat seat) {
  const SeatSet leaders = crew.leaders();
  if (leaders.empty()) return "a";
  if (leaders.has(seat)) return leaders.size() == 1 ? "your" : "a shared";
  return leaders.size() == 1 ? say(kColours[leaders.lowest()], "'s") : "others'";
}

/// ": completes your railroad and a mountain"
std::string completed_words(const Look& look, Seat seat, Move move) {
  if (look.s.stage() != Stage::place || move.c >= kSides || look.why_not_place(square_of(move), move.c))
    return {};
  State after = look.s;
  lay(look.box, after, square_of(move), move.c, after.hand);
  const Tile& tile = after.last_tile();
  int completed[2] = {};
  std::string owner[2];  // of the last of them
  const auto count = [&](Land land, const auto& features) {
    const auto kind = static_cast<int>(land);
    const uint8_t* const labels = features.label;
    for (int i = tile.first[kind]; i < after.count[kind]; ++i) {
      const bool first = std::find(labels + tile.first[kind], labels + i, labels[i]) == labels + i;
      if (!first || features.open[labels[i]] > 0) continue;
      ++completed[kind];
      owner[kind] = whose(features.crew[labels[i]], seat);
    }
  };
  count(Land::mountain, after.mountains);
  count(Land::railroad, after.railroads);
  std::string text;
  for (const int kind : {1, 0}) {
    if (completed[kind] == 0) continue;
    append(text, say(text.empty() ? ": completes " : " and ",
                     completed[kind] == 1 ? say(owner[kind], ' ', kLands[kind])
                                          : say(completed[kind], ' ', kLands[kind], 's')));
  }
  return text;
}

}  // namespace

Question Rules::question(const State& s, Seat seat) const {
  switch (s.stage()) {
    case Stage::place:
      return {Ask::act, say("Place your tile: ", shape_words(box_.edition, s.hand), '.'), "CG302"};
    case Stage::act: {
      std::string ways;
      if (look(s).can_place_cowboy(seat))
        append(ways, say("place a cowboy (", int{s.supply[seat]}, " left), "));
      if (look(s).can_pitch()) append(ways, s.tent[seat] == 0 ? "pitch your tent, " : "move your tent, ");
      if (look(s).can_mine(seat)) append(ways, "mine, ");
      append(ways, ways.empty() ? "do nothing." : "or do nothing.");
      ways[0] = static_cast<char>(ways[0] - 'a' + 'A');
      return {Ask::act, ways, "CG203"};
    }
    case Stage::over: break;
  }
  return {Ask::choose, "The game is over.", "CG801"};
}

std::string Rules::words(const State& s, Seat seat, Move move) const {
  const Look look = this->look(s);
  const Square at = square_of(move);
  switch (move.kind) {
    case k_place:
      return say("Place it at ", square_words(at), ", ", kTurns[move.c & 3],
                 completed_words(look, seat, move));
    case k_cowboy: {
      const Segment segment{move.a};
      if (s.stage() != Stage::act || !look.has(s.last_tile(), segment)) return "Place a cowboy";
      const auto land = static_cast<int>(segment.land());
      return say("Place a ", kRoles[land], segment.land() == Land::city ? " in the " : " on the ",
                 kLands[land], sides_words(box_.edition, s.last_tile(), segment),
                 worth_words(look, s.last_tile(), segment));
    }
    case k_tent: {
      const std::string verb = s.tent[seat] == 0 ? "Pitch your tent at " : "Move your tent to ";
      const int number = s.tile_at(at);
      const Segment segment = Segment::of(Land::mountain, move.c);
      if (number < 0 || !look.has(s.tiles[number], segment)) return verb + square_words(at);
      const Tile& tile = s.tiles[number];
      const int label = s.mountains.label[tile.number(segment)];
      const std::string sides = sides_words(box_.edition, tile, segment);
      return say(verb, square_words(at), sides.empty() ? "" : ", mountain", sides, ": ",
                 tokens(s.mountains.tokens[label]), edges_words(s.mountains.open[label]));
    }
    case k_mine: {
      const int left = s.tent[seat] == 0 ? 0 : s.mountains.tokens[s.camp(seat)];
      return say("Mine: take a token from your tent's mountain, which has ", left);
    }
    default: return "Do nothing";
  }
}

std::string Rules::tell(const Event& event) const {
  const std::string who(colour_of(event.seat));
  const Segment segment{static_cast<uint8_t>(std::min<int>(event.b, kSegmentNames - 1))};
  const auto land = static_cast<int>(segment.land());
  const auto drawn = [&] { return shape_words(box_.edition, std::min<int>(event.a, box_.face_count - 1)); };
  const std::string gold = event.secret == Event::kBlank ? std::string() : say(" worth ", event.secret);
  switch (event.kind) {
    case e_turn: return say(who, "'s turn");
    case e_draw: return say(who, " draws a tile: ", drawn());
    case e_discard: return say(who, " draws a tile that fits nowhere: ", drawn());
    case e_place: return say(who, " places the tile");
    case e_tokens: return say(tokens(event.amount), event.amount == 1 ? " comes" : " come", " to a mountain");
    case e_cowboy: return say(who, " places a ", kRoles[land]);
    case e_tent: return say(who, "'s tent goes to a mountain");
    case e_mine: return say(who, " mines a token", gold);
    case e_pass: return say(who, " does nothing");
    case e_railroad: return say(who, " scores ", points(event.amount), " for a railroad");
    case e_mountain: return say(who, " scores ", points(event.amount), " for a mountain");
    case e_city: return say(who, " scores ", points(event.amount), " for a city");
    case e_gold: return say(who, " takes a token", gold, " from the mountain");
    case e_home: return say(who, "'s ", kRoles[land], " comes back");
    case e_strike: return say(who, "'s tent comes back");
    case e_lost:
      return say(tokens(event.amount), event.amount == 1 ? " leaves" : " leave", " the game unseen");
    case e_unfinished: return say(who, " scores ", points(event.amount), " for an unfinished ", kLands[land]);
    case e_prairie: return say(who, " scores ", points(event.amount), " for a prairie");
    case e_nuggets: return say(who, "'s gold is worth ", points(event.amount));
    default: break;
  }
  constexpr const char* kWhy[] = {"", "the last tile is placed", "no tile that is left fits anywhere", ""};
  return say("The game is over: ", kWhy[event.a & 3]);
}

}  // namespace paydirt::carcassonne_gold_rush
