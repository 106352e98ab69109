// Where things rest on a segment: printed signs, a figure, a pile of tokens.
import type { Of } from '../edition';
import { formOf } from './outline';
import { along, lengthOf, turned, type Line, type Point } from './plane';
import { roomiest, type Obstacle } from './room';

export type Symbol = 'nugget' | 'locomotive' | 'tipi' | 'horse';
export interface Rest {
  symbols: { symbol: Symbol; at: Point; scale: number }[];
  /** Where a figure's middle is. */
  figure: Point;
}

/** How far towns and junctions reach from the middle of their tile. */
export const TOWN = 23;
export const JUNCTION = 7.5;

/** Resting places on a mountain, for each form as it stands in the outlines. */
const REST: Record<string, { gold: [number, number][][]; figure: [number, number]; pile: [number, number] }> = {
  N: {
    gold: [
      [[50, 21]],
      [
        [42, 20],
        [58, 20],
      ],
      [
        [50, 9],
        [41, 22],
        [59, 22],
      ],
    ],
    figure: [29, 11],
    pile: [71, 11],
  },
  NW: {
    gold: [
      [[34, 34]],
      [
        [28, 41],
        [41, 29],
      ],
      [
        [24, 24],
        [28, 43],
        [43, 28],
      ],
    ],
    figure: [64, 16],
    pile: [17, 64],
  },
  EW: {
    gold: [
      [[50, 50]],
      [
        [43, 45],
        [57, 54],
      ],
      [
        [50, 40],
        [41, 55],
        [59, 55],
      ],
    ],
    figure: [22, 52],
    pile: [78, 52],
  },
  NEW: {
    gold: [
      [[50, 38]],
      [
        [42, 37],
        [58, 37],
      ],
      [
        [50, 26],
        [41, 41],
        [59, 41],
      ],
    ],
    figure: [21, 48],
    pile: [79, 48],
  },
  NESW: {
    gold: [
      [[50, 50]],
      [
        [42, 50],
        [58, 50],
      ],
      [
        [50, 38],
        [40, 54],
        [60, 54],
      ],
    ],
    figure: [20, 50],
    pile: [80, 50],
  },
};

export function mountain(segment: Of<'mountain'>): Rest & { pile: Point } {
  const { form, turns } = formOf(segment.edges);
  const rest = REST[form];
  if (!rest) throw new Error(`no resting places on a mountain ${form}`);
  const at = ([x, y]: [number, number]) => turned({ x, y }, turns);
  const count = segment.nuggets;
  const gold = count ? (rest.gold[Math.min(count, rest.gold.length) - 1] ?? []) : [];
  return {
    symbols: gold.map((point) => ({ symbol: 'nugget', at: at(point), scale: 0.9 })),
    figure: at(rest.figure),
    pile: at(rest.pile),
  };
}

export function railroad(segment: Of<'railroad'>, track: Line): Rest {
  const through = segment.edges.length > 1;
  const hidden = segment.end === 'city' ? TOWN : segment.end === 'junction' ? JUNCTION : 0;
  const seen = lengthOf(track) - hidden;
  const steam = segment.locomotives > 0;
  const badge = along(track, through ? seen * 0.68 : Math.max(12, seen * 0.5)).at;
  const { at, way } = along(track, through ? seen * (steam ? 0.24 : 0.5) : seen * 0.5);
  // On a short track with a locomotive the railwayman stands beside it.
  const aside = steam && !through ? 15 : 0;
  return {
    symbols: steam ? [{ symbol: 'locomotive', at: badge, scale: 1 }] : [],
    figure: { x: at.x + way.y * aside, y: at.y - way.x * aside },
  };
}

/** How far a sign of the prairie reaches from its middle, and how small it may become. */
export const SIGN = 12.5;
const SMALLEST = 0.5;

export function prairie(segment: Of<'prairie'>, area: Line, obstacles: readonly Obstacle[]): Rest {
  const signs: Symbol[] = [
    ...Array.from({ length: segment.tipis }, (): Symbol => 'tipi'),
    ...Array.from({ length: segment.horses }, (): Symbol => 'horse'),
  ];
  const taken: Obstacle[] = [...obstacles];
  // A sign is as large as the land around it lets it be: it stands over no border and no track.
  const symbols = signs.map((symbol) => {
    const { at, room } = roomiest(area, taken);
    const scale = Math.min(1, Math.max(SMALLEST, room / SIGN));
    taken.push({ line: [at, at], radius: SIGN * scale });
    return { symbol, at, scale };
  });
  return { symbols, figure: roomiest(area, taken).at };
}
