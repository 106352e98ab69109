#include "engine/game.hpp"

#include "engine/text.hpp"

namespace paydirt {

Refusal GameInfo::refuse(int seats, int version_wanted) const {
  if (version_wanted < 1 || version_wanted > version) {
    const std::string known = version == 1 ? "there is 1" : say("there are 1 to ", version);
    return {say("rules version ", version_wanted, " is unknown; ", known)};
  }
  if (seats < min_seats || seats > max_seats) {
    return {say(name, " is for ", min_seats, " to ", max_seats, " players, not for ", seats), seats_rule};
  }
  return {};
}

}  // namespace paydirt
