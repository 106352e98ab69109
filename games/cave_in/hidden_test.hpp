// Nothing of Cave-In is hidden.
#pragma once

#include "engine/testing/subject.hpp"

namespace paydirt::cave_in {

inline constexpr testing::Secrets kSecrets{};

}  // namespace paydirt::cave_in
