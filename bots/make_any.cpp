#include "bots/bot.hpp"
#include "games/registry.hpp"

namespace paydirt {

std::unique_ptr<AnyBot> make_any_bot(const AnyGame& game, const BotSpec& spec, uint64_t seed) {
  return with_rules(game, [&]<class Rules>() { return make_hosted_bot<Rules>(spec, seed); });
}

std::unique_ptr<AnyMatch> imagine_any(const AnyMatch& match, Seat seat, uint64_t seed) {
  return with_rules(match.game(), [&]<class Rules>() { return imagine_hosted<Rules>(match, seat, seed); });
}

BotLevels levels_of(const AnyGame& game) {
  return with_rules(game, []<class Rules>() { return hosted_levels<Rules>(); });
}

}  // namespace paydirt
