#include "lab/outside_bot.hpp"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <vector>

#include "engine/json_read.hpp"
#include "engine/json_write.hpp"

namespace paydirt {
namespace {

using Clock = std::chrono::steady_clock;
constexpr size_t kLongestAnswer = 1 << 20;

struct Choice {
  std::string move;
  std::string words;
};
BOOST_DESCRIBE_STRUCT(Choice, (), (move, words))

/// What is asked: as `paydirt analyse` is, with all that a simple program needs so that it need not know the
/// rules.
std::string request(const AnyMatch& match, Seat seat, int id, uint32_t milliseconds) {
  std::vector<Choice> choices;
  for (const Move move : match.moves(seat)) {
    choices.push_back({to_notation(match.game().kinds(), move), match.words(seat, move)});
  }
  std::string line =
      say(R"({"id":)", id, R"(,"do":"best","game":)", to_json(std::string(match.game().info().id)),
          R"(,"seat":)", seat, R"(,"milliseconds":)", milliseconds, R"(,"question":)",
          to_json(match.question(seat)), R"(,"moves":)", to_json(choices), R"(,"open":)");
  match.write_open(line);
  append(line, R"(,"own":)");
  match.write_own(line, seat);
  append(line, say(R"(,"position":)", match.position(), "}\n"));
  return line;
}

std::vector<std::string> words_of(std::string_view text) {
  std::vector<std::string> words;
  while (!trim(text).empty()) words.emplace_back(next_word(text));
  return words;
}

/// In the child, between fork and exec: nothing but system calls.
[[noreturn]] void become(char* const* arguments, int line) {
  setpgid(0, 0);
  dup2(line, STDIN_FILENO);
  dup2(line, STDOUT_FILENO);
  execvp(arguments[0], arguments);
  _exit(127);
}

}  // namespace

Result<BotSpec> parse_program(std::string_view text, uint32_t milliseconds) {
  BotSpec spec;
  spec.text = trim(text);
  spec.milliseconds = milliseconds;
  const std::string program = words_of(spec.text).front();
  if (access(program.c_str(), X_OK) != 0)
    return Refusal{say("bot '", program, "': there is no such program")};
  return spec;
}

Result<BotSpec> parse_player(std::string_view text, uint32_t milliseconds) {
  if (const size_t at = text.find("@{"); at != std::string_view::npos) {
    auto bot = parse_bot(text.substr(0, at));
    if (!bot) return bot;
    bot->text = text;
    bot->weights = text.substr(at + 1);
    return bot;
  }
  return text.find('/') == std::string_view::npos ? parse_bot(text) : parse_program(text, milliseconds);
}

OutsideBot::~OutsideBot() {
  if (line_ >= 0) close(line_);
  if (process_ < 0) return;
  kill(-process_, SIGKILL);
  waitpid(process_, nullptr, 0);
}

Refusal OutsideBot::begin() {
  std::vector<std::string> words = words_of(spec_.text);
  std::vector<char*> arguments;
  for (std::string& word : words) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0)
    return {"could not be given a line to the arena"};
  process_ = fork();
  if (process_ == 0) become(arguments.data(), ends[1]);
  close(ends[1]);
  line_ = ends[0];
  if (process_ > 0)
    setpgid(process_, process_);  // whichever of the two is first: what it starts ends with it
  if (process_ < 0) return {"could not be started"};
  return {};
}

Refusal OutsideBot::send(std::string_view line) {
  while (!line.empty()) {
    pollfd waiting{line_, POLLOUT, 0};
    if (poll(&waiting, 1, static_cast<int>(spec_.milliseconds)) == 0)
      return {"does not read what it is asked"};
    const ssize_t sent = ::send(line_, line.data(), line.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
    if (sent <= 0) return {"has ended"};
    line.remove_prefix(static_cast<size_t>(sent));
  }
  return {};
}

Result<std::string> OutsideBot::receive() {
  const auto until = Clock::now() + std::chrono::milliseconds(spec_.milliseconds);
  for (;;) {
    if (const size_t end = unread_.find('\n'); end != std::string::npos) {
      std::string line = unread_.substr(0, end);
      unread_.erase(0, end + 1);
      return line;
    }
    if (unread_.size() > kLongestAnswer) return Refusal{"answers without end"};
    const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(until - Clock::now()).count();
    pollfd waiting{line_, POLLIN, 0};
    if (left <= 0 || poll(&waiting, 1, static_cast<int>(left)) == 0) {
      return Refusal{say("did not answer within ", spec_.milliseconds, " ms")};
    }
    char bytes[4096];
    const ssize_t got = recv(line_, bytes, sizeof bytes, 0);
    if (got <= 0) return Refusal{"has ended"};
    unread_.append(bytes, static_cast<size_t>(got));
  }
}

Result<Move> OutsideBot::choose(const AnyMatch& imagined, Seat seat) {
  if (process_ < 0) {
    if (Refusal refusal = begin()) return refusal;
  }
  if (Refusal refusal = send(request(imagined, seat, ++asked_, spec_.milliseconds))) return refusal;
  const auto line = receive();
  if (!line) return line.refusal();
  const auto json = parse_json(*line);
  if (!json || !json->is_object())
    return Refusal{say("answered what is no JSON object: ", line->substr(0, 60))};
  const auto* const id = json->get_object().if_contains("id");
  if (id == nullptr || !id->is_int64() || id->get_int64() != asked_) {
    return Refusal{say("answered another question than number ", asked_)};
  }
  const auto* const move = json->get_object().if_contains("move");
  if (move == nullptr || !move->is_string()) return Refusal{"answered without a move"};
  const auto parsed = parse_move(imagined.game().kinds(), std::string_view(move->get_string()));
  if (!parsed) return parsed.refusal();
  const auto checked = imagined.check(seat, *parsed);
  if (!checked)
    return Refusal{
        say("chose '", to_notation(imagined.game().kinds(), *parsed), "': ", checked.refusal().words)};
  return checked;
}

}  // namespace paydirt
