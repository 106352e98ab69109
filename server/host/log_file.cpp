#include "server/host/log_file.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "engine/text.hpp"
#include "server/log.hpp"

namespace paydirt::server {

LogFile::~LogFile() {
  set_log_file(STDERR_FILENO);
  if (descriptor_ >= 0) close(descriptor_);
}

Refusal LogFile::open() {
  if (path_.empty()) return {};
  const int opened = ::open(path_.c_str(), O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0640);
  if (opened < 0) return {say("--log ", path_, ": ", strerror(errno))};
  if (descriptor_ < 0) {
    descriptor_ = opened;
    set_log_file(descriptor_);
    return {};
  }
  // The number stays the same, so that a thread in the middle of a line does not lose it.
  dup3(opened, descriptor_, O_CLOEXEC);
  close(opened);
  return {};
}

}  // namespace paydirt::server
