// The houses of Coloma as strokes: a front, its boards and what hangs over the door. About 64 by 56 units, standing on 0 0.

const FRONTS = {
  gable: 'M-25 0V-29L0-47 25-29V0Z',
  step: 'M-26 0V-34H-18V-41H-9V-48H9V-41H18V-34H26V0Z',
  flat: 'M-25 0V-44H25V0ZM-28-44H28V-48H-28Z',
  arch: 'M-25 0V-35H-15Q0-55 15-35H25V0Z',
  barn: 'M-28 0V-22L-20-37 0-47 20-37 28-22V0Z',
  long: 'M-31 0V-27H31V0ZM-34-27-26-39H26L34-27Z',
  tower: 'M-25 0V-31H-9V-50H9V-31H25V0ZM-12-50 0-59 12-50Z',
} as const;

interface House {
  front: string;
  /** Above the door, 14 units around 0 0; the second has ink in it. */
  sign: string;
  ink?: string;
  /** How high the sign hangs. */
  at: number;
  porch: boolean;
}

const house = (front: keyof typeof FRONTS, at: number, porch: boolean, sign: string, ink?: string): House => ({
  front: FRONTS[front],
  at,
  porch,
  sign,
  ...(ink === undefined ? {} : { ink }),
});

const HOUSES: Record<string, House> = {
  poker_hall: house('step', -35, true, 'M-7-5H1V6H-7ZM-1-7 7-4 4 7-1 6', 'M-3-3-1 0-3 3-5 0Z'),
  express_office: house('flat', -34, true, 'M-8-3H8V6H-8ZM-8-3C-8-8 8-8 8-3M-2-1H2V3H-2Z'),
  lumber_yard: house('long', -33, false, 'M-9 3a4 4 0 1 1 .1 0ZM-1 3a4 4 0 1 1 .1 0ZM7 3a4 4 0 1 1 .1 0Z'),
  saloon: house('step', -35, true, 'M-6-5H3V6H-6ZM3-3H7V3H3M-6-1H3', 'M-6-5H3V-3H-6Z'),
  trading_post: house('long', -33, true, 'M0-7V6M-7-5H7M-10 1-7-5-4 1ZM4 1 7-5 10 1ZM-4 6H4'),
  stables: house('barn', -33, false, 'M-3 6H-6C-7-3-4-7 0-7S7-3 6 6H3C4-1 3-3 0-3S-4-1-3 6Z'),
  horse_ranch: house('barn', -33, true, 'M-5 7C-6 0-4-4-1-6L0-9 2-6C5-5 6-2 8 1 8 3 6 4 4 3 1 3 1 5 1 7Z'),
  toll_house: house('tower', -39, false, 'M-6 7V-5M-6-3H7V0H-6M-2-3-4 0M2-3 0 0M6-3 4 0'),
  boarding_house: house('flat', -34, true, 'M-9 5V-5M-9 1H9V5M-9-2H-3V1M9 1V-2Q3-4-3-2'),
  odd_fellows_hall: house(
    'arch',
    -35,
    false,
    'M-10 0a4 4 0 1 1 8 0 4 4 0 1 1-8 0ZM-4 0a4 4 0 1 1 8 0 4 4 0 1 1-8 0ZM2 0a4 4 0 1 1 8 0 4 4 0 1 1-8 0Z',
  ),
  brewery: house('tower', -40, false, 'M-5-7H5C7-3 7 3 5 7H-5C-7 3-7-3-5-7ZM-6-3H6M-6 3H6'),
  foundry: house('long', -33, false, 'M-8-4H8L4 0H2L3 4H5V6H-5V4H-3L-2 0-6-1Z'),
  telegraph_office: house('gable', -31, true, 'M0-8V7M-6-5H6M-4-2H4M-6-5V-7M6-5V-7M-4-2V-4M4-2V-4'),
  post_office: house('gable', -31, true, 'M-8-5H8V5H-8ZM-8-5 0 1 8-5'),
  undertaker: house('flat', -34, false, 'M-3-7H3L6-3 3 7H-3L-6-3ZM0-4V3M-2-2H2'),
  outpost: house('tower', -39, false, 'M0 7V-8M0-8H9L6-5 9-2H0'),
};

const PLAIN = house('gable', -31, true, 'M-5-5H5V5H-5Z');
/** Houses of another edition stand there plain. */
export const houseOf = (id: string): House => HOUSES[id] ?? PLAIN;

/** Clapboards on a wall. */
export const boards = (w: number, top: number, n: number): string =>
  Array.from({ length: n }, (_, i) => `M${-w} ${(top * (i + 1)) / (n + 1)}H${w}`).join('');
