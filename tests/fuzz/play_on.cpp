#include "tests/fuzz/play_on.hpp"

namespace paydirt::fuzz {

void play_on(AnyMatch& match, uint64_t seed) {
  with_rules(match.game(), [&]<class Rules>() { play_on_hosted<Rules>(match, seed); });
}

}  // namespace paydirt::fuzz
