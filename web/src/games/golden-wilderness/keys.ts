// Keys of this game beside the table's.
import { eyeKeys } from '../../lib/pan/eye';
import { layingOn } from './laying.svelte';
import type { View } from './view';

const turning = (by: 1 | -1) => (view: View) => {
  if (view.asked && view.hands.seat !== null && view.state.open.step === 'place')
    layingOn(view.state.open).turn(view.asked, by);
};

export const keys = [
  { key: 'r', text: 'Turn the tile', press: turning(1) },
  { key: 'R', text: 'Turn it the other way', press: turning(-1) },
  ...eyeKeys,
];
