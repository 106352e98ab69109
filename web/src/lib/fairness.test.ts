import { beforeEach, expect, test } from 'vitest';
import { judgeFairness, keepCommitment, keepNonce, nonceFor } from './fairness';
import type { Table } from './protocol';
import { fromHex, sha256, toHex } from './sha256';

const seed = 'ab'.repeat(32);
const commitment = toHex(sha256(fromHex(seed)));
const table = {
  id: 'a-b',
  status: 'over',
  guided: false,
  commitment,
  server_seed: seed,
  seats: [{ seat: 1, yours: true }],
} as Table;
const record = (nonce: string) => `commitment ${commitment}\nnonce 1 ${nonce}\nmoves\nserver-seed ${seed}\n`;

beforeEach(() => localStorage.clear());

test('SHA-256 is the one that everybody knows', () => {
  const of = (text: string) => toHex(sha256(new TextEncoder().encode(text)));
  expect(of('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect(of('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  expect(of('a'.repeat(1000))).toBe('41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3');
});

test('a game is fair whose seed and number are the ones that were promised', () => {
  expect(judgeFairness(table, record('11'))).toBeNull();
  keepCommitment({ ...table, status: 'playing' });
  expect(judgeFairness(table, record('11'))).toBe('seedOnly');
  keepNonce('a-b', '11');
  expect(judgeFairness(table, record('11'))).toBe('fair');
  expect(judgeFairness(table, record('22'))).toBe('left out');
});

test('another seed than the promised one is told', () => {
  keepCommitment({ ...table, status: 'waiting', commitment: '00'.repeat(32) });
  keepCommitment({ ...table, status: 'playing' });
  expect(judgeFairness(table, record('11'))).toBe('broken');
});

test('a waiting table is told one number, once', () => {
  const waiting = { ...table, status: 'waiting' } as Table;
  const nonce = nonceFor(waiting);
  expect(nonce).toMatch(/^[0-9a-f]{64}$/);
  expect(nonceFor(waiting)).toBeNull();
  expect(nonceFor({ ...waiting, id: 'c-d', status: 'playing' })).toBeNull();
});
