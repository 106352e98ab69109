// Whether an edition can be played; if not, which field is wrong and why.
#include <algorithm>
#include <string>

#include "engine/text.hpp"
#include "games/coloma/box.hpp"

namespace paydirt::coloma {
namespace {

Refusal check_number(const std::string& field, int number, int low, int high) {
  if (number >= low && number <= high) return {};
  return bad_edition(say(field, ": ", number, " is outside ", low, " to ", high));
}

constexpr int kMostOfAGood = 20;

/// The things of a bundle that may stand there.
enum class Use : uint8_t { cost, price, gain };

Refusal check_bundle(const std::string& field, const Bundle& bundle, Use use) {
  Refusal refusal;
  for_each_member(bundle, [&](const char* name, const std::optional<int>& count) {
    if (refusal || !count) return;
    const std::string_view good = name;
    const bool building = good == "dudes" || good == "bucks" || good == "gold" || good == "horses";
    const bool barrel = good == "used_barrels" || good == "barrels";
    const bool fits = use == Use::cost ? building : use == Use::price ? good != "vp" : !barrel;
    if (!fits) {
      refusal =
          bad_edition(say(field, ": ", good, " cannot be ", use == Use::gain ? "gained" : "paid", " here"));
    } else {
      refusal = check_number(say(field, '.', good), *count, 0, kMostOfAGood);
    }
  });
  return refusal;
}

Refusal check_deed(const std::string& field, const Deed& deed) {
  if (deed.pay) {
    if (Refusal refusal = check_bundle(say(field, ".pay"), *deed.pay, Use::price)) return refusal;
    if (deed.pay->cards.value_or(0) > 1 || deed.pay->barrels.value_or(0) > 1) {
      return bad_edition(say(field, ".pay: at most one card and one Barrel of choice"));
    }
  }
  return deed.gain ? check_bundle(say(field, ".gain"), *deed.gain, Use::gain) : Refusal{};
}

Refusal check_costs(const std::string& field, const Bundle& hammer, const Bundle& saw) {
  if (Refusal refusal = check_bundle(say(field, ".hammer"), hammer, Use::cost)) return refusal;
  return check_bundle(say(field, ".saw"), saw, Use::cost);
}

template <class Faces, class Names>
Refusal check_ids(const std::string& field, const Faces& faces, Names name_of) {
  for (size_t i = 0; i < faces.size(); ++i) {
    if (faces[i].id != name_of(i)) return bad_edition(say(field, '[', i, "].id: must be ", name_of(i)));
    if (faces[i].name.empty()) return bad_edition(say(field, '[', i, "].name: must not be empty"));
  }
  return {};
}

template <class E>
const char* name_at(size_t index) {
  return enum_name(static_cast<E>(index));
}

Refusal check_pieces(const Edition& edition) {
  const Pieces& pieces = edition.pieces;
  const Start& start = edition.start;
  if (Refusal refusal = check_number("pieces.dudes", pieces.dudes, 1, 60)) return refusal;
  if (Refusal refusal = check_number("pieces.camps", pieces.camps, 0, kMostCamps)) return refusal;
  if (Refusal refusal = check_number("pieces.horses", pieces.horses, 0, kMostHorses)) return refusal;
  if (Refusal refusal = check_number("pieces.outlaws", pieces.outlaws, 0, 200)) return refusal;
  if (Refusal refusal = check_number("pieces.nuggets", pieces.nuggets, 1, kMostNuggets)) return refusal;
  if (Refusal refusal = check_number("start.dudes", start.dudes, 0, pieces.dudes)) return refusal;
  if (Refusal refusal = check_number("start.camps", start.camps, 0, pieces.camps)) return refusal;
  if (Refusal refusal = check_number("start.bucks", start.bucks, 0, 50)) return refusal;
  if (Refusal refusal = check_number("start.horses", start.horses, 0, pieces.horses / 6)) return refusal;
  if (Refusal refusal = check_number("start.draw", start.draw, 0, kBuildings)) return refusal;
  if (start.keep > start.draw || start.draw - start.keep > 2) {
    return bad_edition("start.keep: must be start.draw or up to two less");
  }
  for (int i = 0; i < kPlayers; ++i) {
    const TableSetup& table = edition.tables[i];
    const std::string field = say("tables[", i, "]");
    if (table.players != i + 1) return bad_edition(say(field, ".players: must be ", i + 1));
    if (Refusal refusal = check_number(say(field, ".hideout"), table.hideout, 0, kHideout)) return refusal;
    if (Refusal refusal = check_number(say(field, ".bridge_copies"), table.bridge_copies, 0, 9))
      return refusal;
    if (Refusal refusal = check_number(say(field, ".hotels"), table.hotels, 0, 99)) return refusal;
    int spaces = 0;
    for (const int size : table.gold_pools) {
      if (Refusal refusal = check_number(say(field, ".gold_pools"), size, 0, 60)) return refusal;
      spaces += size;
    }
    if (spaces > pieces.nuggets || spaces < (i + 1) * start.gold) {
      return bad_edition(say(field, ".gold_pools: ", spaces, " spaces; there are ", pieces.nuggets,
                             " nuggets, and every player starts with ", start.gold));
    }
  }
  return {};
}

Refusal check_wheel(const Edition& edition) {
  const Wheel& wheel = edition.wheel;
  if (Refusal refusal = check_number("wheel.signpost_offset", wheel.signpost_offset, 1, kSites - 1)) {
    return refusal;
  }
  for (const BarkerPath* path : {&wheel.barker_path, &wheel.barker_path_literal}) {
    for (const auto& round : *path) {
      for (const int site : round) {
        if (Refusal refusal = check_number("wheel.barker_path", site, 1, kSites)) return refusal;
      }
    }
  }
  constexpr const char* kIds[] = {"workday", "river", "town", "frontier", "settle", "barker"};
  if (Refusal refusal = check_ids("sites", edition.sites, [&](size_t i) { return kIds[i]; })) return refusal;
  for (size_t i = 0; i < edition.events.gains.size(); ++i) {
    if (Refusal refusal = check_bundle(say("events.gains[", i, "]"), edition.events.gains[i], Use::gain)) {
      return refusal;
    }
  }
  if (Refusal refusal = check_number("events.trade_vp", edition.events.trade_vp, 0, 20)) return refusal;
  if (Refusal refusal = check_number("events.camp_factor", edition.events.camp_factor, 1, 2)) return refusal;
  if (Refusal refusal = check_number("barker.camp_bucks", edition.barker.camp_bucks, 1, 20)) return refusal;
  if (Refusal refusal = check_number("barker.horse_bucks", edition.barker.horse_bucks, 1, 20)) return refusal;
  return check_bundle("mill.gain", edition.mill.gain, Use::gain);
}

Refusal check_river(const Edition& edition) {
  if (Refusal refusal = check_costs("river", edition.river.hammer, edition.river.saw)) return refusal;
  for (int i = 0; i < kColumns; ++i) {
    const std::string field = say("river.columns[", i, "]");
    if (Refusal refusal = check_number(say(field, ".vp"), edition.river.columns[i].vp, 0, 50)) return refusal;
    if (Refusal refusal = check_deed(say(field, ".benefit"), edition.river.columns[i].benefit))
      return refusal;
    if (edition.river.columns[i].benefit.pay)
      return bad_edition(say(field, ".benefit.pay: a benefit has no price"));
  }
  if (Refusal refusal = check_costs("bridge", edition.bridge.hammer, edition.bridge.saw)) return refusal;
  if (Refusal refusal = check_ids("bridge.types", edition.bridge.types, name_at<Bridge>)) return refusal;
  for (int i = 0; i < kBridges; ++i) {
    const std::string field = say("bridge.types[", i, "]");
    if (Refusal refusal = check_number(say(field, ".per"), edition.bridge.types[i].per, 1, 20))
      return refusal;
    if (Refusal refusal = check_number(say(field, ".vp"), edition.bridge.types[i].vp, 0, 50)) return refusal;
    if (Refusal refusal = check_number(say(field, ".max_vp"), edition.bridge.types[i].max_vp, 0, 99)) {
      return refusal;
    }
  }
  return {};
}

Refusal check_town(const Edition& edition) {
  if (Refusal refusal = check_costs("hotel", edition.hotel.hammer, edition.hotel.saw)) return refusal;
  if (Refusal refusal = check_number("hotel.vp", edition.hotel.vp, 0, 50)) return refusal;
  if (Refusal refusal = check_number("hotel.vp_per_dude", edition.hotel.vp_per_dude, 0, 9)) return refusal;
  if (Refusal refusal = check_number("hotel.max_dudes", edition.hotel.max_dudes, 0, 60)) return refusal;
  if (Refusal refusal = check_ids("town.cards", edition.town.cards, name_at<Building>)) return refusal;
  for (int i = 0; i < kBuildings; ++i) {
    const TownCard& card = edition.town.cards[i];
    const std::string field = say("town.cards[", i, "]");
    if (Refusal refusal = check_costs(field, card.hammer, card.saw)) return refusal;
    if (Refusal refusal = check_number(say(field, ".vp"), card.vp, 0, 50)) return refusal;
    for (int which = 0; which < kAbilities; ++which) {
      const AbilityFace& ability = card.abilities[which];
      const std::string at = say(field, ".abilities[", which, "]");
      if (Refusal refusal = check_deed(say(at, ".effect"), ability.effect)) return refusal;
      if (ability.unlimited.value_or(false) && !ability.effect.pay) {
        return bad_edition(say(at, ": what is free can have no unlimited use (COR39)"));
      }
      if (ability.trigger == Trigger::wheelbarrow && ability.effect.action == Action::wheelbarrows) {
        return bad_edition(say(at, ": a Wheelbarrow ability cannot enable all of them again (COR39)"));
      }
    }
  }
  return {};
}

Refusal check_barrels(const Edition& edition) {
  if (Refusal refusal = check_ids("barrels", edition.barrels, name_at<Barrel>)) return refusal;
  int total = 0;
  for (int i = 0; i < kBarrels; ++i) {
    const std::string field = say("barrels[", i, "]");
    if (Refusal refusal = check_number(say(field, ".copies"), edition.barrels[i].copies, 0, 20))
      return refusal;
    if (Refusal refusal = check_deed(say(field, ".effect"), edition.barrels[i].effect)) return refusal;
    if (edition.barrels[i].effect.pay) return bad_edition(say(field, ".effect.pay: a Barrel has no price"));
    total += edition.barrels[i].copies;
  }
  if (Refusal refusal = check_number("barrels: copies in all", total, 1, 60)) return refusal;
  for (const int outlaws : edition.hideout.outlaws) {
    if (Refusal refusal = check_number("hideout.outlaws", outlaws, 0, 20)) return refusal;
  }
  return {};
}

Refusal check_shootout(const Edition& edition) {
  const Shootout& shootout = edition.shootout;
  for (const int outlaws : shootout.round_outlaws) {
    if (Refusal refusal = check_number("shootout.round_outlaws", outlaws, 0, edition.pieces.outlaws)) {
      return refusal;
    }
  }
  for (const int spaces : shootout.rows) {
    if (Refusal refusal = check_number("shootout.rows", spaces, 1, 20)) return refusal;
  }
  if (Refusal refusal = check_number("shootout.dummy_row", shootout.dummy_row, 1, kRows)) return refusal;
  for (const ShootoutChart* chart : {&shootout.win, &shootout.lose}) {
    for (const Tier& tier : {chart->tiers[0], chart->tiers[1], chart->tiers[2], chart->none}) {
      if (Refusal refusal = check_number("shootout: vp", tier.vp.value_or(0), 0, 50)) return refusal;
      if (Refusal refusal = check_number("shootout: dead", tier.dead.value_or(0), 0, 4)) return refusal;
    }
  }
  if (edition.pieces.dudes < 4 * kRounds) return bad_edition("pieces.dudes: fewer than could die");
  if (edition.graveyard.graves.empty()) return bad_edition("graveyard.graves: there must be some");
  for (const int vp : edition.graveyard.graves) {
    if (Refusal refusal = check_number("graveyard.graves", vp, -50, 0)) return refusal;
  }
  return {};
}

Refusal check_spaces(const Frontier& frontier) {
  if (Refusal refusal = check_ids("frontier.spaces", frontier.spaces, name_at<Space>)) return refusal;
  for (int i = 0; i < kSpaces; ++i) {
    const MapSpace& space = frontier.spaces[i];
    const std::string field = say("frontier.spaces[", i, "]");
    const bool city = space.kind == SpaceKind::city;
    if (space.reward.has_value() != (space.kind != SpaceKind::horseshoe) ||
        space.alternate.has_value() != city) {
      return bad_edition(
          say(field, ": a city has a reward and an alternate, a town a reward, a horseshoe none"));
    }
    if (space.reward) {
      if (Refusal refusal = check_bundle(say(field, ".reward"), *space.reward, Use::gain)) return refusal;
    }
    if (space.alternate) {
      if (Refusal refusal = check_bundle(say(field, ".alternate"), *space.alternate, Use::gain))
        return refusal;
    }
  }
  return {};
}

Refusal check_lands(const Frontier& frontier) {
  if (Refusal refusal = check_ids("frontier.lands", frontier.lands, name_at<Land>)) return refusal;
  for (int i = 0; i < kLands; ++i) {
    for (const std::string& city : frontier.lands[i].cities) {
      const int at = space_named(city);
      if (at < 0 || frontier.spaces[at].kind != SpaceKind::city) {
        return bad_edition(say("frontier.lands[", i, "].cities: ", city, " is no city"));
      }
    }
  }
  for (const int vp : frontier.chart) {
    if (Refusal refusal = check_number("frontier.chart", vp, 0, 99)) return refusal;
  }
  return {};
}

Refusal check_characters(const Edition& edition) {
  if (Refusal refusal = check_ids("characters.rulebook", edition.characters.rulebook, name_at<Character>)) {
    return refusal;
  }
  if (Refusal refusal = check_ids("characters.deluxe", edition.characters.deluxe,
                                  [](size_t i) { return name_at<Character>(kRulebookCharacters + i); })) {
    return refusal;
  }
  for (int i = 0; i < kCharacters; ++i) {
    const bool deluxe = i >= kRulebookCharacters;
    const CharacterCard& card =
        deluxe ? edition.characters.deluxe[i - kRulebookCharacters] : edition.characters.rulebook[i];
    const std::string field = say("characters: ", card.id);
    for (const auto& power : {card.power, card.other_power}) {
      if (!power) continue;
      if (!power->pay) return bad_edition(say(field, ": a power without a price would never end (COR39)"));
      if (Refusal refusal = check_deed(field, *power)) return refusal;
    }
    if (Refusal refusal = check_number(say(field, ".amount"), card.amount.value_or(0), 0, 9)) return refusal;
  }
  return {};
}

Refusal check_shade(const Edition& edition) {
  const ShadeSheet& shade = edition.shade;
  Refusal refusal;
  for_each_member(shade, [&](const char* name, const auto& member) {
    if constexpr (std::is_same_v<decltype(member), const int&>) {
      if (!refusal) refusal = check_number(say("shade.", name), member, 0, 60);
    }
  });
  if (refusal) return refusal;
  for (const auto* events : {&shade.camp_events, &shade.camp_events_gold_rush}) {
    for (const int site : *events) {
      if (Refusal out = check_number("shade.camp_events", site, 1, kSites)) return out;
    }
  }
  if (shade.wagon_cards.empty()) return bad_edition("shade.wagon_cards: there must be some");
  for (const std::string& city : shade.wagon_cards) {
    const int at = space_named(city);
    if (at < 0 || edition.frontier.spaces[at].kind != SpaceKind::city) {
      return bad_edition(say("shade.wagon_cards: ", city, " is no city"));
    }
  }
  return {};
}

}  // namespace

Refusal bad_edition(const std::string& words) { return {say("edition: ", words)}; }

int space_named(const std::string& id) {
  for (int i = 0; i < kSpaces; ++i) {
    if (id == enum_name(static_cast<Space>(i))) return i;
  }
  return -1;
}

Refusal check_edition(const Edition& edition) {
  if (Refusal refusal = check_pieces(edition)) return refusal;
  if (Refusal refusal = check_wheel(edition)) return refusal;
  if (Refusal refusal = check_river(edition)) return refusal;
  if (Refusal refusal = check_town(edition)) return refusal;
  if (Refusal refusal = check_barrels(edition)) return refusal;
  if (Refusal refusal = check_shootout(edition)) return refusal;
  if (Refusal refusal = check_spaces(edition.frontier)) return refusal;
  if (Refusal refusal = check_lands(edition.frontier)) return refusal;
  if (Refusal refusal = check_characters(edition)) return refusal;
  return check_shade(edition);
}

}  // namespace paydirt::coloma
