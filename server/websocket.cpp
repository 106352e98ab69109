#include "server/websocket.hpp"

#include <netinet/tcp.h>

#include <boost/asio/post.hpp>
#include <boost/beast/core/bind_handler.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket.hpp>
#include <deque>

#include "server/limits.hpp"

namespace paydirt::server {
namespace {

namespace beast = boost::beast;
namespace websocket = beast::websocket;

constexpr size_t kLargestFrame = 16 * 1024;
constexpr size_t kMostUnsent = 256;
constexpr Rate kFrameRate = {120, 40};

using Cork = boost::asio::detail::socket_option::boolean<IPPROTO_TCP, TCP_CORK>;

class WebSocket final : public Viewer, public Closable, public std::enable_shared_from_this<WebSocket> {
 public:
  WebSocket(ServerContext& context, beast::tcp_stream stream, std::string table,
            std::optional<Visitor> visitor, std::shared_ptr<ConnectionSlot> slot)
      : context_(context),
        stream_(std::move(stream)),
        table_(std::move(table)),
        visitor_(std::move(visitor)),
        slot_(std::move(slot)) {
    context_.websockets.insert(this);
    ++context_.hall.metrics().websockets;
  }

  ~WebSocket() override {
    context_.websockets.erase(this);
    --context_.hall.metrics().websockets;
    if (watcher_ == 0 || context_.is_closed) return;
    if (Table* const table = context_.hall.awake(table_)) table->leave(watcher_);
  }

  void accept(const WebRequest& request) {
    beast::get_lowest_layer(stream_).expires_never();
    websocket::stream_base::timeout timeout{};
    timeout.handshake_timeout = std::chrono::seconds(10);
    timeout.idle_timeout = std::chrono::seconds(60);
    timeout.keep_alive_pings = true;
    stream_.set_option(timeout);
    stream_.read_message_max(kLargestFrame);
    stream_.auto_fragment(false);
    if (context_.settings.compress_over > 0) {
      websocket::permessage_deflate deflate;
      deflate.server_enable = true;
      // Little memory and little time: what was sent shortly before is most of what can be saved.
      deflate.server_max_window_bits = 12;
      deflate.memLevel = 5;
      deflate.compLevel = 1;
      deflate.client_no_context_takeover = true;
      deflate.msg_size_threshold = static_cast<size_t>(context_.settings.compress_over);
      stream_.set_option(deflate);
    }
    stream_.async_accept(request, beast::bind_front_handler(&WebSocket::on_accepted, shared_from_this()));
  }

  void send(Payload payload) override {
    if (closing_) return;
    if (queue_.size() >= kMostUnsent) {
      ++context_.hall.metrics().dropped_slow;
      return cut();
    }
    queue_.push_back(std::move(payload));
    if (queue_.size() > 1 || !open_) return;
    // Whatever else the table sends in this step goes out with it.
    boost::asio::post(stream_.get_executor(), [self = shared_from_this()] { self->write_all(); });
  }

  void drop() override { close({websocket::close_code::try_again_later, "the table could not go on"}); }
  void go_away() override { close({websocket::close_code::going_away, "the server is being restarted"}); }

 private:
  void on_accepted(beast::error_code error) {
    if (error) return;
    const auto table = context_.hall.table(table_);
    if (!table) return close({websocket::close_code::internal_error, "there is no such table"});
    open_ = true;
    watcher_ = (*table)->enter(*this, {visitor_ ? visitor_->identity : "", slot_->address()},
                               visitor_ ? visitor_->name : "");
    context_.hall.due_changed(**table);
    read();
  }

  void read() {
    stream_.async_read(buffer_, beast::bind_front_handler(&WebSocket::on_read, shared_from_this()));
  }

  void on_read(beast::error_code error, size_t /*bytes*/) {
    if (error) return;  // without a pending handler the connection is destroyed
    ++context_.hall.metrics().frames_in;
    if (context_.settings.rate_limits && !frames_.take(kFrameRate, context_.hall.steady())) {
      return close({websocket::close_code::policy_error, "too many frames"});
    }
    if (!stream_.got_text()) return close({websocket::close_code::unknown_data, "text frames only"});
    Table* const table = context_.hall.awake(table_);
    if (table == nullptr) return drop();
    const auto bytes = buffer_.cdata();
    table->receive(watcher_, {static_cast<const char*>(bytes.data()), bytes.size()});
    buffer_.consume(buffer_.size());
    read();
  }

  /// Several messages leave as one packet.
  void write_all() {
    if (queue_.empty() || finished_) return;
    if (queue_.size() > 1) cork(true);
    write();
  }

  void cork(bool on) {
    is_corked_ = on;
    beast::error_code ignored;
    beast::get_lowest_layer(stream_).socket().set_option(Cork(on), ignored);
  }

  void write() {
    ++context_.hall.metrics().frames_out;
    stream_.text(true);
    stream_.async_write(boost::asio::buffer(*queue_.front()),
                        beast::bind_front_handler(&WebSocket::on_written, shared_from_this()));
  }

  void on_written(beast::error_code error, size_t /*bytes*/) {
    if (error) return;
    queue_.pop_front();
    if (!queue_.empty() && !closing_) return write();
    if (is_corked_) cork(false);
    if (closing_) finish();
  }

  /// Ends after the frame that is being written.
  void close(const websocket::close_reason& reason) {
    if (closing_) return;
    closing_ = true;
    reason_ = reason;
    if (queue_.empty() || !open_) finish();
  }

  void finish() {
    if (!open_ || finished_) return cut();
    finished_ = true;
    stream_.async_close(reason_, [self = shared_from_this()](beast::error_code) {});
  }

  /// Without a close frame: the other side does not read.
  void cut() {
    closing_ = true;
    beast::error_code ignored;
    beast::get_lowest_layer(stream_).socket().close(ignored);
  }

  ServerContext& context_;
  websocket::stream<beast::tcp_stream> stream_;
  std::string table_;
  std::optional<Visitor> visitor_;
  std::shared_ptr<ConnectionSlot> slot_;
  beast::flat_buffer buffer_{kLargestFrame};
  std::deque<Payload> queue_;  // the first is being written
  Bucket frames_;
  uint64_t watcher_ = 0;
  bool open_ = false;
  bool closing_ = false;
  bool finished_ = false;
  bool is_corked_ = false;
  websocket::close_reason reason_;
};

}  // namespace

ConnectionSlot::ConnectionSlot(ServerContext& context, std::string address)
    : context_(context), address_(std::move(address)) {
  ++context_.connections;
  ++context_.by_address[address_];
  context_.hall.metrics().connections = context_.connections;
}

ConnectionSlot::~ConnectionSlot() {
  --context_.connections;
  context_.hall.metrics().connections = context_.connections;
  forget_address();
}

void ConnectionSlot::forget_address() {
  if (--context_.by_address[address_] == 0) context_.by_address.erase(address_);
}

bool ConnectionSlot::has_room(const ServerContext& context, const std::string& address) {
  // A proxy has as many connections as its clients, and those are counted by their own addresses.
  if (!context.settings.rate_limits || context.proxies.trusts(address)) return true;
  const auto there = context.by_address.find(address);
  return there == context.by_address.end() || there->second < context.settings.connections_per_address;
}

bool ConnectionSlot::move_to(const std::string& address) {
  if (address == address_) return true;
  if (!has_room(context_, address)) return false;
  forget_address();
  address_ = address;
  ++context_.by_address[address_];
  return true;
}

std::shared_ptr<ConnectionSlot> ConnectionSlot::take(ServerContext& context, const std::string& address) {
  if (context.connections >= context.settings.connections || !has_room(context, address)) return nullptr;
  return std::shared_ptr<ConnectionSlot>(new ConnectionSlot(context, address));
}

void open_websocket(ServerContext& context, beast::tcp_stream stream, const WebRequest& request,
                    const std::string& table, std::optional<Visitor> visitor,
                    std::shared_ptr<ConnectionSlot> slot) {
  std::make_shared<WebSocket>(context, std::move(stream), table, std::move(visitor), std::move(slot))
      ->accept(request);
}

}  // namespace paydirt::server
