// A position of any origin becomes a state, or is refused in words.
#include <algorithm>
#include <bit>

#include "engine/field_checker.hpp"
#include "engine/text.hpp"
#include "games/coloma/rules.hpp"

namespace paydirt::coloma {
namespace {

/// Reads numbers and sets; every field is one of `state`.
class Loader : public FieldChecker {
 public:
  template <class T>
  T number(const std::string& field, int value, int low, int high) {
    return FieldChecker::number<T>(value, low, high, "state.", field);
  }
  template <class T, class E>
  T set(const std::string& field, const std::vector<E>& list, int low, int high) {
    unsigned bits = 0;
    for (const E each : list) {
      const int at = number<int>(field, static_cast<int>(each), low, high) - low;
      if (has(bits, at)) refuse(say(field, ": something stands there twice"));
      bits |= 1U << at;
    }
    return static_cast<T>(bits);
  }
  void counts(const std::string& field, const std::vector<Barrel>& list, uint8_t (&to)[kBarrels]) {
    if (list.size() > 60) return refuse(say(field, ": too many"));
    for (const Barrel each : list) ++to[static_cast<int>(each)];
  }
  uint8_t site(const std::string& field, const std::optional<int>& site, int most) {
    return site ? static_cast<uint8_t>(number<int>(field, *site, 1, most) - 1) : kNone;
  }
  void refuse(const std::string& words) { FieldChecker::refuse(say("state.", words)); }

  Player player(const std::string& field, const PositionPlayer& from) {
    Player to;
    for (int i = 0; i < kSources; ++i)
      to.vp[i] = number<int16_t>(field + ".scored", from.scored[i], 0, kMostPoints);
    to.dudes = number<uint8_t>(field + ".lodge.dudes", from.lodge.dudes, 0, 60);
    to.bucks = number<int16_t>(field + ".lodge.bucks", from.lodge.bucks, 0, kMostBucks);
    to.gold = number<uint8_t>(field + ".lodge.gold", from.lodge.gold, 0, 200);
    to.horses = number<uint8_t>(field + ".lodge.horses", from.lodge.horses, 0, 200);
    to.camps = number<uint8_t>(field + ".lodge.camps", from.lodge.camps, 0, 60);
    to.dudes_reserve = number<uint8_t>(field + ".dudes_reserve", from.dudes_reserve, 0, 60);
    to.camps_reserve = number<uint8_t>(field + ".camps_reserve", from.camps_reserve, 0, 60);
    to.dead = number<uint8_t>(field + ".dead", from.dead, 0, 60);
    to.used_barrels = number<uint8_t>(field + ".used_barrels", from.used_barrels, 0, 60);
    to.hand = set<uint16_t>(field + ".hand", from.hand, 0, kBuildings - 1);
    to.built = set<uint16_t>(field + ".built", from.built, 0, kBuildings - 1);
    to.covered = set<uint16_t>(field + ".covered", from.covered, 0, kBuildings - 1);
    to.bridges = set<uint8_t>(field + ".bridges", from.bridges, 0, kBridges - 1);
    to.event_camps = set<uint8_t>(field + ".event_camps", from.event_camps, 1, kSites);
    to.land_camps = set<uint8_t>(field + ".land_camps", from.land_camps, 0, kLands - 1);
    for (int column = 0; column < kColumns; ++column) {
      if (from.rivers[column]) to.rivers = static_cast<uint8_t>(to.rivers | bit(column));
    }
    counts(field + ".saved", from.saved, to.saved);
    to.wagon = static_cast<uint8_t>(from.wagon);
    to.character = from.character;
    to.dial = from.dial ? number<uint8_t>(field + ".dial", *from.dial, 1, kSites) : uint8_t{0};
    deck(field, from, to);
    return to;
  }

  void deck(const std::string& field, const PositionPlayer& from, Player& to) {
    to.deck.middle = set<uint16_t>(field + ".deck_middle", from.deck_middle, 0, kBuildings - 1);
    if (from.deck_top.size() + from.deck_bottom.size() > kBuildings || from.laid.size() > 2) {
      return refuse(say(field, ": too many cards"));
    }
    for (const auto* part : {&from.deck_top, &from.deck_bottom}) {
      for (const Building card : *part)
        to.deck.known[to.deck.top + to.deck.bottom++] = static_cast<uint8_t>(card);
      if (part == &from.deck_top) std::swap(to.deck.top, to.deck.bottom);
    }
    to.deck.settle();
    for (size_t i = 0; i < from.laid.size(); ++i) {
      to.laid[i] = static_cast<uint8_t>(1 + static_cast<int>(from.laid[i].card) * 2 +
                                        static_cast<int>(from.laid[i].end));
    }
  }

  Turn turn(const PositionTurn& from, int seats) {
    Turn to;
    to.seat = number<Seat>("turn.seat", from.seat, 0, seats - 1);
    to.site = site("turn.site", from.site, kSites + 1);
    to.boom = site("turn.boom", from.boom, kSites + 1);
    to.common_open = from.common_open ? 1 : 0;
    to.boom_open = from.boom_open ? 1 : 0;
    to.busted = from.busted ? 1 : 0;
    to.mills = number<uint8_t>("turn.mills", from.mills, 0, kMostUses);
    to.links = from.links;
    to.fresh = set<uint16_t>("turn.fresh", from.fresh, 0, kBuildings - 1);
    counts("turn.fresh_barrels", from.fresh_barrels, to.fresh_barrels);
    for (const PositionUse& use : from.uses) {
      const int which = number<int>("turn.uses.ability", use.ability, 1, kAbilities) - 1;
      uint8_t& uses = to.uses[static_cast<int>(use.building)][which];
      if (uses != 0) refuse("turn.uses: an ability stands there twice");
      uses = use.times ? number<uint8_t>("turn.uses.times", *use.times, 1, kMostUses) : kNone;
    }
    return to;
  }

  Shade shade(const PositionShade& from) {
    Shade to;
    to.vp = number<int16_t>("shade.vp", from.vp, 0, kMostPoints);
    to.gold = number<uint8_t>("shade.gold", from.gold, 0, 200);
    to.barrels = number<uint8_t>("shade.barrels", from.barrels, 0, 60);
    to.horses = number<uint8_t>("shade.horses", from.horses, 0, 60);
    to.hotels = number<uint8_t>("shade.hotels", from.hotels, 0, 99);
    to.river = from.river ? 1 : 0;
    to.dudes = number<uint8_t>("shade.dudes", from.dudes, 0, 60);
    to.camps = number<uint8_t>("shade.camps", from.camps, 0, 60);
    to.event_camps = set<uint8_t>("shade.event_camps", from.event_camps, 1, kSites);
    to.land_camps = set<uint8_t>("shade.land_camps", from.land_camps, 0, kLands - 1);
    to.wagon = static_cast<uint8_t>(from.wagon);
    to.site = site("shade.site", from.site, kSites);
    return to;
  }

  Seat gang(const OpenRow& row, int seats) {
    if (row.seat.has_value() != (row.holder == Holder::player)) refuse("rows.seat: only players have one");
    switch (row.holder) {
      case Holder::nobody: return kNobody;
      case Holder::dummy: return kDummy;
      case Holder::shade: return kShade;
      default: return number<Seat>("rows.seat", row.seat.value_or(-1), 0, seats - 1);
    }
  }

  void stack(const std::vector<OpenFrame>& list, int seats, State& s) {
    if (list.size() > std::size(s.todo.frames)) return refuse("stack: too deep");
    for (const OpenFrame& from : list) {
      Frame frame;
      frame.kind = static_cast<uint8_t>(from.step);
      if (from.seat) frame.seat = number<Seat>("stack.seat", *from.seat, 0, seats - 1);
      frame.a = number<uint8_t>("stack.a", from.a, 0, 255);
      frame.b = number<uint8_t>("stack.b", from.b, 0, 255);
      frame.c = number<uint8_t>("stack.c", from.c, 0, 255);
      frame.step = number<uint8_t>("stack.place", from.place, 0, 255);
      frame.amount = number<int16_t>("stack.amount", from.amount, 0, 999);
      s.todo.push(frame);
    }
  }
};

}  // namespace

Result<State> Rules::load(const Position& from) const {
  State s;
  Loader loader;
  if (static_cast<int>(from.players.size()) != box_.seats) return Refusal{"state.players: one a seat"};
  if (from.shade.has_value() != box_.solo) return Refusal{"state.shade: belongs to solo games"};
  s.round = static_cast<uint8_t>(loader.number<int>("round", from.round, 1, kRounds) - 1);
  s.chapter = static_cast<uint8_t>(loader.number<int>("chapter", from.chapter, 1, kChapters) - 1);
  s.badge = loader.number<Seat>("badge", from.badge, 0, box_.seats - 1);
  s.barker = loader.site("barker", from.barker, kSites);
  s.bust = loader.site("bust", from.bust, kSites);
  if (!from.buster_cards.empty() && from.buster_cards.size() != 2) loader.refuse("buster_cards: none or two");
  for (size_t i = 0; i < from.buster_cards.size() && i < 2; ++i) {
    s.buster[i] = loader.site("buster_cards", from.buster_cards[i], kSites);
  }
  s.buster_site = loader.site("buster_site", from.buster_site, kSites);
  s.pool = loader.number<uint8_t>("pool", from.pool, 0, 200);
  s.spent = loader.number<uint8_t>("spent", from.spent, 0, 200);
  s.horses = loader.number<uint8_t>("horses", from.horses, 0, 200);
  s.hotels = loader.number<uint8_t>("hotels", from.hotels, 0, 99);
  for (int i = 0; i < kBridges; ++i) s.bridges[i] = loader.number<uint8_t>("bridges", from.bridges[i], 0, 9);
  for (int i = 0; i < kBarrels; ++i) {
    s.barrel_supply[i] = loader.number<uint8_t>("barrel_supply", from.barrel_supply[i], 0, 60);
  }
  for (int i = 0; i < kHideout; ++i) {
    if (from.hideout[i]) s.hideout[i] = static_cast<uint8_t>(*from.hideout[i]);
  }
  s.outlaws = loader.number<uint8_t>("outlaws", from.outlaws, 0, 200);
  for (int row = 0; row < kRows; ++row) s.rows[row] = loader.gang(from.rows[row], box_.seats);
  for (Seat seat = 0; seat < box_.seats; ++seat) {
    s.players[seat] = loader.player(say("players[", seat, "]"), from.players[seat]);
  }
  if (from.turn) s.turn = loader.turn(*from.turn, box_.seats);
  if (from.shade) s.shade = loader.shade(*from.shade);
  loader.stack(from.stack, box_.seats, s);
  s.ended = from.ended;
  if (loader.refusal) return loader.refusal;
  if (const char* law = broken(s)) return Refusal{say("state.", law)};
  return s;
}

}  // namespace paydirt::coloma
