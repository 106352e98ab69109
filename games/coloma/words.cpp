// Coloma in words: prompts, choices and log lines.
#include <algorithm>

#include "engine/text.hpp"
#include "games/coloma/rules.hpp"
#include "games/coloma/speech.hpp"

namespace paydirt::coloma {
namespace {

constexpr const char* kOne[kGoods] = {"Dude", "Buck", "Gold",        "Horse", "Camp",
                                      "card", "VP",   "used Barrel", "Barrel"};
constexpr const char* kMore[kGoods] = {"Dudes", "Bucks", "Gold",         "Horses", "Camps",
                                       "cards", "VP",    "used Barrels", "Barrels"};
constexpr const char* kTierWords[] = {" has the most Gunmen", " is second in Gunmen", " is behind in Gunmen",
                                      " has no Gunmen"};

std::string outlaws(int count) { return many(count, "Outlaw", "Outlaws"); }
std::string coming(int count) {
  return count == 0 ? std::string("no Outlaw comes") : say(outlaws(count), count == 1 ? " comes" : " come");
}
std::string ends(int end) { return end == 0 ? "on top of" : "at the bottom of"; }

}  // namespace

std::string many(int count, const char* one, const char* more) {
  return say(count, ' ', count == 1 ? one : more);
}

std::string good_words(Good good, int count) { return many(count, kOne[good], kMore[good]); }

std::string goods_words(const std::array<int, kGoods>& counts, const Goods& named) {
  std::string text;
  int parts = 0;
  for (int good = 0; good < kGoods; ++good) parts += named.count[good] != 0 ? 1 : 0;
  for (int good = 0, done = 0; good < kGoods; ++good) {
    if (named.count[good] == 0) continue;
    ++done;
    append(text, say(done == 1       ? ""
                     : done == parts ? " and "
                                     : ", ",
                     good_words(static_cast<Good>(good), counts[good])));
  }
  return text.empty() ? "nothing" : text;
}

std::string goods_words(const Goods& goods) {
  std::array<int, kGoods> counts{};
  std::copy(std::begin(goods.count), std::end(goods.count), counts.begin());
  return goods_words(counts, goods);
}

std::string short_words(const Goods& goods) {
  constexpr const char* kShort[kGoods] = {"D", "B", "G", "H", "C", nullptr, nullptr, nullptr, nullptr};
  std::string text;
  for (int good = 0; good < kGoods; ++good) {
    const int count = goods.count[good];
    if (count == 0) continue;
    append(text, say(text.empty() ? "" : " ", kShort[good] != nullptr
                                                  ? say(count, kShort[good])
                                                  : good_words(static_cast<Good>(good), count)));
  }
  return text.empty() ? "nothing" : text;
}

const std::string& character_name(const Edition& edition, int character) {
  return character < kRulebookCharacters ? edition.characters.rulebook[character].name
                                         : edition.characters.deluxe[character - kRulebookCharacters].name;
}

const char* action_words(Action action) {
  switch (action) {
    case Action::wagon: return "move the Wagon";
    case Action::place_camps: return "place Camps";
    case Action::place_camp_anywhere: return "place a Camp anywhere";
    case Action::take_barrel: return "take a Barrel";
    case Action::fill_rows: return "fill rows of the Shootout";
    case Action::fill_row: return "fill a row of the Shootout";
    case Action::signpost: return "take the Boom that the Signpost points to";
    case Action::boom2: return "survey a River or build a Bridge with the Saw";
    case Action::boom3: return "build a Town Building or a Hotel with the Saw";
    case Action::build_town: return "build a Town Building with the Saw";
    case Action::wheelbarrows: return "use every Wheelbarrow ability";
    case Action::none: break;
  }
  return "nothing";
}

const char* trigger_words(Trigger trigger) {
  constexpr const char* kWords[] = {"Shovel",     "Wheelbarrow", "Hammer at 2", "Hammer at 3", "Wagon",
                                    "Place at 5", "Boom at 5",   "Barker",      "Hideout",     "Bust at 2",
                                    "Bust at 3",  "Bust at 4",   "Bust at 5"};
  return kWords[static_cast<size_t>(trigger)];
}

std::string title_of(std::string_view id) {
  std::string title(id);
  bool first = true;
  for (char& letter : title) {
    if (letter == '_') letter = ' ';
    if (first && letter >= 'a' && letter <= 'z') letter = static_cast<char>(letter - 'a' + 'A');
    first = letter == ' ';
  }
  return title;
}

const char* barrel_name(Barrel barrel) {
  constexpr const char* kNames[kBarrels] = {"Gold",  "Bucks", "Cards",    "Horse",    "Camp",
                                            "Posse", "Wagon", "Signpost", "Town Saw", "River Saw"};
  return kNames[static_cast<size_t>(barrel)];
}

std::string lodge_words(const Player& player) {
  return say(good_words(g_dudes, player.dudes), ", ", good_words(g_bucks, player.bucks), ", ",
             good_words(g_gold, player.gold), " and ", good_words(g_horses, player.horses));
}

Question Rules::question(const State& s, Seat seat) const {
  if (s.ended != Ended::none) return {Ask::choose, "The game is over.", "CO201"};
  const Frame& frame = s.todo.top();
  const Player& me = s.players[seat];
  const Look at = look(s);
  switch (static_cast<Step>(frame.kind)) {
    case Step::keep: {
      const int left = box_.lay_back - (me.laid[0] != 0 ? 1 : 0) - (me.laid[1] != 0 ? 1 : 0);
      return {Ask::secret,
              say("Put ", many(left, "card", "cards"), " back, on top of your deck or at its bottom."),
              "CO109"};
    }
    case Step::dials: return {Ask::secret, "Set your dial: choose a Site in secret.", "CO205"};
    case Step::trade:
      return {
          Ask::amount,
          say("Event 5: trade Gold for ", box_.edition.events.trade_vp, " VP each, ", frame.a, " at most."),
          "CO501"};
    case Step::banjo: return {Ask::choose, "Choose the Boom that the Signpost lends you.", "CO904"};
    case Step::turn: {
      const int site = std::min<int>(s.turn.site, kBarker);
      const std::string place =
          site == kBarker ? "the Barker" : say("Site ", site + 1, " (", box_.edition.sites[site].name, ')');
      return {Ask::act,
              say("Your turn at ", place, s.turn.busted != 0 ? ", busted" : "",
                  ". Do what you like in any order, then end the turn. You have ", lodge_words(me), '.'),
              "CO208"};
    }
    case Step::build: return {Ask::act, "Build with the Saw, or leave it.", frame.a == 2 ? "CO331" : "CO341"};
    case Step::pay:
      return {Ask::amount,
              say("Pay ", good_words(g_bucks, frame.amount), ": how much Gold? Each is worth ",
                  good_words(g_bucks, at.gold_value()), '.'),
              "CO513"};
    case Step::discard:
      return {Ask::act, "Choose a card to put back, on top of your deck or at its bottom.", "CO351"};
    case Step::wagon:
      return {Ask::act, say("Move your Wagon: ", many(frame.a, "space", "spaces"), " left."), "CO402"};
    case Step::city: return {Ask::choose, "Your Wagon stops in a city: choose the reward.", "CO406"};
    case Step::place:
      if (frame.b == 0) return {Ask::act, "Fill rows of the Shootout, or be done.", "CO422"};
      return {
          Ask::act,
          frame.a == 0 ? "Place Camps, or be done." : "Fill a row of the Shootout, place Camps, or be done.",
          "CO423"};
    case Step::take: return {Ask::act, "Take a Barrel from the Hideout; its Outlaws come too.", "CO442"};
    case Step::barrel:
      return {Ask::choose, say("Use the ", box_.edition.barrels[frame.a].name, " Barrel now, or save it?"),
              "CO443"};
    default: return {Ask::choose, "Choose the Barrel that you discard.", "CO905"};
  }
}

namespace {

/// A choice in words.
struct Speaker : Look {
  Seat seat;

  std::string cost(const Goods& price) const {
    return price.empty() ? " (free)" : say(" (", goods_words(price), ')');
  }
  /// ", 1 Camp, place Camps"
  static std::string benefit(const Effect& effect) {
    return say(effect.gain.empty() ? "" : ", ", effect.gain.empty() ? "" : goods_words(effect.gain),
               effect.action == Action::none ? "" : say(", ", action_words(effect.action)));
  }
  /// "3 each, 15 at most"
  static std::string rate(const BridgeType& bridge) {
    const std::string each = bridge.per == 1 ? std::string(" each, ") : say(" for ", bridge.per, ", ");
    return say(bridge.vp, each, bridge.max_vp, " at most");
  }
  const std::string& card(int id) const { return box.edition.town.cards[id].name; }
  std::string site(int id) const { return id == kBarker ? std::string("the Barker") : say("Site ", id + 1); }

  std::string building(Move move) const {
    const auto tool = static_cast<size_t>(move.b);
    const char* const with = static_cast<Tool>(move.b) == Tool::hammer ? " with the Hammer" : " with the Saw";
    switch (move.kind) {
      case k_river: {
        const int column = move.a - 1;
        return say("Survey a River in column ", move.a, ": ", box.river_vp[column], " VP",
                   benefit(box.river_benefit[column]), cost(box.river_cost[tool]));
      }
      case k_bridge:
        return say("Build the ", box.edition.bridge.types[move.a].name, ": now ", bridge_points(seat, move.a),
                   " VP, ", rate(box.edition.bridge.types[move.a]), cost(box.bridge_cost[tool]));
      case k_build:
        return say("Build the ", card(move.a), with, ": ", box.town[move.a].vp, " VP",
                   cost(box.town[move.a].cost[tool]));
      default:
        return say("Build a Hotel on the ", card(move.a), ": ", box.edition.hotel.vp, " VP",
                   cost(box.hotel_cost[tool]));
    }
  }

  std::string payment(int gold) const {
    const int rest = s.todo.top().amount - gold * gold_value();
    if (gold == 0) return say("Pay ", good_words(g_bucks, rest));
    if (rest > 0) return say("Pay ", good_words(g_bucks, rest), " and ", good_words(g_gold, gold));
    return say("Pay ", good_words(g_gold, gold),  // CO513: there is no change
               rest == 0 ? "" : say("; the change of ", good_words(g_bucks, -rest), " is lost"));
  }

  /// The space that lies behind a Horseshoe: two of them may be a step away.
  const std::string& beyond(const Leg& leg) const {
    const auto& exits = box.map[leg.landing].exits;
    return box.edition.frontier.spaces[exits[has(leg.links, exits[0].link) ? 1 : 0].to].name;
  }

  std::string going(int toward) const {
    const Place& place = box.map[s.players[seat].wagon];
    for (int i = 0; i < place.exit_count; ++i) {
      if (place.exits[i].to != toward) continue;
      const Leg way = leg(seat, place.exits[i]);
      if (!way) break;
      const Place& to = box.map[way.landing];
      const std::string& name = box.edition.frontier.spaces[way.landing].name;
      const std::string reward = to.reward.empty() ? std::string() : say(" (", goods_words(to.reward), ')');
      if (to.kind == SpaceKind::horseshoe) return say("Go to the ", name, " before ", beyond(way));
      return say("Go to ", name, reward);
    }
    return say("Go towards ", box.edition.frontier.spaces[toward].name);
  }

  std::string reward(int which) const {
    const Place& city = box.map[s.players[seat].wagon];
    return say("Take ", goods_words(which == 0 ? city.reward : city.alternate));
  }

  std::string buying(Move move) const {
    Goods goods;
    goods.count[g_camps] = static_cast<int8_t>(move.a);
    goods.count[g_horses] = static_cast<int8_t>(move.b);
    return say("Buy ", goods_words(goods), " (", good_words(g_bucks, purchase_price(move.a, move.b)), ')');
  }

  std::string taking(int space) const {
    const uint8_t type = s.hideout[space];
    if (type == kNone) return say("Take the Barrel of space ", space + 1);
    return say("Take the ", box.edition.barrels[type].name, " Barrel: ", box.edition.barrels[type].text, " (",
               outlaws(box.outlaws[space]), ')');
  }

  std::string power(int which) const {
    const Character character = s.players[seat].character;
    if (character == Character::none) return "Use your character";
    const Effect& effect = box.power[static_cast<int>(character)].effects[which % 2];
    return say("Use the ", character_name(box.edition, static_cast<int>(character)), ": ",
               effect.gain.empty() ? action_words(effect.action) : goods_words(effect.gain),
               cost(effect.pay));
  }

  std::string speak(Move move) const {
    switch (move.kind) {
      case k_lay:
      case k_discard: return say("Put the ", card(move.a), ' ', ends(move.b), " your deck");
      case k_dial:
        return say(
            "Go to Site ", move.a, ", ",
            move.a - 1 == s.barker ? "the Barker" : box.edition.sites[move.a - 1].name,
            move.a - 1 == signpost() ? say("; the arm points to the Boom of Site ", points_to() + 1) : "");
      case k_trade:
        return move.a == 0
                   ? "Keep your Gold"
                   : say("Trade ", int{move.a}, " Gold for ", move.a * box.edition.events.trade_vp, " VP");
      case k_borrow: return say("Use the Boom of ", site(move.a - 1));
      case k_mill: return say("Use Sutter's Mill: ", goods_words(box.mill));
      case k_river:
      case k_bridge:
      case k_build:
      case k_hotel: return building(move);
      case k_wagon: return "Move your Wagon";
      case k_row:
        return say("Fill row ", move.a, " of the Shootout (", good_words(g_dudes, box.row_size[move.a - 1]),
                   ')');
      case k_event:
        return say("Place a Camp on Event ", move.a,
                   move.a - 1 == kEvent5 ? std::string(", the trade of Gold")
                                         : say(", which gives ", goods_words(box.event_gain[move.a - 1])));
      case k_land: return say("Place a Camp on ", box.edition.frontier.lands[move.a].name);
      case k_claim: return "Gain 1 Camp";
      case k_buy: return buying(move);
      case k_take: return taking(move.a - 1);
      case k_use:
        return say("Use the ", box.edition.barrels[move.a].name,
                   " Barrel: ", box.edition.barrels[move.a].text);
      case k_save: return "Save it for a later turn";
      case k_ability:
        return say(card(move.a), ": ", box.edition.town.cards[move.a].abilities[move.b - 1].text);
      case k_power: return power(move.a - 1);
      case k_pay: return payment(move.a);
      case k_cask:
        return move.a == kBarrels ? std::string("Discard a used Barrel")
                                  : say("Discard the ", box.edition.barrels[move.a].name, " Barrel");
      case k_go: return going(move.a);
      case k_rob:
        return say("Give up the movement and take ",
                   std::min<int>(s.spent, box.power[static_cast<int>(Character::robber)].amount),
                   " spent Gold");
      case k_stop: return "Stay here";
      case k_reward: return reward(move.a);
      case k_done: return "Done";
      default: return "End the turn";
    }
  }
};

}  // namespace

std::string Rules::words(const State& s, Seat seat, Move move) const {
  return Speaker{look(s), seat}.speak(move);
}

namespace {

std::string shade_words(const Box& box, const Event& event) {
  switch (static_cast<ShadeDeed>(event.a)) {
    case ShadeDeed::points: return say("Shade scores ", event.amount, " VP");
    case ShadeDeed::gold:
      return event.amount == 0 ? std::string("Shade finds no Gold")
                               : say("Shade takes ", event.amount, " Gold");
    case ShadeDeed::barrel: return say("Shade takes a Barrel; ", coming(event.amount));
    case ShadeDeed::horse: return "Shade gets a Horse";
    case ShadeDeed::hotel: return "Shade takes a Hotel";
    case ShadeDeed::river: return "Shade surveys a River";
    case ShadeDeed::bridge: return say("Shade takes the ", box.edition.bridge.types[event.b].name);
    case ShadeDeed::wagon:
      return say("Shade's Wagon goes to ", box.edition.frontier.spaces[event.b - kBridges].name);
    case ShadeDeed::camp:
      return say("Shade camps on ", box.edition.frontier.lands[event.b - kBridges - kSpaces].name);
    case ShadeDeed::row: return say("Shade fills row ", event.secret + 1, " of the Shootout");
    default: return say("Shade trades ", event.amount, " Gold");
  }
}

/// A secret card, or what others see of it.
std::string card_words(const Box& box, const Event& event) {
  return event.secret == Event::kBlank ? std::string("a card")
                                       : say("the ", box.edition.town.cards[event.secret].name);
}

}  // namespace

std::string Rules::tell(const Event& event) const {
  const Edition& edition = box_.edition;
  const std::string who(colour_of(event.seat));
  const auto site = [&](int id) { return id == kBarker ? std::string("the Barker") : say("Site ", id + 1); };
  switch (event.kind) {
    case e_chapter:
      return say("Round ", event.a + 1, ", chapter ", event.b + 1, ": the Barker is on Site ",
                 event.amount + 1);
    case e_event:
      return event.a == kEvent5
                 ? say("Event 5: Gold is traded for ", edition.events.trade_vp, " VP each")
                 : say("Event ", event.a + 1, ": ", goods_words(box_.event_gain[event.a]), " for everybody");
    case e_gain: return say(who, " gains ", good_words(static_cast<Good>(event.a), event.amount));
    case e_pay: return say(who, " pays ", good_words(static_cast<Good>(event.a), event.amount));
    case e_score: return say(who, " scores ", event.amount, " VP: ", tables().scores[event.a].name);
    case e_draw: return say(who, " draws ", card_words(box_, event));
    case e_lay: return say(who, " puts ", card_words(box_, event), " back");
    case e_opened:
      if (event.b == 0) return say(who, " has put ", good_words(g_cards, event.a), " on top of the deck");
      if (event.a == 0)
        return say(who, " has put ", good_words(g_cards, event.b), " at the bottom of the deck");
      return say(who, " has put ", good_words(g_cards, event.a), " on top of the deck and ", event.b,
                 " at its bottom");
    case e_trade:
      return event.amount == 0 ? say(who, " keeps the Gold") : say(who, " trades ", event.amount, " Gold");
    case e_buster: return say("Buster will not go to Site ", event.a + 1, " or Site ", event.b + 1);
    case e_dial:
      return event.secret == Event::kBlank ? say(who, " sets the dial")
                                           : say(who, " sets the dial to ", event.secret + 1);
    case e_pioneer: return say(who, " goes to Site ", event.a + 1);
    case e_stranger: return say(event.a == 0 ? "Buster" : "Shade", " goes to Site ", event.b + 1);
    case e_bust:
      return event.b == 0 ? std::string("The Bust stays on the Signpost")
                          : say("The Bust goes to Site ", event.a + 1);
    case e_turn: return say(who, " acts at ", site(event.a), event.b == 0 ? "" : ", busted");
    case e_borrow: return say(who, " borrows the Boom of ", site(event.a));
    case e_mill: return say(who, " works at Sutter's Mill");
    case e_river: return say(who, " surveys a River in column ", event.a + 1);
    case e_bridge: return say(who, " builds the ", edition.bridge.types[event.a].name);
    case e_build: return say(who, " builds the ", edition.town.cards[event.a].name);
    case e_hotel: return say(who, " builds a Hotel on the ", edition.town.cards[event.a].name);
    case e_discard: return say(who, " puts ", card_words(box_, event), ' ', ends(event.a), " the deck");
    case e_cask:
      return say(who, " discards a ",
                 event.a == kBarrels ? std::string("used") : edition.barrels[event.a].name, " Barrel");
    case e_ability: return say(who, " uses the ", edition.town.cards[event.a].name);
    case e_power: return say(who, " uses the ", character_name(edition, event.a));
    case e_wagon:
      return say(who, "'s Wagon goes to ", box_.map[event.b].kind == SpaceKind::horseshoe ? "a " : "",
                 edition.frontier.spaces[event.b].name);
    case e_rob: return say(who, " takes ", event.amount, " spent Gold instead of moving");
    case e_row: return say(who, " fills row ", event.a + 1, " of the Shootout");
    case e_camp:
      return event.a == kNone ? say(who, " camps on Event ", event.b + 1)
                              : say(who, " camps on ", edition.frontier.lands[event.a].name);
    case e_take:
      return say(who, " takes the ", edition.barrels[event.b].name, " Barrel; ", coming(event.amount));
    case e_use: return say(who, " uses the ", edition.barrels[event.a].name, " Barrel");
    case e_save: return say(who, " saves the ", edition.barrels[event.a].name, " Barrel");
    case e_end: return say(who, " ends the turn");
    case e_shootout:
      return say("Shootout ", event.a == 0 ? "lost" : "won", ": ", many(event.b, "Gunman", "Gunmen"),
                 " against ", outlaws(event.amount));
    case e_tier:
      return say(event.a == kNone             ? who
                 : event.a == kShade - kDummy ? "Shade"
                                              : "The row that is nobody's",
                 kTierWords[event.b]);
    case e_dead: return say(who, " buries ", good_words(g_dudes, event.amount));
    case e_clean_up:
      return say("Clean Up: all Gunmen go home and new Barrels come; round ", event.a + 1, " begins with ",
                 outlaws(event.amount));
    case e_shade: return shade_words(box_, event);
    default:
      return event.a == static_cast<uint8_t>(Ended::beat_shade)      ? "The game is over: Shade is beaten"
             : event.a == static_cast<uint8_t>(Ended::lost_to_shade) ? "The game is over: Shade wins"
                                                                     : "The game is over";
  }
}

}  // namespace paydirt::coloma
