// Why a move is good, in words: by the terms of `sense` in which it differs from the others.
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <vector>

#include "bots/lead.hpp"
#include "engine/knowledge.hpp"
#include "engine/text.hpp"

namespace paydirt {

/// The terms of everybody's expectation after a move, summed over worlds.
template <Game G>
struct Foreseen {
  static constexpr size_t kCount = std::size(G::kTerms);
  static constexpr int kWorlds = 8;

  std::array<std::array<int, kCount>, kMaxSeats> terms{};
  bool ends = false;  // the game: there is nothing more to expect

  /// With a move, or without: as it is now.
  static Foreseen after(const Knowledge<G>& knowledge, std::optional<Move> move) {
    Foreseen all;
    const G& rules = knowledge.rules();
    for (uint64_t world = 0; world < kWorlds; ++world) {
      Rng rng(world);  // the same worlds and dice for every move
      auto s = knowledge.sample(rng);
      Chance chance = Chance::fast(rng.next());
      NoJournal nothing;
      if (move) rules.play(s, knowledge.seat(), *move, chance, nothing);
      all.ends = all.ends || rules.deciders(s).seats.empty();
      if (all.ends) return all;
      for (Seat seat = 0; seat < rules.seats(); ++seat) {
        const auto terms = rules.terms(s, seat);
        for (size_t i = 0; i < kCount; ++i) all.terms[seat][i] += terms[i];
      }
    }
    return all;
  }
};

/// What a move has over others, the best of it in words; empty where that is hardly anything. Only what is
/// true of the move itself: a purchase leaves nobody more money, however much dearer the others are.
template <Game G>
std::string reason_against(const Knowledge<G>& knowledge, const Foreseen<G>& now, const Foreseen<G>& move,
                           const std::vector<const Foreseen<G>*>& others) {
  constexpr int kHardly = kPoint / 4 * Foreseen<G>::kWorlds;
  const Seat me = knowledge.seat();
  const int seats = knowledge.rules().seats();
  const int count = static_cast<int>(others.size());
  if (count == 0 || move.ends) return {};
  Seat rival = kNobody;  // who matters most
  int most = 0;
  for (Seat seat = 0; seat < seats; ++seat) {
    const int points = sum_of(move.terms[seat]);
    if (seat == me || (rival != kNobody && points <= most)) continue;
    rival = seat;
    most = points;
  }
  int best = kHardly;
  std::string words;
  for (size_t i = 0; i < Foreseen<G>::kCount; ++i) {
    const auto over = [&](Seat seat) {
      int sum = 0;
      for (const Foreseen<G>* other : others) sum += move.terms[seat][i] - other->terms[seat][i];
      return sum / count;
    };
    const auto gained = [&](Seat seat) { return move.terms[seat][i] - now.terms[seat][i]; };
    const Term& term = G::kTerms[i];
    if (term.more != nullptr && over(me) > best && gained(me) >= 0) {
      best = over(me);
      words = term.more;
    }
    if (rival == kNobody || term.less == nullptr || -over(rival) <= best || gained(rival) > -kHardly)
      continue;
    best = -over(rival);
    words = term.less;
    words.replace(words.find('%'), 1, kColours[rival]);
  }
  return words;
}

/// For each of the moves: what it has over the others of these, or else over all that the seat could do.
template <Game G>
std::vector<std::string> reasons(const Knowledge<G>& knowledge, std::span<const Move> moves) {
  constexpr int kMostCompared = 32;
  const Foreseen<G> now = Foreseen<G>::after(knowledge, {});
  std::vector<Foreseen<G>> shown;
  for (const Move move : moves) shown.push_back(Foreseen<G>::after(knowledge, move));
  std::vector<Foreseen<G>> rest;
  typename G::Moves list;
  knowledge.moves(list);
  const int stride = 1 + list.size() / kMostCompared;
  for (int i = 0; i < list.size(); i += stride) {
    if (std::find(moves.begin(), moves.end(), list[i]) == moves.end())
      rest.push_back(Foreseen<G>::after(knowledge, list[i]));
  }
  const auto compared = [](const std::vector<Foreseen<G>>& all, const Foreseen<G>* except) {
    std::vector<const Foreseen<G>*> others;
    for (const Foreseen<G>& each : all) {
      if (&each != except && !each.ends) others.push_back(&each);
    }
    return others;
  };
  std::vector<std::string> words;
  for (const Foreseen<G>& each : shown) {
    words.push_back(reason_against(knowledge, now, each, compared(shown, &each)));
    if (words.back().empty()) words.back() = reason_against(knowledge, now, each, compared(rest, nullptr));
  }
  return words;
}

}  // namespace paydirt
