import { describe, expect, it } from 'vitest';
import printed from '../../../../games/carcassonne_gold_rush/edition.json';
import { editionOf, type Face } from './edition';
import { engraving } from './land/engrave';
import { lay, segmentAt, type SegmentLay } from './land/lay';
import { SIGN } from './land/rest';
import { distance, distanceToLine, inside, lengthOf, SIZE, type Line } from './land/plane';

const { faces } = editionOf(printed);
const TURNS = [0, 1, 2, 3];

const areaOf = (polygon: Line): number =>
  Math.abs(
    polygon.reduce((sum, a, i) => {
      const b = polygon[(i + 1) % polygon.length] ?? a;
      return sum + a.x * b.y - b.x * a.y;
    }, 0) / 2,
  );
const middles = [
  { x: 50, y: 0 },
  { x: 100, y: 50 },
  { x: 50, y: 100 },
  { x: 0, y: 50 },
];
const every = (test: (face: Face, segments: SegmentLay[], turns: number) => void) => {
  for (const face of faces) for (const turns of TURNS) test(face, lay(face, turns).segments, turns);
};

describe('how a tile lies', () => {
  it('mountains and prairies cover every tile once', () => {
    every((face, segments) => {
      const grounds = segments.filter(({ kind }) => kind === 'mountain' || kind === 'prairie');
      const covered = grounds.reduce((sum, each) => sum + areaOf(each.area), 0);
      expect(Math.abs(covered - SIZE * SIZE), face.id).toBeLessThan(1);
    });
  });

  it('tracks begin in the middle of their sides, turned with the tile', () => {
    every((face, segments, turns) => {
      face.segments.forEach((segment, i) => {
        if (segment.kind !== 'railroad') return;
        const track = segments[i]?.track ?? [];
        const ends = [track[0], segment.edges.length > 1 ? track.at(-1) : undefined];
        segment.edges.forEach((edge, end) => {
          const want = middles[('NESW'.indexOf(edge) + turns) % 4];
          const at = ends[end];
          expect(at && want && distance(at, want), `${face.id} ${segment.id}`).toBeLessThan(0.01);
        });
      });
    });
  });

  it('a curve is a quarter circle, a straight crosses the tile', () => {
    const long = (id: string) =>
      lengthOf(lay(faces.find((face) => face.id === id) ?? faceless()).segments[0]?.track ?? []);
    expect(long('CUR-a')).toBeCloseTo(Math.PI * 25, 0);
    expect(long('STR-a')).toBe(SIZE);
  });

  it('no track touches a mountain that it does not run into', () => {
    every((face, segments) => {
      for (const hill of segments.filter(({ kind }) => kind === 'mountain'))
        for (const rail of segments.filter(({ kind, end }) => kind === 'railroad' && end !== 'mountain'))
          for (const border of hill.borders)
            for (const point of border) expect(distanceToLine(point, rail.track), face.id).toBeGreaterThan(7);
    });
  });

  it('figures stand on their own segment, and a pointer there finds it', () => {
    every((face, segments, turns) => {
      for (const each of segments) {
        if (each.area.length > 0) expect(inside(each.figure, each.area), `${face.id} ${each.id}`).toBe(true);
        if (each.kind === 'mountain') expect(inside(each.pile, each.area), `${face.id} ${each.id}`).toBe(true);
        if (each.kind !== 'railroad') expect(segmentAt(lay(face, turns), each.figure)?.id, face.id).toBe(each.id);
      }
    });
  });

  it('shows every sign that is printed, inside the tile', () => {
    every((face, segments) => {
      const printedSigns = face.segments.reduce((sum, each) => {
        if (each.kind === 'mountain') return sum + each.nuggets;
        if (each.kind === 'railroad') return sum + Math.min(1, each.locomotives);
        return each.kind === 'prairie' ? sum + each.tipis + each.horses : sum;
      }, 0);
      const signs = segments.flatMap((each) => each.symbols);
      expect(signs, face.id).toHaveLength(printedSigns);
      for (const { at } of signs)
        for (const value of [at.x, at.y]) {
          expect(value, face.id).toBeGreaterThan(7);
          expect(value, face.id).toBeLessThan(SIZE - 7);
        }
    });
  });
});

describe('signs of the prairie', () => {
  it('are clear of every mountain and track, and large enough to see', () => {
    const rooms: [string, number][] = [];
    for (const face of faces) {
      const { segments } = lay(face);
      const outlines = segments.flatMap((each) => [...each.borders, each.track]).filter((line) => line.length > 1);
      for (const { symbol, at, scale } of segments.flatMap((each) => (each.kind === 'prairie' ? each.symbols : []))) {
        const nearest = Math.min(
          ...outlines.map((line) => distanceToLine(at, line)),
          at.x,
          at.y,
          SIZE - at.x,
          SIZE - at.y,
        );
        expect(nearest, `${face.id} ${symbol}`).toBeGreaterThanOrEqual(SIGN * scale - 0.01);
        rooms.push([face.id, scale]);
      }
    }
    expect(rooms.filter(([, scale]) => scale < 0.7)).toEqual([]);
  });
});

describe('the engraving', () => {
  it('is the same every time, and redraws a changed edition', () => {
    const [face] = faces;
    if (!face) return faceless();
    const copy = structuredClone(face);
    expect(engraving(copy, 1)).toEqual(engraving(face, 1));
    const [hill] = copy.segments;
    if (hill?.kind !== 'mountain') return faceless();
    hill.edges = ['N'];
    const changed = structuredClone(copy);
    expect(engraving(changed, 1).rock).not.toBe(engraving(face, 1).rock);
  });

  it('stays small enough for seventy-two tiles', () => {
    for (const face of faces) {
      const { portals, peaks, ...paths } = engraving(face, 0);
      const long = [...Object.values(paths), ...Object.values(peaks)].reduce((sum, path) => sum + path.length, 0);
      expect(long + portals.length, face.id).toBeLessThan(12_000);
    }
  });
});

function faceless(): never {
  throw new Error('no such face');
}
