// What a bot expects at the end. Who plays alone leads nobody: then it is the points themselves.
import { signed } from './texts';

export function expected(points: number, alone: boolean): string {
  const tenths = Math.round(points * 10) / 10;
  return alone ? String(tenths) : signed(tenths);
}
