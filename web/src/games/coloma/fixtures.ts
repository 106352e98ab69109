// Tables for tests. fixtures/make.js writes the views in fixtures/ along one game of three bots.
import edition from '../../../../games/coloma/edition.json';
import { fixtures, tableWith, type Fixture } from '../../lib/testing';
import { gestures } from './gestures';
import type { Event, Open, Own } from './types';
import type { View } from './view';

const files = import.meta.glob<Fixture<Open, Own, Event>>('./fixtures/*.json', { eager: true, import: 'default' });
export const fixture = fixtures(files);

/** A table with one seat's things on the screen. */
export const tableOf = (kept: Fixture<Open, Own, Event>): View =>
  tableWith(kept, {
    edition,
    over: kept.open.ended !== 'none',
    gestures,
    ends: ({ target }, id) => target === id,
    lit: (id, all) => all.some(({ target }) => target === id),
  });
export const table = (name: string): View => tableOf(fixture(name));
