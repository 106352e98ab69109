// Cave-In: the box laid out, what a move does, and what everybody sees and reads of it.
#include "games/cave_in/rules.hpp"

#include <algorithm>
#include <numeric>

#include "engine/text.hpp"

namespace paydirt::cave_in {
namespace {

constexpr MoveKind kKinds[] = {{"dig"}, {"shore"}, {"leave"}};
constexpr const char* kPurposes[] = {"first", "shaft"};
constexpr Argument kAmount = amount_argument("gold", 0, 999);
constexpr EventKind kEvents[] = {{"gold", {}, {}, kAmount},    {"prop", {}, {}, kAmount},
                                 {"cave_in", {}, {}, kAmount}, {"shore", {}, {}, kAmount},
                                 {"bank", {}, {}, kAmount},    {"over"}};
constexpr ScoreKind kScores[] = {{"gold", "gold brought out of the shaft", "CI-07"}};
constexpr Ending kEndings[] = {{"none", ""}, {"worked_out", "The shaft is worked out."}};
constexpr const char* kPitch = "Dig for one more nugget, or leave before the props give way?";
constexpr GameInfo kInfo = {"cave-in", "Cave-In", kPitch, "Paydirt's own, 2026", 2, kMaxSeats, 3, 1};

bool within(int number, int low, int high) { return number >= low && number <= high; }

}  // namespace

int State::cards() const { return std::accumulate(left, left + kFaces, 0); }

constinit const GameTables Rules::kTables = {kInfo, kKinds, kPurposes, kEvents, kScores, kEndings};

Result<Rules> Rules::make(const Edition& edition, const Options& /*options*/, int seats, int version) {
  if (Refusal refusal = info().refuse(seats, version)) return refusal;
  for (const int copies : edition.shaft) {
    if (!within(copies, 0, 50)) return Refusal{"edition: shaft: 0 to 50 copies of each"};
  }
  if (!within(edition.props_that_fall, 1, 99)) return Refusal{"edition: props_that_fall: must be 1 to 99"};
  if (!within(edition.shoring, 1, 99)) return Refusal{"edition: shoring: must be 1 to 99"};
  Rules rules;
  rules.edition_ = edition;
  rules.seats_ = seats;
  rules.all_cards_ = std::accumulate(edition.shaft.begin(), edition.shaft.end(), 0);
  if (rules.all_cards_ == 0) return Refusal{"edition: shaft: there must be some"};
  return rules;
}

State Rules::setup(Chance& chance) const {  // CI-01
  State s;
  std::copy(edition_.shaft.begin(), edition_.shaft.end(), s.left);
  s.turn = static_cast<uint8_t>(chance.roll(p_first, 0, seats_ - 1));
  return s;
}

Deciders Rules::deciders(const State& s) const {
  return {s.cards() > 0 ? SeatSet::of(s.turn) : SeatSet{}, 0};
}

Refusal Rules::why_not(const State& s, Seat seat, Move move) const {
  if (Refusal refusal = out_of_turn(s, seat, move, "CI-06", "CI-02")) return refusal;
  if (move.kind == k_leave && s.load + s.props == 0) return {"you have not dug yet", "CI-02"};
  if (move.kind == k_shore && s.props == 0) return {"no prop is rotten", "CI-04"};
  if (move.kind == k_shore && s.load < edition_.shoring) {
    return {say("shoring up costs ", edition_.shoring, " gold of the load"), "CI-04"};
  }
  return {};
}

void Rules::moves(const State& s, Seat /*seat*/, Moves& list) const {
  list.push({k_dig});
  if (s.props > 0 && s.load >= edition_.shoring) list.push({k_shore});
  if (s.load + s.props > 0) list.push({k_leave});
}

void Rules::play(State& s, Seat seat, Move move, Chance& chance, Scribe scribe) const {
  if (move.kind == k_leave) return end_turn(s, e_bank, scribe);
  if (move.kind == k_shore) {  // CI-04
    s.load = static_cast<int16_t>(s.load - edition_.shoring);
    --s.props;
    return scribe.tell({.kind = e_shore, .seat = seat, .amount = static_cast<int16_t>(edition_.shoring)});
  }
  int at = chance.roll(p_shaft, 0, s.cards() - 1);
  int16_t face = 0;
  while (at >= s.left[face]) at -= s.left[face++];
  --s.left[face];
  s.load = static_cast<int16_t>(s.load + face);
  if (face == 0) ++s.props;
  scribe.tell({.kind = face == 0 ? e_prop : e_gold, .seat = seat, .amount = face});
  if (s.props == edition_.props_that_fall) return end_turn(s, e_cave_in, scribe);  // CI-03
  if (s.cards() == 0) end_turn(s, e_bank, scribe);                                 // CI-06
}

void Rules::end_turn(State& s, EventId how, Scribe& scribe) const {
  scribe.tell({.kind = how, .seat = s.turn, .amount = s.load});
  if (how == e_bank) s.banked[s.turn] = static_cast<int16_t>(s.banked[s.turn] + s.load);  // CI-05
  s.load = 0;
  s.props = 0;
  s.turn = static_cast<uint8_t>((s.turn + 1) % seats_);
  if (s.cards() == 0) scribe.tell({.kind = e_over});
}

void Rules::tally(const State& s, Tally tally) const {
  for (Seat seat = 0; seat < seats_; ++seat) tally.add(seat, 0, s.banked[seat], false);
}

Outcome Rules::outcome(const State& s) const {  // CI-07
  Outcome outcome;
  outcome.over = s.cards() == 0;
  outcome.reason = outcome.over ? 1 : 0;
  std::copy(s.banked, s.banked + seats_, outcome.score.begin());
  outcome.rank_by(seats_, [&](Seat left, Seat right) { return s.banked[left] > s.banked[right]; });
  return outcome;
}

Open Rules::open(const State& s) const {
  Open open{{}, {s.banked, s.banked + seats_}, s.turn, s.load, s.props};
  std::copy(s.left, s.left + kFaces, open.left.begin());
  return open;
}

Result<State> Rules::load(const Open& from) const {
  if (static_cast<int>(from.players.size()) != seats_) return Refusal{"state.players: one a seat"};
  if (!within(from.turn, 0, seats_ - 1)) return Refusal{"state.turn: must be a seat"};
  bool good = within(from.load, 0, 9999) && within(from.props, 0, edition_.props_that_fall - 1);
  for (int face = 0; face < kFaces; ++face) good = good && within(from.left[face], 0, edition_.shaft[face]);
  for (const int gold : from.players) good = good && within(gold, 0, 9999);
  if (!good) return Refusal{"state: a number is not possible with these cards"};
  State s;
  std::copy(from.left.begin(), from.left.end(), s.left);
  std::copy(from.players.begin(), from.players.end(), s.banked);
  s.load = static_cast<int16_t>(from.load);
  s.props = static_cast<uint8_t>(from.props);
  s.turn = static_cast<uint8_t>(from.turn);
  if (const char* law = broken(s)) return Refusal{say("state: ", law)};
  return s;
}

const char* Rules::broken(const State& s) const {
  int dug = 0;
  for (int value = 1; value < kFaces; ++value) dug += value * (edition_.shaft[value] - s.left[value]);
  const int held = std::accumulate(s.banked, s.banked + seats_, int{s.load});
  if (held > dug) return "nobody holds gold that was not dug";
  if (s.props > edition_.shaft[0] - s.left[0]) return "a prop is rotten once";
  return s.cards() == 0 && s.load + s.props > 0 ? "who carries something is digging" : nullptr;
}

Question Rules::question(const State& s, Seat /*seat*/) const {
  const int most = edition_.props_that_fall;
  return {Ask::choose, say("You carry ", s.load, " gold; rotten props: ", s.props, " of ", most), "CI-02"};
}

std::string Rules::words(const State& s, Seat /*seat*/, Move move) const {
  if (move.kind == k_dig) return say("Dig (rotten props: ", s.left[0], " of ", s.cards(), ")");
  if (move.kind == k_shore) return say("Shore up a rotten prop for ", edition_.shoring, " gold");
  return say("Leave with ", s.load, " gold");
}

std::string Rules::board(const Open& open, const Own* own, const Screen& screen) {
  std::string text = say("The shaft: ", open.left[0], " rotten props; gold");
  for (int value = 1; value < kFaces; ++value) append(text, say(' ', value, 'x', open.left[value]));
  append(text, say('\n', kColours[open.turn], ": load ", open.load, ", rotten props ", open.props, '\n'));
  for (size_t seat = 0; seat < open.players.size(); ++seat) {
    const bool you = own != nullptr && own->seat == static_cast<int>(seat);
    append(text, say(screen.paint(Ink::bold, padded(kColours[seat], 8)), open.players[seat],
                     you ? " (you)\n" : "\n"));
  }
  return text;
}

std::string Rules::tell(const Event& event) const {
  const std::string_view who = colour_of(event.seat);
  switch (event.kind) {
    case e_gold: return say(who, " digs up ", event.amount, " gold");
    case e_prop: return say(who, " meets a rotten prop");
    case e_cave_in: return say("The shaft caves in: ", who, " gets out and loses ", event.amount, " gold");
    case e_shore: return say(who, " shores up a prop for ", event.amount, " gold");
    case e_bank: return say(who, " leaves with ", event.amount, " gold");
    default: return "The shaft is worked out";
  }
}

/// What the next card brings on the average.
int Rules::hint(const State& s, Seat /*seat*/, Move move) const {
  if (move.kind == k_shore) return (s.load * s.left[0] / s.cards() - edition_.shoring) * kPoint;
  int gain = s.props + 1 == edition_.props_that_fall ? -s.load * s.left[0] : 0;
  for (int value = 1; value < kFaces; ++value) gain += value * s.left[value];
  return move.kind == k_leave ? 0 : gain * kPoint / s.cards();
}

}  // namespace paydirt::cave_in
