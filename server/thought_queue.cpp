#include "server/thought_queue.hpp"

#include <algorithm>
#include <utility>

namespace paydirt::server {
namespace {

/// One in so many is of the least urgent, so that nobody waits for ever.
constexpr uint64_t kPatience = 8;

bool is_wanted(const ThoughtQueue::Waiting& waiting) {
  return !waiting.request.wish || !waiting.request.wish->expired();
}

/// The member of this name; a new one behind all others where there is none.
template <class Members, class Name>
auto& member_of(Members& members, const Name& name,
                std::string std::remove_reference_t<decltype(members[0])>::*field) {
  for (auto& each : members) {
    if (each.*field == name) return each;
  }
  auto& added = members.emplace_back();
  added.*field = name;
  return added;
}

/// The first has had its turn: it goes behind the others, or away where nothing of it is left.
template <class Members>
void rotate(Members& members, bool is_empty) {
  if (!is_empty) members.push_back(std::move(members.front()));
  members.pop_front();
}

}  // namespace

bool ThoughtQueue::put(Waiting waiting) {
  const Asker& asker = waiting.request.asker;
  if (!has_room(asker)) {
    sweep();
    if (!has_room(asker)) return false;
  }
  Line& line = lines_[static_cast<size_t>(waiting.request.urgency)];
  Address& address = member_of(line, asker.address, &Address::address);
  Visitor& visitor = member_of(address.visitors, asker.identity, &Visitor::identity);
  visitor.waiting.push_back(std::move(waiting));
  ++size_;
  return true;
}

bool ThoughtQueue::has_room(const Asker& asker) const {
  size_t of_address = 0;
  size_t of_visitor = 0;
  for (const Line& line : lines_) {
    for (const Address& address : line) {
      const bool same = address.address == asker.address;
      for (const Visitor& visitor : address.visitors) {
        if (same) of_address += visitor.waiting.size();
        if (visitor.identity == asker.identity) of_visitor += visitor.waiting.size();
      }
    }
  }
  return size_ < kMost && of_address < kMostOfAddress && of_visitor < kMostOfVisitor;
}

void ThoughtQueue::sweep() {
  size_ = 0;
  for (Line& line : lines_) {
    for (Address& address : line) {
      for (Visitor& visitor : address.visitors) {
        std::erase_if(visitor.waiting, [](const Waiting& each) { return !is_wanted(each); });
        size_ += visitor.waiting.size();
      }
      std::erase_if(address.visitors, [](const Visitor& each) { return each.waiting.empty(); });
    }
    std::erase_if(line, [](const Address& each) { return each.visitors.empty(); });
  }
}

ThoughtQueue::Line* ThoughtQueue::next_line() {
  const auto has_some = [](const Line& line) { return !line.empty(); };
  if (taken_ % kPatience == kPatience - 1) {
    const auto last = std::find_if(lines_.rbegin(), lines_.rend(), has_some);
    return last == lines_.rend() ? nullptr : &*last;
  }
  const auto first = std::find_if(lines_.begin(), lines_.end(), has_some);
  return first == lines_.end() ? nullptr : &*first;
}

ThoughtQueue::Waiting ThoughtQueue::take_from(Line& line) {
  Address& address = line.front();
  Visitor& visitor = address.visitors.front();
  Waiting next = std::move(visitor.waiting.front());
  visitor.waiting.pop_front();
  rotate(address.visitors, visitor.waiting.empty());
  rotate(line, address.visitors.empty());
  return next;
}

std::optional<ThoughtQueue::Waiting> ThoughtQueue::take(std::vector<Waiting>& dropped) {
  while (Line* const line = next_line()) {
    Waiting next = take_from(*line);
    --size_;
    if (!is_wanted(next)) {
      dropped.push_back(std::move(next));
      continue;
    }
    ++taken_;
    return next;
  }
  return std::nullopt;
}

}  // namespace paydirt::server
