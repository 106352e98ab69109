#include "server/postgres_nodes.hpp"

#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include "engine/text.hpp"
#include "server/log.hpp"

namespace paydirt::server {
namespace {

// A node that has not been heard of for so long is dead, by the clock of the database: what it led is led by
// another after at most both together.
#define LIFETIME "interval '2.5 seconds'"
constexpr auto kBeat = std::chrono::milliseconds(500);
constexpr int kBeatsToSweep = 4;  // for clocks that nobody watches, and rows that are behind
constexpr auto kPatience = std::chrono::milliseconds(2000);
constexpr size_t kLongestPayload = 7'900;

// Says whether the row was not there: then what belongs to it is gone too.
constexpr const char* kLive = "INSERT INTO nodes VALUES($1, clock_timestamp() + " LIFETIME
                              ") ON CONFLICT (node) DO UPDATE SET until=excluded.until RETURNING xmax=0";
constexpr const char* kAlive = "SELECT node FROM nodes WHERE until > clock_timestamp() ORDER BY node";
constexpr const char* kAttend =
    "INSERT INTO present(tableid, node, people, onlookers) SELECT tableid, $1, people, onlookers"
    " FROM unnest($2::text[], $3::text[], $4::bigint[]) AS u(tableid, people, onlookers) ORDER BY tableid"
    " ON CONFLICT (tableid, node) DO UPDATE SET people=excluded.people, onlookers=excluded.onlookers";
constexpr const char* kLeave = "DELETE FROM present WHERE node=$1 AND tableid=ANY($2)";
constexpr const char* kOffer = "INSERT INTO thoughts VALUES($1, $2, clock_timestamp())";
constexpr const char* kTakeOffers =
    "DELETE FROM thoughts WHERE id IN (SELECT id FROM thoughts WHERE NOT starts_with(id, $1)"
    " ORDER BY at LIMIT $2 FOR UPDATE SKIP LOCKED) RETURNING id, question";
// OFFSET, because a join would read all entries where the database does not know yet that they are many.
constexpr const char* kNewEntries =
    "SELECT e.* FROM unnest($1::text[], $2::bigint[]) AS u(tableid, next), LATERAL"
    " (SELECT tableid, seq, body FROM entries WHERE tableid=u.tableid AND seq>=next OFFSET 0) AS e ORDER BY "
    "1, 2";
// A table is led where people play it, else where it has been awake for longest.
constexpr const char* kCompanies =
    "SELECT tableid, node, people, onlookers FROM present JOIN nodes USING (node)"
    " WHERE tableid=ANY($1) AND until > clock_timestamp() ORDER BY tableid, people='', since";
constexpr const char* kBuryNodes =
    "WITH dead AS (DELETE FROM nodes WHERE until < clock_timestamp() - interval '1 minute' RETURNING node)"
    " DELETE FROM present USING dead WHERE present.node=dead.node";
constexpr const char* kUnwatchedClocks =
    "SELECT id FROM tables WHERE timed AND status='playing' AND NOT EXISTS (SELECT 1 FROM present"
    " JOIN nodes USING (node) WHERE tableid=id AND until > clock_timestamp())";

std::string joined(const std::set<std::string>& words) {
  std::string text;
  for (const std::string& each : words) append(text, say(text.empty() ? "" : " ", each));
  return text;
}

std::vector<std::string_view> all_of(const std::set<std::string>& words) {
  return {words.begin(), words.end()};
}

}  // namespace

PostgresNodes::PostgresNodes(const std::string& url, std::string node, std::function<void(News)> on_news)
    : database_(url, kPatience),
      node_(std::move(node)),
      on_news_(std::move(on_news)),
      wake_(eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)),
      thread_([this] { work(); }) {}

PostgresNodes::~PostgresNodes() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  wake();
  thread_.join();
  close(wake_);
}

template <class Change>
void PostgresNodes::add(Change change) {
  {
    const std::lock_guard lock(mutex_);
    change(unsaid_);
  }
  wake();
}

void PostgresNodes::attend(const std::string& table, int64_t next, const Attendance& here) {
  add([&](Unsaid& unsaid) {
    unsaid.left.erase(table);
    unsaid.attended[table] = {next, here};
  });
}

void PostgresNodes::ask_after(const std::string& table, int64_t next) {
  add([&](Unsaid& unsaid) { unsaid.asked_after[table] = next; });
}

void PostgresNodes::leave(const std::string& table) {
  add([&](Unsaid& unsaid) {
    unsaid.attended.erase(table);
    unsaid.left.insert(table);
  });
}

void PostgresNodes::tell(const std::string& table, const std::string& wish) {
  add([&](Unsaid& unsaid) { unsaid.payloads.push_back(say("wish ", node_, ' ', table, ' ', wish)); });
}

void PostgresNodes::offer(const std::string& id, const std::string& question) {
  add([&](Unsaid& unsaid) { unsaid.offers.emplace_back(say(node_, ':', id), question); });
}

void PostgresNodes::take_offers(int most) {
  add([&](Unsaid& unsaid) { unsaid.wanted_offers = most; });
}

/// The id says whose question it is.
void PostgresNodes::answer(const std::string& id, const std::string& text) {
  add([&](Unsaid& unsaid) { unsaid.payloads.push_back(say("answer ", node_, ' ', id, ' ', text)); });
}

void PostgresNodes::wake() {
  const uint64_t one = 1;
  [[maybe_unused]] const ssize_t written = write(wake_, &one, sizeof one);
}

void PostgresNodes::work() {
  while (true) {
    {
      const std::lock_guard lock(mutex_);
      if (stopping_) break;
    }
    News news;
    Questions questions;
    if (begin(news, questions)) {
      say_what_is_unsaid(questions);
      if (std::chrono::steady_clock::now() >= next_beat_) beat(news, questions);
      for (const std::string& each : std::exchange(heard_, {})) understand(each, news, questions);
      find_out(questions, news);
    }
    on_news_(std::move(news));
    wait(next_beat_);
  }
  if (!database_.is_open()) return;
  for (const char* const sql : {"DELETE FROM present WHERE node=$1", "DELETE FROM nodes WHERE node=$1"})
    if (const auto done = database_.ask(sql, Values().add(node_)); !done) return;
}

void PostgresNodes::wait(Time until) {
  heard_ = database_.notifications();  // some may have come along with an answer
  const auto left = std::chrono::ceil<std::chrono::milliseconds>(until - std::chrono::steady_clock::now());
  if (left.count() <= 0 || !heard_.empty()) return;
  pollfd watched[] = {{wake_, POLLIN, 0}, {database_.socket(), POLLIN, 0}};
  poll(watched, 2, static_cast<int>(left.count()));
  uint64_t count = 0;
  [[maybe_unused]] const ssize_t read_bytes = read(wake_, &count, sizeof count);
  heard_ = database_.notifications();
}

/// After a lost connection the hall says again what is awake, and asks after all of it.
bool PostgresNodes::begin(News& news, Questions& questions) {
  if (is_listening_ && database_.is_open()) return true;
  std::vector<Query> queries;
  queries.push_back({"SET synchronous_commit=off"});  // nothing that this thread writes outlives the nodes
  queries.push_back({"LISTEN paydirt"});
  queries.push_back({kLive, Values().add(node_)});
  const auto done = database_.run(queries);
  const bool heard = std::exchange(is_listening_, done.ok());
  if (!done) {
    if (heard)
      log_line("error", {{"event", "the other nodes are not heard"}, {"reason", done.refusal().words}});
    next_beat_ = std::chrono::steady_clock::now() + kBeat;
    return false;
  }
  awake_.clear();
  alive_.clear();
  news.was_deaf = true;
  questions.bans = true;
  return true;
}

void PostgresNodes::say_what_is_unsaid(Questions& questions) {
  Unsaid unsaid;
  {
    const std::lock_guard lock(mutex_);
    unsaid = std::exchange(unsaid_, {});
  }
  std::vector<Query> queries;
  std::vector<std::string> payloads = std::move(unsaid.payloads);
  questions.offers = unsaid.wanted_offers;
  questions.entries = std::move(unsaid.asked_after);
  const auto tell_of = [&](const std::string& table) {
    const bool fits = !payloads.empty() && payloads.back().starts_with("present ") &&
                      payloads.back().size() + table.size() < kLongestPayload;
    if (!fits) payloads.push_back(say("present ", node_));
    append(payloads.back(), say(' ', table));
  };
  if (!unsaid.attended.empty()) {
    std::vector<std::string_view> tables;
    std::vector<std::string> people;
    std::vector<int64_t> onlookers;
    for (const auto& [table, here] : unsaid.attended) {
      tables.push_back(table);
      people.push_back(joined(here.attendance.people));
      onlookers.push_back(here.attendance.onlookers);
      tell_of(table);
      awake_.insert(table);
      questions.entries[table] = here.next;
      questions.companies.insert(table);
    }
    const std::vector<std::string_view> texts(people.begin(), people.end());
    queries.push_back({kAttend, Values().add(node_).add(tables).add(texts).add(onlookers)});
  }
  if (!unsaid.left.empty()) {
    queries.push_back({kLeave, Values().add(node_).add(all_of(unsaid.left))});
    for (const std::string& table : unsaid.left) {
      awake_.erase(table);
      tell_of(table);
    }
  }
  for (const auto& [id, question] : unsaid.offers)
    queries.push_back({kOffer, Values().add(id).add(question)});
  if (!unsaid.offers.empty()) payloads.push_back(say("offer ", node_));
  for (const std::string& each : payloads) {
    if (each.size() < kLongestPayload) queries.push_back({kNotify, Values().add(each)});
  }
  if (queries.empty()) return;
  if (const auto done = database_.run(queries); !done) is_listening_ = false;
}

void PostgresNodes::beat(News& news, Questions& questions) {
  next_beat_ = std::chrono::steady_clock::now() + kBeat;
  std::vector<Query> queries;
  queries.push_back({kLive, Values().add(node_)});
  queries.push_back({kAlive});
  const bool sweeps = ++beats_ % kBeatsToSweep == 0;
  if (sweeps) queries.push_back({kUnwatchedClocks});
  const auto done = database_.run(queries);
  if (!done) {
    is_listening_ = false;
    return;
  }
  if ((*done)[0].truth(0, 0)) is_listening_ = false;  // it was silent for so long that it was buried
  std::set<std::string> alive;
  for (int i = 0; i < (*done)[1].size(); ++i) alive.insert((*done)[1].text(i, 0));
  if (std::exchange(alive_, alive) != alive) questions.companies.insert(awake_.begin(), awake_.end());
  if (!sweeps) return;
  news.is_beat = true;
  for (int i = 0; i < done->back().size(); ++i) news.timed_tables.push_back(done->back().text(i, 0));
  std::vector<Query>
      sweeping;  // rows of the dead, and questions that nobody had time for, are only in the way
  sweeping.push_back({kBuryNodes});
  sweeping.push_back({"DELETE FROM thoughts WHERE at < clock_timestamp() - interval '10 seconds'"});
  if (const auto swept = database_.run(sweeping); !swept) is_listening_ = false;
}

/// What the stores, the triggers and the nodes send: a kind, then whatever belongs to it.
void PostgresNodes::understand(const std::string& notification, News& news, Questions& questions) {
  std::string_view rest = notification;
  const auto next = [&rest] { return std::string(next_word(rest)); };
  const std::string kind = next();
  if (kind == "gone") news.gone_tables.push_back(next());
  if (kind == "bans") questions.bans = true;
  const bool is_own = next() == node_;
  if (kind == "present") {
    while (!rest.empty()) {
      if (const std::string table = next(); awake_.contains(table)) questions.companies.insert(table);
    }
  }
  if (is_own) return;
  if (kind == "lists") news.lists = true;
  if (kind == "visitors") {
    while (!rest.empty()) news.visitors.push_back(next());
  }
  if (kind == "entries") {
    while (!rest.empty()) {
      std::string_view word = next_word(rest);
      const std::string table(next_word(word, ':'));
      int64_t seq = 0;
      if (!awake_.contains(table) || word.empty() || !to_number(word.substr(1), seq)) continue;
      const auto [place, is_new] = questions.entries.emplace(table, seq);
      if (!is_new) place->second = std::min(place->second, seq);
    }
  }
  if (kind == "offer") news.has_offers = true;
  if (kind == "answer") {
    std::string_view id = next_word(rest);
    if (next_word(id, ':') == node_ && !id.empty()) news.answers.emplace_back(id.substr(1), trim(rest));
  }
  if (kind == "wish") {
    const std::string table = next();
    if (awake_.contains(table)) news.wishes.emplace_back(table, trim(rest));
  }
}

void PostgresNodes::find_out(const Questions& questions, News& news) {
  std::vector<Query> queries;
  std::vector<std::string_view> tables;
  std::vector<int64_t> from;
  for (const auto& [table, seq] : questions.entries) {
    tables.push_back(table);
    from.push_back(seq);
  }
  const bool asks_entries = !tables.empty();
  const bool asks_companies = !questions.companies.empty();
  if (asks_entries) queries.push_back({kNewEntries, Values().add(tables).add(from)});
  if (asks_companies) queries.push_back({kCompanies, Values().add(all_of(questions.companies))});
  if (questions.offers > 0)
    queries.push_back({kTakeOffers, Values().add(node_).add(int64_t{questions.offers})});
  if (questions.bans) queries.push_back({"SELECT who FROM banned"});
  if (queries.empty()) return;
  const auto done = database_.run(queries);
  if (!done) {
    is_listening_ = false;
    return;
  }
  auto rows = done->begin();
  if (asks_entries) {
    for (int i = 0; i < rows->size(); ++i)
      news.entries.push_back({rows->text(i, 0), rows->number(i, 1), rows->text(i, 2)});
    ++rows;
  }
  if (asks_companies) {
    std::map<std::string, Company> companies;
    for (int i = 0; i < rows->size(); ++i) {
      const bool is_own = rows->text(i, 1) == node_;
      const auto [place, is_first] = companies.try_emplace(rows->text(i, 0), Company{is_own});
      if (is_own) continue;
      place->second.is_shared = true;
      Attendance& elsewhere = place->second.elsewhere;
      const std::string people = rows->text(i, 2);
      for (std::string_view left = people; !left.empty();) elsewhere.people.emplace(next_word(left));
      elsewhere.onlookers += static_cast<int>(rows->number(i, 3));
    }
    news.companies.assign(companies.begin(), companies.end());
    ++rows;
  }
  if (questions.offers > 0) {
    for (int i = 0; i < rows->size(); ++i) news.questions.emplace_back(rows->text(i, 0), rows->text(i, 1));
    ++rows;
  }
  if (questions.bans) {
    news.bans.emplace();
    for (int i = 0; i < rows->size(); ++i) news.bans->push_back(rows->text(i, 0));
  }
}

#undef LIFETIME

}  // namespace paydirt::server
