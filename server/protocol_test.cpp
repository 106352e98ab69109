#include "server/protocol.hpp"

#include <gtest/gtest.h>

#include <map>

#include "engine/json_read.hpp"
#include "engine/json_write.hpp"
#include "server/api.hpp"
#include "server/messages.hpp"

namespace paydirt::server {
namespace {

TEST(ClientMessages, AreReadByTheirType) {
  const auto read = [](std::string_view text) { return wire::read_client_message(*parse_json(text)); };
  const auto join = read(R"({"t":"join","id":"1","since":null,"more":1})");
  ASSERT_TRUE(join.ok());
  EXPECT_FALSE(std::get<wire::JoinRequest>(*join).since);
  const auto choice = read(R"({"t":"choose","id":"1","seat":1,"question":7,"moves":["dig"]})");
  ASSERT_TRUE(choice.ok());
  EXPECT_EQ(std::get<wire::ChooseRequest>(*choice).question, 7U);
  EXPECT_EQ(read(R"({"t":"choose","id":"1","seat":1,"moves":["dig"]})").refusal().words, "question: missing");
  EXPECT_EQ(read(R"({"t":"why","id":"1","seat":"x","move":"dig"})").refusal().words,
            "seat: must be a whole number");
  EXPECT_EQ(read(R"({"t":"sing","id":"1"})").refusal().words, "there is no message 'sing'");
  for (const char* const text : {"[]", "{}", R"({"t":7})", "null"}) {
    EXPECT_EQ(read(text).refusal().words, "t: must say which message it is") << text;
  }
}

TEST(ServerMessages, SayFirstWhichTheyAre) {
  EXPECT_EQ(to_json(wire::DoneReply{{}, "1"}), R"({"t":"done","id":"1"})");
  EXPECT_EQ(to_json(wire::RefusedReply{{"no", "SM-1"}, {}, "1"}),
            R"({"t":"refused","id":"1","error":"no","rule":"SM-1"})");
  wire::Table table;
  table.private_ = true;
  EXPECT_NE(to_json(table).find(R"("private":true,)"), std::string::npos);
}

TEST(Protocol, DeclaresUnionsForBothDirections) {
  const std::string text = protocol_typescript();
  for (const char* const part :
       {"export type ClientMessage = JoinRequest | ChooseRequest |",
        "export type ServerMessage = TableUpdate |",
        "export type State<Open = unknown, Own = unknown, Event = unknown> = {", "own: Record<string, Own>;",
        "export type StateUpdate = State & { t: \"state\"; id?: string; left_out?: number };",
        "private: boolean;", "seats: [number, number];", "clock?: number | null;"}) {
    EXPECT_NE(text.find(part), std::string::npos) << part;
  }
}

TEST(OpenApi, DescribesEveryEndpointAndEveryType) {
  const auto document = parse_json(openapi_document());
  ASSERT_TRUE(document.ok());
  const auto& paths = document->at("paths").get_object();
  size_t operations = 0;
  for (const auto& path : paths) operations += path.value().get_object().size();
  EXPECT_EQ(operations, endpoints().size());
  const auto& schemas = document->at("components").at("schemas").get_object();
  for (const char* const name : {"Error", "Table", "State", "NewTable", "Opinion", "GameEvent"}) {
    EXPECT_TRUE(schemas.contains(name)) << name;
  }
  const auto& level = schemas.at("NewSeat").at("properties").at("level");
  EXPECT_EQ(level.at("maximum"), 9);
  const auto& required = schemas.at("NewTable").at("required").get_array();
  EXPECT_EQ(required.size(), 2U) << "game and seats";
}

}  // namespace
}  // namespace paydirt::server
