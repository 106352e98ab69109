// The running server: one loop for all connections and tables, begun and ended here.
#include <algorithm>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>

#include "engine/text.hpp"
#include "server/http.hpp"
#include "server/log.hpp"
#include "server/settings.hpp"

namespace paydirt::server {
namespace {

namespace asio = boost::asio;
constexpr auto kFarewell = std::chrono::milliseconds(500);

/// A loop that can drop what is still waiting while the objects it waits for are alive.
class Io final : public asio::io_context {
 public:
  using asio::io_context::io_context;
  void end() { shutdown(); }
};

class AsioLoop final : public Loop {
 public:
  explicit AsioLoop(asio::io_context& io) : io_(io), bell_(io) {}

  void on_ring(std::function<void()> ring) { ring_ = std::move(ring); }
  void post(std::function<void()> work) override { asio::post(io_, std::move(work)); }

  void ring_at(int64_t milliseconds) override {
    const auto now = std::chrono::duration_cast<std::chrono::milliseconds>(
        std::chrono::system_clock::now().time_since_epoch());
    bell_.expires_after(
        std::max(std::chrono::milliseconds(milliseconds) - now, std::chrono::milliseconds(0)));
    bell_.async_wait([this](boost::system::error_code error) {
      if (!error) ring_();
    });
  }

 private:
  asio::io_context& io_;
  asio::steady_timer bell_;
  std::function<void()> ring_;
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
  Hall hall(**store, settings, loop);
  loop.on_ring([&] { hall.ring(); });
  if (Refusal refusal = hall.open()) return refusal;
  Api api(hall);
  House house{settings, hall, api, *files};
  const auto listener = listen(io, house);
  if (!listener) return listener.refusal();

  asio::signal_set signals(io, SIGINT, SIGTERM);
  asio::steady_timer farewell(io);
  signals.async_wait([&](boost::system::error_code error, int /*signal*/) {
    if (error) return;
    log_line("info", {{"event", "stopping"}});
    (*listener)->stop();
    for (Closable* const each : std::set<Closable*>(house.websockets)) each->go_away();
    farewell.expires_after(kFarewell);
    farewell.async_wait([&](boost::system::error_code) { io.stop(); });
  });

  const std::string link = link_to(settings.address, (*listener)->port());
  log_line("info", {{"event", "started"}, {"address", link}, {"files", say(files->size())}});
  ready(link);
  io.run();
  house.is_closed = true;
  io.end();
  hall.close();
  log_line("info", {{"event", "stopped"}});
  return {};
}

}  // namespace paydirt::server
