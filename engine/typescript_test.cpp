#include "engine/typescript.hpp"

#include <gtest/gtest.h>

namespace paydirt {
namespace {

enum class Metal : uint8_t { gold, tin };
BOOST_DESCRIBE_ENUM(Metal, gold, tin)

struct Nugget {
  Metal metal{};
};
BOOST_DESCRIBE_STRUCT(Nugget, (), (metal))

template <class T>
struct Wrapped {
  std::optional<T> inside;
  std::vector<std::optional<int>> prices;
  std::array<bool, 2> flags{};
  Keyed<std::string> names;
  SeatSet seats;
  BOOST_DESCRIBE_CLASS(Wrapped, (), (inside, prices, flags, names, seats), (), ())
};

TEST(TypeScript, DeclaresEachTypeOnceWhatItNeedsFirst) {
  TypeScript out;
  EXPECT_EQ(out.type<Wrapped<Nugget>>(), "Wrapped");
  EXPECT_EQ(out.type<Nugget>(), "Nugget");
  EXPECT_EQ(out.text(),
            "export type Metal = \"gold\" | \"tin\";\n\n"
            "export type Nugget = {\n  metal: Metal;\n};\n\n"
            "export type Wrapped = {\n  inside: Nugget | null;\n  prices: (number | null)[];\n"
            "  flags: boolean[];\n  names: Record<string, string>;\n  seats: number[];\n};\n\n");
}

TEST(TypeScript, DeclaresMovesAndNames) {
  static constexpr const char* kPlaces[] = {"river", "hill"};
  static constexpr MoveKind kKinds[] = {
      {"pass"},
      {"go", name_argument("place", kPlaces), number_argument("steps", 1, 3)},
      {"mark", {}, {}, flags_argument("places", kPlaces)},
  };
  TypeScript out;
  out.moves(kKinds);
  out.names("Ending", {"won", "lost"});
  EXPECT_EQ(out.text(),
            "export type Move =\n  | { kind: \"pass\" }\n"
            "  | { kind: \"go\"; place: \"river\" | \"hill\"; steps: number }\n"
            "  | { kind: \"mark\"; places: (\"river\" | \"hill\")[] };\n\n"
            "export type Ending =\n  | \"won\"\n  | \"lost\";\n\n");
}

}  // namespace
}  // namespace paydirt
