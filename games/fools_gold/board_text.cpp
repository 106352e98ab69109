// A table of Fool's Gold for a terminal.
#include <algorithm>

#include "engine/board_room.hpp"
#include "engine/text.hpp"
#include "games/fools_gold/names.hpp"
#include "games/fools_gold/rules.hpp"

namespace paydirt::fools_gold {
namespace {

/// What a low screen leaves out, one thing after the other.
enum class LeftOut { nothing, explanations, rivals, done_mines };
constexpr char kLetters[kPlayers] = {'B', 'R', 'G', 'Y', 'K'};

std::string right(std::string_view text, int width) {
  const int blank = std::max(0, width - static_cast<int>(text.size()));
  return say(std::string(static_cast<size_t>(blank), ' '), text);
}
std::string right(int number, int width) { return right(say(number), width); }
/// Nothing is a point, so that the eye finds what there is.
std::string count(int number, int width) { return number == 0 ? right(".", width) : right(number, width); }

std::string path_text(const OpenMine& mine) {
  std::string text;
  for (int position = 0; position < kPositions; ++position) {
    const PathPlace& place = mine.path[position];
    const char owner = place.seat ? kLetters[*place.seat] : ' ';
    switch (place.piece) {
      case Piece::empty:
        append(text, position == 0 ? std::string("[ ]") : say(' ', position - 1, ' '));
        break;
      case Piece::die: append(text, "[#]"); break;
      case Piece::wild_die: append(text, "[*]"); break;
      case Piece::miner: append(text, say(' ', owner, ' ')); break;
      case Piece::lying_miner: append(text, say('(', owner, ')')); break;
    }
  }
  return text;
}

/// One line: path, cards to be drawn, price of a wild die, deck.
std::string mine_text(const OpenMine& mine) {
  const std::string draw = mine.done ? "done" : say(mine.dice, 'x', mine.miners, '=', mine.cards);
  std::string text = say(padded(std::string_view(mine.name).substr(0, 10), 10), path_text(mine),
                         right(draw, 7), right(mine.wild_cost ? say(*mine.wild_cost) : "-", 4));
  for (const int copies : mine.deck.gold) append(text, count(copies, 3));
  return say(text, count(mine.deck.gem, 4), count(mine.deck.silt, 5), count(mine.deck.foul_weather, 5),
             count(mine.deck.false_alarm, 6));
}

std::string cards_text(const CardCounts& cards, std::string gem) {
  if (!gem.empty() && gem[0] >= 'a' && gem[0] <= 'z') gem[0] = static_cast<char>(gem[0] - 'a' + 'A');
  std::string text;
  const auto add = [&](int copies, std::string_view name) {
    if (copies == 0) return;
    append(text, say(text.empty() ? "" : ", ", copies > 1 ? say(copies, " x ") : "", name));
  };
  for (int value = 0; value < kValues; ++value) add(cards.gold[value], say("Gold of ", value + 1));
  add(cards.gem, gem);
  add(cards.silt, "Silt");
  add(cards.foul_weather, "Foul Weather");
  add(cards.false_alarm, "False Alarm");
  return text.empty() ? "no card" : text;
}

std::string queue_text(const std::vector<NextMiner>& queue) {
  std::string text;
  for (const NextMiner& next : queue)
    append(text, say(text.empty() ? "" : ", ", colour_of(next.seat), ' ', next.space));
  return text;
}

std::string reserve_text(const Open& open) {
  std::string text;
  for (const OpenMine& mine : open.mines) {
    std::string here;
    for (size_t seat = 0; seat < mine.reserve.size(); ++seat) {
      if (mine.reserve[seat] > 0) append(here, say(' ', kLetters[seat], mine.reserve[seat]));
    }
    if (!here.empty()) append(text, say(text.empty() ? "In reserve: " : ", ", mine.name, here));
  }
  return text;
}

/// What lies behind a screen, or that it is not to be seen.
std::string holdings_text(const Open& open, const Holdings* held) {
  if (held == nullptr) return say(right("?", 6), right("?", 7), right("?", 6), "  behind the screen");
  std::string text = say(right(held->coins, 6), right(held->miners, 7), right(held->standing.total, 6), ' ');
  for (int mine = 0; mine < kMines; ++mine) {
    const bool fools = held->fools_gold && static_cast<int>(*held->fools_gold) == mine;
    const bool gem =
        std::find(held->gems.begin(), held->gems.end(), open.mines[mine].gem) != held->gems.end();
    append(text, say(right(held->nuggets[mine], 3), padded(say(fools ? "*" : "", gem ? "+" : ""), 2)));
  }
  return say(text, right(static_cast<int>(held->gems.size()), 5));
}

std::string player_text(const Open& open, const Own* own, size_t seat) {
  const OpenPlayer& player = open.players[seat];
  const bool turn = open.turn && static_cast<size_t>(*open.turn) == seat;
  const bool mine = own != nullptr && static_cast<size_t>(own->seat) == seat;
  const Holdings* const held = player.holdings ? &*player.holdings : mine ? &own->holdings : nullptr;
  return say(turn ? "> " : "  ", kLetters[seat], ' ', padded(colour_of(static_cast<int>(seat)), 7),
             padded(player.passed ? "passed" : "", 7), right(player.spent, 6), right(player.aside, 6),
             holdings_text(open, held));
}

/// Rivals whose holdings nobody sees, in one line.
std::string rivals_text(const Open& open, const Own& own) {
  std::string text = "Spent + aside:";
  for (size_t seat = 0; seat < open.players.size(); ++seat) {
    if (static_cast<int>(seat) == own.seat) continue;
    const OpenPlayer& player = open.players[seat];
    append(text, say(text.ends_with(':') ? " " : ", ", colour_of(static_cast<int>(seat)), ' ', player.spent,
                     " + ", player.aside, player.passed ? " passed" : ""));
  }
  return text;
}

std::string board_with(LeftOut left_out, const Open& open, const Own* own, const Screen& screen) {
  std::string text;
  const auto line = [&](std::string_view words, Ink ink = Ink::plain) {
    append(text, say(screen.paint(ink, words.substr(0, static_cast<size_t>(screen.columns))), '\n'));
  };
  // A list that is too long goes on in the next line.
  const auto listed = [&](std::string words, Ink ink = Ink::plain) {
    const auto room = static_cast<size_t>(screen.columns);
    while (words.size() > room) {
      const size_t comma = words.rfind(", ", room - 1);
      if (comma == std::string::npos) break;
      line(std::string_view(words).substr(0, comma + 1), ink);
      words = say("  ", std::string_view(words).substr(comma + 2));
    }
    line(words, ink);
  };
  const auto year = std::find(open.years.begin(), open.years.end(), open.year) - open.years.begin() + 1;
  const std::string stage = open.stage == Stage::over
                                ? std::string("the game is over.")
                                : say(enum_name(open.stage), ". ", colour_of(open.start_player),
                                      " starts. Wild dice in the Mining Camp: ", open.camp, '.');
  line(say(open.year, ", year ", year, " of ", open.years.size(), ": ", stage), Ink::bold);
  line("Mine      Box 0  1  2  3  4  5  6   Cards  +* G1 G2 G3 G4 G5 Gem Silt Foul Alarm", Ink::dim);
  for (const OpenMine& mine : open.mines) {
    if (left_out < LeftOut::done_mines || !open.draw || !mine.done) line(mine_text(mine));
  }
  const bool explained = left_out == LeftOut::nothing;
  if (explained)
    line("[#] die, [*] wild die, B miner, (B) lying, 3 free space, +* coins for a wild die", Ink::dim);
  if (const std::string reserve = reserve_text(open); !reserve.empty()) line(reserve);
  if (open.draw) {
    const OpenMine& mine = open.mines[static_cast<size_t>(open.draw->mine)];
    const std::string die =
        open.draw->winter ? say(" (Winter die: ", *open.draw->winter, ')') : std::string();
    listed(say("Face up in ", mine.name, die, ": ", cards_text(open.draw->face_up, mine.gem)), Ink::bold);
    if (!mine.queue.empty()) listed(say("Order, miner and space: ", queue_text(mine.queue)));
    if (!mine.winter.empty()) listed(say("In Winter: ", queue_text(mine.winter)));
  }
  const bool all_shown = !open.players.empty() && open.players.front().holdings.has_value();
  const bool rivals = left_out < LeftOut::rivals || own == nullptr || all_shown;
  std::string head = say(padded("", 18), right("Spent", 6), right("Aside", 6), right("Coins", 6),
                         right("Miners", 7), right("Pts", 6), ' ');
  for (const OpenMine& mine : open.mines) {
    append(head, say(right(std::string_view(mine.name).substr(0, 4), 4), ' '));
  }
  line(say(head, right("Gems", 5)), Ink::dim);
  for (size_t seat = 0; seat < open.players.size(); ++seat) {
    const bool turn = open.turn && static_cast<size_t>(*open.turn) == seat;
    if (!rivals && static_cast<int>(seat) != own->seat) continue;
    line(player_text(open, own, seat), turn ? Ink::bold : Ink::plain);
  }
  if (!rivals) line(rivals_text(open, *own));
  if (!explained) return text;
  line(say("Cards: dice x miners. G1-Alarm: deck.", all_shown || own != nullptr ? " " : "",
           all_shown        ? "Nuggets by mine, * Fool's Gold, + gem."
           : own != nullptr ? "Own nuggets by mine, * Fool's Gold, + gem."
                            : ""),
       Ink::dim);
  return text;
}

}  // namespace

std::string Rules::board(const Open& open, const Own* own, const Screen& screen) {
  std::string text;
  for (const LeftOut left_out :
       {LeftOut::nothing, LeftOut::explanations, LeftOut::rivals, LeftOut::done_mines}) {
    text = board_with(left_out, open, own, screen);
    if (std::count(text.begin(), text.end(), '\n') <= board_room(screen)) break;
  }
  return text;
}

}  // namespace paydirt::fools_gold
