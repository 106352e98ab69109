// What a move would change, said before it is made. At most four lines, what counts most first.
import { capital } from '../../lib/texts';
import type { Gesture } from '../../lib/game';
import { line, type Line } from '../../lib/stage/lines';
import { parse, type Move } from './moves';
import { PROMISES } from './sites';
import type { Effect } from './edition';
import { goodsWords, parts, type Goods } from './things';
import {
  barrelType,
  bridgeType,
  edition,
  landing,
  landOf,
  listed,
  many,
  mine,
  player,
  spaceOf,
  townCard,
  type View,
} from './view';
import { bridgeWorth, counted, payment } from './worth';
import { gainsOf, ways } from './ways';
import { abilityWords, bridgeWords, effectWords, eventWords, shootoutWords } from './words';

const gain = (text: string): Line => line(text, 'gain');

const me = (view: View) => player(view.state.open, mine(view) ?? 0);

/** "Pay 2 Dudes, 1 Buck, 1 Gold (1 Gold for Bucks)." */
function priceLine(view: View, price: Goods): Line {
  const { goods, forBucks } = payment(price, me(view).lodge, view.state.open.gold.value);
  const why = forBucks > 0 ? ` (${forBucks} Gold for Bucks)` : '';
  return line(`Pay ${goodsWords(goods)}${why}.`, 'cost');
}
const points = (vp: number): Line => gain(`${many(vp, 'point')} at once.`);
const tool = (faces: { hammer: Goods; saw: Goods }, name: string): Goods => (name === 'saw' ? faces.saw : faces.hammer);

function effectLines(view: View, { pay, ...rest }: Effect): Line[] {
  const lines = parts(pay ?? {}).length > 0 ? [priceLine(view, pay ?? {})] : [];
  return [...lines, gain(`${capital(effectWords(rest))}.`)];
}

function building(view: View, { kind, a, b }: Move): Line[] {
  const printed = edition(view);
  const who = me(view);
  switch (kind) {
    case 'river': {
      const face = printed.river.columns[Number(a) - 1];
      if (!face) return [];
      return [priceLine(view, tool(printed.river, b)), points(face.vp), gain(`Then ${effectWords(face.benefit)}.`)];
    }
    case 'bridge': {
      const type = bridgeType(view, a);
      const now = bridgeWorth(type, counted(who, type.counts));
      return [
        priceLine(view, tool(printed.bridge, b)),
        gain(`At the end ${bridgeWords(type)}.`),
        line(`As things are: ${many(now, 'point')}.`),
      ];
    }
    case 'build': {
      const card = townCard(view, a);
      return [
        priceLine(view, tool(card, b)),
        points(card.vp),
        ...card.abilities.map((each) => line(`${abilityWords(each)}.`)),
      ];
    }
    default: {
      const { hotel } = printed;
      return [
        priceLine(view, tool(hotel, b)),
        points(hotel.vp),
        gain(`${hotel.vp_per_dude} more at the end for each Dude in your Lodge, at most ${hotel.max_dudes}.`),
        { text: `${townCard(view, a).name} closes: its abilities are gone.`, tone: 'loss' },
      ];
    }
  }
}

/** The whole way to a destination: what it pays, and through which places it leads. */
function journey(view: View, end: string): Line[] {
  const way = ways(view).get(end);
  if (!way) return [];
  const gains = goodsWords(gainsOf(view, way));
  const names = way.spaces.map((space) => spaceOf(view, space)).filter(({ kind }) => kind !== 'horseshoe');
  return [
    ...(gains === '' ? [] : [gain(`On the way: ${gains}.`)]),
    line(`${many(way.steps.length, 'space')}, by ${listed(names.map(({ name }) => name))}.`),
  ];
}

function travelling(view: View, toward: string): Line[] {
  const end = landing(view, toward);
  const left = (view.state.open.movement?.spaces_left ?? 1) - 1;
  const space = spaceOf(view, end);
  const lines: Line[] = [];
  if (space.kind === 'town' && space.reward) lines.push(gain(`${goodsWords(space.reward)}.`));
  if (space.kind === 'city' && space.reward)
    lines.push(
      gain(`${goodsWords(space.reward)}${space.alternate ? `, or ${goodsWords(space.alternate)} if you stop` : ''}.`),
    );
  if (end !== toward) lines.push(line(`Jumps over a Wagon at ${spaceOf(view, toward).name}.`));
  return [...lines, line(left > 0 ? `${many(left, 'space')} more after it.` : 'The way ends there.')];
}

function settling(view: View, { kind, a }: Move): Line[] {
  const printed = edition(view);
  const who = me(view);
  if (kind === 'row') {
    const size = printed.shootout.rows[Number(a) - 1] ?? 0;
    return [
      { text: `${many(size, 'Dude')} of your Lodge, until the end of the round.`, tone: 'cost' },
      line(`${who.gunmen + size} of the Gunmen are yours then: ${shootoutWords(view, size)}.`),
    ];
  }
  if (kind === 'event')
    return [gain(`Event ${a} gives you double: ${eventWords(view, Number(a))} becomes twice that.`)];
  const { chart } = printed.frontier;
  const now = who.land_camps.length;
  return [gain(`${(chart[now + 1] ?? 0) - (chart[now] ?? 0)} more points at the end: ${many(now + 1, 'land')}.`)];
}

function taking(view: View, at: number): Line[] {
  const place = view.state.open.hideout[at];
  if (!place?.barrel) return [];
  return [
    gain(`${capital(barrelType(view, place.barrel).text)}.`),
    { text: `${many(place.outlaws, 'Outlaw')} ride to the Shootout.`, tone: 'loss' },
    line('Use it at once, or save it for a later turn.'),
  ];
}

/** What a Site has to offer to somebody who thinks of going there. */
export function siteLines(view: View, site: number): Line[] {
  const { wheel, shade } = view.state.open;
  const promise = PROMISES[wheel.barker === site ? 5 : site - 1] ?? '';
  const buster = wheel.buster_cards.includes(site)
    ? [line(`${shade ? 'Shade may come here, ' : ''}Buster will not${shade ? '' : ' come here'}.`)]
    : [];
  if (wheel.signpost !== site || wheel.barker === site) return [line(promise), ...buster];
  const [common = ''] = promise.split(';');
  const lent = `By the Signpost the Boom of ${wheel.points_to}, if the Bust goes elsewhere.`;
  return [line(`${common}.`), line(lent), ...buster];
}

function leaving(view: View): Line[] {
  const free = view.state.open.turn?.checklist.filter((chore) => chore.free && chore.payable) ?? [];
  if (free.length === 0) return [];
  return [{ text: `You would leave: ${listed(free.map(({ words }) => words))}.`, tone: 'loss' }];
}

type Told = (move: Move, view: View) => Line[];
const builds: Told = (move, view) => building(view, move);
const settles: Told = (move, view) => settling(view, move);
const puts: Told = ({ a, b }, view) => {
  const where = b === 'top' ? 'on top of' : 'under';
  return [line(`${townCard(view, a).name} goes ${where} your deck. You will know it is there.`)];
};

const TOLD: Record<string, Told | undefined> = {
  dial: ({ a }, view) => siteLines(view, Number(a)),
  river: builds,
  bridge: builds,
  build: builds,
  hotel: builds,
  go: ({ a }, view) => travelling(view, a),
  row: settles,
  event: settles,
  land: settles,
  take: ({ a }, view) => taking(view, Number(a) - 1),
  mill: (_, view) => [gain(`${goodsWords(edition(view).mill.gain)}.`)],
  claim: () => [gain('1 Camp from your reserve.')],
  wagon: (_, view) => [gain(`Up to ${many(me(view).lodge.horses, 'space')}: as many as you have Horses.`)],
  use: ({ a }, view) => effectLines(view, barrelType(view, a).effect),
  save: () => [line('It stays with you for a later turn, and counts for Bridges.')],
  ability: ({ a, b }, view) => {
    const ability = townCard(view, a).abilities[Number(b) - 1];
    return ability ? effectLines(view, ability.effect) : [];
  },
  buy: ({ a, b }, view) => {
    const { camp_bucks, horse_bucks } = edition(view).barker;
    return [priceLine(view, { bucks: Number(a) * camp_bucks + Number(b) * horse_bucks })];
  },
  lay: puts,
  discard: puts,
  trade: ({ a }, view) =>
    a === '0'
      ? [line('Your Gold stays with you.')]
      : [gain(`${many(Number(a) * edition(view).events.trade_vp, 'point')} for ${a} Gold.`)],
  end: (_, view) => leaving(view),
};

export function consequences(gesture: Gesture, view: View): Line[] {
  const move = parse(gesture.move.move);
  if (move.kind === 'go' && gesture.then) return journey(view, gesture.target?.slice('space:'.length) ?? '');
  return TOLD[move.kind]?.(move, view) ?? [];
}

export const preview = (gesture: Gesture, view: View): string[] => consequences(gesture, view).map((each) => each.text);

const WON: Record<string, ((a: string, view: View) => number) | undefined> = {
  build: (a, view) => townCard(view, a).vp,
  hotel: (_, view) => edition(view).hotel.vp,
  river: (a, view) => edition(view).river.columns[Number(a) - 1]?.vp ?? 0,
  trade: (a, view) => Number(a) * edition(view).events.trade_vp,
  go: (a, view) => spaceOf(view, landing(view, a)).reward?.vp ?? 0,
};
/** Points that a move wins at once. */
export function changes(gesture: Gesture, view: View): { seat: number; points: number }[] {
  const { kind, a } = parse(gesture.move.move);
  const seat = view.hands.seat;
  return seat === null ? [] : [{ seat, points: WON[kind]?.(a, view) ?? 0 }];
}

/** What a land is worth to somebody, for those who only look. */
export const landLine = (view: View, id: string): Line =>
  line(`A Camp needs your Wagon in ${listed(landOf(view, id).cities.map((city) => spaceOf(view, city).name))}.`);
