// Rows of numbers (engine/observation.hpp): wide enough, named, and made of what a seat knows alone.
#pragma once

#include <map>
#include <set>

#include "engine/observation.hpp"
#include "engine/testing/subject.hpp"

namespace paydirt::testing {

template <class Subject>
class RowCheck {
 public:
  using G = typename Subject::Rules;

  void look(const G& rules, const typename G::State& s, Rng& rng) {
    const Observer<G>& observer = observer_of(rules.seats());
    for (Seat seat = 0; seat < rules.seats(); ++seat) {
      Misfits misfits;
      std::vector<float> row(observer.size());
      observer.write(rules, s, seat, row.data(), misfits);
      ASSERT_TRUE(misfits.found.empty()) << misfits.found.front();
      auto imagined = s;
      rules.resample(imagined, seat, rng);
      std::vector<float> imagined_row(observer.size());
      observer.write(rules, imagined, seat, imagined_row.data());
      ASSERT_EQ(row, imagined_row) << "a row shows seat " << int{seat} << " what it does not know";
    }
  }

 private:
  const Observer<G>& observer_of(int seats) {
    const auto [found, made] = observers_.try_emplace(seats, Subject::observed(), seats);
    if (made) check_table(found->second);
    return found->second;
  }

  static void check_table(const Observer<G>& observer) {
    const auto& names = observer.names();
    EXPECT_EQ(std::set<std::string>(names.begin(), names.end()).size(), names.size())
        << "a name stands twice";
    for (size_t i = 0; i < Subject::observed().size(); ++i) {
      EXPECT_TRUE(observer.open().uses(i) || observer.own().uses(i))
          << Subject::observed()[i].path << ": the views have no such member";
    }
  }

  std::map<int, Observer<G>> observers_;
};

}  // namespace paydirt::testing
