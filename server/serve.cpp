// The running server: one event loop for all connections and tables, started and stopped here.
#include <algorithm>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <optional>

#include "engine/text.hpp"
#include "server/http.hpp"
#include "server/log.hpp"
#include "server/settings.hpp"
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

std::string link_to(const std::string& address, uint16_t port) {
  const bool any = address == "0.0.0.0" || address == "::";
  const std::string host = any                                      ? "127.0.0.1"
                           : address.find(':') == std::string::npos ? address
                                                                    : say('[', address, ']');
  return say("http://", host, ':', port, '/');
}

}  // namespace

Refusal serve(const Settings& settings, const std::function<void(const std::string&)>& ready) {
  const auto files = StaticFiles::load(settings.web);
  if (!files) return files.refusal();
  const auto store = open_sqlite_store(settings.data);
  if (!store) return store.refusal();

  Io io(1);
  AsioLoop loop(io);
  const auto post = [&loop](std::function<void()> work) { loop.post(std::move(work)); };
  Metrics metrics;
  const SystemClock clock;
  std::optional<ThinkerThreads> thinkers(std::in_place, settings.thinkers, metrics, post);
  std::optional<WriterThread> writer(std::in_place, **store, metrics, post);
  Hall hall(**store, settings, {loop, *writer, *thinkers, metrics, clock});
  loop.on_timer([&] { hall.on_timer(); });
  if (Refusal refusal = hall.open()) return refusal;
  Api api(hall);
  ServerContext context{settings, hall, api, *files};
  const auto listener = listen(io, context);
  if (!listener) return listener.refusal();

  asio::signal_set signals(io, SIGINT, SIGTERM);
  asio::steady_timer farewell(io);
  signals.async_wait([&](boost::system::error_code error, int /*signal*/) {
    if (error) return;
    log_line("info", {{"event", "stopping"}});
    (*listener)->stop();
    for (Closable* const each : std::set<Closable*>(context.websockets)) each->go_away();
    farewell.expires_after(kFarewell);
    farewell.async_wait([&](boost::system::error_code) { io.stop(); });
  });

  const std::string link = link_to(settings.address, (*listener)->port());
  log_line("info", {{"event", "started"}, {"address", link}, {"files", say(files->size())}});
  ready(link);
  io.run();
  context.is_closed = true;
  io.end();
  hall.close();
  thinkers.reset();
  writer.reset();
  log_line("info", {{"event", "stopped"}});
  return {};
}

}  // namespace paydirt::server
