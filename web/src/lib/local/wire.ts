// What pages and the hall of a device say to each other. There is one hall, in the worker of one of the pages; all speak over one
// channel.
import type { Ask, Tell } from './hall';

export const CHANNEL = 'paydirt-hall';
/** Whoever holds it is the hall. */
export const HALL = 'paydirt-hall';
export const pageLife = (page: string): string => `paydirt-page-${page}`;

/** The first words of a page to its own worker. */
export interface Start {
  /** The name that the worker lives under. */
  life: string;
  /** Where the module is. */
  module: string;
  botPace: number;
}

export type ToHall = { t: 'hello' } | { t: 'ask'; page: string; ask: Ask };

export type FromHall =
  /** A hall has opened, or answers a hello; another `epoch` is another hall, which knows no lines. */
  { t: 'open'; epoch: string } | { t: 'tell'; page: string; tell: Tell } | { t: 'trouble'; full: boolean };

/** What a worker says to its own page. */
export type FromWorker = { t: 'alive' } | { t: 'failed'; words: string; full: boolean };
