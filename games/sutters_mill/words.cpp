// Sutter's Mill in words: prompts, choices, log lines and a board for the terminal.
#include <algorithm>

#include "engine/text.hpp"
#include "games/sutters_mill/rules.hpp"

namespace paydirt::sutters_mill {
namespace {

constexpr const char* kShort[kSpaces] = {"Sutter's Mill",     "Odd Fellows Hall", "Eldorado",
                                         "St. John's",        "Hook and Ladder",  "Adams Express",
                                         "Chalmer's Hotel",   "Drug Store",       "the River camp",
                                         "the Hillside camp", "the Mine camp"};
constexpr const char* kPartNames[kParts] = {"river", "hillside", "mine"};
constexpr const char* kColours[kPlayers] = {"Blue", "Red", "Green", "Yellow"};
constexpr const char* kSpecials[kBuildings] = {"a counter more while the river lasts",
                                               "one prospector brought in or moved free, in Build Up",
                                               "one card played free, in Build Up",
                                               "one own card shifted by a place",
                                               "a counter more while the hillside lasts",
                                               "one card taken off free, in Tear Down",
                                               "one prospector moved or sent home free, in Tear Down",
                                               "a counter more while the mine lasts"};

std::string many(int count, const char* one, const char* more) {
  return say(count, ' ', count == 1 ? one : more);
}
std::string nuggets(int count) { return many(count, "nugget", "nuggets"); }

std::string padded(std::string text, size_t width) {
  if (text.size() < width) text.append(width - text.size(), ' ');
  return text;
}

std::string joined(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) append(text, say(text.empty() ? "" : " ", word));
  return text.empty() ? "-" : text;
}

/// " (has taken a card off at Eldorado)": which of several prospectors on a space is meant.
std::string pulled_words(uint8_t pulled) {
  std::string text;
  for (int building = 0; building < kBuildings; ++building) {
    if (((pulled >> building) & 1) != 0) {
      append(text, say(text.empty() ? " (who took a card off at " : " and ", kShort[building]));
    }
  }
  return text.empty() ? text : text + ")";
}

/// Who stands on a space: "B2 R1".
std::string standing(const Open& open, int space) {
  std::string text;
  for (size_t seat = 0; seat < open.players.size(); ++seat) {
    const int count = open.players[seat].prospectors[space];
    if (count > 0) append(text, say(text.empty() ? "" : " ", kColours[seat][0], count));
  }
  return text;
}

}  // namespace

Question Rules::question(const State& s, Seat seat) const {
  switch (s.stage) {
    case Stage::turn_start:
    case Stage::after_switch: return {Ask::choose, "Your turn. Dig for gold, or work in town.", "SM-025"};
    case Stage::dig:
      if (s.dug == 0) return {Ask::act, "Dig: choose the building your first digger walks to.", "SM-041"};
      return {Ask::act, "Dig again, or stop here.", "SM-042"};
    case Stage::city: {
      std::string cost = s.bought >= kActions ? "No more actions can be bought."
                         : price(s) == 0      ? "The next action is free."
                                              : say("The next action costs ", nuggets(price(s)), '.');
      std::string free;
      for (int building = 0; building < kBuildings; ++building) {
        constexpr uint8_t kBuildUp = bit(Space::odd_fellows_hall) | bit(Space::eldorado);
        constexpr uint8_t kTearDown = bit(Space::adams_express) | bit(Space::chalmers_hotel);
        const uint8_t of_phase = s.torn(seat) ? kTearDown : kBuildUp;
        const auto mask = static_cast<uint8_t>(1U << building);
        if ((mask & (of_phase | bit(Space::st_johns))) == 0) continue;
        if (!has_special(s, seat, static_cast<Space>(building))) continue;
        append(free, say(free.empty() ? " Free: " : ", ", kShort[building]));
      }
      return {Ask::act, say("Town: act, or end your turn. ", cost, free, free.empty() ? "" : "."), "SM-060"};
    }
    case Stage::over: break;
  }
  return {Ask::choose, "The game is over.", "SM-150"};
}

std::string Rules::words(const State& s, Seat seat, Move move) const {
  return action_words(s, seat, move) + (ends_game(s, seat, move) ? ": this ends the game" : "");
}

/// Only counters are counted, never their nuggets, so this gives no secret away.
bool Rules::ends_game(const State& s, Seat seat, Move move) const {
  if (why_not(s, seat, move)) return false;
  State after = s;
  Chance unused = Chance::fast(0);
  NoJournal nothing;
  play(after, seat, move, unused, nothing);
  return after.stage == Stage::over;
}

std::string Rules::action_words(const State& s, Seat seat, Move move) const {
  const auto cost = [&] {
    const int building = free_building(s, seat, move.kind);
    if (building != kSpaces) return say(" (free: ", kShort[building], ')');
    if (s.bought >= kActions) return std::string();
    return price(s) == 0 ? std::string(" (free)") : say(" (", nuggets(price(s)), ')');
  };
  switch (move.kind) {
    case k_switch: return "Turn to Tear Down: your hand and supply go home for good";
    case k_dig: return say("Dig for gold on the ", kPartNames[std::min(s.front_part(), kParts - 1)]);
    case k_city: return "Work in town";
    case k_to: return say("Dig, then walk to ", kShort[move.a]);
    case k_stop: return "Stop digging and do business";
    case k_end: return "End your turn";
    case k_place: return say("Bring a prospector to ", kShort[move.a], cost());
    case k_card:
      return say("Play the ", edition_.influence_cards.per_colour[move.a].rank, " at ", kShort[move.b],
                 cost());
    case k_move:
      return say("Move a prospector from ", kShort[move.a], pulled_words(move.c), " to ", kShort[move.b],
                 cost());
    case k_leave: return say("Send a prospector home from ", kShort[move.a], pulled_words(move.c), cost());
    case k_pull: {
      const int size = s.stack_size[move.a];
      if (size == 0) return say("Take a card off at ", kShort[move.a]);
      const Card card = s.stack[move.a][size - 1];
      const std::string owner =
          card.seat() == seat ? std::string("your ") : say(kColours[card.seat()], "'s ");
      return say("Take ", owner, edition_.influence_cards.per_colour[card.rank()].rank, " off at ",
                 kShort[move.a], pulled_words(move.c), cost());
    }
    default: {
      const bool there = move.b >= 1 && move.b <= s.stack_size[move.a];
      const std::string rank =
          there ? edition_.influence_cards.per_colour[s.stack[move.a][move.b - 1].rank()].rank : "card";
      return say("Shift your ", rank, move.c == kUp ? " up" : " down", " at ", kShort[move.a],
                 " (free: St. John's)");
    }
  }
}

std::string Rules::tell(const Event& event) const {
  const std::string who = event.seat < kPlayers ? kColours[event.seat] : "Nobody";
  const std::string gold = event.secret == Event::kBlank ? std::string() : say(": ", nuggets(event.secret));
  const auto rank = [&](int each) { return edition_.influence_cards.per_colour[each].rank; };
  switch (event.kind) {
    case e_turn: return say(who, "'s turn");
    case e_switch: return say(who, " turns to Tear Down");
    case e_dig:
      return say(who, " digs a ", kPartNames[event.b], " counter", gold, " and walks to ", kShort[event.a]);
    case e_business: return say(who, " takes a ", kPartNames[event.b], " counter in business", gold);
    case e_bonus: return say(who, " takes a ", kPartNames[event.b], " counter for ", kShort[event.a], gold);
    case e_place: return say(who, " brings a prospector to ", kShort[event.a]);
    case e_card: return say(who, " plays the ", rank(event.a), " at ", kShort[event.b]);
    case e_move: return say(who, " moves a prospector from ", kShort[event.a], " to ", kShort[event.b]);
    case e_leave: return say(who, " sends a prospector home from ", kShort[event.a]);
    case e_pull:
      return say(who, " takes ", event.b == event.seat ? std::string("the") : say(kColours[event.b], "'s"),
                 ' ', rank(event.amount), " off at ", kShort[event.a]);
    case e_shift:
      return say(who, " shifts a card ", event.amount > 0 ? "up" : "down", " at ", kShort[event.a]);
    case e_pay: return say(who, " pays ", nuggets(event.amount));
    case e_special: return say(who, " uses ", kShort[event.a]);
    case e_certificate: return say(who, " holds the certificate of ", kShort[event.a]);
    case e_close: return say("The certificate of ", kShort[event.a], " leaves the game");
    case e_box: return say("The last ", kPartNames[event.b], " counter leaves the vein unseen");
    case e_adventurer: return say(who, " holds the adventurer");
    case e_skip: return say(who, " has nothing left to do");
    default: break;
  }
  constexpr const char* kWhy[] = {"", "the vein is empty", "nobody is left on the board",
                                  "nothing moved for too long"};
  return say("The game is over: ", kWhy[event.a & 3]);
}

std::string Rules::board(const Open& open, const Own* own, const Screen& /*screen*/) {
  std::string text = "Vein  ";
  for (int part = 0; part < kParts; ++part) {
    const bool working = open.working && static_cast<int>(*open.working) == part;
    append(text, say(part == 0 ? "" : "   ", working ? "> " : "", kPartNames[part], ' ', open.vein[part]));
  }
  append(text, say("      Bank ", nuggets(open.bank), "\n\n"));
  for (const OpenBuilding& building : open.buildings) {
    const int space = index(building.id);
    std::string cards;
    for (const OpenCard& card : building.cards) append(cards, say(' ', kColours[card.seat][0], card.rank));
    const std::string holder = building.closed ? "closed" : building.holder ? kColours[*building.holder] : "";
    append(text, say(padded(kShort[space], 18), padded(holder, 8), padded(standing(open, space), 14), '[',
                     cards.empty() ? "" : cards.substr(1), "]\n"));
    append(text, say("    ", kSpecials[space], '\n'));
  }
  for (int camp = kBuildings; camp < kSpaces; ++camp) {
    append(text, say(padded(kShort[camp] + 4, 26), padded(standing(open, camp), 14), '\n'));
  }
  text += '\n';
  for (size_t seat = 0; seat < open.players.size(); ++seat) {
    const OpenPlayer& player = open.players[seat];
    const bool turn = open.turn && static_cast<size_t>(*open.turn) == seat;
    append(text, say(turn ? "> " : "  ", padded(kColours[seat], 8),
                     player.phase == Phase::build_up ? "Build Up   " : "Tear Down  "));
    append(text,
           say("supply ", player.supply, "  counters ", player.taken[0] + player.taken[1] + player.taken[2],
               "  paid ", player.paid, player.adventurer ? "  adventurer" : ""));
    if (player.purse) append(text, say("  purse ", *player.purse));
    if (!player.purse && own != nullptr && static_cast<size_t>(own->seat) == seat) {
      append(text, say("  purse ", own->purse, " (only you see it)"));
    }
    append(text, say("\n            hand ", joined(player.hand), "   home ", joined(player.home), " (",
                     player.home_value, ")   on the board -", player.board_value, '\n'));
  }
  return text;
}

}  // namespace paydirt::sutters_mill
