// From the edition to tables.
#include "games/sutters_mill/box.hpp"

#include "engine/search_settings.hpp"

namespace paydirt::sutters_mill {
Refusal Box::lay_out() {
  if (Refusal refusal = check_edition(edition, seats)) return refusal;
  asks_the_gone = version == 1;
  for (int rank = 0; rank < kRanks; ++rank) {
    value[rank] = static_cast<int8_t>(edition.influence_cards.per_colour[rank].value);
    for (int lower = 0; lower < rank; ++lower) {
      if (value[lower] == value[rank]) equals_below[rank] |= static_cast<uint16_t>(1U << lower);
    }
  }
  for (int i = 0; i < kActions; ++i)
    price[i] = static_cast<int16_t>(edition.action_costs.marginal_by_ordinal[i]);
  for (int i = 0; i <= kProspectors; ++i)
    penalty[i] = static_cast<int16_t>(edition.scoring.prospectors_on_board[i]);
  for (int part = 0; part < kParts; ++part) {
    int counters = 0;
    int nuggets = 0;
    for (const CounterFace& face : edition.gold_counters.backs[part].faces) {
      counters += face.copies;
      nuggets += face.nuggets * face.copies;
      copies[part][face.nuggets - 1] = static_cast<uint8_t>(face.copies);
    }
    vein_total += counters;
    nuggets_total += nuggets;
    mean[part] = nuggets * kPoint / counters;
  }
  int red = 0;
  for (const CounterFace& face : edition.gold_counters.backs[kParts].faces) red += face.nuggets * face.copies;
  for (const int nuggets : edition.setup.red_counters_each) start_nuggets += nuggets;
  start_bank = red - seats * start_nuggets;  // SM-009
  nuggets_total += red;
  standstill = edition.end.turns_without_progress_per_player * seats;
  return {};
}

}  // namespace paydirt::sutters_mill
