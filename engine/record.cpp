#include "engine/record.hpp"

#include "engine/text.hpp"

namespace paydirt {
namespace {

constexpr std::string_view kTitle = "paydirt record ";

std::string check_text(uint16_t check) {
  std::string text = "#";
  for (int shift = 12; shift >= 0; shift -= 4) text += "0123456789abcdef"[(check >> shift) & 15];
  return text;
}

bool read_check(std::string_view text, uint16_t& check) {
  if (text.size() != 5 || text[0] != '#') return false;
  const auto [end, error] = std::from_chars(text.data() + 1, text.data() + 5, check, 16);
  return error == std::errc{} && end == text.data() + 5;
}

void write_chance(std::string& out, const ChanceSource& chance) {
  switch (chance.kind) {
    case ChanceSource::Kind::sealed:
      append(out, say("chance sealed\ncommitment ", to_hex(chance.commitment), '\n'));
      for (const auto& nonce : chance.nonces) {
        append(out, say("nonce ", nonce.seat, ' ', to_hex(nonce.bytes), '\n'));
      }
      break;
    case ChanceSource::Kind::seeded: append(out, say("chance seeded ", to_hex(chance.seed), '\n')); break;
    case ChanceSource::Kind::fast: append(out, say("chance fast ", chance.number, '\n')); break;
    case ChanceSource::Kind::scripted:
      out += "chance scripted\n";
      for (int purpose = 0; purpose < kMaxPurposes; ++purpose) {
        if (chance.script.results[purpose].empty()) continue;
        append(out, say("script ", purpose));
        for (const int result : chance.script.results[purpose]) append(out, say(' ', result));
        out += '\n';
      }
      break;
    case ChanceSource::Kind::absent: out += "chance absent\n"; break;
  }
  bool anywhere = false;
  for (const uint32_t place : chance.places) anywhere = anywhere || place > 0;
  if (!anywhere) return;
  out += "places";
  for (const uint32_t place : chance.places) append(out, say(' ', place));
  out += '\n';
}

/// Reads a record line by line and remembers where it is, for the words of a refusal.
class Reader {
 public:
  explicit Reader(std::string_view text) : rest_(text) {}

  /// The next line that is not blank, split into its first word and the rest. False at the end.
  bool next() {
    while (!rest_.empty()) {
      const size_t end = rest_.find('\n');
      std::string_view line = rest_.substr(0, end);
      rest_.remove_prefix(end == std::string_view::npos ? rest_.size() : end + 1);
      ++number_;
      line = trim(line);
      if (line.empty()) continue;
      value = line;
      key = next_word(value);
      value = trim(value);
      return true;
    }
    return false;
  }
  Refusal refuse(std::string_view reason) const { return {say("record, line ", number_, ": ", reason)}; }

  std::string_view key;
  std::string_view value;

 private:
  std::string_view rest_;
  int number_ = 0;
};

Refusal read_chance_kind(const Reader& line, ChanceSource& chance) {
  std::string_view rest = line.value;
  const std::string_view kind = next_word(rest);
  const bool alone = trim(rest).empty();
  if (kind == "sealed" && alone) {
    chance.kind = ChanceSource::Kind::sealed;
  } else if (kind == "seeded" && from_hex(trim(rest), chance.seed)) {
    chance.kind = ChanceSource::Kind::seeded;
  } else if (kind == "scripted" && alone) {
    chance.kind = ChanceSource::Kind::scripted;
  } else if (kind == "absent" && alone) {
    chance.kind = ChanceSource::Kind::absent;
  } else if (kind == "fast" && to_number(trim(rest), chance.number)) {
    chance.kind = ChanceSource::Kind::fast;
  } else {
    return line.refuse("chance must be sealed, seeded HEX, fast NUMBER, scripted or absent");
  }
  return {};
}

Refusal read_nonce(const Reader& line, ChanceSource& chance) {
  std::string_view rest = line.value;
  ChanceSource::Nonce nonce{};
  if (!to_number(next_word(rest), nonce.seat) || nonce.seat >= kMaxSeats ||
      !from_hex(trim(rest), nonce.bytes)) {
    return line.refuse("a nonce is a seat and 64 hexadecimal digits");
  }
  if (!chance.nonces.empty() && chance.nonces.back().seat >= nonce.seat) {
    return line.refuse("nonces must stand in seat order, one a seat");
  }
  chance.nonces.push_back(nonce);
  return {};
}

Refusal read_script(const Reader& line, ChanceSource& chance) {
  std::string_view rest = line.value;
  uint32_t purpose = 0;
  if (!to_number(next_word(rest), purpose) || purpose >= kMaxPurposes) return line.refuse("no such purpose");
  while (!trim(rest).empty()) {
    int result = 0;
    if (!to_number(next_word(rest), result)) return line.refuse("a script is a list of numbers");
    chance.script.results[purpose].push_back(result);
  }
  return {};
}

Refusal read_places(const Reader& line, ChanceSource& chance) {
  std::string_view rest = line.value;
  for (uint32_t& place : chance.places) {
    if (!to_number(next_word(rest), place)) return line.refuse("places must be 16 numbers");
  }
  if (!trim(rest).empty()) return line.refuse("places must be 16 numbers");
  return {};
}

Refusal read_digest(const Reader& line, Digest& digest) {
  if (!from_hex(line.value, digest)) return line.refuse(say(line.key, " must be 64 hexadecimal digits"));
  return {};
}

Refusal read_header_line(const Reader& line, RecordHeader& header) {
  ChanceSource& chance = header.chance;
  if (line.key == "game") {
    header.game = line.value;
  } else if (line.key == "version") {
    if (!to_number(line.value, header.version)) return line.refuse("version must be a number");
  } else if (line.key == "edition") {
    header.edition = line.value;
  } else if (line.key == "edition-text") {
    header.edition_text = line.value;
  } else if (line.key == "options") {
    header.options = line.value;
  } else if (line.key == "seats") {
    if (!to_number(line.value, header.seats) || header.seats < 1 || header.seats > kMaxSeats) {
      return line.refuse(say("seats must be 1 to ", kMaxSeats));
    }
  } else if (line.key == "player") {
    if (header.players.size() >= kMaxSeats) return line.refuse("more players than a table has seats");
    header.players.emplace_back(line.value);
  } else if (line.key == "position") {
    header.position = line.value;
  } else if (line.key == "chance") {
    return read_chance_kind(line, chance);
  } else if (line.key == "commitment") {
    return read_digest(line, chance.commitment);
  } else if (line.key == "nonce") {
    return read_nonce(line, chance);
  } else if (line.key == "script") {
    return read_script(line, chance);
  } else if (line.key == "places") {
    return read_places(line, chance);
  } else {
    return line.refuse(say("unknown header field '", line.key.substr(0, 40), "'"));
  }
  return {};
}

Refusal read_title(Reader& line) {
  int format = 0;
  if (!line.next() || line.key != "paydirt" || !line.value.starts_with("record ")) {
    return {say("not a record: it must begin with '", kTitle, RecordHeader::kFormat, "'")};
  }
  if (!to_number(line.value.substr(7), format) || format != RecordHeader::kFormat) {
    return line.refuse(say("record format '", line.value.substr(7, 20), "' is unknown; this program reads ",
                           RecordHeader::kFormat));
  }
  return {};
}

/// Reads up to and including the line `moves`.
Refusal read_header(Reader& line, RecordHeader& header) {
  if (Refusal refusal = read_title(line)) return refusal;
  while (line.next()) {
    if (line.key == "moves") {
      if (header.game.empty()) return line.refuse("the header names no game");
      if (header.seats == 0) return line.refuse("the header names no seats");
      if (header.players.size() > static_cast<size_t>(header.seats))
        return line.refuse("more players than seats");
      return {};
    }
    if (Refusal refusal = read_header_line(line, header)) return refusal;
  }
  return line.refuse("the record ends inside its header");
}

Refusal read_result(const Reader& line, const RecordHeader& header, RecordedResult& result) {
  std::string_view rest = line.value;
  result.ending = next_word(rest);
  while (!trim(rest).empty()) {
    int score = 0;
    if (!to_number(next_word(rest), score)) return line.refuse("a result is an ending and one score a seat");
    result.scores.push_back(score);
  }
  if (result.scores.size() != static_cast<size_t>(header.seats))
    return line.refuse("a result needs one score a seat");
  return {};
}

Refusal read_redraw(const Reader& line, Record& record) {
  const uint32_t last = record.redraws.empty() ? 0 : record.redraws.back().number;
  uint32_t number = 0;
  if (!to_number(line.value, number) || number <= last)
    return line.refuse("a redraw has a number above the one before");
  record.redraws.push_back({record.moves.size(), number});
  return {};
}

/// "0: card 10 eldorado #1a2b"
Refusal read_move(const Reader& line, const RecordHeader& header, MoveKinds kinds, RecordedMove& recorded) {
  std::string_view seat = line.key;
  if (!seat.ends_with(':')) return line.refuse("expected 'SEAT: MOVE #CHECK'");
  seat.remove_suffix(1);
  if (!to_number(seat, recorded.seat) || recorded.seat >= header.seats) {
    return line.refuse(say("there is no seat '", seat.substr(0, 20), "'"));
  }
  const size_t hash = line.value.rfind('#');
  if (hash == std::string_view::npos || !read_check(line.value.substr(hash), recorded.check)) {
    return line.refuse("a move must end with '#' and four hexadecimal digits");
  }
  const Result<Move> move = parse_move(kinds, line.value.substr(0, hash));
  if (!move) return line.refuse(move.refusal().words);
  recorded.move = *move;
  return {};
}

}  // namespace

ChanceSource ChanceSource::sealed(const Seed& server_seed, std::vector<Nonce> nonces) {
  ChanceSource source;
  source.kind = Kind::sealed;
  source.server_seed = server_seed;
  source.commitment = sha256(as_text(server_seed));
  source.nonces = std::move(nonces);
  return source;
}

ChanceSource ChanceSource::fast(uint64_t number) {
  ChanceSource source;
  source.kind = Kind::fast;
  source.number = number;
  return source;
}

ChanceSource ChanceSource::seeded(const Seed& game_seed) {
  ChanceSource source;
  source.kind = Kind::seeded;
  source.seed = game_seed;
  return source;
}

bool ChanceSource::ready() const {
  return kind != Kind::absent && (kind != Kind::sealed || server_seed.has_value());
}

Chance ChanceSource::open(Script& script_in_use) const {
  require(ready());
  script_in_use = script;
  Chance chance = kind == Kind::fast       ? Chance::fast(number)
                  : kind == Kind::scripted ? Chance::scripted(script_in_use)
                                           : Chance::sealed(game_seed());
  chance.go_to(places);
  return chance;
}

Chance ChanceSource::redrawn(const Chance& before, uint32_t redraw) const {
  if (!ready() || kind == Kind::scripted) return before;
  if (kind == Kind::fast) return Chance::fast(mix(number, redraw));
  std::string bytes(as_text(game_seed()));
  for (int shift = 0; shift < 64; shift += 8) bytes += static_cast<char>(uint64_t{redraw} >> shift);
  return Chance::sealed(sha256(bytes));
}

Seed ChanceSource::game_seed() const {
  if (kind == Kind::seeded) return seed;
  require(server_seed.has_value());
  std::string bytes(as_text(*server_seed));
  for (const Nonce& nonce : nonces) bytes += as_text(nonce.bytes);
  return sha256(bytes);
}

Record Record::without_secrets() const {
  Record open = *this;
  open.header.chance.server_seed.reset();
  if (open.header.chance.kind != ChanceSource::Kind::sealed) open.header.chance = {};
  open.header.position.reset();
  for (RecordedMove& each : open.moves) each.check = 0;
  return open;
}

std::string write_record(const Record& record, MoveKinds kinds) {
  const RecordHeader& header = record.header;
  std::string out = say(kTitle, RecordHeader::kFormat, "\ngame ", header.game, "\nversion ", header.version,
                        "\nedition ", header.edition, '\n');
  if (header.edition_text) append(out, say("edition-text ", *header.edition_text, '\n'));
  append(out, say("options ", header.options, "\nseats ", header.seats, '\n'));
  for (const std::string& player : header.players) append(out, say("player ", player, '\n'));
  write_chance(out, header.chance);
  if (header.position) append(out, say("position ", *header.position, '\n'));
  out += "moves\n";
  auto redraw = record.redraws.begin();
  const auto write_redraws = [&](size_t moves) {
    for (; redraw != record.redraws.end() && redraw->moves == moves; ++redraw)
      append(out, say("redraw ", redraw->number, '\n'));
  };
  for (size_t i = 0; i < record.moves.size(); ++i) {
    write_redraws(i);
    const RecordedMove& each = record.moves[i];
    append(out, say(each.seat, ": ", to_notation(kinds, each.move), ' ', check_text(each.check), '\n'));
  }
  write_redraws(record.moves.size());
  if (record.result) {
    append(out, say("result ", record.result->ending));
    for (const int score : record.result->scores) append(out, say(' ', score));
    out += '\n';
  }
  if (header.chance.server_seed) append(out, say("server-seed ", to_hex(*header.chance.server_seed), '\n'));
  return out;
}

Result<RecordHeader> read_record_header(std::string_view text) {
  Reader line(text);
  RecordHeader header;
  if (Refusal refusal = read_header(line, header)) return refusal;
  while (line.next()) {  // what the header lacks until the game is over stands last
    if (line.key != "server-seed") continue;
    if (Refusal refusal = read_digest(line, header.chance.server_seed.emplace())) return refusal;
  }
  return header;
}

Result<Record> read_record(std::string_view text, MoveKinds kinds) {
  Reader line(text);
  Record record;
  if (Refusal refusal = read_header(line, record.header)) return refusal;
  while (line.next()) {
    Refusal refusal;
    if (line.key == "result" && !record.result) {
      refusal = read_result(line, record.header, record.result.emplace());
    } else if (line.key == "server-seed") {
      refusal = read_digest(line, record.header.chance.server_seed.emplace());
    } else if (record.result) {
      refusal = line.refuse("nothing but the server's seed may follow the result");
    } else if (line.key == "redraw") {
      refusal = read_redraw(line, record);
    } else {
      refusal = read_move(line, record.header, kinds, record.moves.emplace_back());
    }
    if (refusal) return refusal;
  }
  return record;
}

}  // namespace paydirt
