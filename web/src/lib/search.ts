// Search in the rules that forgives: word forms, slips of the finger, and the words that players use for a thing. MiniSearch
// does the finding; it is fetched when somebody types.
import type MiniSearch from 'minisearch';

export interface Passage {
  id: number;
  /** The headings above it. */
  under: string;
  text: string;
}

export interface Found {
  id: number;
  /** The stems that were found in it. */
  stems: Set<string>;
}

const idle = new Set(
  'a an and are as at be by can do does for from has have how i if in is it its may me my of on one or the then there they this to we what when where which who why with you your'.split(
    ' ',
  ),
);

/** A word without its endings: "digging", "digs" and "dug" are one thing to whoever asks. */
export function stem(word: string): string {
  const plain = word.toLowerCase().replaceAll(/[’']s?$|[^\p{L}\p{N}]/gu, '');
  const odd: Record<string, string | undefined> = {
    dug: 'dig',
    won: 'win',
    built: 'build',
    bought: 'buy',
    paid: 'pay',
  };
  if (odd[plain] !== undefined) return odd[plain];
  if (plain.length < 4) return plain;
  return plain
    .replace(/(?<=..)(?:ies|ied)$/, 'y')
    .replace(/(?<=[^aeiou]{1})(?:ings?|ers?|ed)$/, '')
    .replace(/(?<=(?:s|x|z|ch|sh))es$/, '')
    .replace(/(?<=[^su])s$/, '')
    .replace(/([bdgmnprt])\1$/, '$1')
    .replace(/(?<=...)e$/, '');
}

/** What players say, and what the rules say instead. */
const alike: string[][] = [
  ['win', 'winner', 'victory', 'goal', 'aim', 'object'],
  ['penalty', 'minus', 'lose', 'loss', 'negative', 'against', 'dead'],
  ['points', 'score', 'worth', 'value', 'vp'],
  ['tie', 'draw', 'equal', 'level', 'tied'],
  ['end', 'over', 'finish', 'last'],
  ['money', 'coins', 'pesos', 'bucks', 'nuggets', 'pay', 'cost', 'price', 'cheap'],
  ['meeple', 'cowboy', 'prospector', 'miner', 'dude', 'pioneer', 'worker', 'figure'],
  ['turn', 'round', 'chapter', 'year', 'move'],
  ['setup', 'start', 'begin', 'setting'],
  ['forest', 'wood', 'tree'],
  ['railroad', 'track', 'train', 'rail', 'road'],
  ['farmer', 'prairie', 'field', 'farm', 'meadow'],
  ['solo', 'alone', 'shade', 'single'],
  ['fight', 'attack', 'shootout', 'battle', 'gunmen', 'swords'],
  ['undo', 'back'],
];

const others = new Map<string, string[]>();
for (const words of alike) {
  const stems = words.map(stem);
  for (const each of stems) others.set(each, [...(others.get(each) ?? []), ...stems.filter((other) => other !== each)]);
}

const words = (text: string): string[] => text.split(/[^\p{L}\p{N}'’]+/u).filter(Boolean);

/** The stems of a question that mean something; where none does, all of them. */
export function asked(query: string): string[] {
  const all = words(query);
  const some = all.filter((word) => !idle.has(word.toLowerCase()));
  return (some.length > 0 ? some : all).map(stem).filter(Boolean);
}

export class RulesSearch {
  private constructor(private readonly index: MiniSearch<Passage>) {}

  static async over(passages: Passage[]): Promise<RulesSearch> {
    const { default: Index } = await import('minisearch');
    const index = new Index<Passage>({
      fields: ['under', 'text'],
      // A loss is also found by its sign.
      extractField: (passage, field) => String(passage[field as keyof Passage]).replaceAll(/−(?=\d)/g, ' minus '),
      tokenize: words,
      processTerm: (word) => stem(word) || null,
    });
    index.addAll(passages);
    return new RulesSearch(index);
  }

  /** The passages that answer best, best first; with every word of the question if there are such. */
  find(query: string, most = 12): Found[] {
    const stems = asked(query);
    if (stems.length === 0) return [];
    const own = {
      prefix: (term: string) => term.length > 2,
      fuzzy: (term: string) => (term.length > 3 ? 0.25 : false),
    };
    const plain = { processTerm: (term: string) => term, tokenize: (text: string) => text.split(' ') };
    const each = stems.map((term) => ({
      combineWith: 'OR' as const,
      queries: [
        { queries: [term], ...own, ...plain, boost: { text: 3, under: 2 } },
        { queries: others.get(term) ?? [], ...plain, boost: { text: 1, under: 1 } },
      ],
    }));
    // The first paragraph says what the game is about.
    const early = { boostDocument: (id: number) => (id === 0 ? 3 : 1) };
    const all = this.index.search({ combineWith: 'AND', queries: each }, early);
    const found = all.length > 0 ? all : this.index.search({ combineWith: 'OR', queries: each }, early);
    return found.slice(0, most).map(({ id, terms }) => ({ id: Number(id), stems: new Set(terms) }));
  }
}
