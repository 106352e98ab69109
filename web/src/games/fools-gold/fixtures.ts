// Tables for tests. fixtures/make.js writes the views in fixtures/ along one game of three bots.
import json from '../../../../games/fools_gold/edition.json';
import { fixtures, tableWith, type Fixture } from '../../lib/testing';
import { editionOf } from './edition';
import { gestures } from './gestures';
import type { Event, Open, Own } from './types';
import type { View } from './view';

export const edition = editionOf(json);

const files = import.meta.glob<Fixture<Open, Own, Event>>('./fixtures/*.json', { eager: true, import: 'default' });
export const fixture = fixtures(files);

/** A table with one seat's things on the screen, and perhaps a piece in its hand. */
export const tableOf = (kept: Fixture<Open, Own, Event>, held: string | null = null): View =>
  tableWith(kept, { edition: json, over: kept.open.stage === 'over', held, gestures });
export const table = (name: string, held: string | null = null): View => tableOf(fixture(name), held);
