#include "server/host/listener.hpp"

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <chrono>

#include "engine/text.hpp"
#include "server/http.hpp"
#include "server/log.hpp"

namespace paydirt::server {
namespace {

namespace asio = boost::asio;
using asio::ip::tcp;
using boost::system::error_code;

constexpr auto kBreath = std::chrono::milliseconds(100);
constexpr auto kSilence = std::chrono::seconds(10);

class TcpListener final : public Listener {
 public:
  TcpListener(asio::io_context& io, ServerContext& context, ListenAt where)
      : context_(context), where_(std::move(where)), acceptor_(io), breath_(io) {}

  Refusal open() {
    error_code error;
    const auto address = asio::ip::make_address(where_.address, error);
    const char* const option = where_.only_metrics ? "--metrics" : "--address";
    if (error) return {say(option, ' ', where_.address, ": is no address of this machine")};
    const tcp::endpoint endpoint(address, where_.port);
    acceptor_.open(endpoint.protocol(), error);
    if (!error) acceptor_.set_option(asio::socket_base::reuse_address(true), error);
    if (!error) acceptor_.bind(endpoint, error);
    if (!error) acceptor_.listen(asio::socket_base::max_listen_connections, error);
    if (error) {
      return {say("port ", where_.port, " at ", where_.address, ": ", error.message(),
                  where_.only_metrics ? "; choose another with --metrics"
                                      : "; choose another with --port or --address")};
    }
    accept();
    return {};
  }

  uint16_t port() const override {
    error_code ignored;
    return acceptor_.local_endpoint(ignored).port();
  }

  void stop() override {
    error_code ignored;
    acceptor_.close(ignored);
    breath_.cancel();
  }

 private:
  void accept() {
    acceptor_.async_accept([this](error_code error, tcp::socket socket) {
      if (error == asio::error::operation_aborted || !acceptor_.is_open()) return;
      if (!error) begin(std::move(socket));
      if (is_exhausted(error)) return wait(error);
      accept();
    });
  }

  static bool is_exhausted(const error_code& error) {
    return error == asio::error::no_descriptors || error == asio::error::no_memory ||
           error == asio::error::no_buffer_space ||
           error == boost::system::errc::too_many_files_open_in_system;
  }

  /// Whoever knocks stays in the kernel's queue until there is room: trying again at once would only spin.
  void wait(const error_code& error) {
    const auto now = std::chrono::steady_clock::now();
    if (now >= speak_after_) {
      log_line("error", {{"event", "no more connections can be taken"},
                         {"reason", error.message()},
                         {"connections", say(context_.connections)}});
      speak_after_ = now + kSilence;
    }
    ++context_.hall.metrics().accepts_paused;
    breath_.expires_after(kBreath);
    breath_.async_wait([this](error_code stopped) {
      if (!stopped) accept();
    });
  }

  void begin(tcp::socket socket) {
    error_code error;
    socket.set_option(tcp::no_delay(true), error);
    const auto endpoint = socket.remote_endpoint(error);
    if (error) return;
    begin_http(context_, std::move(socket), {endpoint.address().to_string(), where_.only_metrics});
  }

  ServerContext& context_;
  ListenAt where_;
  tcp::acceptor acceptor_;
  asio::steady_timer breath_;
  std::chrono::steady_clock::time_point speak_after_;
};

}  // namespace

Result<ListenAt> metrics_address(const std::string& text) {
  const size_t colon = text.rfind(':');
  ListenAt where;
  where.only_metrics = true;
  where.address = text.substr(0, colon);
  if (where.address.starts_with('[') && where.address.ends_with(']')) {
    where.address = where.address.substr(1, where.address.size() - 2);
  }
  if (colon == std::string::npos || !to_number(std::string_view(text).substr(colon + 1), where.port)) {
    return Refusal{say("--metrics ", text, ": must be ADDRESS:PORT such as 127.0.0.1:9100")};
  }
  return where;
}

Result<std::unique_ptr<Listener>> listen(asio::io_context& io, ServerContext& context,
                                         const ListenAt& where) {
  auto listener = std::make_unique<TcpListener>(io, context, where);
  if (Refusal refusal = listener->open()) return refusal;
  return std::unique_ptr<Listener>(std::move(listener));
}

}  // namespace paydirt::server
