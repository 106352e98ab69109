// The module's face: a small C ABI (wasm/README.md). Text comes in through `room` and goes out through
// `next`; one instance is either a hall or a thinker.
#include "engine/json_write.hpp"
#include "server/messages.hpp"
#include "server/thinker.hpp"
#include "server/thought_text.hpp"
#include "wasm/page.hpp"

#define PAYDIRT_EXPORT(name) extern "C" __attribute__((export_name(#name)))

namespace {

using namespace paydirt;

std::string input;
std::string output;
std::unique_ptr<page::Page> hall;

}  // namespace

/// Room for a text of this size; the caller writes it there before the call that takes it.
PAYDIRT_EXPORT(room) char* paydirt_room(uint32_t size) {
  input.assign(size, '\0');
  return input.data();
}

PAYDIRT_EXPORT(boot) void paydirt_boot(int bot_pace) { hall = std::make_unique<page::Page>(bot_pace); }
PAYDIRT_EXPORT(restore) void paydirt_restore() { hall->restore(input); }
PAYDIRT_EXPORT(open) void paydirt_open() { hall->open(); }

PAYDIRT_EXPORT(call) void paydirt_call(uint32_t number) { hall->call(number, input); }
PAYDIRT_EXPORT(visit) void paydirt_visit(uint32_t number) { hall->visit(number, input); }
PAYDIRT_EXPORT(hear) void paydirt_hear(uint32_t number) { hall->hear(number, input); }
PAYDIRT_EXPORT(leave) void paydirt_leave(uint32_t number) { hall->leave(number); }
PAYDIRT_EXPORT(stored) void paydirt_stored(uint32_t batch, int good) { hall->stored(batch, good != 0); }
PAYDIRT_EXPORT(answered) void paydirt_answered(uint32_t question) { hall->answered(question, input); }

/// In how many milliseconds on_timer is to be called; -1: never.
PAYDIRT_EXPORT(due) double paydirt_due() { return static_cast<double>(hall->due()); }
PAYDIRT_EXPORT(on_timer) void paydirt_on_timer() { hall->on_timer(); }

/// The next message, of `size` bytes, or null. It stays where it is until the next call.
PAYDIRT_EXPORT(next) const char* paydirt_next() {
  if (hall->outbox().empty()) return nullptr;
  output = std::move(hall->outbox().front());
  hall->outbox().pop_front();
  return output.data();
}
PAYDIRT_EXPORT(size) uint32_t paydirt_size() { return static_cast<uint32_t>(output.size()); }

/// The answer to a question, of `size` bytes; an empty one where there is none.
PAYDIRT_EXPORT(think) const char* paydirt_think() {
  static server::Thinker thinker;
  const auto question = server::read_question(input);
  const auto thought = question ? thinker.think(*question) : question.refusal();
  output = thought ? server::write_answer(*question->game, *thought) : std::string();
  return output.data();
}
