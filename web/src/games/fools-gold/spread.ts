// Where the cards of a stage lie: in four groups, as large as they can be.
import { nuggetsOn } from './notation';
import type { Card } from './types';
import type { SceneCard } from './scenes';

const GROUPS = ['Gold', 'Gem', 'Silt', 'Peril'] as const;
const groupOf = (card: Card): number => {
  if (nuggetsOn(card) > 0) return 0;
  return card === 'gem' ? 1 : card === 'silt' ? 2 : 3;
};

interface Spread {
  /** Width of a card. */
  w: number;
  h: number;
  at: Map<number, { x: number; y: number }>;
  /** Group names with their middle, where all cards lie in one row. */
  labels: { text: string; x: number }[];
  /** Between two groups. */
  rules: number[];
}

const RATIO = 120 / 84;
const LARGEST = 118;
const SMALLEST = 34;
/** Between cards, between groups, and above a row for what a card is worth. */
const GAP = 0.24;
const BREAK = 0.42;
const ROOM = 0.34;

/** Most worth first in its group. */
const sorted = (cards: readonly SceneCard[]): SceneCard[] =>
  cards.toSorted((a, b) => groupOf(a.card) - groupOf(b.card) || nuggetsOn(b.card) - nuggetsOn(a.card) || a.key - b.key);

/** Cards of width 1 in rows of at most so many. */
function rows(cards: readonly SceneCard[], most: number): { card: SceneCard; x: number }[][] {
  const lines: { card: SceneCard; x: number }[][] = [];
  let x = 0;
  for (const card of cards) {
    const line = lines.at(-1);
    const before = line?.at(-1);
    const step = before && groupOf(before.card.card) !== groupOf(card.card) ? 1 + BREAK : 1 + GAP;
    if (line && before && x + step + 1 <= most) {
      x += step;
      line.push({ card, x });
    } else {
      x = 0;
      lines.push([{ card, x }]);
    }
  }
  return lines;
}

export function spread(all: readonly SceneCard[], width: number, height: number): Spread {
  const cards = sorted(all);
  let w = LARGEST;
  let lines = rows(cards, width / w);
  while (w > SMALLEST && lines.length * w * (RATIO + ROOM) > height) {
    w -= 2;
    lines = rows(cards, width / w);
  }
  // As even as the rows can be.
  for (let most = width / w - 0.25; most >= 1 && rows(cards, most).length === lines.length; most -= 0.25)
    lines = rows(cards, most);
  const line = w * (RATIO + ROOM);
  const top = Math.max(0, (height - lines.length * line) / 2) + w * ROOM * 0.8;
  const at = new Map<number, { x: number; y: number }>();
  lines.forEach((row, i) => {
    const left = (width - ((row.at(-1)?.x ?? 0) + 1) * w) / 2;
    for (const { card, x } of row) at.set(card.key, { x: left + x * w, y: top + i * line });
  });
  return { w, h: w * RATIO, at, ...marks(lines, w, width) };
}

function marks(lines: { card: SceneCard; x: number }[][], w: number, width: number): Pick<Spread, 'labels' | 'rules'> {
  const [row, ...more] = lines;
  if (!row || more.length > 0) return { labels: [], rules: [] };
  const left = (width - ((row.at(-1)?.x ?? 0) + 1) * w) / 2;
  const labels = GROUPS.flatMap((text, group) => {
    const xs = row.filter(({ card }) => groupOf(card.card) === group).map(({ x }) => left + (x + 0.5) * w);
    return xs.length ? [{ text, x: ((xs[0] ?? 0) + (xs.at(-1) ?? 0)) / 2 }] : [];
  });
  const rules = row.flatMap(({ card, x }, i) => {
    const next = row[i + 1];
    return next && groupOf(next.card.card) !== groupOf(card.card) ? [left + ((x + next.x + 1) / 2) * w] : [];
  });
  return { labels, rules };
}
