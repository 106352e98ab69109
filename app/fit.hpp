// What is printed of fitted weights.
#pragma once

#include <string>
#include <vector>

namespace paydirt {

/// Puts the sums of shards together, and prints the weights that they make. The exit code.
int merge_fits(const std::vector<std::string>& files, const std::string& keep);

}  // namespace paydirt
