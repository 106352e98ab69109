// The board for a terminal: a map of hexagons whose labels the choices use, and beside it what players have.
#include <algorithm>
#include <limits>

#include "engine/board_room.hpp"
#include "engine/text.hpp"
#include "games/golden_wilderness/names.hpp"
#include "games/golden_wilderness/rules.hpp"
#include "games/golden_wilderness/speech.hpp"

namespace paydirt::golden_wilderness {
namespace {

/// What a low screen leaves out, one thing after the other.
enum class LeftOut { nothing, roads, legend, names };

constexpr int kPanel = 36;  // columns of what stands to the right of the map
constexpr int kCell = 8;    // columns of a tile, the last one for a road to the east
constexpr char kOwnerLetters[kPlayers + 1] = "BRGYK";
constexpr const char* kTerrainLetters = "fpwsd";
constexpr const char* kProductLetters = "hwfcvg";
constexpr Ink kOwnerInks[kPlayers] = {Ink::blue, Ink::red, Ink::green, Ink::yellow, Ink::bold};

/// Lines no longer than this, broken at spaces; what goes on is indented.
std::vector<std::string> wrapped(std::string_view text, int width) {
  std::vector<std::string> lines;
  std::string line;
  while (!trim(text).empty()) {
    const std::string_view word = next_word(text);
    if (!line.empty() && width_of(line) + 1 + width_of(word) > width) {
      lines.push_back(line);
      line = " ";
    }
    append(line, say(line.empty() ? "" : " ", word));
  }
  if (!line.empty()) lines.push_back(line);
  return lines;
}

/// C07pRh+: label, terrain, owner and product (or ## for a city), mission or presidio.
std::string cell(const OpenTile& tile, const Screen& screen) {
  std::string here = "..";
  if (tile.city) here = "##";
  if (tile.owner) {
    here[0] = kOwnerLetters[*tile.owner];
    if (tile.product) here[1] = kProductLetters[index(*tile.product)];
  }
  here += tile.mission ? '+' : tile.presidio ? '^' : ' ';
  const Ink ink = tile.owner ? kOwnerInks[*tile.owner] : tile.city ? Ink::bold : Ink::plain;
  return say(tile.id, kTerrainLetters[index(tile.terrain)], screen.paint(ink, here));
}

struct Bounds {
  int left = std::numeric_limits<int>::max();  // in half cells
  int right = std::numeric_limits<int>::min();
  int top = std::numeric_limits<int>::max();
  int bottom = std::numeric_limits<int>::min();

  explicit Bounds(const std::vector<OpenTile>& tiles) {
    for (const OpenTile& tile : tiles) {
      left = std::min(left, 2 * tile.q + tile.r);
      right = std::max(right, 2 * tile.q + tile.r + 2);
      top = std::min(top, tile.r);
      bottom = std::max(bottom, tile.r);
    }
  }
  int columns() const { return (right - left) * kCell / 2; }
};

/// A row of the map, and below it the roads that lead south.
struct Row {
  std::string tiles;
  std::string roads;
};

std::vector<Row> map_of(const Open& open, const Screen& screen) {
  const Bounds bounds(open.tiles);
  std::vector<Row> rows(static_cast<size_t>(bounds.bottom - bounds.top + 1));
  std::vector<const OpenTile*> tiles;
  for (const OpenTile& tile : open.tiles) tiles.push_back(&tile);
  std::sort(tiles.begin(), tiles.end(), [](const auto* one, const auto* other) { return one->q < other->q; });
  for (const OpenTile* tile : tiles) {
    Row& row = rows[static_cast<size_t>(tile->r - bounds.top)];
    const int column = (2 * tile->q + tile->r - bounds.left) * kCell / 2;
    row.tiles = say(padded(row.tiles, column), cell(*tile, screen), tile->roads[0] ? "=" : " ");
    if (tile->roads[2]) row.roads = say(padded(row.roads, column + 1), '/');
    if (tile->roads[1]) row.roads = say(padded(row.roads, column + 5), '\\');
  }
  return rows;
}

/// What a map too wide for the screen says, tile by tile.
std::vector<std::string> tile_list(const Open& open, int width) {
  std::vector<std::string> lines;
  for (const OpenTile& tile : open.tiles) {
    std::string text = say(tile.id, ' ', tile.name, ", ", enum_name(tile.terrain));
    if (tile.city) append(text, ", city");
    if (tile.owner)
      append(text, say(", ", colour_of(*tile.owner), ' ', tile.product ? enum_name(*tile.product) : ""));
    if (tile.mission) append(text, ", mission");
    if (tile.presidio) append(text, ", presidio");
    append(text, ";");
    for (int side = 0; side < kSides; ++side) {
      for (const OpenTile& other : open.tiles) {
        constexpr int kDq[] = {1, 0, -1, -1, 0, 1};
        constexpr int kDr[] = {0, 1, 1, 0, -1, -1};
        if (other.q != tile.q + kDq[side] || other.r != tile.r + kDr[side]) continue;
        append(text, say(' ', kSideNames[side], tile.roads[side] ? "=" : " ", other.id));
      }
    }
    for (std::string& line : wrapped(text, width)) lines.push_back(std::move(line));
  }
  return lines;
}

std::string roads_words(const Open& open, bool listed) {
  std::string text;
  int roads = 0;
  for (const OpenTile& tile : open.tiles) {
    for (int side = 0; side < kSides / 2; ++side) {
      if (!tile.roads[side]) continue;
      append(text, say(text.empty() ? "Roads: " : ", ", kSideNames[side], " of ", tile.id));
      ++roads;
    }
  }
  return listed || roads < 2 ? text : say(roads, " roads: see 'board'");
}

/// "Coast market h3 w3 f4": what a market of each kind pays.
void add_prices(std::vector<std::string>& notes, const Open& open) {
  const auto add = [&](const char* market, const std::array<int, kProducts>& prices) {
    std::string text;
    for (int product = 0; product < kProducts; ++product) {
      if (prices[product] > 0) append(text, say(' ', kProductLetters[product], prices[product]));
    }
    if (!text.empty()) notes.push_back(say(market, " market", text));
  };
  add("Coast", open.country.prices.coast);
  if (open.cities.all > 0) add("City", open.country.prices.city);
  if (open.presidios.all > 0) add("Presidio", open.country.prices.presidio);
}

void add_supply(std::vector<std::string>& notes, const Open& open) {
  std::string built;
  const auto add = [&](const char* name, const Supply& supply) {
    if (supply.all == 0) return;
    append(built,
           say(built.empty() ? "Built: " : ", ", supply.all - supply.left, " of ", supply.all, ' ', name));
  };
  add("cities", open.cities);
  add("presidios", open.presidios);
  add("missions", open.missions);
  if (!built.empty()) notes.push_back(built);
  if (open.level >= Level::standard) {
    notes.push_back(say("Unexplored: ", open.stacks[0], " coast, ", open.stacks[1], " inland"));
  }
  std::string pool;
  for (const OpenDeck& deck : open.decks) {
    if (deck.pool == 0) continue;
    append(pool, say(pool.empty() ? "Pool: " : ", ", deck_many(deck.pool, index(deck.deck))));
  }
  if (!pool.empty()) notes.push_back(pool);
}

std::string number(int value, int width) {
  const std::string text = say(value);
  return say(std::string(static_cast<size_t>(std::max(0, width - width_of(text))), ' '), text);
}

void add_players(std::vector<std::string>& lines, const Open& open, const Screen& screen) {
  lines.emplace_back("         $ bought land hand score");
  const bool turn = open.ended == EndReason::none;
  for (size_t seat = 0; seat < open.players.size(); ++seat) {
    const OpenPlayer& player = open.players[seat];
    const int people = player.hand[0] + player.hand[1] + player.hand[2] + player.hand[3];
    const std::string name =
        say(turn && open.turn == static_cast<int>(seat) ? ">" : " ", colour_of(static_cast<int>(seat)));
    lines.push_back(say(screen.paint(kOwnerInks[seat], padded(name, 7)), number(player.pesos, 3),
                        number(player.points, 7), number(player.settlements, 5), number(people, 5),
                        number(player.score, 6)));
  }
}

std::string roles_words(const Open& open) {
  std::string roles;
  for (int role = 0; role < kRoles; ++role) {
    if (!open.roles[role]) continue;
    std::string name = enum_name(static_cast<Role>(role));
    std::replace(name.begin(), name.end(), '_', ' ');
    append(roles, say(roles.empty() ? "Roles: " : ", ", name, ' ', colour_of(*open.roles[role])));
  }
  return roles;
}

/// What C07pRh+ says, letter by letter.
void add_legend(std::vector<std::string>& notes, const Open& open) {
  notes.emplace_back("Land f farm p plains w forest s sierra d desert");
  notes.emplace_back("Goods h hides w wood f furs c corn v wine g gold");
  std::string marks = say("C07pRh: Coast or Inland tile, land, owner",
                          open.players.size() == kPlayers ? " (K is Black)" : "", ", goods");
  if (open.level >= Level::easy) append(marks, ", ## city, = road");
  if (open.level >= Level::standard) append(marks, ", + mission, ^ presidio");
  notes.push_back(std::move(marks));
}

std::string hand_words(const Open& open, const Own& own, bool named) {
  const int people = static_cast<int>(own.names.size());
  std::string text = say("Your hand: ",
                         open.level < Level::standard ? deck_many(people, index(Deck::pioneer))
                         : people == 0                ? "nobody"
                         : !named                     ? many(people, "person", "people")
                                                      : listed(own.names),
                         '.');
  if (own.next_event) append(text, say(" Next event: ", event_words(index(*own.next_event)), '.'));
  return text;
}

/// Takes the first line that is no wider than this out of the list; none: an empty one.
std::string take(std::vector<std::string>& lines, int width) {
  const auto found = std::find_if(lines.begin(), lines.end(),
                                  [&](const std::string& line) { return width_of(line) <= width; });
  if (found == lines.end()) return "";
  std::string line = std::move(*found);
  lines.erase(found);
  return line;
}

/// Puts lines beside the rows of the map where there is room, to its right and, if wanted, to its left.
void put_beside(std::vector<std::string>& map, std::vector<std::string>& lines, int columns, bool left) {
  for (std::string& row : map) {
    const int start = std::max(width_of(row) + 2, columns - kPanel);
    const std::string line = take(lines, columns - start);
    if (!line.empty()) row = say(padded(row, start), line);
  }
  if (!left) return;
  for (std::string& row : map) {
    const auto indent = static_cast<int>(std::min(row.find_first_not_of(' '), row.size()));
    const std::string line = take(lines, indent - 1);
    if (!line.empty()) row = say(padded(line, indent), row.substr(static_cast<size_t>(indent)));
  }
}

std::string heading(const Open& open) {
  if (open.ended != EndReason::none)
    return say(open.country.name, ", round ", open.round, ": the game is over.");
  return say(open.country.name, ", round ", open.round, " of at most ", open.rounds, ". Taxes $",
             open.country.taxes, open.taxes_end ? ": they would end the game now" : "",
             open.gold_rush ? ". Gold Rush" : "", ". ", many(open.events.draw, "event card", "event cards"),
             " to draw.");
}

/// Labels with names, as many a line as there is room for.
std::vector<std::string> key_of(const Open& open, int columns) {
  constexpr int kWidth = 27;
  std::vector<std::string> lines;
  const auto each_line = static_cast<size_t>(std::max(1, columns / kWidth));
  for (size_t i = 0; i < open.tiles.size(); ++i) {
    if (i % each_line == 0) lines.emplace_back();
    const std::string entry = say(open.tiles[i].id, ' ', open.tiles[i].name);
    lines.back() = say(padded(lines.back(), static_cast<int>(i % each_line) * kWidth), entry);
  }
  return lines;
}

std::string board_with(LeftOut left_out, const Open& open, const Own* own, const Screen& screen) {
  constexpr int kTall = 40;
  constexpr int kForPrompt = 9;  // rows
  const bool tall = screen.rows >= kTall;
  std::vector<std::string> lines = wrapped(heading(open), screen.columns);
  const bool fits = open.tiles.empty() || Bounds(open.tiles).columns() <= screen.columns;
  std::vector<std::string> map;
  if (!fits) {
    map = tile_list(open, screen.columns);
  } else if (!open.tiles.empty()) {
    for (Row& row : map_of(open, screen)) {
      map.push_back(std::move(row.tiles));
      if (tall) map.push_back(std::move(row.roads));
    }
  }
  std::vector<std::string> players;
  add_players(players, open, screen);
  std::vector<std::string> notes;
  add_prices(notes, open);
  add_supply(notes, open);
  if (left_out < LeftOut::legend) add_legend(notes, open);
  if (fits) {
    put_beside(map, players, screen.columns, false);
    for (const std::string& line : players) map.push_back(say(padded("", screen.columns - kPanel), line));
    players.clear();
    put_beside(map, notes, screen.columns, !tall);
  }
  lines.insert(lines.end(), map.begin(), map.end());
  lines.insert(lines.end(), players.begin(), players.end());
  std::string rest;
  for (const std::string& note : notes) append(rest, say(rest.empty() ? "" : "; ", note));
  std::vector<std::string> texts = {rest, left_out < LeftOut::names ? roles_words(open) : ""};
  std::string hand = own != nullptr ? hand_words(open, *own, left_out < LeftOut::names) : "";
  if (!tall || !fits) append(hand, say(' ', roads_words(open, left_out < LeftOut::roads)));
  texts.push_back(std::move(hand));
  if (left_out == LeftOut::names) {
    // The question says it, too.
  } else if (own != nullptr && own->offer) {
    texts.push_back(own->offer->words + '.');
  } else if (open.offer) {
    texts.push_back(open.offer->words + '.');
  }
  for (const std::string& text : texts) {
    for (std::string& line : wrapped(text, screen.columns)) lines.push_back(std::move(line));
  }
  const std::vector<std::string> key = key_of(open, screen.columns);
  if (tall && static_cast<int>(lines.size() + key.size()) + kForPrompt <= screen.rows) {
    lines.insert(lines.end(), key.begin(), key.end());
  }
  std::string board;
  for (const std::string& line : lines) {
    const size_t end = line.find_last_not_of(' ');
    append(
        board,
        say(end == std::string::npos ? std::string_view() : std::string_view(line).substr(0, end + 1), '\n'));
  }
  return board;
}

}  // namespace

std::string Rules::board(const Open& open, const Own* own, const Screen& screen) {
  std::string text;
  for (const LeftOut left_out : {LeftOut::nothing, LeftOut::roads, LeftOut::legend, LeftOut::names}) {
    text = board_with(left_out, open, own, screen);
    if (std::count(text.begin(), text.end(), '\n') <= board_room(screen)) break;
  }
  return text;
}

}  // namespace paydirt::golden_wilderness
