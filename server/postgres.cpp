#include "server/postgres.hpp"

#include <endian.h>
#include <libpq-fe.h>
#include <poll.h>

#include <algorithm>

#include "engine/text.hpp"
#include "server/log.hpp"

namespace paydirt::server {
namespace {

constexpr auto kShortestPause = std::chrono::milliseconds(100);
constexpr auto kLongestPause = std::chrono::milliseconds(2000);

// The types of what an array holds, as PostgreSQL counts them.
constexpr uint32_t kBool = 16;
constexpr uint32_t kInt8 = 20;
constexpr uint32_t kText = 25;

void append_word(std::string& to, uint32_t word) {
  word = htobe32(word);
  to.append(reinterpret_cast<const char*>(&word), sizeof word);
}

std::string bytes_of(int64_t number) {
  const uint64_t swapped = htobe64(static_cast<uint64_t>(number));
  return {reinterpret_cast<const char*>(&swapped), sizeof swapped};
}
std::string bytes_of(bool truth) { return {truth ? '\1' : '\0'}; }
std::string_view bytes_of(std::string_view text) { return text; }

template <class T>
std::string array_of(const std::vector<T>& all, uint32_t type) {
  std::string bytes;
  append_word(bytes, 1);  // dimensions
  append_word(bytes, 0);  // no nulls
  append_word(bytes, type);
  append_word(bytes, static_cast<uint32_t>(all.size()));
  append_word(bytes, 1);  // the first index
  for (const T each : all) {
    const auto element = bytes_of(each);
    append_word(bytes, static_cast<uint32_t>(element.size()));
    bytes.append(element);
  }
  return bytes;
}

}  // namespace

Values& Values::add(std::string_view text) {
  values_.emplace_back(text);
  return *this;
}
Values& Values::add(int64_t number) {
  values_.push_back(bytes_of(number));
  return *this;
}
Values& Values::add(bool truth) {
  values_.push_back(bytes_of(truth));
  return *this;
}
Values& Values::add(const std::vector<std::string_view>& texts) {
  values_.push_back(array_of(texts, kText));
  return *this;
}
Values& Values::add(const std::vector<int64_t>& numbers) {
  values_.push_back(array_of(numbers, kInt8));
  return *this;
}
Values& Values::add(const std::vector<bool>& truths) {
  values_.push_back(array_of(truths, kBool));
  return *this;
}

Values Values::texts(std::vector<std::string> texts) {
  Values values;
  values.values_ = std::move(texts);
  values.are_texts_ = true;
  return values;
}

void Rows::Clear::operator()(pg_result* result) const { PQclear(result); }
int Rows::size() const { return PQntuples(result_.get()); }
int Rows::columns() const { return PQnfields(result_.get()); }
std::string Rows::text(int row, int column) const {
  return {PQgetvalue(result_.get(), row, column),
          static_cast<size_t>(PQgetlength(result_.get(), row, column))};
}
int64_t Rows::number(int row, int column) const {
  int64_t number = 0;
  to_number(std::string_view(PQgetvalue(result_.get(), row, column)), number);
  return number;
}
bool Rows::truth(int row, int column) const { return *PQgetvalue(result_.get(), row, column) == 't'; }

void Postgres::Close::operator()(pg_conn* connection) const { PQfinish(connection); }

int Postgres::socket() const { return connection_ ? PQsocket(connection_.get()) : -1; }

Result<Rows> Postgres::ask(const char* sql, Values values) {
  std::vector<Query> one;
  one.push_back({sql, std::move(values)});
  auto results = run(one);
  if (!results) return results.refusal();
  return std::move(results->front());
}

Result<std::vector<Rows>> Postgres::run(const std::vector<Query>& queries,
                                        const std::vector<Query>& afterwards) {
  const Time end = std::chrono::steady_clock::now() + patience_;
  if (Refusal refusal = open(end)) return refusal;
  on_the_way_.clear();
  if (!send(queries) || (!afterwards.empty() && !send(afterwards)))
    return lose(PQerrorMessage(connection_.get()));
  if (Refusal refusal = flush(end)) return refusal;
  auto results = receive(end);
  if (!results || on_the_way_.empty()) return results;
  if (const auto more = receive(end); !more)
    log_line("error", {{"event", "the other nodes were not told"}, {"reason", more.refusal().words}});
  return results;
}

/// One transaction.
bool Postgres::send(const std::vector<Query>& queries) {
  for (const Query& query : queries) {
    if (!send(query)) return false;
  }
  on_the_way_.push_back(Sent::end);
  return PQpipelineSync(connection_.get()) == 1;
}

bool Postgres::send(const Query& query) {
  pg_conn* const to = connection_.get();
  const auto [place, is_new] = prepared_.try_emplace(query.sql);
  if (is_new) {
    place->second = say('q', prepared_.size());
    if (PQsendPrepare(to, place->second.c_str(), query.sql, 0, nullptr) != 1) return false;
    on_the_way_.push_back(Sent::preparation);
  }
  std::vector<const char*> values;
  std::vector<int> lengths;
  for (const std::string& each : query.values.all()) {
    values.push_back(each.data());
    lengths.push_back(static_cast<int>(each.size()));
  }
  const std::vector<int> formats(values.size(), query.values.are_texts() ? 0 : 1);
  on_the_way_.push_back(Sent::query);
  return PQsendQueryPrepared(to, place->second.c_str(), static_cast<int>(values.size()), values.data(),
                             lengths.data(), formats.data(), 0) == 1;
}

/// Reads all that belongs to the next transaction, also where a statement has failed.
Result<std::vector<Rows>> Postgres::receive(Time end) {
  std::vector<Rows> all;
  Refusal failed;
  for (Sent sent = Sent::query; sent != Sent::end;) {
    sent = on_the_way_.front();
    on_the_way_.pop_front();
    auto result = next_result(end);
    if (!is_open()) return result.refusal();
    if (!result) {
      if (!failed) failed = result.refusal();
    } else if (sent == Sent::query) {
      all.push_back(std::move(*result));
    }
  }
  if (!failed) return all;
  // Which of the statements are prepared now nobody knows: a new connection does.
  prepared_.clear();
  connection_.reset();
  return failed;
}

Result<Rows> Postgres::next_result(Time end) {
  pg_conn* const from = connection_.get();
  const auto next = [&]() -> Result<pg_result*> {
    while (PQisBusy(from) != 0) {
      if (!wait(false, end)) return lose("it does not answer");
      if (PQconsumeInput(from) != 1) return lose(PQerrorMessage(from));
    }
    return PQgetResult(from);
  };
  const auto got = next();
  if (!got) return got.refusal();
  if (*got == nullptr) return lose("it has hung up");
  Rows rows(*got);
  const ExecStatusType status = PQresultStatus(*got);
  if (status == PGRES_PIPELINE_SYNC) return rows;
  if (PQstatus(from) != CONNECTION_OK) return lose(PQerrorMessage(from));
  const auto separator = next();  // a null after each result
  if (!separator) return separator.refusal();
  if (status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK) return rows;
  return Refusal{say("storage: ", trim(PQresultErrorMessage(*got)))};
}

Refusal Postgres::flush(Time end) {
  pg_conn* const to = connection_.get();
  int left = 0;
  while ((left = PQflush(to)) == 1) {
    if (!wait(true, end)) return lose("it takes nothing in");
    if (PQconsumeInput(to) != 1) return lose(PQerrorMessage(to));
  }
  return left == 0 ? Refusal{} : lose(PQerrorMessage(to));
}

/// False where the time is up.
bool Postgres::wait(bool to_write, Time end) const {
  const auto left =
      std::chrono::duration_cast<std::chrono::milliseconds>(end - std::chrono::steady_clock::now());
  pollfd watched{PQsocket(connection_.get()), static_cast<short>(to_write ? POLLIN | POLLOUT : POLLIN), 0};
  return left.count() > 0 && poll(&watched, 1, static_cast<int>(left.count())) > 0;
}

/// The other side has hung up since it was last used: better found before anything is sent.
bool Postgres::is_stale() {
  pollfd watched{PQsocket(connection_.get()), POLLIN, 0};
  return poll(&watched, 1, 0) > 0 && PQconsumeInput(connection_.get()) != 1;
}

Refusal Postgres::open(Time end) {
  if (is_open() && !is_stale()) return {};
  if (holds_) return {"storage: the connection to the database was lost"};
  connection_.reset();
  if (std::chrono::steady_clock::now() < next_try_)
    return {"storage: the database could not be reached a moment ago"};
  prepared_.clear();
  connection_.reset(PQconnectStart(url_.c_str()));
  if (!connection_) return {"storage: no memory"};
  PostgresPollingStatusType step = PGRES_POLLING_WRITING;
  while (step != PGRES_POLLING_OK) {
    if (PQstatus(connection_.get()) == CONNECTION_BAD || step == PGRES_POLLING_FAILED)
      return lose(PQerrorMessage(connection_.get()));
    if (!wait(step == PGRES_POLLING_WRITING, end)) return lose("it does not answer");
    step = PQconnectPoll(connection_.get());
  }
  PQsetnonblocking(connection_.get(), 1);
  PQenterPipelineMode(connection_.get());
  pause_ = {};
  return {};
}

Refusal Postgres::lose(const char* why) {
  const Refusal refusal{say("storage: the database cannot be reached: ", trim(why))};
  connection_.reset();
  pause_ = std::clamp(2 * pause_, kShortestPause, kLongestPause);
  next_try_ = std::chrono::steady_clock::now() + pause_;
  return refusal;
}

std::vector<std::string> Postgres::notifications() {
  std::vector<std::string> heard;
  if (!is_open()) return heard;
  if (PQconsumeInput(connection_.get()) != 1) {
    lose(PQerrorMessage(connection_.get()));
    return heard;
  }
  while (PGnotify* const each = PQnotifies(connection_.get())) {
    heard.emplace_back(each->extra);
    PQfreemem(each);
  }
  return heard;
}

}  // namespace paydirt::server
