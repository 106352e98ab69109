#include "bots/bot.hpp"
#include "games/registry.hpp"

namespace paydirt {

std::unique_ptr<AnyBot> make_any_bot(const AnyGame& game, const BotSpec& spec, uint64_t seed) {
  return with_rules(game, [&]<class Rules>() { return make_hosted_bot<Rules>(spec, seed); });
}

}  // namespace paydirt
