// The place in an area with the most room around it.
import { distanceToLine, inside, SIZE, type Line, type Point } from './plane';

export interface Obstacle {
  line: Line;
  radius: number;
}

const STEP = 4;

export function roomiest(area: Line, obstacles: readonly Obstacle[]): Point {
  const closed = area[0] ? [...area, area[0]] : area;
  let best = { x: SIZE / 2, y: SIZE / 2 };
  let most = -Infinity;
  for (let x = STEP; x < SIZE; x += STEP)
    for (let y = STEP; y < SIZE; y += STEP) {
      const at = { x, y };
      if (!inside(at, area)) continue;
      const room = obstacles.reduce(
        (least, { line, radius }) => Math.min(least, distanceToLine(at, line) - radius),
        distanceToLine(at, closed),
      );
      if (room > most) {
        most = room;
        best = at;
      }
    }
  return best;
}
