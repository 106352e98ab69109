// A corner of the board for something small that lies over it.
import type { Box } from './camera.svelte';

export type Corner = `${'top' | 'bottom'}-${'left' | 'right'}`;

interface Size {
  width: number;
  height: number;
}

function boxAt(corner: Corner, area: Size, size: Size): Box {
  const left = corner.endsWith('left') ? 0 : area.width - size.width;
  const top = corner.startsWith('top') ? 0 : area.height - size.height;
  return { left, top, right: left + size.width, bottom: top + size.height };
}

/** The first of these corners where it lies over none of these, all in pixels of the board's area; null: there is none. */
export const freeCorner = (among: readonly Corner[], area: Size, size: Size, things: readonly Box[]): Corner | null =>
  among.find((corner) => {
    const box = boxAt(corner, area, size);
    return !things.some(
      (each) => each.left < box.right && each.right > box.left && each.top < box.bottom && each.bottom > box.top,
    );
  }) ?? null;
