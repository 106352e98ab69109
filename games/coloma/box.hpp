// The box of Coloma laid out on one table: what the edition prints, as tables that rules can read at once.
#pragma once

#include <array>
#include <vector>

#include "engine/box_base.hpp"
#include "engine/result.hpp"
#include "games/coloma/edition.hpp"
#include "games/coloma/state.hpp"
#include "games/coloma/weights.hpp"

namespace paydirt::coloma {

/// Most Camps of a player and Horses of all in an edition, so that every purchase can be listed (COR40).
inline constexpr int kMostCamps = 16;
inline constexpr int kMostHorses = 24;
inline constexpr int kMostNuggets = 60;

/// COR2: who is first in order.
BOOST_DEFINE_FIXED_ENUM_CLASS(BadgeRule, uint8_t, fixed, rotating)

/// COR3: where the Barker goes in rounds 2 and 3.
BOOST_DEFINE_FIXED_ENUM_CLASS(PathRule, uint8_t, equal, literal)

BOOST_DEFINE_FIXED_ENUM_CLASS(SoloLevel, uint8_t, shade, gold_rush)

/// CO112.
struct Options {
  bool characters = false;
  bool deluxe_characters = false;  // deal characters from both sets
  BadgeRule badge = BadgeRule::fixed;
  PathRule barker_path = PathRule::equal;
  SoloLevel solo_level = SoloLevel::shade;

  /// The tables that tests of properties lay out: plain, with characters, and everything else turned at once.
  static std::vector<Options> variants() {
    return {
        {}, {.characters = true}, {true, true, BadgeRule::rotating, PathRule::literal, SoloLevel::gold_rush}};
  }
};
BOOST_DESCRIBE_STRUCT(Options, (), (characters, deluxe_characters, badge, barker_path, solo_level))

enum Good : uint8_t {
  g_dudes,
  g_bucks,
  g_gold,
  g_horses,
  g_camps,
  g_cards,
  g_vp,
  g_used_barrels,
  g_barrels,
  kGoods
};

/// So much of each.
struct Goods {
  int8_t count[kGoods] = {};
  int operator[](Good good) const { return count[good]; }
  bool empty() const;
};

struct Effect {
  Goods pay, gain;
  bool counts = false;  // gains as often as `per` says
  Counter per{};
  Action action = Action::none;
};

struct Ability {
  Trigger trigger{};
  bool unlimited = false;
  Effect effect;
};

/// Costs with the Hammer and with the Saw.
using Costs = std::array<Goods, 2>;

struct TownPlan {
  Costs cost;
  int vp = 0;
  std::array<Ability, kAbilities> abilities;
};

/// Points or dead Dudes.
struct Reward {
  int vp = 0, dead = 0;
};

struct Chart {
  std::array<Reward, kTiers> tiers;
  Reward none;
};

/// A way out of a space.
struct Exit {
  uint8_t to = 0, link = 0;
};

struct Place {
  SpaceKind kind{};
  Goods reward, alternate;
  uint8_t lands = 0;  // adjacent ones, as bits
  uint8_t exit_count = 0;
  std::array<Exit, 8> exits{};
};

struct Power {
  int count = 0;  // ways to use it
  std::array<Effect, 2> effects;
  int amount = 0;
};

/// Refuses an edition that cannot be played.
Refusal check_edition(const Edition& edition);
/// The refusal of an edition, in words.
Refusal bad_edition(const std::string& words);
/// The number of a space of the map; -1: there is no such space.
int space_named(const std::string& id);

struct Box : BoxBase<Edition, Options> {
  Refusal lay_out();

  Weights weights;
  bool solo = false;
  bool buster = false;  // CO111
  int lay_back = 0;     // cards of the opening hand
  int most_bought = 0;  // Camps, and Horses, in one purchase (COR40)

  std::array<int, kPools> pool_size{};  // of value 3, 2, 1
  int pool_total = 0;
  int hideout = 0;  // spaces
  int signpost_offset = 0;
  std::array<std::array<uint8_t, kChapters>, kRounds> barker_path{};
  std::array<Goods, kSites - 1> event_gain;
  Goods mill;
  Costs river_cost;
  std::array<int, kColumns> river_vp{};
  std::array<Effect, kColumns> river_benefit;
  Costs bridge_cost, hotel_cost;
  std::array<TownPlan, kBuildings> town;
  std::array<Effect, kBarrels> barrel;
  std::array<uint8_t, kHideout> outlaws{};
  std::array<uint8_t, kRows> row_size{};
  Chart win, lose;
  std::array<Place, kSpaces> map;
  std::array<Power, kCharacters> power;
  std::vector<uint8_t> wagon_cards;  // Shade's cities
  uint8_t shade_event_camps = 0;     // bits
};

}  // namespace paydirt::coloma
