// The type-erased game: editions, options, positions, and fairness that anybody can verify.
#include "engine/host.hpp"

#include <gtest/gtest.h>

#include "engine/testing/claims_table.hpp"

namespace paydirt::claims {
namespace {

constexpr std::string_view kOther = R"({"copies": 3, "hand": 2, "goal": 20})";
const Seed kServer = sha256("server");

std::string refusal_of(const Layout& layout) { return game().start(layout).refusal().words; }

/// A whole game by the mild answers.
Record finished_game(const ChanceSource& chance) {
  const auto match = start(2, chance);
  while (!match->deciders().seats.empty()) {
    const Seat seat = match->deciders().seats.lowest();
    require(!match->play(seat, match->fallback(seat)));
  }
  return match->record();
}

std::string replaced(std::string text, std::string_view from, std::string_view to) {
  const size_t at = text.find(from);
  require(at != std::string::npos);
  return text.replace(at, from.size(), to);
}

TEST(Start, RefusesInWords) {
  EXPECT_EQ(refusal_of({.seats = 2}), "a new game needs a seed");
  EXPECT_EQ(refusal_of({.seats = 6, .chance = ChanceSource::fast(1)}), "not for 6 players");
  EXPECT_EQ(refusal_of({.seats = 2, .options = "x=1", .chance = ChanceSource::fast(1)}),
            "option 'x': the options are open_hands, rounds");
  EXPECT_EQ(refusal_of({.seats = 2, .options = "rounds=0", .chance = ChanceSource::fast(1)}),
            "option rounds: must be 1 to 9");
  EXPECT_EQ(refusal_of({.seats = 2, .edition_text = "{", .chance = ChanceSource::fast(1)}).substr(0, 23),
            "edition: no valid JSON:");
  EXPECT_EQ(refusal_of({.seats = 2, .edition_text = "{}", .chance = ChanceSource::fast(1)}),
            "edition: copies: missing");
}

TEST(Start, RefusesAScriptThatTheSetupCannotFollow) {
  EXPECT_EQ(refusal_of({.seats = 2, .chance = script({7}, {})}),
            "setting up: the script of 'deck' names something that is not there to be shuffled");
}

TEST(Start, CompletesTheHeader) {
  Layout layout{.seats = 2, .options = "rounds=2", .chance = ChanceSource::fast(1)};
  layout.players = {"Ann\nresult won 1 2", "Bo"};
  const auto match = game().start(layout);
  ASSERT_TRUE(match.ok());
  EXPECT_EQ((*match)->header().options, "open_hands=false,rounds=2");
  EXPECT_EQ((*match)->header().edition, *game().check_edition(kEditionText));
  EXPECT_FALSE((*match)->header().edition_text.has_value());
  EXPECT_EQ((*match)->header().players[0], "Ann result won 1 2") << "a name cannot forge a line";
}

TEST(Edition, IsNamedByTheHashOfWhatIsReadFromIt) {
  const auto hash = game().check_edition(kEditionText);
  ASSERT_TRUE(hash.ok());
  EXPECT_EQ(hash->size(), 16U);
  EXPECT_EQ(*game().check_edition(R"({"goal":12,"hand":3,"copies":4,"provenance":"another note"})"), *hash);
  EXPECT_NE(*game().check_edition(kOther), *hash);
  EXPECT_EQ(game().check_edition(R"({"copies":9,"hand":3,"goal":12})").refusal().words,
            "edition: copies: must be 1 to 4");
}

TEST(Edition, AForeignOneIsEmbeddedInTheRecord) {
  const auto match =
      game().start({.seats = 2, .edition_text = std::string(kOther), .chance = ChanceSource::fast(1)});
  ASSERT_TRUE(match.ok());
  Record record = (*match)->record();
  EXPECT_EQ(record.header.edition_text, R"({"copies":3,"hand":2,"goal":20})");
  EXPECT_EQ((*game().replay(record, 0))->hash(), (*match)->hash());
  record.header.edition = *game().check_edition(kEditionText);
  EXPECT_EQ(game().replay(record, 0).refusal().words,
            say("edition: the embedded edition is not ", record.header.edition));
}

TEST(Edition, EveryBuiltInOneIsFoundByItsHash) {
  const std::string_view editions[] = {kOther, kEditionText};
  const HostedGame<Rules> later{editions};
  EXPECT_EQ(later.edition_text(), kOther);
  const Record old = start(2, ChanceSource::fast(3))->record();
  EXPECT_EQ((*later.replay(old, 0))->hash(), start(2, ChanceSource::fast(3))->hash());
  const auto begun =
      later.start({.seats = 2, .edition = old.header.edition, .chance = ChanceSource::fast(3)});
  ASSERT_TRUE(begun.ok()) << begun.refusal().words;
  EXPECT_EQ((*begun)->hash(), (*later.replay(old, 0))->hash());
  EXPECT_EQ(*later.edition_text(old.header.edition), kEditionText);
  EXPECT_EQ(later.start({.seats = 2, .version = 9, .chance = ChanceSource::fast(3)}).refusal().words,
            "rules version 9 is unknown");
  Record unknown = old;
  unknown.header.edition = "feed";
  EXPECT_EQ(later.replay(unknown, 0).refusal().words, "edition feed is neither built in nor embedded");
}

TEST(Replay, RefusesAnotherGameAndAMissingSeed) {
  Record record = finished_game(ChanceSource::sealed(kServer));
  record.header.chance.server_seed.reset();
  EXPECT_EQ(game().replay(record, 0).refusal().words,
            "the record does not hold the server's seed, so it cannot be replayed");
  record.header.game = "chess";
  EXPECT_EQ(game().replay(record, 0).refusal().words, "this is a game of 'chess'");
}

TEST(Position, GoesOnWithSeedPlacesOrScript) {
  const auto sealed = start(3, ChanceSource::sealed(kServer, {{1, sha256("n")}}));
  ASSERT_FALSE(sealed->play(0, sealed->fallback(0)));
  const auto again = game().load(sealed->position(), {});
  ASSERT_TRUE(again.ok()) << again.refusal().words;
  EXPECT_EQ((*again)->hash(), sealed->hash());
  EXPECT_EQ((*again)->position(), sealed->position());

  const auto scripted = three_seats();
  const auto loaded = game().load(scripted->position(), {});
  ASSERT_TRUE(loaded.ok()) << loaded.refusal().words;
  play_block(*scripted);
  play_block(**loaded);
  EXPECT_EQ((*loaded)->hash(), scripted->hash());
  EXPECT_EQ((*loaded)->position(), scripted->position());
}

TEST(Position, WithoutChanceTakesTheGivenOneAndElseReportsTheFirstDraw) {
  const std::string position = start(2, ChanceSource::fast(3))->position();
  EXPECT_NE(position.find("\"chance\":null"), std::string::npos);
  const auto with = game().load(position, ChanceSource::fast(5));
  const auto without = game().load(position, {});
  ASSERT_TRUE(with.ok() && without.ok());
  for (const Seat seat : {Seat{0}, Seat{0}, Seat{1}}) {
    ASSERT_FALSE((*with)->play(seat, (*with)->fallback(seat)));
    ASSERT_FALSE((*without)->play(seat, (*without)->fallback(seat)));
  }
  EXPECT_FALSE((*with)->play(1, {k_site, 0}));
  EXPECT_EQ((*without)->play(1, {k_site, 0}).words,
            "seat 1, site river: the script of 'dice' has no result left");
}

TEST(Position, StartsARecordThatReplays) {
  const auto first = three_seats();
  play_block(*first);
  const auto match = game().load(first->position(), {});
  ASSERT_TRUE(match.ok());
  ASSERT_EQ(play(**match, 0, "draw"), "");
  const auto read = read_record(write_record((*match)->record(), Rules::kinds()), Rules::kinds());
  ASSERT_TRUE(read.ok());
  EXPECT_FALSE(verify(game(), *read));
  EXPECT_EQ((*game().replay(*read, 1))->hash(), (*match)->hash());
  EXPECT_EQ((*match)->at(0)->hash(), first->hash());
}

TEST(Position, RefusesWithTheField) {
  const std::string good = start(2, ChanceSource::sealed(kServer))->position();
  const auto refusal = [&](std::string_view from, std::string_view to) {
    return game().load(replaced(good, from, to), {}).refusal().words;
  };
  EXPECT_EQ(game().load("{", {}).refusal().words.substr(0, 24), "position: no valid JSON:");
  EXPECT_EQ(refusal("position 1", "position 2"), "position: format must be 'paydirt position 1'");
  EXPECT_EQ(refusal("\"claims\"", "\"chess\""), "this is a game of 'chess'");
  EXPECT_EQ(refusal("\"version\":1", "\"version\":2"), "rules version 2 is unknown");
  EXPECT_EQ(refusal("\"seats\":2", "\"seats\":3"), "position: state.players: one a seat");
  EXPECT_EQ(refusal("\"round\":0", "\"round\":\"x\""), "position: state.round: must be a whole number");
  EXPECT_EQ(refusal("\"gold\":2", "\"gold\":2,\"silver\":1"),
            "position: state.players[0].silver: no such field");
}

TEST(Position, RefusesChanceThatMakesNoSense) {
  const std::string good = start(2, ChanceSource::sealed(kServer))->position();
  const std::string chance = good.substr(good.find("\"chance\""));
  const auto refusal = [&](std::string_view text) {
    return game().load(replaced(good, chance, say("\"chance\":", text, '}')), {}).refusal().words;
  };
  EXPECT_EQ(refusal("null"), "");
  EXPECT_EQ(refusal("{}"), "position: chance.seed: must be 64 hexadecimal digits");
  EXPECT_EQ(refusal(R"({"seed":"12"})"), "position: chance.seed: must be 64 hexadecimal digits");
  EXPECT_EQ(refusal(say(R"({"seed":")", to_hex(kServer), R"(","places":{"cards":1}})")),
            "chance: there is no stream 'cards'");
  EXPECT_EQ(refusal(R"({"script":{"coin":[1]}})"), "chance: there is no stream 'coin'");
  EXPECT_EQ(refusal(say(R"({"seed":")", to_hex(kServer), R"(","script":{}})")),
            "position: chance: either a seed or a script, not both");
  EXPECT_EQ(refusal(say(R"({"seed":")", to_hex(kServer), R"("})")), "");
}

TEST(Verify, ConfirmsAnHonestGame) {
  EXPECT_EQ(verify(game(), finished_game(ChanceSource::sealed(kServer, {{0, sha256("n0")}}))).words, "");
  EXPECT_EQ(verify(game(), finished_game(ChanceSource::fast(3))).words, "");
  Record unfinished = finished_game(ChanceSource::sealed(kServer));
  unfinished.moves.resize(3);
  unfinished.result.reset();
  EXPECT_EQ(verify(game(), unfinished).words, "");
}

TEST(Verify, FindsEachFault) {
  const Record honest = finished_game(ChanceSource::sealed(kServer, {{0, sha256("n0")}}));
  Record record = honest;
  record.header.chance.server_seed.reset();
  EXPECT_EQ(verify(game(), record).words,
            "the record does not hold the server's seed, so its chance cannot be verified");
  record.header.chance.server_seed = sha256("another");
  EXPECT_EQ(verify(game(), record).words,
            "the server's seed is not the one that was committed to before the game");
  record = honest;
  record.header.chance.nonces[0].bytes = sha256("forged");
  EXPECT_TRUE(verify(game(), record).words.starts_with("move 1 (seat 0: ")) << "other cards were dealt";
  record = honest;
  record.header.chance.nonces.clear();
  EXPECT_TRUE(verify(game(), record).words.starts_with("move 1 (seat 0: "));
  record = honest;
  record.result->scores[0] += 1;
  EXPECT_EQ(verify(game(), record).words, "the game ends with another result than the recorded one");
  record = honest;
  record.moves.pop_back();
  EXPECT_EQ(verify(game(), record).words, "the record claims a result, but the game is not over");
}

TEST(Views, GiveAnOnlookerTheOpenPartAlone) {
  const auto match = three_seats();
  EXPECT_EQ(match->board(kNobody, {}).find("you are"), std::string::npos);
  EXPECT_NE(match->board(1, {}).find("you are seat 1"), std::string::npos);
  std::string open;
  match->write_open(open);
  EXPECT_NE(open.find("\"hand\":null"), std::string::npos);
  std::string with_hands;
  three_seats("open_hands=true")->write_open(with_hands);
  EXPECT_NE(with_hands.find("\"hand\":[1,5,6]"), std::string::npos);
}

TEST(TypeScriptOfAGame, NamesItsTypes) {
  const std::string text = game().typescript();
  for (const char* part : {"export type Move =", "kind: \"stake\"; card: number", "export type Open = {",
                           "export type Own = {", "export type PositionFile = {", "export type Question = {",
                           "hand: number[] | null;", "\"played_out\""}) {
    EXPECT_NE(text.find(part), std::string::npos) << part;
  }
}

}  // namespace
}  // namespace paydirt::claims
