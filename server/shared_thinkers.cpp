#include "server/shared_thinkers.hpp"

#include "engine/text.hpp"
#include "server/thought_text.hpp"

namespace paydirt::server {
namespace {

constexpr size_t kMostOffered = 256;

bool is_wanted(const ThinkRequest& request) { return !request.wish || !request.wish->expired(); }

}  // namespace

bool SharedThinkers::ask(ThinkRequest request, Done done) {
  if (request.urgency == Urgency::turn && idle_() == 0) {
    std::erase_if(offered_, [](const auto& each) { return !is_wanted(each.second.request); });
    if (offered_.size() < kMostOffered) {
      const std::string id = say(++last_);
      nodes_.offer(id, write_question(request));
      Record record = std::exchange(request.record, {});
      offered_[id] = {request, done};
      request.record = std::move(record);
    }
  }
  return own_.ask(std::move(request), std::move(done));
}

void SharedThinkers::hear(const News& news) {
  if (const int idle = idle_(); news.has_offers && idle > 0) nodes_.take_offers(idle);
  for (const auto& [id, question] : news.questions) think_for_another(id, question);
  for (const auto& [id, answer] : news.answers) {
    const auto found = offered_.extract(id);
    if (found.empty() || !is_wanted(found.mapped().request)) continue;
    const auto& [request, done] = found.mapped();
    if (const auto thought = read_answer(*request.game, answer)) done(request, *thought);
  }
}

void SharedThinkers::think_for_another(const std::string& id, const std::string& question) {
  auto request = read_question(question);
  if (!request) return;  // of a newer version
  request->urgency = Urgency::turn;
  own_.ask(std::move(*request), [this, id](const ThinkRequest& asked, const Thought& thought) {
    nodes_.answer(id, write_answer(*asked.game, {thought.move, thought.iterations, {}}));
  });
}

}  // namespace paydirt::server
