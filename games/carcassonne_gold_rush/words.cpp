// Carcassonne: Gold Rush in words: prompts, choices, log lines and a board for the terminal.
#include <algorithm>

#include "engine/text.hpp"
#include "games/carcassonne_gold_rush/rules.hpp"

namespace paydirt::carcassonne_gold_rush {
namespace {

constexpr const char* kColours[kPlayers] = {"Blue", "Red", "Green", "Yellow", "Black"};
constexpr const char* kRoles[] = {"miner", "railwayman", "merchant", "farmer"};  // CG402
constexpr const char* kLands[] = {"mountain", "railroad", "city", "prairie"};
constexpr const char* kTurns[kSides] = {"", ", a quarter turn clockwise", ", half a turn",
                                        ", a quarter turn counter-clockwise"};

std::string many(int count, const char* one, const char* more) {
  return say(count, ' ', count == 1 ? one : more);
}
std::string points(int count) { return many(count, "point", "points"); }
std::string tokens(int count) { return many(count, "token", "tokens"); }

std::string square_words(int x, int y) { return say('(', x, ", ", y, ')'); }
std::string square_words(Square at) { return square_words(at.x(), at.y()); }

std::string padded(std::string text, size_t width) {
  if (text.size() < width) text.append(width - text.size(), ' ');
  return text;
}

/// "B2 R1": who stands on a feature.
std::string hold_words(const Hold& hold) {
  std::string text;
  for (size_t seat = 0; seat < hold.cowboys.size(); ++seat) {
    if (hold.cowboys[seat] > 0)
      append(text, say(text.empty() ? "" : " ", kColours[seat][0], hold.cowboys[seat]));
  }
  return text;
}

/// The tiles as a map: each square names its tile and how far it is turned.
std::string map_words(const Open& open) {
  int west = 0;
  int east = 0;
  int north = 0;
  int south = 0;
  for (const OpenTile& tile : open.tiles) {
    west = std::min(west, tile.x);
    east = std::max(east, tile.x);
    north = std::min(north, tile.y);
    south = std::max(south, tile.y);
  }
  constexpr size_t kWidth = 10;
  std::vector<std::vector<std::string>> rows(south - north + 1);
  for (auto& row : rows) row.assign(east - west + 1, padded("  .", kWidth));
  for (const OpenTile& tile : open.tiles) {
    rows[tile.y - north][tile.x - west] = padded(say(tile.tile, '/', tile.rotation), kWidth);
  }
  std::string text = padded("", 5);
  for (int x = west; x <= east; ++x) append(text, padded(say(x), kWidth));
  for (int y = north; y <= south; ++y) {
    append(text, say('\n', padded(say(y), 5)));
    for (const std::string& cell : rows[y - north]) append(text, cell);
  }
  return text + "\n\n";
}

/// The features that somebody stands on.
std::string features_words(const Open& open) {
  std::string text;
  for (const OpenMountain& each : open.mountains) {
    if (each.hold)
      append(text, say("  mountain  ", padded(hold_words(*each.hold), 10), points(each.worth), ", ",
                       tokens(each.tokens), ", ", many(each.open, "open edge\n", "open edges\n")));
  }
  for (const OpenRailroad& each : open.railroads) {
    if (each.hold)
      append(text, say("  railroad  ", padded(hold_words(*each.hold), 10), points(each.worth), ", ",
                       many(each.locomotives, "locomotive", "locomotives"), ", ",
                       many(each.open, "open edge\n", "open edges\n")));
  }
  for (const OpenCity& each : open.cities) {
    if (each.hold)
      append(text, say("  city      ", padded(hold_words(*each.hold), 10), points(each.worth), " of ",
                       each.completed, '\n'));
  }
  for (const OpenPrairie& each : open.prairies) {
    if (each.hold)
      append(text, say("  prairie   ", padded(hold_words(*each.hold), 10), points(each.worth), '\n'));
  }
  return text;
}

std::string shape_words(const Edition& edition, int face) {
  const std::string& shape = edition.tiles[face].shape;
  for (const auto& [key, each] : edition.shapes.pairs) {
    if (key == shape) return each.name;
  }
  return shape;
}

}  // namespace

Question Rules::question(const State& s, Seat seat) const {
  switch (s.stage()) {
    case Stage::place:
      return {Ask::act, say("Place your tile: ", shape_words(edition_, s.hand), '.'), "CG302"};
    case Stage::act: {
      std::string ways;
      if (s.supply[seat] > 0) append(ways, say("place a cowboy (", int{s.supply[seat]}, " left), "));
      if ((s.live & ~s.occupied) != 0)
        append(ways, s.tent[seat] == 0 ? "pitch your tent, " : "move your tent, ");
      if (can_mine(s, seat)) append(ways, "mine, ");
      append(ways, ways.empty() ? "do nothing." : "or do nothing.");
      ways[0] = static_cast<char>(ways[0] - 'a' + 'A');
      return {Ask::act, ways, "CG203"};
    }
    case Stage::over: break;
  }
  return {Ask::choose, "The game is over.", "CG801"};
}

std::string Rules::words(const State& s, Seat seat, Move move) const {
  const Square at{static_cast<uint16_t>(move.a | move.b << 8)};
  switch (move.kind) {
    case k_place:
      return say("Place it at ", square_words(at), kTurns[move.c & 3], completed_words(s, seat, move));
    case k_cowboy: {
      const Segment segment{move.a};
      if (s.stage() != Stage::act || !has(s.last_tile(), segment)) return "Place a cowboy";
      const auto land = static_cast<int>(segment.land());
      return say("Place a ", kRoles[land], " in the ", kLands[land], worth_words(s, s.last_tile(), segment));
    }
    case k_tent: {
      const std::string verb = s.tent[seat] == 0 ? "Pitch your tent at " : "Move your tent to ";
      const int square = s.find(at);
      const Segment segment = Segment::of(Land::mountain, move.c);
      if (square < 0 || s.holder[square] == 0 || !has(s.tiles[s.holder[square] - 1], segment))
        return verb + square_words(at);
      return say(verb, square_words(at), worth_words(s, s.tiles[s.holder[square] - 1], segment));
    }
    case k_mine: {
      const int left = s.tent[seat] == 0 ? 0 : s.mountains.tokens[s.camp(seat)];
      return say("Mine: take a token from your mountain, which has ", left);
    }
    default: return "Do nothing";
  }
}

/// ": 3 points now, two edges open"; what a figure would stand for.
std::string Rules::worth_words(const State& s, const Tile& tile, Segment segment) const {
  const int number = tile.number(segment);
  const auto open = [](int edges) {
    return edges == 0 ? std::string(", complete") : say(", ", many(edges, "edge", "edges"), " open");
  };
  switch (segment.land()) {
    case Land::mountain: {
      const int label = s.mountains.label[number];
      return say(": ", points(s.mountains.nuggets[label] * edition_.scoring.nugget), ", ",
                 tokens(s.mountains.tokens[label]), open(s.mountains.open[label]));
    }
    case Land::railroad: {
      const int label = s.railroads.label[number];
      const bool complete = s.railroads.open[label] == 0;
      return say(": ", points(railroad_points(s, label, complete)), open(s.railroads.open[label]));
    }
    case Land::city: {
      const CityRailroads found = railroads_of(s, number);
      return say(": ", points(found.complete * edition_.scoring.city_railroad), " now, ",
                 found.count * edition_.scoring.city_railroad, " when complete");
    }
    case Land::prairie: break;
  }
  return say(": ", points(s.prairies.worth[s.prairies.label[number]]), " so far, at the end of the game");
}

/// ", completes a railroad and a mountain"
std::string Rules::completed_words(const State& s, Seat seat, Move move) const {
  if (why_not(s, seat, move)) return {};
  State after = s;
  lay(after, {static_cast<uint16_t>(move.a | move.b << 8)}, move.c, s.hand);
  const Tile& tile = after.last_tile();
  int completed[2] = {};
  const auto count = [&](Land land, const uint8_t* labels, const uint8_t* open) {
    const auto kind = static_cast<int>(land);
    for (int i = tile.first[kind]; i < after.count[kind]; ++i) {
      const bool first = std::find(labels + tile.first[kind], labels + i, labels[i]) == labels + i;
      completed[kind] += first && open[labels[i]] == 0 ? 1 : 0;
    }
  };
  count(Land::mountain, after.mountains.label, after.mountains.open);
  count(Land::railroad, after.railroads.label, after.railroads.open);
  std::string text;
  for (const int kind : {1, 0}) {
    if (completed[kind] == 0) continue;
    append(text, say(text.empty() ? ": completes " : " and ", completed[kind] == 1 ? "a " : "",
                     completed[kind] == 1 ? std::string(kLands[kind])
                                          : say(completed[kind], ' ', kLands[kind], 's')));
  }
  return text;
}

std::string Rules::tell(const Event& event) const {
  const std::string who = event.seat < kPlayers ? kColours[event.seat] : "Nobody";
  const Segment segment{static_cast<uint8_t>(std::min<int>(event.b, kSegmentNames - 1))};
  const auto land = static_cast<int>(segment.land());
  const auto drawn = [&] { return shape_words(edition_, std::min<int>(event.a, face_count_ - 1)); };
  const std::string gold = event.secret == Event::kBlank ? std::string() : say(" worth ", event.secret);
  switch (event.kind) {
    case e_turn: return say(who, "'s turn");
    case e_draw: return say(who, " draws a tile: ", drawn());
    case e_discard: return say(who, " draws a tile that fits nowhere: ", drawn());
    case e_place: return say(who, " places it");
    case e_tokens:
      return say(tokens(event.amount), event.amount == 1 ? " comes" : " come", " to the mountain");
    case e_cowboy: return say(who, " places a ", kRoles[land]);
    case e_tent: return say(who, " pitches the tent");
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

std::string Rules::board(const Open& open, const Own* own, const Screen& /*screen*/) {
  std::string text = map_words(open);
  append(text, say("Tiles left ", open.stack, "   Tokens in the supply ", open.supply));
  if (open.hand) append(text, say("   In hand ", *open.hand));
  text += "\n\n";
  for (size_t seat = 0; seat < open.players.size(); ++seat) {
    const OpenPlayer& player = open.players[seat];
    const bool turn = open.turn && static_cast<size_t>(*open.turn) == seat;
    append(text, say(turn ? "> " : "  ", padded(kColours[seat], 8), padded(points(player.score.total), 12),
                     "cowboys ", player.cowboys, "  tokens ", player.tokens));
    if (player.tent)
      append(text,
             say("  tent at ", square_words(player.tent->x, player.tent->y), ' ', player.tent->segment));
    if (own != nullptr && static_cast<size_t>(own->seat) == seat)
      append(text, say("  gold ", own->gold, open.turn ? " (only you see it)" : ""));
    text += '\n';
  }
  for (const OpenCowboy& cowboy : open.cowboys) {
    append(text, say("  ", kColours[cowboy.seat], " cowboy at ", square_words(cowboy.at.x, cowboy.at.y), ' ',
                     cowboy.at.segment, '\n'));
  }
  return text + features_words(open);
}

}  // namespace paydirt::carcassonne_gold_rush
