// What a seat sees of a game, as a row of numbers: its open and its own view, flattened.
#pragma once

#include "engine/flatten.hpp"
#include "engine/game.hpp"

namespace paydirt {

template <Game G>
class Observer {
 public:
  /// `roles` is the game's own table, in its observed.hpp.
  Observer(std::span<const Observed> roles, int seats)
      : open_("open", roles, seats), own_("own", roles, seats), names_(open_.names()) {
    names_.insert(names_.end(), own_.names().begin(), own_.names().end());
  }

  size_t size() const { return names_.size(); }
  const std::vector<std::string>& names() const { return names_; }
  const Flattening<typename G::Open>& open() const { return open_; }
  const Flattening<typename G::Own>& own() const { return own_; }

  /// Writes size() numbers. Depends on nothing that the seat may not know. Misfits, if wanted, come last.
  template <class... Check>
  void write(const G& rules, const typename G::State& s, Seat seat, float* row, Check&... check) const {
    write(rules.open(s), rules.own(s, seat), seat, row, check...);
  }
  template <class... Check>
  void write(const typename G::Open& open, const typename G::Own& own, Seat seat, float* row,
             Check&... check) const {
    open_.write(open, seat, row, check...);
    own_.write(own, seat, row + open_.size(), check...);
  }

 private:
  Flattening<typename G::Open> open_;
  Flattening<typename G::Own> own_;
  std::vector<std::string> names_;
};

}  // namespace paydirt
