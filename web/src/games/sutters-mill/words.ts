// Names of things on the board, for those who hear them: whole sentences.
import { capital } from '../../lib/texts';
import { doing } from '../../lib/names';
import { identity } from '../../lib/seats';
import { parse, thing } from './notation';
import { building, campOf, indexOf, isBuilding, NAMES, partOf, rankName } from './table';
import { partNames, type OpenCard, type Space } from './types';
import { consequences } from './preview';
import { type Group, nameOf, player, sum, totals, type View } from './view';

const many = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

export function campStatus(view: View, camp: Space): string {
  const open = view.state.open;
  const part = partOf(camp);
  if (open.working === part) return 'the vein is worked here';
  return open.vein[partNames.indexOf(part)] ? 'not reached yet' : 'worked out';
}

function who(view: View, space: Space): string {
  const here = view.state.open.players.flatMap((each, seat) => {
    const count = each.prospectors[indexOf(space)] ?? 0;
    return count ? [`${nameOf(view, seat)} ${count}`] : [];
  });
  return here.length ? `Prospectors: ${here.join(', ')}.` : 'No prospectors.';
}

function owner(view: View, space: Space): string {
  const { cards, closed, holder } = building(view.state.open, space);
  const order = totals(cards).map((each) => `${nameOf(view, each.seat)} ${each.value}`);
  const stack = order.length ? `${order.join(', ')}.` : 'No cards.';
  if (closed) return `${stack} Its certificate has left the game.`;
  return holder === null ? stack : `${stack} ${doing(nameOf(view, holder), 'holds the certificate.')}`;
}

function verb(notation: string): string {
  const move = parse(notation);
  switch (move.kind) {
    case 'card':
      return `play ${rankName(move.rank)}`;
    case 'place':
      return 'bring a prospector here';
    case 'to':
      return 'dig and walk here';
    default:
      return 'move here';
  }
}

/** "Legal: play Jack. You 17 over Josefa 12. Costs 1." or nothing. */
function legal(view: View, id: string): string {
  const [gesture] = view.hands.ending(id);
  if (!gesture) return '';
  const changes = consequences(gesture, view).map((each) => each.text);
  return ` Legal: ${verb(gesture.move.move)}. ${changes.join(' ')}`;
}

export function spaceSentence(view: View, space: Space): string {
  const facts = isBuilding(space) ? owner(view, space) : `${capital(campStatus(view, space))}.`;
  return `${NAMES[space].name}. ${facts} ${who(view, space)}${legal(view, `space:${space}`)}`;
}

export function prospectorSentence(view: View, space: Space, group: Group): string {
  const whose = group.seat === view.viewer ? 'your' : `${nameOf(view, group.seat)}’s`;
  const took = group.pulled.length
    ? `, took a card off at ${group.pulled.map((each) => NAMES[each].short).join(' and ')}`
    : '';
  return `${many(group.count, `of ${whose} prospector`)} at ${NAMES[space].name}${took}.`.replace(
    /^1 of (.*?)prospectors?/,
    '1 of $1prospectors',
  );
}

export function cardSentence(view: View, card: OpenCard, position: number, space: Space): string {
  return `${card.seat === view.viewer ? 'Your' : `${nameOf(view, card.seat)}’s`} ${rankName(card.rank)}, card ${position} from below at ${NAMES[space].name}.`;
}

export function veinSentence(view: View): string {
  const { vein, working } = view.state.open;
  const left = sum(vein);
  const parts = partNames.flatMap((part, i) => (vein[i] ? [`${vein[i]} ${part}`] : []));
  return `The gold vein: ${left} of 72 counters left${parts.length ? `, ${parts.join(', ')}` : ''}.${working ? ` Next: ${working}.` : ''}`;
}

/** What is held, for headings: "Jack", "A prospector". */
export function pieceName(view: View, piece: string | null): string {
  const held = thing(piece);
  switch (held?.kind) {
    case 'card':
      return rankName(held.rank);
    case 'supply':
      return 'New prospector';
    case 'digger':
      return 'Digger';
    case 'prospector':
      return `Prospector from ${NAMES[held.space].short}`;
    case 'stack':
      return `Your ${rankName(building(view.state.open, held.building).cards[held.position - 1]?.rank ?? 'card')}`;
    default:
      return '';
  }
}

export function boardSentence(view: View): string {
  const open = view.state.open;
  const seats = open.players.map(
    (_, seat) =>
      `${nameOf(view, seat)}: ${identity(seat).colour}, ${player(open, seat).phase === 'build_up' ? 'Build Up' : 'Tear Down'}`,
  );
  const camp = open.working ? `The vein is worked at the ${NAMES[campOf(open.working)].name}.` : '';
  return `Town and diggings. ${seats.join('; ')}. ${camp}`;
}
