// What a held piece can do where it stands: take the top card, leave the board, go a place up or down in its stack.
import { thing } from './notation';
import { isBuilding, player } from './table';
import { mine, type View } from './view';

export interface Choice {
  id: string;
  label: string;
}

export function choices(view: View): Choice[] {
  const held = thing(view.hands.held);
  const seat = mine(view);
  if (seat === null) return [];
  if (held?.kind === 'stack') {
    return [
      { id: 'dir:up', label: 'One up' },
      { id: 'dir:down', label: 'One down' },
    ];
  }
  if (held?.kind !== 'prospector' || player(view.state.open, seat).phase !== 'tear_down') return [];
  const leave = { id: 'act:leave', label: 'Leave' };
  return isBuilding(held.space) ? [{ id: 'act:pull', label: 'Take top' }, leave] : [leave];
}
