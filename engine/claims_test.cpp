// The made-up game has every property that real games must have.
#include "engine/testing/claims.hpp"
#include "engine/testing/properties.hpp"

namespace paydirt::testing {
namespace {

struct Claims {
  using Rules = claims::Rules;
  using State = claims::State;

  static const AnyGame& game() {
    static const HostedGame<Rules> hosted{std::span(&claims::kEditionText, 1)};
    return hosted;
  }
  static const Secrets& secrets() {
    static constexpr HiddenThing kHidden[] = {
        {"hands", offsetof(State, hand), sizeof(State::hand), 40},
        {"stakes", offsetof(State, stake), sizeof(State::stake), 10},
        {"sites", offsetof(State, site), sizeof(State::site), 10},
        {"order of the deck", offsetof(State, deck), sizeof(State::deck), 40},
        {"what others know", offsetof(State, shown), sizeof(State::shown), 10},
    };
    static constexpr Harmless kHarmless[] = {
        {"deck", offsetof(State, deck), sizeof(State::deck), 5, "certain where all cards of it are alike"},
        {"stakes", offsetof(State, stake), sizeof(State::stake), 99,
         "certain where all cards of a seat are known and alike"},
    };
    static constexpr Secrets kSecrets{kHidden, kHarmless};
    return kSecrets;
  }
  static std::span<const Observed> observed() {
    static constexpr Observed kObserved[] = {observed_seat("open.stack[].other"),
                                             observed_by_seat("own.known"), observed_list("own.hand", 12),
                                             observed_list("own.known[]", 12)};
    return kObserved;
  }
  static const char* golden() { return ""; }
};

INSTANTIATE_TYPED_TEST_SUITE_P(Claims, Properties, Claims);

}  // namespace
}  // namespace paydirt::testing
