// Keys that move the view of a board: the board that is on the screen lends its camera.
interface Eye {
  showAll: () => void;
  zoom: (factor: number) => void;
  /** Brings a square into view. */
  reveal: (square: { x: number; y: number }) => void;
}
let eye: Eye | null = null;

/** The board that is mounted can be moved by keys; call the answer when it goes. */
export function lend(board: Eye): () => void {
  eye = board;
  return () => {
    if (eye === board) eye = null;
  };
}

export const reveal = (square: { x: number; y: number }): void => eye?.reveal(square);

export const eyeKeys = [
  { key: 'f', text: 'Show all of the land', press: () => eye?.showAll() },
  { key: '+', text: 'Nearer', press: () => eye?.zoom(1.25) },
  { key: '-', text: 'Farther', press: () => eye?.zoom(0.8) },
];
