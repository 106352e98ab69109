"""Games, states, matches, bots and reviews from Python; and that nothing crashes the interpreter."""

import copy
import json
import pathlib
import random
import unittest

import numpy as np

import paydirt

GOLDEN = pathlib.Path(__file__).resolve().parents[2] / "games"


def tables():
    """Every game with its fewest and its most players."""
    for game in paydirt.games():
        for seats in {game.min_seats, game.max_seats}:
            yield paydirt.Rules(game, seats)


def play_on(state, moves, seed):
    chance = random.Random(seed)
    for _ in range(moves):
        if not state.deciders:
            break
        seat = chance.choice(state.deciders)
        state.play(seat, chance.choice(state.moves(seat)))
    return state


class Games(unittest.TestCase):
    def test_registry(self):
        self.assertIn("cave-in", [game.id for game in paydirt.games()])
        game = paydirt.game("fools-gold")
        self.assertEqual((game.name, game.min_seats, game.max_seats), ("Fool's Gold", 3, 5))
        self.assertEqual(len(game.check_edition(game.edition)), 16)
        self.assertEqual(game.check_edition(json.loads(game.edition)), game.check_edition(game.edition))
        with self.assertRaisesRegex(paydirt.Refused, "there is no game 'chess'"):
            paydirt.game("chess")

    def test_actions(self):
        for game in paydirt.games():
            for action in range(0, game.action_count, max(1, game.action_count // 50)):
                self.assertEqual(game.action(game.notation(action)), action)


class States(unittest.TestCase):
    def test_a_game_to_its_end(self):
        for rules in tables():
            with self.subTest(game=rules.game.id, seats=rules.seats):
                state = play_on(rules.setup(7), 100_000, 7)
                self.assertTrue(state.outcome["over"])
                self.assertEqual(len(state.outcome["score"]), rules.seats)
                self.assertIsNotNone(state.outcome["ending"])

    def test_copies_are_apart_and_equal(self):
        for rules in tables():
            state = play_on(rules.setup(1), 5, 1)
            twin = copy.deepcopy(state)
            self.assertEqual(state, twin)
            play_on(twin, 1, 2)
            self.assertNotEqual(state.hash, twin.hash)

    def test_masks_actions_and_moves_agree(self):
        for rules in tables():
            state = play_on(rules.setup(3), 9, 3)
            for seat in range(rules.seats):
                actions = state.actions(seat)
                self.assertEqual([rules.game.action(move) for move in state.moves(seat)], list(actions))
                self.assertEqual(list(np.flatnonzero(state.mask(seat))), sorted(actions))

    def test_rows_show_what_a_seat_knows(self):
        for rules in tables():
            state = play_on(rules.setup(4), 12, 4)
            for seat in range(rules.seats):
                row = state.observe(seat)
                self.assertEqual(len(row), len(rules.observation_names))
                imagined = state.copy()
                imagined.resample(seat, 99)
                np.testing.assert_array_equal(row, imagined.observe(seat))
                self.assertEqual(state.view(seat), imagined.view(seat))
        names = paydirt.Rules(paydirt.game("cave-in"), 2).observation_names
        self.assertEqual(names[:2] + names[-2:], ["open.left[0]", "open.left[1]", "own.seat=+0", "own.seat=+1"])

    def test_positions_come_back(self):
        for rules in tables():
            state = play_on(rules.setup(5), 15, 5)
            self.assertEqual(rules.load(state.position()), state)

    def test_words(self):
        rules = paydirt.Rules(paydirt.game("cave-in"), 2)
        state = rules.setup(1)
        seat = state.deciders[0]
        self.assertIn("carry 0 gold", state.question(seat)["prompt"])
        self.assertEqual(state.words(seat, "dig"), "Dig (rotten props: 14 of 64)")
        self.assertEqual(state.why_not(seat, "leave"), "you have not dug yet")
        self.assertIn("Blue", state.board())


class Refusals(unittest.TestCase):
    def test_sentences_with_rules(self):
        state = paydirt.Rules(paydirt.game("cave-in"), 2).setup(1)
        before = state.hash
        with self.assertRaises(paydirt.Refused) as caught:
            state.play(state.deciders[0], "leave")
        self.assertEqual((str(caught.exception), caught.exception.rule), ("you have not dug yet", "CI-02"))
        self.assertEqual(state.hash, before)
        self.assertIsInstance(caught.exception, ValueError)

    def test_nonsense_is_an_exception(self):
        """Whatever is passed, there is an exception or an answer, and the interpreter goes on."""
        rubbish = [None, -1, 0, 1, 5, 255, 256, 2**31, 2**63, -(2**63), 2**70, 1.5, "", "dig", "leave\0", "x" * 5000, "[[[[", "{}",
                   "\ud800", b"dig", [], {}, {"state": 1}, object(), np.zeros(3), np.int8(3), float("nan"), paydirt.games()[0]]  # fmt: skip
        chance = random.Random(1)
        game = paydirt.game("cave-in")

        def fresh():
            rules = paydirt.Rules(game, 2)
            match = paydirt.Match(game, 2)
            return [game, rules, rules.setup(1), match, paydirt.Bot("random"), paydirt.Vector(game, 2, 3)._core, paydirt.Match,
                    paydirt.Rules, paydirt.Bot, paydirt.Vector, paydirt.AECEnv, paydirt.Env, paydirt]  # fmt: skip

        answered = raised = 0
        for _ in range(40):
            for target in fresh():
                for name in dir(target):
                    call = getattr(target, name, None)
                    if name.startswith("_") or not callable(call):
                        continue
                    try:
                        call(*[chance.choice(rubbish) for _ in range(chance.randrange(4))])
                        answered += 1
                    except (ValueError, TypeError, AttributeError, IndexError, KeyError, OverflowError, MemoryError):
                        raised += 1
        self.assertGreater(raised, 1000)
        self.assertGreater(answered, 100)


class Matches(unittest.TestCase):
    def test_golden_records_replay_and_verify(self):
        for path in sorted(GOLDEN.glob("cave_in/golden/*.record")):
            text = path.read_text()
            paydirt.verify(text)
            match = paydirt.Match.replay(text)
            self.assertTrue(match.outcome["over"])
            again = paydirt.Match.replay(match.record())
            self.assertEqual((again.hash, len(again)), (match.hash, len(match)))
        with self.assertRaises(paydirt.Refused):
            paydirt.verify(text.replace(": dig", ": leave", 1))

    def test_play_undo_events_positions(self):
        match = paydirt.Match(paydirt.game("fools-gold"), 3, seed=5, players=["Ann", "Bob", "Cy"])
        seat = match.deciders[0]
        before = match.hash
        match.play(seat, match.moves(seat)[0])
        self.assertTrue(match.events(from_=0))
        match.undo(seat)
        self.assertEqual(match.hash, before)
        self.assertEqual(paydirt.Match.load(match.position()).hash, before)
        self.assertIn("holdings", match.view(seat)["own"])
        self.assertNotIn("own", match.view())

    def test_bots_repeat_themselves_and_review(self):
        def game(seed):
            match = paydirt.Match(paydirt.game("cave-in"), 2, seed=seed)
            bots = [paydirt.Bot("search:20it", seed), paydirt.Bot("random", seed)]
            while match.deciders:
                seat = match.deciders[0]
                match.play(seat, bots[seat].think(match, seat)["move"])
            return match

        match = game(1)
        self.assertEqual(match.record(), game(1).record())
        review = match.review("search:20it", seed=1)
        self.assertEqual(len(review), len(match))
        self.assertTrue(all(each["loss"] >= 0 for each in review))
        self.assertGreater(max(each["loss"] for each in review if each["seat"] == 1), 0)


if __name__ == "__main__":
    unittest.main()
