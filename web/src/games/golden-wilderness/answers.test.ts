import { flushSync } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { must, show } from '../../lib/testing';
import { ask, ended } from './asking';
import Board from './Board.svelte';
import Countries from './Countries.svelte';
import { fixture, table } from './fixtures';
import { attempt, gestures } from './gestures';
import { lessons } from './lessons';
import { ballotId, cardId, deedId, DEEDS, OFFER } from './notation';
import { answerTo, forget, standingOf } from './standing.svelte';
import { retell } from './telling';
import Pool from './Pool.svelte';
import { preview } from './preview';
import { draft, partners } from './trading.svelte';
import Tray from './Tray.svelte';
import { roleNames, type Event as Happening } from './types';
import { person, type GameEvent, type View } from './view';
import { abilitiesOf, askedForLeave } from './words';

afterEach(forget);
const gold = (view: View) => gestures(must(view.asked), view).find(({ button }) => button === 'primary')?.label;
const worth = (view: View, value: number): View => {
  for (const own of Object.values(view.state.own)) must(own.offer).worth = value;
  return view;
};

describe('the gold button', () => {
  it('declines an offer that costs, and accepts one that brings something', () => {
    expect(gold(worth(table('offer'), -10))).toBe('Decline');
    expect(gold(worth(table('offer'), 0))).toBe('Decline');
    expect(gold(worth(table('offer'), 2))).toBe('Accept');
  });

  it('neither sells a settlement nor loses points, whatever is expected', () => {
    const view = worth(table('offer'), 4);
    const offer = must(must(Object.values(view.state.own)[0]).offer);
    const bare = { cards: [], unnamed: [], tile: null, role: null };
    Object.assign(offer, { give: { ...bare, pesos: 9 }, ask: { ...bare, pesos: 0, tile: 'C05' } });
    expect(gold(view)).toBeUndefined();
    Object.assign(offer, { give: { ...bare, pesos: 0, unnamed: [1] }, ask: { ...bare, pesos: 1 } });
    expect(gold(view)).toBeUndefined();
    expect(show(Board, { view }).querySelector('.gw-sheet')?.textContent).toContain(
      'Worth −3 to you by points, +4 with',
    );
  });

  it('allows what one gets oneself, not what another gets', () => {
    const view = table('offer');
    view.asked = { ...must(view.asked), moves: ['allow', 'refuse'].map((move) => ({ move, words: '' })) };
    view.state.open.step = 'permission';
    expect(gold(view)).toBe('Allow it');
    view.state.open.step = 'approval';
    expect(gold(view)).toBeUndefined();
  });

  it('never gives up while there is a sword', () => {
    const view = table('defend');
    expect(must(view.asked).moves.some(({ move }) => move.startsWith('sword'))).toBe(true);
    expect(gold(view)).toBeUndefined();
    must(view.asked).moves = must(view.asked).moves.filter(({ move }) => move === 'give_up');
    expect(gold(view)).toBe('Give up');
  });
});

describe('the end', () => {
  it('names the round, and who has played the last Taxes', () => {
    const view = table('over');
    const { open } = view.state;
    view.seats = open.players.map((_, seat) => ({
      ...must(view.seats[0]),
      seat,
      name: ['Ann', 'Wei', 'Josefa'][seat] ?? '',
    }));
    view.state.events = [];
    expect(ended(view)).toBe(`That was round ${open.round} of ${open.rounds}.`);
    view.state.events = [{ n: 1, move: 1, seat: 1, kind: 'event', event: 'taxes', text: '' }];
    expect(ended(view)).toMatch(/ Wei played the last Taxes\.$/);
  });
});

describe('an answer given beforehand', () => {
  it('is asked for as long as nothing was said', () => {
    for (const name of ['vote', 'offer', 'defend']) expect(answerTo(must(table(name).asked), table(name))).toBeNull();
  });

  it('declines offers below a worth', () => {
    const answer = (value: number) => answerTo(must(fixture('offer').asked), worth(table('offer'), value));
    const standing = standingOf(must(fixture('offer').asked).seat);
    standing.offers = '0';
    expect([answer(-1), answer(0)]).toEqual(['decline', null]);
    standing.offers = '3';
    expect([answer(2), answer(3)]).toEqual(['decline', null]);
    standing.offers = 'all';
    expect(answer(50)).toBe('decline');
  });

  it('abstains from votes of others, never from one’s own', () => {
    const view = table('vote');
    const { seat } = must(view.asked);
    standingOf(seat).polls = 'abstain';
    view.state.open.turn = seat;
    expect(answerTo(must(view.asked), view)).toBeNull();
    view.state.open.turn = (seat + 1) % view.state.open.players.length;
    expect(answerTo(must(view.asked), view)).toBe('abstain');
  });

  it('passes fights and auctions, unless the bank pays', () => {
    const view = table('vote');
    const at = (step: 'fight' | 'bid', move: string, bid: number | null = null) => {
      view.state.open.step = step;
      view.state.open.auction = { role: 'viceroy', left: [], bid, bidder: null, out: [] };
      return answerTo({ ...must(view.asked), moves: [{ move, words: '' }] }, view);
    };
    expect([at('fight', 'give_up'), at('bid', 'pass')]).toEqual([null, null]);
    const standing = standingOf(must(view.asked).seat);
    Object.assign(standing, { fights: 'pass', auctions: 'paid' });
    expect([at('fight', 'give_up'), at('bid', 'pass'), at('bid', 'pass', -3)]).toEqual(['give_up', null, null]);
    expect(at('bid', 'pass', 0)).toBe('pass');
    standing.auctions = 'pass';
    expect(at('bid', 'pass', -3)).toBe('pass');
  });

  it('gives leave for what one gets, not for what others get', () => {
    const view = table('build');
    const seat = must(view.viewer);
    const moves = ['allow', 'refuse'].map((move) => ({ move, words: '' }));
    view.asked = { ...must(view.asked), moves };
    const at = (owner: number) => {
      const tile = must(view.state.open.tiles.find((each) => each.owner === owner)).id;
      view.state.open.request = { builder: (seat + 1) % 3, tile, thing: 'mission' };
      view.state.open.step = owner === seat ? 'permission' : 'approval';
      return answerTo(must(view.asked), view);
    };
    const others = must(view.state.open.tiles.find(({ owner }) => owner !== null && owner !== seat)?.owner);
    expect([at(seat), at(others)]).toEqual([null, null]);
    expect(show(Board, { view }).querySelector('.gw-sheet select')).not.toBeNull();
    standingOf(seat).permissions = 'mine';
    expect([at(seat), at(others)]).toEqual(['allow', 'refuse']);
  });

  it('is still given when the page comes back, until the game ends', () => {
    const view = { ...table('vote'), id: 'quartz-mule-river-lamp' };
    const { seat } = must(view.asked);
    view.state.open.turn = (seat + 1) % view.state.open.players.length;
    show(Board, { view });
    standingOf(seat).polls = 'abstain';
    flushSync();
    forget(); // as a page that is loaded anew
    show(Board, { view });
    expect(answerTo(must(view.asked), view)).toBe('abstain');
    expect(localStorage.getItem('paydirt.answers.quartz-mule-river-lamp')).not.toBeNull();
    show(Board, { view: { ...view, state: { ...view.state, over: true } } });
    expect(localStorage.getItem('paydirt.answers.quartz-mule-river-lamp')).toBeNull();
    forget();
    show(Board, { view });
    expect(answerTo(must(view.asked), view)).toBeNull();
  });

  it('spares whoever has no votes to add', () => {
    const view = table('vote');
    view.state.open.step = 'more_votes';
    const done = { move: 'done', words: 'That is all' };
    expect(answerTo({ ...must(view.asked), moves: [done] }, view)).toBe('done');
    expect(answerTo({ ...must(view.asked), moves: [done, ...must(view.asked).moves] }, view)).toBeNull();
  });

  it('spares whoever has no sword', () => {
    const view = table('defend');
    const moves = must(view.asked).moves.filter(({ move }) => move === 'give_up');
    for (const step of ['defend', 'reinforce'] as const) {
      view.state.open.step = step;
      expect(answerTo({ ...must(view.asked), moves }, view)).toBe('give_up');
    }
  });

  it('is no answer of somebody else at the same screen', () => {
    const view = table('vote');
    standingOf(must(view.asked).seat + 1).polls = 'abstain';
    view.state.open.turn = must(view.asked).seat + 1;
    expect(answerTo(must(view.asked), view)).toBeNull();
  });

  it('is given by the board, once it is chosen on the sheet', () => {
    const view = worth(table('offer'), -4);
    const played = vi.spyOn(view.hands, 'play');
    const root = show(Board, { view });
    expect(played).not.toHaveBeenCalled();
    const choice = must(root.querySelector<HTMLSelectElement>('.gw-sheet select'));
    choice.value = '0';
    choice.dispatchEvent(new Event('change', { bubbles: true }));
    flushSync();
    expect(played).toHaveBeenCalledWith('decline');
  });
});

describe('what is told', () => {
  const told = (n: number, event: Happening, text: string, seat = 0): GameEvent => ({
    n,
    ...event,
    seat,
    text,
    move: 1,
  });

  it('an offer is one line of the log', () => {
    const parts = [
      told(1, { kind: 'offer', partner: 1 }, 'Blue makes Red an offer'),
      told(2, { kind: 'gives', first: 'pioneer', pesos: 4 }, 'Blue would give $4 and 1 pioneer'),
      told(3, { kind: 'gives_more' }, 'Blue would give nothing else'),
      told(4, { kind: 'gives', pesos: 0 }, 'Red would give no money and no people'),
      told(5, { kind: 'gives_more', tile: 'C01' }, 'Red would give the settlement Merced'),
      told(6, { kind: 'decline', partner: 0 }, 'Red declines'),
    ];
    const texts = (list: GameEvent[]) => retell(list, { first: 0 }).map(({ text }) => text);
    expect(texts(parts)).toEqual(['Blue offers Red $4 and 1 pioneer for the settlement Merced', 'Red declines']);
    const bare = parts.map((each) => ({
      ...each,
      text: each.text.replace('the settlement Merced', 'nothing else'),
    }));
    expect(texts(bare)[0]).toBe('Blue offers Red $4 and 1 pioneer for nothing');
  });

  it('the first turn is one too', () => {
    const deed = (n: number) => told(n, { kind: 'points', points: 2 }, 'Red buys 2 points', 1);
    expect(retell([deed(0)], { first: 1 }).map(({ kind, seat }) => [kind, seat])).toEqual([
      ['turn', 1],
      ['points', 1],
    ]);
    expect(retell([deed(40)], { first: 1 })).toHaveLength(1);
  });

  it('points bought one by one are one line, and so is a full pool', () => {
    const parts = [
      told(1, { kind: 'points', points: 1 }, 'Blue buys 1 point'),
      told(2, { kind: 'points', points: 15 }, 'Blue buys 15 points'),
      told(3, { kind: 'points', points: 1 }, 'Red buys 1 point', 1),
      told(4, { kind: 'pool', deck: 'pioneer', cards: 2 }, 'The pool gets 2 pioneers'),
      told(5, { kind: 'pool', deck: 'soldier', cards: 2 }, 'The pool gets 2 soldiers'),
      told(6, { kind: 'pool', deck: 'priest', cards: 1 }, 'The pool gets 1 priest'),
      told(7, { kind: 'take', deck: 'priest' }, 'Red takes a priest from the pool', 1),
    ];
    expect(retell(parts, { first: 0 }).map(({ text }) => text)).toEqual([
      'Blue buys 16 points',
      'Red buys 1 point',
      'The pool gets 2 pioneers, 2 soldiers and 1 priest',
      'Red takes a priest from the pool',
    ]);
  });

  it('the offerer hears what became of it', () => {
    const view = table('build');
    const { seat } = must(view.asked);
    view.state.events = [told(9, { kind: 'decline', partner: seat }, '', (seat + 1) % 3)];
    expect(ask(must(view.asked), view).line).toMatch(/^\S+ declines your offer\. You have/);
    view.state.events = [told(9, { kind: 'decline', partner: (seat + 2) % 3 }, '', (seat + 1) % 3)];
    expect(ask(must(view.asked), view).line).toMatch(/^You have/);
  });
});

describe('the last round', () => {
  it('is told before pesos are worth nothing', () => {
    const view = table('people');
    const line = () => ask(must(view.asked), view).line;
    expect(line()).not.toContain('Last round');
    view.state.open.rounds = view.state.open.round;
    expect(line()).toContain('Last round: pesos left over count nothing.');
  });
});

describe('the end', () => {
  it('is told of before the last of a kind is built, and when Taxes would bring it', () => {
    const view = table('people');
    const { open } = view.state;
    const line = () => ask(must(view.asked), view).line;
    expect(line()).not.toContain('end the game');
    open.missions.left = 1;
    expect(line()).toContain('One mission more, and Taxes can end the game.');
    open.presidios.left = 1;
    expect(line()).toContain('One mission or one presidio more, and Taxes can end the game.');
    Object.assign(open, { taxes_end: true });
    expect(line()).toContain('Taxes can end the game now');
  });
});

describe('the hand', () => {
  it('has first what can be used', () => {
    const view = table('defend');
    const swords = must(view.asked).moves.flatMap(({ move }) =>
      move.startsWith('sword ') && !move.endsWith('purse') ? [cardId(move.slice(6))] : [],
    );
    const ids = [...show(Tray, { view }).querySelectorAll<HTMLElement>('.people .card')].map((each) => each.dataset.id);
    expect(swords.length).toBeGreaterThan(0);
    expect(ids.slice(0, swords.length).toSorted()).toEqual(swords.toSorted());
  });
});

describe('a card', () => {
  it('of which one thing can be made acts at one press, with several it offers them', () => {
    const view = table('people');
    const all = gestures(must(view.asked), view).filter(({ piece }) => piece?.startsWith('card:'));
    const several = must(all.find((each) => all.filter(({ piece }) => piece === each.piece).length > 1));
    expect(several.label).toBeDefined();
    const one = { ...must(view.asked), moves: [several.move] };
    expect(gestures(one, view)).toEqual([{ ...several, label: undefined }].map(({ label: _, ...rest }) => rest));
  });

  it('says first what can be used now, and of votes only where there are votes', () => {
    const view = table('people');
    const kuskov = person(view, 'P04');
    expect(abilitiesOf(kuskov, [], view)).toEqual([1, 0]);
    expect(abilitiesOf(kuskov, [0], view)).toEqual([0, 1]);
    view.state.open.level = 'standard';
    expect(abilitiesOf(kuskov, [], view)).toEqual([1]);
  });
});

describe('who is taken from the discards', () => {
  it('is named before', () => {
    const view = table('defend');
    const taking = { move: { move: 'use R03 0', words: '' }, piece: null, target: null };
    expect(person(view, 'R03').abilities[0]?.effect.type).toBe('take_discard');
    const top = must(view.state.open.decks.find(({ deck }) => deck === 'priest')?.discards.at(-1));
    expect(preview(taking, view)[0]).toMatch(new RegExp(`^${person(view, top).display}: \\d cross`));
  });
});

describe('a tile in hand', () => {
  it('says what roads would cost where it is looked at', () => {
    const view = table('place');
    const lines = must(view.asked).moves.flatMap((move) => preview({ move, piece: null, target: null }, view));
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(line).toMatch(/^A road from here: \$\d to [A-Z].*\.$/);
  });

  it('asks for a road what the engine asks once it lies there', () => {
    const view = table('roads');
    const { open } = view.state;
    const tile = must(open.tiles.find(({ borders }) => borders.filter(Boolean).length > 2));
    const next = must(open.tiles.find((each) => each.q === tile.q + 1 && each.r === tile.r));
    const moves = [{ move: `lay ${next.id} W ${tile.rotation}`, words: '' }];
    const laid = { ...open, placing: tile.id, tiles: open.tiles.filter(({ id }) => id !== tile.id) };
    const said = preview(
      { move: must(moves[0]), piece: null, target: null },
      {
        ...view,
        state: { ...view.state, open: laid },
      },
    )[0];
    const prices = { lowland: 2, mountain: 5, sea: 5 } as const;
    const asked = new Set(tile.borders.flatMap((border) => (border ? [prices[border]] : [])));
    expect([...must(said).matchAll(/\$(\d) to/g)].map(([, price]) => Number(price))).toEqual([...asked].sort());
  });
});

describe('a building', () => {
  it('is what the headline asks for while it is in hand', () => {
    const heads = ['road', 'mission', 'presidio'].map((deed) => {
      const view = table('build', `deed:${deed}`);
      return ask(must(view.asked), view).head;
    });
    expect(heads).toEqual([
      'Choose where the road goes.',
      'Choose where to build the mission.',
      'Choose where to build the presidio.',
    ]);
  });

  it('that is a city says before the press what it costs and brings', () => {
    const view = table('build');
    const tile = must(view.state.open.tiles.find(({ owner, city }) => owner === view.viewer && !city)).id;
    const asked = { ...must(view.asked), moves: [{ move: `city ${tile}`, words: '' }] };
    expect(must(gestures(asked, view)[0]).label).toMatch(/^Found a city: \d+ \w+ and the settlement for \$20$/);
  });
});

describe('a country to choose', () => {
  it('says what its prices are of, and what else it would change', () => {
    const view = table('vote');
    must(view.state.open.poll).poll = 'revolution';
    expect(show(Board, { view }).querySelector('.matter')?.textContent).toMatch(
      /what its coast pays in pesos.*Spain.*2/s,
    );
    const move = { move: 'support spain', words: '' };
    expect(preview({ move, piece: null, target: null }, view)).toEqual([
      'Taxes $2; immigrants: 1 pioneer, 2 priests and 2 soldiers.',
      'A city pays hides $3, wood $3, furs $4, corn $4, wine $6, gold $6.',
      'A presidio pays hides $4, wood $4, furs $2, corn $5, wine $4, gold $0.',
    ]);
  });
});

describe('the coach', () => {
  it('speaks of the pool as long as somebody is taken from it', () => {
    const [pool] = lessons.asides;
    const view = table('take');
    expect(must(pool).until(view as never)).toBe(false);
    view.asked = null;
    expect(must(pool).until(view as never)).toBe(true);
    expect(must(pool).until(table('settle') as never)).toBe(true);
  });
});

describe('a vote of the table', () => {
  it('is called by one press, and then confirmed', () => {
    const view = table('people');
    view.asked = { ...must(view.asked), moves: [{ move: 'revolution', words: 'Call a revolution' }] };
    const [gesture] = gestures(view.asked, view);
    expect(gesture?.label).toBeUndefined();
    expect(gesture?.confirm).toContain('all prices');
    expect(show(Countries, { view }).querySelectorAll('table')).toHaveLength(5);
  });
});

describe('an offer', () => {
  it('has its pesos typed, within what there is', () => {
    const view = table('build');
    draft.begin(must(partners(view.asked)[0]).seat);
    const pesos = must(view.state.open.players[must(view.viewer)]).pesos;
    const field = must(show(Board, { view }).querySelector<HTMLInputElement>('.gw-sheet input'));
    for (const [typed, given] of [
      [String(pesos), pesos],
      [String(pesos + 90), pesos],
      ['-4', 0],
      ['many', 0],
    ] as const) {
      field.value = typed;
      field.dispatchEvent(new Event('change', { bubbles: true }));
      expect([draft.give.pesos, field.value]).toEqual([given, String(given)]);
    }
    draft.close();
  });

  it('that asks for nothing is not sent in one press', () => {
    const view = table('build');
    const [partner] = partners(view.asked);
    draft.begin(must(partner).seat);
    draft.give.pesos = 1;
    const confirm = () => gestures(must(view.asked), view).find(({ piece }) => piece === OFFER)?.confirm;
    expect(confirm()).toBe('You ask for nothing in return.');
    draft.ask.pesos = 1;
    expect(confirm()).toBeUndefined();
    draft.close();
  });
});

describe('leave to build', () => {
  const building = (): View => {
    const view = table('people');
    const { open } = view.state;
    const seat = must(view.viewer);
    open.tiles = structuredClone(table('defend').state.open.tiles);
    open.step = 'site';
    open.roles = open.roles.map(() => null);
    for (const tile of open.tiles) tile.owner = seat;
    must(open.tiles[0]).owner = (seat + 1) % 3;
    view.asked = { ...must(view.asked), moves: open.tiles.map(({ id }) => ({ move: `site ${id}`, words: '' })) };
    must(Object.values(view.state.own)[0]).hand = ['P04', 'R01'];
    return { ...view, hands: { ...view.hands, lit: (id) => id.startsWith('tile:') } };
  };

  it('is said before it is asked for, and marked on the map', () => {
    const view = building();
    const [others, mine] = must(view.asked).moves;
    const line = (move: typeof mine) => preview({ move: must(move), piece: null, target: null }, view)[0];
    expect(line(others)).toMatch(/^\S+ will be asked for leave, and may refuse\.$/);
    expect(line(mine)).toBe('It is yours.');
    expect(ask(must(view.asked), view).head).toBe('Choose where to build the mission.');
    expect(ask(must(view.asked), view).line).toContain('leave has to be asked for');
    expect(show(Board, { view }).querySelectorAll('.leave')).toHaveLength(1);
  });

  it('is that of an office too', () => {
    const view = building();
    view.state.open.roles[roleNames.indexOf('presiding_father')] = (must(view.viewer) + 1) % 3;
    expect(askedForLeave(view, 'mission', must(view.state.open.tiles[1]).id)).toHaveLength(1);
    expect(askedForLeave(view, 'presidio', must(view.state.open.tiles[1]).id)).toHaveLength(0);
  });
});

describe('who knows the fronts of the pool', () => {
  it('reads what everybody there can do', () => {
    const view = table('take');
    const own = must(Object.values(view.state.own)[0]);
    own.pool = ['P04', 'R04'];
    const fronts = [...show(Pool, { view }).querySelectorAll('.fronts button')].map((each) => each.textContent);
    expect(fronts[0]).toMatch(/Ivan Kuskov\s*1 settler\. \$3: explore 1 coastal tile/);
    expect(fronts[1]).toMatch(/2 crosses/);
    expect(ask(must(view.asked), view).line).toContain('You know the fronts');
  });
});

describe('two events', () => {
  it('do not hide the map from who wants to see it', () => {
    const root = show(Board, { view: table('event') });
    const cards = must(root.querySelector<HTMLElement>('.gw-sheet .two'));
    expect(cards.hidden).toBe(false);
    must(root.querySelector<HTMLElement>('.gw-sheet h3 button')).click();
    flushSync();
    expect(cards.hidden).toBe(true);
  });
});

describe('what cannot be done', () => {
  it('asks the engine why, deed by deed', () => {
    const view = table('people');
    for (const deed of DEEDS) expect(attempt(null, deedId(deed), view), deed).not.toBeNull();
    expect(attempt(null, deedId('election'), view)).toBe('election');
  });

  it('asks why a card rests, too', () => {
    expect(attempt(null, cardId('N01'), table('people'))).toBe('icons N01');
    expect(attempt(null, cardId('N01'), table('vote'))).toBeNull();
  });

  it('a dead button of the bar asks', () => {
    const view = table('people');
    const pressed = vi.spyOn(view.hands, 'press');
    const dead = must(show(Board, { view }).querySelector<HTMLElement>('.deed[aria-disabled="true"]'));
    dead.click();
    expect(pressed).toHaveBeenCalledWith(dead.dataset.id);
  });
});

describe('the first election', () => {
  it('is voted in on its sheet, though roles wait to be auctioned', () => {
    const view = table('vote');
    const { open } = view.state;
    Object.assign(must(open.poll), { poll: 'first_election', needed: 0 });
    open.auction = { role: null, left: ['viceroy'], bid: null, bidder: null, out: [] };
    view.asked = { ...must(view.asked), moves: open.players.map((_, seat) => ({ move: `vote ${seat}`, words: '' })) };
    const sheet = must(show(Board, { view }).querySelector('.matter'));
    expect(sheet.querySelectorAll('.lit[data-id^="ballot:"]')).toHaveLength(open.players.length);
    expect(sheet.textContent).toContain('Whoever has most votes wins; a tie is drawn by lot.');
    expect(ask(must(view.asked), view).line).not.toContain('0 needed');
  });
});

describe('a country in question', () => {
  it('shows what it pays, and its card when it is looked at', () => {
    const view = table('vote');
    const { poll } = view.state.open;
    if (poll?.poll !== 'revolution') must(poll).poll = 'revolution';
    const other = must(view.state.open.country.id === 'mexico' ? 'spain' : 'mexico');
    const hands = { ...view.hands, hovered: ballotId(other) };
    const root = show(Board, { view: { ...view, hands } });
    expect(root.querySelectorAll('.gw-sheet .prices')).toHaveLength(6);
  });
});
