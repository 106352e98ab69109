// What a table does by itself: bots, stand-ins for people who left, clocks.
#include <algorithm>

#include "engine/bytes.hpp"
#include "server/advice.hpp"
#include "server/log.hpp"
#include "server/table.hpp"

namespace paydirt::server {
namespace {

constexpr int kStandInLevel = 3;

}  // namespace

bool Table::is_connected(const std::string& identity) const {
  return company_.elsewhere.people.contains(identity) ||
         std::any_of(watchers_.begin(), watchers_.end(),
                     [&](const Watcher& each) { return each.joined && each.identity == identity; });
}

bool Table::others_are_here(const std::string& identity) const {
  const auto is_other = [&](const std::string& each) { return each != identity; };
  const std::set<std::string> here = attendance().people;
  const std::set<std::string>& there = company_.elsewhere.people;
  return std::any_of(here.begin(), here.end(), is_other) || std::any_of(there.begin(), there.end(), is_other);
}

bool Table::bot_plays(Seat seat) const {
  return chronicle_.seats()[seat].kind == SeatKind::bot || times_[seat].stand_in;
}

/// Tracks who is connected. Whoever comes back takes the seat over from the bot that stood in.
void Table::watch_seats() {
  for (size_t seat = 0; seat < chronicle_.seats().size(); ++seat) {
    const Sitter& sitter = chronicle_.seats()[seat];
    SeatTime& time = times_[seat];
    if (sitter.kind != SeatKind::human) {
      time.away_since.reset();
      time.stand_in = false;
    } else if (is_connected(sitter.owner)) {
      time.away_since.reset();
      time.came = true;
      if (std::exchange(time.stand_in, false)) {
        time.bot_at.reset();
        forget_thought(static_cast<Seat>(seat));
      }
    } else if (!time.away_since) {
      time.away_since = environment_.steady();
    }
  }
  environment_.attendance_changed(*this);
  if (clock_runs_ || !chronicle_.has_game() || !people_came()) return;
  clock_runs_ = true;
  asked_at_.back() = environment_.steady();
}

bool Table::people_came() const {
  for (size_t seat = 0; seat < chronicle_.seats().size(); ++seat) {
    if (!times_[seat].came && !bot_plays(static_cast<Seat>(seat))) return false;
  }
  return true;
}

void Table::follow_clock(bool anew) {
  asked_at_.resize(chronicle_.asked_at().size(), environment_.steady());
  if (anew) asked_at_.back() = environment_.steady();
}

/// Every bot that is asked thinks at once; when it answers tells nothing about its choices (bot_pace.hpp).
/// Where the chance is fixed, bots who are asked together answer in the order of their seats: so the game
/// goes the same way every time.
void Table::plan_bots() {
  const bool on = chronicle_.status() == Status::playing;
  const SeatSet deciders = on ? chronicle_.playing().match().deciders().seats : SeatSet{};
  bool may_think = true;
  for (size_t i = 0; i < chronicle_.seats().size(); ++i) {
    const auto seat = static_cast<Seat>(i);
    SeatTime& time = times_[i];
    const bool asked = may_think && deciders.has(seat) && bot_plays(seat);
    if (asked && chronicle_.layout().guided) may_think = false;
    if (!asked) {
      time.bot_at.reset();
      forget_thought(seat);
    } else if (time.thinking_about != chronicle_.playing().question(seat) && !time.bot_at) {
      forget_thought(seat);
      time.bot_at = environment_.steady();
      time.answer_at = *time.bot_at + environment_.bot_pace().until_answer(chronicle_.game(), bot_level(seat),
                                                                           environment_.bot_pause());
    }
  }
}

std::optional<int64_t> Table::clock_end() const {
  const auto& clock = chronicle_.layout().clock;
  if (!clock || !clock_runs_ || chronicle_.status() != Status::playing) return std::nullopt;
  for (const Seat seat : chronicle_.playing().match().deciders().seats) {
    if (!bot_plays(seat)) return asked_at_.back() + int64_t{*clock} * 1000;
  }
  return std::nullopt;
}

std::optional<int64_t> Table::due() const {
  std::optional<int64_t> first = leads() ? clock_end() : std::nullopt;
  const auto consider = [&](std::optional<int64_t> at) {
    if (at) first = first ? std::min(*first, *at) : at;
  };
  for (size_t seat = 0; seat < chronicle_.seats().size(); ++seat) {
    if (leads()) consider(times_[seat].bot_at);
    if (leads() && times_[seat].answer) consider(times_[seat].answer_at);
    consider(stand_in_at(seat));
  }
  return first;
}

void Table::tick() {
  submit([this] {
    const int64_t now = environment_.steady();
    if (const auto end = clock_end(); leads() && end && *end <= now) {
      for (const Seat seat : chronicle_.playing().match().deciders().seats) {
        if (!bot_plays(seat)) return move_for(seat, chronicle_.playing().match().fallback(seat), true);
      }
    }
    stand_in_for_leavers();
    for (size_t seat = 0; seat < chronicle_.seats().size(); ++seat) {
      const SeatTime& time = times_[seat];
      if (!leads()) continue;
      if (time.answer && *time.answer_at <= now) return move_for(static_cast<Seat>(seat), Move(*time.answer));
      if (time.bot_at && *time.bot_at <= now) ask_bot(static_cast<Seat>(seat));
    }
    environment_.due_changed(*this);
  });
}

/// When a person's seat goes to a bot: only while another person is there to wait for him.
std::optional<int64_t> Table::stand_in_at(size_t seat) const {
  const auto& bot_after = chronicle_.layout().bot_after;
  const SeatTime& time = times_[seat];
  if (!bot_after || !time.away_since || time.stand_in || chronicle_.status() != Status::playing ||
      !others_are_here(chronicle_.seats()[seat].owner)) {
    return std::nullopt;
  }
  return *time.away_since + int64_t{*bot_after} * 1000;
}

void Table::stand_in_for_leavers() {
  bool changed = false;
  for (size_t seat = 0; seat < chronicle_.seats().size(); ++seat) {
    const auto at = stand_in_at(seat);
    if (!at || *at > environment_.steady()) continue;
    times_[seat].stand_in = changed = true;
  }
  if (!changed) return;
  watch_seats();
  plan_bots();
  table_changed_ = true;
  broadcast();
}

ThinkRequest Table::question_for_thinkers(Seat seat) const {
  ThinkRequest request;
  request.table = id_;
  request.seat = seat;
  request.question = chronicle_.playing().question(seat);
  request.game = &chronicle_.game();
  request.record = chronicle_.playing().match().record();
  const LayoutEntry& layout = chronicle_.layout();
  const std::string& chance = layout.server_seed;
  if (layout.guided)
    request.seed = mix(hash_bytes(chance.data(), chance.size()), mix(seat, request.question));
  return request;
}

int Table::bot_level(Seat seat) const {
  const Sitter& sitter = chronicle_.seats()[seat];
  return sitter.kind == SeatKind::bot && sitter.level > 0 ? sitter.level : kStandInLevel;
}

void Table::ask_bot(Seat seat) {
  SeatTime& time = times_[seat];
  ThinkRequest request = question_for_thinkers(seat);
  request.level = bot_level(seat);
  const Watcher* const waits = who_waits();
  request.urgency = waits != nullptr ? Urgency::turn : Urgency::review;
  request.asker =
      waits != nullptr ? Asker{waits->identity, waits->address} : Asker{chronicle_.layout().host, {}};
  const auto wish = std::make_shared<const Asker>(request.asker);
  request.wish = wish;
  if (environment_.think(std::move(request))) {
    time.bot_at.reset();
    time.thinks_since = environment_.steady();
    time.thinking_about = chronicle_.playing().question(seat);
    time.wish = wish;
  } else {
    time.bot_at = environment_.steady() + 1000;  // too many are thinking
  }
}

/// Whoever made the table and is there, else a player, else somebody who looks on.
const Table::Watcher* Table::who_waits() const {
  const auto rank = [&](const Watcher& each) {
    if (each.identity == chronicle_.layout().host) return 2;
    return chronicle_.seats_of(each.identity).empty() ? 0 : 1;
  };
  const Watcher* best = nullptr;
  for (const Watcher& each : watchers_) {
    if (each.joined && (best == nullptr || rank(each) > rank(*best))) best = &each;
  }
  return best;
}

void Table::forget_thought(Seat seat) {
  SeatTime& time = times_[seat];
  time.thinking_about = 0;
  time.wish.reset();
  time.answer.reset();
  time.answer_at.reset();
}

bool Table::is_asked(Seat seat, uint32_t question) const {
  return chronicle_.status() == Status::playing && chronicle_.playing().question(seat) == question &&
         chronicle_.playing().match().deciders().seats.has(seat);
}

void Table::on_thought(const ThinkRequest& request, const Thought& thought) {
  submit([this, request, thought] {
    const bool current = is_asked(request.seat, request.question);
    if (request.level == 0) return tell_hint(request, thought, current);
    SeatTime& time = times_[request.seat];
    if (!current || time.thinking_about != request.question || time.answer) return;
    const int64_t now = environment_.steady();
    if (chronicle_.playing().match().moves(request.seat).size() > 1)
      environment_.bot_pace().thought(*request.game, request.level, now - time.thinks_since);
    if (*time.answer_at <= now) return move_for(request.seat, thought.move);
    time.answer = thought.move;
    environment_.due_changed(*this);
  });
}

void Table::tell_hint(const ThinkRequest& request, const Thought& thought, bool current) {
  Watcher* const watcher = find(request.watcher);
  if (watcher == nullptr || !watcher->hint || watcher->hint->id != request.id) return;
  watcher->hint.reset();
  const Sender sender{request.watcher, {}, {}, {}};
  if (!current) return refuse(sender, request.id, {"the question has changed since"});
  const wire::Advice advice = advice_of(chronicle_.playing().match(), request.seat, thought);
  send(request.watcher, wire::HintReply{advice, {}, request.id});
}

/// A bot or the clock moves.
void Table::move_for(Seat seat, Move move, bool late) {
  MoveEntry entry;
  entry.seat = seat;
  entry.moves.push_back(to_notation(chronicle_.game().kinds(), move));
  entry.at = environment_.now();
  if (late) entry.late.emplace(true);
  forget_thought(seat);
  times_[seat].bot_at.reset();
  if (const Refusal refusal = record(std::move(entry))) {
    log_line("error",
             {{"event", "a bot chose what cannot be played"}, {"table", id_}, {"reason", refusal.words}});
    return;
  }
  ++environment_.metrics().moves;
  commit([] {});
}

}  // namespace paydirt::server
