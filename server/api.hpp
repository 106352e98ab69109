// The HTTP API of docs/api.md, without a socket: a request comes in, an answer goes out, at once or when what
// it changed is durable.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "server/hall.hpp"
#include "server/limits.hpp"

namespace paydirt::server {

struct ApiRequest {
  std::string method;
  std::string path;   // without the query
  std::string query;  // after the question mark
  std::string body;
  std::string token;                                    // from the cookie or the Authorization header
  bool is_program = false;                              // the token came in the Authorization header
  bool foreign = false;                                 // sent by another site's page
  std::string address;                                  // of the client
  std::optional<std::weak_ptr<const Asker>> wish = {};  // lives while the client waits; none: it always does
};

struct ApiAnswer {
  int status = 200;
  std::string type = "application/json";
  std::string body;
  std::string new_token;  // for a visitor who had none: goes into the cookie
};
using Answer = std::function<void(ApiAnswer)>;

/// Answers a request once; a request that nobody answers gets a 503.
class Reply {
 public:
  explicit Reply(Answer answer) : answer_(std::move(answer)) {}
  ~Reply();
  Reply(const Reply&) = delete;
  Reply& operator=(const Reply&) = delete;

  void json(std::string body, int status = 200) { send(status, "application/json", std::move(body)); }
  void text(std::string type, std::string body) { send(200, std::move(type), std::move(body)); }
  void refuse(int status, const Refusal& refusal);
  void set_new_token(std::string token) { new_token_ = std::move(token); }

 private:
  void send(int status, std::string type, std::string body);
  Answer answer_;
  std::string new_token_;
};
using ReplyTo = std::shared_ptr<Reply>;

class Api {
 public:
  explicit Api(Hall& hall);

  void handle(ApiRequest request, Answer answer);
  /// For the page itself: a token for a visitor who has none yet, or an empty text.
  void greet(const std::string& token, const std::string& address, std::function<void(std::string)> on_done);

 private:
  struct Call {
    ApiRequest request;
    Visitor visitor;
    ReplyTo reply;
    Asker asker() const { return {visitor.identity, request.address}; }
  };
  using Handler = void (Api::*)(Call);

  void dispatch(Call call);
  void table_call(const Call& call, const std::string& id, const std::string& what);
  bool new_visitor_allowed(const std::string& address);

  void make_visitor(const Call& call);
  void me(Call call);
  void rename(Call call);
  void forget_me(Call call);
  void games(Call call);
  void tables(Call call);
  void new_table(Call call);
  void open_record(Call call);
  void rules(Call call, const std::string& game);
  void edition(Call call, std::string_view address);

  void show(const Call& call, Table& table);
  void sit(const Call& call, Table& table);
  void stand(const Call& call, Table& table);
  void hand_over(const Call& call, Table& table);
  void swap(const Call& call, Table& table);
  void dismiss(const Call& call, Table& table);
  void leave(const Call& call, Table& table);
  void close(const Call& call, Table& table);
  void start(const Call& call, Table& table);
  void rematch(const Call& call, Table& table);
  void play_on(const Call& call, Table& table);
  void look(const Call& call, Table& table);
  void events(const Call& call, Table& table);
  void review(const Call& call, Table& table);
  void opinion(const Call& call, Table& table);
  void judge(const Call& call, Table& table);
  void record(const Call& call, Table& table);
  void answer_table(const Call& call, const std::string& id, const Verdict& verdict);
  Completion then_show(const Call& call, const Table& table);
  /// Has the table do what the body asks for, and answers with the table as it is then.
  template <class Body>
  void have_done(const Call& call, Table& table,
                 void (Table::*verb)(const std::string&, const Body&, Completion));
  bool may_open(const Call& call);
  void answer_new_table(const Call& call, const Verdict& verdict, const std::string& id);

  Hall& hall_;
  FairLimiter requests_{{200, 40}};
  FairLimiter new_tables_{{20, 0.5}};
  FairLimiter opinions_{{10, 1}};
  FairLimiter judgements_{{600, 20}};  // a review asks once a move
  Limiter new_visitors_{{200, 2}};
};

/// The games with what a person needs to choose one.
const std::string& games_json();

/// The layout that a visitor asks for, or why it cannot be.
Result<LayoutEntry> layout_of(const wire::NewTable& body, const Visitor& visitor, int64_t now);
/// What makes a table of a record, or why it cannot be: its layout, then what happened.
struct OpenedRecord {
  LayoutEntry layout;
  std::vector<Entry> then;
};
Result<OpenedRecord> opened_record(const wire::OpenRecord& body, const Visitor& visitor, int64_t now);
/// The same people again, the next one first. Several begin when each has given his share in the chance.
LayoutEntry rematch_layout(const LayoutEntry& before, const std::string& host, const std::string& nonce,
                           int64_t now);
/// A past position as a new table: `visitor` at `seat`, bots at the others.
Result<LayoutEntry> play_on_layout(const AnyMatch& past, const LayoutEntry& before, const Visitor& visitor,
                                   int seat, int level, int64_t now);

}  // namespace paydirt::server
