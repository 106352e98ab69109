#include "bots/bot.hpp"
#include "games/registry.hpp"

namespace paydirt {

std::unique_ptr<AnyBot> make_any_bot(const AnyGame& game, const BotSpec& spec, uint64_t seed) {
  return with_rules(game, [&]<class Rules>() { return make_hosted_bot<Rules>(spec, seed); });
}

std::unique_ptr<AnyMatch> imagine_any(const AnyMatch& match, Seat seat, uint64_t seed) {
  return with_rules(match.game(), [&]<class Rules>() { return imagine_hosted<Rules>(match, seat, seed); });
}

Refusal check_weights(const AnyGame& game, std::string_view json) {
  return with_rules(game, [&]<class Rules>() { return check_hosted_weights<Rules>(json); });
}

std::vector<std::string> reasons_of(const AnyMatch& match, Seat seat, std::span<const Move> moves) {
  return with_rules(match.game(), [&]<class Rules>() { return hosted_reasons<Rules>(match, seat, moves); });
}

BotLevels levels_of(const AnyMatch& match) {
  return with_rules(match.game(), [&]<class Rules>() { return hosted_levels<Rules>(match); });
}

}  // namespace paydirt
