// What a thing on the board is, or what pressing it would do: a title and at most four lines.
import type { Gesture } from '../../lib/game';
import { thing } from './notation';
import type { Line } from '../../lib/stage/lines';
import { consequences, landLine, siteLines } from './preview';
import { barrelType, bridgeType, edition, landOf, many, spaceOf, townCard, type View } from './view';
import {
  abilityWords,
  bridgeWords,
  columnWords,
  eventWords,
  offers,
  rowSentence,
  shootoutWords,
  siteName,
} from './words';
import { goodsWords } from './things';

interface Explained {
  title: string;
  lines: Line[];
  late: boolean;
}
const MOST = 4;
const plain = (text: string): Line => ({ text, tone: 'plain' });

function titleOf(view: View, kind: string, a: string): string {
  switch (kind) {
    case 'site':
      return `${a}, ${siteName(view, Number(a))}`;
    case 'event':
      return `Event ${a}`;
    case 'space':
      return spaceOf(view, a).name;
    case 'land':
      return landOf(view, a).name;
    case 'row':
      return `Row of ${edition(view).shootout.rows[Number(a)] ?? ''}`;
    case 'cask': {
      const barrel = view.state.open.hideout[Number(a)]?.barrel;
      return barrel ? `${barrelType(view, barrel).name} Barrel` : '';
    }
    case 'bridge':
      return bridgeType(view, a).name;
    case 'column':
      return `River ${Number(a) + 1}`;
    case 'card':
    case 'house':
    case 'ability':
      return townCard(view, a).name;
    case 'saved':
      return `${barrelType(view, a).name} Barrel`;
    case 'mill':
      return "Sutter's Mill";
    case 'action':
      return a === 'common' ? 'Your Common action' : 'Your Boom action';
    case 'wagon':
      return 'Your Wagon';
    default:
      return '';
  }
}

/** Before the reveal what a Site promises, afterwards what it has left. */
function siteKnown(view: View, site: number): Line[] {
  const said = offers(view, site);
  const lines = said === '' ? siteLines(view, site) : [plain(said)];
  return [...lines, plain(`Event: ${eventWords(view, site)}.`)];
}

/** What is known of a thing that cannot be pressed now. */
function known(view: View, kind: string, a: string): Line[] {
  switch (kind) {
    case 'site':
      return siteKnown(view, Number(a));
    case 'space': {
      const { reward, alternate } = spaceOf(view, a);
      if (!reward) return [];
      return [
        plain(`Pays ${goodsWords(reward)}${alternate ? `, or ${goodsWords(alternate)} to those who stop` : ''}.`),
      ];
    }
    case 'land':
      return [landLine(view, a)];
    case 'row':
      return [plain(rowSentence(view, Number(a))), plain(`As it stands: ${shootoutWords(view)}.`)];
    case 'cask': {
      const place = view.state.open.hideout[Number(a)];
      return place?.barrel
        ? [
            plain(`${barrelType(view, place.barrel).text}.`),
            plain(`Taken, it brings ${many(place.outlaws, 'Outlaw')}.`),
          ]
        : [];
    }
    case 'bridge':
      return [plain(`${bridgeWords(bridgeType(view, a))}.`)];
    case 'column':
      return [plain(`${columnWords(view, Number(a))}.`)];
    case 'card':
    case 'house':
      return townCard(view, a).abilities.map((each) => plain(`${abilityWords(each)}.`));
    default:
      return [];
  }
}

/** Where a press would ask which of several: each with the first thing to know of it. */
function ways(view: View, ending: Gesture[]): Line[] {
  const told = ending.slice(0, MOST).map((gesture) => {
    const [first] = consequences(gesture, view);
    return plain(`${gesture.label ?? gesture.move.words}${first ? `: ${first.text}` : '.'}`);
  });
  return ending.length > MOST ? [...told.slice(0, MOST - 1), plain(`${ending.length} ways in all.`)] : told;
}

export function explain(view: View, id: string): Explained | null {
  const on = thing(id);
  if (!on) return null;
  const [a = ''] = on.rest;
  const title = titleOf(view, on.kind, a);
  if (title === '') return null;
  const ending = view.hands.ending(id);
  const [only] = ending;
  if (only && ending.length === 1) return { title, lines: consequences(only, view), late: false };
  if (ending.length > 1) return { title, lines: ways(view, ending), late: false };
  return { title, lines: known(view, on.kind, a), late: true };
}
