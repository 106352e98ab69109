// Which thought comes next. Urgent ones first; among those every address has its turn, and at an address
// every visitor, so that whoever asks for much waits for himself. Knows no thread and no clock.
#pragma once

#include <array>
#include <deque>
#include <optional>
#include <string>
#include <vector>

#include "server/thinkers.hpp"

namespace paydirt::server {

class ThoughtQueue {
 public:
  struct Waiting {
    ThinkRequest request;
    Thinkers::Done done;
  };
  static constexpr size_t kMost = 16'384;
  static constexpr size_t kMostOfAddress = 1024;
  static constexpr size_t kMostOfVisitor = 256;

  /// False where too many wait already: in all, of this address or of this visitor.
  bool put(Waiting waiting);
  /// The next that somebody still waits for. What nobody waits for any more goes to `dropped`.
  std::optional<Waiting> take(std::vector<Waiting>& dropped);
  size_t size() const { return size_; }

 private:
  struct Visitor {
    std::string identity;
    std::deque<Waiting> waiting;
  };
  struct Address {
    std::string address;
    std::deque<Visitor> visitors;  // the first has its turn
  };
  using Line = std::deque<Address>;  // the first has its turn

  bool has_room(const Asker& asker) const;
  void sweep();
  Line* next_line();
  static Waiting take_from(Line& line);

  std::array<Line, 3> lines_;  // by urgency
  size_t size_ = 0;
  uint64_t taken_ = 0;
};

}  // namespace paydirt::server
