// Ctrl-C as a wish: what runs ends what it has begun and keeps it. A second one ends the program at once.
#pragma once

#include <atomic>
#include <csignal>

namespace paydirt {

class Interrupt {
 public:
  Interrupt() {
    struct sigaction action {};
    action.sa_handler = [](int) { wished() = true; };
    action.sa_flags = SA_RESETHAND;
    sigaction(SIGINT, &action, &before_);
  }
  ~Interrupt() { sigaction(SIGINT, &before_, nullptr); }
  Interrupt(const Interrupt&) = delete;
  Interrupt& operator=(const Interrupt&) = delete;

  /// Also set by whoever has seen enough.
  static std::atomic<bool>& wished() {
    static std::atomic<bool> flag = false;
    return flag;
  }

 private:
  struct sigaction before_ {};
};

}  // namespace paydirt
