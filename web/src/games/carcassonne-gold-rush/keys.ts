// Keys of this game beside the table's. The board that is on the screen lends its camera.
import { turn } from './laying.svelte';
import type { View } from './view';

interface Eye {
  showAll: () => void;
  zoom: (factor: number) => void;
}
let eye: Eye | null = null;

/** The board that is mounted can be moved by keys; call the answer when it goes. */
export function lend(board: Eye): () => void {
  eye = board;
  return () => {
    if (eye === board) eye = null;
  };
}

const turning = (by: 1 | -1) => (view: View) => {
  if (view.asked && view.hands.seat !== null && view.state.open.stage === 'place') turn(view.asked, by);
};

export const keys = [
  { key: 'r', text: 'Turn the tile', press: turning(1) },
  { key: 'R', text: 'Turn it the other way', press: turning(-1) },
  { key: 'f', text: 'Show all of the land', press: () => eye?.showAll() },
  { key: '+', text: 'Nearer', press: () => eye?.zoom(1.25) },
  { key: '-', text: 'Farther', press: () => eye?.zoom(0.8) },
];
