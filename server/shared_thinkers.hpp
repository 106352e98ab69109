// Bots think on whichever node has time. Where all thinkers here are busy a bot's question is offered to the
// other nodes as well; whichever answer comes first counts, and the other is not thought or not listened to.
// So nothing is lost with a node that took a question and died.
#pragma once

#include <functional>
#include <map>
#include <string>

#include "server/nodes.hpp"
#include "server/thinkers.hpp"

namespace paydirt::server {

class SharedThinkers final : public Thinkers {
 public:
  /// `idle` says how many of the own have nothing to do.
  SharedThinkers(Thinkers& own, Nodes& nodes, std::function<int()> idle)
      : own_(own), nodes_(nodes), idle_(std::move(idle)) {}

  bool ask(ThinkRequest request, Done done) override;
  /// Takes what is offered, hands on what was answered.
  void hear(const News& news);

 private:
  struct Offered {
    ThinkRequest request;
    Done done;
  };
  void think_for_another(const std::string& id, const std::string& question);

  Thinkers& own_;
  Nodes& nodes_;
  std::function<int()> idle_;
  std::map<std::string, Offered> offered_;
  uint64_t last_ = 0;
};

}  // namespace paydirt::server
