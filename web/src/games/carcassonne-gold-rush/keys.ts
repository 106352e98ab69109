// Keys of this game beside the table's.
import { eyeKeys, reveal } from '../../lib/pan/eye';
import { turn } from './laying.svelte';
import { looking, lookOn } from './looking.svelte';
import type { View } from './view';

const turning = (by: 1 | -1) => (view: View) => {
  if (view.asked && view.hands.seat !== null && view.state.open.stage === 'place') turn(view.asked, by);
};

const look = (by: 1 | -1) => (view: View) => {
  lookOn(view, by);
  if (looking.spot) reveal(looking.spot);
};

export const keys = [
  { key: 'r', text: 'Turn the tile', press: turning(1) },
  { key: 'R', text: 'Turn it the other way', press: turning(-1) },
  { key: 'i', text: 'Look at the next mountain, railroad, city or prairie', press: look(1) },
  { key: 'I', text: 'Look at the one before', press: look(-1) },
  ...eyeKeys,
];
