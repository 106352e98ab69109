#include "server/protocol.hpp"

#include <boost/json/serialize.hpp>

#include "bots/spec.hpp"
#include "engine/typescript.hpp"
#include "server/host/reach.hpp"
#include "server/json_schema.hpp"
#include "server/messages.hpp"

namespace paydirt::server {
namespace {

namespace json = boost::json;

constexpr std::string_view kJson = "application/json";
constexpr std::string_view kPlain = "text/plain";

struct None {};
using SchemaOf = json::object (*)(JsonSchema&);

template <class T>
json::object schema_in(JsonSchema& schemas) {
  if constexpr (std::same_as<T, None>) {
    return {};
  } else {
    return schemas.schema<T>();
  }
}

json::object any_text(JsonSchema& /*schemas*/) { return {{"type", "string"}}; }
json::object any_object(JsonSchema& /*schemas*/) { return {{"type", "object"}}; }

struct Description {
  Endpoint endpoint;
  std::string_view summary;
  SchemaOf body;
  SchemaOf answer;
  std::string_view type = kJson;  // of the answer
  std::string_view query = "";    // names of numbers; one that may be left out ends in a question mark
  bool is_public = false;         // needs no identity
};

constexpr Description kDescriptions[] = {
    {{"POST", "/api/visitors"},
     "A token for a program",
     schema_in<wire::Name>,
     schema_in<wire::NewVisitor>,
     kJson,
     "",
     true},
    {{"GET", "/api/me"},
     "Who you are; sets the cookie of a new visitor",
     schema_in<None>,
     schema_in<wire::Me>},
    {{"PUT", "/api/me"}, "Choose a name", schema_in<wire::Name>, schema_in<wire::Me>},
    {{"GET", "/api/games"}, "The games", schema_in<None>, schema_in<std::vector<wire::GameCard>>},
    {{"GET", "/api/games/{game}/editions/{hash}"},
     "A built-in edition of a game, current or past, as the engine reads it",
     schema_in<None>,
     any_object},
    {{"GET", "/api/tables"}, "Lists of tables", schema_in<None>, schema_in<wire::TableLists>},
    {{"POST", "/api/tables"}, "A new table", schema_in<wire::NewTable>, schema_in<wire::TableId>},
    {{"GET", "/api/tables/{id}"}, "A table", schema_in<None>, schema_in<wire::Table>},
    {{"POST", "/api/tables/{id}/sit"}, "Take an open seat", schema_in<wire::Sit>, schema_in<wire::Table>},
    {{"POST", "/api/tables/{id}/stand"}, "Leave your seat", schema_in<wire::Stand>, schema_in<wire::Table>},
    {{"POST", "/api/tables/{id}/seat"},
     "Hand a seat to a bot, or take it back",
     schema_in<wire::HandOver>,
     schema_in<wire::Table>},
    {{"POST", "/api/tables/{id}/swap"},
     "The host lets two seats change places before the game begins",
     schema_in<wire::Swap>,
     schema_in<wire::Table>},
    {{"POST", "/api/tables/{id}/start"},
     "Begin; open seats get bots",
     schema_in<wire::Start>,
     schema_in<wire::Table>},
    {{"POST", "/api/tables/{id}/rematch"},
     "The same people again",
     schema_in<None>,
     schema_in<wire::TableId>},
    {{"POST", "/api/tables/{id}/playon"},
     "Play on from a position of a finished game",
     schema_in<wire::PlayOn>,
     schema_in<wire::TableId>},
    {{"GET", "/api/tables/{id}/look"},
     "The state after so many moves, as you may see it",
     schema_in<None>,
     schema_in<wire::State>,
     kJson,
     "move"},
    {{"GET", "/api/tables/{id}/events"},
     "What happened before the event with this number, as you may see it",
     schema_in<None>,
     schema_in<wire::EarlierEvents>,
     kJson,
     "before"},
    {{"GET", "/api/tables/{id}/review"}, "A finished game again", schema_in<None>, schema_in<wire::Review>},
    {{"GET", "/api/tables/{id}/opinion"},
     "What a strong bot would do after so many moves, with what the seat knew then",
     schema_in<None>,
     schema_in<wire::Opinion>,
     kJson,
     "move seat?"},
    {{"GET", "/api/tables/{id}/judge"},
     "What the decision after so many moves of a finished game cost, judged by a search with what the seat "
     "knew",
     schema_in<None>,
     schema_in<wire::Judgement>,
     kJson,
     "move"},
    {{"POST", "/api/records"},
     "A table from a record: a finished game to look at, another goes on from where it stood",
     schema_in<wire::OpenRecord>,
     schema_in<wire::TableId>},
    {{"GET", "/api/tables/{id}/record"}, "The record of a finished game", schema_in<None>, any_text, kPlain},
    {{"GET", "/api/rules/{game}"}, "The rules", schema_in<None>, any_text, "text/markdown"},
    {{"GET", "/api/address"},
     "Where others on the network find the server",
     schema_in<None>,
     schema_in<wire::Address>,
     kJson,
     "",
     true},
    {{"GET", "/healthz"},
     "Whether it can keep moves; 503 says why not",
     schema_in<None>,
     any_text,
     kPlain,
     "",
     true},
    {{"GET", "/metrics"},
     "Counters for Prometheus, for this machine alone or at an address of their own",
     schema_in<None>,
     any_text,
     kPlain,
     "",
     true},
};

/// Bounds that a type does not tell.
constexpr struct {
  const char* component;
  const char* field;
  const char* low_key;
  const char* high_key;
  int low;
  int high;
} kBounds[] = {
    {"Name", "name", "minLength", "maxLength", 1, static_cast<int>(kLongestName)},
    {"NewSeat", "level", "minimum", "maximum", 1, kLevels},
    {"HandOver", "bot", "minimum", "maximum", 1, kLevels},
    {"Start", "bots", "minimum", "maximum", 1, kLevels},
    {"PlayOn", "bots", "minimum", "maximum", 1, kLevels},
};

json::object parameter(std::string_view name, std::string_view where, std::string_view type, bool required) {
  return {{"name", name}, {"in", where}, {"required", required}, {"schema", {{"type", type}}}};
}

json::array parameters_of(const Description& description) {
  json::array parameters;
  const std::string_view path = description.endpoint.path;
  for (size_t at = path.find('{'); at != std::string_view::npos; at = path.find('{', at + 1)) {
    parameters.push_back(parameter(path.substr(at + 1, path.find('}', at) - at - 1), "path", "string", true));
  }
  std::string_view query = description.query;
  while (!query.empty()) {
    std::string_view name = next_word(query);
    const bool required = !name.ends_with('?');
    if (!required) name.remove_suffix(1);
    parameters.push_back(parameter(name, "query", "integer", required));
  }
  return parameters;
}

json::object content(std::string_view type, json::object schema) {
  return {{type, json::object{{"schema", std::move(schema)}}}};
}

json::object operation(const Description& description, JsonSchema& schemas) {
  json::object out{{"summary", description.summary}};
  if (description.is_public) out["security"] = json::array();
  if (json::array parameters = parameters_of(description); !parameters.empty()) {
    out["parameters"] = std::move(parameters);
  }
  if (json::object body = description.body(schemas); !body.empty()) {
    out["requestBody"] = {{"required", true}, {"content", content(kJson, std::move(body))}};
  }
  const json::object good{{"description", "Done"},
                          {"content", content(description.type, description.answer(schemas))}};
  const json::object bad{{"description", "Refused; nothing changed"},
                         {"content", content(kJson, schemas.schema<wire::Error>())}};
  out["responses"] = {{"200", good}, {"default", bad}};
  return out;
}

std::string lower(std::string_view text) {
  std::string out(text);
  for (char& each : out) each = static_cast<char>(each | 0x20);
  return out;
}

}  // namespace

std::span<const Endpoint> endpoints() {
  static const std::vector<Endpoint> all = [] {
    std::vector<Endpoint> list;
    for (const Description& each : kDescriptions) list.push_back(each.endpoint);
    return list;
  }();
  return all;
}

std::string protocol_typescript() {
  TypeScript out;
  out.union_of<wire::ClientMessage>("ClientMessage");
  out.union_of<wire::ServerMessage>("ServerMessage");
  out.type<wire::Name>();
  out.type<wire::Sit>();
  out.type<wire::Stand>();
  out.type<wire::HandOver>();
  out.type<wire::Swap>();
  out.type<wire::Start>();
  out.type<wire::PlayOn>();
  out.type<wire::OpenRecord>();
  out.type<wire::NewTable>();
  out.type<wire::Error>();
  out.type<wire::NewVisitor>();
  out.type<wire::Me>();
  out.type<wire::GameCard>();
  out.type<wire::TableLists>();
  out.type<wire::TableId>();
  out.type<wire::EarlierEvents>();
  out.type<wire::Review>();
  out.type<wire::Judgement>();
  out.type<wire::Opinion>();
  out.type<wire::Address>();
  return out.text();
}

std::string openapi_document() {
  JsonSchema schemas;
  json::object paths;
  for (const Description& each : kDescriptions) {
    json::value& path = paths[each.endpoint.path];
    if (path.is_null()) path.emplace_object();
    path.get_object()[lower(each.endpoint.method)] = operation(each, schemas);
  }
  for (const auto& bound : kBounds) {
    json::value& field = schemas.components()[bound.component].at("properties").at(bound.field);
    field.get_object()[bound.low_key] = bound.low;
    field.get_object()[bound.high_key] = bound.high;
  }
  const json::object document{
      {"openapi", "3.1.0"},
      {"info",
       {{"title", "Paydirt"},
        {"version", "1"},
        {"description",
         "Tables of gold-rush board games. The WebSocket at /ws/{id} is described in docs/api.md."}}},
      {"servers", json::array{json::object{{"url", "http://127.0.0.1:8080"}}}},
      {"security", {{{"cookie", json::array()}}, {{"bearer", json::array()}}}},
      {"paths", std::move(paths)},
      {"components",
       {{"securitySchemes",
         {{"cookie", {{"type", "apiKey"}, {"in", "cookie"}, {"name", "paydirt"}}},
          {"bearer", {{"type", "http"}, {"scheme", "bearer"}}}}},
        {"schemas", schemas.components()}}},
  };
  return json::serialize(document);
}

}  // namespace paydirt::server
