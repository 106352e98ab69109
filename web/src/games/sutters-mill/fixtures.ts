// Tables for tests. fixtures/make.js writes the views in fixtures/ along one game of four bots.
import type { Asked } from '../../lib/protocol';
import { fixtures, tableWith, type Fixture } from '../../lib/testing';
import { attempt, gestures, implied } from './gestures';
import type { Event, Open, Own } from './types';
import type { View } from './view';

const files = import.meta.glob<Fixture<Open, Own, Event>>('./fixtures/*.json', { eager: true, import: 'default' });
export const fixture = fixtures(files);

/** A table at which one piece is held. */
export const tableOf = (kept: Fixture<Open, Own, Event>, held: string | null = null): View =>
  tableWith(kept, {
    over: kept.open.stage === 'over',
    held,
    gestures,
    ends: ({ piece, target }, id) => target === id && piece === held,
    lit: (id, all, view) =>
      held === null
        ? all.some(({ piece }) => piece === id) || (kept.asked !== null && implied(id, kept.asked, view) !== null)
        : all.some(({ piece, target }) => target === id && piece === held),
  });
export const table = (name: string, held: string | null = null): View => tableOf(fixture(name), held);
export const asked = (name: string): Asked => {
  const question = fixture(name).asked;
  if (!question) throw new Error(`${name} asks nothing`);
  return question;
};
export const meant = (name: string, held: string | null, target: string): string | null =>
  attempt(held, target, table(name, held));
