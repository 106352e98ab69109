// Tips and lessons: what is said, and at which moment of the game.
import type { Lesson, TableView, Tip } from '../game';
import { mine, player } from './view';

type AnyView = TableView<{ players: unknown[] }, unknown>;
type OpenOf<View extends AnyView> = View['state']['open'];
type PlayerOf<View extends AnyView> = OpenOf<View>['players'][number];

/** A tip is for the one who is asked: `me` is his side of the table. */
export type TipTest<View extends AnyView> = (open: OpenOf<View>, me: PlayerOf<View>, view: View) => boolean;

/** Makes the tips of a game: `tip('place', 'CG303', placing).says('...')`. */
export const tipsOf =
  <View extends AnyView>() =>
  (id: string, rule: string, test: TipTest<View>) => ({
    says: (text: string): Tip => ({
      id,
      rule,
      text,
      when: (table) => {
        const view = table as unknown as View;
        const { seat } = view.hands;
        const { open } = view.state;
        return view.asked !== null && seat !== null && test(open, player<PlayerOf<View>>(open, seat), view);
      },
    }),
  });

/** A lesson is about the one whose first game it is. */
export type LessonTest<View extends AnyView> = (
  open: OpenOf<View>,
  me: PlayerOf<View>,
  seat: number,
  view: View,
) => boolean;

/** Makes the lessons of a game: `until(placed(1), HAND).says('...')` points at the hand until a tile is placed. */
export const lessonsOf =
  <View extends AnyView>() =>
  (test: LessonTest<View>, ...point: string[]) => ({
    says: (say: string): Lesson => ({
      say,
      point,
      until: (table) => {
        const view = table as unknown as View;
        const seat = mine(view) ?? 0;
        return test(view.state.open, player<PlayerOf<View>>(view.state.open, seat), seat, view);
      },
    }),
  });
