// A record as a table: a finished game to look at, or one that goes on from where it stood.
#include "engine/text.hpp"
#include "games/registry.hpp"
#include "server/api.hpp"

namespace paydirt::server {
namespace {

/// Who sat where; a record may know no names.
std::vector<Sitter> sitters_of(const RecordHeader& header, const Visitor& visitor, int seat) {
  std::vector<Sitter> sitters;
  for (int i = 0; i < header.seats; ++i) {
    const auto at = static_cast<size_t>(i);
    Sitter sitter;
    sitter.kind = i == seat ? SeatKind::human : SeatKind::bot;
    sitter.name = at < header.players.size() ? header.players[at] : say("Player ", i + 1);
    if (i == seat) {
      sitter.owner = visitor.identity;
    } else {
      sitter.level = kUsualLevel;
    }
    sitters.push_back(std::move(sitter));
  }
  for (const ChanceSource::Nonce& nonce : header.chance.nonces)
    sitters[nonce.seat].nonce = to_hex(nonce.bytes);
  return sitters;
}

LayoutEntry layout_of(const RecordHeader& header, const Visitor& visitor, int seat, int64_t now) {
  LayoutEntry layout;
  layout.game = header.game;
  layout.options = header.options;
  layout.edition = header.edition;
  layout.version = header.version;
  layout.host = visitor.identity;
  layout.is_private = true;
  layout.position = header.position;
  layout.seats = sitters_of(header, visitor, seat);
  layout.at = now;
  if (header.chance.server_seed) layout.server_seed = to_hex(*header.chance.server_seed);
  return layout;
}

/// Every move as it was played.
Result<OpenedRecord> finished(const AnyRecord& opened, LayoutEntry layout) {
  if (opened.record.header.chance.kind != ChanceSource::Kind::sealed || layout.server_seed.empty())
    return Refusal{"record: its chance cannot be checked, because it was not sealed as a table's is"};
  std::vector<Entry> then{StartEntry{layout.at}};
  auto redraw = opened.record.redraws.begin();
  const auto redraw_after = [&](size_t moves) {
    for (; redraw != opened.record.redraws.end() && redraw->moves == moves; ++redraw) {
      UndoEntry entry{0, static_cast<int64_t>(moves), {}, layout.at};
      entry.redraw.emplace(redraw->number);
      then.emplace_back(std::move(entry));
    }
  };
  for (size_t i = 0; i < opened.record.moves.size(); ++i) {
    redraw_after(i);
    const RecordedMove& recorded = opened.record.moves[i];
    MoveEntry entry;
    entry.seat = recorded.seat;
    entry.moves.push_back(to_notation(opened.game->kinds(), recorded.move));
    entry.at = layout.at;
    then.emplace_back(std::move(entry));
  }
  return OpenedRecord{std::move(layout), std::move(then)};
}

/// From where it stood. Whoever has the record knows the chance that was to come, so there is a new one.
Result<OpenedRecord> going_on(const AnyMatch& match, const LayoutEntry& before, const Visitor& visitor,
                              int seat, bool open) {
  auto layout = play_on_layout(match, before, visitor, seat, kUsualLevel, before.at);
  if (!layout) return layout.refusal();
  if (!open) return OpenedRecord{*layout, {StartEntry{before.at}}};
  for (Sitter& sitter : layout->seats) {
    if (sitter.kind == SeatKind::bot) sitter = {};
  }
  return OpenedRecord{std::move(*layout), {}};
}

}  // namespace

Result<OpenedRecord> opened_record(const wire::OpenRecord& body, const Visitor& visitor, int64_t now) {
  const auto opened = read_any_record(body.record);
  if (!opened) return Refusal{say("record: ", opened.refusal().words)};
  const Record& record = opened->record;
  if (const Refusal refusal = verify(*opened->game, record)) return Refusal{say("record: ", refusal.words)};
  const int seat = body.seat.value_or(0);
  if (seat < 0 || seat >= record.header.seats) return Refusal{"seat: there is no such seat"};
  const auto match = opened->game->replay(record, record.moves.size());
  if (!match) return Refusal{say("record: ", match.refusal().words)};
  LayoutEntry layout = layout_of(record.header, visitor, seat, now);
  if ((*match)->deciders().seats.empty()) return finished(*opened, std::move(layout));
  return going_on(**match, layout, visitor, seat, body.open.value_or(false));
}

}  // namespace paydirt::server
