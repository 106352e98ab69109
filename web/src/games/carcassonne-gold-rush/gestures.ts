// The legal moves as things that are pressed: a square with a way round, a spot for a figure, a pile.
import type { Gesture } from '../../lib/game';
import type { Asked } from '../../lib/protocol';
import { laidAt, turnsAt } from './laying.svelte';
import { HAND, MINE, parse, placeId, spotId, tentId, thing } from './notation';
import { face, lastTile, mine, type View } from './view';

export function gestures(asked: Asked): Gesture[] {
  const laid = laidAt(asked);
  return asked.moves.flatMap((legal): Gesture[] => {
    const move = parse(legal.move);
    const answer = (button: Gesture['button'], label: string): Gesture => ({
      move: legal,
      piece: null,
      target: null,
      button,
      label,
    });
    switch (move.kind) {
      case 'place': {
        const gesture: Gesture = { move: legal, piece: HAND, target: placeId(move, move.rotation) };
        const here = laid?.x === move.x && laid.y === move.y && turnsAt(asked, laid) === move.rotation;
        return here ? [gesture, answer('primary', 'Place here')] : [gesture];
      }
      case 'cowboy':
        return [{ move: legal, piece: spotId(move.segment), target: null }];
      case 'tent':
        return [{ move: legal, piece: tentId(move, move.segment), target: null }];
      case 'mine':
        return [{ move: legal, piece: MINE, target: null }, answer('secondary', 'Mine')];
      case 'pass':
        // No gold button leaves behind what can be done.
        return [answer(asked.moves.length > 1 ? 'secondary' : 'primary', 'Nothing')];
    }
  });
}

/** The move that was meant by a press on something unlit, so that the engine can say why not. */
export function attempt(_held: string | null, target: string, view: View): string | null {
  if (mine(view) === null) return null;
  const { hand, stage, tiles } = view.state.open;
  const on = thing(target);
  if (stage === 'place' && on?.kind === 'square' && hand !== null) {
    const beside = tiles.some((tile) => Math.abs(tile.x - on.x) + Math.abs(tile.y - on.y) === 1);
    return beside ? `place ${on.x} ${on.y} ${turnsAt(view.asked, null)}` : null;
  }
  if (stage !== 'act') return null;
  switch (on?.kind) {
    case 'spot': {
      const last = lastTile(view.state.open);
      const known = last && face(view, last.tile).segments.some((segment) => segment.id === on.segment);
      return known ? `cowboy ${on.segment}` : null;
    }
    case 'tent':
      return `tent ${on.x} ${on.y} ${on.segment}`;
    case 'mine':
      return 'mine';
    default:
      return null;
  }
}
