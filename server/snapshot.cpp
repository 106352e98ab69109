#include "server/snapshot.hpp"

#include <cstring>

#include "engine/bytes.hpp"

namespace paydirt::server {

std::string write_snapshot(const Chronicle& chronicle, std::string_view build) {
  if (build.empty()) return {};
  Packer body;
  body(std::string(build));
  if (!chronicle.pack(body)) return {};
  const uint64_t hash = hash_bytes(body.bytes().data(), body.bytes().size());
  return std::string(reinterpret_cast<const char*>(&hash), sizeof hash) + body.bytes();
}

Result<Chronicle> read_snapshot(std::string_view bytes, std::string_view build) {
  uint64_t hash = 0;
  if (bytes.size() < sizeof hash) return Refusal{"a snapshot is cut short"};
  std::memcpy(&hash, bytes.data(), sizeof hash);
  bytes.remove_prefix(sizeof hash);
  if (hash != hash_bytes(bytes.data(), bytes.size())) return Refusal{"a snapshot is damaged"};
  Unpacker body(bytes);
  std::string packed_by;
  body(packed_by);
  if (packed_by != build) return Refusal{"a snapshot is another program's"};
  auto chronicle = Chronicle::unpack(body);
  if (chronicle && !body.done()) return Refusal{"a snapshot holds something else"};
  return chronicle;
}

Result<Woken> wake(Store& store, const std::string& table, std::string_view build) {
  const auto saved = store.saved(table);
  if (!saved) return saved.refusal();
  if (saved->snapshot) {
    auto chronicle = read_snapshot(saved->snapshot->body, build);
    const int64_t kept = saved->snapshot->through + 1;
    if (chronicle && chronicle->size() == kept && !chronicle->go_on(saved->entries))
      return Woken{std::move(*chronicle), kept};
  }
  const auto all = saved->snapshot ? store.entries(table) : Result(saved->entries);
  if (!all) return all.refusal();
  auto chronicle = Chronicle::fold(*all);
  if (!chronicle) return chronicle.refusal();
  return Woken{std::move(*chronicle), 0};
}

}  // namespace paydirt::server
