// Explains why a move is illegal.
#include <bit>

#include "engine/text.hpp"
#include "games/coloma/rules.hpp"
#include "games/coloma/speech.hpp"

namespace paydirt::coloma {
namespace {

/// For a move that belongs to the menu of a turn and is not in it.
struct Explainer : Look {
  Seat seat;
  const Player& me = s.players[seat];

  /// The tool is at hand: the action is there and not yet taken, or a Saw was lent.
  bool has_tool(int site, int tool) const {
    if (s.asked(Step::build))
      return tool == static_cast<int>(Tool::saw) && (site == 1) == (s.todo.top().a == 2);
    const bool hammer = tool == static_cast<int>(Tool::hammer);
    return hammer ? s.turn.site == site && s.turn.common_open != 0
                  : s.turn.boom == site && s.turn.boom_open != 0;
  }
  Refusal no_tool(int site, int tool) const {
    const char* const name = tool == static_cast<int>(Tool::hammer) ? "Hammer" : "Saw";
    return {say("you have no ", name, " action of Site ", site + 1, " to take"), "CO208"};
  }
  std::array<int, kGoods> owned() const {
    return {me.dudes,      me.bucks, me.gold,         me.horses,   me.camps,
            hand_size(me), 0,        me.used_barrels, me.barrels()};
  }
  Refusal too_dear(const Goods& price) const {
    if (payable(me, price)) return {};
    const bool gold_helps = price[g_bucks] > 0 && me.gold > 0;
    Goods named = price;
    if (gold_helps) named.count[g_gold] = 1;
    return {say("this costs ", goods_words(price), "; you have ", goods_words(owned(), named),
                gold_helps ? say(", and a Gold is worth ", good_words(g_bucks, gold_value())) : ""),
            price[g_bucks] + price[g_gold] > 0 ? "CO513" : "COR41"};
  }

  Refusal building(Move move) const {
    const int site = move.kind == k_river || move.kind == k_bridge ? 1 : 2;
    if (!has_tool(site, move.b)) return no_tool(site, move.b);
    const auto tool = static_cast<size_t>(move.b);
    switch (move.kind) {
      case k_river:
        if (has(me.rivers, move.a - 1)) return {say("you already have a River in column ", move.a), "CO332"};
        return too_dear(box.river_cost[tool]);
      case k_bridge:
        if (s.bridges[move.a] == 0) return {"no such Bridge is left", "CO334"};
        if (has(me.bridges, move.a)) return {"you already have such a Bridge", "CO334"};
        if (!can_bridge(me, move.a)) return {"you need a River without a Bridge", "CO333"};
        return too_dear(box.bridge_cost[tool]);
      case k_build:
        if (!has(me.hand, move.a)) return {"that card is not in your hand", "CO341"};
        return too_dear(box.town[move.a].cost[tool]);
      default:
        if (s.asked(Step::build) && s.todo.top().a == 4)
          return {"this power builds Town Buildings only", "CO912"};
        if (s.hotels == 0) return {"no Hotel is left", "CO344"};
        if (!has(me.built & ~me.covered, move.a)) {
          return {"a Hotel covers a Town Building of yours that has none", "CO343"};
        }
        return too_dear(box.hotel_cost[tool]);
    }
  }

  Refusal effect(const Effect& effect, const char* rule) const {
    if (Refusal refusal = too_dear(effect.pay)) return refusal;
    return {"there is nothing that it could do now", rule};
  }

  Refusal ability(Move move) const {
    const std::string& name = box.edition.town.cards[move.a].name;
    if (!has(me.built, move.a)) return {say("you have not built the ", name), "CO312"};
    if (has(me.covered, move.a)) return {say("a Hotel covers the ", name), "CO315"};
    if (has(s.turn.fresh, move.a)) return {say("the ", name, " was built in this turn"), "CO315"};
    if (s.turn.uses[move.a][move.b - 1] == 0) return {"this ability is not enabled, or used up", "CO312"};
    return effect(box.town[move.a].abilities[move.b - 1].effect, "COR41");
  }

  Refusal placing(Move move) const {
    if (s.asked(Step::turn) && (s.turn.site != 4 || s.turn.common_open == 0)) {
      return {"you have no Site 5 action to take", "CO421"};
    }
    const bool anywhere = s.asked(Step::place) && s.todo.top().c != 0;
    if (move.kind == k_row) {
      if (s.asked(Step::place) && s.todo.top().a == 0) return {"you fill no more rows now", "CO422"};
      if (s.rows[move.a - 1] != kNobody) return {"that row is taken", "CO422"};
      return {say("that row takes ", good_words(g_dudes, box.row_size[move.a - 1]), "; you have ", me.dudes),
              "CO422"};
    }
    if (s.asked(Step::place) && s.todo.top().b == 0) return {"you place no Camps now", "CO423"};
    if (me.camps == 0) return {"you have no Camp in the Lodge", "CO423"};
    if (has(move.kind == k_land ? me.land_camps : me.event_camps,
            move.kind == k_land ? move.a : move.a - 1)) {
      return {"you already have a Camp there", "CO423"};
    }
    if (anywhere) return {"that is no place for a Camp", "COR19"};
    return {"your Wagon does not stand in a city beside that land", "CO423"};
  }

  Refusal wagon(Move move) const {
    if (move.kind == k_rob) return {"only the Robber gives up a movement, before it begins", "CO911"};
    const Place& place = box.map[me.wagon];
    for (int i = 0; i < place.exit_count; ++i) {
      if (place.exits[i].to == move.a) return {"your Wagon has used that link in this turn", "CO407"};
    }
    return {"no road leads there from where your Wagon stands", "CO402"};
  }

  Refusal barker(Move move) const {
    if (move.kind == k_take) {
      if (s.asked(Step::turn) && (s.turn.boom != kBarker || s.turn.boom_open == 0)) {
        return {"you have no Barrel to take", "CO442"};
      }
      return {"no Barrel lies there", "CO442"};
    }
    if (s.turn.site != kBarker || s.turn.common_open == 0) return {"you cannot buy now", "CO441"};
    if (move.a + move.b == 0) return {"nothing would be bought", "CO441"};
    if (move.a > std::min<int>(me.camps_reserve, box.most_bought) ||
        move.b > std::min<int>(s.horses, box.most_bought)) {
      return {"so many are not left, or cannot be bought at once", "COR40"};
    }
    return {"you cannot pay for so many", "CO441"};
  }

  Refusal in_turn(Move move) const {
    switch (move.kind) {
      case k_mill: return {"Sutter's Mill is open once with each action of Site 1", "CO317"};
      case k_wagon: return {"you have no Wagon movement, or nowhere to go", "CO401"};
      case k_claim: return {"you have no Boom of Site 5", "CO424"};
      case k_use: return {"you have no such Barrel that could be used in this turn", "COR12"};
      case k_power: {
        if (me.character == Character::none) return {"you have no character", "CO901"};
        const Power& power = box.power[static_cast<int>(me.character)];
        if (move.a > power.count) return {"your character has no such power", "CO901"};
        return effect(power.effects[move.a - 1], "COR41");
      }
      default: return {"that is not done in a turn", "CO208"};
    }
  }

  Refusal explain(Move move) const {
    switch (move.kind) {
      case k_river:
      case k_bridge:
      case k_build:
      case k_hotel: return building(move);
      case k_row:
      case k_event:
      case k_land: return placing(move);
      case k_take:
      case k_buy: return barker(move);
      case k_ability: return ability(move);
      case k_go:
      case k_rob: return wagon(move);
      case k_pay: return {"that is more Gold than the price takes, or less than you must pay", "COR21"};
      case k_lay:
      case k_discard: return {"that card is not in your hand", "CO351"};
      case k_trade: return {"that is more Gold than you may trade now", "CO502"};
      case k_borrow: return {"that Boom cannot be seen", "COR14"};
      case k_cask: return {"you have no such Barrel", "CO905"};
      default: return in_turn(move);
    }
  }
};

/// Whether the question that is asked takes this kind of answer at all.
bool answers(Step step, uint8_t kind) {
  switch (step) {
    case Step::keep: return kind == k_lay;
    case Step::dials: return kind == k_dial;
    case Step::trade: return kind == k_trade;
    case Step::banjo: return kind == k_borrow;
    case Step::turn:
      return (kind >= k_mill && kind <= k_use) || kind == k_ability || kind == k_power || kind == k_end;
    case Step::build: return (kind >= k_river && kind <= k_hotel) || kind == k_done;
    case Step::pay: return kind == k_pay;
    case Step::discard: return kind == k_discard;
    case Step::wagon: return kind == k_go || kind == k_rob || kind == k_stop;
    case Step::city: return kind == k_reward;
    case Step::place: return (kind >= k_row && kind <= k_land) || kind == k_done;
    case Step::take: return kind == k_take || kind == k_done;
    case Step::barrel: return kind == k_use || kind == k_save;
    case Step::cask: return kind == k_cask;
    default: return false;
  }
}

}  // namespace

Refusal Rules::why_not(const State& s, Seat seat, Move move) const {
  if (Refusal refusal = out_of_turn(s, seat, move, "CO201", "CO207")) return refusal;
  if (is_listed(s, seat, move)) return {};
  const auto step = static_cast<Step>(s.todo.top().kind);
  if (!answers(step, move.kind)) {
    std::string prompt = question(s, seat).prompt;
    prompt.resize(std::min(prompt.find(". "), prompt.size()));  // its first sentence
    if (prompt.ends_with('.')) prompt.pop_back();
    return {say("you are asked something else: ", prompt), "CO208"};
  }
  if (step == Step::barrel) return {"you have taken a Barrel, which is used or saved now", "CO443"};
  return Explainer{look(s), seat}.explain(move);
}

}  // namespace paydirt::coloma
