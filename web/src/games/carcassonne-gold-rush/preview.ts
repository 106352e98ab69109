// What a move would change, said before it is made. At most four lines, what counts most first.
import { capital } from '../../lib/texts';
import type { Gesture } from '../../lib/game';
import { line, type Line } from '../../lib/stage/lines';
import { foresee, type Foreseen } from './foresee';
import { parse, type Square } from './notation';
import { joinedPrairies } from './prairies';
import {
  edition,
  factsOf,
  holdOf,
  lastTile,
  many,
  mine,
  nameOf,
  player,
  segmentOn,
  tileAt,
  type Facts,
  type View,
} from './view';

const lower = (name: string): string => (name === 'You' ? 'you' : name);
const whose = (view: View, seat: number): string => (seat === mine(view) ? 'your' : `${nameOf(view, seat)}’s`);
const joinNames = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;

function tone(view: View, seats: readonly number[]): Line['tone'] {
  if (seats.length === 0) return 'plain';
  return seats.includes(mine(view) ?? -1) ? 'gain' : 'loss';
}

/** "your railroad", "Wei’s and your mountain", "a free mountain". */
function owned(view: View, { cowboys, kind }: Pick<Foreseen, 'cowboys' | 'kind'>): string {
  const owners = cowboys.flatMap((count, seat) => (count > 0 ? [whose(view, seat)] : []));
  return owners.length ? `${joinNames(owners)} ${kind}` : `a free ${kind}`;
}

function completion(view: View, after: Foreseen): Line {
  const tokens = after.kind === 'mountain' && after.tokens > 0 ? ` and ${many(after.tokens, 'token')}` : '';
  const doubled = after.kind === 'railroad' && after.locomotives === 1 ? ', doubled by its locomotive' : '';
  if (after.leaders.length === 0)
    return line(
      `Completes ${owned(view, after)}: ${after.worth}${tokens} for whoever sets a cowboy on it now${doubled}.`,
      'gain',
    );
  const gains = after.leaders.map((seat) => `${lower(nameOf(view, seat))} +${after.worth}`);
  const shared = tokens && after.leaders.length > 1 ? `${tokens} to share` : tokens;
  return line(`Completes ${owned(view, after)}: ${joinNames(gains)}${shared}${doubled}.`, tone(view, after.leaders));
}

function growth(view: View, after: Foreseen): Line[] {
  const lines: Line[] = [];
  const name = owned(view, after);
  if (after.fresh > 0) lines.push(line(`${many(after.fresh, 'token')} onto ${name}.`, tone(view, after.leaders)));
  const owners = after.cowboys.filter((count) => count > 0).length;
  if (owners > 1 && after.joins.length > 1) lines.push(line(`Joins them: ${name} is one.`, tone(view, after.leaders)));
  else if (after.kind === 'railroad' && owners > 0)
    lines.push(
      line(
        `${capital(name)} grows to ${many(after.tiles, 'tile')}, ${many(after.open, 'open end')}.`,
        tone(view, after.leaders),
      ),
    );
  if (after.kind === 'railroad' && owners > 0 && after.locomotives === 2)
    lines.push(line('A second locomotive: no longer doubled.', tone(view, after.leaders) === 'gain' ? 'loss' : 'gain'));
  return lines;
}

export function placement(view: View, square: Square, rotation: number): Line[] {
  const after = foresee(view, square, rotation);
  const joins = joinedPrairies(view, square, rotation).map(({ farmers, leaders, worth }) => {
    const who = farmers.flatMap((count, seat) => (count > 0 ? [`${lower(nameOf(view, seat))} ${count}`] : []));
    return line(`Joins prairies, farmers ${joinNames(who)}: ${worth} points at the end.`, tone(view, leaders));
  });
  const lines = [
    ...after.filter((each) => each.complete).map((each) => completion(view, each)),
    ...after.filter((each) => !each.complete).flatMap((each) => growth(view, each)),
    ...joins,
  ];
  return lines.length ? lines.slice(0, 4) : [line('Nothing is completed.')];
}

const ROLES = { railroad: 'Railwayman', mountain: 'Gold miner', city: 'Merchant', prairie: 'Farmer' };

function cowboy(facts: Facts): Line[] {
  const role = ROLES[facts.kind];
  if (facts.kind === 'prairie') {
    const signs = [facts.tipis ? many(facts.tipis, 'camp') : '', facts.horses ? many(facts.horses, 'herd') : ''].filter(
      Boolean,
    );
    return [
      line(
        `${role}: ${signs.length ? `${joinNames(signs)}, ${facts.worth} points so far` : 'no camp or herd yet'}.`,
        'gain',
      ),
      line('He stays until the end of the game.'),
    ];
  }
  if (facts.open === 0) {
    const tokens = facts.kind === 'mountain' && facts.tokens ? ` and ${many(facts.tokens, 'token')}` : '';
    return [line(`${role}: +${facts.worth}${tokens} at once, and home again.`, 'gain')];
  }
  switch (facts.kind) {
    case 'railroad':
      return [
        line(
          `${role}: ${many(facts.tiles, 'tile')}, ${many(facts.open, 'open end')}. ${facts.worth} now, ${facts.completed} if completed so.`,
          'gain',
        ),
      ];
    case 'mountain':
      return [
        line(
          `${role}: ${many(facts.nuggets, 'nugget')}, ${many(facts.tokens, 'token')}. ${many(facts.open, 'open side')}.`,
          'gain',
        ),
      ];
    case 'city': {
      const done = facts.railroads.length - facts.open;
      return [
        line(
          `${role}: ${done} of ${many(facts.railroads.length, 'railroad')} done. ${facts.worth} now, ${facts.completed} when all are.`,
          'gain',
        ),
      ];
    }
  }
}

/** What an unseen token is worth on average. */
function average(view: View): number {
  const seat = mine(view);
  const { tokens } = edition(view);
  const unseen = seat === null ? null : view.state.own[String(seat)]?.unseen;
  const counts = tokens.map((each, i) => unseen?.[i] ?? each.copies);
  const all = counts.reduce((a, b) => a + b, 0);
  return all === 0 ? 0 : counts.reduce((total, count, i) => total + count * (tokens[i]?.value ?? 0), 0) / all;
}

export function consequences(gesture: Gesture, view: View): Line[] {
  const open = view.state.open;
  const move = parse(gesture.move.move);
  const me = player(open, mine(view) ?? open.turn ?? 0);
  switch (move.kind) {
    case 'place':
      return placement(view, move, move.rotation);
    case 'cowboy': {
      const last = lastTile(open);
      const spot = last && segmentOn(view, last, move.segment);
      const after = me.cowboys - 1;
      return spot ? [...cowboy(factsOf(open, spot.feature)), line(`${many(after, 'cowboy')} left then.`)] : [];
    }
    case 'tent': {
      const tile = tileAt(open, move);
      const spot = tile && segmentOn(view, tile, move.segment);
      const facts = spot && factsOf(open, spot.feature);
      if (facts?.kind !== 'mountain') return [];
      const others = holdOf(facts).map((each) => lower(nameOf(view, each.seat)));
      return [
        line(
          `${me.tent ? 'Move your tent' : 'Pitch your tent'}: ${many(facts.tokens, 'token')} here, one for each turn you mine.`,
          'gain',
        ),
        line(
          others.length
            ? `What is left goes to ${joinNames(others)} on completion.`
            : `${many(facts.open, 'open side')}; nobody works it yet.`,
        ),
      ];
    }
    case 'mine': {
      const tile = me.tent && tileAt(open, me.tent);
      const spot = tile && me.tent && segmentOn(view, tile, me.tent.segment);
      const facts = spot && factsOf(open, spot.feature);
      const left = facts?.kind === 'mountain' ? facts.tokens : 0;
      return [
        line(`Take the top token of ${left}: ${average(view).toFixed(1)} on average. Only you will see it.`, 'gain'),
      ];
    }
    case 'pass':
      return [line('Your turn ends here.')];
  }
}

export const preview = (gesture: Gesture, view: View): string[] => consequences(gesture, view).map((each) => each.text);

/** Points that a move wins for somebody at once. */
export function changes(gesture: Gesture, view: View): { seat: number; points: number }[] {
  const open = view.state.open;
  const move = parse(gesture.move.move);
  if (move.kind === 'place')
    return foresee(view, move, move.rotation)
      .filter((after) => after.complete)
      .flatMap((after) => after.leaders.map((seat) => ({ seat, points: after.worth })));
  const last = lastTile(open);
  const spot = move.kind === 'cowboy' && last ? segmentOn(view, last, move.segment) : null;
  const facts = spot && factsOf(open, spot.feature);
  if (!facts || facts.kind === 'prairie' || facts.open > 0) return [];
  return [{ seat: view.asked?.seat ?? 0, points: facts.worth }];
}
