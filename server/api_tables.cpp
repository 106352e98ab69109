// Requests about one table.
#include <algorithm>
#include <memory>

#include "engine/json_read.hpp"
#include "engine/json_write.hpp"
#include "server/advice.hpp"
#include "server/api.hpp"
#include "server/review.hpp"

namespace paydirt::server {
namespace {

template <class T>
bool read_body(const std::string& body, T& value, const ReplyTo& reply) {
  const auto json = parse_json(body.empty() ? "{}" : body);
  Refusal refusal = json ? read_json(*json, value, "", Unknown::ignore) : json.refusal();
  if (refusal) reply->refuse(400, refusal);
  return !refusal;
}

/// The number of `key=` in a query.
std::optional<size_t> query_number(std::string_view query, std::string_view key) {
  while (!query.empty()) {
    std::string_view value = next_word(query, '&');
    const std::string_view name = next_word(value, '=');
    if (name != key) continue;
    if (!value.empty()) value.remove_prefix(1);
    size_t number = 0;
    if (to_number(value, number)) return number;
    return std::nullopt;
  }
  return std::nullopt;
}

}  // namespace

void Api::table_call(const Call& call, const std::string& id, const std::string& what) {
  static constexpr struct {
    std::string_view method;
    std::string_view what;
    void (Api::*handler)(const Call&, Table&);
  } kRoutes[] = {
      {"GET", "", &Api::show},           {"POST", "sit", &Api::sit},
      {"POST", "stand", &Api::stand},    {"POST", "seat", &Api::hand_over},
      {"POST", "start", &Api::start},    {"POST", "rematch", &Api::rematch},
      {"POST", "playon", &Api::play_on}, {"GET", "look", &Api::look},
      {"GET", "review", &Api::review},   {"GET", "record", &Api::record},
      {"POST", "swap", &Api::swap},      {"GET", "opinion", &Api::opinion},
      {"GET", "judge", &Api::judge},     {"POST", "dismiss", &Api::dismiss},
      {"POST", "leave", &Api::leave},    {"DELETE", "", &Api::close},
      {"GET", "events", &Api::events},
  };
  for (const auto& route : kRoutes) {
    if (what != route.what || call.request.method != route.method) continue;
    const auto table = hall_.look_up(id, call.request.address);
    if (!table) return call.reply->refuse(Hall::status_of(table.refusal()), table.refusal());
    return (this->*route.handler)(call, **table);
  }
  call.reply->refuse(404, {"there is nothing at this address"});
}

void Api::answer_table(const Call& call, const std::string& id, const Verdict& verdict) {
  if (!verdict.ok()) return call.reply->refuse(verdict.status, verdict.refusal);
  Table* const table = hall_.awake(id);
  if (table != nullptr) call.reply->json(to_json(table->view(call.visitor.identity)));
}

Completion Api::then_show(const Call& call, const Table& table) {
  return [this, call, id = table.id()](const Verdict& verdict) { answer_table(call, id, verdict); };
}

void Api::show(const Call& call, Table& table) {
  table.submit([this, call, &table] { answer_table(call, table.id(), {}); });
}

void Api::sit(const Call& call, Table& table) {
  wire::Sit body;
  if (!read_body(call.request.body, body, call.reply)) return;
  table.sit(call.visitor.identity, call.visitor.name, body, then_show(call, table));
}

template <class Body>
void Api::have_done(const Call& call, Table& table,
                    void (Table::*verb)(const std::string&, const Body&, Completion)) {
  Body body;
  if (!read_body(call.request.body, body, call.reply)) return;
  (table.*verb)(call.visitor.identity, body, then_show(call, table));
}

void Api::stand(const Call& call, Table& table) { have_done(call, table, &Table::stand); }

void Api::hand_over(const Call& call, Table& table) { have_done(call, table, &Table::hand_over); }

void Api::swap(const Call& call, Table& table) { have_done(call, table, &Table::swap); }

void Api::dismiss(const Call& call, Table& table) { have_done(call, table, &Table::dismiss); }

void Api::leave(const Call& call, Table& table) {
  table.part(call.visitor.identity, [call](const Verdict& verdict) {
    if (!verdict.ok()) return call.reply->refuse(verdict.status, verdict.refusal);
    call.reply->json("{}");
  });
}

void Api::close(const Call& call, Table& table) {
  table.submit([call, &table] {
    const Chronicle& chronicle = table.chronicle();
    if (call.visitor.identity != chronicle.layout().host)
      return call.reply->refuse(403, {"only the host may close a table"});
    if (chronicle.status() == Status::over && chronicle.people().size() > 1)
      return call.reply->refuse(409, {"a finished game belongs to all who played it; you may leave it"});
    table.close([call](const Verdict& verdict) {
      if (!verdict.ok()) return call.reply->refuse(verdict.status, verdict.refusal);
      call.reply->json("{}");
    });
  });
}

void Api::start(const Call& call, Table& table) {
  wire::Start body;
  if (!read_body(call.request.body, body, call.reply)) return;
  table.start(call.visitor.identity, body.bots.value_or(kUsualLevel), then_show(call, table));
}

void Api::rematch(const Call& call, Table& table) {
  wire::Rematch body;
  if (!read_body(call.request.body, body, call.reply)) return;
  table.submit([this, call, body, &table] {
    const Chronicle& chronicle = table.chronicle();
    if (!chronicle.rematch().empty()) return call.reply->json(say("{\"id\":\"", chronicle.rematch(), "\"}"));
    if (chronicle.status() != Status::over) return call.reply->refuse(409, {"the game is not over"});
    if (chronicle.seats_of(call.visitor.identity).empty()) {
      return call.reply->refuse(403, {"only those who played may play again"});
    }
    if (!may_open(call)) return;
    const LayoutEntry layout =
        rematch_layout(chronicle.layout(), call.visitor.identity, body.nonce.value_or(""), hall_.now());
    std::vector<Entry> then;
    if (!layout.begins) then.emplace_back(StartEntry{layout.at});
    hall_.create(
        layout, std::move(then), [this, call, old = table.id()](const Verdict& made, const std::string& id) {
          if (!made.ok()) return call.reply->refuse(made.status, made.refusal);
          const auto before = hall_.table(old);
          if (!before) return call.reply->refuse(503, before.refusal());
          (*before)->set_rematch(id, [this, call, old](const Verdict& set) {
            if (!set.ok()) return call.reply->refuse(set.status, set.refusal);
            const Table* const again = hall_.awake(old);  // somebody may have been faster: then theirs counts
            if (again != nullptr) call.reply->json(to_json(wire::TableId{again->chronicle().rematch()}));
          });
        });
  });
}

void Api::play_on(const Call& call, Table& table) {
  wire::PlayOn body;
  if (!read_body(call.request.body, body, call.reply)) return;
  table.submit([this, call, body, &table] {
    const Chronicle& chronicle = table.chronicle();
    if (chronicle.status() != Status::over) {
      return call.reply->refuse(409, {"only a finished game can be played on: until then it has secrets"});
    }
    const AnyMatch& match = chronicle.playing().match();
    const auto size = static_cast<int64_t>(match.size());
    if (body.move < 0 || body.move >= size) {
      return call.reply->refuse(400, {say("move: must be 0 to ", size - 1)});
    }
    if (!may_open(call)) return;
    const auto layout = play_on_layout(*match.at(static_cast<size_t>(body.move)), chronicle.layout(),
                                       call.visitor, body.seat, body.bots.value_or(kUsualLevel), hall_.now());
    if (!layout) return call.reply->refuse(400, layout.refusal());
    hall_.create(
        *layout, {StartEntry{layout->at}},
        [this, call](const Verdict& verdict, const std::string& id) { answer_new_table(call, verdict, id); });
  });
}

void Api::look(const Call& call, Table& table) {
  const auto move = query_number(call.request.query, "move");
  if (!move) return call.reply->refuse(400, {"move: must be a whole number"});
  table.submit([call, move, &table] {
    const Chronicle& chronicle = table.chronicle();
    if (!chronicle.has_game()) return call.reply->refuse(409, {"the game has not begun"});
    if (*move > chronicle.playing().match().size())
      return call.reply->refuse(400, {"there are not so many moves"});
    const Playing past = chronicle.playing().at(*move);
    size_t first = past.event_count();
    while (first > 0 && past.event_move(first - 1) == *move) --first;
    SeatSet seats = chronicle.seats_of(call.visitor.identity);
    Scene scene;
    scene.undo_off = true;
    scene.is_review = chronicle.status() == Status::over;
    if (scene.is_review) seats = SeatSet::first(past.match().seats());
    const Projection projection(past, scene);
    call.reply->json(to_json(projection.state(seats, first)));
  });
}

void Api::events(const Call& call, Table& table) {
  const auto before = query_number(call.request.query, "before");
  if (!before) return call.reply->refuse(400, {"before: must be a whole number"});
  table.submit([call, before, &table] {
    const Chronicle& chronicle = table.chronicle();
    if (!chronicle.has_game()) return call.reply->refuse(409, {"the game has not begun"});
    const auto number = static_cast<uint32_t>(std::min<size_t>(*before, chronicle.playing().next_event()));
    call.reply->json(to_json(earlier_events(chronicle.playing(), table.scene(),
                                            chronicle.seats_of(call.visitor.identity), number)));
  });
}

void Api::review(const Call& call, Table& table) {
  table.submit([call, &table] {
    if (table.chronicle().status() != Status::over) return call.reply->refuse(409, {"the game is not over"});
    call.reply->json(to_json(review_of(table.chronicle().playing().match())));
  });
}

/// What a strong bot would have done with what the seat knew then. While the game is on, only one's own seat.
void Api::opinion(const Call& call, Table& table) {
  const auto move = query_number(call.request.query, "move");
  if (!move) return call.reply->refuse(400, {"move: must be a whole number"});
  const auto wanted = query_number(call.request.query, "seat");
  if (hall_.settings().rate_limits && !opinions_.take(call.asker(), hall_.steady())) {
    return call.reply->refuse(429, {"you have asked for too many opinions; wait a moment"});
  }
  table.submit([this, call, move, wanted, &table] {
    const Chronicle& chronicle = table.chronicle();
    if (!chronicle.has_game()) return call.reply->refuse(409, {"the game has not begun"});
    const AnyMatch& match = chronicle.playing().match();
    if (*move > match.size()) return call.reply->refuse(400, {"there are not so many moves"});
    const std::shared_ptr<const AnyMatch> past = match.at(*move);
    const SeatSet asked = past->deciders().seats;
    if (asked.empty()) return call.reply->refuse(409, {"nobody is asked there"});
    Seat seat = *move < match.size() ? match.move_at(*move).seat : asked.lowest();
    if (wanted) seat = static_cast<Seat>(std::min<size_t>(*wanted, kMaxSeats - 1));
    if (!asked.has(seat)) return call.reply->refuse(409, {"that seat is not asked there"});
    if (chronicle.status() != Status::over && !chronicle.seats_of(call.visitor.identity).has(seat)) {
      return call.reply->refuse(403, {"until the game is over you may only ask about your own seat"});
    }
    ThinkRequest request;
    request.table = table.id();
    request.seat = seat;
    request.game = &past->game();
    request.record = past->record();
    request.asker = call.asker();
    request.wish = call.request.wish;
    request.on_thought = [call, past, seat](const Thought& thought) {
      call.reply->json(to_json(wire::Opinion{advice_of(*past, seat, thought), seat}));
    };
    if (!hall_.think(std::move(request)))
      call.reply->refuse(503, {"too many are thinking; try again in a moment"});
  });
}

/// One decision of a review. The page asks for them one after the other, so that it can show how far it is
/// and stop.
void Api::judge(const Call& call, Table& table) {
  const auto move = query_number(call.request.query, "move");
  if (!move) return call.reply->refuse(400, {"move: must be a whole number"});
  if (hall_.settings().rate_limits && !judgements_.take(call.asker(), hall_.steady())) {
    return call.reply->refuse(429, {"you have asked for too many judgements; wait a moment"});
  }
  table.submit([this, call, move, &table] {
    const Chronicle& chronicle = table.chronicle();
    if (chronicle.status() != Status::over) return call.reply->refuse(409, {"the game is not over"});
    const AnyMatch& match = chronicle.playing().match();
    if (*move >= match.size()) return call.reply->refuse(400, {"there are not so many moves"});
    const std::shared_ptr<const AnyMatch> past = match.at(*move);
    const RecordedMove made = match.move_at(*move);
    if (past->moves(made.seat).size() < 2) return call.reply->json(to_json(wire::Judgement{}));
    ThinkRequest request;
    request.table = table.id();
    request.seat = made.seat;
    request.game = &past->game();
    request.record = past->record();
    request.asker = call.asker();
    request.wish = call.request.wish;
    request.made = made.move;
    request.on_thought = [call, past, made, number = *move + 1](const Thought& thought) {
      call.reply->json(to_json(wire::Judgement{judged(*past, made, number, thought)}));
    };
    if (!hall_.think(std::move(request)))
      call.reply->refuse(503, {"too many are thinking; try again in a moment"});
  });
}

void Api::record(const Call& call, Table& table) {
  table.submit([this, call, &table] {
    const Chronicle& chronicle = table.chronicle();
    const bool may_see =
        hall_.settings().is_device ? chronicle.has_game() : chronicle.status() == Status::over;
    if (!may_see) return call.reply->refuse(409, {"the game is not over"});
    Record record = chronicle.playing().match().record();
    if (record.header.players.empty()) {  // a position brings no names
      for (const Sitter& sitter : chronicle.seats()) record.header.players.push_back(sitter.name);
    }
    call.reply->text("text/plain; charset=utf-8", write_record(record, chronicle.game().kinds()));
  });
}

}  // namespace paydirt::server
