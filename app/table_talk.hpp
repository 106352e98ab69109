// The conversation with the people at this terminal: what they see, what they may type.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/menu.hpp"
#include "app/names.hpp"
#include "app/seating.hpp"
#include "app/terminal.hpp"
#include "engine/any_game.hpp"

namespace paydirt {

class TableTalk {
 public:
  enum class Next { go_on, quit };

  /// `save_path` may be empty: then nothing is saved unasked.
  TableTalk(AnyMatch& match, const Seating& seating, std::string save_path);

  void greet() const;
  /// Talks with a person until the table has changed or the person leaves; also when the input ends.
  Next ask(Seat seat);
  /// Somebody waits while this bot thinks.
  void tell_thinking(Seat seat) const;
  /// What an onlooker hears: for games without people.
  void tell_onlooker();
  void tell_ending();
  /// Keeps the file of --save up to date. Complains at most once.
  void save_unasked();

 private:
  bool pass_device(Seat seat);
  std::vector<std::string> news_of(Seat seat);
  void show_decision(Seat seat);
  std::string board_within(Seat seat, size_t lines) const;
  std::string board_text(Seat seat, const Screen& screen) const;
  std::string legend_line() const;
  std::string newcomers_legend() const;
  std::string prompt_text(Seat seat) const;
  void offer(const Menu& menu) const;
  Next answer(Seat seat, std::string_view line, bool& changed);
  Next confirm_quit();
  bool choose(Seat seat, std::string_view text);
  bool play(Seat seat, Move move);
  bool take_back(Seat seat);
  std::optional<Move> meant(const Menu& menu, std::string_view text) const;
  void explain(Seat seat, std::string_view text) const;
  void give_hint(Seat seat) const;
  void tell_log(Seat seat, bool whole);
  void save(std::string_view path);
  void say_line(std::string_view text) const;
  void clear_line() const;

  AnyMatch& match_;
  const Seating& seating_;
  mutable Terminal terminal_;
  Names names_;
  std::string save_path_;
  bool several_people_;
  bool save_failed_ = false;
  bool told_how_ = false;
  static constexpr size_t kNever = SIZE_MAX - 1;
  size_t seen_ = kNever;                       // moves when the board was last on the screen
  Seat holder_ = kNobody;                      // who has the device
  std::array<size_t, kMaxSeats + 1> heard_{};  // events told to each seat; the last is the onlooker
};

}  // namespace paydirt
