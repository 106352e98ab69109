// Whether an edition can be played; if not, which field is wrong and why.
#include "engine/field_checker.hpp"
#include "games/sutters_mill/box.hpp"
#include "games/sutters_mill/names.hpp"

namespace paydirt::sutters_mill {
namespace {

struct EditionChecker : FieldChecker {
  void edition(const Edition& edition, int seats) {
    cards(edition.influence_cards.per_colour);
    counters(edition.gold_counters.backs);
    certificates(edition.certificates);
    number(edition.adventurer.business_counters, 0, 9, "adventurer.business_counters");
    numbers(edition.action_costs.marginal_by_ordinal, kActions, 0, 99, "action_costs.marginal_by_ordinal");
    numbers(edition.scoring.prospectors_on_board, kProspectors + 1, -99, 0, "scoring.prospectors_on_board");
    setup(edition.setup);
    number(edition.end.turns_without_progress_per_player, 2, 50, "end.turns_without_progress_per_player");
    if (!refusal) start(edition, seats);
  }

 private:
  void cards(const std::vector<CardFace>& cards) {
    if (!check(cards.size() == kRanks, "influence_cards.per_colour: must list ", kRanks, " ranks")) return;
    for (int rank = 0; rank < kRanks; ++rank) {
      const std::string field = say("influence_cards.per_colour[", rank, ']');
      check(cards[rank].rank == kRankNames[rank], field, ".rank: must be ", kRankNames[rank]);
      number(cards[rank].value, 1, 99, field, ".value");
    }
  }

  void counters(const std::vector<CounterBack>& backs) {
    constexpr const char* kBacks[kParts + 1] = {"blue", "brown", "grey", "red"};
    if (!check(backs.size() == kParts + 1, "gold_counters.backs: must be blue, brown, grey and red")) return;
    int total = 0;
    for (int i = 0; i <= kParts; ++i) {
      const CounterBack& back = backs[i];
      const std::string field = say("gold_counters.backs[", i, ']');
      check(back.back == kBacks[i], field, ".back: must be ", kBacks[i]);
      if (i < kParts) check(back.part == kPartNames[i], field, ".part: must be ", kPartNames[i]);
      check(!back.faces.empty(), field, ".faces: there must be some");
      unsigned seen = 0;
      for (const CounterFace& face : back.faces) {
        const int nuggets = number(face.nuggets, 1, kFaces, field, ".faces.nuggets");
        const int copies = number(face.copies, 1, kVein, field, ".faces.copies");
        check(!has_bit(seen, nuggets), field, ".faces: ", nuggets, " nuggets stand there twice");
        seen |= 1U << nuggets;
        if (i < kParts) total += copies;
      }
    }
    check(total <= kVein, "gold_counters: ", total, " counters do not fit the ", kVein,
          " spaces of the vein");
  }

  void certificates(const Certificates& certificates) {
    const auto& list = certificates.list;
    if (!check(list.size() == kBuildings, "certificates.list: must list ", kBuildings, " buildings")) return;
    for (int i = 0; i < kBuildings; ++i) {
      check(list[i].id == kSpaceNames[i], "certificates.list[", i, "].id: must be ", kSpaceNames[i]);
      check(!list[i].name.empty(), "certificates.list[", i, "].name: must not be empty");
    }
    number(certificates.business_counters_each, 0, 9, "certificates.business_counters_each");
  }

  void numbers(const std::vector<int>& list, int size, int low, int high, const char* field) {
    check(static_cast<int>(list.size()) == size, field, ": must list ", size, " numbers");
    for (const int each : list) number(each, low, high, field);
  }

  void setup(const SetUp& setup) {
    const int camp = setup.prospectors_in_river_camp;
    const int supply = setup.prospectors_in_supply;
    check(camp >= 0 && camp <= kProspectors && supply >= 0 && supply <= kProspectors - camp,
          "setup: a player has at most ", kProspectors, " prospectors");
  }

  /// SM-008: what everybody starts with must be among the red counters.
  void start(const Edition& edition, int seats) {
    int left[kFaces + 1] = {};
    for (const CounterFace& face : edition.gold_counters.backs[kParts].faces)
      left[face.nuggets] = face.copies;
    for (const int nuggets : edition.setup.red_counters_each) {
      check(nuggets >= 1 && nuggets <= kFaces && (left[nuggets] -= seats) >= 0,
            "setup.red_counters_each: there are not ", seats, " red counters of ", nuggets,
            " for all players");
    }
  }
};

}  // namespace

Refusal check_edition(const Edition& edition, int seats) {
  EditionChecker checker;
  checker.edition(edition, seats);
  return checker.refusal_of("edition");
}

}  // namespace paydirt::sutters_mill
