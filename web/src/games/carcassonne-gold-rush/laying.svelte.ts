// The tile in hand, as the table's boards that lay tiles have it.
import { Laying } from '../../lib/pan/laying.svelte';
import { parse } from './notation';

export { clockwise } from '../../lib/pan/laying.svelte';

const laying = new Laying((notation) => {
  const move = parse(notation);
  return move.kind === 'place' ? move : null;
});
export const { fitting, forget, fitAt, laidAt, shownAt, turnsAt, layAt, passOver, turn } = laying;
