// Who sits where: what HTTP requests change at a table, and how a table is described to a visitor.
#include <algorithm>

#include "bots/spec.hpp"
#include "engine/json_write.hpp"
#include "server/table.hpp"

namespace paydirt::server {
namespace {

Verdict refused(int status, std::string words) { return {status, {std::move(words)}}; }

bool is_level(int level) { return level >= 1 && level <= kLevels; }

Keyed<std::string> options_of(const std::string& text) {
  Keyed<std::string> options;
  std::string_view rest = text;
  while (!rest.empty()) {
    std::string_view value = next_word(rest, ',');
    const std::string_view key = next_word(value, '=');
    if (!value.empty()) value.remove_prefix(1);
    if (!key.empty()) options.pairs.emplace_back(key, value);
  }
  return options;
}

}  // namespace

void Table::sit(const std::string& identity, const std::string& name, const wire::Sit& body,
                Completion on_done) {
  submit([this, identity, name, body, on_done = std::move(on_done)] {
    const int count = static_cast<int>(chronicle_.seats().size());
    if (body.seat < 0 || body.seat >= count) return on_done(refused(400, "there is no such seat"));
    Sitter sitter = chronicle_.seats()[static_cast<size_t>(body.seat)];
    if (sitter.kind != SeatKind::open) return on_done(refused(409, "that seat is taken"));
    if (chronicle_.layout().guided)
      return on_done(
          refused(409, "its host has fixed the chance of this table, so it takes no other people"));
    if (chronicle_.was_sent_away(identity))
      return on_done(refused(403, "the host of this table has sent you away"));
    sitter.kind = SeatKind::human;
    sitter.owner = identity;
    sitter.name = tidy(body.name.value_or(name), kLongestName);
    if (sitter.name.empty()) sitter.name = name;
    if (body.nonce) sitter.nonce = nonce_of(*body.nonce);
    if (Refusal refusal = record(SeatEntry{body.seat, sitter, environment_.now()}))
      return on_done({409, refusal});
    commit([on_done] { on_done({}); });
  });
}

void Table::stand(const std::string& identity, const wire::Stand& body, Completion on_done) {
  submit([this, identity, body, on_done = std::move(on_done)] {
    const bool own = body.seat >= 0 && body.seat < kMaxSeats &&
                     chronicle_.seats_of(identity).has(static_cast<Seat>(body.seat));
    if (!own) return on_done(refused(403, "that seat is not yours"));
    if (chronicle_.status() == Status::over) return on_done(refused(409, "the game is over"));
    const Sitter sitter = vacated(chronicle_.seats()[static_cast<size_t>(body.seat)]);
    if (Refusal refusal = record(SeatEntry{body.seat, sitter, environment_.now()}))
      return on_done({409, refusal});
    commit([on_done] { on_done({}); });
  });
}

/// Before the start the seat opens, afterwards a bot plays on.
Sitter Table::vacated(Sitter sitter) const {
  if (chronicle_.status() == Status::waiting) return {};
  if (sitter.level == 0) sitter.level = kUsualLevel;
  sitter.kind = SeatKind::bot;
  sitter.owner.clear();
  sitter.name = level_name(sitter.level);
  return sitter;
}

void Table::dismiss(const std::string& identity, const wire::Stand& body, Completion on_done) {
  submit([this, identity, body, on_done = std::move(on_done)] {
    if (identity != chronicle_.layout().host)
      return on_done(refused(403, "only the host may send somebody away"));
    if (chronicle_.status() == Status::over) return on_done(refused(409, "the game is over"));
    const int count = static_cast<int>(chronicle_.seats().size());
    if (body.seat < 0 || body.seat >= count) return on_done(refused(400, "there is no such seat"));
    const std::string who = chronicle_.seats()[static_cast<size_t>(body.seat)].owner;
    if (who.empty() || who == identity) return on_done(refused(409, "nobody else sits there"));
    for (const Seat seat : chronicle_.seats_of(who)) {
      SeatEntry entry{seat, vacated(chronicle_.seats()[seat]), environment_.now()};
      entry.sent_away.emplace(who);
      if (Refusal refusal = record(entry)) return on_done({409, refusal});
    }
    pending_.gone_members.push_back({who, id_});
    commit([on_done] { on_done({}); });
  });
}

void Table::part(const std::string& identity, Completion on_done) {
  submit([this, identity, on_done = std::move(on_done)] {
    const bool over = chronicle_.status() == Status::over;
    const bool hosts = identity == chronicle_.layout().host && chronicle_.status() == Status::waiting;
    const std::set<std::string> people = chronicle_.people();
    const bool alone = people.size() == 1 && people.contains(identity);
    if (alone || hosts) return close(on_done);
    for (const Seat seat : over ? SeatSet{} : chronicle_.seats_of(identity)) {
      if (Refusal refusal = record(SeatEntry{seat, vacated(chronicle_.seats()[seat]), environment_.now()}))
        return on_done({409, refusal});
    }
    pending_.gone_members.push_back({identity, id_});
    commit([on_done] { on_done({}); });
  });
}

/// Commands that wait are never carried out.
void Table::close(Completion on_done) {
  submit([this, on_done = std::move(on_done)] {
    Batch batch;
    batch.gone_tables.push_back(id_);
    busy_ = true;
    environment_.store(std::move(batch), [this, on_done](Stored stored) {
      if (stored != Stored::yes) {
        busy_ = false;
        on_done(refused(503, "the table could not be deleted"));
        return drain();
      }
      on_done({});
      environment_.removed(*this);
    });
  });
}

/// One's own seat goes to a bot and comes back; the host also gives open seats to bots, and before the start
/// takes them back.
void Table::hand_over(const std::string& identity, const wire::HandOver& body, Completion on_done) {
  submit([this, identity, body, on_done = std::move(on_done)] {
    const int count = static_cast<int>(chronicle_.seats().size());
    if (body.seat < 0 || body.seat >= count) return on_done(refused(400, "there is no such seat"));
    const bool back = body.back.value_or(false);
    if (!back && !is_level(body.bot.value_or(0)))
      return on_done(refused(400, say("bot: must be a level, 1 to ", kLevels)));
    Sitter sitter = chronicle_.seats()[static_cast<size_t>(body.seat)];
    const bool own = sitter.owner == identity && !identity.empty();
    const bool hosts = identity == chronicle_.layout().host && sitter.owner.empty() &&
                       chronicle_.status() == Status::waiting;
    if (!own && !hosts) return on_done(refused(403, "that seat is not yours to give"));
    if (chronicle_.status() == Status::over) return on_done(refused(409, "the game is over"));
    if (back) {
      sitter.kind = own ? SeatKind::human : SeatKind::open;
      if (!own) sitter = Sitter{};
    } else {
      sitter.kind = SeatKind::bot;
      sitter.level = *body.bot;
      if (!own) sitter.name = level_name(sitter.level);
    }
    if (own) times_[static_cast<size_t>(body.seat)].stand_in = false;
    if (Refusal refusal = record(SeatEntry{body.seat, sitter, environment_.now()}))
      return on_done({409, refusal});
    commit([on_done] { on_done({}); });
  });
}

/// Whoever sits there changes places; so a person keeps his share in the game's chance.
void Table::swap(const std::string& identity, const wire::Swap& body, Completion on_done) {
  submit([this, identity, body, on_done = std::move(on_done)] {
    const int count = static_cast<int>(chronicle_.seats().size());
    const auto exists = [&](int seat) { return seat >= 0 && seat < count; };
    if (!exists(body.seat) || !exists(body.with)) return on_done(refused(400, "there is no such seat"));
    if (identity != chronicle_.layout().host) return on_done(refused(403, "only the host may swap seats"));
    if (chronicle_.status() != Status::waiting) return on_done(refused(409, "the game has begun already"));
    const Sitter one = chronicle_.seats()[static_cast<size_t>(body.seat)];
    const Sitter other = chronicle_.seats()[static_cast<size_t>(body.with)];
    for (const SeatEntry& entry :
         {SeatEntry{body.seat, other, environment_.now()}, SeatEntry{body.with, one, environment_.now()}}) {
      if (Refusal refusal = record(entry)) return on_done({409, refusal});
    }
    commit([on_done] { on_done({}); });
  });
}

void Table::start(const std::string& identity, int level, Completion on_done) {
  submit([this, identity, level, on_done = std::move(on_done)] {
    if (identity != chronicle_.layout().host) return on_done(refused(403, "only the host may begin"));
    if (!is_level(level)) return on_done(refused(400, say("bots: must be a level, 1 to ", kLevels)));
    if (chronicle_.status() != Status::waiting) return on_done(refused(409, "the game has begun already"));
    for (size_t seat = 0; seat < chronicle_.seats().size(); ++seat) {
      if (chronicle_.seats()[seat].kind != SeatKind::open) continue;
      const Sitter bot{SeatKind::bot, {}, level_name(level), level, {}};
      if (Refusal refusal = record(SeatEntry{static_cast<int>(seat), bot, environment_.now()})) {
        return on_done({409, refusal});
      }
    }
    if (Refusal refusal = record(StartEntry{environment_.now()})) return on_done({409, refusal});
    commit([on_done] { on_done({}); });
  });
}

void Table::set_rematch(const std::string& table, Completion on_done) {
  submit([this, table, on_done = std::move(on_done)] {
    if (!chronicle_.rematch().empty()) return on_done({});
    if (Refusal refusal = record(RematchEntry{table, environment_.now()})) return on_done({409, refusal});
    commit([on_done] { on_done({}); });
  });
}

wire::Table Table::view(const std::string& identity) const {
  const LayoutEntry& layout = chronicle_.layout();
  wire::Table view;
  view.id = id_;
  view.game = layout.game;
  view.status = chronicle_.status();
  view.host = !identity.empty() && layout.host == identity;
  view.options = options_of(layout.options);
  view.edition = chronicle_.edition();
  view.private_ = layout.is_private;
  view.undo = layout.undo;
  view.clock = layout.clock;
  view.bot_after = layout.bot_after;
  view.guided = layout.guided;
  view.commitment = chronicle_.commitment();
  if (chronicle_.status() == Status::over) view.server_seed = layout.server_seed;
  if (!chronicle_.rematch().empty()) view.rematch = chronicle_.rematch();
  for (size_t seat = 0; seat < chronicle_.seats().size(); ++seat) {
    const Sitter& sitter = chronicle_.seats()[seat];
    wire::Seat& to = view.seats.emplace_back();
    to.seat = static_cast<int>(seat);
    to.kind = sitter.kind;
    to.name = sitter.name;
    if (sitter.kind == SeatKind::bot) to.level = sitter.level;
    to.yours = !identity.empty() && sitter.owner == identity;
    to.here = !sitter.owner.empty() && is_connected(sitter.owner);
    to.host = !sitter.owner.empty() && sitter.owner == layout.host;
    to.stand_in = times_[seat].stand_in;
  }
  view.watchers = attendance().onlookers + company_.elsewhere.onlookers;
  return view;
}

std::vector<wire::CardSeat> Table::card_seats() const {
  std::vector<wire::CardSeat> seats;
  for (const Sitter& sitter : chronicle_.seats()) seats.push_back({sitter.name, sitter.kind, {}});
  if (!chronicle_.has_game()) return seats;
  const Outcome outcome = chronicle_.playing().match().outcome();
  if (!outcome.over) return seats;
  for (size_t seat = 0; seat < seats.size(); ++seat) {
    if (outcome.rank[seat] == 1) seats[seat].won.emplace(true);
  }
  return seats;
}

wire::Card Table::card(const std::string& identity) const {
  wire::Card card;
  card.id = id_;
  card.game = chronicle_.layout().game;
  card.status = chronicle_.status();
  card.seats = card_seats();
  if (chronicle_.has_game()) {
    card.moves = static_cast<int64_t>(chronicle_.playing().moves_ever());
    const SeatSet own = chronicle_.seats_of(identity);
    for (const Seat seat : chronicle_.playing().match().deciders().seats) {
      card.your_turn = card.your_turn || (own.has(seat) && !bot_plays(seat));
    }
  }
  card.updated = chronicle_.changed_at();
  return card;
}

TableRow Table::row() const {
  const LayoutEntry& layout = chronicle_.layout();
  StoredCard note;
  note.seats = card_seats();
  if (chronicle_.has_game()) {
    note.moves = static_cast<int64_t>(chronicle_.playing().moves_ever());
    for (const Seat seat : chronicle_.playing().match().deciders().seats) {
      if (!bot_plays(seat)) note.turn.push_back(chronicle_.seats()[seat].owner);
    }
  }
  TableRow row;
  row.id = id_;
  row.game = layout.game;
  row.status = enum_name(chronicle_.status());
  row.listed = !layout.is_private && !layout.guided;
  row.timed = layout.clock.has_value();
  row.updated = chronicle_.changed_at();
  row.through = chronicle_.size() - 1;
  row.card = to_json(note);
  return row;
}

}  // namespace paydirt::server
