// What a server asks of the machine that it runs on: its log, its rights, its files, its signals.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/signal_set.hpp>
#include <functional>
#include <string>

#include "server/settings.hpp"

namespace paydirt::server {

void begin_log(const Settings& settings);
/// A server that is broken into should not own the machine.
void warn_about_root();
/// Lets as many files be open as the machine allows, and no more connections than fit.
void make_room(Settings& settings);

/// Tells this program from every other: a hash of its file. Empty where that cannot be read.
std::string build_name();

/// SIGINT and SIGTERM end the server, SIGHUP never does.
class Signals {
 public:
  struct Calls {
    std::function<void()> stop;
    std::function<void()> reopen;
  };
  Signals(boost::asio::io_context& io, Calls calls);

 private:
  void wait();
  boost::asio::signal_set signals_;
  Calls calls_;
};

}  // namespace paydirt::server
