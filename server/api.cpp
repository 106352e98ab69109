#include "server/api.hpp"

#include <algorithm>

#include "engine/json_read.hpp"
#include "engine/json_write.hpp"
#include "games/registry.hpp"
#include "server/ids.hpp"

namespace paydirt::server {
namespace {

constexpr int kCards = 50;

/// The body as a struct. An empty body is an empty object.
template <class T>
Refusal read_body(const std::string& body, T& value) {
  const auto json = parse_json(body.empty() ? "{}" : body);
  if (!json) return json.refusal();
  return read_json(*json, value, "", Unknown::ignore);
}

/// The name that somebody asks for; empty where it cannot be one.
std::string wanted_name(const std::string& text) {
  const std::string name = tidy(text, kLongestName + 1);
  return tidy(name, kLongestName).size() < name.size() ? std::string() : name;
}

std::string visitor_json(const Visitor& visitor) { return to_json(wire::Me{visitor.name, visitor.named}); }

}  // namespace

Reply::~Reply() {
  if (answer_) refuse(503, {"the server could not do that just now"});
}

void Reply::refuse(int status, const Refusal& refusal) { json(error_json(refusal), status); }

void Reply::send(int status, std::string type, std::string body) {
  if (!answer_) return;
  std::exchange(answer_, nullptr)({status, std::move(type), std::move(body), std::move(new_token_)});
}

Api::Api(Hall& hall) : hall_(hall) {}

void Api::handle(ApiRequest request, Answer answer) {
  ++hall_.metrics().requests;
  Call call{std::move(request), {}, std::make_shared<Reply>(std::move(answer))};
  const ApiRequest& asked = call.request;
  if (asked.path == "/healthz") return call.reply->text("text/plain; charset=utf-8", "ok");
  if (asked.path == "/metrics") {
    return call.reply->text("text/plain; version=0.0.4; charset=utf-8", hall_.metrics().text());
  }
  if (asked.foreign) return call.reply->refuse(403, {"the request comes from another site's page"});
  if (asked.path == "/api/visitors" && asked.method == "POST") return make_visitor(call);
  const auto known = hall_.visitor(identity_of(asked.token));
  if (!known) return call.reply->refuse(503, {"the storage does not answer just now"});
  if (*known) {
    call.visitor = **known;
    return dispatch(std::move(call));
  }
  if (asked.method != "GET" || asked.is_program) {
    return call.reply->refuse(401, {"nobody is known by this token; load the page, or POST /api/visitors"});
  }
  if (!new_visitor_allowed(asked.address))
    return call.reply->refuse(429, {"too many new visitors come from your address; try again later"});
  hall_.welcome("", [this, call](const std::string& token, const Visitor& visitor) mutable {
    if (token.empty()) return call.reply->refuse(503, {"the storage does not answer just now"});
    call.visitor = visitor;
    call.reply->set_new_token(token);
    dispatch(std::move(call));
  });
}

void Api::greet(const std::string& token, const std::string& address,
                std::function<void(std::string)> on_done) {
  const auto known = hall_.visitor(identity_of(token));
  if (!known || *known || !new_visitor_allowed(address)) return on_done("");
  hall_.welcome("",
                [on_done = std::move(on_done)](const std::string& fresh, const Visitor&) { on_done(fresh); });
}

bool Api::new_visitor_allowed(const std::string& address) {
  return !hall_.settings().rate_limits || new_visitors_.take(address, hall_.steady());
}

void Api::dispatch(Call call) {
  if (hall_.settings().rate_limits && !requests_.take(call.asker(), hall_.steady())) {
    return call.reply->refuse(429, {"you have sent too many requests; wait a moment"});
  }
  static constexpr struct {
    std::string_view method;
    std::string_view path;
    Handler handler;
  } kRoutes[] = {
      {"GET", "/api/me", &Api::me},
      {"PUT", "/api/me", &Api::rename},
      {"DELETE", "/api/me", &Api::forget_me},
      {"GET", "/api/games", &Api::games},
      {"GET", "/api/tables", &Api::tables},
      {"POST", "/api/tables", &Api::new_table},
      {"POST", "/api/records", &Api::open_record},
  };
  const std::string path = call.request.path;
  for (const auto& route : kRoutes) {
    if (path == route.path && call.request.method == route.method)
      return (this->*route.handler)(std::move(call));
  }
  constexpr std::string_view kTables = "/api/tables/";
  constexpr std::string_view kRules = "/api/rules/";
  constexpr std::string_view kGames = "/api/games/";
  if (path.starts_with(kRules) && call.request.method == "GET") {
    return rules(std::move(call), path.substr(kRules.size()));
  }
  if (path.starts_with(kGames) && call.request.method == "GET") {
    return edition(std::move(call), path.substr(kGames.size()));
  }
  if (!path.starts_with(kTables)) return call.reply->refuse(404, {"there is nothing at this address"});
  const std::string rest = path.substr(kTables.size());
  const size_t slash = rest.find('/');
  table_call(call, rest.substr(0, slash), slash == std::string::npos ? "" : rest.substr(slash + 1));
}

void Api::make_visitor(const Call& call) {
  if (!new_visitor_allowed(call.request.address))
    return call.reply->refuse(429, {"too many new visitors come from your address; try again later"});
  wire::Name body;
  if (const Refusal refusal = read_body(call.request.body, body)) return call.reply->refuse(400, refusal);
  const std::string name = wanted_name(body.name.value_or(""));
  if (body.name && name.empty()) return call.reply->refuse(400, {"a name has 1 to 24 characters"});
  hall_.welcome(name, [reply = call.reply](const std::string& token, const Visitor& visitor) {
    if (token.empty()) return reply->refuse(503, {"the storage does not answer just now"});
    reply->json(to_json(wire::NewVisitor{token, visitor.name}));
  });
}

void Api::me(Call call) { call.reply->json(visitor_json(call.visitor)); }

void Api::rename(Call call) {
  wire::Name body;
  if (const Refusal refusal = read_body(call.request.body, body)) return call.reply->refuse(400, refusal);
  call.visitor.name = wanted_name(body.name.value_or(""));
  call.visitor.named = true;
  if (call.visitor.name.empty()) return call.reply->refuse(400, {"a name has 1 to 24 characters"});
  hall_.rename(call.visitor, [call](const Verdict& verdict) {
    if (!verdict.ok()) return call.reply->refuse(verdict.status, verdict.refusal);
    call.reply->json(visitor_json(call.visitor));
  });
}

void Api::forget_me(Call call) {
  hall_.forget(call.visitor.identity, [call](const Verdict& verdict) {
    if (!verdict.ok()) return call.reply->refuse(verdict.status, verdict.refusal);
    call.reply->json("{}");
  });
}

void Api::games(Call call) { call.reply->json(games_json()); }

void Api::tables(Call call) {
  const std::string& identity = call.visitor.identity;
  const auto own = hall_.cards_of(identity, 2 * kCards);
  const auto waiting = hall_.listed_cards(Status::waiting, identity, kCards);
  const auto playing = hall_.listed_cards(Status::playing, identity, kCards);
  const auto over = hall_.listed_cards(Status::over, identity, kCards);
  if (!own || !waiting || !playing || !over)
    return call.reply->refuse(503, {"the storage does not answer just now"});
  wire::TableLists lists;
  const auto is_own = [&](const wire::Card& card) {
    return std::any_of(own->begin(), own->end(), [&](const wire::Card& each) { return each.id == card.id; });
  };
  for (const wire::Card& card : *own)
    (card.status == Status::over ? lists.finished : lists.mine).push_back(card);
  for (const auto* list : {&*waiting, &*playing}) {
    for (const wire::Card& card : *list) {
      if (!is_own(card) && card.status != Status::over) lists.open.push_back(card);
    }
  }
  for (const wire::Card& card : *over) {
    if (!is_own(card)) lists.finished.push_back(card);
  }
  call.reply->json(to_json(lists));
}

void Api::rules(Call call, const std::string& game) {
  const std::string text = hall_.settings().rules ? hall_.settings().rules(game) : std::string();
  if (text.empty()) return call.reply->refuse(404, {"there are no rules of this name"});
  call.reply->text("text/markdown; charset=utf-8", text);
}

/// GAME/editions/HASH
void Api::edition(Call call, std::string_view address) {
  const auto game = find_game(next_word(address, '/'));
  constexpr std::string_view kEditions = "/editions/";
  if (!game || !address.starts_with(kEditions))
    return call.reply->refuse(404, {"there is nothing at this address"});
  const auto text = (*game)->edition_text(address.substr(kEditions.size()));
  if (!text) return call.reply->refuse(404, text.refusal());
  call.reply->json(std::string(*text));
}

bool Api::may_open(const Call& call) {
  if (!hall_.settings().rate_limits) return true;
  if (!new_tables_.take(call.asker(), hall_.steady())) {
    call.reply->refuse(429, {"you have opened too many tables; wait a moment"});
    return false;
  }
  const auto own = hall_.cards_of(call.visitor.identity, 4 * hall_.settings().tables_per_visitor);
  if (!own) {
    call.reply->refuse(503, {"the storage does not answer just now"});
    return false;
  }
  const auto count = [&](auto wanted) { return std::count_if(own->begin(), own->end(), wanted); };
  const auto unfinished = count([](const wire::Card& card) { return card.status != Status::over; });
  const auto waiting = count([](const wire::Card& card) { return card.status == Status::waiting; });
  if (unfinished >= hall_.settings().tables_per_visitor) {
    call.reply->refuse(429, {"you have too many unfinished tables; finish or delete one"});
    return false;
  }
  if (waiting < hall_.settings().waiting_per_visitor) return true;
  call.reply->refuse(429, {"you have too many tables that wait for people; begin or delete one"});
  return false;
}

void Api::new_table(Call call) {
  wire::NewTable body;
  if (const Refusal refusal = read_body(call.request.body, body)) return call.reply->refuse(400, refusal);
  if (!may_open(call)) return;
  const auto layout = layout_of(body, call.visitor, hall_.now());
  if (!layout) return call.reply->refuse(400, layout.refusal());
  const bool full = std::none_of(layout->seats.begin(), layout->seats.end(),
                                 [](const Sitter& sitter) { return sitter.kind == SeatKind::open; });
  std::vector<Entry> then;
  if (full) then.emplace_back(StartEntry{layout->at});
  hall_.create(*layout, std::move(then), [this, call](const Verdict& verdict, const std::string& id) {
    answer_new_table(call, verdict, id);
  });
}

void Api::open_record(Call call) {
  wire::OpenRecord body;
  if (const Refusal refusal = read_body(call.request.body, body)) return call.reply->refuse(400, refusal);
  if (!may_open(call)) return;
  auto opened = opened_record(body, call.visitor, hall_.now());
  if (!opened) return call.reply->refuse(400, opened.refusal());
  hall_.create(
      std::move(opened->layout), std::move(opened->then),
      [this, call](const Verdict& verdict, const std::string& id) { answer_new_table(call, verdict, id); });
}

void Api::answer_new_table(const Call& call, const Verdict& verdict, const std::string& id) {
  if (!verdict.ok()) return call.reply->refuse(verdict.status, verdict.refusal);
  call.reply->json(to_json(wire::TableId{id}));
}

}  // namespace paydirt::server
