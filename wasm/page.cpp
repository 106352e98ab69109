#include "wasm/page.hpp"

#include <algorithm>

#include "engine/json_write.hpp"
#include "server/ids.hpp"
#include "server/log.hpp"
#include "server/thought_text.hpp"
#include "wasm/messages.hpp"

namespace paydirt::page {
namespace {

constexpr const char* kPrefix = "here-";  // so that a table's address says that it is on this device

server::Settings settings_of(int bot_pace) {
  server::Settings settings;
  settings.bot_pace = bot_pace;
  settings.rate_limits = false;
  settings.id_prefix = kPrefix;
  settings.is_device = true;
  return settings;
}

}  // namespace

void PageWriter::put(server::Batch batch, Done done) {
  outbox_.push_back(say("store ", ++last_, '\n', to_json(batch)));
  waiting_[last_] = {std::move(batch), std::move(done)};
}

void PageWriter::stored(uint32_t number, bool good) {
  const auto node = waiting_.extract(number);
  if (node.empty()) return;
  const auto kept = good ? store_.commit(node.mapped().batch) : Refusal{"the page could not store it"};
  if (!kept) server::log_line("error", {{"event", "commit failed"}, {"reason", kept.refusal().words}});
  node.mapped().done(kept ? server::Stored::yes : server::Stored::no);
}

bool PageThinkers::ask(server::ThinkRequest request, Done done) {
  outbox_.push_back(say("think ", ++last_, '\n', write_question(request)));
  request.record = {};
  waiting_[last_] = {std::move(request), std::move(done)};
  return true;
}

void PageThinkers::answered(uint32_t number, std::string_view answer) {
  const auto node = waiting_.extract(number);
  if (node.empty()) return;
  const auto& [request, done] = node.mapped();
  const auto thought = server::read_answer(*request.game, answer);
  if (thought) return done(request, *thought);
  server::log_line("error", {{"event", "an answer cannot be read"}, {"reason", thought.refusal().words}});
}

/// A connection to a table.
class Page::Line final : public server::Viewer {
 public:
  Line(Page& page, uint32_t number, std::string table)
      : page_(page), number_(number), table_(std::move(table)) {}
  ~Line() override {
    if (server::Table* const table = page_.hall_.awake(table_)) table->leave(watcher_);
  }
  Line(const Line&) = delete;
  Line& operator=(const Line&) = delete;

  void enter(server::Table& table, const std::optional<server::Visitor>& visitor) {
    watcher_ = table.enter(*this, {visitor ? visitor->identity : "", {}}, visitor ? visitor->name : "");
    page_.hall_.due_changed(table);
  }
  void hear(std::string_view frame) {
    server::Table* const table = page_.hall_.awake(table_);
    if (table == nullptr) return drop();
    table->receive(watcher_, frame);
  }
  void send(server::Payload payload) override {
    page_.outbox_.push_back(say("frame ", number_, '\n', *payload));
  }
  void drop() override { page_.outbox_.push_back(say("close ", number_, '\n')); }

 private:
  Page& page_;
  uint32_t number_;
  std::string table_;
  uint64_t watcher_ = 0;
};

Page::Page(int bot_pace)
    : hall_(store_, settings_of(bot_pace), {loop_, writer_, thinkers_, metrics_, clock_}), api_(hall_) {}

Page::~Page() = default;

// What cannot be read was not written by a worker of this version: then `*` ends the module.

void Page::restore(std::string_view batch) {
  require(store_.commit(*read_message<server::Batch>(batch)).ok());
}

void Page::open() {
  if (const Refusal refusal = hall_.open())
    server::log_line("error", {{"event", "the hall does not open"}, {"reason", refusal.words}});
}

void Page::call(uint32_t number, std::string_view text) {
  Request request = *read_message<Request>(text);
  server::ApiRequest asked;
  asked.method = std::move(request.method);
  asked.path = std::move(request.path);
  asked.query = std::move(request.query);
  asked.token = std::move(request.token);
  asked.body = std::move(request.body);
  asked.is_program = true;
  api_.handle(std::move(asked), [this, number](const server::ApiAnswer& answer) {
    outbox_.push_back(say("answer ", number, ' ', answer.status, '\n', answer.body));
  });
}

void Page::visit(uint32_t number, std::string_view text) {
  const Visit visit = *read_message<Visit>(text);
  auto line = std::make_unique<Line>(*this, number, visit.table);
  const auto table = hall_.table(visit.table);
  if (!table) return line->drop();
  line->enter(**table, *hall_.visitor(server::identity_of(visit.token)));
  lines_[number] = std::move(line);
}

void Page::hear(uint32_t number, std::string_view frame) {
  if (const auto found = lines_.find(number); found != lines_.end()) found->second->hear(frame);
}

void Page::leave(uint32_t number) { lines_.erase(number); }

int64_t Page::due() const {
  if (loop_.due() == 0) return -1;
  return std::max<int64_t>(loop_.due() - clock_.steady(), 0);
}

void Page::on_timer() {
  loop_.rung();
  hall_.on_timer();
}

}  // namespace paydirt::page
