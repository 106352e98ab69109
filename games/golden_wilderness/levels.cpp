// How well the levels of bots play each of the four games in this box (docs/LADDER.md).
#include "games/golden_wilderness/rules.hpp"

namespace paydirt::golden_wilderness {

BotLevels Rules::levels() const {
  switch (box_.level) {
    case Level::beginner: return {{54}, {40}, {20}, {0}, {0, 400}};
    case Level::easy: return {{55}, {40}, {20}, {0}, {0, 100}, {0, 250}, {0, 600}, {0, 1500}, {0, 4000}};
    case Level::standard: return {{57}, {40}, {20}, {0}, {0, 20}, {0, 100}, {0, 300}, {0, 1000}, {0, 4000}};
    default: return {{88}, {70}, {42}, {0}, {0, 20}, {0, 60}, {0, 200}, {0, 800}, {0, 4000}};
  }
}

}  // namespace paydirt::golden_wilderness
