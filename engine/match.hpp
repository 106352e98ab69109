// One game being played: rules, state, chance and record. The server, the command and Python hold nothing
// else of a game.
#pragma once

#include <algorithm>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "engine/game.hpp"
#include "engine/knowledge.hpp"
#include "engine/record.hpp"
#include "engine/text.hpp"

namespace paydirt {

template <Game G>
class Match {
 public:
  using State = typename G::State;

  /// Sets up a new game, or begins at `position`. The chance of the header must be ready unless a position
  /// needs none.
  Match(std::shared_ptr<const G> rules, RecordHeader header, std::optional<State> position = {})
      : rules_(std::move(rules)), header_(std::move(header)), position_(std::move(position)) {
    begin();
  }

  const G& rules() const { return *rules_; }
  const State& state() const { return state_; }
  const RecordHeader& header() const { return header_; }
  const Chance& chance() const { return *chance_; }
  const Script& script() const { return *script_; }
  size_t size() const { return steps_.size(); }
  const std::vector<Event>& events() const { return events_; }
  /// Number of events that the first `moves` moves caused.
  size_t events_after(size_t moves) const { return moves == 0 ? 0 : steps_[moves - 1].events; }
  const RecordedMove& move_at(size_t index) const { return steps_[index].recorded; }

  /// What is wrong with the script of chance; after the constructor: why the game could not be set up with
  /// it.
  Refusal fault() const {
    if (chance_->fault() == nullptr) return {};
    return {say("the script of '", G::tables().purposes[chance_->fault_purpose()], "' ", chance_->fault())};
  }

  /// The move that bytes from outside mean, or why they cannot be played now.
  Result<Move> check(Seat seat, Move move) const {
    const Deciders deciders = rules_->deciders(state_);
    if (deciders.seats.empty()) return Refusal{"the game is over"};
    if (!deciders.seats.has(seat)) {
      return Refusal{say("seat ", seat, " has nothing to decide now; the table waits for seat ",
                         deciders.seats.lowest())};
    }
    if (!in_range(G::kinds(), move)) return Refusal{say("'", to_notation(G::kinds(), move), "' is no move")};
    move = rules_->canonical(state_, seat, move);
    if (Refusal refusal = rules_->why_not(state_, seat, move)) return refusal;
    return move;
  }

  /// Plays a move, or refuses it and changes nothing.
  Refusal play(Seat seat, Move move) {
    const Result<Move> checked = check(seat, move);
    if (!checked) return checked.refusal();
    const Snapshot before = snapshot();
    Journal journal;
    rules_->play(state_, seat, *checked, *chance_, journal);
    if (Refusal wrong = fault()) {
      restore(before);
      return {say("seat ", seat, ", ", to_notation(G::kinds(), *checked), ": ", wrong.words)};
    }
    const bool is_final = chance_->drawn() != before.chance.drawn() || !journal.learned.empty();
    events_.insert(events_.end(), journal.events.begin(), journal.events.end());
    steps_.push_back({{seat, *checked, check_bits()}, is_final, events_.size()});
    track_block();
    if (block_.number == 0 && size() >= last_checkpoint() + kCheckpointEvery) add_checkpoint();
    return {};
  }

  /// Plays all of them or none.
  Refusal play_batch(Seat seat, std::span<const Move> moves) {
    if (moves.size() == 1) return play(seat, moves.front());
    const Snapshot before = snapshot();
    const Block block_before = block_;
    for (const Move move : moves) {
      if (Refusal refusal = play(seat, move)) {
        restore(before);
        block_ = block_before;
        return refusal;
      }
    }
    return {};
  }

  /// After an undo that all agreed to: what nobody has seen is mixed anew, so that what fell before does not
  /// fall again. `number` is above that of every redraw before.
  void redraw(uint32_t number) {
    redraws_.push_back({size(), number});
    next_redraw_ = std::max(next_redraw_, number + 1);
    chance_ = header_.chance.redrawn(*chance_, number);
    rules_->reshuffle(state_, *chance_);
  }
  uint32_t next_redraw() const { return next_redraw_; }
  const std::vector<Redraw>& redraws() const { return redraws_; }

  /// Takes back the seat's last move, unless something was learned or decided since.
  Refusal undo(Seat seat) {
    if (Refusal refusal = why_no_undo(seat)) return refusal;
    const size_t own = last_in_block(seat);
    remove(own < size() ? own : size() - 1);
    return {};
  }

  /// Explains why `undo` would refuse; empty if it would not.
  Refusal why_no_undo(Seat seat) const {
    if (!redraws_.empty() && redraws_.back().moves > std::min(last_in_block(seat), size() - 1))
      return {"chance was drawn anew after that move"};
    if (last_in_block(seat) < size()) return {};
    if (size() == 0) return {"there is no move to take back"};
    const Step& last = steps_.back();
    if (last.recorded.seat != seat) return {say("seat ", last.recorded.seat, " has moved since")};
    if (last.is_final) return {"something hidden was revealed or drawn by that move"};
    return {};
  }

  /// Back to the first `moves` moves, whatever was revealed: an undo that all agreed to, or a look at the
  /// past. The same dice will fall again, unless `redraw` follows.
  void truncate(size_t moves) {
    if (moves >= size()) return;
    const std::vector<Step> steps = steps_;
    const std::vector<Redraw> redraws = redraws_;
    rewind(moves);
    redraw_again(redraws);
    while (size() < moves) {
      replay_step(steps[size()]);
      redraw_again(redraws);
    }
  }

  /// What a seat knows. While several decide together, nobody's early answer is part of another's knowledge.
  Knowledge<G> knowledge(Seat seat) const {
    if (block_.number == 0) return Knowledge<G>(*rules_, state_, seat, lately());
    State state = block_.state;
    Chance unused = Chance::fast(0);  // inside a block only the last answer may draw
    NoJournal nothing;
    for (size_t i = block_.start; i < size(); ++i) {
      const RecordedMove& own = steps_[i].recorded;
      if (own.seat == seat) rules_->play(state, seat, own.move, unused, nothing);
    }
    return Knowledge<G>(*rules_, state, seat);
  }

  /// The last moves, as far back as bots look.
  std::vector<Made> lately() const {
    std::vector<Made> past;
    for (size_t i = size() - std::min(size(), G::kMemory); i < size(); ++i) {
      past.push_back({steps_[i].recorded.seat, steps_[i].recorded.move});
    }
    return past;
  }

  Record record() const {
    Record record{header_, {}, {}, redraws_};
    for (const Step& step : steps_) record.moves.push_back(step.recorded);
    const Outcome outcome = rules_->outcome(state_);
    if (outcome.over) {
      record.result.emplace().ending = G::tables().endings[outcome.reason].name;
      for (int seat = 0; seat < rules_->seats(); ++seat) record.result->scores.push_back(outcome.score[seat]);
    }
    return record;
  }

  /// Plays the record's moves up to `upto`; a divergence is found at the move where it begins.
  Refusal replay(const Record& record, size_t upto) {
    redraw_again(record.redraws);
    for (size_t i = 0; i < record.moves.size() && i < upto; ++i) {
      const RecordedMove& recorded = record.moves[i];
      if (Refusal refusal = play(recorded.seat, recorded.move)) {
        return {say("move ", i + 1, " (seat ", recorded.seat, ": ", to_notation(G::kinds(), recorded.move),
                    "): ", refusal.words),
                refusal.rule};
      }
      if (steps_.back().recorded.check != recorded.check) {
        return {say("move ", i + 1, " (seat ", recorded.seat, ": ", to_notation(G::kinds(), recorded.move),
                    "): the table differs from the recorded one from here on")};
      }
      redraw_again(record.redraws);
    }
    return {};
  }

  /// All that playing has made of the match that its header lays out, for engine/pack.hpp. Not where chance
  /// is a script.
  static void pack(auto& self, auto& to) {
    to(self.state_, *self.chance_, self.steps_, self.events_, self.redraws_, self.next_redraw_,
       self.checkpoints_, self.block_);
  }

 private:
  struct Step {
    RecordedMove recorded;
    bool is_final = false;
    size_t events = 0;
    static void pack(auto& self, auto& to) {
      to(self.recorded.seat, self.recorded.move, self.recorded.check, self.is_final, self.events);
    }
  };

  /// A state to come back to without playing: what a match was after its first `moves` moves.
  struct Snapshot {
    size_t moves = 0;
    State state{};
    Chance chance = Chance::fast(0);
    decltype(Script::used) script_used{};
    size_t redraws = 0;
    static void pack(auto& self, auto& to) { to(self.moves, self.state, self.chance, self.redraws); }
  };
  /// What several seats decide together; 0: nothing.
  struct Block {
    uint8_t number = 0;
    size_t start = 0;
    State state{};
    static void pack(auto& self, auto& to) { to(self.number, self.start, self.state); }
  };
  /// Two checkpoints, so that going back a few moves replays a few moves and a table stays small.
  static constexpr size_t kCheckpointEvery = 16;
  static constexpr size_t kCheckpoints = 2;

  uint16_t check_bits() const { return static_cast<uint16_t>(hash_of(state_)); }

  void begin() {
    script_ = std::make_unique<Script>();
    chance_ = header_.chance.ready() ? header_.chance.open(*script_) : Chance::scripted(*script_);
    state_ = position_ ? *position_ : rules_->setup(*chance_);
    block_ = {};
    track_block();
  }

  Snapshot snapshot() const { return {size(), state_, *chance_, script_->used, redraws_.size()}; }

  void restore(const Snapshot& snapshot) {
    state_ = snapshot.state;
    chance_ = snapshot.chance;
    script_->used = snapshot.script_used;
    steps_.resize(snapshot.moves);
    events_.resize(events_after(snapshot.moves));
    redraws_.resize(snapshot.redraws);
    std::erase_if(checkpoints_, [&](const Snapshot& each) { return each.moves > snapshot.moves; });
  }

  size_t last_checkpoint() const { return checkpoints_.empty() ? 0 : checkpoints_.back().moves; }

  /// Only between blocks: a checkpoint does not hold a block's first state.
  void add_checkpoint() {
    if (checkpoints_.size() == kCheckpoints) checkpoints_.erase(checkpoints_.begin());
    checkpoints_.push_back(snapshot());
  }

  /// Back to a state at or before the first `moves` moves: the nearest that is kept.
  void rewind(size_t moves) {
    while (last_checkpoint() > moves) checkpoints_.pop_back();
    if (checkpoints_.empty()) {
      steps_.clear();
      events_.clear();
      redraws_.clear();
      return begin();
    }
    restore(Snapshot(checkpoints_.back()));
    block_ = {};
    track_block();
  }

  /// Those that came after as many moves as there are now.
  void redraw_again(const std::vector<Redraw>& redraws) {
    for (size_t i = redraws_.size(); i < redraws.size() && redraws[i].moves == size(); ++i)
      redraw(redraws[i].number);
  }

  void replay_step(const Step& step) { require(!play(step.recorded.seat, step.recorded.move)); }

  void track_block() {
    const Deciders deciders = rules_->deciders(state_);
    if (deciders.block == block_.number) return;
    block_ = {deciders.block, size(), state_};
  }

  /// The seat's last answer in the block that is open; size() where there is none.
  size_t last_in_block(Seat seat) const {
    for (size_t i = size(); block_.number != 0 && i > block_.start; --i) {
      if (steps_[i - 1].recorded.seat == seat) return i - 1;
    }
    return size();
  }

  /// Takes one move out. Inside a block the order of answers does not matter: the others' stay.
  void remove(size_t index) {
    const std::vector<Step> steps = steps_;
    truncate(index);
    for (size_t i = index + 1; i < steps.size(); ++i) replay_step(steps[i]);
  }

  std::shared_ptr<const G> rules_;
  RecordHeader header_;
  std::optional<State> position_;
  State state_{};
  std::unique_ptr<Script> script_;
  std::optional<Chance> chance_;
  std::vector<Step> steps_;
  std::vector<Event> events_;
  std::vector<Redraw> redraws_;
  uint32_t next_redraw_ = 1;
  std::vector<Snapshot> checkpoints_;  // the oldest first
  Block block_;
};

}  // namespace paydirt
