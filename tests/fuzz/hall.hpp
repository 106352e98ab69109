// A hall with one table for the fuzzers: the server's own code, with the page's stand-ins for disk, threads
// and clock.
#pragma once

#include <string>
#include <string_view>

#include "engine/check.hpp"
#include "engine/json_read.hpp"
#include "engine/json_write.hpp"
#include "wasm/messages.hpp"
#include "wasm/page.hpp"

namespace paydirt::fuzz {

/// Requests reach the hall through the page's own JSON, and so are UTF-8.
inline bool can_be_said(std::string_view text) {
  std::string json;
  write_json_text(json, text);
  return parse_json(json).ok();
}

class FuzzHall {
 public:
  FuzzHall() {
    page_.open();
    token_ = text_of(call("POST", "/api/visitors", "{}"), "token");
    table_ = text_of(call("POST", "/api/tables",
                          R"({"game":"sutters-mill","seats":[{"kind":"me"},{"kind":"here"}],"nonce":"1"})"),
                     "id");
    page_.visit(kLine, to_json(page::Visit{table_, token_}));
    hear(R"({"t":"join","id":"join","since":0})");
  }

  const std::string& table() const { return table_; }

  /// The answer's body. Every call is answered, with JSON or with a text.
  std::string call(std::string method, std::string_view target, std::string body) {
    const size_t question = target.find('?');
    page::Request request;
    request.method = std::move(method);
    request.path = target.substr(0, question);
    request.query = question == std::string_view::npos ? "" : target.substr(question + 1);
    request.token = token_;
    request.body = std::move(body);
    answer_.reset();
    page_.call(++count_, to_json(request));
    settle();
    return answer_.value_or("");
  }
  bool was_answered() const { return answer_.has_value(); }

  void hear(std::string_view frame) {
    page_.hear(kLine, frame);
    settle();
  }

 private:
  static constexpr uint32_t kLine = 1;

  static std::string text_of(const std::string& body, const char* field) {
    const auto json = parse_json(body);
    require(json.ok());
    return std::string(json->at(field).get_string());
  }

  /// Everything is stored at once; nobody thinks.
  void settle() {
    while (!page_.outbox().empty()) {
      const std::string message = std::move(page_.outbox().front());
      page_.outbox().pop_front();
      std::string_view head = std::string_view(message).substr(0, message.find('\n'));
      const std::string_view kind = next_word(head);
      uint32_t number = 0;
      require(to_number(next_word(head), number));
      const std::string_view rest = std::string_view(message).substr(message.find('\n') + 1);
      if (kind == "store") page_.stored(number, true);
      if (kind == "answer" && number == count_) answer_ = std::string(rest);
      if (kind == "frame") require(parse_json(rest).ok());
    }
  }

  page::Page page_{0};
  std::string token_;
  std::string table_;
  std::optional<std::string> answer_;
  uint32_t count_ = 0;
};

}  // namespace paydirt::fuzz
