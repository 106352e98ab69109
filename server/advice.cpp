#include "server/advice.hpp"

#include <algorithm>

#include "engine/json_write.hpp"

namespace paydirt::server {
namespace {

constexpr size_t kBestFew = 3;

/// In points with one decimal.
double rounded(int points) {
  const int half = (points < 0 ? -kPoint : kPoint) / 2;
  const int tenths = (points * 10 + half) / kPoint;
  return static_cast<double>(tenths) / 10;
}

}  // namespace

void write_advice(std::string& out, const AnyMatch& match, Seat seat, const Thought& thought) {
  append(out, "\"moves\":[");
  for (size_t i = 0; i < std::min(kBestFew, thought.considered.size()); ++i) {
    const Considered& each = thought.considered[i];
    append(out, i == 0 ? "{\"move\":" : ",{\"move\":");
    write_json_text(out, to_notation(match.game().kinds(), each.move));
    append(out, ",\"words\":");
    write_json_text(out, match.words(seat, each.move));
    append(out, ",\"points\":");
    write_json(out, rounded(each.points));
    append(out, ",\"visits\":");
    append(out, each.visits);
    out += '}';
  }
  append(out, "],\"iterations\":");
  append(out, thought.iterations);
}

}  // namespace paydirt::server
