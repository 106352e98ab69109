// Events as lines of the log.
#include "engine/text.hpp"
#include "games/golden_wilderness/box.hpp"
#include "games/golden_wilderness/names.hpp"
#include "games/golden_wilderness/rules.hpp"
#include "games/golden_wilderness/speech.hpp"

namespace paydirt::golden_wilderness {
namespace {

/// The cards of a side of an offer, by deck.
void add_decks(std::vector<std::string>& parts, int first, int second) {
  std::array<int, kDecks> people{};
  for (const int deck : {first, second}) {
    if (deck < kDecks) ++people[static_cast<size_t>(deck)];
  }
  add_people(parts, people);
}

constexpr const char* kPollWords[] = {"an election", "a revolution", "the first election",
                                      "an election under the new country"};

}  // namespace

std::string Rules::tell(const Event& event) const {
  const Speech speech(box_.edition);
  const std::string who(colour_of(event.seat));
  const int amount = event.amount;
  const bool blank = event.secret == Event::kBlank;
  switch (event.kind) {
    case e_turn: return say("Round ", amount, ": ", who, "'s turn");
    case e_settle: return say(who, " settles ", speech.tile(event.a), " with ", speech.industry(event.b));
    case e_change:
      return say(who, " changes to ", speech.industry(event.a), " for ", many(amount, "person", "people"));
    case e_gold_rush: return say(who, " takes up gold mining: the Gold Rush begins");
    case e_city: return say(who, " founds a city at ", speech.tile(event.a), " and receives $", amount);
    case e_road:
      return say(who, " builds a road ", side_words(event.b % kSides), " of ", speech.tile(event.a), " for $",
                 amount);
    case e_points: return say(who, " buys ", many(amount, "point", "points"));
    case e_icons: return say(who, " plays ", speech.card(event.a), " for ", speech.icons(event.a));
    case e_use: return say(speech.calling(event.a, event.b, who), ": ", speech.effect(event.a, event.b));
    case e_pesos: return say(who, " receives $", amount);
    case e_draw:
      return say(who, " draws a ", deck_words(event.a), blank ? "" : ": ",
                 blank ? "" : speech.card(event.secret));
    case e_take_discard: return say(who, " takes ", speech.card(event.a), " from the discards");
    case e_request:
      return say(who, " asks ", colour_of(amount), " for a ", kThingNames[event.b % 3], " at ",
                 speech.tile(event.a));
    case e_allow: return say(who, " agrees to the ", kThingNames[event.b % 3], " at ", speech.tile(event.a));
    case e_refuse: return say(who, " refuses the ", kThingNames[event.b % 3], " at ", speech.tile(event.a));
    case e_mission: return say(who, " builds a mission at ", speech.tile(event.a));
    case e_presidio: return say(who, " builds a presidio at ", speech.tile(event.a));
    case e_explore: return say(who, " explores: ", speech.tile(event.a));
    case e_lay: return say(who, " places ", speech.tile(event.a));
    case e_lost_tile: return say(speech.tile(event.a), " is put aside");
    case e_attack: return say(who, " attacks the ", kThingNames[event.b % 3], " at ", speech.tile(event.a));
    case e_sword:
      return say(who,
                 event.a < kCards ? say(" plays ", speech.card(event.a), " for swords") : " adds a sword",
                 ": strength ", amount);
    case e_give_up: return say(who, " holds back");
    case e_removed:
      return say("The ", kThingNames[event.b % 3], " at ", speech.tile(event.a), " is given up");
    case e_repelled: return say("The ", kThingNames[event.b % 3], " at ", speech.tile(event.a), " stands");
    case e_offer: return say(who, " makes ", colour_of(event.a), " an offer");
    case e_gives: {
      std::vector<std::string> parts;
      if (amount > 0) parts.push_back(money(amount));
      add_decks(parts, event.a, event.b);
      return say(who, " would give ", parts.empty() ? "no money and no people" : listed(parts));
    }
    case e_gives_more: {
      std::vector<std::string> parts;
      if (event.a < kTiles) parts.push_back(say("the settlement at ", speech.tile(event.a)));
      if (event.b < kRoles) parts.push_back(say("the role of ", speech.role(event.b)));
      return say(who, " would give ", parts.empty() ? "nothing else" : listed(parts));
    }
    case e_accept: return say(who, " accepts");
    case e_decline: return say(who, " declines");
    case e_card:
      return say(who, " gets a ", deck_words(event.a), " from ", colour_of(event.b), blank ? "" : ": ",
                 blank ? "" : speech.card(event.secret));
    case e_event: return say(who, " plays ", event_words(event.a));
    case e_removed_card: return say("The card ", event_words(event.a), " leaves the event deck");
    case e_new_card: return say("The card ", event_words(event.a), " comes into the event deck");
    case e_pool: return say("The pool gets ", deck_many(amount, event.a));
    case e_take:
      return say(who, " takes a ", deck_words(event.a), " from the pool", blank ? "" : ": ",
                 blank ? "" : speech.card(event.secret));
    case e_market:
      return say(who, " opens a market for ", kProductNames[event.b % kProducts], " at ",
                 speech.tile(event.a));
    case e_paid: return say(who, " is paid $", amount);
    case e_nothing: return say("The ", event_words(event.a), " pays nobody");
    case e_taxes: return say("Everybody receives $", amount, " in taxes");
    case e_show: return say(who, " is shown the pool");
    case e_poll: return say(who, " calls ", kPollWords[event.a % 4]);
    case e_vote:
      if (amount != kNone) return say(who, " supports ", speech.country(amount));
      return event.a == kNone ? say(who, " abstains") : say(who, " votes for ", colour_of(event.a));
    case e_votes: {
      const bool revolution = event.b == static_cast<uint8_t>(Poll::revolution);
      return say(who, event.a == kNone ? " buys " : " adds ",
                 revolution ? say(amount, " support") : many(amount, "vote", "votes"),
                 event.a == kNone ? "" : say(" through ", speech.card(event.a)));
    }
    case e_result:
      if (event.b == static_cast<uint8_t>(Poll::revolution))
        return event.a == kNone ? std::string("No country has enough support")
                                : say("The support goes to ", speech.country(event.a));
      return event.seat == kNobody ? std::string("Nobody is elected") : say(who, " is elected");
    case e_fight:
      return say(who, amount == 1 ? " upholds" : " fights", " the result with ", speech.card(event.a));
    case e_upheld: return amount == 1 ? "The result stands" : "The result is defeated";
    case e_role: return say(who, " is ", speech.role(event.a), " now");
    case e_auction: return say(who, " auctions the role of ", speech.role(event.a));
    case e_bid: return say(who, " bids ", money(amount));
    case e_pass: return say(who, " passes");
    default: return say("The game is over. ", tables().endings[event.a % tables().endings.size()].words);
  }
}

}  // namespace paydirt::golden_wilderness
