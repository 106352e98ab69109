#include "engine/typescript.hpp"

#include <gtest/gtest.h>

namespace paydirt {
namespace {

enum class Ore : uint8_t { gold, tin };
BOOST_DESCRIBE_ENUM(Ore, gold, tin)

struct Lump {
  Ore metal{};
};
BOOST_DESCRIBE_STRUCT(Lump, (), (metal))

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
  EXPECT_EQ(out.type<Wrapped<Lump>>(), "Wrapped");
  EXPECT_EQ(out.type<Lump>(), "Lump");
  EXPECT_EQ(out.text(),
            "export type Ore = \"gold\" | \"tin\";\n\n"
            "export type Lump = {\n  metal: Ore;\n};\n\n"
            "export type Wrapped = {\n  inside: Lump | null;\n  prices: (number | null)[];\n"
            "  flags: boolean[];\n  names: Record<string, string>;\n  seats: number[];\n};\n\n");
}

TEST(TypeScript, DeclaresMovesAndNames) {
  static constexpr const char* kBanks[] = {"river", "hill"};
  static constexpr MoveKind kSteps[] = {
      {"pass"},
      {"go", name_argument("place", kBanks), number_argument("steps", 1, 3)},
      {"mark", {}, {}, flags_argument("places", kBanks)},
  };
  TypeScript out;
  out.moves(kSteps);
  out.names("Ending", {"won", "lost"});
  EXPECT_EQ(out.text(),
            "export type Move =\n  | { kind: \"pass\" }\n"
            "  | { kind: \"go\"; place: \"river\" | \"hill\"; steps: number }\n"
            "  | { kind: \"mark\"; places: (\"river\" | \"hill\")[] };\n\n"
            "export type Ending =\n  | \"won\"\n  | \"lost\";\n\n");
}

}  // namespace
}  // namespace paydirt
