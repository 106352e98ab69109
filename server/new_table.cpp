// The layouts of new tables: from a request, for a rematch, to play on.
#include <algorithm>
#include <boost/json/serialize.hpp>
#include <optional>

#include "bots/bot.hpp"
#include "engine/json_read.hpp"
#include "engine/json_write.hpp"
#include "games/registry.hpp"
#include "server/api.hpp"
#include "server/ids.hpp"

namespace paydirt::server {
namespace {

constexpr int kLongestClock = 60 * 60 * 24 * 30;

/// None where there is no such table.
std::optional<BotLevels> levels_with(const AnyGame& game, const std::string& options) {
  const auto match =
      game.start({.seats = game.info().min_seats, .options = options, .chance = ChanceSource::fast(1)});
  return match ? std::optional(levels_of(**match)) : std::nullopt;
}

std::vector<wire::LevelInfo> described(const BotLevels& levels) {
  std::vector<wire::LevelInfo> list;
  for (int level = 1; level <= levels.size(); ++level)
    list.push_back({level_name(level), skill_words(levels.at(level))});
  return list;
}

wire::GameCard card_of(const AnyGame& game) {
  const GameInfo& info = game.info();
  const BotLevels usual = *levels_with(game, "");
  wire::GameCard card{info.id,
                      info.name,
                      info.pitch,
                      info.credits,
                      {info.min_seats, info.max_seats},
                      game.options(),
                      info.play_now,
                      described(usual),
                      {}};
  for (const OptionInfo& option : card.options) {
    for (const std::string& value : option.values) {
      const auto levels = levels_with(game, say(option.key, '=', value));
      if (levels && *levels != usual) card.other_levels.push_back({option.key, value, described(*levels)});
    }
  }
  return card;
}

Sitter bot_of(int level) { return {SeatKind::bot, {}, level_name(level), level, {}}; }

Result<Sitter> sitter_of(const wire::NewSeat& wanted, const Visitor& visitor, const wire::NewTable& body) {
  Sitter sitter;
  const std::string name = tidy(wanted.name.value_or(""), kLongestName);
  switch (wanted.kind) {
    case wire::NewSeatKind::me:
      sitter = {SeatKind::human, visitor.identity, name.empty() ? visitor.name : name, 0, {}};
      if (body.nonce) sitter.nonce = nonce_of(*body.nonce);
      break;
    case wire::NewSeatKind::here:
      sitter = {
          SeatKind::human, visitor.identity, name.empty() ? say(visitor.name, "'s friend") : name, 0, {}};
      break;
    case wire::NewSeatKind::bot: {
      const int level = wanted.level.value_or(kUsualLevel);
      if (level < 1 || level > kLevels) return Refusal{say("seats: level: must be 1 to ", kLevels)};
      sitter = bot_of(level);
      if (!name.empty()) sitter.name = name;
      break;
    }
    case wire::NewSeatKind::open: break;
  }
  return sitter;
}

/// A bot in the place of somebody, called so that players know whose game it goes on with.
Sitter heir_of(const Sitter& before, int level) {
  Sitter bot = bot_of(level);
  if (before.kind == SeatKind::human) {
    bot.name = say(before.name, "'s bot");
  } else if (before.name != level_name(before.level)) {
    bot.name = before.name;
  }
  return bot;
}

/// A bot called like a person or like a bot before it gets a number.
void name_apart(std::vector<Sitter>& seats) {
  for (Sitter& bot : seats) {
    if (bot.kind != SeatKind::bot) continue;
    const std::string name = bot.name;
    const auto is_taken = [&](const Sitter& other) {
      return other.name == bot.name && (&other < &bot || other.kind == SeatKind::human);
    };
    for (int n = 2; std::any_of(seats.begin(), seats.end(), is_taken); ++n) bot.name = say(name, ' ', n);
  }
}

/// Fixes the current edition and rules, whatever later releases bring.
void use_current_box(LayoutEntry& layout) {
  const auto game = find_game(layout.game);
  if (!game) return;  // refused when the table is laid out
  layout.edition = *(*game)->check_edition((*game)->edition_text());
  layout.version = (*game)->info().version;
}

/// With the operating system's randomness.
void shuffle(std::vector<Sitter>& seats) {
  for (size_t i = seats.size(); i > 1; --i) std::swap(seats[i - 1], seats[random_number() % i]);
}

Refusal check_seconds(const char* field, std::optional<int> seconds, int low) {
  if (!seconds || (*seconds >= low && *seconds <= kLongestClock)) return {};
  return {say(field, ": must be ", low, " to ", kLongestClock, " seconds, or null")};
}

}  // namespace

const std::string& games_json() {
  static const std::string json = [] {
    std::vector<wire::GameCard> games;
    for (const AnyGame* game : all_games()) games.push_back(card_of(*game));
    return to_json(games);
  }();
  return json;
}

Result<LayoutEntry> layout_of(const wire::NewTable& body, const Visitor& visitor, int64_t now) {
  LayoutEntry layout;
  layout.clock = body.clock.value_or(std::nullopt);
  layout.bot_after = body.bot_after.value_or(std::nullopt);
  if (Refusal refusal = check_seconds("clock", layout.clock, 5)) return refusal;
  if (Refusal refusal = check_seconds("bot_after", layout.bot_after, 1)) return refusal;
  layout.game = body.game;
  layout.host = visitor.identity;
  layout.is_private = body.private_.value_or(true);
  layout.at = now;
  use_current_box(layout);
  layout.undo = body.undo.value_or(UndoPolicy::free);
  if (body.options) {
    for (const auto& [key, value] : body.options->pairs) {
      append(layout.options, say(layout.options.empty() ? "" : ",", key, '=', value));
    }
  }
  if (body.seats.size() > kMaxSeats) return Refusal{say("seats: must be at most ", kMaxSeats)};
  int own = 0;
  for (const wire::NewSeat& wanted : body.seats) {
    own += wanted.kind == wire::NewSeatKind::me ? 1 : 0;
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

LayoutEntry rematch_layout(const LayoutEntry& before, const std::string& host, const std::string& nonce,
                           int64_t now) {
  LayoutEntry layout = before;
  layout.host = host;
  layout.at = now;
  layout.guided = false;
  layout.position.reset();
  layout.past.reset();
  use_current_box(layout);
  layout.server_seed = to_hex(random_seed());
  std::rotate(layout.seats.begin(), layout.seats.begin() + 1, layout.seats.end());
  const bool is_alone = std::all_of(layout.seats.begin(), layout.seats.end(), [&](const Sitter& each) {
    return each.owner.empty() || each.owner == host;
  });
  for (Sitter& sitter : layout.seats) {
    sitter.nonce.reset();
    if (!sitter.owner.empty()) sitter.kind = SeatKind::human;
    if (sitter.owner == host && !nonce.empty() && is_alone) sitter.nonce = nonce_of(nonce);
  }
  layout.begins.reset();
  if (!is_alone) layout.begins.emplace(true);
  return layout;
}

Result<LayoutEntry> play_on_layout(const AnyMatch& past, const LayoutEntry& before, const Visitor& visitor,
                                   int seat, int level, int64_t now) {
  if (seat < 0 || seat >= past.seats()) return Refusal{"there is no such seat"};
  if (level < 1 || level > kLevels) return Refusal{say("bots: must be a level, 1 to ", kLevels)};
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
  layout.past = write_record(past.record(), past.game().kinds());
  for (int i = 0; i < past.seats(); ++i) {
    layout.seats.push_back(i == seat ? Sitter{SeatKind::human, visitor.identity, visitor.name, 0, {}}
                                     : heir_of(before.seats[static_cast<size_t>(i)], level));
  }
  name_apart(layout.seats);
  return layout;
}

}  // namespace paydirt::server
