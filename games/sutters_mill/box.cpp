// From the edition to tables.
#include "games/sutters_mill/box.hpp"

#include "engine/search_settings.hpp"

namespace paydirt::sutters_mill {
Result<Box> Box::lay_out(const Edition& edition, const Options& /*options*/, int seats, int version) {
  if (Refusal refusal = check_edition(edition, seats)) return refusal;
  Box box;
  box.edition = edition;
  box.seats = seats;
  box.asks_the_gone = version == 1;
  for (int rank = 0; rank < kRanks; ++rank) {
    box.value[rank] = static_cast<int8_t>(edition.influence_cards.per_colour[rank].value);
    for (int lower = 0; lower < rank; ++lower) {
      if (box.value[lower] == box.value[rank]) box.equals_below[rank] |= static_cast<uint16_t>(1U << lower);
    }
  }
  for (int i = 0; i < kActions; ++i)
    box.price[i] = static_cast<int16_t>(edition.action_costs.marginal_by_ordinal[i]);
  for (int i = 0; i <= kProspectors; ++i)
    box.penalty[i] = static_cast<int16_t>(edition.scoring.prospectors_on_board[i]);
  for (int part = 0; part < kParts; ++part) {
    int counters = 0;
    int nuggets = 0;
    for (const CounterFace& face : edition.gold_counters.backs[part].faces) {
      counters += face.copies;
      nuggets += face.nuggets * face.copies;
      box.copies[part][face.nuggets - 1] = static_cast<uint8_t>(face.copies);
    }
    box.vein_total += counters;
    box.nuggets_total += nuggets;
    box.mean[part] = nuggets * kPoint / counters;
  }
  int red = 0;
  for (const CounterFace& face : edition.gold_counters.backs[kParts].faces) red += face.nuggets * face.copies;
  for (const int nuggets : edition.setup.red_counters_each) box.start_nuggets += nuggets;
  box.start_bank = red - seats * box.start_nuggets;  // SM-009
  box.nuggets_total += red;
  box.standstill = edition.end.turns_without_progress_per_player * seats;
  return box;
}

}  // namespace paydirt::sutters_mill
