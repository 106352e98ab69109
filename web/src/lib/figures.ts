// Positions that the players' rules show: drawn by the game's own board, and to be played on.
import type { TableView } from './game';
import type { Asked, Seat } from './protocol';
import { quiet, someone, still } from './still';
import { botNames, t } from './texts';

export interface Figure {
  /** Who is to decide. */
  seat: number;
  open: { players: unknown[] };
  own: unknown;
  asked: Asked;
  /** The game so far: whoever tries it goes on from here. */
  record: string;
}

const files = import.meta.glob<Record<string, Figure>>('../games/*/figures.json', { import: 'default' });

export async function figureOf(game: string, name: string): Promise<Figure | null> {
  const all = await files[`../games/${game}/figures.json`]?.();
  return all?.[name] ?? null;
}

/** The edition that a record was played with. */
export const editionIn = ({ record }: Figure): string => /^edition (\S+)$/m.exec(record)?.[1] ?? '';

export function viewOf({ seat, open, own, asked }: Figure, edition: unknown): TableView<never, never, never> {
  const seats = open.players.map((_, each): Seat => ({
    ...someone,
    seat: each,
    kind: each === seat ? 'human' : 'bot',
    name: each === seat ? t('you') : (botNames[each] ?? ''),
    yours: each === seat,
  }));
  return {
    seats,
    edition,
    viewer: seat,
    asked,
    hands: still(seat),
    playing: [],
    state: {
      ...quiet,
      open: open as never,
      own: { [String(seat)]: own as never },
      asked: [asked],
      waiting: [seat],
    },
  };
}
