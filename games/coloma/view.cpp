// What the seats may see.
#include <bit>

#include "engine/text.hpp"
#include "games/coloma/lists.hpp"
#include "games/coloma/rules.hpp"
#include "games/coloma/speech.hpp"

namespace paydirt::coloma {
namespace {

/// Builds the open view piece by piece.
struct Viewer : Look {
  /// Between the reveal and the end of the chapter.
  bool revealed = !s.asked(Step::dials) && s.players[0].dial != 0;

  OpenSite site(int at) const {
    OpenSite to;
    to.site = at + 1;
    to.barker = at == s.barker;
    to.name = box.edition.sites[to.barker ? int{kBarker} : at].name;
    to.signpost = at == signpost();
    to.bust = at == s.bust;
    to.boom = site_number(boom_at(at));
    to.buster = s.buster_site == at;
    to.shade = s.shade.site == at;
    to.shade_camp = has(s.shade.event_camps, at);
    for (Seat seat = 0; seat < box.seats; ++seat) {
      if (revealed && s.players[seat].dial == at + 1) to.pioneers.push_back(seat);
      if (has(s.players[seat].event_camps, at)) to.camps.push_back(seat);
    }
    return to;
  }

  OpenWheel wheel() const {
    OpenWheel to;
    for (int at = 0; at < kSites; ++at) to.sites[at] = site(at);
    to.barker = s.barker + 1;
    to.bust = s.bust + 1;
    to.signpost = signpost() + 1;
    to.points_to = points_to() + 1;
    to.revealed = revealed;
    for (const uint8_t card : s.buster) {
      if (card != kNone) to.buster_cards.push_back(card + 1);
    }
    return to;
  }

  OpenGold gold() const {
    OpenGold to;
    int left = s.pool;
    for (int pool = kPools - 1; pool >= 0; --pool) {
      to.spaces[pool] = box.pool_size[pool];
      to.nuggets[pool] = pool == 0 ? left : std::min(left, box.pool_size[pool]);
      left -= to.nuggets[pool];
    }
    to.value = gold_value();
    to.spent = s.spent;
    return to;
  }

  OpenShootout shootout() const {
    OpenShootout to;
    to.outlaws = s.outlaws;
    for (int row = 0; row < kRows; ++row) {
      to.rows[row] = open_row(row);
      if (to.rows[row].holder != Holder::nobody) to.gunmen += box.row_size[row];
    }
    return to;
  }
  OpenRow open_row(int row) const {
    const Seat gang = s.rows[row];
    OpenRow to;
    to.spaces = box.row_size[row];
    to.holder = gang == kNobody  ? Holder::nobody
                : gang == kDummy ? Holder::dummy
                : gang == kShade ? Holder::shade
                                 : Holder::player;
    if (to.holder == Holder::player) to.seat = gang;
    return to;
  }

  Standing standing(Seat seat) const {
    const Player& player = s.players[seat];
    Standing to;
    to.scored = player.points();
    to.lands = land_points(std::popcount(player.land_camps));
    to.bridges = bridge_points(seat);
    to.hotels = hotel_points(std::popcount(player.covered), player.dudes);
    to.graves = grave_points(player.dead);
    to.total = to.scored + to.lands + to.bridges + to.hotels + to.graves;
    return to;
  }

  OpenPlayer player(Seat seat) const {
    const Player& from = s.players[seat];
    OpenPlayer to;
    to.lodge = {from.dudes, from.bucks, from.gold, from.horses, from.camps};
    to.dudes_reserve = from.dudes_reserve;
    to.camps_reserve = from.camps_reserve;
    to.gunmen = gunmen(seat);
    to.dead = from.dead;
    to.hand = hand_size(from);
    to.deck = {from.deck.size(), from.deck.top, from.deck.bottom};
    for (const Building id : listed<Building>(from.built)) {
      const bool mine = s.turn.seat == seat;
      const int card = static_cast<int>(id);
      to.tableau.push_back({id, has(from.covered, card), mine && has(s.turn.fresh, card)});
    }
    for (int column = 0; column < kColumns; ++column) to.rivers[column] = has(from.rivers, column);
    for (const Bridge id : listed<Bridge>(from.bridges)) {
      to.bridges.push_back({id, bridge_points(seat, static_cast<int>(id))});
    }
    for (int type = 0; type < kBarrels; ++type) {
      to.saved.insert(to.saved.end(), from.saved[type], static_cast<Barrel>(type));
    }
    to.used_barrels = from.used_barrels;
    to.event_camps = sites_of(from.event_camps);
    to.land_camps = listed<Land>(from.land_camps);
    to.wagon = static_cast<Space>(from.wagon);
    if (from.character != Character::none) to.character = from.character;
    const bool dialled = s.asked(Step::dials) && from.dial != 0;
    to.answers = (from.laid[0] != 0 ? 1 : 0) + (from.laid[1] != 0 ? 1 : 0) + (dialled ? 1 : 0);
    if (revealed && from.dial != 0) to.dial = from.dial;
    to.standing = standing(seat);
    return to;
  }

  Chore section_chore(ChoreKind kind, int site) const {
    const SiteFace& face = box.edition.sites[std::min<int>(site, kBarker)];
    Chore chore;
    chore.kind = kind;
    chore.words = kind == ChoreKind::common ? face.common : face.boom;
    chore.payable = true;
    chore.free = kind == ChoreKind::boom && (site == 4 || site == kBarker);
    chore.times = 1;
    return chore;
  }

  void add_abilities(std::vector<Chore>& list) const {
    const Turn& turn = s.turn;
    for (int card = 0; card < kBuildings; ++card) {
      for (int which = 0; which < kAbilities; ++which) {
        const uint8_t uses = turn.uses[card][which];
        if (uses == 0) continue;
        const Effect& effect = box.town[card].abilities[which].effect;
        const TownCard& face = box.edition.town.cards[card];
        Chore& chore = list.emplace_back();
        chore.kind = ChoreKind::ability;
        chore.words = say(face.name, ": ", face.abilities[which].text);
        chore.payable = can_use(turn.seat, effect);
        chore.free = effect.pay.empty();
        if (uses != kNone) chore.times = uses;
        chore.building = static_cast<Building>(card);
        chore.ability = which + 1;
      }
    }
  }

  void add_powers(std::vector<Chore>& list) const {
    const Character character = s.players[s.turn.seat].character;
    if (character == Character::none) return;
    const int id = static_cast<int>(character);
    const Power& power = box.power[id];
    for (int which = 0; which < power.count; ++which) {
      Chore& chore = list.emplace_back();
      chore.kind = ChoreKind::power;
      const Effect& effect = power.effects[which];
      chore.words = say(character_name(box.edition, id), ": pay ", goods_words(effect.pay),
                        effect.gain.empty() ? say(", ", action_words(effect.action))
                                            : say(", gain ", goods_words(effect.gain)));
      // What can be built depends on the hand, which is nobody else's business.
      chore.payable = payable(s.players[s.turn.seat], effect.pay);
    }
  }

  OpenTurn turn() const {
    const Turn& from = s.turn;
    OpenTurn to;
    to.seat = from.seat;
    to.site = from.site + 1;
    to.boom = site_number(from.boom);
    to.busted = from.busted != 0;
    to.common_open = from.common_open != 0;
    to.boom_open = from.boom_open != 0;
    // Site 1 has no action besides the mill and the abilities.
    if (to.common_open && from.site != 0) to.checklist.push_back(section_chore(ChoreKind::common, from.site));
    if (to.boom_open && from.boom != 0) to.checklist.push_back(section_chore(ChoreKind::boom, from.boom));
    if (from.mills > 0) {
      Chore& chore = to.checklist.emplace_back();
      chore.kind = ChoreKind::mill;
      chore.words = say("Sutter's Mill: gain ", goods_words(box.mill));
      chore.payable = chore.free = true;
      chore.times = from.mills;
    }
    add_abilities(to.checklist);
    for (int type = 0; type < kBarrels; ++type) {
      const int usable = s.players[from.seat].saved[type] - from.fresh_barrels[type];
      if (usable <= 0) continue;
      Chore& chore = to.checklist.emplace_back();
      chore.kind = ChoreKind::barrel;
      chore.words = say(box.edition.barrels[type].name, " Barrel: ", box.edition.barrels[type].text);
      chore.payable = true;
      chore.times = usable;
      chore.barrel = static_cast<Barrel>(type);
    }
    add_powers(to.checklist);
    return to;
  }

  std::string route_words(const std::vector<std::string>& route) const {
    std::string words;
    for (const std::string& id : route) {
      const int space = space_named(id);
      const Place& place = box.map[space];
      append(words, say(words.empty() ? "" : " - ", box.edition.frontier.spaces[space].name));
      if (place.kind == SpaceKind::horseshoe) continue;
      append(words, say(" (", short_words(place.reward)));
      if (place.kind == SpaceKind::city) append(words, say(" or ", short_words(place.alternate)));
      append(words, ')');
    }
    return words;
  }

  OpenMovement movement() const {
    const Frame& frame = s.todo.top();
    const Place& place = box.map[s.players[frame.seat].wagon];
    OpenMovement to{frame.seat, frame.a, frame.c != 0, {}, {}};
    for (int i = 0; frame.a > 0 && i < place.exit_count; ++i) {
      const Leg way = leg(frame.seat, place.exits[i]);
      if (way) to.steps.push_back({static_cast<Space>(place.exits[i].to), static_cast<Space>(way.landing)});
    }
    for (const auto& route : box.edition.frontier.routes) to.routes.push_back(route_words(route));
    return to;
  }

  OpenShade shade() const {
    const Shade& from = s.shade;
    return {from.vp,
            shade_points(),
            from.gold,
            from.barrels,
            from.horses,
            from.hotels,
            from.river != 0,
            from.dudes,
            from.camps,
            gunmen(kShade),
            listed<Land>(from.land_camps),
            static_cast<Space>(from.wagon)};
  }
};

HandCard printed_card(const Box& box, int card) {
  const TownCard& face = box.edition.town.cards[card];
  const Costs& cost = box.town[card].cost;
  HandCard to{face.name, face.vp, short_words(cost[0]), short_words(cost[1]), {}};
  for (int which = 0; which < kAbilities; ++which) {
    const AbilityFace& ability = face.abilities[which];
    to.abilities[which] = say(trigger_words(ability.trigger), ": ", ability.text);
  }
  return to;
}

std::vector<OpenFrame> frames_of(const State& s) {
  std::vector<OpenFrame> list;
  for (int i = 0; i < s.todo.size; ++i) {
    const Frame& frame = s.todo.frames[i];
    OpenFrame& to = list.emplace_back();
    to.step = static_cast<Step>(frame.kind);
    if (!frame.is_task()) to.seat = frame.seat;
    to.a = frame.a;
    to.b = frame.b;
    to.c = frame.c;
    to.place = frame.step;
    to.amount = frame.amount;
  }
  return list;
}

}  // namespace

Open Rules::open(const State& s) const {
  const Viewer viewer{look(s)};
  Open open;
  open.round = s.round + 1;
  open.chapter = s.chapter + 1;
  open.badge = s.badge;
  if (!s.todo.empty()) open.asked = static_cast<Step>(s.todo.top().kind);
  open.wheel = viewer.wheel();
  open.gold = viewer.gold();
  open.shootout = viewer.shootout();
  for (int space = 0; space < box_.hideout; ++space) {
    OpenHideout& to = open.hideout.emplace_back();
    if (s.hideout[space] != kNone) to.barrel = static_cast<Barrel>(s.hideout[space]);
    to.outlaws = box_.outlaws[space];
  }
  std::copy(s.barrel_supply, s.barrel_supply + kBarrels, open.barrel_supply.begin());
  std::copy(s.bridges, s.bridges + kBridges, open.bridges.begin());
  open.hotels = s.hotels;
  open.horses = s.horses;
  for (Seat seat = 0; seat < box_.seats; ++seat) open.players.push_back(viewer.player(seat));
  if (s.turn.seat != kNobody) open.turn = viewer.turn();
  if (s.asked(Step::wagon) && !s.todo.top().is_task()) open.movement = viewer.movement();
  if (s.asked(Step::pay)) open.due = s.todo.top().amount;
  open.stack = frames_of(s);
  if (box_.solo) open.shade = viewer.shade();
  open.ended = s.ended;
  return open;
}

Own Rules::own(const State& s, Seat seat) const {
  const Player& player = s.players[seat];
  Own own;
  own.seat = seat;
  own.hand = listed<Building>(player.hand);
  for (const Building id : own.hand) own.cards.push_back(printed_card(box_, static_cast<int>(id)));
  own.deck_middle = listed<Building>(player.deck.middle);
  for (int i = 0; i < std::min(player.deck.top + player.deck.bottom, kBuildings); ++i) {
    auto& part = i < player.deck.top ? own.deck_top : own.deck_bottom;
    part.push_back(static_cast<Building>(player.deck.known[i]));
  }
  for (const uint8_t laid : player.laid) {
    if (laid != 0)
      own.laid.push_back({static_cast<Building>((laid - 1) / 2), static_cast<End>((laid - 1) % 2)});
  }
  if (player.dial != 0) own.dial = player.dial;
  return own;
}

}  // namespace paydirt::coloma
