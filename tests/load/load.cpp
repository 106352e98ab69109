// A loader for the server: two clients a table, each answers as soon as it is asked, or after a pause of so
// many milliseconds. Plain sockets, so that what is measured is the server.
//   paydirt_load PORT PID TABLES SECONDS [OTHER_PORT [PAUSE]]
// Where another node is named the second client of each table is there.
// The server should run with --no-rate-limits. Prints moves a second, moves per CPU-second of the server, the
// latency from a choice to its answer, and what a table and a connection cost in memory.
#include <arpa/inet.h>
#include <fmt/format.h>
#include <netinet/tcp.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <boost/json/monotonic_resource.hpp>
#include <boost/json/parser.hpp>
#include <chrono>
#include <condition_variable>
#include <cstdlib>
#include <cstring>
#include <deque>
#include <fstream>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "engine/json_change.hpp"

namespace {

using Clock = std::chrono::steady_clock;
constexpr int kMakers = 8;

[[noreturn]] void die(const std::string& words) {
  fmt::print(stderr, "paydirt_load: {}\n", words);
  std::exit(1);
}

int connect_to(int port) {
  const int fd = socket(AF_INET, SOCK_STREAM, 0);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(static_cast<uint16_t>(port));
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  if (connect(fd, reinterpret_cast<sockaddr*>(&address), sizeof address) != 0) die("cannot connect");
  const int one = 1;
  setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
  return fd;
}

void send_all(int fd, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t sent = send(fd, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (sent <= 0) die("cannot send");
    bytes.remove_prefix(static_cast<size_t>(sent));
  }
}

std::string_view between(std::string_view text, std::string_view before, char end) {
  const size_t at = text.find(before);
  if (at == std::string_view::npos) return {};
  text.remove_prefix(at + before.size());
  return text.substr(0, text.find(end));
}

/// HTTP over one connection that is kept while the server keeps it.
class Http {
 public:
  explicit Http(int port) : port_(port), fd_(connect_to(port)) {}
  ~Http() { close(fd_); }
  Http(const Http&) = delete;
  Http& operator=(const Http&) = delete;

  std::string post(const std::string& path, const std::string& token, const std::string& body) {
    char none = 0;
    if (recv(fd_, &none, 1, MSG_PEEK | MSG_DONTWAIT) == 0) {  // it was idle for too long
      close(fd_);
      fd_ = connect_to(port_);
    }
    send_all(
        fd_,
        fmt::format("POST {} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {}\r\nContent-Length: {}\r\n\r\n{}",
                    path, token, body.size(), body));
    std::string answer;
    size_t want = std::string::npos;
    while (answer.size() < want) {
      char bytes[16384];
      const ssize_t got = recv(fd_, bytes, sizeof bytes, 0);
      if (got <= 0) die("the server closed");
      answer.append(bytes, static_cast<size_t>(got));
      const size_t head = answer.find("\r\n\r\n");
      if (head == std::string::npos || want != std::string::npos) continue;
      want = head + 4 +
             std::strtoul(std::string(between(answer, "Content-Length: ", '\r')).c_str(), nullptr, 10);
    }
    if (answer.compare(9, 3, "200") != 0) die("refused: " + answer);
    return answer;
  }

 private:
  int port_;
  int fd_;
};

struct Seated {
  std::string table;
  std::string tokens[2];
};

/// A new table with two people at it, begun. Without tokens they are new visitors.
Seated new_table(Http& http, Seated seated = {}) {
  for (std::string& token : seated.tokens) {
    if (token.empty()) token = between(http.post("/api/visitors", "", "{}"), "\"token\":\"", '"');
  }
  const std::string made = http.post(
      "/api/tables", seated.tokens[0],
      R"({"game":"sutters-mill","seats":[{"kind":"me"},{"kind":"open"}],"options":{},"private":true})");
  seated.table = between(made, "\"id\":\"", '"');
  http.post("/api/tables/" + seated.table + "/sit", seated.tokens[1], R"({"seat":1})");
  http.post("/api/tables/" + seated.table + "/start", seated.tokens[0], "{}");
  return seated;
}

void send_text(int fd, std::string_view text) {
  std::string frame = "\x81";
  if (text.size() < 126) {
    frame += static_cast<char>(0x80 | text.size());
  } else {
    frame += static_cast<char>(0x80 | 126);
    frame += static_cast<char>(text.size() >> 8);
    frame += static_cast<char>(text.size());
  }
  frame.append(4, '\0');  // a mask of zeros
  frame += text;
  send_all(fd, frame);
}

int join(int port, const std::string& table, const std::string& token) {
  const int fd = connect_to(port);
  send_all(fd, fmt::format("GET /ws/{} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                           "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
                           "Authorization: Bearer {}\r\n\r\n",
                           table, token));
  std::string head;
  while (!head.ends_with("\r\n\r\n")) {  // frames come only to those who have joined
    char bytes[1024];
    const ssize_t got = recv(fd, bytes, sizeof bytes, 0);
    if (got <= 0) die("the server closed during the handshake");
    head.append(bytes, static_cast<size_t>(got));
  }
  if (head.compare(9, 3, "101") != 0) die("no WebSocket: " + head);
  send_text(fd, R"({"t":"join","id":"j","since":null,"changes":true})");
  return fd;
}

/// A table with a connection for each of the two.
struct Joined {
  std::shared_ptr<const Seated> seated;
  int ends[2];
};

/// What a client is asked, in memory that is given back at once.
struct Asked {
  Asked() = default;
  explicit Asked(const boost::json::value& from) : value(from, &memory) {}
  boost::json::monotonic_resource memory{4096};
  boost::json::value value = boost::json::array();
};

/// One end of a table.
struct Client {
  int fd = -1;
  std::shared_ptr<const Seated> seated;
  std::string buffer;
  std::unique_ptr<const Asked> asked = std::make_unique<Asked>();
  uint64_t sent = 0;  // choices, numbered from 1
  uint64_t answered = 0;
  Clock::time_point at[4];  // when the last few were sent: the next may go out before the answer comes
};

struct Totals {
  uint64_t moves = 0;
  uint64_t bytes = 0;
  uint64_t refused = 0;
  std::vector<float> latencies;  // milliseconds
};

class Loader {
 public:
  Loader(int port, int other_port, int pause)
      : ports_{port, other_port}, pause_(pause), epoll_(epoll_create1(0)) {}

  void run(int seconds, Totals& totals) {
    totals_ = &totals;
    const auto end = Clock::now() + std::chrono::seconds(seconds);
    while (Clock::now() < end) {
      take_new();
      epoll_event events[256];
      const int count = epoll_wait(epoll_, events, 256, later_.empty() ? 20 : 1);
      for (int i = 0; i < count; ++i) hear(*static_cast<Client*>(events[i].data.ptr));
      for (const auto now = Clock::now(); !later_.empty() && later_.front().at <= now; later_.pop_front())
        tell(*later_.front().client, later_.front().choice);
    }
  }

  Joined join_both(Seated seated) const {
    const int one = join(ports_[0], seated.table, seated.tokens[0]);
    const int other = join(ports_[1], seated.table, seated.tokens[1]);
    return {std::make_shared<const Seated>(std::move(seated)), {one, other}};
  }

  void add(const Joined& joined) {
    for (const int end : joined.ends) {
      auto client = std::make_unique<Client>();
      client->fd = end;
      client->seated = joined.seated;
      epoll_event event{};
      event.events = EPOLLIN;
      event.data.ptr = client.get();
      epoll_ctl(epoll_, EPOLL_CTL_ADD, client->fd, &event);
      clients_.push_back(std::move(client));
    }
  }

  /// The same two play again when a game ends. Made aside, so that no other table waits for it.
  void make_tables(const std::atomic<bool>& stop) {
    Http http(ports_[0]);
    while (!stop) {
      Seated again;
      {
        std::unique_lock lock(mutex_);
        wake_.wait_for(lock, std::chrono::milliseconds(50), [&] { return !ended_.empty(); });
        if (ended_.empty()) continue;
        again = std::move(ended_.front());
        ended_.pop_front();
      }
      Joined joined = join_both(new_table(http, std::move(again)));
      const std::lock_guard lock(mutex_);
      fresh_.push_back(std::move(joined));
    }
  }

 private:
  void take_new() {
    const std::lock_guard lock(mutex_);
    while (!fresh_.empty()) {
      add(fresh_.front());
      fresh_.pop_front();
    }
  }

  void hear(Client& client) {
    char bytes[65536];
    const ssize_t got = recv(client.fd, bytes, sizeof bytes, 0);
    if (got <= 0) return leave(client, false);
    totals_->bytes += static_cast<uint64_t>(got);
    client.buffer.append(bytes, static_cast<size_t>(got));
    std::string_view rest = client.buffer;
    while (rest.size() >= 2) {
      const auto byte = [&](size_t i) { return static_cast<size_t>(static_cast<unsigned char>(rest[i])); };
      size_t size = byte(1) & 127;
      size_t head = 2;
      if (size == 126) {
        if (rest.size() < 4) break;
        size = byte(2) << 8 | byte(3);
        head = 4;
      } else if (size == 127) {
        die("a frame of more than 64 KB");
      }
      if (rest.size() < head + size) break;
      const bool text = (byte(0) & 15) == 1;
      const std::string_view frame = rest.substr(head, size);
      if (text && !answer(client, frame)) return leave(client, true);
      rest.remove_prefix(head + size);
    }
    client.buffer.erase(0, client.buffer.size() - rest.size());
  }

  /// False when the game is over.
  bool answer(Client& client, std::string_view frame) {
    const std::string_view kind = between(frame, "{\"t\":\"", '"');
    if (kind == "refused" || kind == "stale") {
      ++totals_->refused;
    } else if (kind == "state" || kind == "change") {
      if (frame.substr(frame.find(',')).starts_with(R"(,"id":)") &&
          client.sent > client.answered) {  // answers the choice
        const Clock::duration took = Clock::now() - client.at[++client.answered % 4];
        ++totals_->moves;
        totals_->latencies.push_back(std::chrono::duration<float, std::milli>(took).count());
      }
      if (frame.find("\"over\":true") != std::string_view::npos ||
          frame.find("\"over\":[true]") != std::string_view::npos)
        return false;
      choose(client, frame, kind == "change");
    }
    return true;
  }

  /// Of the frame only what is asked is read, so that the loader leaves the processor to the server.
  void choose(Client& client, std::string_view frame, bool is_change) {
    constexpr std::string_view kAsked = "\"asked\":";
    const size_t at = frame.find(kAsked);
    if (at == std::string_view::npos) return;  // answered already
    frame.remove_prefix(at + kAsked.size());
    unsigned char room[16384];
    boost::json::monotonic_resource memory(room);
    boost::json::parser parser(&memory);
    parser.write_some(frame.data(), frame.size());
    const boost::json::value now = parser.release();
    auto next = std::make_unique<Asked>(is_change ? client.asked->value : now);
    if (is_change && !paydirt::apply_change(next->value, now)) die("a change that does not fit");
    client.asked = std::move(next);
    if (client.asked->value.as_array().empty()) return;
    const boost::json::value& asked = client.asked->value.as_array().front();
    moves_.clear();
    for (const boost::json::value& each : asked.at("moves").as_array()) {
      moves_.emplace_back(each.at("move").as_string());
      if (moves_.size() > 1 && moves_.front() == "switch")
        moves_.front() = moves_.back();  // games last longer
    }
    random_ = random_ * 6364136223846793005ULL + 1442695040888963407ULL;
    const std::string_view move = moves_[(random_ >> 33) % moves_.size()];
    std::string choice = fmt::format(R"("seat":{},"question":{},"moves":["{}"]}})",
                                     asked.at("seat").as_int64(), asked.at("question").as_int64(), move);
    if (pause_ == std::chrono::milliseconds(0)) return tell(client, choice);
    later_.push_back({Clock::now() + pause_, &client, std::move(choice)});
  }

  void tell(Client& client, std::string_view choice) {
    if (client.fd < 0) return;  // the game has ended meanwhile
    client.at[++client.sent % 4] = Clock::now();
    send_text(client.fd, fmt::format(R"({{"t":"choose","id":"{}",{})", client.sent, choice));
  }

  void leave(Client& client, bool over) {
    if (client.fd < 0) return;
    close(client.fd);
    client.fd = -1;
    client.buffer = {};
    client.asked.reset();
    if (!over) ++totals_->refused;
    if (client.seated.use_count() == 1) {
      const std::lock_guard lock(mutex_);
      ended_.push_back(*client.seated);
      wake_.notify_one();
    }
    client.seated.reset();
  }

  /// What a client says when the pause is over.
  struct Later {
    Clock::time_point at;
    Client* client;
    std::string choice;
  };

  int ports_[2];
  std::chrono::milliseconds pause_;
  int epoll_;
  Totals* totals_ = nullptr;
  std::vector<std::unique_ptr<Client>> clients_;
  std::vector<std::string_view> moves_;
  std::deque<Later> later_;
  uint64_t random_ = 1;
  std::mutex mutex_;
  std::condition_variable wake_;
  std::deque<Seated> ended_;
  std::deque<Joined> fresh_;
};

double cpu_seconds(int pid) {
  std::ifstream in(fmt::format("/proc/{}/stat", pid));
  std::string line;
  std::getline(in, line);
  line.erase(0, line.rfind(')') + 2);
  double ticks = 0;
  size_t at = 0;
  for (int field = 3; field <= 15; ++field) {
    const size_t end = line.find(' ', at);
    if (field >= 14) ticks += std::strtod(line.c_str() + at, nullptr);
    at = end + 1;
  }
  return ticks / static_cast<double>(sysconf(_SC_CLK_TCK));
}

double memory_kb(int pid) {
  std::ifstream in(fmt::format("/proc/{}/status", pid));
  std::string line;
  while (std::getline(in, line)) {
    if (line.starts_with("RssAnon:")) return std::strtod(line.c_str() + 8, nullptr);
  }
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 5 || argc > 7) die("usage: paydirt_load PORT PID TABLES SECONDS [OTHER_PORT [PAUSE]]");
  const int port = std::atoi(argv[1]);
  const int pid = std::atoi(argv[2]);
  const int tables = std::atoi(argv[3]);
  const int seconds = std::atoi(argv[4]);
  const int other_port = argc > 5 ? std::atoi(argv[5]) : port;
  const int pause = argc > 6 ? std::atoi(argv[6]) : 0;
  if (port <= 0 || pid <= 0 || tables <= 0 || seconds <= 0 || other_port <= 0) die("all are numbers above 0");

  Http http(port);
  new_table(http);  // what is made once is not counted
  const double memory_before = memory_kb(pid);
  std::vector<Seated> seated;
  for (int i = 0; i < tables; ++i) seated.push_back(new_table(http));
  const double memory_tables = memory_kb(pid);
  Loader loader(port, other_port, pause);
  for (const Seated& each : seated) loader.add(loader.join_both(each));
  std::this_thread::sleep_for(std::chrono::seconds(1));
  const double memory_connections = memory_kb(pid);

  std::atomic<bool> stop = false;
  std::vector<std::thread> makers;
  for (int i = 0; i < kMakers; ++i) makers.emplace_back([&] { loader.make_tables(stop); });
  Totals warm_up;
  loader.run(1, warm_up);
  Totals totals;
  const double cpu_before = cpu_seconds(pid);
  const auto began = Clock::now();
  loader.run(seconds, totals);
  const double took = std::chrono::duration<double>(Clock::now() - began).count();
  const double cpu = cpu_seconds(pid) - cpu_before;
  stop = true;
  for (std::thread& maker : makers) maker.join();

  std::sort(totals.latencies.begin(), totals.latencies.end());
  const auto percentile = [&](double share) {
    if (totals.latencies.empty()) return 0.0F;
    return totals.latencies[static_cast<size_t>(share * static_cast<double>(totals.latencies.size() - 1))];
  };
  const auto moves = static_cast<double>(totals.moves);
  fmt::print("tables                  {}\n", tables);
  fmt::print("moves a second          {:.0f}\n", moves / took);
  fmt::print("moves a CPU-second      {:.0f}   ({:.1f} us a move, {:.0f} % of a core)\n", moves / cpu,
             cpu / moves * 1e6, 100 * cpu / took);
  fmt::print("latency p50, p99, max   {:.1f} ms, {:.1f} ms, {:.1f} ms\n", percentile(0.5), percentile(0.99),
             percentile(1));
  fmt::print("bytes a move            {:.0f}\n", static_cast<double>(totals.bytes) / moves);
  fmt::print("refused or dropped      {}\n", totals.refused);
  fmt::print("memory a table          {:.1f} KB\n", (memory_tables - memory_before) / tables);
  fmt::print("memory a connection     {:.1f} KB\n", (memory_connections - memory_tables) / (2.0 * tables));
  return 0;
}
