#include "server/thinker.hpp"

#include "engine/text.hpp"
#include "lab/deadline.hpp"
#include "server/ids.hpp"

namespace paydirt::server {
namespace {

constexpr uint32_t kLongestThought = 2000;  // milliseconds, for bots that count iterations
constexpr uint32_t kHintTime = 500;
constexpr uint32_t kReviewIterations = 800;  // of each decision

/// Where the chance is fixed no clock ends a count: the game goes the same way on a slow machine.
BotSpec spec_of(const ThinkRequest& request) {
  BotSpec spec;
  if (request.level == 0) {
    spec.kind = BotSpec::Kind::search;
    if (request.made) {
      spec.skill.iterations = kReviewIterations;
    } else {
      spec.milliseconds = kHintTime;
    }
    return spec;
  }
  spec = *parse_bot(say("level:", request.level));
  if (spec.milliseconds == 0 && !request.seed) spec.milliseconds = kLongestThought;
  return spec;
}

}  // namespace

Result<Thought> Thinker::think(const ThinkRequest& request) {
  const auto match = matches_.follow(request.table, *request.game, request.record);
  if (!match) return match.refusal();
  const BotSpec spec = spec_of(request);
  Deadline<> deadline(spec);
  AnyBot& bot = bot_for(request, spec);
  if (request.made) return bot.review(**match, request.seat, *request.made, deadline.budget());
  return bot.think(**match, request.seat, deadline.budget());
}

/// A bot keeps what it has worked out only for the same seat: that must not help another. Where its seed is
/// given it starts afresh with each question, so that a guided game goes the same way whoever thinks.
AnyBot& Thinker::bot_for(const ThinkRequest& request, const BotSpec& spec) {
  std::string asker =
      say(request.table, ' ', request.seat, ' ', request.level, request.made ? " judges" : "");
  if (bot_ == nullptr || asker != last_ || request.seed || request.made) {
    bot_.reset();
    // A review says the same whenever it is asked.
    const auto seed = request.made ? std::optional<uint64_t>(request.record.moves.size()) : request.seed;
    bot_ = make_any_bot(*request.game, spec, seed ? *seed : random_number());
    last_ = std::move(asker);
  }
  return *bot_;
}

}  // namespace paydirt::server
