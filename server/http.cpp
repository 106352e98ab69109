#include "server/http.hpp"

#include <boost/beast/core/bind_handler.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <chrono>

#include "engine/json_write.hpp"
#include "engine/text.hpp"
#include "server/host/reach.hpp"
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

/// For the log: whoever knows the name of a private table can sit down there.
std::string discreet(const std::string& path) {
  for (const std::string_view before : {"/api/tables/", "/ws/", "/t/"}) {
    if (!path.starts_with(before)) continue;
    const size_t end = path.find('/', before.size());
    return say(before, "*", end == std::string::npos ? "" : path.substr(end));
  }
  return path;
}

class HttpSession final : public std::enable_shared_from_this<HttpSession> {
 public:
  HttpSession(ServerContext& context, tcp::socket socket, const Caller& caller,
              std::shared_ptr<ConnectionSlot> slot)
      : context_(context),
        stream_(std::move(socket)),
        peer_(caller.address),
        client_(caller.address),
        only_metrics_(caller.only_metrics),
        slot_(std::move(slot)) {}

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
    began_ = std::chrono::steady_clock::now();
    route();
  }

  void route() {
    target_ = text_of(request_.target());
    const size_t question = target_.find('?');
    query_ = question == std::string::npos ? "" : target_.substr(question + 1);
    target_ = target_.substr(0, question);
    if (!find_client()) {
      return fail(http::status::service_unavailable, "too many connections come from your address");
    }
    constexpr std::string_view kTables = "/ws/";
    if (target_ == "/healthz") return tell_health();
    if (target_ == "/metrics") return tell_metrics();
    if (only_metrics_) return refuse(http::status::not_found, "only /metrics and /healthz are here");
    bool is_program = false;
    if (context_.bans.holds(identity_of(token(is_program)), client_)) {
      return refuse(http::status::forbidden, "whoever runs this server has closed it to you");
    }
    if (target_ == "/api/address") return tell_address();
    if (target_.starts_with(kTables)) return upgrade(target_.substr(kTables.size()));
    if (target_.starts_with("/api/")) return ask_api();
    serve_file();
  }

  bool is_proxied() const { return context_.proxies.trusts(peer_); }

  /// A proxy's connection is the client's who is served just now. False: there are too many of that client.
  bool find_client() {
    if (!is_proxied()) return true;
    client_ = context_.proxies.client(peer_, text_of(request_["X-Forwarded-For"]));
    return slot_->move_to(client_);
  }

  /// A page of another site must not act for our visitor. Programs send no Origin. A proxy may have replaced
  /// Host; then our page is known by a header that no other site's page can send without our consent.
  bool is_foreign() const {
    const std::string origin = text_of(request_[http::field::origin]);
    if (origin.empty()) return false;
    const size_t scheme = origin.find("://");
    const std::string host = scheme == std::string::npos ? std::string() : origin.substr(scheme + 3);
    if (host == text_of(request_[http::field::host]) && !host.empty()) return false;
    if (is_proxied() && !host.empty() && host == text_of(request_["X-Forwarded-Host"])) return false;
    return text_of(request_["X-Paydirt"]).empty();
  }

  void tell_health() {
    context_.health.ask([self = shared_from_this()](const Refusal& refusal) {
      const auto status = refusal ? http::status::service_unavailable : http::status::ok;
      self->write_text(status, "text/plain; charset=utf-8", refusal ? refusal.words : "ok");
    });
  }

  /// For whoever runs the server: at an address of their own, or on this machine.
  void tell_metrics() {
    const bool is_here = client_ == "127.0.0.1" || client_ == "::1";
    if (!only_metrics_ && (!context_.settings.metrics.empty() || !is_here)) {
      return refuse(http::status::not_found, "there is nothing at this address");
    }
    write_text(http::status::ok, "text/plain; version=0.0.4; charset=utf-8", context_.hall.metrics().text());
  }

  void tell_address() {
    wire::Address answer;
    if (!context_.links_from_afar.empty()) answer.address = context_.links_from_afar.front();
    write_text(http::status::ok, "application/json", to_json(answer));
  }

  void write_text(http::status status, const char* type, std::string body) {
    WebAnswer out{status, request_.version()};
    out.set(http::field::content_type, type);
    out.set(http::field::cache_control, "no-store");
    out.body() = std::move(body);
    write(std::move(out));
  }

  std::string token(bool& is_program) const {
    const std::string authorization = text_of(request_[http::field::authorization]);
    constexpr std::string_view kBearer = "Bearer ";
    is_program = authorization.starts_with(kBearer);
    if (is_program) return authorization.substr(kBearer.size());
    return cookie_token(text_of(request_[http::field::cookie]));
  }

  void upgrade(const std::string& table) {
    if (!beast::websocket::is_upgrade(request_)) {
      return refuse(http::status::upgrade_required,
                    "this address speaks WebSocket; a proxy in between must forward the Upgrade header "
                    "(docs/hosting.md)");
    }
    if (is_foreign()) return refuse(http::status::forbidden, "the request comes from another site's page");
    if (const auto found = context_.hall.look_up(table, client_); !found) {
      return refuse(static_cast<http::status>(Hall::status_of(found.refusal())), found.refusal().words);
    }
    bool is_program = false;
    const auto visitor = context_.hall.visitor(identity_of(token(is_program)));
    if (!visitor) return refuse(http::status::service_unavailable, "the storage does not answer just now");
    if (is_program && !*visitor) return refuse(http::status::unauthorized, "nobody is known by this token");
    log_request(101, 0);
    open_websocket(context_, std::move(stream_), request_, table, *visitor, std::move(slot_));
  }

  void ask_api() {
    ApiRequest request;
    request.method = text_of(request_.method_string());
    request.path = target_;
    request.query = query_;
    request.body = request_.body();
    request.token = token(request.is_program);
    request.foreign = request_.method() != http::verb::get && is_foreign();
    request.address = client_;
    if (target_.ends_with("/opinion") || target_.ends_with("/judge")) request.wish = watch_for_hanging_up();
    context_.api.handle(std::move(request), [self = shared_from_this()](ApiAnswer answer) {
      WebAnswer out{static_cast<http::status>(answer.status), self->request_.version()};
      out.set(http::field::content_type, answer.type);
      out.set(http::field::cache_control, "no-store");
      if (!answer.new_token.empty()) self->set_cookie(out, answer.new_token);
      out.body() = std::move(answer.body);
      self->write(std::move(out));
    });
  }

  /// What is thought for this client is wanted while its connection stands.
  std::weak_ptr<const Asker> watch_for_hanging_up() {
    wish_ = std::make_shared<const Asker>();
    stream_.socket().async_wait(
        tcp::socket::wait_read,
        [self = shared_from_this(), wish = std::weak_ptr(wish_)](beast::error_code error) {
          if (wish.lock() != self->wish_) return;  // answered
          char next = 0;
          if (!error)
            self->stream_.socket().receive(asio::buffer(&next, 1), tcp::socket::message_peek, error);
          if (error) self->wish_.reset();
        });
    return wish_;
  }

  bool is_https() const { return is_proxied() && request_["X-Forwarded-Proto"] == "https"; }

  /// What browsers call so: elsewhere they complain about some headers.
  bool is_trustworthy() const {
    const std::string host = text_of(request_[http::field::host]);
    return is_https() || host.starts_with("127.") || host.starts_with("localhost") ||
           host.starts_with("[::1]");
  }

  void set_cookie(WebAnswer& out, const std::string& token) const {
    out.set(http::field::set_cookie,
            say("paydirt=", token, "; Path=/; HttpOnly; SameSite=Lax; Max-Age=31536000",
                is_https() ? "; Secure" : ""));
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
        token(is_program), client_,
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
    wish_.reset();
    for (const auto& [name, value] : kSafety) answer.set(name, value);
    if (is_trustworthy()) answer.set("Cross-Origin-Opener-Policy", "same-origin");
    answer.keep_alive(request_.keep_alive());
    answer.prepare_payload();
    log_request(answer.result_int(), answer.body().size());
    if (request_.method() == http::verb::head) answer.body().clear();
    answer_ = std::move(answer);
    stream_.expires_after(kPatience);
    http::async_write(stream_, answer_,
                      beast::bind_front_handler(&HttpSession::on_written, shared_from_this()));
  }

  void log_request(unsigned status, size_t bytes) const {
    if (!context_.settings.log_requests) return;
    const auto taken = std::chrono::steady_clock::now() - began_;
    log_line("info",
             {{"event", "request"},
              {"client", client_},
              {"method", text_of(request_.method_string())},
              {"path", discreet(target_)},
              {"status", say(status)},
              {"bytes", say(bytes)},
              {"microseconds", say(std::chrono::duration_cast<std::chrono::microseconds>(taken).count())}});
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
  std::string peer_;
  std::string client_;  // the peer, or whom a trusted proxy speaks for
  bool only_metrics_;
  std::shared_ptr<ConnectionSlot> slot_;
  std::chrono::steady_clock::time_point began_;
  beast::flat_buffer buffer_{kLargestHeader + kLargestBody};
  std::optional<http::request_parser<http::string_body>> parser_;
  WebRequest request_;
  WebAnswer answer_;
  std::string target_;
  std::string query_;
  Wish wish_;
};

}  // namespace

void begin_http(ServerContext& context, tcp::socket socket, const Caller& caller) {
  auto slot = ConnectionSlot::take(context, caller.address);
  const bool room = slot != nullptr;
  const auto session = std::make_shared<HttpSession>(context, std::move(socket), caller, std::move(slot));
  if (room) {
    session->read();
  } else {
    session->reject();
  }
}

}  // namespace paydirt::server
