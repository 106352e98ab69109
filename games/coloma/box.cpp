// A sound edition becomes a box.
#include "games/coloma/box.hpp"

#include <string>

#include "engine/text.hpp"

namespace paydirt::coloma {
namespace {

Goods goods_of(const Bundle& bundle) {
  Goods goods;
  const std::optional<int> counts[kGoods] = {bundle.dudes,  bundle.bucks,        bundle.gold,
                                             bundle.horses, bundle.camps,        bundle.cards,
                                             bundle.vp,     bundle.used_barrels, bundle.barrels};
  for (int i = 0; i < kGoods; ++i) goods.count[i] = static_cast<int8_t>(counts[i].value_or(0));
  return goods;
}

Effect effect_of(const Deed& deed) {
  Effect effect;
  if (deed.pay) effect.pay = goods_of(*deed.pay);
  if (deed.gain) effect.gain = goods_of(*deed.gain);
  effect.counts = deed.per.has_value();
  effect.per = deed.per.value_or(Counter{});
  effect.action = deed.action.value_or(Action::none);
  return effect;
}

Costs costs_of(const Bundle& hammer, const Bundle& saw) { return {goods_of(hammer), goods_of(saw)}; }

Chart chart_of(const ShootoutChart& from) {
  const auto reward = [](const Tier& tier) { return Reward{tier.vp.value_or(0), tier.dead.value_or(0)}; };
  return {{reward(from.tiers[0]), reward(from.tiers[1]), reward(from.tiers[2])}, reward(from.none)};
}

/// Links of all routes become exits of their spaces.
Refusal join_routes(const Frontier& frontier, std::array<Place, kSpaces>& map) {
  uint8_t links = 0;
  for (size_t route = 0; route < frontier.routes.size(); ++route) {
    int last = -1;
    for (const std::string& id : frontier.routes[route]) {
      const int space = space_named(id);
      const std::string field = say("frontier.routes[", route, "]");
      if (space < 0) return bad_edition(say(field, ": ", id, " is no space"));
      if (last >= 0) {
        if (links == kLinks) return bad_edition(say("frontier.routes: more than ", kLinks, " links"));
        for (const auto& [from, to] : {std::pair{last, space}, std::pair{space, last}}) {
          Place& place = map[from];
          if (place.exit_count == place.exits.size())
            return bad_edition(say(field, ": too many ways at ", id));
          for (int i = 0; i < place.exit_count; ++i) {
            if (place.exits[i].to == to) return bad_edition(say(field, ": a second link to ", id));
          }
          place.exits[place.exit_count++] = {static_cast<uint8_t>(to), links};
        }
        ++links;
      }
      last = space;
    }
  }
  for (int i = 0; i < kSpaces; ++i) {  // COR46
    if (map[i].kind != SpaceKind::city && map[i].exit_count != 2) {
      return bad_edition(say("frontier.routes: ", enum_name(static_cast<Space>(i)), " must have two links"));
    }
  }
  return {};
}

void lay_out_map(const Frontier& frontier, std::array<Place, kSpaces>& map) {
  for (int i = 0; i < kSpaces; ++i) {
    map[i].kind = frontier.spaces[i].kind;
    if (frontier.spaces[i].reward) map[i].reward = goods_of(*frontier.spaces[i].reward);
    if (frontier.spaces[i].alternate) map[i].alternate = goods_of(*frontier.spaces[i].alternate);
  }
  for (int land = 0; land < kLands; ++land) {
    for (const std::string& city : frontier.lands[land].cities) {
      Place& place = map[space_named(city)];
      place.lands = static_cast<uint8_t>(place.lands | bit(land));
    }
  }
}

Power power_of(const CharacterCard& card) {
  Power power;
  for (const auto& deed : {card.power, card.other_power}) {
    if (deed) power.effects[power.count++] = effect_of(*deed);
  }
  power.amount = card.amount.value_or(0);
  return power;
}

}  // namespace

bool Goods::empty() const {
  return std::all_of(count, count + kGoods, [](int8_t each) { return each == 0; });
}

Refusal Box::lay_out() {
  if (Refusal refusal = check_edition(edition)) return refusal;
  solo = seats == 1;
  buster = seats <= 2;
  lay_back = edition.start.draw - edition.start.keep;
  most_bought = version == 1 ? 12 : std::max(kMostCamps, kMostHorses);
  const TableSetup& table = edition.tables[seats - 1];
  pool_size = table.gold_pools;
  for (const int size : table.gold_pools) pool_total += size;
  hideout = table.hideout;
  signpost_offset = edition.wheel.signpost_offset;
  const BarkerPath& path = options.barker_path == PathRule::literal ? edition.wheel.barker_path_literal
                                                                    : edition.wheel.barker_path;
  for (int round = 0; round < kRounds; ++round) {
    for (int chapter = 0; chapter < kChapters; ++chapter) {
      barker_path[round][chapter] = static_cast<uint8_t>(path[round][chapter] - 1);
    }
  }
  for (size_t i = 0; i < event_gain.size(); ++i) event_gain[i] = goods_of(edition.events.gains[i]);
  mill = goods_of(edition.mill.gain);
  river_cost = costs_of(edition.river.hammer, edition.river.saw);
  for (int i = 0; i < kColumns; ++i) {
    river_vp[i] = edition.river.columns[i].vp;
    river_benefit[i] = effect_of(edition.river.columns[i].benefit);
  }
  bridge_cost = costs_of(edition.bridge.hammer, edition.bridge.saw);
  hotel_cost = costs_of(edition.hotel.hammer, edition.hotel.saw);
  for (int i = 0; i < kBuildings; ++i) {
    const TownCard& card = edition.town.cards[i];
    TownPlan& plan = town[i];
    plan.cost = costs_of(card.hammer, card.saw);
    plan.vp = card.vp;
    for (int which = 0; which < kAbilities; ++which) {
      const AbilityFace& face = card.abilities[which];
      plan.abilities[which] = {face.trigger, face.unlimited.value_or(false), effect_of(face.effect)};
    }
  }
  for (int i = 0; i < kBarrels; ++i) barrel[i] = effect_of(edition.barrels[i].effect);
  for (int i = 0; i < kHideout; ++i) outlaws[i] = static_cast<uint8_t>(edition.hideout.outlaws[i]);
  for (int i = 0; i < kRows; ++i) row_size[i] = static_cast<uint8_t>(edition.shootout.rows[i]);
  win = chart_of(edition.shootout.win);
  lose = chart_of(edition.shootout.lose);
  lay_out_map(edition.frontier, map);
  if (Refusal refusal = join_routes(edition.frontier, map)) return refusal;
  for (int i = 0; i < kCharacters; ++i) {
    power[i] = power_of(i < kRulebookCharacters ? edition.characters.rulebook[i]
                                                : edition.characters.deluxe[i - kRulebookCharacters]);
  }
  for (const std::string& city : edition.shade.wagon_cards) {
    wagon_cards.push_back(static_cast<uint8_t>(space_named(city)));
  }
  const bool rush = options.solo_level == SoloLevel::gold_rush;  // CO1013
  for (const int site : rush ? edition.shade.camp_events_gold_rush : edition.shade.camp_events) {
    shade_event_camps = static_cast<uint8_t>(shade_event_camps | bit(site - 1));
  }
  return {};
}

}  // namespace paydirt::coloma
