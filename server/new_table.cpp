// From what somebody wants to the layout of a new table.
#include <algorithm>
#include <boost/json/serialize.hpp>

#include "bots/spec.hpp"
#include "engine/json_read.hpp"
#include "engine/json_write.hpp"
#include "games/registry.hpp"
#include "server/api.hpp"
#include "server/ids.hpp"

namespace paydirt::server {
namespace {

constexpr int kLongestClock = 60 * 60 * 24 * 30;

struct GameView {
  std::string id;
  std::string name;
  std::string pitch;
  std::string credits;
  std::vector<int> seats;
  std::vector<OptionInfo> options;
  int play_now = 0;
};
BOOST_DESCRIBE_STRUCT(GameView, (), (id, name, pitch, credits, seats, options, play_now))

GameView view_of(const AnyGame& game) {
  const GameInfo& info = game.info();
  return {info.id,        info.name,    info.pitch, info.credits, {info.min_seats, info.max_seats},
          game.options(), info.play_now};
}

Sitter bot_of(int level) { return {SeatKind::bot, {}, level_name(level), level, {}}; }

Result<Sitter> sitter_of(const WantedSeat& wanted, const Visitor& visitor, const NewTableBody& body) {
  Sitter sitter;
  const std::string name = tidy(wanted.name.value_or(""), kLongestName);
  switch (wanted.kind) {
    case WantedKind::me:
      sitter = {SeatKind::human, visitor.identity, name.empty() ? visitor.name : name, 0, {}};
      if (body.nonce) sitter.nonce = nonce_of(*body.nonce);
      break;
    case WantedKind::here:
      sitter = {
          SeatKind::human, visitor.identity, name.empty() ? say(visitor.name, "'s friend") : name, 0, {}};
      break;
    case WantedKind::bot: {
      const int level = wanted.level.value_or(kUsualLevel);
      if (level < 1 || level > kLevels) return Refusal{"seats: level: must be 1 to 5"};
      sitter = bot_of(level);
      if (!name.empty()) sitter.name = name;
      break;
    }
    case WantedKind::open: break;
  }
  return sitter;
}

/// The box of today, whatever later releases bring.
void use_current_box(LayoutEntry& layout) {
  const auto game = find_game(layout.game);
  if (!game) return;  // refused when the table is laid out
  layout.edition = *(*game)->check_edition((*game)->edition_text());
  layout.version = (*game)->info().version;
}

/// By the operating system's dice.
void shuffle(std::vector<Sitter>& seats) {
  for (size_t i = seats.size(); i > 1; --i) std::swap(seats[i - 1], seats[random_number() % i]);
}

Refusal check_times(const NewTableBody& body) {
  if (body.clock && (*body.clock < 5 || *body.clock > kLongestClock)) {
    return {say("clock: must be 5 to ", kLongestClock, " seconds, or null")};
  }
  if (body.bot_after && (*body.bot_after < 1 || *body.bot_after > kLongestClock)) {
    return {say("bot_after: must be 1 to ", kLongestClock, " seconds, or null")};
  }
  return {};
}

}  // namespace

std::string games_json() {
  std::vector<GameView> games;
  for (const AnyGame* game : all_games()) games.push_back(view_of(*game));
  return to_json(games);
}

Result<LayoutEntry> layout_of(const NewTableBody& body, bool is_private, const Visitor& visitor,
                              int64_t now) {
  if (Refusal refusal = check_times(body)) return refusal;
  LayoutEntry layout;
  layout.game = body.game;
  layout.host = visitor.identity;
  layout.is_private = is_private;
  layout.clock = body.clock;
  layout.bot_after = body.bot_after;
  layout.at = now;
  use_current_box(layout);
  if (body.undo && *body.undo != "free" && *body.undo != "off")
    return Refusal{"undo: must be one of free, off"};
  if (body.undo == "off") layout.undo = UndoPolicy::off;
  if (body.options) {
    for (const auto& [key, value] : body.options->pairs) {
      append(layout.options, say(layout.options.empty() ? "" : ",", key, '=', value));
    }
  }
  if (body.seats.size() > kMaxSeats) return Refusal{say("seats: at most ", kMaxSeats)};
  int own = 0;
  for (const WantedSeat& wanted : body.seats) {
    own += wanted.kind == WantedKind::me ? 1 : 0;
    auto sitter = sitter_of(wanted, visitor, body);
    if (!sitter) return sitter.refusal();
    layout.seats.push_back(std::move(*sitter));
  }
  if (own != 1) return Refusal{"seats: exactly one must be 'me'"};
  if (body.shuffle_seats.value_or(false)) shuffle(layout.seats);
  layout.guided = body.seed.has_value();
  layout.server_seed = to_hex(body.seed ? widen(static_cast<uint64_t>(*body.seed)) : random_seed());
  return layout;
}

LayoutEntry rematch_layout(const LayoutEntry& before, const std::string& host, int64_t now) {
  LayoutEntry layout = before;
  layout.host = host;
  layout.at = now;
  layout.guided = false;
  layout.position.reset();
  use_current_box(layout);
  layout.server_seed = to_hex(random_seed());
  std::rotate(layout.seats.begin(), layout.seats.begin() + 1, layout.seats.end());
  for (Sitter& sitter : layout.seats) {
    sitter.nonce.reset();
    if (!sitter.owner.empty()) sitter.kind = SeatKind::human;
  }
  return layout;
}

Result<LayoutEntry> play_on_layout(const AnyMatch& past, const LayoutEntry& before, const Visitor& visitor,
                                   int seat, int level, int64_t now) {
  if (seat < 0 || seat >= past.seats()) return Refusal{"there is no such seat"};
  if (level < 1 || level > kLevels) return Refusal{"bots: must be a level, 1 to 5"};
  auto position = parse_json(past.position());
  if (!position) return position.refusal();
  position->get_object().erase("chance");  // the same draws would come again
  LayoutEntry layout;
  layout.game = before.game;
  layout.options = before.options;
  layout.host = visitor.identity;
  layout.is_private = true;
  layout.at = now;
  layout.server_seed = to_hex(random_seed());
  const std::string text = boost::json::serialize(*position);
  layout.position = text;
  for (int i = 0; i < past.seats(); ++i) {
    layout.seats.push_back(i == seat ? Sitter{SeatKind::human, visitor.identity, visitor.name, 0, {}}
                                     : bot_of(level));
  }
  return layout;
}

}  // namespace paydirt::server
