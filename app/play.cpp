// `paydirt play`: a game at the terminal, with people and bots.
#include <fmt/format.h>

#include <memory>

#include "app/command.hpp"
#include "app/files.hpp"
#include "app/output.hpp"
#include "app/seating.hpp"
#include "app/subcommand.hpp"
#include "app/table_options.hpp"
#include "app/table_talk.hpp"
#include "engine/text.hpp"
#include "lab/deadline.hpp"

namespace paydirt {
namespace {

struct PlayOptions {
  TableOptions table;
  std::string seats;
  std::string names;
  std::string resume;
  std::string save;
};

/// A match with the people and bots who sit at it.
struct Seated {
  std::unique_ptr<AnyMatch> match;
  Seating seating;
};

Result<Seating> seating_for(const PlayOptions& options, int seats) {
  if (options.seats.empty()) return usual_seating(seats);
  auto seating = parse_seating(split_words(options.seats));
  if (seating && seating->size() != static_cast<size_t>(seats)) {
    return Refusal{say("--seats names ", seating->size(), " players for ", seats, " seats")};
  }
  return seating;
}

Result<Seated> start_new(const PlayOptions& options) {
  const auto game = find_game(options.table.game);
  if (!game) return game.refusal();
  auto layout = options.table.layout(**game);
  if (!layout) return layout.refusal();
  const size_t named = split_words(options.seats).size();
  if (options.table.players == 0 && named > 0) layout->seats = static_cast<int>(named);
  auto seating = seating_for(options, layout->seats);
  if (!seating) return seating.refusal();
  if (Refusal refusal = name_people(*seating, split_words(options.names))) return refusal;
  for (const Sitter& sitter : *seating) layout->players.push_back(sitter.text);
  auto match = (*game)->start(*layout);
  if (!match) return match.refusal();
  return Seated{std::move(*match), std::move(*seating)};
}

Result<Seated> start_saved(const PlayOptions& options) {
  auto read = read_record_file(options.resume);
  if (!read) return read.refusal();
  RecordHeader& header = read->record.header;
  if (!options.table.game.empty() && options.table.game != header.game) {
    return Refusal{say(options.resume, ": is a game of ", header.game)};
  }
  auto seating = options.seats.empty() ? parse_seating(header.players) : seating_for(options, header.seats);
  if (!seating || seating->size() != static_cast<size_t>(header.seats)) {
    if (!options.seats.empty()) return seating.refusal();
    return Refusal{"the record does not say which seats are people and which are bots; give --seats"};
  }
  if (Refusal refusal = name_people(*seating, split_words(options.names))) return refusal;
  header.players.clear();
  for (const Sitter& sitter : *seating) header.players.push_back(sitter.text);
  auto match = read->game->replay(read->record, read->record.moves.size());
  if (!match) return match.refusal();
  return Seated{std::move(*match), std::move(*seating)};
}

/// The bots of a table, each with a seed of its own; empty where a person sits.
std::vector<std::unique_ptr<AnyBot>> make_bots(const Seated& table, uint64_t seed) {
  std::vector<std::unique_ptr<AnyBot>> bots(table.seating.size());
  for (size_t seat = 0; seat < bots.size(); ++seat) {
    const Sitter& sitter = table.seating[seat];
    if (!sitter.is_person()) bots[seat] = make_any_bot(table.match->game(), *sitter.spec, mix(seed, seat));
  }
  return bots;
}

int play_table(Seated& table, uint64_t seed, const std::string& save_path) {
  AnyMatch& match = *table.match;
  const auto bots = make_bots(table, seed);
  const bool no_people = people_in(table.seating) == 0;
  TableTalk talk(match, table.seating, save_path);
  talk.greet();
  while (!match.deciders().seats.empty()) {
    const Seat seat = match.deciders().seats.lowest();
    if (bots[seat] == nullptr) {
      talk.save_unasked();
      if (talk.ask(seat) == TableTalk::Next::quit) {
        talk.save_unasked();
        print_line("Goodbye.");
        return kDone;
      }
      continue;
    }
    talk.tell_thinking(seat);
    Deadline<> deadline(*table.seating[seat].spec);
    const Thought thought = bots[seat]->think(match, seat, deadline.budget());
    if (const Refusal refusal = match.play(seat, thought.move)) {
      complain(say("the bot at seat ", seat, " chose what cannot be played: ", with_rule(refusal)));
      return kFailed;
    }
    if (no_people) talk.tell_onlooker();
  }
  talk.save_unasked();
  talk.tell_ending();
  return kDone;
}

int run_play(const PlayOptions& options) {
  if (options.table.game.empty() && options.resume.empty())
    return refuse({"GAME is required; see paydirt games"});
  auto table = options.resume.empty() ? start_new(options) : start_saved(options);
  if (!table) return refuse(table.refusal());
  const Seed random = fresh_seed();
  const uint64_t seed = options.table.seed.value_or(hash_bytes(random.data(), random.size()));
  // A game that goes on is kept where it came from, unless that was a pipe.
  const bool back = options.save.empty() && options.resume != "-";
  return play_table(*table, seed, back ? options.resume : options.save);
}

}  // namespace

void add_play(CLI::App& app, int& exit_code) {
  const auto [command, options] =
      add_subcommand<PlayOptions>(app, "play", "Play at this terminal", exit_code, run_play);
  options->table.add_to(*command);
  command->add_option("--seats", options->seats,
                      "Who sits where, separated by commas: me, or a bot such as level:1 to level:9");
  command->add_option("--names", options->names, "What the people are called, separated by commas");
  command->add_option("--resume", options->resume, "Go on with a saved record, and keep it up to date")
      ->type_name("FILE");
  command->add_option("--save", options->save, "Keep the record in this file")->type_name("FILE");
  command->footer(
      "Without --seats you play against bots of level 2. Several 'me' share the device.\n\n"
      "Examples:\n  paydirt play sutters-mill\n  paydirt play sutters-mill --seats me,level:3,level:4 --save "
      "game.record\n"
      "  paydirt play sutters-mill --seats me,me --names Ann,Bob\n  paydirt play --resume game.record");
}

}  // namespace paydirt
