// The place in an area with the most room around it.
import { distanceToLine, inside, SIZE, type Line, type Point } from './plane';

export interface Obstacle {
  line: Line;
  radius: number;
}

interface Room {
  at: Point;
  /** How far it is to whatever is nearest. */
  room: number;
}

const COARSE = 4;
const FINE = 1;

export function roomiest(area: Line, obstacles: readonly Obstacle[]): Room {
  const closed = area[0] ? [...area, area[0]] : area;
  const roomAt = (at: Point): number =>
    inside(at, area)
      ? obstacles.reduce(
          (least, { line, radius }) => Math.min(least, distanceToLine(at, line) - radius),
          distanceToLine(at, closed),
        )
      : -Infinity;
  let best: Room = { at: { x: SIZE / 2, y: SIZE / 2 }, room: -Infinity };
  const search = (low: Point, high: Point, step: number): void => {
    for (let x = low.x; x <= high.x; x += step)
      for (let y = low.y; y <= high.y; y += step) {
        const room = roomAt({ x, y });
        if (room > best.room) best = { at: { x, y }, room };
      }
  };
  search({ x: COARSE, y: COARSE }, { x: SIZE - COARSE, y: SIZE - COARSE }, COARSE);
  const { x, y } = best.at;
  search({ x: x - COARSE, y: y - COARSE }, { x: x + COARSE, y: y + COARSE }, FINE);
  return best;
}
