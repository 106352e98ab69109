// The things that are paid and gained, in the order in which they are named.
import { goodNames, type Good } from './types';

export type ThingName = Good;
/** How many of which; what is not named is none. */
export type Goods = Partial<Record<ThingName, number>>;

const WORDS: Record<ThingName, readonly [string, string]> = {
  dudes: ['Dude', 'Dudes'],
  bucks: ['Buck', 'Bucks'],
  gold: ['Gold', 'Gold'],
  horses: ['Horse', 'Horses'],
  camps: ['Camp', 'Camps'],
  cards: ['card', 'cards'],
  barrels: ['Barrel', 'Barrels'],
  used_barrels: ['used Barrel', 'used Barrels'],
  vp: ['point', 'points'],
};

export const thingWord = (name: ThingName, count: number): string => WORDS[name][count === 1 ? 0 : 1];
export const thingWords = (name: ThingName, count: number): string => `${count} ${thingWord(name, count)}`;
export const parts = (goods: Goods): { name: ThingName; count: number }[] =>
  goodNames.flatMap((name) => {
    const count = goods[name] ?? 0;
    return count > 0 ? [{ name, count }] : [];
  });
/** "2 Dudes, 3 Bucks". */
export const goodsWords = (goods: Goods): string =>
  parts(goods)
    .map(({ name, count }) => thingWords(name, count))
    .join(', ');
