// The wheel of a chapter as the board draws it.
import type { Open } from './types';
import { SHADE } from './view';

export interface Round {
  barker: number;
  bust: number;
  signpost: number;
  /** The Site whose Boom the Signpost lends. */
  points: number;
  revealed: boolean;
  /** Nobody is alone in front, so the Bust stays where it was. */
  tied: boolean;
  /** Sites without a Boom. */
  busted: number[];
  pioneers: { who: number | 'buster'; site: number }[];
  /** Seats with a Camp on each Event. */
  camps: number[][];
}

export function roundOf({ wheel }: Pick<Open, 'wheel'>): Round {
  const { sites, barker, bust, signpost, points_to: points, revealed } = wheel;
  const pioneers = sites.flatMap(({ site, pioneers: seats, buster, shade }) => [
    ...seats.map((who) => ({ who, site })),
    ...(shade ? [{ who: SHADE, site }] : []),
    ...(buster ? [{ who: 'buster' as const, site }] : []),
  ]);
  const counts = sites.map(({ site }) => pioneers.filter((each) => each.site === site).length);
  const most = Math.max(...counts);
  return {
    barker,
    bust,
    signpost,
    points,
    revealed,
    tied: revealed && counts.filter((count) => count === most).length > 1,
    busted: sites.flatMap(({ site, boom }) => (boom === null ? [site] : [])),
    pioneers,
    camps: sites.map(({ camps, shade_camp }) => (shade_camp ? [...camps, SHADE] : camps)),
  };
}
