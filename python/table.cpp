#include "python/table.hpp"

#include "games/registry.hpp"

namespace paydirt::python {

Result<std::shared_ptr<const AnyRules>> lay_out(const AnyGame& game, const Layout& layout) {
  return with_rules(game, [&]<class Rules>() { return lay_out_hosted<Rules>(layout); });
}

}  // namespace paydirt::python
