// A bot of a concrete game without its type: instantiated for each one in bots.cpp.in.
#pragma once

#include <memory>
#include <utility>

#include "bots/make.hpp"
#include "bots/reasons.hpp"
#include "engine/host.hpp"

namespace paydirt {

template <Game G>
class HostedBot final : public AnyBot {
 public:
  explicit HostedBot(std::unique_ptr<Bot<G>> bot) : bot_(std::move(bot)) {}

  Thought think(const AnyMatch& match, Seat seat, const Budget& budget) override {
    return bot_->think(static_cast<const HostedMatch<G>&>(match).knowledge(seat), budget);
  }
  Thought review(const AnyMatch& match, Seat seat, Move made, const Budget& budget) override {
    return bot_->review(static_cast<const HostedMatch<G>&>(match).knowledge(seat), made, budget);
  }

 private:
  std::unique_ptr<Bot<G>> bot_;
};

template <class Rules>
std::unique_ptr<AnyBot> make_hosted_bot(const BotSpec& spec, uint64_t seed) {
  return std::make_unique<HostedBot<Rules>>(make_bot<Rules>(spec, seed));
}

template <class Rules>
Refusal check_hosted_weights(std::string_view json) {
  const auto weights = read_weights<Rules>(json);
  return weights ? Refusal{} : weights.refusal();
}

template <class Rules>
std::vector<std::string> hosted_reasons(const AnyMatch& match, Seat seat, std::span<const Move> moves) {
  return reasons<Rules>(static_cast<const HostedMatch<Rules>&>(match).knowledge(seat), moves);
}

template <class Rules>
BotLevels hosted_levels(const AnyMatch& match) {
  return static_cast<const HostedMatch<Rules>&>(match).knowledge(0).rules().levels();
}

}  // namespace paydirt
