// A game without boards of its own: what everybody sees as tables of words, choices as buttons. So a new game is on the page the
// day its rules compile.
import type { GameModule } from '../game';
import Board from './Board.svelte';
import Clock from './Clock.svelte';
import Panel from './Panel.svelte';
import Tray from './Tray.svelte';
import type { Values } from './sheets';

export function generic(game: string): GameModule {
  const boards: GameModule<Values, Values> = {
    id: game,
    Board,
    Tray,
    Panel,
    Clock,
    gestures: (asked) => asked.moves.map((move) => ({ move, piece: null, target: null })),
    places: () => ({ from: null, to: null }),
    tips: [],
    lessons: { seed: 1, seats: 2, steps: [] },
  };
  return boards;
}
