#include "engine/record.hpp"

#include <gtest/gtest.h>

#include "engine/text.hpp"

namespace paydirt {
namespace {

constexpr const char* kTwoPlaces[] = {"river", "hill"};
constexpr MoveKind kTwoKinds[] = {{"pass"}, {"go", name_argument("place", kTwoPlaces)}};

const Seed kServer = sha256("server");
const std::string kHex(64, 'a');

Record full_record() {
  Record record;
  record.header.game = "claims";
  record.header.version = 2;
  record.header.edition = "0123456789abcdef";
  record.header.edition_text = R"({"copies":4})";
  record.header.options = "rounds=3";
  record.header.seats = 3;
  record.header.players = {"Ann", "Bo the Bot", ""};
  record.header.chance = ChanceSource::sealed(kServer, {{0, sha256("n0")}, {2, sha256("n2")}});
  record.header.position = R"({"round":1})";
  record.moves = {{0, {1, 1}, 0x00ff}, {2, {0}, 0xabcd}};
  record.result = {"played_out", {3, -4, 0}};
  return record;
}

/// A small good record; each test spoils a line of it.
std::string text_with(std::string_view extra_header, std::string_view moves) {
  return say("paydirt record 1\ngame claims\nversion 1\nseats 2\nchance fast 7\n", extra_header, "moves\n",
             moves);
}

std::string record_refusal(std::string_view text) { return read_record(text, kTwoKinds).refusal().words; }

void expect_comes_back(const Record& record) {
  const std::string text = write_record(record, kTwoKinds);
  const auto read = read_record(text, kTwoKinds);
  ASSERT_TRUE(read.ok()) << read.refusal().words;
  EXPECT_EQ(write_record(*read, kTwoKinds), text);
}

TEST(Record, TextIsAsDocumented) {
  EXPECT_EQ(
      write_record(full_record(), kTwoKinds),
      say("paydirt record 1\ngame claims\nversion 2\nedition 0123456789abcdef\n"
          "edition-text {\"copies\":4}\noptions rounds=3\nseats 3\nplayer Ann\nplayer Bo the Bot\nplayer \n"
          "chance sealed\ncommitment ",
          to_hex(sha256(as_text(kServer))), "\nnonce 0 ", to_hex(sha256("n0")), "\nnonce 2 ",
          to_hex(sha256("n2")), "\nposition {\"round\":1}\nmoves\n0: go hill #00ff\n2: pass #abcd\n",
          "result played_out 3 -4 0\nserver-seed ", to_hex(kServer), "\n"));
}

TEST(Record, EverythingComesBack) {
  const auto read = read_record(write_record(full_record(), kTwoKinds), kTwoKinds);
  ASSERT_TRUE(read.ok()) << read.refusal().words;
  const Record record = full_record();
  EXPECT_EQ(read->header.players, record.header.players);
  EXPECT_EQ(read->header.edition_text, record.header.edition_text);
  EXPECT_EQ(read->header.position, record.header.position);
  EXPECT_EQ(read->header.chance.nonces, record.header.chance.nonces);
  EXPECT_EQ(read->header.chance.server_seed, kServer);
  EXPECT_EQ(read->result, record.result);
  ASSERT_EQ(read->moves.size(), 2U);
  EXPECT_EQ(read->moves[0].move, (Move{1, 1}));
  EXPECT_EQ(read->moves[1].check, 0xabcd);
  expect_comes_back(record);
}

TEST(Record, EverySourceOfChanceComesBack) {
  Record record = full_record();
  record.header.chance = ChanceSource::fast(0xffffffffffffffff);
  expect_comes_back(record);
  record.header.chance = ChanceSource::seeded(kServer);
  record.header.chance.places[3] = 4'000'000'000;
  expect_comes_back(record);
  record.header.chance = {};
  expect_comes_back(record);
  record.header.chance.kind = ChanceSource::Kind::scripted;
  record.header.chance.script.results[0] = {1, -2};
  record.header.chance.script.results[15] = {3};
  expect_comes_back(record);
}

TEST(Record, HeaderCanBeReadAlone) {
  const auto header = read_record_header(text_with("", "nonsense"));
  ASSERT_TRUE(header.ok());
  EXPECT_EQ(header->game, "claims");
  EXPECT_EQ(header->seats, 2);
}

TEST(Record, BlankLinesAndOtherLineEndsDoNotMatter) {
  const auto read = read_record(
      "paydirt record 1\r\n\r\ngame claims\r\nseats 2\r\nmoves\r\n\r\n 1: go  river #0001 \r\n", kTwoKinds);
  ASSERT_TRUE(read.ok()) << read.refusal().words;
  EXPECT_EQ(read->moves.at(0).move, (Move{1, 0}));
}

TEST(Record, RefusesATitleThatIsNone) {
  const std::string words = "not a record: it must begin with 'paydirt record 1'";
  EXPECT_EQ(record_refusal(""), words);
  EXPECT_EQ(record_refusal("game claims\n"), words);
  EXPECT_EQ(record_refusal("paydirt position 1\n"), words);
  EXPECT_EQ(record_refusal("paydirt record 2\n"),
            "record, line 1: record format '2' is unknown; this program reads 1");
  EXPECT_EQ(record_refusal("paydirt record one\n"),
            "record, line 1: record format 'one' is unknown; this program reads 1");
}

TEST(Record, RefusesHeadersWithTheLine) {
  EXPECT_EQ(record_refusal("paydirt record 1\nmoves\n"), "record, line 2: the header names no game");
  EXPECT_EQ(record_refusal("paydirt record 1\ngame x\nmoves\n"), "record, line 3: the header names no seats");
  EXPECT_EQ(record_refusal("paydirt record 1\n\ngame x\n"),
            "record, line 3: the record ends inside its header");
  const auto sixth = [](std::string_view line) { return record_refusal(text_with(say(line, '\n'), "")); };
  EXPECT_EQ(sixth("colour red"), "record, line 6: unknown header field 'colour'");
  EXPECT_EQ(sixth("version two"), "record, line 6: version must be a number");
  EXPECT_EQ(sixth("seats 0"), "record, line 6: seats must be 1 to 5");
  EXPECT_EQ(sixth("seats 6"), "record, line 6: seats must be 1 to 5");
  EXPECT_EQ(sixth("seats"), "record, line 6: seats must be 1 to 5");
  EXPECT_EQ(sixth("commitment 12"), "record, line 6: commitment must be 64 hexadecimal digits");
  EXPECT_EQ(sixth("script 16 1"), "record, line 6: no such purpose");
  EXPECT_EQ(sixth("script x 1"), "record, line 6: no such purpose");
  EXPECT_EQ(sixth("script 1 1 two"), "record, line 6: a script is a list of numbers");
  EXPECT_EQ(sixth("places 1 2 3"), "record, line 6: places must be 16 numbers");
  EXPECT_EQ(sixth("places 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17"),
            "record, line 6: places must be 16 numbers");
  EXPECT_EQ(sixth("player a\nplayer b\nplayer c"), "record, line 9: more players than seats");
  EXPECT_EQ(sixth("player a\nplayer b\nplayer c\nplayer d\nplayer e\nplayer f"),
            "record, line 11: more players than a table has seats");
}

TEST(Record, RefusesChanceWithTheLine) {
  const auto sixth = [](std::string_view line) { return record_refusal(text_with(say(line, '\n'), "")); };
  const std::string kinds =
      "record, line 6: chance must be sealed, seeded HEX, fast NUMBER, scripted or absent";
  EXPECT_EQ(sixth("chance dice"), kinds);
  EXPECT_EQ(sixth("chance"), kinds);
  EXPECT_EQ(sixth("chance fast"), kinds);
  EXPECT_EQ(sixth("chance fast -1"), kinds);
  EXPECT_EQ(sixth("chance seeded 12"), kinds);
  EXPECT_EQ(sixth("chance sealed now"), kinds);
  EXPECT_EQ(sixth("chance absent now"), kinds);
  EXPECT_EQ(sixth("chance scripted now"), kinds);
  EXPECT_EQ(sixth(say("nonce 5 ", kHex)), "record, line 6: a nonce is a seat and 64 hexadecimal digits");
  EXPECT_EQ(sixth("nonce 1 12"), "record, line 6: a nonce is a seat and 64 hexadecimal digits");
  EXPECT_EQ(sixth(say("nonce 1 ", kHex, "\nnonce 1 ", kHex)),
            "record, line 7: nonces must stand in seat order, one a seat");
  EXPECT_EQ(sixth(say("nonce 1 ", kHex, "\nnonce 0 ", kHex)),
            "record, line 7: nonces must stand in seat order, one a seat");
}

TEST(Record, RefusesMovesAndResultsWithTheLine) {
  const auto seventh = [](std::string_view lines) { return record_refusal(text_with("", lines)); };
  EXPECT_EQ(seventh("pass #0000"), "record, line 7: expected 'SEAT: MOVE #CHECK'");
  EXPECT_EQ(seventh("2: pass #0000"), "record, line 7: there is no seat '2'");
  EXPECT_EQ(seventh("x: pass #0000"), "record, line 7: there is no seat 'x'");
  EXPECT_EQ(seventh("257: pass #0000"), "record, line 7: there is no seat '257'");
  const std::string check = "record, line 7: a move must end with '#' and four hexadecimal digits";
  EXPECT_EQ(seventh("0: pass"), check);
  EXPECT_EQ(seventh("0: pass #12"), check);
  EXPECT_EQ(seventh("0: pass #12345"), check);
  EXPECT_EQ(seventh("0: pass #12g4"), check);
  EXPECT_EQ(seventh("0: pass #-123"), check);
  EXPECT_EQ(seventh("0: jump #0000"), "record, line 7: there is no move 'jump'; the moves are pass, go");
  EXPECT_EQ(seventh("0: go sea #0000"), "record, line 7: 'go sea': place must be one of river, hill");
  EXPECT_EQ(seventh("result won 1"), "record, line 7: a result needs one score a seat");
  EXPECT_EQ(seventh("result won 1 2 3"), "record, line 7: a result needs one score a seat");
  EXPECT_EQ(seventh("result won 1 x"), "record, line 7: a result is an ending and one score a seat");
  const std::string after = "record, line 8: nothing but the server's seed may follow the result";
  EXPECT_EQ(seventh("result won 1 2\n0: pass #0000"), after);
  EXPECT_EQ(seventh("result won 1 2\nresult won 1 2"), after);
  EXPECT_EQ(seventh("server-seed 12"), "record, line 7: server-seed must be 64 hexadecimal digits");
}

TEST(Record, WithoutSecretsTellsNothingOfChanceToCome) {
  const std::string sealed = write_record(full_record().without_secrets(), kTwoKinds);
  EXPECT_EQ(sealed.find(to_hex(kServer)), std::string::npos);
  EXPECT_NE(sealed.find(to_hex(sha256(as_text(kServer)))), std::string::npos) << "the commitment stays";
  EXPECT_EQ(sealed.find("position"), std::string::npos);
  EXPECT_NE(sealed.find("0: go hill #0000\n"), std::string::npos);
  EXPECT_EQ(sealed.find("#abcd"), std::string::npos);

  Record record = full_record();
  record.header.chance = ChanceSource::seeded(kServer);
  EXPECT_EQ(write_record(record.without_secrets(), kTwoKinds).find(to_hex(kServer)), std::string::npos);
  record.header.chance = ChanceSource::fast(987654321);
  EXPECT_EQ(write_record(record.without_secrets(), kTwoKinds).find("987654321"), std::string::npos);
  record.header.chance = {};
  record.header.chance.kind = ChanceSource::Kind::scripted;
  record.header.chance.script.results[0] = {424242};
  EXPECT_EQ(write_record(record.without_secrets(), kTwoKinds).find("424242"), std::string::npos);
}

// Computed with another language's SHA-256.
TEST(ChanceSource, GameSeedIsTheHashOfServerSeedAndNonces) {
  const ChanceSource source = ChanceSource::sealed(kServer, {{0, sha256("n0")}, {2, sha256("n2")}});
  EXPECT_EQ(to_hex(source.commitment), "9cb5a6faa39789cefde3c8d39a8a9875fe2c8bb4760746602bd1972a1e939c7e");
  EXPECT_EQ(to_hex(source.game_seed()), "53930d22a302faf732a8f609f58aceb1abc0e02d4f68b5b08f2302119fd378b1");
  EXPECT_EQ(ChanceSource::seeded(kServer).game_seed(), kServer);
}

TEST(ChanceSource, IsReadyOnceDrawsCanBeMade) {
  EXPECT_FALSE(ChanceSource{}.ready());
  EXPECT_TRUE(ChanceSource::fast(1).ready());
  EXPECT_TRUE(ChanceSource::seeded(kServer).ready());
  ChanceSource sealed = ChanceSource::sealed(kServer);
  EXPECT_TRUE(sealed.ready());
  sealed.server_seed.reset();
  EXPECT_FALSE(sealed.ready());
}

TEST(ChanceSource, OpensAtItsPlace) {
  Script unused;
  ChanceSource source = ChanceSource::seeded(kServer);
  Chance from_start = source.open(unused);
  for (int i = 0; i < 5; ++i) from_start.roll(1, 1, 1000);
  source.places[1] = 5;
  Chance later = source.open(unused);
  EXPECT_EQ(later.roll(1, 1, 1000), from_start.roll(1, 1, 1000));
}

}  // namespace
}  // namespace paydirt
