// On narrow boards one part is shown at a time: which one a question belongs to.
import { placeOf } from './where';
import { parse } from './moves';
import { thing } from './notation';
import type { View } from './view';

export const SCENES = ['wheel', 'frontier', 'shootout', 'store'] as const;
export type SceneName = (typeof SCENES)[number];

const KINDS: Record<string, SceneName | undefined> = {
  site: 'wheel',
  event: 'wheel',
  mill: 'wheel',
  space: 'frontier',
  land: 'frontier',
  wagon: 'frontier',
  row: 'shootout',
  cask: 'store',
  bridge: 'store',
};

/** Where something can be pressed now. */
export const scenesInPlay = (view: View): Set<SceneName> =>
  new Set((view.asked?.moves ?? []).flatMap(({ move }) => KINDS[thing(placeOf(parse(move), view))?.kind ?? ''] ?? []));

/** The part that a question opens by itself; a turn begins at the wheel. */
export function sceneOf(view: View): SceneName {
  const inPlay = scenesInPlay(view);
  if (view.state.open.asked === 'turn' || inPlay.size === 0) return 'wheel';
  return SCENES.findLast((scene) => inPlay.has(scene)) ?? 'wheel';
}
