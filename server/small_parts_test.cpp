// Names, texts, limits, files: the small parts.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <set>

#include "engine/text.hpp"
#include "server/ids.hpp"
#include "server/limits.hpp"
#include "server/messages.hpp"
#include "server/payload.hpp"
#include "server/static_files.hpp"

namespace paydirt::server {
namespace {

TEST(Payload, GivesItsBufferBackWhenTheLastHasSentIt) {
  std::string text = take_buffer();
  text += "state";
  const char* const bytes = text.data();
  Payload first = make_payload(std::move(text));
  Payload second = first;
  first.reset();
  EXPECT_EQ(*second, "state");
  EXPECT_NE(take_buffer().data(), bytes);
  second.reset();
  const std::string again = take_buffer();
  EXPECT_EQ(again.data(), bytes);
  EXPECT_TRUE(again.empty());
}

TEST(Ids, AreFourWordsAndSevenLetters) {
  std::set<std::string> seen;
  for (int i = 0; i < 1000; ++i) {
    const std::string id = new_table_id();
    EXPECT_TRUE(is_table_id(id)) << id;
    EXPECT_EQ(std::count(id.begin(), id.end(), '-'), 4);
    EXPECT_EQ(id.size() - id.rfind('-'), 8U);
    seen.insert(id);
  }
  EXPECT_EQ(seen.size(), 1000U);
  EXPECT_FALSE(is_table_id("../etc"));
  EXPECT_FALSE(is_table_id(""));
}

TEST(Ids, TokensAreKeptAsHashes) {
  const std::string token = new_token();
  EXPECT_EQ(token.size(), 64U);
  EXPECT_EQ(identity_of(token).size(), 64U);
  EXPECT_NE(identity_of(token), token);
  EXPECT_EQ(identity_of("short"), "");
}

TEST(Messages, TextsAreTidied) {
  EXPECT_EQ(tidy("  a\tb\n ", 10), "a b");
  EXPECT_EQ(tidy("\xc3\xa9\xc3\xa9\xc3\xa9", 2), "\xc3\xa9\xc3\xa9");
  EXPECT_EQ(tidy("a\xff\xc3", 10), "a");
  EXPECT_EQ(tidy("a\xe2\x80\xae"
                 "b",
                 10),
            "a b");
  EXPECT_EQ(tidy("\xed\xa0\x80", 10), "");
}

TEST(Messages, NoncesAreHexOrHashed) {
  const std::string hex(64, 'a');
  EXPECT_EQ(nonce_of(hex), hex);
  EXPECT_EQ(nonce_of("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
}

TEST(Limits, RefillWithTime) {
  Limiter limiter({3, 1});
  EXPECT_TRUE(limiter.take("a", 1000));
  EXPECT_TRUE(limiter.take("a", 1000));
  EXPECT_TRUE(limiter.take("a", 1000));
  EXPECT_FALSE(limiter.take("a", 1000));
  EXPECT_TRUE(limiter.take("b", 1000));
  EXPECT_TRUE(limiter.take("a", 2100));
  EXPECT_FALSE(limiter.take("a", 2200));
}

TEST(Limits, ManyVisitorsOfOneAddressCountAsTen) {
  FairLimiter limiter({3, 1});
  int taken = 0;
  for (int i = 0; i < 100; ++i) taken += limiter.take({say("guest", i), "6.6.6.6"}, 1000) ? 1 : 0;
  EXPECT_EQ(taken, 30);
  EXPECT_TRUE(limiter.take({"ann", "7.7.7.7"}, 1000));
}

TEST(StaticFiles, AreFoundCompressedAndKept) {
  const auto folder = std::filesystem::temp_directory_path() / say("paydirt-web-", getpid());
  std::filesystem::create_directories(folder / "assets");
  std::ofstream(folder / "index.html") << "<html>front</html>";
  std::ofstream(folder / "assets" / "a-1234.js") << std::string(5000, 'x');
  const auto files = StaticFiles::load(folder.string());
  std::filesystem::remove_all(folder);
  ASSERT_TRUE(files);
  EXPECT_EQ(files->find("/")->type, "text/html; charset=utf-8");
  EXPECT_EQ(files->find("/t/some-table"), files->find("/index.html"));
  EXPECT_FALSE(files->find("/index.html")->for_ever);
  const StaticFile* const script = files->find("/assets/a-1234.js");
  ASSERT_NE(script, nullptr);
  EXPECT_TRUE(script->for_ever);
  EXPECT_LT(script->gzip.size(), 100U);
  EXPECT_EQ(files->find("/assets/none"), nullptr);
  EXPECT_EQ(files->find("/favicon.ico"), nullptr);
  EXPECT_FALSE(StaticFiles::load("/no/such/folder"));
}

}  // namespace
}  // namespace paydirt::server
