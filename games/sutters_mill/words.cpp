// Sutter's Mill in words: prompts, choices and log lines.
#include <algorithm>

#include "engine/text.hpp"
#include "games/sutters_mill/kinds.hpp"
#include "games/sutters_mill/names.hpp"
#include "games/sutters_mill/rules.hpp"

namespace paydirt::sutters_mill {
namespace {

/// " (who took a card at Eldorado)": which of several prospectors on a space is meant.
std::string pulled_words(uint8_t pulled, int space) {
  std::string text;
  for (const int building : each(pulled)) {
    const std::string place = building == space ? "there" : say("at ", kPlaceNames[building]);
    append(text, say(text.empty() ? " (who took a card " : " and ", place));
  }
  return text.empty() ? text : text + ")";
}

std::string town_words(const Rules& rules, const State& s, Seat seat) {
  const Look look{rules.box(), s};
  Rules::Moves list;
  rules.moves(s, seat, list);
  const std::string cost = look.all_bought()   ? say("All ", kActions, " actions are bought.")
                           : look.price() == 0 ? "The next action is free."
                                               : say("The next action costs ", nuggets(look.price()), '.');
  if (list.size() == 1)
    return say("Town: all you can do is end your turn.", s.on_board[seat] > 0 ? say(' ', cost) : "");
  constexpr uint8_t kBuildUp = bit(Space::odd_fellows_hall) | bit(Space::eldorado);
  constexpr uint8_t kTearDown = bit(Space::adams_express) | bit(Space::chalmers_hotel);
  const auto useful = static_cast<uint8_t>((s.torn(seat) ? kTearDown : kBuildUp) | bit(Space::st_johns));
  std::string specials;
  for (const int building : each(useful)) {
    const bool usable = std::any_of(list.begin(), list.end(), [&](Move move) {
      return building == index(Space::st_johns) ? move.kind == k_shift
                                                : look.free_building(seat, move.kind) == building;
    });
    if (usable && look.has_special(seat, static_cast<Space>(building)))
      append(specials, say(specials.empty() ? " Specials to use: " : ", ", kPlaceNames[building]));
  }
  return say("Town: act, or end your turn. ", cost, specials, specials.empty() ? "" : ".");
}

/// SM-R32. Only counters are counted, never their nuggets, so this gives no secret away.
bool ends_game(const Rules& rules, const State& s, Seat seat, Move move) {
  if (rules.why_not(s, seat, move)) return false;
  State after = s;
  Chance unused = Chance::fast(0);
  NoJournal silent;
  rules.play(after, seat, move, unused, silent);
  return after.stage == Stage::over;
}

/// " (J, Q alike)": cards of the hand that the card stands for, since they are worth the same (SM-R26).
std::string alike_words(const Look& look, Seat seat, int rank) {
  std::string text;
  for (const int other : each(look.s.hand[seat])) {
    if ((look.box.equals_below[other] >> rank & 1) != 0)
      append(text, say(text.empty() ? " (" : ", ", kRankNames[other]));
  }
  return text.empty() ? text : text + " alike)";
}

std::string action_words(const Look& look, Seat seat, Move move) {
  const State& s = look.s;
  const auto cost = [&] {
    const int building = look.free_building(seat, move.kind);
    if (building != kSpaces) return say(" (free: ", kPlaceNames[building], ')');
    if (look.all_bought()) return std::string();
    return look.price() == 0 ? std::string(" (free)") : say(" (", nuggets(look.price()), ')');
  };
  switch (move.kind) {
    case k_switch: return "Turn to Tear Down: your hand and supply go home for good";
    case k_dig: return say("Dig for gold on the ", kPartNames[std::min(s.front_part(), kParts - 1)]);
    case k_city: return "Work in town";
    case k_to: return say("Dig, then walk to ", kPlaceNames[move.a]);
    case k_stop: return "Stop digging and do business";
    case k_end: return "End your turn";
    case k_place: return say("Bring a prospector to ", kPlaceNames[move.a], cost());
    case k_card:
      return say("Play the ", kRankNames[move.a], alike_words(look, seat, move.a), " at ",
                 kPlaceNames[move.b], cost());
    case k_move:
      return say("Move a prospector from ", kPlaceNames[move.a], pulled_words(move.c, move.a), " to ",
                 kPlaceNames[move.b], cost());
    case k_leave:
      return say("Send a prospector home from ", kPlaceNames[move.a], pulled_words(move.c, move.a), cost());
    case k_pull: {
      const int size = s.stack_size[move.a];
      if (size == 0) return say("Take a card off ", kPlaceNames[move.a]);
      const Card card = s.stack[move.a][size - 1];
      const std::string owner =
          card.seat() == seat ? std::string("your ") : say(kColours[card.seat()], "'s ");
      return say("Take ", owner, kRankNames[card.rank()], " off ", kPlaceNames[move.a],
                 pulled_words(move.c, move.a), cost());
    }
    default: {
      const bool there = move.b >= 1 && move.b <= s.stack_size[move.a];
      const char* const rank = there ? kRankNames[s.stack[move.a][move.b - 1].rank()] : "card";
      return say("Shift your ", rank, move.c == kUp ? " up" : " down", " at ", kPlaceNames[move.a],
                 " (free: St. John's)");
    }
  }
}

}  // namespace

Question Rules::question(const State& s, Seat seat) const {
  switch (s.stage) {
    case Stage::turn_start:
    case Stage::after_switch: {
      const bool digs = s.diggers(seat) > 0;
      const char* const ways = digs && !s.torn(seat)
                                   ? "Dig for gold, work in town, or turn to Tear Down first."
                               : digs ? "Dig for gold, or work in town."
                                      : "Work in town, or turn to Tear Down first.";
      return {Ask::choose, say("Your turn. ", ways), "SM-025"};
    }
    case Stage::dig:
      if (s.dug == 0) return {Ask::act, "Dig: choose the building your first digger walks to.", "SM-041"};
      return {Ask::act, "Dig again, or stop here.", "SM-042"};
    case Stage::city: return {Ask::act, town_words(*this, s, seat), "SM-060"};
    case Stage::over: break;
  }
  return {Ask::choose, "The game is over.", "SM-150"};
}

std::string Rules::words(const State& s, Seat seat, Move move) const {
  const bool last = move.kind == k_leave && s.on_board[seat] == 1;
  return say(action_words(look(s), seat, move), ends_game(*this, s, seat, move) ? ": this ends the game"
                                                : last ? ": your last, so you take no more turns"
                                                       : "");
}

std::string Rules::tell(const Event& event) const {
  const std::string who(colour_of(event.seat));
  const std::string gold =
      event.secret == Event::kBlank ? std::string() : say(" (", nuggets(event.secret), ')');
  switch (event.kind) {
    case e_turn: return say(who, "'s turn");
    case e_switch: return say(who, " turns to Tear Down");
    case e_dig:
      return say(who, " digs a ", kPartNames[event.b], " counter", gold, " and walks to ",
                 kPlaceNames[event.a]);
    case e_business: return say(who, " takes a ", kPartNames[event.b], " counter in business", gold);
    case e_bonus:
      return say(who, " takes a ", kPartNames[event.b], " counter for ", kPlaceNames[event.a], gold);
    case e_place: return say(who, " brings a prospector to ", kPlaceNames[event.a]);
    case e_card: return say(who, " plays the ", kRankNames[event.a], " at ", kPlaceNames[event.b]);
    case e_move:
      return say(who, " moves a prospector from ", kPlaceNames[event.a], " to ", kPlaceNames[event.b]);
    case e_leave: return say(who, " sends a prospector home from ", kPlaceNames[event.a]);
    case e_pull:
      return say(who, " takes ", event.b == event.seat ? std::string("the") : say(kColours[event.b], "'s"),
                 ' ', kRankNames[event.amount], " off ", kPlaceNames[event.a]);
    case e_shift:
      return say(who, " shifts a card ", event.amount == kUp ? "up" : "down", " at ", kPlaceNames[event.a]);
    case e_pay: return say(who, " pays ", nuggets(event.amount));
    case e_special: return say(who, " uses ", kPlaceNames[event.a]);
    case e_certificate: return say(who, " holds the certificate of ", kPlaceNames[event.a]);
    case e_close: return say("The certificate of ", kPlaceNames[event.a], " leaves the game");
    case e_box: return say("The last ", kPartNames[event.b], " counter leaves the vein unseen");
    case e_adventurer: return say(who, " holds the adventurer");
    case e_skip: return say(who, " has nothing left to do");
    default: break;
  }
  constexpr const char* kWhy[] = {"", "the vein is empty", "nobody is left on the board",
                                  "too many turns went by without progress"};
  return say("The game is over: ", kWhy[event.a & 3]);
}

}  // namespace paydirt::sutters_mill
