#include "lab/results.hpp"

#include <algorithm>

#include "bots/bot.hpp"
#include "engine/json_read.hpp"
#include "engine/json_write.hpp"
#include "engine/sha256.hpp"
#include "engine/text.hpp"
#include "games/registry.hpp"
#include "lab/lab.hpp"
#include "lab/outside_bot.hpp"
#include "lab/version.hpp"

namespace paydirt {
namespace {

constexpr std::string_view kFormat = "paydirt results 1";

struct Heading {
  std::string format;
  std::string version;
  std::vector<PlannedMatch> matches;
};
BOOST_DESCRIBE_STRUCT(Heading, (), (format, version, matches))

struct Line {
  size_t match = 0;
  size_t game = 0;
  std::vector<int> scores;
  std::vector<uint8_t> ranks;
  std::vector<uint32_t> choices;
  std::vector<uint64_t> iterations;
  uint32_t decisions = 0;
  std::string ending;
  std::string forfeit;
};
BOOST_DESCRIBE_STRUCT(Line, (), (match, game, scores, ranks, choices, iterations, decisions, ending, forfeit))

std::string versions_of(const std::vector<PlannedMatch>& matches) {
  std::vector<const AnyGame*> games;
  for (const AnyGame* game : all_games()) {
    const auto is_played = [&](const PlannedMatch& match) { return match.game == game->info().id; };
    if (std::any_of(matches.begin(), matches.end(), is_played)) games.push_back(game);
  }
  return version_text(games);
}

bool is_before(const GameResult& result, size_t number) { return result.number < number; }

/// Into a result of that match; refuses what does not belong to it.
Refusal take_line(const Line& line, Results& results) {
  if (line.match >= results.matches.size()) return {say("match: there is no match ", line.match)};
  const PlannedMatch& match = results.matches[line.match];
  const auto seats = static_cast<size_t>(match.players);
  if (line.game >= match.games) return {say("game: the match has ", match.games, " games")};
  if (line.scores.size() != seats || line.ranks.size() != seats || line.choices.size() != seats ||
      line.iterations.size() != seats) {
    return {say("scores, ranks, choices, iterations: must have ", seats, " entries")};
  }
  GameResult result;
  result.number = line.game;
  std::copy(line.scores.begin(), line.scores.end(), result.score.begin());
  std::copy(line.ranks.begin(), line.ranks.end(), result.rank.begin());
  std::copy(line.choices.begin(), line.choices.end(), result.choices.begin());
  std::copy(line.iterations.begin(), line.iterations.end(), result.iterations.begin());
  result.decisions = line.decisions;
  result.forfeit = line.forfeit;
  const auto& endings = (*find_game(match.game))->tables().endings;
  const auto found = std::find_if(endings.begin(), endings.end(),
                                  [&](const Ending& each) { return each.name == line.ending; });
  if (found == endings.end()) return {say("ending: ", match.game, " has no ending '", line.ending, "'")};
  result.ending = static_cast<uint8_t>(found - endings.begin());
  results.add(line.match, result);
  return {};
}

Refusal read_heading(std::string_view text, Results& results) {
  Heading heading;
  const auto json = parse_json(text);
  if (!json) return json.refusal();
  if (Refusal refusal = read_json(*json, heading, "", Unknown::refuse)) return refusal;
  if (heading.format != kFormat) return {say("format: must be '", kFormat, "'")};
  for (const PlannedMatch& match : heading.matches) {
    if (const auto plan = plan_of(match); !plan) return plan.refusal();
  }
  results = Results::of(std::move(heading.matches));
  results.version = std::move(heading.version);
  return {};
}

}  // namespace

Results Results::of(std::vector<PlannedMatch> matches) {
  Results results;
  results.version = versions_of(matches);
  results.games.resize(matches.size());
  results.matches = std::move(matches);
  return results;
}

size_t Results::planned() const {
  size_t sum = 0;
  for (const PlannedMatch& match : matches) sum += match.games;
  return sum;
}

size_t Results::played() const {
  size_t sum = 0;
  for (const auto& list : games) sum += list.size();
  return sum;
}

bool Results::has(size_t match, size_t game) const {
  const auto& list = games[match];
  const auto at = std::lower_bound(list.begin(), list.end(), game, is_before);
  return at != list.end() && at->number == game;
}

void Results::add(size_t match, const GameResult& result) {
  auto& list = games[match];
  list.insert(std::lower_bound(list.begin(), list.end(), result.number, is_before), result);
}

PlannedMatch planned_match(const AnyGame& game, const ArenaPlan& plan) {
  PlannedMatch match;
  match.game = game.info().id;
  match.players = plan.seats;
  match.options = plan.options;
  if (plan.edition_text) match.edition = to_hex(sha256(*plan.edition_text)).substr(0, 16);
  for (const BotSpec& bot : plan.bots) {
    match.bots.push_back(bot.text);
    if (is_program(bot)) match.bot_time = bot.milliseconds;
  }
  match.games = plan.games;
  match.seed = say(plan.seed);
  return match;
}

Result<ArenaPlan> plan_of(const PlannedMatch& match) {
  const auto game = find_game(match.game);
  if (!game) return game.refusal();
  ArenaPlan plan;
  if (match.players < 1 || match.players > kMaxSeats) return Refusal{"players: out of range"};
  plan.seats = match.players;
  plan.options = match.options;
  for (const std::string& text : match.bots) {
    const auto bot = parse_player(text, match.bot_time);
    if (!bot) return bot.refusal();
    if (!bot->weights.empty()) {
      if (const Refusal refusal = check_weights(**game, bot->weights))
        return Refusal{say("weights: ", refusal.words)};
    }
    plan.bots.push_back(*bot);
  }
  if (plan.bots.empty()) return Refusal{"bots: names no bot"};
  plan.games = match.games;
  if (!to_number(match.seed, plan.seed)) return Refusal{"seed: must be a whole number"};
  return plan;
}

std::string results_heading(const Results& results) {
  return to_json(Heading{std::string(kFormat), results.version, results.matches}) + '\n';
}

std::string results_line(const Results& results, size_t match, const GameResult& result) {
  const auto seats = static_cast<size_t>(results.matches[match].players);
  const auto head = [&]<class T>(const std::array<T, kMaxSeats>& list) {
    return std::vector<T>(list.begin(), list.begin() + static_cast<std::ptrdiff_t>(seats));
  };
  const AnyGame& game = **find_game(results.matches[match].game);
  return to_json(Line{match, result.number, head(result.score), head(result.rank), head(result.choices),
                      head(result.iterations), result.decisions, game.tables().endings[result.ending].name,
                      result.forfeit}) +
         '\n';
}

std::string write_results(const Results& results) {
  std::string text = results_heading(results);
  for (size_t match = 0; match < results.games.size(); ++match) {
    for (const GameResult& each : results.games[match]) text += results_line(results, match, each);
  }
  return text;
}

Result<Results> read_results(std::string_view text) {
  Results results;
  size_t number = 0;
  while (text.find('\n') != std::string_view::npos) {
    const std::string_view words = text.substr(0, text.find('\n'));
    text.remove_prefix(words.size() + 1);
    const auto where = [&](const Refusal& refusal) {
      return Refusal{say("line ", number, ": ", refusal.words)};
    };
    if (++number == 1) {
      if (const Refusal refusal = read_heading(words, results)) return where(refusal);
      continue;
    }
    Line line;
    const auto json = parse_json(words);
    if (!json) return where(json.refusal());
    if (const Refusal refusal = read_json(*json, line, "", Unknown::refuse)) return where(refusal);
    if (line.match < results.games.size() && results.has(line.match, line.game)) {
      return where({say("game ", line.game, " stands twice")});
    }
    if (const Refusal refusal = take_line(line, results)) return where(refusal);
  }
  if (number == 0) return Refusal{"there are no results in it"};
  return results;
}

Refusal add_results(Results& to, const Results& from) {
  if (to.matches != from.matches || to.version != from.version) return {"they are results of another plan"};
  for (size_t match = 0; match < from.games.size(); ++match) {
    for (const GameResult& each : from.games[match]) {
      if (!to.has(match, each.number)) {
        to.add(match, each);
      } else if (const auto& list = to.games[match];
                 !(*std::lower_bound(list.begin(), list.end(), each.number, is_before) == each)) {
        return {say("game ", each.number, " of match ", match, " ended differently elsewhere")};
      }
    }
  }
  return {};
}

Result<Shard> parse_shard(std::string_view text) {
  const size_t slash = text.find('/');
  size_t index = 0;
  size_t count = 0;
  if (slash == std::string_view::npos || !to_number(text.substr(0, slash), index) ||
      !to_number(text.substr(slash + 1), count) || index < 1 || index > count) {
    return Refusal{say("--shard: '", text.substr(0, 40), "' must be K/N, such as 3/64, with K from 1 to N")};
  }
  return Shard{index - 1, count};
}

Result<double> play_series(Results& results, const SeriesSettings& settings) {
  double seconds = 0;
  size_t before = 0;    // games of the matches before
  size_t finished = 0;  // games played for them
  for (size_t match = 0; match < results.matches.size(); ++match) {
    auto plan = plan_of(results.matches[match]);
    if (!plan) return plan.refusal();
    plan->edition_text = settings.edition_text;
    plan->threads = settings.threads;
    plan->stop = settings.stop;
    plan->on_record = settings.on_record;
    // A copy: the results grow while games are played.
    plan->wanted = [&, known = results.games[match]](size_t game) {
      const auto at = std::lower_bound(known.begin(), known.end(), game, is_before);
      const bool is_known = at != known.end() && at->number == game;
      return !is_known && (before + game) % settings.shard.count == settings.shard.index;
    };
    if (settings.progress) plan->progress = [&](size_t done) { settings.progress(finished + done); };
    plan->on_result = [&](const GameResult& result) {
      results.add(match, result);
      if (settings.on_result) settings.on_result(match, result);
    };
    const auto run = lab_of(**find_game(results.matches[match].game)).arena(*plan);
    if (!run) return run.refusal();
    seconds += run->seconds;
    finished += run->games.size();
    before += plan->games;
  }
  return seconds;
}

}  // namespace paydirt
