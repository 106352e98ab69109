#include "app/names.hpp"

#include <cctype>

#include "engine/text.hpp"

namespace paydirt {
namespace {

constexpr const char* kBots[kMaxSeats] = {"Shovel", "Sluice", "Pickaxe", "Rocker",
                                          "Cradle"};  // as in the page

constexpr Ink kInks[kMaxSeats] = {Ink::blue, Ink::red, Ink::green, Ink::yellow, Ink::bold};

bool is_letter(char each) { return std::isalnum(static_cast<unsigned char>(each)) != 0; }

/// The seat whose colour stands here as a whole word, or kNobody.
Seat colour_at(std::string_view text, size_t at) {
  if (at > 0 && is_letter(text[at - 1])) return kNobody;
  for (Seat seat = 0; seat < kMaxSeats; ++seat) {
    const std::string_view colour = kColours[seat];
    if (text.substr(at).starts_with(colour) &&
        (at + colour.size() == text.size() || !is_letter(text[at + colour.size()]))) {
      return seat;
    }
  }
  return kNobody;
}

}  // namespace

Names::Names(const Seating& seating, const Screen& screen) : seating_(seating), screen_(screen) {
  for (size_t seat = 0; seat < seating.size(); ++seat) {
    const Sitter& sitter = seating[seat];
    if (!sitter.is_person()) {
      names_.emplace_back(kBots[seat]);
    } else {
      names_.emplace_back(sitter.name.empty() ? std::string(kColours[seat]) : sitter.name);
    }
  }
}

std::string Names::title(Seat seat) const {
  const bool alone = seating_[seat].is_person() && seating_[seat].name.empty() && people_in(seating_) == 1;
  return alone ? "You" : names_[seat];
}

std::vector<std::string> Names::titles() const {
  std::vector<std::string> titles;
  for (size_t seat = 0; seat < names_.size(); ++seat) titles.push_back(title(static_cast<Seat>(seat)));
  return titles;
}

std::string Names::painted(Seat seat, std::string_view text) const {
  return screen_.paint(kInks[seat], text);
}

std::string Names::in(std::string_view sentence) const {
  std::string out;
  for (size_t i = 0; i < sentence.size();) {
    const Seat seat = colour_at(sentence, i);
    if (seat < names_.size()) {
      out += painted(seat, names_[seat]);
      i += kColours[seat].size();
    } else {
      out += sentence[i++];
    }
  }
  return out;
}

std::string Names::legend() const {
  std::string out;
  for (Seat seat = 0; seat < names_.size(); ++seat) {
    const std::string called = title(seat);
    if (called == kColours[seat]) continue;
    append(out, say(out.empty() ? "" : ", ", called, called == "You" ? " are " : " is ",
                    painted(seat, kColours[seat])));
  }
  return out.empty() ? out : out + ".";
}

}  // namespace paydirt
