#include "bots/bot.hpp"
#include "games/list.hpp"
#include "games/registry.hpp"

namespace paydirt {

#define PAYDIRT_DECLARE(game) std::unique_ptr<AnyBot> make_bot_##game(const BotSpec& spec, uint64_t seed);
PAYDIRT_FOR_EACH_GAME(PAYDIRT_DECLARE)
#undef PAYDIRT_DECLARE

std::unique_ptr<AnyBot> make_any_bot(const AnyGame& game, const BotSpec& spec, uint64_t seed) {
  using Maker = std::unique_ptr<AnyBot> (*)(const BotSpec&, uint64_t);
#define PAYDIRT_ADDRESS(game) &make_bot_##game,
  static constexpr Maker kMakers[] = {PAYDIRT_FOR_EACH_GAME(PAYDIRT_ADDRESS)};
#undef PAYDIRT_ADDRESS
  const auto games = all_games();
  for (size_t i = 0; i < games.size(); ++i) {
    if (games[i] == &game) return kMakers[i](spec, seed);
  }
  stop();
}

}  // namespace paydirt
