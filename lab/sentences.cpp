#include "lab/sentences.hpp"

#include <cctype>
#include <map>

#include "engine/text.hpp"

namespace paydirt {
namespace {

std::string without_numbers(std::string_view text) {
  std::string out;
  for (size_t i = 0; i < text.size();) {
    size_t end = i;
    while (end < text.size() && std::isdigit(static_cast<unsigned char>(text[end])) != 0) ++end;
    if (end == i) {
      out += text[i++];
      continue;
    }
    const std::string_view number = text.substr(i, end - i);
    append(out, number == "1" ? number : "N");
    i = end;
  }
  return out;
}

class Collector {
 public:
  /// The rule is what an editor compares with the rules page, so its number stays.
  void say(Speech speech, std::string_view text, std::string_view rule = {}) {
    std::string sentence = without_numbers(text);
    if (!rule.empty()) append(sentence, paydirt::say(" (", rule, ')'));
    ++counts_[{speech, sentence}];
  }

  void listen_to(const AnyMatch& match, size_t first_event, Rng& rng) {
    for (const Seat seat : match.deciders().seats) {
      const Question question = match.question(seat);
      say(Speech::prompt, question.prompt, question.rule);
      for (const Move move : match.moves(seat)) say(Speech::choice, match.words(seat, move));
      listen_to_refusals(match, seat, rng);
    }
    for (Seat viewer = 0; viewer <= match.seats(); ++viewer) {
      const SeatSet eyes = viewer < match.seats() ? SeatSet::of(viewer) : SeatSet{};
      for (const Event& event : match.events(first_event, eyes)) say(Speech::log, match.tell(event));
    }
    const auto kinds = match.game().tables().scores;
    for (const ScoreItem& item : match.tally(kNobody).items) {
      const auto& kind = kinds[item.kind];
      say(Speech::score, paydirt::say(kind.name, ": ", kind.reason), kind.rule);
    }
  }

  void listen_to_end(const AnyMatch& match) {
    say(Speech::ending, match.game().tables().endings[match.outcome().reason].words);
  }

  std::vector<Sentence> sentences() const {
    std::vector<Sentence> list;
    for (const auto& [key, count] : counts_) list.push_back({key.first, key.second, count});
    return list;
  }

 private:
  /// Any move of the game's table may be tried by a client.
  void listen_to_refusals(const AnyMatch& match, Seat seat, Rng& rng) {
    constexpr int kTried = 8;
    const MoveKinds kinds = match.game().kinds();
    for (int i = 0; i < kTried; ++i) {
      const auto kind = rng.below(static_cast<uint32_t>(kinds.size()));
      const auto alone = action_count(kinds.subspan(kind, 1));
      Move move = action_at(kinds.subspan(kind, 1), rng.below(alone));
      move.kind = static_cast<uint8_t>(kind);
      const auto checked = match.check(seat, move);
      if (!checked) say(Speech::refusal, checked.refusal().words, checked.refusal().rule);
    }
  }

  std::map<std::pair<Speech, std::string>, uint64_t> counts_;
};

}  // namespace

std::vector<Sentence> sentences_of(const AnyGame& game, int games, uint64_t seed) {
  Collector collector;
  for (int seats = game.info().min_seats; seats <= game.info().max_seats; ++seats) {
    for (const std::string& options : game.variants()) {
      for (int i = 0; i < games; ++i) {
        Rng rng(mix(seed, static_cast<uint64_t>(i)));
        Layout layout;
        layout.seats = seats;
        layout.options = options;
        layout.chance = ChanceSource::fast(rng.next());
        auto match = game.start(layout);
        if (!match) break;  // not for so many players
        size_t heard = 0;
        while (!(*match)->deciders().seats.empty()) {
          collector.listen_to(**match, heard, rng);
          heard = (*match)->event_count();
          const Seat seat = (*match)->deciders().seats.lowest();
          const auto moves = (*match)->moves(seat);
          require(!(*match)->play(seat, moves[rng.below(static_cast<uint32_t>(moves.size()))]));
        }
        collector.listen_to(**match, heard, rng);
        collector.listen_to_end(**match);
      }
    }
  }
  return collector.sentences();
}

}  // namespace paydirt
