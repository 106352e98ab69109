// AnyGame and AnyMatch for a concrete game: the one template implementation.
#pragma once

#include <algorithm>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "engine/any_game.hpp"
#include "engine/json_change.hpp"
#include "engine/json_read.hpp"
#include "engine/json_write.hpp"
#include "engine/match.hpp"
#include "engine/options.hpp"
#include "engine/typescript.hpp"

namespace paydirt {

/// The chance of a position file: a seed with its place in each stream, or a script of named results, or
/// nothing.
struct PositionChance {
  std::optional<std::string> seed;
  std::optional<Keyed<uint32_t>> places;
  std::optional<Keyed<std::vector<int>>> script;
};
BOOST_DESCRIBE_STRUCT(PositionChance, (), (seed, places, script))

template <Game G>
struct PositionFile {
  std::string format;
  std::string game;
  int version = 0;
  std::string edition;
  std::optional<typename G::Edition> edition_data;
  std::string options;
  int seats = 0;
  typename G::Position state;
  std::optional<PositionChance> chance;
  BOOST_DESCRIBE_CLASS(PositionFile, (),
                       (format, game, version, edition, edition_data, options, seats, state, chance), (), ())
};
inline constexpr std::string_view kPositionFormat = "paydirt position 1";

/// A page draws its own boards and has its types already: what only the command asks for is not in the
/// module, an eighth of its code.
#ifdef __wasm__
inline constexpr bool kInPage = true;
#else
inline constexpr bool kInPage = false;
#endif

template <Game G>
Result<typename G::Edition> parse_edition(std::string_view text) {
  const auto json = parse_json(text);
  if (!json) return Refusal{say("edition: ", json.refusal().words)};
  typename G::Edition edition{};
  if (Refusal refusal = read_json(*json, edition, "", Unknown::ignore)) {
    return Refusal{say("edition: ", refusal.words)};
  }
  return edition;
}

/// A state of a match, whose table it is laid out on, without the chance of what is to come.
template <Game G>
PositionFile<G> position_file(const Match<G>& match, const typename G::State& state) {
  const RecordHeader& header = match.header();
  PositionFile<G> file;
  file.format = kPositionFormat;
  file.game = header.game;
  file.version = header.version;
  file.edition = header.edition;
  if (header.edition_text) file.edition_data = *parse_edition<G>(*header.edition_text);
  file.options = header.options;
  file.seats = header.seats;
  file.state = match.rules().position(state);
  return file;
}

/// An edition's identity is the hash of what was read from it: notes and provenance do not count.
template <Game G>
std::string edition_hash(const typename G::Edition& edition) {
  return to_hex(sha256(to_json(edition))).substr(0, 16);
}

/// Names of chance streams to their numbers, for scripts and places.
template <Game G>
Result<int> purpose_named(std::string_view name) {
  for (size_t i = 0; i < G::tables().purposes.size(); ++i) {
    if (name == G::tables().purposes[i]) return static_cast<int>(i);
  }
  return Refusal{say("chance: there is no stream '", name.substr(0, 40), "'")};
}

template <Game G>
class HostedView final : public AnyView {
 public:
  HostedView(const G& rules, const typename G::State& state) : open_(rules.open(state)) {
    for (int seat = 0; seat < rules.seats(); ++seat)
      own_.push_back(rules.own(state, static_cast<Seat>(seat)));
  }

  void write_open(std::string& json) const override { write_json(json, open_); }
  void write_own(std::string& json, Seat seat) const override { write_json(json, own_[seat]); }
  bool write_open_change(std::string& json, const AnyView& before) const override {
    return write_change(json, static_cast<const HostedView&>(before).open_, open_);
  }
  bool write_own_change(std::string& json, Seat seat, const AnyView& before) const override {
    return write_change(json, static_cast<const HostedView&>(before).own_[seat], own_[seat]);
  }

 private:
  typename G::Open open_;
  std::vector<typename G::Own> own_;  // of each seat
};

template <Game G>
class HostedMatch final : public AnyMatch {
 public:
  using State = typename G::State;

  HostedMatch(const AnyGame& game, Match<G> match) : game_(&game), match_(std::move(match)) {}

  const AnyGame& game() const override { return *game_; }
  const RecordHeader& header() const override { return match_.header(); }
  int seats() const override { return match_.rules().seats(); }
  Deciders deciders() const override { return match_.rules().deciders(match_.state()); }
  std::vector<Move> moves(Seat seat) const override {
    if (!deciders().seats.has(seat)) return {};
    typename G::Moves list;
    match_.rules().moves(match_.state(), seat, list);
    return {list.begin(), list.end()};
  }
  Result<Move> check(Seat seat, Move move) const override { return match_.check(seat, move); }
  Refusal play(Seat seat, Move move) override { return match_.play(seat, move); }
  Refusal play_batch(Seat seat, std::span<const Move> moves) override {
    return match_.play_batch(seat, moves);
  }
  Refusal undo(Seat seat) override { return match_.undo(seat); }
  Refusal why_no_undo(Seat seat) const override { return match_.why_no_undo(seat); }
  void truncate(size_t moves) override { match_.truncate(std::min(moves, match_.size())); }
  void redraw(uint32_t number) override { match_.redraw(number); }
  uint32_t next_redraw() const override { return match_.next_redraw(); }
  const std::vector<Redraw>& redraws() const override { return match_.redraws(); }
  Outcome outcome() const override { return match_.rules().outcome(match_.state()); }
  Rival rival() const override { return match_.rules().rival(match_.state()); }
  Move fallback(Seat seat) const override { return match_.rules().fallback(match_.state(), seat); }

  size_t size() const override { return match_.size(); }
  RecordedMove move_at(size_t index) const override { return match_.move_at(index); }
  Record record() const override { return match_.record(); }
  uint64_t hash() const override { return hash_of(match_.state()); }
  std::unique_ptr<AnyMatch> at(size_t moves) const override {
    const Record past = match_.record();
    auto match = game_->replay(past, moves);
    require(match.ok());
    return std::move(*match);
  }

  size_t event_count() const override { return match_.events().size(); }
  size_t events_after(size_t moves) const override { return match_.events_after(moves); }
  std::vector<Event> events(size_t from, SeatSet eyes) const override {
    std::vector<Event> seen;
    for (size_t i = from; i < match_.events().size(); ++i) seen.push_back(match_.events()[i].seen_by(eyes));
    return seen;
  }
  void write_open(std::string& json) const override { write_json(json, match_.rules().open(match_.state())); }
  void write_own(std::string& json, Seat seat) const override {
    write_json(json, match_.rules().own(match_.state(), seat));
  }
  std::shared_ptr<const AnyView> view() const override {
    return std::make_shared<const HostedView<G>>(match_.rules(), match_.state());
  }
  std::string board([[maybe_unused]] Seat viewer, [[maybe_unused]] const Screen& screen) const override {
    if constexpr (kInPage) {
      return {};
    } else {
      const auto open = match_.rules().open(match_.state());
      if (viewer >= seats()) return match_.rules().board(open, nullptr, screen);
      const auto own = match_.rules().own(match_.state(), viewer);
      return match_.rules().board(open, &own, screen);
    }
  }
  ScoreSheet tally(Seat viewer) const override {
    ScoreSheet all;
    match_.rules().tally(match_.state(), all);
    if (outcome().over) return all;
    ScoreSheet seen;
    for (const ScoreItem& item : all.items) {
      if (!item.secret || item.seat == viewer) seen.items.push_back(item);
    }
    return seen;
  }
  Question question(Seat seat) const override { return match_.rules().question(match_.state(), seat); }
  std::string words(Seat seat, Move move) const override {
    return match_.rules().words(match_.state(), seat, move);
  }
  std::string tell(const Event& event) const override { return match_.rules().tell(event); }

  std::string position() const override {
    PositionFile<G> file = position_file<G>(match_, match_.state());
    file.chance = position_chance();
    return to_json(file);
  }

  bool pack(Packer& to) const override {
    const ChanceSource& chance = match_.header().chance;
    if (!chance.ready() || chance.kind == ChanceSource::Kind::scripted) return false;
    to(write_record({match_.header(), {}, {}}, G::kinds()), match_);
    return true;
  }
  void unpack(Unpacker& from) { from(match_); }

  Refusal replay(const Record& record, size_t upto) { return match_.replay(record, upto); }
  const Match<G>& match() const { return match_; }
  Knowledge<G> knowledge(Seat seat) const { return match_.knowledge(seat); }

 private:
  std::optional<PositionChance> position_chance() const {
    const ChanceSource& source = match_.header().chance;
    PositionChance chance;
    if (source.kind == ChanceSource::Kind::scripted) {
      auto& script = chance.script.emplace();
      for (size_t i = 0; i < G::tables().purposes.size(); ++i) {
        const auto& results = match_.script().results[i];
        const uint32_t used = match_.script().used[i];
        if (used < results.size()) {
          script.pairs.emplace_back(G::tables().purposes[i],
                                    std::vector<int>(results.begin() + used, results.end()));
        }
      }
      return chance;
    }
    if (!source.ready() || source.kind == ChanceSource::Kind::fast) return std::nullopt;
    chance.seed = to_hex(match_.chance().seed());
    auto& places = chance.places.emplace();
    for (size_t i = 0; i < G::tables().purposes.size(); ++i) {
      places.pairs.emplace_back(G::tables().purposes[i], match_.chance().places()[i]);
    }
    return chance;
  }

  const AnyGame* game_;
  Match<G> match_;
};

template <Game G>
class HostedGame final : public AnyGame {
 public:
  /// The built-in editions, the current one first. Every edition that was ever built in stays: records name
  /// it by hash.
  explicit HostedGame(std::span<const std::string_view> editions) : editions_(editions) {}

  const GameTables& tables() const override { return G::tables(); }
  size_t state_bytes() const override { return sizeof(typename G::State); }
  std::string_view edition_text() const override { return editions_.front(); }
  Result<std::string_view> edition_text(std::string_view hash) const override {
    for (const std::string_view text : editions_) {
      if (hash == edition_hash<G>(*parse_edition<G>(text))) return text;
    }
    return Refusal{say("edition ", hash.substr(0, 40), " is neither built in nor embedded")};
  }
  std::vector<OptionInfo> options() const override { return option_list<typename G::Options>(); }
  std::vector<std::string> variants() const override {
    std::vector<std::string> texts;
    for (const auto& each : G::Options::variants()) texts.push_back(options_text(each));
    return texts;
  }

  Result<std::unique_ptr<AnyMatch>> start(const Layout& layout) const override {
    RecordHeader header;
    header.game = G::info().id;
    header.version = layout.version == 0 ? G::info().version : layout.version;
    header.edition = layout.edition;
    header.edition_text = layout.edition_text;
    header.options = layout.options;
    header.seats = layout.seats;
    header.chance = layout.chance;
    for (const std::string& player : layout.players) header.players.push_back(one_line(player));
    if (!header.chance.ready()) return Refusal{"a new game needs a seed"};
    return erased(begin(std::move(header)));
  }

  Result<std::unique_ptr<AnyMatch>> replay(const Record& record, size_t upto) const override {
    auto match = begin(record.header);
    if (!match) return match.refusal();
    if (Refusal refusal = (*match)->replay(record, upto)) return refusal;
    return erased(std::move(match));
  }

  Result<std::unique_ptr<AnyMatch>> load(std::string_view position,
                                         const ChanceSource& chance) const override {
    const auto json = parse_json(position);
    if (!json) return Refusal{say("position: ", json.refusal().words)};
    PositionFile<G> file;
    if (Refusal refusal = read_json(*json, file, "", Unknown::refuse)) {
      return Refusal{say("position: ", refusal.words)};
    }
    if (file.format != kPositionFormat)
      return Refusal{say("position: format must be '", kPositionFormat, "'")};
    RecordHeader header;
    header.game = file.game;
    header.version = file.version;
    header.edition = file.edition;
    if (file.edition_data) header.edition_text = to_json(*file.edition_data);
    header.options = file.options;
    header.seats = file.seats;
    header.chance = chance;
    if (file.chance) {
      auto source = chance_of(*file.chance);
      if (!source) return source.refusal();
      header.chance = *source;
    }
    header.position = to_json(file.state);
    return erased(begin(std::move(header)));
  }

  Result<std::unique_ptr<AnyMatch>> unpack(Unpacker& from) const override {
    std::string text;
    from(text);
    const auto header = read_record_header(text);
    if (!header) return header.refusal();
    auto match = begin(*header);
    if (!match) return match.refusal();
    (*match)->unpack(from);
    return erased(std::move(match));
  }

  Result<std::string> check_edition(std::string_view text) const override {
    const auto edition = parse_edition<G>(text);
    if (!edition) return edition.refusal();
    for (int seats = G::info().min_seats; seats <= G::info().max_seats; ++seats) {
      const auto rules = G::make(*edition, {}, seats, G::info().version);
      if (!rules) return rules.refusal();
    }
    return edition_hash<G>(*edition);
  }

  std::string typescript() const override {
    if constexpr (kInPage) {
      return {};
    } else {
      TypeScript out;
      std::vector<std::string> endings;
      for (const Ending& each : G::tables().endings) endings.emplace_back(each.name);
      out.names("Ending", endings);
      out.template type<typename G::Open>();
      out.template type<typename G::Own>();
      out.template type<typename G::Options>();
      out.template type<Question>();
      out.template type<PositionFile<G>>();
      out.events(G::tables().events);
      out.moves(G::kinds());
      return out.text() + out.constants();
    }
  }

 private:
  static std::string one_line(std::string text) {
    for (char& each : text) {
      if (static_cast<unsigned char>(each) < 0x20) each = ' ';
    }
    return text;
  }

  using Made = Result<std::unique_ptr<HostedMatch<G>>>;

  static Result<std::unique_ptr<AnyMatch>> erased(Made made) {
    if (!made) return made.refusal();
    return std::unique_ptr<AnyMatch>(std::move(*made));
  }

  /// Lays out the table that the header describes, completing it with hashes and canonical texts.
  Made begin(RecordHeader header) const {
    if (header.game != G::info().id)
      return Refusal{say("this is a game of '", header.game.substr(0, 40), "'")};
    auto edition = find_edition(header);
    if (!edition) return edition.refusal();
    const auto options = parse_options<typename G::Options>(header.options);
    if (!options) return options.refusal();
    auto rules = G::make(*edition, *options, header.seats, header.version);
    if (!rules) return rules.refusal();
    header.edition = edition_hash<G>(*edition);
    if (header.edition_text) header.edition_text = to_json(*edition);
    header.options = options_text(*options);
    std::optional<typename G::State> state;
    if (header.position) {
      auto loaded = load_state(*rules, *header.position);
      if (!loaded) return loaded.refusal();
      state = *loaded;
    } else if (!header.chance.ready()) {
      return Refusal{"the record does not hold the server's seed, so it cannot be replayed"};
    }
    Match<G> match(std::make_shared<const G>(std::move(*rules)), std::move(header), state);
    if (Refusal refusal = match.fault()) return Refusal{say("setting up: ", refusal.words)};
    return std::make_unique<HostedMatch<G>>(*this, std::move(match));
  }

  static Result<typename G::State> load_state(const G& rules, std::string_view text) {
    const auto json = parse_json(text);
    if (!json) return Refusal{say("position: ", json.refusal().words)};
    typename G::Position position{};
    if (Refusal refusal = read_json(*json, position, "state", Unknown::refuse)) {
      return Refusal{say("position: ", refusal.words), refusal.rule};
    }
    auto state = rules.load(position);
    if (!state) return Refusal{say("position: ", state.refusal().words), state.refusal().rule};
    return state;
  }

  Result<typename G::Edition> find_edition(const RecordHeader& header) const {
    if (header.edition_text) {
      auto edition = parse_edition<G>(*header.edition_text);
      if (edition && !header.edition.empty() && edition_hash<G>(*edition) != header.edition) {
        return Refusal{say("edition: the embedded edition is not ", header.edition.substr(0, 40))};
      }
      return edition;
    }
    if (header.edition.empty()) return parse_edition<G>(edition_text());
    const auto text = edition_text(header.edition);
    if (!text) return text.refusal();
    return parse_edition<G>(*text);
  }

  static Result<ChanceSource> chance_of(const PositionChance& given) {
    ChanceSource source;
    if (given.script) {
      if (given.seed || given.places) return Refusal{"position: chance: either a seed or a script, not both"};
      source.kind = ChanceSource::Kind::scripted;
      for (const auto& [name, results] : given.script->pairs) {
        const auto purpose = purpose_named<G>(name);
        if (!purpose) return purpose.refusal();
        source.script.results[*purpose] = results;
      }
      return source;
    }
    if (!given.seed || !from_hex(*given.seed, source.seed)) {
      return Refusal{"position: chance.seed: must be 64 hexadecimal digits"};
    }
    source.kind = ChanceSource::Kind::seeded;
    if (given.places) {
      for (const auto& [name, place] : given.places->pairs) {
        const auto purpose = purpose_named<G>(name);
        if (!purpose) return purpose.refusal();
        source.places[*purpose] = place;
      }
    }
    return source;
  }

  std::span<const std::string_view> editions_;
};

/// A new match of a game whose class is known.
template <Game G>
Result<std::unique_ptr<HostedMatch<G>>> start(const AnyGame& game, const Layout& layout) {
  auto match = game.start(layout);
  if (!match) return match.refusal();
  return std::unique_ptr<HostedMatch<G>>(static_cast<HostedMatch<G>*>(match->release()));
}

}  // namespace paydirt
