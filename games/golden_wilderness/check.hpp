#pragma once

#include "engine/result.hpp"
#include "games/golden_wilderness/edition.hpp"

namespace paydirt::golden_wilderness {

/// Why an edition cannot be played, with its field.
Refusal check_edition(const Edition& edition);

}  // namespace paydirt::golden_wilderness
