#include "server/host/data_lock.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <utility>

#include "engine/text.hpp"

namespace paydirt::server {

Result<DataLock> DataLock::take(const std::string& database) {
  const std::string path = database + "-lock";
  const int opened = open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (opened < 0) return Refusal{say(database, ": cannot be opened: ", strerror(errno))};
  DataLock lock(opened);
  if (flock(opened, LOCK_EX | LOCK_NB) != 0) {
    char holder[16] = "";
    const ssize_t read = pread(opened, holder, sizeof holder - 1, 0);
    const std::string who = read > 0 ? say(" (process ", trim(holder), ")") : std::string();
    return Refusal{say(database, ": another server", who,
                       " has it open; end that one, or name another file with --data")};
  }
  const std::string own = say(getpid(), '\n');
  [[maybe_unused]] const bool written =
      ftruncate(opened, 0) == 0 && pwrite(opened, own.data(), own.size(), 0) > 0;
  return lock;
}

DataLock::DataLock(DataLock&& other) noexcept : descriptor_(std::exchange(other.descriptor_, -1)) {}

DataLock::~DataLock() {
  if (descriptor_ >= 0) close(descriptor_);
}

}  // namespace paydirt::server
