// A table in play: its chronicle, its viewers and its bots. A plain object, used by one thread. Commit, then
// tell: what a command changed is durable before anybody is told of it, and commands that come meanwhile
// wait.
#pragma once

#include <array>
#include <chrono>
#include <deque>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "server/chronicle.hpp"
#include "server/messages.hpp"
#include "server/nodes.hpp"
#include "server/projection.hpp"
#include "server/table_environment.hpp"

namespace paydirt::server {

/// How a request ended, as HTTP counts: 200, or why not.
struct Verdict {
  int status = 200;
  Refusal refusal;
  bool ok() const { return status == 200; }
};
using Completion = std::function<void(const Verdict&)>;

class Table {
 public:
  /// `kept` of its entries are in a snapshot.
  Table(std::string id, Chronicle chronicle, TableEnvironment& environment, int64_t kept = 0);

  const std::string& id() const { return id_; }
  /// Only of use inside a command: between commands it may hold what is not durable yet.
  const Chronicle& chronicle() const { return chronicle_; }

  /// Runs now, or when what is being stored is durable.
  void submit(std::function<void()> command);

  // From connections.
  uint64_t enter(Viewer& viewer, Asker who, std::string name);
  void leave(uint64_t watcher);
  void receive(uint64_t watcher, std::string_view text);
  /// Disconnects everybody; they may come back.
  void drop_all();
  /// Somebody has another name now.
  void rename(const std::string& identity, const std::string& name);

  // From other nodes (table_nodes.cpp).
  /// Entries that are stored; those that are known already are skipped.
  void follow(std::vector<EntryRow> rows);
  void set_company(const Company& company);
  void hear_wish(const std::string& text);
  /// Who is here, at this node.
  Attendance attendance() const;
  bool leads() const { return company_.leads; }

  // Requests over HTTP; `on_done` is called once the change is durable.
  void sit(const std::string& identity, const std::string& name, const wire::Sit& body, Completion on_done);
  void stand(const std::string& identity, const wire::Stand& body, Completion on_done);
  void hand_over(const std::string& identity, const wire::HandOver& body, Completion on_done);
  void swap(const std::string& identity, const wire::Swap& body, Completion on_done);
  void start(const std::string& identity, int level, Completion on_done);
  /// The host sends somebody away, who may not sit down here again.
  void dismiss(const std::string& identity, const wire::Stand& body, Completion on_done);
  /// For good: the table is no longer among this visitor's. Nobody is left: it is deleted.
  void part(const std::string& identity, Completion on_done);
  /// Deletes the table.
  void close(Completion on_done);
  void set_rematch(const std::string& table, Completion on_done);

  // Views, for use inside a command.
  wire::Table view(const std::string& identity) const;
  wire::Card card(const std::string& identity) const;
  TableRow row() const;
  /// Before the table is unloaded: its row, and a snapshot where much has happened since the last.
  void save(Batch& batch);
  Scene scene() const;
  bool has_watchers() const { return !watchers_.empty(); }
  /// Here or at another node.
  bool is_watched() const { return has_watchers() || company_.elsewhere != Attendance{}; }
  bool is_busy() const { return busy_; }
  /// Whether somebody who has a seat is here.
  bool has_players() const { return others_are_here({}); }

  // Time.
  /// When the table must act by itself.
  std::optional<int64_t> due() const;
  void tick();
  void on_thought(const ThinkRequest& request, const Thought& thought);

 private:
  using Clock = std::chrono::steady_clock;
  struct AwaitedHint {
    std::string id;
    Seat seat = 0;
    uint32_t question = 0;
    Wish wish;
  };
  struct Watcher {
    uint64_t number = 0;
    Viewer* viewer = nullptr;
    std::string identity;
    std::string address;
    std::string name;
    bool joined = false;
    std::optional<AwaitedHint> hint;
    uint32_t next_event = 0;  // the first that this connection has not been sent
    size_t left_out = 0;      // those before it that it will not be sent by itself
    bool wants_changes = false;
    std::shared_ptr<const Shown> shown;  // what changes start from; null: the next state is a whole one
  };
  /// Somebody wants to go back beyond what undo allows.
  struct UndoWish {
    Seat by = 0;
    size_t to = 0;
    std::set<std::string> agreed;  // identities
  };
  /// What a message came with.
  struct Sender {
    uint64_t watcher = 0;
    std::string identity;
    std::string name;
    Clock::time_point at;
  };

  std::vector<wire::CardSeat> card_seats() const;

  // Changes (table.cpp).
  Refusal record(Entry entry);
  Refusal apply(const Entry& entry);
  void run(std::function<void()> command);
  void commit(std::function<void()> then);
  /// The same, and the sender is answered.
  void commit(
      const Sender& sender, const std::string& id, std::function<void()> then = [] {});
  void on_committed();
  void drain();
  void broadcast();
  void keep_snapshot(Batch& batch, int64_t worth);
  void wind_clock();

  // Other nodes (table_nodes.cpp).
  void begin_anew();
  void catch_up();
  void give_up();
  void tell_wish();

  // Messages (table_talk.cpp).
  void dispatch(const Sender& sender, const wire::ClientMessage& message);
  void handle(const Sender& sender, const wire::JoinRequest& join);
  void handle(const Sender& sender, const wire::ChooseRequest& choice);
  void handle(const Sender& sender, const wire::UndoRequest& undo);
  void handle(const Sender& sender, const wire::UndoAskRequest& undo);
  void handle(const Sender& sender, const wire::UndoAgreeRequest& answer);
  void handle(const Sender& sender, const wire::UndoDeclineRequest& answer);
  void handle(const Sender& sender, const wire::WhyRequest& question);
  void handle(const Sender& sender, const wire::HintRequest& question);
  void handle(const Sender& sender, const wire::ChatRequest& chat);
  void handle(const Sender& sender, const wire::NonceRequest& share);
  void handle(const Sender& sender, const wire::NudgeRequest& nudge);
  bool everybody_shares() const;
  bool all_agree() const;
  wire::UndoAskedUpdate undo_asked() const;
  void ask_for_consent();
  void take_back(const Sender& sender, const std::string& id);
  void add_to_chat(const Sender& sender, const std::string& id, std::string text);
  // Whether the message may speak for the seat; if not, the sender is answered. Any seat of the sender's; one
  // that may act in the game; one that may take back; one that may answer the wish to take back.
  bool owns_seat(const Sender& sender, const std::string& id, int seat);
  bool may_act(const Sender& sender, const std::string& id, int seat);
  bool may_undo(const Sender& sender, const std::string& id, int seat);
  bool may_answer_undo(const Sender& sender, const std::string& id, int seat);
  /// What a thinker needs to know about the question that lies before a seat.
  ThinkRequest question_for_thinkers(Seat seat) const;
  bool awaits_hint(const std::string& identity) const;
  /// Hints about questions that are gone are not waited for.
  void give_up_hints();

  // Messages out.
  Watcher* find(uint64_t watcher);
  template <class Message>
  void send(uint64_t watcher, const Message& message) {
    if (Watcher* const to = find(watcher)) to->viewer->send(to_payload(message));
  }
  template <class Message>
  void send_all(const Message& message) {
    const Payload payload = to_payload(message);
    for (const Watcher& watcher : watchers_) {
      if (watcher.joined) watcher.viewer->send(payload);
    }
  }
  void send_state(Watcher& watcher);
  /// Its next state brings the events from this number on, the latest of them.
  void aim_at_events(Watcher& watcher, int64_t since);
  void send_state(Watcher& watcher, Projection& projection);
  void send_table(const Watcher& watcher) const;
  void send_tables() const;
  void refuse(const Sender& sender, const std::string& id, const Refusal& refusal);
  void done(uint64_t watcher, const std::string& id);

  Sitter vacated(Sitter sitter) const;

  // Seats and time (table_time.cpp).
  bool is_connected(const std::string& identity) const;
  bool others_are_here(const std::string& identity) const;
  bool bot_plays(Seat seat) const;
  void watch_seats();
  void plan_bots();
  /// For whom the table's bots think; none where nobody is there to wait.
  const Watcher* who_waits() const;
  void ask_bot(Seat seat);
  int bot_level(Seat seat) const;
  void forget_thought(Seat seat);
  bool is_asked(Seat seat, uint32_t question) const;
  void move_for(Seat seat, Move move, bool late = false);
  void tell_hint(const ThinkRequest& request, const Thought& thought, bool current);
  std::optional<int64_t> stand_in_at(size_t seat) const;
  void stand_in_for_leavers();
  std::optional<int64_t> clock_end() const;
  void follow_clock(bool anew);
  bool people_came() const;

  std::string id_;
  Chronicle chronicle_;
  TableEnvironment& environment_;
  int64_t kept_;  // entries that a snapshot holds

  std::vector<Watcher> watchers_;
  uint64_t last_watcher_ = 0;
  std::deque<std::function<void()>> queue_;
  std::shared_ptr<const std::function<void()>> current_;  // the last command: it may have to begin anew
  bool busy_ = false;
  Batch pending_;
  struct Answer {
    uint64_t watcher;
    std::string id;
  };
  std::optional<Answer> answer_;  // goes with the next state of its watcher, or by itself
  /// What those who come while nothing changes are shown.
  struct Door {
    int64_t entries;
    Scene scene;
    Projection projection;
  };
  std::unique_ptr<Door> door_;
  bool table_changed_ = false;
  bool game_changed_ = false;
  uint64_t chat_told_ = 0;
  std::optional<UndoWish> wish_;
  Company company_;
  std::vector<std::pair<std::string, int64_t>> recent_chat_;

  struct SeatTime {
    std::optional<int64_t> away_since;  // its person has no connection
    bool came = false;                  // its person has been here since the table woke
    bool stand_in = false;              // a bot plays for him
    std::optional<int64_t> bot_at;      // when the bot begins to think
    std::optional<int64_t> answer_at;   // when it answers, however soon it knows
    std::optional<Move> answer;         // what it has thought
    int64_t thinks_since = 0;
    uint32_t thinking_about = 0;  // the question that a thinker has; 0: none
    Wish wish;                    // for the answer to it
  };
  std::array<SeatTime, kMaxSeats> times_{};
  std::vector<int64_t> asked_at_;  // as the chronicle has it, by the steady clock
  bool clock_runs_ = false;        // not before everybody has come to a new game
};

}  // namespace paydirt::server
