// Whether the server can do what it is there for: keep moves. What a load balancer or a container asks.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "engine/result.hpp"

namespace boost::asio {
class io_context;
}

namespace paydirt::server {

class Hall;

/// Why nothing more will fit onto the disk with this file; empty while at least `least` bytes are free.
Refusal disk_trouble(const std::string& file, uint64_t least);

class Health {
 public:
  Health(boost::asio::io_context& io, Hall& hall);
  ~Health();
  Health(const Health&) = delete;
  Health& operator=(const Health&) = delete;

  /// Answers with what is wrong, or with an empty refusal, within some seconds.
  void ask(std::function<void(const Refusal&)> answer);

 private:
  struct Probe;
  Refusal trouble() const;
  Hall& hall_;
  std::shared_ptr<Probe> probe_;
};

}  // namespace paydirt::server
