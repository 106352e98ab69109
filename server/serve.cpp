// The running server: one event loop for all connections and tables, started and stopped here.
#include <algorithm>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <optional>

#include "engine/text.hpp"
#include "server/host/checkpointer.hpp"
#include "server/host/closing.hpp"
#include "server/host/data_lock.hpp"
#include "server/host/listener.hpp"
#include "server/host/log_file.hpp"
#include "server/host/process.hpp"
#include "server/host/reach.hpp"
#include "server/ids.hpp"
#include "server/log.hpp"
#include "server/postgres_nodes.hpp"
#include "server/settings.hpp"
#include "server/shared_thinkers.hpp"
#include "server/thinker_threads.hpp"
#include "server/writer_thread.hpp"

namespace paydirt::server {
namespace {

namespace asio = boost::asio;
constexpr auto kFarewell = std::chrono::milliseconds(500);

/// Can drop pending handlers while the objects they refer to are still alive.
class Io final : public asio::io_context {
 public:
  using asio::io_context::io_context;
  void end() { shutdown(); }
};

class AsioLoop final : public Loop {
 public:
  explicit AsioLoop(asio::io_context& io) : io_(io), timer_(io) {}

  void on_timer(std::function<void()> call) { on_timer_ = std::move(call); }
  void post(std::function<void()> work) { asio::post(io_, std::move(work)); }

  void set_timer(int64_t milliseconds) override {
    timer_.expires_at(std::chrono::steady_clock::time_point(std::chrono::milliseconds(milliseconds)));
    timer_.async_wait([this](boost::system::error_code error) {
      if (!error) on_timer_();
    });
  }

 private:
  asio::io_context& io_;
  asio::steady_timer timer_;
  std::function<void()> on_timer_;
};

Result<Proxies> proxies_of(const Settings& settings) {
  Proxies proxies;
  std::vector<std::string> networks = settings.trust_proxies;
  if (settings.behind_proxy) networks.insert(networks.end(), {"127.0.0.0/8", "::1"});
  for (const std::string& network : networks) {
    if (Refusal refusal = proxies.trust(network)) return refusal;
  }
  return proxies;
}

/// For players, and for whoever watches over the server if that is wanted at another address.
Result<std::vector<std::unique_ptr<Listener>>> listen_everywhere(asio::io_context& io,
                                                                 ServerContext& context) {
  const Settings& settings = context.settings;
  std::vector<ListenAt> places = {{settings.address, settings.port}};
  if (!settings.metrics.empty()) {
    const auto where = metrics_address(settings.metrics);
    if (!where) return where.refusal();
    places.push_back(*where);
  }
  std::vector<std::unique_ptr<Listener>> listeners;
  for (const ListenAt& where : places) {
    auto listener = listen(io, context, where);
    if (!listener) return listener.refusal();
    listeners.push_back(std::move(*listener));
  }
  return listeners;
}

/// What `paydirt admin close` names.
void close_tables(Hall& hall, const std::string& database) {
  const auto tables = tables_to_close(database);
  if (!tables) return log_line("error", {{"event", tables.refusal().words}});
  for (const std::string& id : *tables) {
    const auto found = hall.table(id);
    if (!found) continue;
    log_line("info", {{"event", "a table is closed"}, {"table", id}});
    (*found)->close([](const Verdict&) {});
  }
}

}  // namespace

Refusal serve(const Settings& wanted, const std::function<void(const Opened&)>& ready) {
  Settings settings = wanted;
  begin_log(settings);
  LogFile log(settings.log);
  if (Refusal refusal = log.open()) return refusal;
  const auto proxies = proxies_of(settings);
  if (!proxies) return proxies.refusal();
  const auto files = settings.web.empty() && !settings.page.empty() ? StaticFiles::of(settings.page)
                                                                    : StaticFiles::load(settings.web);
  if (!files) return files.refusal();
  const bool has_file = settings.store.empty();
  std::optional<DataLock> held;
  if (has_file) {
    auto lock = DataLock::take(settings.data);
    if (!lock) return lock.refusal();
    held.emplace(std::move(*lock));
  }
  warn_about_root();
  make_room(settings);
  settings.build = build_name();
  const std::string node = new_token().substr(0, 16);
  const auto store = has_file ? open_sqlite_store(settings.data) : open_postgres_store(settings.store, node);
  if (!store) return store.refusal();

  Io io(1);
  AsioLoop loop(io);
  const auto post = [&loop](std::function<void()> work) { loop.post(std::move(work)); };
  Metrics metrics;
  const SystemClock clock;
  std::optional<ThinkerThreads> thinkers(std::in_place, settings.thinkers, metrics, post);
  std::optional<WriterThread> writer(std::in_place, **store, metrics, post);
  std::optional<Checkpointer> checkpointer;
  if (has_file) checkpointer.emplace(settings.data, metrics);
  std::function<void(const News&)> hear;  // on the loop
  std::optional<PostgresNodes> nodes;
  if (!has_file) {
    nodes.emplace(settings.store, node,
                  [&loop, &hear](News news) { loop.post([&hear, news = std::move(news)] { hear(news); }); });
  }
  std::optional<SharedThinkers> shared;
  if (nodes) shared.emplace(*thinkers, *nodes, [&thinkers] { return thinkers->idle(); });
  Thinkers& all_thinkers = shared ? static_cast<Thinkers&>(*shared) : *thinkers;
  Hall hall(**store, settings, {loop, *writer, all_thinkers, metrics, clock, nodes ? &*nodes : nullptr});
  loop.on_timer([&] { hall.on_timer(); });
  if (Refusal refusal = hall.open()) return refusal;
  if (has_file) close_tables(hall, settings.data);
  Api api(hall);
  Health health(io, hall);
  auto bans = has_file ? Bans::load(settings.data) : Bans();
  if (!bans) return bans.refusal();
  ServerContext context{settings, hall, api, *files, *proxies, std::move(*bans), health};
  hear = [&](const News& news) {
    if (news.bans) context.bans = Bans::of(*news.bans);
    hall.hear(news);
    shared->hear(news);
  };
  const auto listeners = listen_everywhere(io, context);
  if (!listeners) return listeners.refusal();

  asio::steady_timer farewell(io);
  const auto stop = [&] {
    log_line("info", {{"event", "stopping"}});
    for (const auto& each : *listeners) each->stop();
    for (Closable* const each : std::set<Closable*>(context.websockets)) each->go_away();
    farewell.expires_after(kFarewell);
    farewell.async_wait([&](boost::system::error_code) { io.stop(); });
  };
  const auto reopen = [&] {
    if (Refusal refusal = log.open()) log_line("error", {{"event", refusal.words}});
    auto bans_now = has_file ? Bans::load(settings.data) : Refusal{};
    if (bans_now) context.bans = std::move(*bans_now);
    if (has_file) close_tables(hall, settings.data);
    log_line("info", {{"event", "log opened again"}});
  };
  const Signals signals(io, {stop, reopen});

  const uint16_t port = listeners->front()->port();
  const Opened opened{link_from_here(settings.address, port),
                      links_from_afar(settings.address, port, plugs())};
  context.links_from_afar = opened.links_from_afar;
  log_line("info", {{"event", "started"}, {"address", opened.link}, {"files", say(files->size())}});
  ready(opened);
  io.run();
  context.is_closed = true;
  hall.close();
  nodes.reset();
  thinkers.reset();
  writer.reset();
  checkpointer.reset();
  io.end();  // now that no other thread gives it anything to do
  log_line("info", {{"event", "stopped"}});
  return {};
}

}  // namespace paydirt::server
