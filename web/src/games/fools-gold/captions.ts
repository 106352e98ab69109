// What is said under the stage: the event that is being seen, or what there is to know about the cards that lie there.
import { doing } from '../../lib/names';
import type { Scene } from './scenes';
import type { Event } from './types';
import { listed, many, mineOf, nameOf, type View } from './view';
import { cardName } from './words';

export function caption(view: View, scene: Scene): string {
  const { event } = scene;
  const mine = `the ${mineOf(view.state.open, scene.mine).name}`;
  if (!event) return `${many(scene.cards.length, 'card')} face up at ${mine}.`;
  const who = event.seat === undefined ? '' : nameOf(view, event.seat);
  const owns = who === 'You' ? 'Your miner' : `${who}’s miner`;
  switch (event.kind) {
    case 'draw':
      return `${many(event.cards, 'card')} to turn up at ${mine}.`;
    case 'winter':
      return `Winter at ${mine}. ${doing(who, `rolls a ${event.cards}`)}: ${many(event.cards, 'card')}.`;
    case 'card': {
      const turned = scene.cards.filter(({ lies }) => lies !== 'deck').length;
      return `${turned} of ${scene.planned - scene.weather}: ${cardName(view, scene.mine, event.card).toLowerCase()}.`;
    }
    case 'weather':
      return 'Foul weather: one card fewer.';
    case 'alarm':
      return alarmWords(view, scene);
    case 'take':
      return `${who} took ${cardName(view, event.mine, event.card).toLowerCase()}.`;
    case 'coins':
      return `${who} took ${many(event.coins, 'coin')} instead.`;
    case 'lie_down':
      return `${owns} lies down until Winter.`;
    case 'nothing':
      return `Nothing left for ${who === 'You' ? 'your miner' : owns}.`;
    case 'home':
      return `${who === 'You' ? 'Your' : `${who}’s`} reserve goes home.`;
    case 'leave':
      return `${many(event.cards, 'card')} back under the deck.`;
    default:
      return '';
  }
}

/** "False alarm. Back under the deck: gold 3, jade." */
function alarmWords(view: View, scene: Scene): string {
  const gone = scene.cards.filter(({ lies }) => lies === 'bottom');
  if (gone.length === 0) return 'False alarm: face down they go, and some do not come back.';
  const names = gone.map(({ card }) =>
    card === 'false_alarm' ? 'the alarm' : cardName(view, scene.mine, card).toLowerCase(),
  );
  return `False alarm. Back under the deck: ${listed(names)}.`;
}

const DRAWN: readonly string[] = ['draw', 'winter', 'card', 'weather', 'alarm'] satisfies Event['kind'][];

/** When the cards lie still: how the draw went; once miners have acted, what the last one did. */
export function summary(view: View, scene: Scene): string {
  if (scene.event && !DRAWN.includes(scene.event.kind)) return caption(view, scene);
  const gone = scene.cards.filter(({ lies }) => lies === 'bottom').length;
  const fewer = scene.weather > 0 ? `, not ${scene.planned}: foul weather` : '';
  const lost = gone > 0 ? ` ${many(gone, 'card')} went back: false alarm.` : '';
  return `${many(scene.cards.length, 'card')} turned up${fewer}.${lost}`;
}
