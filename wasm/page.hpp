// The server's hall inside a page, without sockets, threads or files: calls come in, messages go out.
#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>

#include "server/api.hpp"
#include "wasm/memory_store.hpp"

namespace paydirt::page {

/// A message to the worker around the module: a line that says what it is, then the rest as it is.
using Outbox = std::deque<std::string>;

/// Hands every batch to the page's storage; it counts only when that has said yes.
class PageWriter final : public server::Writer {
 public:
  PageWriter(MemoryStore& store, Outbox& outbox) : store_(store), outbox_(outbox) {}
  void put(server::Batch batch, Done done) override;
  void stored(uint32_t number, bool good);

 private:
  struct Waiting {
    server::Batch batch;
    Done done;
  };
  MemoryStore& store_;
  Outbox& outbox_;
  uint32_t last_ = 0;
  std::map<uint32_t, Waiting> waiting_;
};

/// Hands every question to the worker that thinks.
class PageThinkers final : public server::Thinkers {
 public:
  explicit PageThinkers(Outbox& outbox) : outbox_(outbox) {}
  bool ask(server::ThinkRequest request, Done done) override;
  void answered(uint32_t number, std::string_view answer);

 private:
  struct Waiting {
    server::ThinkRequest request;
    Done done;
  };
  Outbox& outbox_;
  uint32_t last_ = 0;
  std::map<uint32_t, Waiting> waiting_;
};

class PageLoop final : public server::Loop {
 public:
  void set_timer(int64_t milliseconds) override { due_ = milliseconds; }
  /// By the steady clock; 0: never.
  int64_t due() const { return due_; }
  void rung() { due_ = 0; }

 private:
  int64_t due_ = 0;
};

class Page {
 public:
  explicit Page(int bot_pace);
  ~Page();

  /// Rows from the page's storage: all that the hall asks for must be there before it asks.
  void restore(std::string_view batch);
  /// After the first rows are back.
  void open();

  void call(uint32_t number, std::string_view request);
  void visit(uint32_t number, std::string_view visit);
  void hear(uint32_t number, std::string_view frame);
  void leave(uint32_t number);
  void stored(uint32_t batch, bool good) { writer_.stored(batch, good); }
  void answered(uint32_t question, std::string_view answer) { thinkers_.answered(question, answer); }
  /// In so many milliseconds it wants to act by itself; -1: never.
  int64_t due() const;
  void on_timer();

  Outbox& outbox() { return outbox_; }

 private:
  class Line;

  Outbox outbox_;
  MemoryStore store_;
  PageWriter writer_{store_, outbox_};
  PageThinkers thinkers_{outbox_};
  PageLoop loop_;
  server::Metrics metrics_;
  server::SystemClock clock_;
  server::Hall hall_;
  server::Api api_;
  std::map<uint32_t, std::unique_ptr<Line>> lines_;
};

}  // namespace paydirt::page
