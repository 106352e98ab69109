#include "server/http.hpp"

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/bind_handler.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket/rfc6455.hpp>

#include "engine/text.hpp"
#include "server/ids.hpp"
#include "server/log.hpp"
#include "server/websocket.hpp"

namespace paydirt::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using tcp = asio::ip::tcp;

using WebAnswer = http::response<http::string_body>;

constexpr uint32_t kLargestHeader = 16 * 1024;
constexpr uint64_t kLargestBody = 64 * 1024;
constexpr auto kPatience = std::chrono::seconds(30);

constexpr std::pair<const char*, const char*> kSafety[] = {
    {"Content-Security-Policy",
     "default-src 'self'; img-src 'self' data:; style-src 'self'; script-src 'self' 'wasm-unsafe-eval'; "
     "connect-src 'self'; frame-ancestors 'none'; base-uri 'none'"},
    {"X-Content-Type-Options", "nosniff"},
    {"Referrer-Policy", "same-origin"},
    {"Permissions-Policy", "camera=(), microphone=(), geolocation=(), payment=()"},
    {"Cross-Origin-Opener-Policy", "same-origin"},
};

std::string text_of(beast::string_view view) { return {view.data(), view.size()}; }

/// The value of our cookie among all cookies.
std::string cookie_token(std::string_view cookies) {
  constexpr std::string_view kName = "paydirt=";
  while (!cookies.empty()) {
    const std::string_view each = trim(next_word(cookies, ';'));
    if (each.starts_with(kName)) return std::string(each.substr(kName.size()));
  }
  return {};
}

/// A page of another site must not act for our visitor. Programs send no Origin.
bool is_foreign(const WebRequest& request) {
  const std::string origin = text_of(request[http::field::origin]);
  if (origin.empty()) return false;
  const size_t host = origin.find("://");
  return host == std::string::npos || origin.substr(host + 3) != text_of(request[http::field::host]);
}

class HttpSession final : public std::enable_shared_from_this<HttpSession> {
 public:
  HttpSession(ServerContext& context, tcp::socket socket, std::string address,
              std::shared_ptr<ConnectionSlot> slot)
      : context_(context), stream_(std::move(socket)), address_(std::move(address)), slot_(std::move(slot)) {}

  void read() {
    parser_.emplace();
    parser_->header_limit(kLargestHeader);
    parser_->body_limit(kLargestBody);
    stream_.expires_after(kPatience);
    http::async_read(stream_, buffer_, *parser_,
                     beast::bind_front_handler(&HttpSession::on_read, shared_from_this()));
  }

  void reject() {
    stream_.expires_after(kPatience);
    fail(http::status::service_unavailable, "the server has too many connections; try again later");
  }

 private:
  void on_read(beast::error_code error, size_t /*bytes*/) {
    if (error == http::error::header_limit) {
      return fail(http::status::request_header_fields_too_large, "the header is too large");
    }
    if (error == http::error::body_limit) {
      return fail(http::status::payload_too_large, "the body is too large");
    }
    if (error.category() == http::make_error_code(http::error::bad_method).category() &&
        error != http::error::end_of_stream && error != http::error::partial_message) {
      return fail(http::status::bad_request, "that is not HTTP");
    }
    if (error) return;  // closed or timed out
    request_ = parser_->release();
    stream_.expires_after(kPatience);
    route();
  }

  void route() {
    target_ = text_of(request_.target());
    const size_t question = target_.find('?');
    query_ = question == std::string::npos ? "" : target_.substr(question + 1);
    target_ = target_.substr(0, question);
    constexpr std::string_view kTables = "/ws/";
    if (target_.starts_with(kTables)) return upgrade(target_.substr(kTables.size()));
    if (target_.starts_with("/api/") || target_ == "/healthz" || target_ == "/metrics") return ask_api();
    serve_file();
  }

  std::string token(bool& is_program) const {
    const std::string authorization = text_of(request_[http::field::authorization]);
    constexpr std::string_view kBearer = "Bearer ";
    is_program = authorization.starts_with(kBearer);
    if (is_program) return authorization.substr(kBearer.size());
    return cookie_token(text_of(request_[http::field::cookie]));
  }

  std::string client_address() const {
    if (!context_.settings.behind_proxy) return address_;
    const std::string list = text_of(request_["X-Forwarded-For"]);
    const std::string_view last = trim(std::string_view(list).substr(list.rfind(',') + 1));
    return last.empty() ? address_ : std::string(last);
  }

  void upgrade(const std::string& table) {
    if (!beast::websocket::is_upgrade(request_)) {
      return refuse(http::status::upgrade_required, "this address speaks WebSocket");
    }
    if (is_foreign(request_))
      return refuse(http::status::forbidden, "the request comes from another site's page");
    if (const auto found = context_.hall.table(table); !found) {
      return refuse(static_cast<http::status>(Hall::status_of(found.refusal())), found.refusal().words);
    }
    bool is_program = false;
    const auto visitor = context_.hall.visitor(identity_of(token(is_program)));
    if (!visitor) return refuse(http::status::service_unavailable, "the storage does not answer just now");
    if (is_program && !*visitor) return refuse(http::status::unauthorized, "nobody is known by this token");
    open_websocket(context_, std::move(stream_), request_, table, *visitor, std::move(slot_));
  }

  void ask_api() {
    ApiRequest request;
    request.method = text_of(request_.method_string());
    request.path = target_;
    request.query = query_;
    request.body = request_.body();
    request.token = token(request.is_program);
    request.foreign = request_.method() != http::verb::get && is_foreign(request_);
    request.address = client_address();
    context_.api.handle(std::move(request), [self = shared_from_this()](ApiAnswer answer) {
      WebAnswer out{static_cast<http::status>(answer.status), self->request_.version()};
      out.set(http::field::content_type, answer.type);
      out.set(http::field::cache_control, "no-store");
      if (!answer.new_token.empty()) self->set_cookie(out, answer.new_token);
      out.body() = std::move(answer.body);
      self->write(std::move(out));
    });
  }

  void set_cookie(WebAnswer& out, const std::string& token) const {
    const bool secure = context_.settings.behind_proxy && request_["X-Forwarded-Proto"] == "https";
    out.set(http::field::set_cookie,
            say("paydirt=", token, "; Path=/; HttpOnly; SameSite=Lax; Max-Age=31536000",
                secure ? "; Secure" : ""));
  }

  void serve_file() {
    if (request_.method() != http::verb::get && request_.method() != http::verb::head) {
      return refuse(http::status::method_not_allowed, "files can only be read");
    }
    const StaticFile* const file = context_.files.find(target_);
    if (file == nullptr) return refuse(http::status::not_found, "there is no such file");
    if (!file->type.starts_with("text/html")) return write_file(*file, "");
    bool is_program = false;
    context_.api.greet(
        token(is_program), client_address(),
        [self = shared_from_this(), file](const std::string& fresh) { self->write_file(*file, fresh); });
  }

  void write_file(const StaticFile& file, const std::string& new_token) {
    const bool known = request_[http::field::if_none_match] == file.etag;
    WebAnswer out{known ? http::status::not_modified : http::status::ok, request_.version()};
    out.set(http::field::etag, file.etag);
    out.set(http::field::cache_control, file.for_ever ? "public, max-age=31536000, immutable" : "no-cache");
    out.set(http::field::vary, "Accept-Encoding");
    if (!new_token.empty()) set_cookie(out, new_token);
    if (!known) {
      out.set(http::field::content_type, file.type);
      write_body(out, file);
    }
    write(std::move(out));
  }

  void write_body(WebAnswer& out, const StaticFile& file) const {
    const std::string accepted = text_of(request_[http::field::accept_encoding]);
    const auto packed = [&](const char* encoding, const std::string& body) {
      if (body.empty() || accepted.find(encoding) == std::string::npos) return false;
      out.set(http::field::content_encoding, encoding);
      out.body() = body;
      return true;
    };
    if (!packed("br", file.brotli) && !packed("gzip", file.gzip)) out.body() = file.body;
  }

  void refuse(http::status status, const std::string& words) {
    WebAnswer out{status, request_.version()};
    out.set(http::field::content_type, "application/json");
    out.body() = error_json({words});
    write(std::move(out));
  }

  /// Closes the connection: after a request that cannot be parsed nothing else can be read.
  void fail(http::status status, const std::string& words) {
    request_ = {};
    request_.version(11);
    request_.keep_alive(false);
    refuse(status, words);
  }

  void write(WebAnswer answer) {
    for (const auto& [name, value] : kSafety) answer.set(name, value);
    answer.keep_alive(request_.keep_alive());
    answer.prepare_payload();
    if (request_.method() == http::verb::head) answer.body().clear();
    answer_ = std::move(answer);
    stream_.expires_after(kPatience);
    http::async_write(stream_, answer_,
                      beast::bind_front_handler(&HttpSession::on_written, shared_from_this()));
  }

  void on_written(beast::error_code error, size_t /*bytes*/) {
    if (error) return;
    if (answer_.need_eof() || !answer_.keep_alive()) {
      beast::error_code ignored;
      stream_.socket().shutdown(tcp::socket::shutdown_send, ignored);
      return;
    }
    answer_ = {};
    read();
  }

  ServerContext& context_;
  beast::tcp_stream stream_;
  std::string address_;
  std::shared_ptr<ConnectionSlot> slot_;
  beast::flat_buffer buffer_{kLargestHeader + kLargestBody};
  std::optional<http::request_parser<http::string_body>> parser_;
  WebRequest request_;
  WebAnswer answer_;
  std::string target_;
  std::string query_;
};

class TcpListener final : public Listener {
 public:
  TcpListener(asio::io_context& io, ServerContext& context) : context_(context), acceptor_(io) {}

  Refusal open() {
    beast::error_code error;
    const auto address = asio::ip::make_address(context_.settings.address, error);
    if (error) return {say("--address ", context_.settings.address, ": is no address of this machine")};
    const tcp::endpoint endpoint(address, context_.settings.port);
    acceptor_.open(endpoint.protocol(), error);
    if (!error) acceptor_.set_option(asio::socket_base::reuse_address(true), error);
    if (!error) acceptor_.bind(endpoint, error);
    if (!error) acceptor_.listen(asio::socket_base::max_listen_connections, error);
    if (error) {
      return {say("port ", context_.settings.port, " at ", context_.settings.address, ": ", error.message(),
                  "; choose another with --port or --address")};
    }
    accept();
    return {};
  }

  uint16_t port() const override {
    beast::error_code ignored;
    return acceptor_.local_endpoint(ignored).port();
  }

  void stop() override {
    beast::error_code ignored;
    acceptor_.close(ignored);
  }

 private:
  void accept() {
    acceptor_.async_accept([this](beast::error_code error, tcp::socket socket) {
      if (error == asio::error::operation_aborted) return;
      if (!error) begin(std::move(socket));
      accept();
    });
  }

  void begin(tcp::socket socket) {
    beast::error_code error;
    socket.set_option(tcp::no_delay(true), error);
    const auto endpoint = socket.remote_endpoint(error);
    if (error) return;
    const std::string address = endpoint.address().to_string();
    auto slot = ConnectionSlot::take(context_, address);
    const bool room = slot != nullptr;
    const auto session = std::make_shared<HttpSession>(context_, std::move(socket), address, std::move(slot));
    if (room) {
      session->read();
    } else {
      session->reject();
    }
  }

  ServerContext& context_;
  tcp::acceptor acceptor_;
};

}  // namespace

Result<std::unique_ptr<Listener>> listen(asio::io_context& io, ServerContext& context) {
  auto listener = std::make_unique<TcpListener>(io, context);
  if (Refusal refusal = listener->open()) return refusal;
  return std::unique_ptr<Listener>(std::move(listener));
}

}  // namespace paydirt::server
