// Where everything lies, worked out from the room there is. Units are about one CSS pixel on the screens they are made for.
import { VEIN } from './table';
import type { Space } from './types';

export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}
export interface Point {
  x: number;
  y: number;
}
export type Plot = Space | 'cartouche';
export type Arrangement = 'wide' | 'square' | 'tall';

/** Sizes of what stands on a plate. */
export interface Sizes {
  compact: boolean;
  name: number;
  note: number;
  card: { w: number; h: number; step: number; lift: number };
  pawn: number;
  seal: number;
  facade: number;
}

export interface Layout {
  arrangement: Arrangement;
  width: number;
  height: number;
  /** Thickness of the graduated frame. */
  margin: number;
  /** Radius of a counter. */
  counter: number;
  spots: Point[];
  town: Rect;
  cols: number;
  rows: number;
  gap: number;
  plots: Record<Plot, Rect>;
  sizes: Sizes;
}

const ROOMY: Sizes = {
  compact: false,
  name: 15,
  note: 12,
  card: { w: 36, h: 50, step: 26, lift: 3 },
  pawn: 1.12,
  seal: 11.5,
  facade: 1.05,
};
const SNUG: Sizes = {
  compact: true,
  name: 10.4,
  note: 9,
  card: { w: 20, h: 25, step: 15.5, lift: 0 },
  pawn: 0.65,
  seal: 6.8,
  facade: 0.5,
};

const KINDS: Record<
  Arrangement,
  { width: number; low: number; high: number; margin: number; gap: number; sizes: Sizes; plan: Plot[][] }
> = {
  wide: {
    width: 1080,
    low: 610,
    high: 740,
    margin: 7,
    gap: 12,
    sizes: ROOMY,
    plan: [
      ['hillside_camp', 'st_johns', 'odd_fellows_hall', 'mine_camp'],
      ['eldorado', 'adams_express', 'chalmers_hotel', 'hook_and_ladder'],
      ['river_camp', 'sutters_mill', 'miners_drug_store', 'cartouche'],
    ],
  },
  square: {
    width: 790,
    low: 690,
    high: 900,
    margin: 7,
    gap: 11,
    sizes: ROOMY,
    plan: [
      ['hillside_camp', 'st_johns', 'mine_camp'],
      ['odd_fellows_hall', 'eldorado', 'adams_express'],
      ['chalmers_hotel', 'hook_and_ladder', 'miners_drug_store'],
      ['river_camp', 'sutters_mill', 'cartouche'],
    ],
  },
  tall: {
    width: 344,
    low: 430,
    high: 600,
    margin: 4,
    gap: 6,
    sizes: SNUG,
    plan: [
      ['hillside_camp', 'mine_camp'],
      ['st_johns', 'odd_fellows_hall'],
      ['eldorado', 'adams_express'],
      ['chalmers_hotel', 'hook_and_ladder'],
      ['sutters_mill', 'miners_drug_store'],
      ['river_camp', 'cartouche'],
    ],
  },
};

/** Small boards stand upright, broad ones lie down; a tablet's is in between. */
export function arrange(width: number, height: number): Arrangement {
  if (width < 560) return 'tall';
  return width / height > 1.3 && width > 840 ? 'wide' : 'square';
}

/** How many spaces lie along the long edges, corners among them, so that the pitch is nearly the same all round. */
function alongTop(width: number, height: number): number {
  const uneven = (n: number) => Math.abs(width / n - (height - (2 * width) / n) / (VEIN / 2 - n));
  let best = 8;
  for (let n = 9; n <= 28; ++n) if (uneven(n) < uneven(best)) best = n;
  return best;
}

export function layout(roomWidth: number, roomHeight: number): Layout {
  const arrangement = arrange(roomWidth, roomHeight);
  const kind = KINDS[arrangement];
  const { width, margin, gap, sizes } = kind;
  const height = Math.min(kind.high, Math.max(kind.low, (width * roomHeight) / roomWidth));
  const inner = { w: width - 2 * margin, h: height - 2 * margin };

  // The vein: from the bottom right leftwards, up the left side, along the top, down the right side.
  const across = alongTop(inner.w, inner.h);
  const down = VEIN / 2 - across;
  const px = inner.w / across;
  const py = (inner.h - 2 * px) / down;
  const spots = Array.from({ length: VEIN }, (_, i): Point => {
    if (i < across) return { x: width - margin - px * (i + 0.5), y: height - margin - px / 2 };
    if (i < across + down) return { x: margin + px / 2, y: height - margin - px - py * (i - across + 0.5) };
    if (i < 2 * across + down) return { x: margin + px * (i - across - down + 0.5), y: margin + px / 2 };
    return { x: width - margin - px / 2, y: margin + px + py * (i - 2 * across - down + 0.5) };
  });

  const town: Rect = { x: margin + px, y: margin + px, w: inner.w - 2 * px, h: inner.h - 2 * px };
  const rows = kind.plan.length;
  const cols = kind.plan[0]?.length ?? 1;
  const plots = {} as Record<Plot, Rect>;
  kind.plan.forEach((row, r) =>
    row.forEach((plot, c) => {
      plots[plot] = {
        x: town.x + (c * town.w) / cols + gap / 2,
        y: town.y + (r * town.h) / rows + gap / 2,
        w: town.w / cols - gap,
        h: town.h / rows - gap,
      };
    }),
  );
  const counter = Math.min(arrangement === 'tall' ? 9.6 : 15.6, Math.min(px, py) * 0.43);
  return { arrangement, width, height, margin, counter, spots, town, cols, rows, gap, plots, sizes };
}

export const middle = (rect: Rect): Point => ({ x: rect.x + rect.w / 2, y: rect.y + rect.h / 2 });

/** Where prospectors stand on a plot: the left end of their line, the ground under their feet, the room to the right. */
export function ground(at: Layout, plot: Plot): { x: number; y: number; w: number } {
  const { x, y, w, h } = at.plots[plot];
  const camp = plot.endsWith('_camp');
  if (at.sizes.compact) {
    const from = camp ? 0.36 * w : 60;
    return { x: x + from, y: y + h - 2.5, w: w - from - 6 };
  }
  const from = camp ? 0.42 * w : 114;
  return { x: x + from, y: y + h - (camp ? 8 : 6), w: w - from - 12 };
}

/** The stack of a building: place of the first card, and how far the next ones are moved. */
export function stackAt(at: Layout, plot: Plot, count: number): { x: number; y: number; dx: number; dy: number } {
  const { x, y, w } = at.plots[plot];
  const { card, compact } = at.sizes;
  const left = compact ? 56 : 104;
  const room = w - left - card.w - (compact ? 6 : 12);
  const dx = count > 1 ? Math.min(card.step, room / (count - 1)) : 0;
  const dy = count > 1 ? Math.min(card.lift, 12 / (count - 1)) : 0;
  const base = compact ? 16.5 : Math.max(52, at.plots[plot].h - 34 - card.h - 12);
  return { x: x + left, y: y + base, dx, dy: -dy };
}
