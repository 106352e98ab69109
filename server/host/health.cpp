#include "server/host/health.hpp"

#include <sys/statvfs.h>

#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <chrono>
#include <filesystem>
#include <utility>

#include "engine/text.hpp"
#include "server/hall.hpp"

namespace paydirt::server {
namespace {

constexpr uint64_t kMegabyte = 1 << 20;
constexpr uint64_t kLeastFree = 64 * kMegabyte;
constexpr int64_t kRemembered = 10'000;  // milliseconds that a failed transaction counts
constexpr int64_t kMostThoughts = 1000;
constexpr auto kProbePatience = std::chrono::seconds(3);

}  // namespace

Refusal disk_trouble(const std::string& file, uint64_t least) {
  const auto folder = std::filesystem::absolute(file).parent_path();
  struct statvfs disk {};
  if (statvfs(folder.c_str(), &disk) != 0) return {say(folder.string(), ": cannot be read")};
  const uint64_t free = static_cast<uint64_t>(disk.f_bavail) * disk.f_frsize;
  if (free >= least) return {};
  return {say("disk: only ", free / kMegabyte, " MB are free at ", folder.string())};
}

/// One question to the writer, for all who ask meanwhile.
struct Health::Probe {
  explicit Probe(boost::asio::io_context& io) : timer(io) {}

  void finish(const Refusal& refusal) {
    timer.cancel();
    for (const auto& answer : std::exchange(waiting, {})) answer(refusal);
  }

  boost::asio::steady_timer timer;
  std::vector<std::function<void(const Refusal&)>> waiting;
  bool is_storing = false;  // the writer has not answered yet
};

Health::Health(boost::asio::io_context& io, Hall& hall) : hall_(hall), probe_(std::make_shared<Probe>(io)) {}
Health::~Health() = default;

Refusal Health::trouble() const {
  const Metrics& metrics = hall_.metrics();
  const int64_t failed_at = metrics.failed_at;
  const int64_t ago = steady_milliseconds() - failed_at;
  if (failed_at != 0 && ago < kRemembered) {
    return {say("storage: a write failed ", ago / 1000, " seconds ago; the log says why")};
  }
  const Settings& settings = hall_.settings();
  if (settings.store.empty()) {
    if (Refusal refusal = disk_trouble(settings.data, kLeastFree)) return refusal;
  }
  const int64_t thoughts = metrics.thoughts_queued;
  if (thoughts > kMostThoughts) return {say("queue: ", thoughts, " thoughts of bots are waiting")};
  return {};
}

void Health::ask(std::function<void(const Refusal&)> answer) {
  if (Refusal refusal = trouble()) return answer(refusal);
  probe_->waiting.push_back(std::move(answer));
  if (probe_->waiting.size() > 1) return;
  probe_->timer.expires_after(kProbePatience);
  probe_->timer.async_wait([probe = probe_](boost::system::error_code stopped) {
    if (!stopped) probe->finish({"storage: the writer does not answer"});
  });
  if (std::exchange(probe_->is_storing, true)) return;
  hall_.store({}, [probe = probe_](Stored stored) {
    probe->is_storing = false;
    probe->finish(stored == Stored::yes ? Refusal{}
                                        : Refusal{"storage: nothing can be written; the log says why"});
  });
}

}  // namespace paydirt::server
