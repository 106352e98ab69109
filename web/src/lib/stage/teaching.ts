// Tips and lessons: what is said, and at which moment of the game.
import type { Lesson, TableView, Tip } from '../game';
import { mine, player } from './view';

interface Players {
  players: unknown[];
}
type Player<Open extends Players> = Open['players'][number];

/** A tip is for the one who is asked: `me` is his side of the table. */
export type TipTest<Open extends Players, Own> = (open: Open, me: Player<Open>, view: TableView<Open, Own>) => boolean;

/** Makes the tips of a game: `tip('place', 'CG303', placing).says('...')`. */
export const tipsOf =
  <Open extends Players, Own>() =>
  (id: string, rule: string, test: TipTest<Open, Own>) => ({
    says: (text: string): Tip => ({
      id,
      rule,
      text,
      when: (view: TableView<Open, Own>) => {
        const { seat } = view.hands;
        const { open } = view.state;
        return view.asked !== null && seat !== null && test(open, player<Player<Open>>(open, seat), view);
      },
    }),
  });

/** A lesson is about the one whose first game it is. */
export type LessonTest<Open extends Players, Own> = (
  open: Open,
  me: Player<Open>,
  seat: number,
  view: TableView<Open, Own>,
) => boolean;

/** Makes the lessons of a game: `until(placed(1), HAND).says('...')` points at the hand until a tile is placed. */
export const lessonsOf =
  <Open extends Players, Own>() =>
  (test: LessonTest<Open, Own>, ...point: string[]) => ({
    says: (say: string): Lesson => ({
      say,
      point,
      until: (view: TableView<Open, Own>) => {
        const seat = mine(view) ?? 0;
        return test(view.state.open, player<Player<Open>>(view.state.open, seat), seat, view);
      },
    }),
  });
