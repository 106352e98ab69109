// Names of things on the board, for the eye and for those who hear them: whole sentences.
import { identity } from '../../lib/seats';
import type { Ability, BridgeType, Effect } from './edition';
import { campsOn, wagonsOn } from './people';
import { SITE_NAMES } from './sites';
import { goodsWords } from './things';
import { barrelType, bridgeType, edition, landOf, listed, many, nameOf, spaceOf, townCard, type View } from './view';

const ACTIONS: Record<string, string | undefined> = {
  wagon: 'move the Wagon',
  place_camps: 'place Camps',
  place_camp_anywhere: 'place a Camp anywhere',
  take_barrel: 'take a Barrel',
  fill_rows: 'fill rows of the Shootout',
  fill_row: 'fill a row of the Shootout',
  signpost: 'the Boom the Signpost points to',
  boom2: 'River or Bridge at Saw cost',
  boom3: 'Building or Hotel at Saw cost',
  build_town: 'Building at Saw cost',
  wheelbarrows: 'all your Wheelbarrows',
};
const PER: Record<string, string | undefined> = {
  barrels: 'for each Barrel',
  dead: 'for each Dude in your Graveyard',
  gunmen_by_2: 'for every 2 of your Gunmen',
};
/** "1 card → 2 Dudes". */
export function effectWords({ pay, gain, per, action }: Effect): string {
  const gains = [gain ? goodsWords(gain) : '', action ? (ACTIONS[action] ?? action) : ''].filter((text) => text !== '');
  const given = `${gains.join(', ')}${per ? ` ${PER[per] ?? ''}` : ''}`;
  return pay ? `${goodsWords(pay)} → ${given}` : given;
}

export const TRIGGERS: Record<string, string | undefined> = {
  shovel: 'Shovel',
  wheelbarrow: 'Wheelbarrow',
  hammer2: 'Hammer at 2',
  hammer3: 'Hammer at 3',
  wagon: 'Wagon',
  place5: 'Settle',
  boom5: 'Boom at 5',
  barker: 'Barker',
  hideout: 'Hideout',
  bust2: 'Busted at 2',
  bust3: 'Busted at 3',
  bust4: 'Busted at 4',
  bust5: 'Busted at 5',
};
export const abilityWords = ({ trigger, effect, unlimited }: Ability): string =>
  `${TRIGGERS[trigger] ?? trigger}: ${effectWords(effect)}${unlimited ? ', any number of times' : ''}`;

const COUNTS: Record<string, readonly [string, string] | undefined> = {
  barrels: ['Barrel', 'Barrels'],
  town: ['uncovered Town Building', 'uncovered Town Buildings'],
  rivers: ['River', 'Rivers'],
  event_camps: ['Camp on Events', 'Camps on Events'],
  bucks: ['Buck in the Lodge', 'Bucks in the Lodge'],
  horses: ['Horse', 'Horses'],
};
export function bridgeWords({ vp, per, counts, max_vp }: BridgeType): string {
  const [one, more] = COUNTS[counts] ?? [counts, counts];
  return `${vp} for ${per === 1 ? `each ${one}` : `every ${per} ${more}`}, at most ${max_vp}`;
}

/** What the Event of a Site gives. */
export function eventWords(view: View, site: number): string {
  const { gains, trade_vp } = edition(view).events;
  const gain = gains[site - 1];
  return gain ? goodsWords(gain) : `Gold for ${trade_vp} points`;
}
export const siteName = (view: View, site: number): string =>
  view.state.open.wheel.barker === site ? 'The Barker' : (SITE_NAMES[site - 1] ?? '');

/** What one may do there, in words: "Common and Boom". */
export function offers(view: View, site: number): string {
  const { wheel } = view.state.open;
  const here = wheel.sites[site - 1];
  if (!here || !wheel.revealed) return '';
  if (here.boom === null) return 'Common only: busted.';
  return here.boom === site || here.barker ? 'Common and Boom.' : `Common, and the Boom of ${here.boom}.`;
}
export function siteSentence(view: View, site: number): string {
  const { wheel } = view.state.open;
  const here = wheel.sites[site - 1];
  const faces = edition(view).sites;
  const face = wheel.barker === site ? faces.at(-1) : faces[site - 1];
  const people = [
    ...(here?.pioneers ?? []).map((seat) => `${nameOf(view, seat)}, ${identity(seat).colour}`),
    ...(here?.shade ? ['Shade'] : []),
    ...(here?.buster ? ['Buster'] : []),
  ];
  const who = people.length > 0 ? ` Here: ${listed(people)}.` : '';
  const sign = here?.signpost ? ` The Signpost lies here and points to ${wheel.points_to}.` : '';
  return `${site}, ${siteName(view, site)}. Common: ${face?.common ?? ''}. Boom: ${face?.boom ?? ''}.${sign}${here?.bust ? ' The Bust is here.' : ''} ${offers(view, site)}${who} Event: ${eventWords(view, site)}.`;
}
export function eventSentence(view: View, site: number): string {
  const here = view.state.open.wheel.sites[site - 1];
  const camps = (here?.camps ?? []).map((seat) => nameOf(view, seat));
  return `Event ${site}: ${eventWords(view, site)}; doubled with your own Camp.${camps.length > 0 ? ` Camps of ${listed(camps)}.` : ''}`;
}

export function spaceSentence(view: View, id: string): string {
  const { name, kind, reward, alternate } = spaceOf(view, id);
  const pays = reward
    ? ` Pays ${goodsWords(reward)}${alternate ? `, or ${goodsWords(alternate)} where the way ends` : ''}.`
    : '';
  const wagons = (wagonsOn(view).get(id) ?? []).map((seat) => nameOf(view, seat));
  const here = wagons.length > 0 ? ` Wagon of ${listed(wagons)}.` : '';
  return `${kind === 'horseshoe' ? 'Horseshoe' : `${name}, ${kind}`}.${pays}${here}`;
}
export function landSentence(view: View, id: string): string {
  const { name, cities } = landOf(view, id);
  const near = cities.map((city) => spaceOf(view, city).name);
  const camps = campsOn(view, id).map((seat) => nameOf(view, seat));
  return `${name}, a land beside ${listed(near)}. ${camps.length > 0 ? `Camps of ${listed(camps)}.` : 'No Camps.'}`;
}
export const cardSentence = (view: View, id: string): string => {
  const { name, vp, hammer, saw, abilities } = townCard(view, id);
  return `${name}, ${many(vp, 'point')}. Hammer: ${goodsWords(hammer)}. Saw: ${goodsWords(saw)}. ${abilities.map(abilityWords).join('. ')}.`;
};
export function columnWords(view: View, column: number): string {
  const face = edition(view).river.columns[column];
  return face ? `${many(face.vp, 'point')} and ${effectWords(face.benefit)}` : '';
}
export const bridgeSentence = (view: View, id: string, left: number): string => {
  const type = bridgeType(view, id);
  return `${type.name}: ${bridgeWords(type)}. ${left} left.`;
};
export const barrelSentence = (view: View, id: string): string => {
  const { name, text } = barrelType(view, id);
  return `${name} Barrel: ${text}.`;
};

export function rowSentence(view: View, at: number): string {
  const row = view.state.open.shootout.rows[at];
  if (!row) return '';
  const who =
    row.holder === 'player' && row.seat !== null
      ? `Gunmen of ${nameOf(view, row.seat)}`
      : { nobody: 'empty', player: '', dummy: 'hired Gunmen', shade: 'Gunmen of Shade' }[row.holder];
  return `Row of ${row.spaces}: ${who}.`;
}
/** How the Shootout stands, with so many Gunmen more. */
export function shootoutWords(view: View, more = 0): string {
  const { outlaws, gunmen } = view.state.open.shootout;
  const need = outlaws - gunmen - more + 1;
  if (need < 1) return 'won, as it stands';
  return need === 1 ? '1 more Gunman wins it' : `${need} more Gunmen win it`;
}
export const ROUNDS = ['first', 'second', 'third'];
export function boardSentence(view: View): string {
  const { round, chapter, gold, shootout, players, shade } = view.state.open;
  const scores = players.map(({ standing }, seat) => `${nameOf(view, seat)} ${standing.scored}`);
  if (shade) scores.push(`Shade ${shade.score}`);
  return `Round ${round}, chapter ${chapter}. Gold is worth ${gold.value}. ${many(shootout.outlaws, 'Outlaw')} face ${many(shootout.gunmen, 'Gunman', 'Gunmen')}. Points: ${scores.join(', ')}.`;
}
