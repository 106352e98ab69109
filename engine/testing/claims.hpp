// Claims: a made-up game for the tests of the engine. It is tiny, but has the hard structures of the real
// ones: secret answers given together, questions out of turn inside a chain, hidden hands, a shuffled deck,
// dice.
//
// A round: everybody stakes a card face down, then names a site; together they are turned up, the dice say
// what each site yields, and the highest single card there takes it. Then each seat in turn acts up to twice:
// it draws, or asks another seat for a card, who gives one or refuses for a fine; who was given one pays what
// he likes, and if that is nothing the giver may bear him a grudge, for which he is fined if the die says so.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/choice_stack.hpp"
#include "engine/game.hpp"

namespace paydirt::claims {

inline constexpr int kValues = 6;
inline constexpr int kSites = 3;
inline constexpr int kDeck = 24;
inline constexpr int kActions = 2;
inline constexpr int kMostPaid = 3;

extern const std::string_view kEditionText;

struct Edition {
  int copies = 0;  // of each card
  int hand = 0;    // cards dealt to each seat
  int goal = 0;    // gold that ends the game at once
};
BOOST_DESCRIBE_STRUCT(Edition, (), (copies, hand, goal))

struct Options {
  bool open_hands = false;
  int rounds = 3;

  static std::vector<Options> variants() { return {{}, {.open_hands = true}}; }
};
BOOST_DESCRIBE_STRUCT(Options, (), (open_hands, rounds))

BOOST_DEFINE_FIXED_ENUM_CLASS(Step, uint8_t, none, round, block, menu, answer, toll, fine, grudge)

BOOST_DEFINE_FIXED_ENUM_CLASS(Ended, uint8_t, none, played_out, bonanza)

enum MoveId : uint8_t {
  k_stake,
  k_site,
  k_draw,
  k_ask,
  k_give,
  k_refuse,
  k_pay,
  k_forgive,
  k_grudge,
  k_end,
};
enum Purpose : uint8_t { p_deck, p_dice };
enum EventId : uint8_t {
  e_stake,
  e_site,
  e_show,
  e_yield,
  e_claim,
  e_draw,
  e_ask,
  e_give,
  e_refuse,
  e_pay,
  e_fine,
  e_over
};

struct State {
  uint8_t hand[kMaxSeats][kValues] = {};  // by value
  uint8_t stake[kMaxSeats] = {};          // value; 0: none yet
  uint8_t site[kMaxSeats] = {};           // 1 to kSites; 0: none yet
  uint8_t deck[kDeck] = {};               // the top card is the last one
  uint8_t deck_size = 0;
  uint8_t discard[kValues] = {};
  /// Cards of the second seat that the first one knows of, by value: its stake is still among them.
  uint8_t shown[kMaxSeats][kMaxSeats][kValues] = {};
  uint8_t round = 0;
  uint8_t block = 0;
  Ended ended = Ended::none;
  int16_t gold[kMaxSeats] = {};
  ChoiceStack<8> todo;

  int hand_size(Seat seat) const;
  int held(Seat seat) const { return hand_size(seat) + (stake[seat] != 0 ? 1 : 0); }
  bool asked(Step step) const { return !todo.empty() && todo.top().kind == static_cast<uint8_t>(step); }
  bool operator==(const State& other) const { return same_bytes(*this, other); }
};
static_assert(Bytes<State>);

struct OpenFrame {
  Step step{};
  std::optional<int> seat;
  int other = 0;
  int count = 0;
};
BOOST_DESCRIBE_STRUCT(OpenFrame, (), (step, seat, other, count))

struct OpenPlayer {
  int gold = 0;
  int cards = 0;    // with the stake
  int answers = 0;  // given in the open block
  std::optional<std::vector<int>> hand;
};
BOOST_DESCRIBE_STRUCT(OpenPlayer, (), (gold, cards, answers, hand))

struct Open {
  int round = 0;
  int deck = 0;
  std::array<int, kValues> discard{};
  std::vector<OpenPlayer> players;
  std::vector<OpenFrame> stack;
  Ended ended{};
};
BOOST_DESCRIBE_STRUCT(Open, (), (round, deck, discard, players, stack, ended))

struct Own {
  int seat = 0;
  std::vector<int> hand;
  int stake = 0;
  int site = 0;
  std::vector<std::vector<int>> known;  // of each seat's cards
};
BOOST_DESCRIBE_STRUCT(Own, (), (seat, hand, stake, site, known))

struct PositionSeat {
  int gold = 0;
  std::vector<int> hand;
  int stake = 0;
  int site = 0;
  std::vector<std::vector<int>> known;
};
BOOST_DESCRIBE_STRUCT(PositionSeat, (), (gold, hand, stake, site, known))

struct Position {
  std::vector<PositionSeat> players;
  std::vector<int> deck;  // top first
  std::vector<int> discard;
  int round = 0;
  std::vector<OpenFrame> stack;  // bottom first
  Ended ended{};
};
BOOST_DESCRIBE_STRUCT(Position, (), (players, deck, discard, round, stack, ended))

class Rules : public GameTypes<Rules, Edition, Options, State, Open, Own, Position, 16> {
 public:
  static const GameTables kTables;

  static Result<Rules> make(const Edition& edition, const Options& options, int seats, int version);
  int seats() const { return seats_; }

  State setup(Chance& chance) const;
  Deciders deciders(const State& s) const;
  void moves(const State& s, Seat seat, Moves& list) const;
  void play(State& s, Seat seat, Move move, Chance& chance, Scribe scribe) const;
  Outcome outcome(const State& s) const;
  void tally(const State& s, Tally tally) const;

  /// The last two sites are alike, so `canyon` is played as `hill` by a seat that has staked a 1.
  Move canonical(const State& s, Seat seat, Move move) const;
  Refusal why_not(const State& s, Seat seat, Move move) const;
  Move fallback(const State& s, Seat seat) const;

  void resample(State& s, Seat seat, Rng& rng) const;
  Move seen(const State& s, Seat actor, Move move, Seat viewer) const;
  Open open(const State& s) const;
  Own own(const State& s, Seat seat) const;

  Position position(const State& s) const;
  Result<State> load(const Position& position) const;
  const char* broken(const State& s) const;

  Question question(const State& s, Seat seat) const;
  std::string words(const State& s, Seat seat, Move move) const;
  static std::string board(const Open& open, const Own* own, const Screen& screen);
  std::string tell(const Event& event) const;

  static constexpr Term kTerms[] = {{"wins you more claims", "keeps claims from %"}};
  std::array<int, 1> terms(const State& s, Seat seat) const;
  int hint(const State& s, Seat seat, Move move) const;
  uint64_t cue(const State& s, Seat seat) const;
  static constexpr CueMode kCueMode = CueMode::line;
  int left(const State& s) const { return (options_.rounds - s.round) * 1024 / options_.rounds; }
  static int spread() { return 6; }
  static constexpr BotLevels kBotLevels = {{60}, {45}, {30}, {15}, {0}, {0, 20}, {0, 50}, {0, 100}, {0, 200}};
  static constexpr SearchSettings search_settings() { return {}; }

 private:
  bool owes_answer(const State& s, Seat seat) const {
    return s.held(seat) > 0 && (s.stake[seat] == 0 || s.site[seat] == 0);
  }
  bool hands_open(const State& s) const { return options_.open_hands || s.ended != Ended::none; }
  void shuffle_stake(State& s, Seat seat, Rng& rng) const;
  Refusal bad_stack(const State& s) const;

  void answer_block(State& s, Seat seat, Move move, Chance& chance, Scribe scribe) const;
  void resolve(State& s, Chance& chance, Scribe scribe) const;
  void act(State& s, Seat seat, Move move, Chance& chance, Scribe scribe) const;
  void give(State& s, Seat seat, uint8_t card, Scribe scribe) const;
  void carry_on(State& s, Scribe scribe) const;
  void advance_round(State& s, Scribe scribe) const;
  void finish(State& s, Ended how, Scribe scribe) const;

  Edition edition_;
  Options options_;
  int seats_ = 0;
};

}  // namespace paydirt::claims
