// Fool's Gold in words: prompts, choices and log lines.
#include <algorithm>
#include <bit>

#include "engine/text.hpp"
#include "games/fools_gold/names.hpp"
#include "games/fools_gold/rules.hpp"

namespace paydirt::fools_gold {
namespace {

std::string many(int count, const char* one, const char* more) {
  return say(count, ' ', count == 1 ? one : more);
}
std::string coins(int count) { return many(count, "coin", "coins"); }
std::string miners(int count) { return many(count, "miner", "miners"); }
std::string cards(int count) { return many(count, "card", "cards"); }
std::string dice(int count) { return many(count, "die", "dice"); }
std::string nuggets(int count) { return many(count, "nugget", "nuggets"); }
std::string price(int count) { return count == 0 ? std::string(" (free)") : say(" (", coins(count), ')'); }

/// "place a miner, add a wild die or pass": what the player can do now.
std::string ways_words(const Rules::Moves& list) {
  const auto can = [&](uint8_t kind) {
    return std::any_of(list.begin(), list.end(), [&](Move move) { return move.kind == kind; });
  };
  std::string ways;
  const auto add = [&](const char* way) { append(ways, say(ways.empty() ? "" : ", ", way)); };
  if (can(k_place)) add("place a miner");
  if (can(k_wild)) add("add a wild die");
  if (can(k_retrieve)) add("take back coins");
  return ways.empty() ? "all you can do is pass" : ways + " or pass";
}

std::string card_words(const Edition& edition, int card, int mine) {
  if (card < kValues) return say("Gold of ", nuggets(card + 1));
  const MineProfile& profile = edition.mines[mine];
  switch (card) {
    case c_gem:
      for (const GemType& type : edition.gems) {
        if (type.id == profile.gem) return type.name;
      }
      break;
    case c_silt: return "Silt";
    case c_foul_weather: return "Foul Weather";
    default: break;
  }
  return "a False Alarm";
}

}  // namespace

Question Rules::question(const State& s, Seat seat) const {
  const Look at = look(s);
  switch (s.stage) {
    case Stage::prospecting: {
      Moves list;
      moves(s, seat, list);
      return {Ask::act,
              say(box_.edition.years.list[s.year], ": ", ways_words(list), ". You have ",
                  miners(s.miners[seat]), " and ", coins(s.coins[seat]), '.'),
              "FG-A2"};
    }
    case Stage::reserve:
      if (s.miners[seat] == 1)
        return {Ask::act, "You have passed. Choose a mine for the last miner of your reserve.", "FG-A11"};
      return {Ask::act,
              say("You have passed. Choose mines for your reserve, in their order: ", miners(s.miners[seat]),
                  " to go. None goes to an earlier mine then."),
              "FG-A11"};
    case Stage::mining: {
      const std::string who =
          s.turn == seat ? say("your miner on space ", highest_space(s.standing[s.mine][seat]), " acts")
                         : std::string("another player's miner acts");
      const bool takes = s.turn != seat || at.can_take_any(seat);
      return {Ask::choose,
              say(at.name_of(s.mine), ": ", who, takes ? ". Take a card or " : ". Take ",
                  coins(box_.bank_coins), ", or lie down until Winter."),
              "FG-M7"};
    }
    case Stage::winter:
      return {Ask::choose, say("Winter in ", at.name_of(s.mine), ": take a card, or go home with nothing."),
              "FG-W5"};
    case Stage::over: break;
  }
  return {Ask::choose, "The game is over.", "FG-E3"};
}

std::string Rules::words(const State& s, Seat seat, Move move) const {
  const Look at = look(s);
  switch (move.kind) {
    case k_place:
      return say("Put a miner on space ", move.b, " of ", at.name_of(move.a), price(box_.cost[move.b + 1]));
    case k_wild: return say("Add a wild die to ", at.name_of(move.a), price(at.wild_cost(move.a)));
    case k_retrieve: return say("Set a miner aside and take back ", coins(at.retrievable(seat)));
    case k_pass:
      return s.miners[seat] == 0 ? std::string("Pass")
                                 : say("Pass: ", miners(s.miners[seat]),
                                       s.miners[seat] == 1 ? " goes into reserve" : " go into reserve");
    case k_reserve: return say("Put a miner into reserve at ", at.name_of(move.a));
    case k_take: return say("Take ", card_words(box_.edition, move.a, s.mine));
    case k_coins: return say("Take ", coins(box_.bank_coins), " from the bank");
    case k_lie_down: return "Lie down until Winter";
    default: return "Take nothing";
  }
}

std::string Rules::tell(const Event& event) const {
  const std::string who(colour_of(event.seat));
  const std::string mine = event.a < kMines ? box_.edition.mines[event.a].name : std::string();
  switch (event.kind) {
    case e_year: return say("The year ", event.amount, " begins; ", who, " starts");
    case e_income: return say("Everybody gets a new miner and ", coins(event.amount));
    case e_dice: return say(mine, ": ", dice(event.amount));
    case e_camp:
      return say("Mining Camp: ", many(event.amount, "wild die", "wild dice"),
                 event.a == 0             ? std::string()
                 : event.a < event.amount ? say(", ", event.a, " of them surplus")
                 : event.a == 1           ? ", which is surplus"
                                          : ", all of them surplus");
    case e_place: return say(who, " puts a miner on space ", event.b, " of ", mine, price(event.amount));
    case e_wild: return say(who, " adds a wild die to ", mine, price(event.amount));
    case e_retrieve: return say(who, " sets a miner aside and takes back ", coins(event.amount));
    case e_pass: return say(who, " passes");
    case e_reserve: return say(who, " puts a miner into reserve at ", mine);
    case e_skip: return say("Nobody works in ", mine);
    case e_draw: return say(mine, ": ", dice(event.b), ", ", cards(event.amount), " to draw");
    case e_card: return say(mine, ": ", card_words(box_.edition, event.b, event.a), " is turned up");
    case e_weather: return say(mine, ": one card fewer is drawn");
    case e_alarm:
      if (event.b == c_false_alarm) return say(mine, ": a False Alarm is lost itself");
      return say(mine, ": ", card_words(box_.edition, event.b, event.a), " is lost to a False Alarm");
    case e_take: return say(who, " takes ", card_words(box_.edition, event.b, event.a), " from ", mine);
    case e_coins: return say(who, " takes ", coins(event.amount), " instead of a card");
    case e_lie_down: return say(who, "'s miner on space ", event.b, " of ", mine, " lies down");
    case e_home:
      return say(who, " takes ", many(event.amount, "reserve miner", "reserve miners"), " home from ", mine);
    case e_leave: return say(mine, ": ", cards(event.amount), " left over, back to the deck");
    case e_winter: return say("Winter in ", mine, ": ", who, " rolls for ", cards(event.amount));
    case e_nothing: return say(who, event.b == 0 ? " finds nothing to take in " : " takes nothing in ", mine);
    default: return "The five years are over: everybody's richest mine turns out to be Fool's Gold";
  }
}

}  // namespace paydirt::fools_gold
