// The table of Carcassonne: Gold Rush on a terminal: a map of the tiles, and beside it what else is known.
#include <algorithm>
#include <limits>
#include <map>

#include "engine/board_room.hpp"
#include "games/carcassonne_gold_rush/names.hpp"
#include "games/carcassonne_gold_rush/rules.hpp"
#include "games/carcassonne_gold_rush/tile_picture.hpp"

namespace paydirt::carcassonne_gold_rush {
namespace {

constexpr Ink kInks[kPlayers] = {Ink::blue, Ink::red, Ink::green, Ink::yellow, Ink::magenta};
constexpr char kCowboyLetters[kPlayers + 1] = "BRGYK";  // Blue and Black begin alike
constexpr char kTentLetters[kPlayers + 1] = "brgyk";
constexpr int kCell = TilePicture::kWidth + 1;
constexpr int kLabel = 4;  // columns for the y of a row
constexpr int kPanel = 37;
constexpr int kLegend = 2;  // lines
constexpr int kLowest = 12;

std::string right(std::string_view text, int width) {
  return say(std::string(static_cast<size_t>(std::max(0, width - width_of(text))), ' '), text);
}
std::string right(int number, int width) { return right(say(number), width); }

std::string centred(std::string_view text, int width) {
  return padded(right(text, (width + width_of(text)) / 2), width);
}

/// The squares of one direction that the screen has room for.
struct Range {
  int first = 0;
  int count = 0;
  bool more_before = false;
  bool more_behind = false;

  /// As much from `low` to `high` as there is room for around `focus`. `size` says what a square takes.
  template <class Size>
  static Range around(int low, int high, int focus, int room, const Size& size) {
    int first = focus;
    int last = focus;
    room -= size(focus);
    const auto take = [&](int next) {
      if (next < low || next > high || size(next) > room) return false;
      room -= size(next);
      return true;
    };
    for (bool grows = true; grows;) {
      grows = false;
      if (take(first - 1)) --first, grows = true;
      if (take(last + 1)) ++last, grows = true;
    }
    return {first, last - first + 1, first > low, last < high};
  }
};

class Board {
 public:
  Board(const Edition& edition, const Open& open, const Own* own, const Screen& screen)
      : edition_(edition), open_(open), own_(own), screen_(screen) {
    for (const OpenTile& tile : open.tiles) {
      pictures_.emplace(std::pair(tile.y, tile.x), TilePicture(face(tile.tile), tile.rotation));
      for (const auto& [x, y] :
           {std::pair(tile.x + 1, tile.y), {tile.x - 1, tile.y}, {tile.x, tile.y + 1}, {tile.x, tile.y - 1}})
        free_.emplace(std::pair(y, x), say(x, ',', y));
    }
    for (const OpenCowboy& cowboy : open.cowboys)
      stand(cowboy.at, kCowboyLetters[cowboy.seat], kInks[cowboy.seat]);
    for (size_t seat = 0; seat < open.players.size(); ++seat) {
      if (open.players[seat].tent) stand(*open.players[seat].tent, kTentLetters[seat], kInks[seat]);
    }
    choose_window();
  }

  std::string text() const {
    if (!bands_.empty()) return text_in_bands();
    const std::vector<std::string> left = map(columns_);
    const std::vector<std::string> beside = panel(std::max(static_cast<int>(left.size()), lines() - kLegend));
    const int width = kLabel + columns_.count * kCell + 1;
    std::string text;
    for (size_t i = 0; i < std::max(left.size(), beside.size()); ++i) {
      const std::string line = i < left.size() ? left[i] : "";
      append(text, i < beside.size() && !beside[i].empty() ? padded(line, width) + beside[i] : line);
      text += '\n';
    }
    const bool explained = static_cast<int>(std::max(left.size(), beside.size())) + kLegend <= lines();
    return explained ? text + legend() : text;
  }

 private:
  /// The whole map, one band of columns below the other, where it is too wide to lie beside the panel.
  std::string text_in_bands() const {
    std::string text;
    const auto add = [&](const std::vector<std::string>& lines) {
      for (const std::string& line : lines) append(text, say(line, '\n'));
    };
    add(panel(std::numeric_limits<int>::max()));
    for (const Range& band : bands_) {
      text += '\n';
      add(map(band));
    }
    return text + legend();
  }

  std::string legend() const {
    std::string text;
    for (const char* line :
         {"^ mountain, digit nuggets  - | track, = H locomotive on it  * junction  [O] city",
          ". prairie, t tipis, h horses  BRGYK cowboys, brgyk tents  x,y free square"}) {
      append(text, say(screen_.paint(Ink::dim, line), '\n'));
    }
    return text;
  }

  const TileFace& face(const std::string& id) const {
    return *std::find_if(edition_.tiles.begin(), edition_.tiles.end(),
                         [&](const TileFace& each) { return each.id == id; });
  }

  void stand(const Spot& at, char letter, Ink ink) {
    uint8_t byte = 0;
    while (at.segment != segment_name({byte})) ++byte;
    pictures_.at({at.y, at.x}).stand({byte}, letter, ink);
  }

  /// Lines that the whole may take. Below the lowest the tile to place would not fit.
  int lines() const { return std::max(kLowest, board_room(screen_)); }

  bool has_tiles(int y) const {
    const auto first = pictures_.lower_bound({y, std::numeric_limits<int>::min()});
    return first != pictures_.end() && first->first.first == y;
  }
  /// Lines of a row; one where it has only free squares.
  int height(int y) const { return has_tiles(y) ? TilePicture::kHeight : 1; }

  /// Everything where it fits, else what lies around the tile placed last. Free squares matter only to
  /// whoever places a tile.
  void choose_window() {
    const int margin = open_.hand ? 1 : 0;
    int low[2] = {0, 0};
    int high[2] = {0, 0};
    for (const OpenTile& tile : open_.tiles) {
      const int at[2] = {tile.x, tile.y};
      for (const int axis : {0, 1}) {
        low[axis] = std::min(low[axis], at[axis] - margin);
        high[axis] = std::max(high[axis], at[axis] + margin);
      }
    }
    const OpenTile& last = open_.tiles.back();
    columns_ = Range::around(low[0], high[0], last.x, screen_.columns - kPanel - kLabel - 1,
                             [](int /*x*/) { return kCell; });
    rows_ = Range::around(low[1], high[1], last.y, lines() - 1, [&](int y) { return height(y); });
    if (screen_.rows >= kScrolledRows && !goes_on().empty()) show_all(low, high);
  }

  void show_all(const int (&low)[2], const int (&high)[2]) {
    const int most = (screen_.columns - kLabel) / kCell;
    columns_ = {low[0], high[0] - low[0] + 1};
    rows_ = {low[1], high[1] - low[1] + 1};
    for (int first = low[0]; first <= high[0]; first += most)
      bands_.push_back({first, std::min(most, high[0] - first + 1)});
  }

  std::vector<std::string> map(const Range& columns) const {
    std::vector<std::string> lines(1, std::string(kLabel, ' '));
    for (int x = columns.first; x < columns.first + columns.count; ++x)
      append(lines[0], padded(centred(say(x), TilePicture::kWidth), kCell));
    lines[0] = screen_.paint(Ink::dim, lines[0]);
    const auto [top, bottom] = shown_rows(columns);
    for (int y = top; y <= bottom; ++y) {
      const int skipped = (TilePicture::kHeight - height(y)) / 2;
      for (int row = skipped; row < TilePicture::kHeight - skipped; ++row) {
        const bool middle = row == TilePicture::kHeight / 2;
        std::string line = screen_.paint(Ink::dim, padded(middle ? right(y, kLabel - 1) : "", kLabel));
        for (int x = columns.first; x < columns.first + columns.count; ++x)
          append(line, say(square(x, y, row), ' '));
        lines.push_back(line);
      }
    }
    return lines;
  }

  /// From the first to the last row that has something in these columns.
  std::pair<int, int> shown_rows(const Range& columns) const {
    const int last = rows_.first + rows_.count - 1;
    if (bands_.empty()) return {rows_.first, last};
    const auto empty = [&](int y) {
      for (int x = columns.first; x < columns.first + columns.count; ++x) {
        if (pictures_.contains({y, x}) || (open_.hand && free_.contains({y, x}))) return false;
      }
      return true;
    };
    std::pair<int, int> rows = {rows_.first, last};
    while (rows.first < rows.second && empty(rows.first)) ++rows.first;
    while (rows.first < rows.second && empty(rows.second)) --rows.second;
    return rows;
  }

  std::string square(int x, int y, int row) const {
    if (const auto tile = pictures_.find({y, x}); tile != pictures_.end())
      return tile->second.line(row, screen_);
    const auto free = free_.find({y, x});
    const bool named = open_.hand && free != free_.end() && row == TilePicture::kHeight / 2;
    return centred(named ? free->second : "", TilePicture::kWidth);
  }

  /// At most this many lines.
  std::vector<std::string> panel(int room) const {
    std::vector<std::string> lines;
    const OpenTile& last = open_.tiles.back();
    lines.push_back(say(many(open_.stack, "tile", "tiles"), ", ", tokens(open_.supply),
                        " left; last: ", last.x, ',', last.y));
    lines.push_back(screen_.paint(Ink::dim, say(padded("", 10), "points cowboys tokens")));
    for (size_t seat = 0; seat < open_.players.size(); ++seat) {
      const OpenPlayer& player = open_.players[seat];
      const bool turn = open_.turn && static_cast<size_t>(*open_.turn) == seat;
      const std::string name =
          screen_.paint(kInks[seat], seat == 4 ? say(kColours[seat], " K") : std::string(kColours[seat]));
      lines.push_back(say(turn ? "> " : "  ", padded(name, 8), right(player.score.total, 6),
                          right(player.cowboys, 8), right(player.tokens, 7)));
    }
    if (own_ != nullptr && open_.turn)
      lines.push_back(say("Your tokens: ", many(own_->gold, "nugget", "nuggets"), " (secret)"));
    if (open_.hand) {
      hand(lines);
    } else if (open_.turn) {
      lines.push_back(say("Just placed: the tile at ", square_words(last.x, last.y)));
    }
    if (const std::string more = goes_on(); !more.empty()) lines.push_back(say("Map goes on: ", more));
    for (const std::string& feature : features()) {
      if (static_cast<int>(lines.size()) >= room) break;
      lines.push_back(feature);
    }
    return lines;
  }

  /// The tile to be placed as it looks at each rotation.
  void hand(std::vector<std::string>& lines) const {
    lines.emplace_back("Tile to place, by quarter turns:");
    std::string turns;
    for (const char* each : {"0", "1", "2", "3"})
      append(turns, say(turns.empty() ? "" : "  ", centred(each, TilePicture::kWidth)));
    lines.push_back(turns);
    for (int row = 0; row < TilePicture::kHeight; ++row) {
      std::string line;
      for (int rotation = 0; rotation < kSides; ++rotation)
        append(line,
               say(rotation == 0 ? "" : "  ", TilePicture(face(*open_.hand), rotation).line(row, screen_)));
      lines.push_back(line);
    }
  }

  std::string goes_on() const {
    std::string text;
    const bool more[kSides] = {rows_.more_before, columns_.more_behind, rows_.more_behind,
                               columns_.more_before};
    for (int side = 0; side < kSides; ++side) {
      if (more[side]) append(text, say(text.empty() ? "" : ", ", kSideNames[side]));
    }
    return text;
  }

  /// The features that somebody stands on.
  std::vector<std::string> features() const {
    std::vector<std::string> lines;
    const auto add = [&](Land land, const auto& all, const auto& more) {
      for (size_t i = 0; i < all.size(); ++i) {
        if (!all[i].hold) continue;
        const std::string who = say(kLands[static_cast<int>(land)], ' ', hold_words(*all[i].hold));
        const std::string where = place_of(land, static_cast<int>(i));
        const std::string worth = say(": ", points(all[i].worth));
        const std::string rest = more(all[i]);
        std::string line = say(who, where, worth, rest);
        if (width_of(line) > kPanel) line = say(who, worth, rest);
        if (width_of(line) > kPanel) line = say(who, worth);
        lines.push_back(std::move(line));
      }
    };
    add(Land::mountain, open_.mountains, [](const auto& each) { return say(", ", tokens(each.tokens)); });
    add(Land::railroad, open_.railroads, [](const auto& each) {
      return each.open == 0 ? std::string(", complete") : say(", ", each.open, " open");
    });
    add(Land::city, open_.cities, [](const auto& each) { return say(" of ", each.completed); });
    add(Land::prairie, open_.prairies, [](const auto& /*each*/) { return std::string(); });
    return lines;
  }

  /// The square of a cowboy who stands on a feature: " -1,2".
  std::string place_of(Land land, int feature) const {
    for (const OpenCowboy& cowboy : open_.cowboys) {
      const auto& at = cowboy.at;
      if (at.segment[0] != kLands[static_cast<int>(land)][0]) continue;
      const auto tile = std::find_if(open_.tiles.begin(), open_.tiles.end(),
                                     [&](const OpenTile& each) { return each.x == at.x && each.y == at.y; });
      const size_t first = first_of(land, face(tile->tile));
      if (tile->features[first + static_cast<size_t>(at.segment[1] - '0')] == feature)
        return say(' ', at.x, ',', at.y);
    }
    return {};
  }

  /// Where the segments of a land begin among those of a tile.
  static size_t first_of(Land land, const TileFace& face) {
    size_t first = 0;
    if (land > Land::mountain) first += face.mountains.size();
    if (land > Land::railroad) first += face.railroads.size();
    if (land > Land::city && face.city) ++first;
    return first;
  }

  /// "B2 R1"
  std::string hold_words(const Hold& hold) const {
    std::string text;
    for (size_t seat = 0; seat < hold.cowboys.size(); ++seat) {
      if (hold.cowboys[seat] == 0) continue;
      append(text, say(text.empty() ? "" : " ",
                       screen_.paint(kInks[seat], say(kCowboyLetters[seat], hold.cowboys[seat]))));
    }
    return text;
  }

  const Edition& edition_;
  const Open& open_;
  const Own* const own_;
  const Screen& screen_;
  std::map<std::pair<int, int>, TilePicture> pictures_;  // by y and x
  std::map<std::pair<int, int>, std::string> free_;      // squares beside tiles
  Range columns_;
  Range rows_;
  std::vector<Range> bands_;  // of columns; empty where the map lies beside the panel
};

}  // namespace

std::string Rules::board(const Open& open, const Own* own, const Screen& screen) const {
  return Board(box_.edition, open, own, screen).text();
}

}  // namespace paydirt::carcassonne_gold_rush
