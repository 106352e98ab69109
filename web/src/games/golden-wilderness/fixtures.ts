// Tables for tests. fixtures/make.js writes the views in fixtures/ along games of three bots.
import json from '../../../../games/golden_wilderness/edition.json';
import { fixtures, tableWith, type Fixture } from '../../lib/testing';
import { editionOf } from './edition';
import { gestures } from './gestures';
import type { Event, Open, Own } from './types';
import type { GameEvent, View } from './view';

export const edition = editionOf(json);

type Kept = Fixture<Open, Own, Event>;
const files = import.meta.glob<Kept>('./fixtures/*.json', { eager: true, import: 'default' });
export const fixture = fixtures(files);
/** One event of every kind that the games have seen. */
export const events = (): GameEvent[] => fixture('events') as unknown as GameEvent[];

/** A table with one seat's things on the screen, and perhaps a piece in its hand. */
const tableOf = (kept: Kept, held: string | null = null): View =>
  tableWith(kept, {
    edition: json,
    over: kept.open.ended !== 'none',
    held,
    gestures,
    ends: ({ piece, target, label }, id) =>
      target === null ? piece === id && label === undefined : target === id && piece === held,
  });
export const table = (name: string, held: string | null = null): View => tableOf(fixture(name), held);
