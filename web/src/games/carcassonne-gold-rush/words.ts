// Names of things on the board, for the eye and for those who hear them: whole sentences.
import { capital } from '../../lib/texts';
import { identity } from '../../lib/seats';
import type { Face, Segment } from './edition';
import { fitAt } from './laying.svelte';
import type { Square } from './notation';
import { placement } from './preview';
import { edition, face, factsOf, holdOf, many, nameOf, type Facts, type Feature, type View } from './view';

/** "mountain over a corner, curve, with a locomotive". */
export function faceWords({ name, segments }: Face): string {
  const count = (test: (segment: Segment) => number) => segments.reduce((sum, each) => sum + test(each), 0);
  const nuggets = count((each) => (each.kind === 'mountain' ? each.nuggets : 0));
  const signs = [
    nuggets ? many(nuggets, 'nugget') : '',
    count((each) => (each.kind === 'railroad' ? each.locomotives : 0)) ? 'a locomotive' : '',
    count((each) => (each.kind === 'prairie' ? each.tipis : 0)) ? 'a tipi camp' : '',
    count((each) => (each.kind === 'prairie' ? each.horses : 0)) ? 'a herd' : '',
  ].filter(Boolean);
  return `${capital(name)}${signs.length ? `; ${signs.join(', ')}` : ''}`;
}

/** Places are told from the start tile: "2 east, 1 south of the start". */
export function whereIs({ x, y }: Square): string {
  const way = (by: number, plus: string, minus: string) => (by ? [`${Math.abs(by)} ${by > 0 ? plus : minus}`] : []);
  const parts = [...way(x, 'east', 'west'), ...way(y, 'south', 'north')];
  return parts.length ? `${parts.join(', ')} of the start` : 'on the start tile';
}

const NAMES = { railroad: 'Railroad', mountain: 'Mountain', city: 'City', prairie: 'Prairie' };

export function featureTitle(facts: Facts): string {
  const name = NAMES[facts.kind];
  if (facts.kind === 'prairie') return name;
  return facts.open === 0 ? `${name}, complete` : name;
}

/** What it is, what it is worth, what it still needs: two or three short lines. */
export function featureLines(view: View, feature: Feature): string[] {
  const facts = factsOf(view.state.open, feature);
  switch (facts.kind) {
    case 'railroad': {
      const steam = facts.locomotives ? `, ${many(facts.locomotives, 'locomotive')}` : '';
      const size = `${many(facts.tiles, 'tile')}${steam}.`;
      if (facts.open === 0) return [size, `Worth ${facts.worth}.`];
      return [
        `${size} Needs ${many(facts.open, 'more end')}.`,
        facts.completed === facts.worth
          ? `Worth ${facts.worth}.`
          : `Worth ${facts.worth} now, ${facts.completed} if completed so.`,
      ];
    }
    case 'mountain': {
      const gold = `${many(facts.nuggets, 'nugget')}, ${many(facts.tokens, 'token')} face down.`;
      if (facts.open === 0) return [`${many(facts.nuggets, 'nugget')}.`, `Worth ${facts.worth}.`];
      return [gold, `${many(facts.open, 'open side')}. Worth ${facts.worth} now, tokens too on completion.`];
    }
    case 'city': {
      const all = facts.railroads.length;
      return [
        `${all - facts.open} of ${many(all, 'railroad')} complete.`,
        `Worth ${facts.worth} now, ${facts.completed} when all are.`,
      ];
    }
    case 'prairie': {
      if (!view.state.open.farmers) return ['No farmers at this table.'];
      if (facts.worth === 0) return ['No camp or herd in it yet.'];
      const { tipi_camp, horse_herd } = edition(view).scoring;
      const signs = [
        facts.tipis ? `${many(facts.tipis, 'tipi camp')} at ${tipi_camp}` : '',
        facts.horses ? `${many(facts.horses, 'herd')} at ${horse_herd}` : '',
      ].filter(Boolean);
      return [`${signs.join(', ')}.`, `Worth ${facts.worth} at the end.`];
    }
  }
}

/** "You 2, Wei 1", greatest first; leaders score. */
function ownersWords(view: View, feature: Feature): string {
  const hold = holdOf(factsOf(view.state.open, feature)).sort((a, b) => b.cowboys - a.cowboys);
  return hold.length ? hold.map((each) => `${nameOf(view, each.seat)} ${each.cowboys}`).join(', ') : 'nobody yet';
}

export function featureSentence(view: View, feature: Feature): string {
  const facts = factsOf(view.state.open, feature);
  return `${featureTitle(facts)}. ${featureLines(view, feature).join(' ')} Cowboys: ${ownersWords(view, feature)}.`;
}

export function squareSentence(view: View, square: Square, rotation: number): string {
  const fit = fitAt(view.asked, square);
  const place = `Free square ${whereIs(square)}.`;
  if (!fit) return place;
  const ways = fit.turns.length === 1 ? 'One way round fits.' : `${fit.turns.length} ways round fit.`;
  const then = placement(view, square, rotation)
    .map((each) => each.text)
    .join(' ');
  return `${place} ${ways} ${then}`;
}

export function boardSentence(view: View): string {
  const open = view.state.open;
  const seats = open.players.map((each, seat) => {
    const tent = each.tent ? 'tent pitched' : 'tent at home';
    return `${nameOf(view, seat)}: ${identity(seat).colour}, ${many(each.cowboys, 'cowboy')} at home, ${tent}`;
  });
  const hand = open.hand ? ` Tile in hand: ${faceWords(face(view, open.hand))}.` : '';
  return `The land, ${many(open.tiles.length, 'tile')}.${hand} ${seats.join('; ')}.`;
}
