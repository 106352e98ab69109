#include "engine/typescript.hpp"

#include <gtest/gtest.h>

#include <variant>

#include "engine/json_write.hpp"

namespace paydirt {
namespace {

BOOST_DEFINE_FIXED_ENUM_CLASS(Ore, uint8_t, gold, tin)

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
            "export type Lump = { metal: Ore };\n\n"
            "export type Wrapped = {\n  inside: Lump | null;\n  prices: (number | null)[];\n"
            "  flags: boolean[];\n  names: Record<string, string>;\n  seats: number[];\n};\n\n");
}

TEST(TypeScript, DeclaresMovesAndNames) {
  static constexpr const char* kBanks[] = {"river", "hill"};
  static constexpr const char* kOres[] = {"gold", "tin"};
  static constexpr const char* kColours[] = {"red", "blue"};
  static constexpr MoveKind kSteps[] = {
      {"pass"},
      {"go", name_argument("bank", kBanks), number_argument("steps", 1, 3)},
      {"mark", {}, {}, flags_argument("banks", kBanks)},
      {"sell", name_argument("metal", kOres), name_argument("to", kColours)},
  };
  TypeScript out;
  out.names("Ending", std::vector<std::string>{"won", "lost"});
  EXPECT_EQ(out.type<Lump>(), "Lump");
  const size_t before = out.text().size();
  out.moves(kSteps);
  EXPECT_EQ(out.text().substr(before),
            "export type Bank = \"river\" | \"hill\";\n\n"
            "export type Move = \n  | { kind: \"pass\" }\n"
            "  | { kind: \"go\"; bank: Bank; steps: number }\n"
            "  | { kind: \"mark\"; banks: Bank[] }\n"
            "  | { kind: \"sell\"; metal: Ore; to: \"red\" | \"blue\" };\n\n")
      << "what is said twice, or is a type already, has a name";
}

BOOST_DEFINE_FIXED_ENUM_CLASS(Verdict, uint8_t, won, lost)

struct Board {
  static constexpr std::string_view kType = "Open";
  static constexpr std::string_view kParameter = "Open";
  void write(std::string& out) const { out += "{}"; }
};

struct Shown {
  Board open;
  Omittable<std::string> note;
};
BOOST_DESCRIBE_STRUCT(Shown, (), (open, note))

struct ShownMessage : Shown {
  Literal<"shown"> t;
  bool private_ = false;
};
BOOST_DESCRIBE_STRUCT(ShownMessage, (Shown), (t, private_))

struct EndMessage {
  Literal<"end"> t;
  Verdict verdict{};
};
BOOST_DESCRIBE_STRUCT(EndMessage, (), (t, verdict))

TEST(TypeScript, DeclaresUnionsThatALiteralTellsApart) {
  TypeScript out;
  out.union_of<std::variant<ShownMessage, EndMessage>>("Message");
  EXPECT_EQ(out.text(),
            "export type Shown<Open = unknown> = { open: Open; note?: string };\n\n"
            "export type ShownMessage = Shown & { t: \"shown\"; private: boolean };\n\n"
            "export type Verdict = \"won\" | \"lost\";\n\n"
            "export type EndMessage = { t: \"end\"; verdict: Verdict };\n\n"
            "export type Message = ShownMessage | EndMessage;\n\n");
}

TEST(TypeScript, EqualUnionsHaveOneBody) {
  TypeScript out;
  EXPECT_EQ(out.names("Ending", std::vector<std::string>{"won", "lost"}), "Ending");
  EXPECT_EQ(out.type<EndMessage>(), "EndMessage");
  EXPECT_EQ(out.text(),
            "export type Ending = \"won\" | \"lost\";\n\n"
            "export type Verdict = Ending;\n\n"
            "export type EndMessage = { t: \"end\"; verdict: Ending };\n\n");
}

TEST(TypeScript, DeclaresEventsByTheNamesOfTheirArguments) {
  static constexpr const char* kOres[] = {"gold", "tin"};
  static constexpr EventKind kEvents[] = {
      {"over"},
      {"find", name_argument("metal", kOres), counted_argument("shaft", 3), truth_argument("deep"),
       number_argument("worth", 1, 9)},
      {"ask", optional_argument(number_argument("whom", 0, 4)), {}, amount_argument("price", -5, 5)},
  };
  TypeScript out;
  EXPECT_EQ(out.type<Ore>(), "Ore");
  const size_t before = out.text().size();
  out.events(kEvents);
  EXPECT_EQ(out.text().substr(before),
            "export type Event = \n  | { kind: \"over\" }\n"
            "  | { kind: \"find\"; metal: Ore; shaft: number; deep: boolean; worth?: number }\n"
            "  | { kind: \"ask\"; whom?: number; price: number };\n\n");
}

TEST(TypeScript, ListsNamesAndHowMovesAreWritten) {
  static constexpr const char* kOres[] = {"gold", "tin"};
  static constexpr const char* kColumns[] = {"-1", "0", "1"};
  static constexpr MoveKind kMoves[] = {{"pass"},
                                        {"sell", name_argument("metal", kOres), name_argument("x", kColumns),
                                         flags_argument("seats", kColumns)}};
  TypeScript out;
  out.type<Ore>();
  out.moves(kMoves);
  EXPECT_NE(out.text().find("{ kind: \"sell\"; metal: Ore; x: number; seats: number[] }"), std::string::npos)
      << out.text();
  EXPECT_EQ(out.constants(),
            "export const oreNames: readonly Ore[] = [\"gold\", \"tin\"];\n\n"
            "export const moveArguments: Record<Move[\"kind\"], Record<string, string>> = {\n"
            "  pass: {},\n"
            "  sell: { metal: \"string\", x: \"number\", seats: \"number[]\" },\n"
            "};\n\n");
  const auto names = only_types(out.text() + out.constants(), std::vector<std::string>{"oreNames"});
  ASSERT_TRUE(names.ok());
  EXPECT_EQ(*names,
            "export type Ore = \"gold\" | \"tin\";\n\n"
            "export const oreNames: readonly Ore[] = [\"gold\", \"tin\"];\n\n");
}

struct Aside {
  static constexpr std::string_view kType = "Event";
  static constexpr std::string_view kParameter = "Event";
  void write_members(std::string& out) const { out += R"(,"ore":"tin")"; }
};
struct Line {
  int n = 0;
  Aside aside;
};
BOOST_DESCRIBE_STRUCT(Line, (), (n, aside))
struct Page {
  std::vector<Line> lines;
};
BOOST_DESCRIBE_STRUCT(Page, (), (lines))

TEST(TypeScript, AStructIsATemplateOfWhatItsPartsAre) {
  TypeScript out;
  EXPECT_EQ(out.type<Page>(), "Page<Event>");
  EXPECT_EQ(out.text(),
            "export type Line<Event = unknown> = Event & { n: number };\n\n"
            "export type Page<Event = unknown> = { lines: Line<Event>[] };\n\n");
  EXPECT_EQ(to_json(Page{{{7, {}}}}), R"({"lines":[{"n":7,"ore":"tin"}]})");
}

TEST(TypeScript, AUnionThatGoesOnFromAnotherNamesIt) {
  static constexpr const char* kCards[] = {"sutter", "marshall", "brannan", "larkin", "sherman"};
  static constexpr const char* kSwords[] = {"sutter", "marshall", "brannan", "larkin", "sherman", "purse"};
  static constexpr MoveKind kPlays[] = {{"icons", name_argument("card", kCards)},
                                        {"sword", name_argument("card", kSwords)}};
  TypeScript out;
  out.moves(kPlays);
  EXPECT_EQ(out.text(),
            "export type Card = \"sutter\" | \"marshall\" | \"brannan\" | \"larkin\" | \"sherman\";\n\n"
            "export type SwordCard = Card | \"purse\";\n\n"
            "export type Move = \n  | { kind: \"icons\"; card: Card }\n"
            "  | { kind: \"sword\"; card: SwordCard };\n\n");
}

TEST(TypeScript, GivesOnlyWhatIsAskedForAndWhatThatNeeds) {
  TypeScript out;
  out.type<Wrapped<Lump>>();
  out.union_of<std::variant<ShownMessage, EndMessage>>("Message");
  const auto lump = only_types(out.text(), std::vector<std::string>{"Lump"});
  ASSERT_TRUE(lump.ok());
  EXPECT_EQ(*lump, "export type Ore = \"gold\" | \"tin\";\n\nexport type Lump = { metal: Ore };\n\n");
  EXPECT_EQ(*only_types(out.text(), {}), "");
  EXPECT_EQ(only_types(out.text(), std::vector<std::string>{"Lumps"}).refusal().words,
            "there is no type 'Lumps'");
}

}  // namespace
}  // namespace paydirt
