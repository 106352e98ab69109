// A tile taken apart by the lines on it. Lines meet in nodes; the faces between them are its mountains and prairies.
import { distance, type Line, type Point } from './plane';

interface Way {
  from: number;
  to: number;
  line: Line;
}

export class Net {
  private readonly nodes: Point[] = [];
  private readonly ways: Way[] = [];

  private node(point: Point): number {
    const known = this.nodes.findIndex((each) => distance(each, point) < 0.5);
    return known >= 0 ? known : this.nodes.push(point) - 1;
  }

  /** A line that can be walked both ways. */
  add(line: Line): void {
    const [first, last] = [line[0], line.at(-1)];
    if (!first || !last || line.length < 2) return;
    const [from, to] = [this.node(first), this.node(last)];
    this.ways.push({ from, to, line }, { from: to, to: from, line: [...line].reverse() });
  }

  /** The face to the right of the way from one point to another, as a closed line. */
  face(from: Point, to: Point): Line {
    const [a, b] = [this.node(from), this.node(to)];
    const start = this.ways.find((way) => way.from === a && way.to === b);
    if (!start) return [];
    const round: Line = [];
    let way = start;
    do {
      round.push(...way.line.slice(0, -1));
      way = this.rightmost(way);
    } while (way !== start && round.length < 2000);
    return round;
  }

  /** On arriving, the way that leaves most sharply to the right. */
  private rightmost(arrived: Way): Way {
    const back = leaving([...arrived.line].reverse());
    const turn = (way: Way): number => {
      const angle = back - leaving(way.line);
      // Straight back is the last resort, at the end of a track.
      return angle < 1e-6 ? angle + 2 * Math.PI : angle;
    };
    const open = this.ways.filter((way) => way.from === arrived.to);
    return open.reduce((best, way) => (turn(way) < turn(best) ? way : best));
  }
}

/** The direction in which a line leaves its first point. */
function leaving(line: Line): number {
  const [a, b] = [line[0], line[1]];
  if (!a || !b) return 0;
  return Math.atan2(b.y - a.y, b.x - a.x);
}
