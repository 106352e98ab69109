// All that is known of a table: the fold of its entries, by the same code in play and after a restart.
#pragma once

#include <deque>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "server/entries.hpp"
#include "server/messages.hpp"
#include "server/playing.hpp"

namespace paydirt::server {

inline constexpr const char* kNoSuchTable = "there is no such table";

class Chronicle {
 public:
  /// Adds one entry, or refuses it and changes nothing.
  Refusal apply(const Entry& entry);
  static Result<Chronicle> fold(const std::vector<std::string>& bodies);
  /// The same for entries that come after those which this one is made of.
  Refusal go_on(const std::vector<std::string>& bodies);

  /// All of it as bytes that the same program understands. False where it cannot be kept so.
  bool pack(Packer& to) const;
  static Result<Chronicle> unpack(Unpacker& from);

  Status status() const;
  const AnyGame& game() const { return *game_; }
  const LayoutEntry& layout() const { return layout_; }
  /// The hash of the edition that is played.
  const std::string& edition() const { return edition_; }
  const std::vector<Sitter>& seats() const { return layout_.seats; }
  bool has_game() const { return playing_.has_value(); }
  const Playing& playing() const { return *playing_; }
  const std::deque<wire::ChatMessage>& chat() const { return chat_; }
  const std::string& rematch() const { return rematch_; }

  /// Whether the host has sent this identity away.
  bool was_sent_away(const std::string& identity) const { return sent_away_.contains(identity); }

  std::string commitment() const;
  /// Entries so far: the number of the next one.
  int64_t size() const { return size_; }
  /// When the game last changed, in milliseconds since 1970.
  int64_t changed_at() const { return changed_at_; }
  /// Since when the question after so many moves counts: taking a move back gives no new time for it. In
  /// milliseconds since 1970, by number of moves.
  const std::vector<int64_t>& asked_at() const { return asked_at_; }

  /// Whether this identity's request with this id has been carried out.
  bool remembers(const std::string& identity, const std::string& id) const;
  SeatSet seats_of(const std::string& identity) const;
  /// Everybody who has a seat, also one that a bot plays for now.
  std::set<std::string> people() const;

 private:
  Refusal add(const LayoutEntry& entry);
  Refusal add(const SeatEntry& entry);
  Refusal add(const StartEntry& entry);
  Refusal add(const MoveEntry& entry);
  Refusal add(const UndoEntry& entry);
  Refusal add(const ChatEntry& entry);
  Refusal add(const RematchEntry& entry);
  Result<std::unique_ptr<AnyMatch>> lay_out() const;
  Result<std::shared_ptr<const AnyMatch>> past_game() const;
  void count_time(int64_t at, bool anew);
  /// Something that the table itself tells, in the log.
  void note(std::string text, int64_t at);
  void note_undo(const UndoEntry& entry, int64_t moves);
  void keep_message(wire::ChatMessage message);
  void remember(const std::string& identity, const std::optional<std::string>& id);
  static void pack_all_but_the_game(auto& self, auto& to) {
    to(self.layout_, self.edition_, self.chat_, self.chat_count_, self.rematch_, self.sent_away_, self.size_,
       self.changed_at_, self.asked_at_, self.remembered_);
  }

  const AnyGame* game_ = nullptr;
  LayoutEntry layout_;
  std::string edition_;
  std::optional<Playing> playing_;
  std::deque<wire::ChatMessage> chat_;
  uint64_t chat_count_ = 0;
  std::string rematch_;
  std::set<std::string> sent_away_;
  int64_t size_ = 0;
  int64_t changed_at_ = 0;
  std::vector<int64_t> asked_at_;
  std::map<std::string, std::deque<size_t>> remembered_;  // hashes of the last ids of each identity
};

}  // namespace paydirt::server
