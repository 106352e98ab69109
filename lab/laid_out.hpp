// The rules of a concrete game, laid out from texts, with the header that its records get.
#pragma once

#include <utility>

#include "engine/host.hpp"

namespace paydirt {

template <Game G>
struct LaidOut {
  G rules;
  RecordHeader header;
};

template <Game G>
Result<LaidOut<G>> lay_out(const AnyGame& game, int seats, const std::string& options_given,
                           const std::optional<std::string>& edition_text) {
  const auto edition = parse_edition<G>(edition_text ? std::string_view(*edition_text) : game.edition_text());
  if (!edition) return edition.refusal();
  const auto options = parse_options<typename G::Options>(options_given);
  if (!options) return options.refusal();
  auto rules = G::make(*edition, *options, seats, G::info().version);
  if (!rules) return rules.refusal();
  RecordHeader header;
  header.game = G::info().id;
  header.version = G::info().version;
  header.edition = edition_hash<G>(*edition);
  if (edition_text) header.edition_text = to_json(*edition);
  header.options = options_text(*options);
  header.seats = seats;
  return LaidOut<G>{std::move(*rules), std::move(header)};
}

}  // namespace paydirt
