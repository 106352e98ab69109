// What the seats of Claims may see, samples, positions and words.
#include <algorithm>

#include "engine/testing/claims.hpp"
#include "engine/text.hpp"

namespace paydirt::claims {
namespace {

std::vector<int> listed(const uint8_t (&counts)[kValues]) {
  std::vector<int> cards;
  for (int value = 1; value <= kValues; ++value) cards.insert(cards.end(), counts[value - 1], value);
  return cards;
}

bool counted(const std::vector<int>& cards, uint8_t (&counts)[kValues]) {
  for (const int value : cards) {
    if (value < 1 || value > kValues || ++counts[value - 1] > kDeck) return false;
  }
  return true;
}

}  // namespace

void Rules::resample(State& s, Seat seat, Rng& rng) const {
  uint8_t pool[kDeck];
  int size = 0;
  int unknown[kMaxSeats] = {};
  uint8_t counts[kValues] = {};
  for (int i = 0; i < s.deck_size; ++i) ++counts[s.deck[i] - 1];
  for (Seat other = 0; other < seats_; ++other) {
    if (other == seat) continue;
    if (s.stake[other] != 0) ++s.hand[other][s.stake[other] - 1];  // taken up again, laid down anew below
    for (int value = 0; value < kValues && !hands_open(s); ++value) {
      const int hidden = s.hand[other][value] - s.shown[seat][other][value];
      counts[value] = static_cast<uint8_t>(counts[value] + hidden);
      s.hand[other][value] = s.shown[seat][other][value];
      unknown[other] += hidden;
    }
    for (auto& shown : s.shown[other])
      std::fill(shown, shown + kValues, uint8_t{0});  // what they know of others
  }
  for (int value = 0; value < kValues; ++value) {
    for (int i = 0; i < counts[value]; ++i) pool[size++] = static_cast<uint8_t>(value + 1);
  }
  rng.shuffle(pool, size);
  for (Seat other = 0; other < seats_; ++other) {
    for (int i = 0; i < unknown[other]; ++i) ++s.hand[other][pool[--size] - 1];
    if (other != seat) shuffle_stake(s, other, rng);
  }
  std::copy(pool, pool + size, s.deck);
}

/// Another seat's answers in an open block: any card of those it holds, any site that it may name with it.
void Rules::shuffle_stake(State& s, Seat seat, Rng& rng) const {
  if (s.stake[seat] == 0) return;
  auto at = static_cast<int>(rng.below(static_cast<uint32_t>(s.hand_size(seat))));
  uint8_t value = 0;
  while (at >= s.hand[seat][value]) at -= s.hand[seat][value++];
  --s.hand[seat][value];
  s.stake[seat] = static_cast<uint8_t>(value + 1);
  const auto site = static_cast<uint8_t>(rng.below(kSites));
  if (s.site[seat] != 0) s.site[seat] = static_cast<uint8_t>(canonical(s, seat, {k_site, site}).a + 1);
}

Move Rules::seen(const State& s, Seat actor, Move move, Seat viewer) const {
  if (actor == viewer) return move;
  if (move.kind == k_stake || move.kind == k_site) return {move.kind, 0xff, move.b, move.c};
  if (move.kind == k_give && !options_.open_hands && s.todo.top().a != viewer) return {k_give, 0xff};
  return move;
}

Open Rules::open(const State& s) const {
  Open open;
  open.round = s.round;
  open.deck = s.deck_size;
  std::copy(s.discard, s.discard + kValues, open.discard.begin());
  for (Seat seat = 0; seat < seats_; ++seat) {
    const int answers = (s.stake[seat] != 0 ? 1 : 0) + (s.site[seat] != 0 ? 1 : 0);
    OpenPlayer& player = open.players.emplace_back(OpenPlayer{s.gold[seat], s.held(seat), answers, {}});
    if (!hands_open(s)) continue;
    player.hand = listed(s.hand[seat]);
    if (s.stake[seat] != 0) player.hand->push_back(s.stake[seat]);
    std::sort(player.hand->begin(), player.hand->end());
  }
  for (int i = 0; i < s.todo.size; ++i) {
    const Frame& frame = s.todo.frames[i];
    OpenFrame& to = open.stack.emplace_back();
    to.step = static_cast<Step>(frame.kind);
    if (!frame.is_task()) to.seat = frame.seat;
    to.other = frame.a;
    to.count = frame.step;
  }
  open.ended = s.ended;
  return open;
}

Own Rules::own(const State& s, Seat seat) const {
  Own own{seat, listed(s.hand[seat]), s.stake[seat], s.site[seat], {}};
  for (Seat other = 0; other < seats_; ++other) own.known.push_back(listed(s.shown[seat][other]));
  return own;
}

Position Rules::position(const State& s) const {
  Position to;
  const Open seen_by_all = open(s);
  for (Seat seat = 0; seat < seats_; ++seat) {
    const Own mine = own(s, seat);
    to.players.push_back({s.gold[seat], mine.hand, mine.stake, mine.site, mine.known});
  }
  for (int i = s.deck_size; i > 0; --i) to.deck.push_back(s.deck[i - 1]);
  to.discard = listed(s.discard);
  to.round = s.round;
  to.stack = seen_by_all.stack;
  to.ended = s.ended;
  return to;
}

Result<State> Rules::load(const Position& position) const {
  State s;
  if (static_cast<int>(position.players.size()) != seats_) return Refusal{"state.players: one a seat"};
  for (Seat seat = 0; seat < seats_; ++seat) {
    const PositionSeat& from = position.players[seat];
    if (!counted(from.hand, s.hand[seat]))
      return Refusal{say("state.players[", seat, "].hand: no such card")};
    if (from.gold < 0 || from.gold > 99 || from.stake < 0 || from.stake > kValues || from.site < 0 ||
        from.site > kSites || static_cast<int>(from.known.size()) != seats_) {
      return Refusal{say("state.players[", seat, "]: a number is out of range")};
    }
    s.gold[seat] = static_cast<int16_t>(from.gold);
    s.stake[seat] = static_cast<uint8_t>(from.stake);
    s.site[seat] = static_cast<uint8_t>(from.site);
    for (Seat other = 0; other < seats_; ++other) {
      if (!counted(from.known[other], s.shown[seat][other]))
        return Refusal{"state.players.known: no such card"};
    }
  }
  uint8_t counts[kValues] = {};
  if (position.deck.size() > kDeck || !counted(position.deck, counts))
    return Refusal{"state.deck: no such card"};
  if (!counted(position.discard, s.discard)) return Refusal{"state.discard: no such card"};
  for (size_t i = position.deck.size(); i > 0; --i) {
    s.deck[s.deck_size++] = static_cast<uint8_t>(position.deck[i - 1]);
  }
  if (position.round < 0 || position.round > options_.rounds) return Refusal{"state.round: out of range"};
  s.round = static_cast<uint8_t>(position.round);
  s.ended = position.ended;
  if (position.stack.size() > 8) return Refusal{"state.stack: too deep"};
  for (const OpenFrame& from : position.stack) {
    Frame frame{.kind = static_cast<uint8_t>(from.step), .a = static_cast<uint8_t>(from.other)};
    frame.step = static_cast<uint8_t>(from.count);
    if (from.seat) frame.seat = static_cast<Seat>(*from.seat);
    s.todo.push(frame);
  }
  if (Refusal refusal = bad_stack(s)) return refusal;
  if (s.asked(Step::block)) s.block = static_cast<uint8_t>(1 + s.round % 2);
  if (const char* law = broken(s)) return Refusal{say("state: ", law)};
  return s;
}

Refusal Rules::bad_stack(const State& s) const {
  if (s.ended != Ended::none) return s.todo.empty() ? Refusal{} : Refusal{"state.stack: the game is over"};
  if (s.round >= options_.rounds) return {"state.round: the last one is over"};
  if (s.todo.empty() || s.todo.frames[0].kind != static_cast<uint8_t>(Step::round)) {
    return {"state.stack: must begin with the round"};
  }
  for (int i = 0; i < s.todo.size; ++i) {
    const Frame& frame = s.todo.frames[i];
    const auto step = static_cast<Step>(frame.kind);
    const bool is_task = step == Step::round || step == Step::block || step == Step::fine;
    if (frame.is_task() != is_task || (!is_task && frame.seat >= seats_) || frame.a >= seats_) {
      return {say("state.stack[", i, "].seat: out of range")};
    }
    if ((step == Step::round && i != 0) || (step == Step::block && (i != 1 || s.todo.size != 2)))
      return {say("state.stack[", i, "]: there is one round, and a block alone stands on it")};
    const int counted = step == Step::round ? seats_ + 1 : step == Step::menu ? kActions : 0;
    if (frame.step > counted) return {say("state.stack[", i, "].count: out of range")};
    if (step == Step::answer && s.todo.frames[i - 1].kind != static_cast<uint8_t>(Step::toll)) {
      return {say("state.stack[", i, "]: an answer stands above its toll")};
    }
  }
  const bool open_question = !s.todo.top().is_task() || (s.asked(Step::block) && !deciders(s).seats.empty());
  return open_question ? Refusal{} : Refusal{"state.stack: nobody is asked"};
}

const char* Rules::broken(const State& s) const {
  int found[kValues] = {};
  for (int i = 0; i < s.deck_size; ++i) ++found[s.deck[i] - 1];
  for (int value = 0; value < kValues; ++value) {
    found[value] += s.discard[value];
    for (Seat seat = 0; seat < seats_; ++seat) {
      const int held = s.hand[seat][value] + (s.stake[seat] == value + 1 ? 1 : 0);
      found[value] += held;
      for (Seat viewer = 0; viewer < seats_; ++viewer) {
        if (s.shown[viewer][seat][value] > held) return "nobody knows of cards that are not there";
      }
    }
    if (found[value] != edition_.copies) return "no card is lost or doubled";
  }
  for (Seat seat = 0; seat < seats_; ++seat) {
    if (s.gold[seat] < 0) return "nobody has less than no gold";
    if (!s.asked(Step::block) && (s.stake[seat] != 0 || s.site[seat] != 0)) return "stakes belong to a block";
  }
  return nullptr;
}

Question Rules::question(const State& s, Seat /*seat*/) const {
  if (s.asked(Step::block)) return {Ask::secret, "Stake a card, then name a site.", "CL-5"};
  if (s.asked(Step::toll)) return {Ask::amount, "What do you pay for it?", "CL-6"};
  return {s.asked(Step::menu) ? Ask::act : Ask::choose, "What do you do?", "CL-7"};
}

std::string Rules::words(const State& /*s*/, Seat /*seat*/, Move move) const {
  return to_notation(kinds(), move);
}

std::string Rules::board(const Open& open, const Own* own, const Screen& /*screen*/) {
  std::string text = say("round ", open.round, ", deck ", open.deck, '\n');
  for (const OpenPlayer& player : open.players)
    append(text, say(player.gold, " gold, ", player.cards, " cards\n"));
  if (own != nullptr) append(text, say("you are seat ", own->seat, '\n'));
  return text;
}

std::string Rules::tell(const Event& event) const {
  std::string text = say(tables().events[event.kind].name, " of seat ", event.seat);
  if (event.secret != Event::kBlank) append(text, say(": ", event.secret));
  return text;
}

std::array<int, 1> Rules::terms(const State& s, Seat seat) const {
  int worth = 0;
  for (int value = 0; value < kValues; ++value) worth += s.hand[seat][value] * value * kPoint / 4;
  return {worth + (s.gold[seat] + s.stake[seat]) * kPoint};
}

int Rules::hint(const State& /*s*/, Seat /*seat*/, Move move) const {
  return move.kind == k_stake ? move.a * kPoint : move.kind == k_draw ? kPoint : 0;
}

uint64_t Rules::cue(const State& s, Seat seat) const {
  const uint64_t step = s.todo.empty() ? 0 : s.todo.top().kind;
  return mix(hash_bytes(s.hand[seat], kValues),
             uint64_t{s.stake[seat]} << 16 | uint64_t{s.round} << 8 | step);
}

}  // namespace paydirt::claims
