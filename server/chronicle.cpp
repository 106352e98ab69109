#include "server/chronicle.hpp"

#include <algorithm>

#include "engine/text.hpp"
#include "games/registry.hpp"

namespace paydirt::server {
namespace {

constexpr size_t kRememberedIds = 64;
constexpr size_t kKeptMessages = 200;

size_t hash_of(const std::string& id) { return std::hash<std::string>{}(id); }

}  // namespace

Refusal Chronicle::apply(const Entry& entry) {
  const bool is_layout = std::holds_alternative<LayoutEntry>(entry);
  if (is_layout != (size_ == 0)) return {"a table begins with its layout, and has one"};
  Refusal refusal = std::visit([this](const auto& each) { return add(each); }, entry);
  if (!refusal) ++size_;
  return refusal;
}

Result<Chronicle> Chronicle::fold(const std::vector<std::string>& bodies) {
  Chronicle chronicle;
  if (bodies.empty()) return Refusal{kNoSuchTable};
  if (Refusal refusal = chronicle.go_on(bodies)) return refusal;
  return chronicle;
}

Refusal Chronicle::go_on(const std::vector<std::string>& bodies) {
  for (const std::string& body : bodies) {
    const auto entry = read_entry(body);
    if (!entry) return {say("entry ", size_, ": ", entry.refusal().words)};
    if (Refusal refusal = apply(*entry)) return {say("entry ", size_, ": ", refusal.words)};
  }
  return {};
}

bool Chronicle::pack(Packer& to) const {
  pack_all_but_the_game(*this, to);
  to(playing_.has_value());
  return !playing_ || playing_->pack(to);
}

Result<Chronicle> Chronicle::unpack(Unpacker& from) {
  Chronicle chronicle;
  pack_all_but_the_game(chronicle, from);
  bool has_game = false;
  from(has_game);
  const auto game = find_game(chronicle.layout_.game);
  if (!game) return game.refusal();
  chronicle.game_ = *game;
  if (has_game) {
    auto playing = Playing::unpack(**game, from);
    if (!playing) return playing.refusal();
    chronicle.playing_ = std::move(*playing);
  }
  return chronicle;
}

Status Chronicle::status() const {
  if (!playing_) return Status::waiting;
  return playing_->match().deciders().seats.empty() ? Status::over : Status::playing;
}

std::string Chronicle::commitment() const {
  Seed seed{};
  from_hex(layout_.server_seed, seed);
  return to_hex(sha256(as_text(seed)));
}

bool Chronicle::remembers(const std::string& identity, const std::string& id) const {
  const auto found = remembered_.find(identity);
  return !id.empty() && found != remembered_.end() &&
         std::find(found->second.begin(), found->second.end(), hash_of(id)) != found->second.end();
}

void Chronicle::remember(const std::string& identity, const std::optional<std::string>& id) {
  if (!id || id->empty() || identity.empty()) return;
  std::deque<size_t>& ids = remembered_[identity];
  ids.push_back(hash_of(*id));
  if (ids.size() > kRememberedIds) ids.pop_front();
}

SeatSet Chronicle::seats_of(const std::string& identity) const {
  SeatSet own;
  if (identity.empty()) return own;
  for (size_t seat = 0; seat < seats().size(); ++seat) {
    if (seats()[seat].owner == identity) own.add(static_cast<Seat>(seat));
  }
  return own;
}

Refusal Chronicle::add(const LayoutEntry& entry) {
  const auto game = find_game(entry.game);
  if (!game) return game.refusal();
  const GameInfo& info = (*game)->info();
  const auto count = static_cast<int>(entry.seats.size());
  if (count < info.min_seats || count > info.max_seats) {
    return {say(info.name, " is for ", info.min_seats, " to ", info.max_seats, " players")};
  }
  game_ = *game;
  layout_ = entry;
  changed_at_ = entry.at;
  const auto match = lay_out();  // refuses what could not be played later
  if (!match) return match.refusal();
  edition_ = (*match)->header().edition;
  return {};
}

Refusal Chronicle::add(const SeatEntry& entry) {
  if (entry.seat < 0 || entry.seat >= static_cast<int>(seats().size())) return {"there is no such seat"};
  layout_.seats[static_cast<size_t>(entry.seat)] = entry.sitter;
  if (entry.sent_away) sent_away_.insert(*entry.sent_away);
  return {};
}

Refusal Chronicle::add(const StartEntry& entry) {
  if (playing_) return {"the game has begun already"};
  for (const Sitter& sitter : seats()) {
    if (sitter.kind == SeatKind::open) return {"a seat is still open"};
  }
  auto match = lay_out();
  if (!match) return match.refusal();
  auto past = past_game();
  if (!past) return past.refusal();
  playing_.emplace(std::move(*match), std::move(*past));
  count_time(entry.at, true);
  return {};
}

void Chronicle::count_time(int64_t at, bool anew) {
  changed_at_ = at;
  asked_at_.resize(playing_->match().size() + 1, at);
  if (anew) asked_at_.back() = at;
}

Result<std::unique_ptr<AnyMatch>> Chronicle::lay_out() const {
  Layout layout;
  layout.seats = static_cast<int>(seats().size());
  layout.options = layout_.options;
  layout.edition = layout_.edition.value_or("");
  layout.version = layout_.version.value_or(0);
  std::vector<ChanceSource::Nonce> nonces;
  for (size_t seat = 0; seat < seats().size(); ++seat) {
    const Sitter& sitter = seats()[seat];
    layout.players.push_back(sitter.name);
    ChanceSource::Nonce nonce{static_cast<Seat>(seat), {}};
    if (sitter.nonce && from_hex(*sitter.nonce, nonce.bytes) && !layout_.guided) nonces.push_back(nonce);
  }
  Seed seed{};
  if (!from_hex(layout_.server_seed, seed)) return Refusal{"the table's seed is damaged"};
  layout.chance = ChanceSource::sealed(seed, std::move(nonces));
  if (layout_.position) return game_->load(*layout_.position, layout.chance);
  return game_->start(layout);
}

Result<std::shared_ptr<const AnyMatch>> Chronicle::past_game() const {
  if (!layout_.past) return std::shared_ptr<const AnyMatch>();
  const auto record = read_record(*layout_.past, game_->kinds());
  if (!record) return record.refusal();
  auto match = game_->replay(*record, record->moves.size());
  if (!match) return match.refusal();
  return std::shared_ptr<const AnyMatch>(std::move(*match));
}

Refusal Chronicle::add(const MoveEntry& entry) {
  if (status() != Status::playing) return {"the game is not being played"};
  if (entry.seat < 0 || entry.seat >= static_cast<int>(seats().size())) return {"there is no such seat"};
  std::vector<Move> moves;
  for (const std::string& text : entry.moves) {
    const auto move = parse_move(game_->kinds(), text);
    if (!move) return move.refusal();
    moves.push_back(*move);
  }
  if (moves.empty()) return {"there is no move"};
  const auto seat = static_cast<Seat>(entry.seat);
  if (Refusal refusal = playing_->play(seat, moves)) return refusal;
  remember(seats()[seat].owner, entry.id);
  count_time(entry.at, false);
  if (entry.late.value_or(false)) {
    const std::string& name = seats()[seat].name;
    note(say(name, "'s time was up: the table played for ", name, '.'), entry.at);
  }
  return {};
}

Refusal Chronicle::add(const UndoEntry& entry) {
  if (!playing_) return {"the game has not begun"};
  if (entry.seat < 0 || entry.seat >= static_cast<int>(seats().size())) return {"there is no such seat"};
  const auto seat = static_cast<Seat>(entry.seat);
  if (entry.to) {
    const auto size = static_cast<int64_t>(playing_->match().size());
    if (*entry.to < 0 || *entry.to > size) return {"there are not so many moves"};
    if (entry.redraw && *entry.redraw < playing_->match().next_redraw())
      return {"that was drawn anew already"};
    playing_->truncate(static_cast<size_t>(*entry.to), entry.redraw);
    if (*entry.to < size) note_undo(entry, size - *entry.to);
  } else if (Refusal refusal = playing_->undo(seat)) {
    return refusal;
  }
  remember(seats()[seat].owner, entry.id);
  count_time(entry.at, entry.to.has_value());
  return {};
}

void Chronicle::note_undo(const UndoEntry& entry, int64_t moves) {
  const std::string_view consent = people().size() > 1 ? "; everybody agreed" : "";
  const std::string_view chance = entry.redraw ? ", and what nobody has seen was mixed anew" : "";
  note(say(seats()[static_cast<size_t>(entry.seat)].name, " took back ", moves,
           moves == 1 ? " move" : " moves", consent, chance, '.'),
       entry.at);
}

std::set<std::string> Chronicle::people() const {
  std::set<std::string> identities;
  for (const Sitter& sitter : seats()) {
    if (!sitter.owner.empty()) identities.insert(sitter.owner);
  }
  return identities;
}

void Chronicle::note(std::string text, int64_t at) {
  const auto moves = static_cast<int64_t>(playing_->match().size());
  keep_message({chat_count_++, {}, {}, std::move(text), at, moves});
}

void Chronicle::keep_message(wire::ChatMessage message) {
  chat_.push_back(std::move(message));
  if (chat_.size() > kKeptMessages) chat_.pop_front();
}

Refusal Chronicle::add(const ChatEntry& entry) {
  keep_message({chat_count_++, entry.seat, entry.name, entry.text, entry.at, {}});
  remember(entry.by, entry.id);
  return {};
}

Refusal Chronicle::add(const RematchEntry& entry) {
  rematch_ = entry.table;
  return {};
}

}  // namespace paydirt::server
