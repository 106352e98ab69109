// The fixed tables of Coloma.
#include "engine/text.hpp"
#include "games/coloma/play.hpp"
#include "games/coloma/rules.hpp"

namespace paydirt::coloma {
namespace {

constexpr const char* kCardNames[kBuildings] = {
    "poker_hall",       "express_office", "lumber_yard",    "saloon",           "trading_post", "stables",
    "horse_ranch",      "toll_house",     "boarding_house", "odd_fellows_hall", "brewery",      "foundry",
    "telegraph_office", "post_office",    "undertaker",     "outpost"};
constexpr const char* kBarrelNames[kBarrels + 1] = {"gold",  "bucks",    "cards", "horse", "camp", "posse",
                                                    "wagon", "signpost", "saw3",  "saw2",  "used"};
constexpr std::span<const char* const> kCasks(kBarrelNames);
constexpr const char* kBridgeNames[kBridges] = {"barrels", "town", "rivers", "events", "bucks", "horses"};
constexpr const char* kSpaceNames[kSpaces] = {
    "coloma",          "hangtown",        "georgetown",   "folsom",       "auburn", "garden_valley",
    "gold_hill",       "lotus",           "pilot_hill",   "green_valley", "cool",   "kelsey",
    "diamond_springs", "shingle_springs", "salmon_falls", "greenwood",    "shoe1",  "shoe2",
    "shoe3",           "shoe4",           "shoe5",        "shoe6",        "shoe7",  "shoe8"};
constexpr const char* kLandNames[kLands] = {"middle_fork", "highlands", "cosumnes", "natoma", "north_fork"};
constexpr const char* kTools[] = {"hammer", "saw"};
constexpr const char* kEnds[] = {"top", "bottom"};
constexpr const char* kRewards[] = {"dudes", "other"};

constexpr MoveKind kKinds[] = {
    {"lay", name_argument("card", kCardNames), name_argument("end", kEnds)},
    {"dial", number_argument("site", 1, kSites)},
    {"trade", number_argument("gold", 0, 2)},
    {"borrow", number_argument("site", 1, kSites + 1)},
    {"mill"},
    {"river", number_argument("column", 1, kColumns), name_argument("tool", kTools)},
    {"bridge", name_argument("type", kBridgeNames), name_argument("tool", kTools)},
    {"build", name_argument("card", kCardNames), name_argument("tool", kTools)},
    {"hotel", name_argument("covers", kCardNames), name_argument("tool", kTools)},
    {"wagon"},
    {"row", number_argument("row", 1, kRows)},
    {"event", number_argument("site", 1, kSites)},
    {"land", name_argument("land", kLandNames)},
    {"claim"},
    {"buy", number_argument("camps", 0, 12), number_argument("horses", 0, 12)},
    {"take", number_argument("space", 1, kHideout)},
    {"use", name_argument("barrel", kCasks.first(kBarrels))},
    {"save"},
    {"ability", name_argument("card", kCardNames), number_argument("which", 1, kAbilities)},
    {"power", number_argument("which", 1, 2)},
    {"pay", number_argument("gold", 0, 60)},
    {"discard", name_argument("card", kCardNames), name_argument("end", kEnds)},
    {"cask", name_argument("barrel", kCasks)},
    {"go", name_argument("toward", kSpaceNames)},
    {"rob"},
    {"stop"},
    {"reward", name_argument("reward", kRewards)},
    {"done"},
    {"end"},
};

constexpr const char* kPurposes[p_count] = {"badge",       "barrels",    "buster", "coin",
                                            "shade_wagon", "characters", "deck_0", "deck_1",
                                            "deck_2",      "deck_3",     "deck_4"};

constexpr EventKind kEvents[] = {
    {"chapter"}, {"event"},    {"gain"},   {"pay"},     {"score"},    {"draw"},    {"lay"},  {"opened"},
    {"trade"},   {"buster"},   {"dial"},   {"pioneer"}, {"stranger"}, {"bust"},    {"turn"}, {"borrow"},
    {"mill"},    {"river"},    {"bridge"}, {"build"},   {"hotel"},    {"discard"}, {"cask"}, {"ability"},
    {"power"},   {"wagon"},    {"rob"},    {"row"},     {"camp"},     {"take"},    {"use"},  {"save"},
    {"end"},     {"shootout"}, {"tier"},   {"dead"},    {"clean_up"}, {"shade"},   {"over"},
};

constexpr ScoreKind kScores[] = {
    {"Town Buildings", "points of each when it is built", "CO342"},
    {"Hotels", "points of each when it is built", "CO343"},
    {"Rivers", "points of the column", "CO332"},
    {"Gold trades", "Gold traded at Event 5", "CO501"},
    {"Shootouts", "tiers of the Shootout chart", "CO602"},
    {"Frontier Towns", "points found on the way and by abilities", "CO405"},
    {"empty deck", "one point a card that could not be drawn", "CO352"},
    {"Frontier Lands", "chart of Camps on lands", "CO701"},
    {"Bridges", "what each counts, up to its maximum", "CO702"},
    {"Hotel guests", "Dudes in the Lodge for each Hotel", "CO703"},
    {"Graveyard", "values of the occupied graves", "CO704"},
};

constexpr Ending kEndings[] = {
    {"none", ""},
    {"played_out", "The last chapter has been played."},
    {"beat_shade", "Shade is beaten."},
    {"lost_to_shade", "Shade wins."},
};

constexpr GameInfo kInfo = {
    "coloma",
    "Coloma",
    "Pick your site in secret, boom while others bust, and build the town of the Gold Rush.",
    "Jonny Pac Cantin; Final Frontier Games, 2019",
    1,
    5,
    3,
    1,
};

}  // namespace

const GameTables& Rules::tables() {
  static constexpr GameTables kTables = {kInfo, kKinds, kPurposes, kEvents, kScores, kEndings};
  return kTables;
}

Result<Rules> Rules::make(const Edition& edition, const Options& options, int seats, int version) {
  if (version != kInfo.version) {
    return Refusal{say("rules version ", version, " is unknown; there is ", kInfo.version)};
  }
  if (seats < kInfo.min_seats || seats > kInfo.max_seats) {
    return Refusal{say("Coloma is for 1 to 5 players, not for ", seats), "CO111"};
  }
  Result<Box> box = Box::lay_out(edition, options, seats);
  if (!box) return box.refusal();
  Rules rules;
  rules.box_ = std::move(*box);
  return rules;
}

State Rules::setup(Chance& chance) const {
  State s;
  Play(box_, s, chance, nullptr).set_up();
  return s;
}

template <class J>
void Rules::play(State& s, Seat seat, Move move, Chance& chance, J& journal) const {
  Journal* listener = nullptr;
  if constexpr (J::listening) listener = &journal;
  Play play(box_, s, chance, listener);
  play.answer(seat, move);
  if (!play.learned().empty()) journal.reveal(play.learned());
}

template void Rules::play(State&, Seat, Move, Chance&, Journal&) const;
template void Rules::play(State&, Seat, Move, Chance&, NoJournal&) const;

}  // namespace paydirt::coloma
