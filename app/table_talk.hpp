// The conversation with the people at this terminal: what they see, what they may type.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "app/seating.hpp"
#include "engine/any_game.hpp"

namespace paydirt {

class TableTalk {
 public:
  enum class Next { go_on, quit };

  /// `save_path` may be empty: then nothing is saved unasked.
  TableTalk(AnyMatch& match, const Seating& seating, std::string save_path);

  /// Talks with a person until the table has changed or the person leaves; also when the input ends.
  Next ask(Seat seat);
  /// What an onlooker hears: for games without people.
  void tell_onlooker();
  void tell_ending() const;
  /// Keeps the file of --save up to date. Complains at most once.
  void save_unasked();

 private:
  bool pass_device(Seat seat);
  void tell_news(Seat seat);
  void list_choices(Seat seat) const;
  Next answer(Seat seat, std::string_view line, bool& changed);
  bool choose(Seat seat, std::string_view text);
  bool play(Seat seat, Move move);
  bool take_back(Seat seat);
  void explain(Seat seat, std::string_view text) const;
  void give_hint(Seat seat) const;
  void tell_log(Seat seat) const;
  void save(std::string_view path) const;
  std::string name_of(Seat seat) const;

  AnyMatch& match_;
  const Seating& seating_;
  std::string save_path_;
  bool several_people_;
  bool save_failed_ = false;
  Seat holder_ = kNobody;                      // who has the device
  size_t size_when_left_ = ~size_t{0};         // moves when the last person was done
  std::array<size_t, kMaxSeats + 1> heard_{};  // events told to each seat; the last is the onlooker
};

}  // namespace paydirt
