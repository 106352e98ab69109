// The legal moves as things that are pressed: where they happen, in the list of what may still be done, and as buttons.
import type { Gesture } from '../../lib/game';
import { answer } from '../../lib/stage/gestures';
import type { Asked, LegalMove } from '../../lib/protocol';
import { checklist, choreOf, choreId } from './chores';
import { parse, type Move } from './moves';
import { choiceOf, labelOf, placeOf } from './where';
import { actionId, spaceId, thing } from './notation';
import { planned } from './plans.svelte';
import { goodsWords, thingWords } from './things';
import type { Chore } from './types';
import { edition, many, own, player, spaceOf, townCard, type View } from './view';
import { ways } from './ways';

/** `shown`: others see the card that is built, so there is no way back. */
const at = (move: LegalMove, target: string, label: string, shown = false): Gesture => ({
  move,
  piece: null,
  target,
  ...(label === '' ? {} : { label }),
  ...(shown ? { confirm: 'The card is shown and paid: it cannot be taken back.' } : {}),
});

/** "2 Bucks and 1 Gold": how so many Nuggets would pay what is due. */
export function paymentWords(view: View, gold: number): string {
  const { due, gold: pools } = view.state.open;
  const bucks = Math.max(0, (due ?? 0) - gold * pools.value);
  const parts = [
    ...(bucks > 0 || gold === 0 ? [thingWords('bucks', bucks)] : []),
    ...(gold > 0 ? [`${gold} Gold`] : []),
  ];
  return parts.join(' and ');
}

/** Things that cost nothing and would be left behind. */
function left(view: View): string {
  const free = view.state.open.turn?.checklist.filter(({ free: gift, payable }) => gift && payable) ?? [];
  return free.length === 0 ? 'End turn' : `End turn, leave ${many(free.length, 'free thing')}`;
}

/** Something of the Common or the Boom can still be done. */
const siteLeft = (asked: Asked, view: View): boolean =>
  asked.moves.some(({ move }) => (choreOf(parse(move), view)?.action ?? null) !== null);

function answers(legal: LegalMove, move: Move, view: View, asked: Asked): Gesture[] {
  const open = view.state.open;
  const only = asked.moves.length === 1;
  switch (move.kind) {
    case 'trade': {
      const gold = Number(move.a);
      const vp = gold * edition(view).events.trade_vp;
      return [gold === 0 ? answer(legal, 'secondary', 'Keep it') : answer(legal, 'secondary', `${gold} Gold: +${vp}`)];
    }
    case 'pay':
      // As little Gold as possible is offered first.
      return [answer(legal, legal === asked.moves[0] ? 'primary' : 'secondary', paymentWords(view, Number(move.a)))];
    case 'reward': {
      const wagon = view.state.open.players[asked.seat]?.wagon;
      const space = wagon ? spaceOf(view, wagon) : null;
      return [answer(legal, 'secondary', goodsWords((move.a === 'dudes' ? space?.reward : space?.alternate) ?? {}))];
    }
    case 'use':
      return open.asked === 'barrel' ? [answer(legal, 'secondary', 'Use it now')] : [];
    case 'save':
      return [answer(legal, 'secondary', 'Save it')];
    case 'rob':
      return [answer(legal, 'secondary', 'Rob the spent Gold')];
    case 'stop':
      return [
        answer(
          legal,
          only || open.movement?.moved ? 'primary' : 'secondary',
          open.movement?.moved ? 'Stop here' : 'Stay',
        ),
      ];
    case 'done':
      // As long as there is something to do no gold button leaves it behind.
      return [
        open.asked === 'take'
          ? answer(legal, 'secondary', 'Take none')
          : answer(legal, only ? 'primary' : 'secondary', 'Done'),
      ];
    case 'end': {
      const { camps, horses } = planned(asked);
      // What was just set to be bought is what the gold button buys, and what is a gift it takes; it leaves nothing of the
      // Site behind.
      const wanted = camps + horses > 0 || giftMoves(view).length > 0 || siteLeft(asked, view);
      return [wanted ? answer(legal, 'secondary', 'End turn') : answer(legal, 'primary', left(view))];
    }
    case 'borrow':
      return [answer(legal, 'secondary', labelOf(move, view))];
    default:
      return [];
  }
}

/** The dial as it is thought of, and what would be bought. */
function plans(asked: Asked, view: View): Gesture[] {
  const { site, camps, horses } = planned(asked);
  return asked.moves.flatMap((legal) => {
    const { kind, a, b } = parse(legal.move);
    if (kind === 'dial' && Number(a) === site) return [answer(legal, 'primary', `Set dial: ${site}`)];
    const wanted = kind === 'buy' && Number(a) === camps && Number(b) === horses && camps + horses > 0;
    if (!wanted) return [];
    const { camp_bucks, horse_bucks } = edition(view).barker;
    return [answer(legal, 'primary', `Buy for ${many(camps * camp_bucks + horses * horse_bucks, 'Buck')}`)];
  });
}

/** What the Mill, houses and the Boom of Site 5 give for nothing and without a question. */
function giftMoves(view: View): string[] {
  const camps = view.state.open.turn?.boom === 5;
  return checklist(view).flatMap(({ chore: { kind, building, ability, free, payable, times } }) => {
    if (!free || !payable || times === null) return [];
    if (kind === 'mill') return Array<string>(times).fill('mill');
    if (kind === 'boom') return camps ? ['claim'] : [];
    const effect = building ? townCard(view, building).abilities[(ability ?? 1) - 1]?.effect : undefined;
    return effect && !effect.action ? Array<string>(times).fill(`ability ${building} ${ability}`) : [];
  });
}

/** All of it at one press. */
function gifts(asked: Asked, view: View): Gesture[] {
  const [first, ...then] = giftMoves(view);
  const legal = asked.moves.find(({ move }) => move === first);
  if (!legal) return [];
  const words = then.length > 0 ? 'Take all that is free' : 'Take what is free';
  return [{ ...answer(legal, 'primary', words), ...(then.length > 0 ? { then } : {}) }];
}

/** The Wagon goes by its destination: the steps on the way go along with the first. */
function journeys(asked: Asked, view: View): Gesture[] {
  if (view.state.open.asked !== 'wagon') return [];
  return [...ways(view)].flatMap(
    ([
      end,
      {
        steps: [first = '', ...more],
        stops,
      },
    ]) => {
      const legal = asked.moves.find(({ move }) => move === `go ${first}`);
      const then = [...more.map((step) => `go ${step}`), ...(stops ? ['stop'] : [])];
      return legal ? [{ ...at(legal, spaceId(end), ''), then }] : [];
    },
  );
}

export function gestures(asked: Asked, view: View): Gesture[] {
  const turn = view.state.open.asked === 'turn';
  const all = asked.moves.flatMap((legal): Gesture[] => {
    const move = parse(legal.move);
    const place = placeOf(move, view);
    const label = labelOf(move, view);
    const chore = turn ? choreOf(move, view) : null;
    const shown = move.kind === 'build' && view.seats.length > 1;
    const lists = chore === null ? [] : [choreId(chore.at)];
    if (chore?.action && move.kind !== 'buy') lists.push(actionId(chore.action));
    return [
      ...(place === null ? [] : [at(legal, place, label, shown)]),
      ...lists.map((list) => at(legal, list, choiceOf(move, view), shown)),
      ...answers(legal, move, view, asked),
    ];
  });
  return [...all, ...journeys(asked, view), ...plans(asked, view), ...(turn ? gifts(asked, view) : [])];
}

/** What a line of the list is for, though nothing of it can be done: the first of its kind. */
function wished(view: View, { kind, building, ability, barrel }: Chore): string | null {
  const { turn, hideout } = view.state.open;
  if (!turn) return null;
  const who = player(view.state.open, turn.seat);
  const tool = kind === 'common' ? 'hammer' : 'saw';
  switch (kind) {
    case 'common':
    case 'boom':
      switch (kind === 'common' ? turn.site : turn.boom) {
        case 2: {
          const column = who.rivers.indexOf(false);
          return column < 0
            ? `bridge ${edition(view).bridge.types[0]?.id ?? ''} ${tool}`
            : `river ${column + 1} ${tool}`;
        }
        case 3: {
          const [card] = own(view)?.hand ?? [];
          const house = who.tableau.find(({ hotel }) => !hotel);
          return card ? `build ${card} ${tool}` : house ? `hotel ${house.id} ${tool}` : null;
        }
        case 4:
          return 'wagon';
        case 5:
          return kind === 'common' ? 'row 1' : 'claim';
        case 6:
          return kind === 'common' ? 'buy 1 0' : `take ${hideout.findIndex((place) => place.barrel !== null) + 1}`;
        default:
          return null;
      }
    case 'mill':
      return 'mill';
    case 'ability':
      return `ability ${building} ${ability}`;
    case 'barrel':
      return `use ${barrel}`;
    default:
      return null;
  }
}

/** The move that was meant by a press on something unlit, so that the engine can say why not. */
export function attempt(_held: string | null, target: string, view: View): string | null {
  const on = thing(target);
  const { asked } = view.state.open;
  const [a = '', b = ''] = on?.rest ?? [];
  const tool = view.state.open.turn?.common_open ? 'hammer' : 'saw';
  switch (on?.kind) {
    case 'card':
      return asked === 'turn' ? `build ${a} ${tool}` : null;
    case 'house':
      return `hotel ${a} ${tool}`;
    case 'column':
      return `river ${Number(a) + 1} ${tool}`;
    case 'bridge':
      return `bridge ${a} ${tool}`;
    case 'row':
      return `row ${Number(a) + 1}`;
    case 'land':
    case 'event':
      return `${on.kind} ${a}`;
    case 'cask':
      return `take ${Number(a) + 1}`;
    case 'saved':
      return `use ${a}`;
    case 'ability':
      return `ability ${a} ${b}`;
    case 'space':
      return asked === 'wagon' ? `go ${a}` : null;
    case 'chore':
    case 'action': {
      const list = checklist(view);
      const found = list.find(({ at: line, action }) => (on.kind === 'chore' ? line === Number(a) : action === a));
      return found ? wished(view, found.chore) : null;
    }
    case 'mill':
      return 'mill';
    default:
      return null;
  }
}
