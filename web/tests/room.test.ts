// A table on this device that cannot keep what happens says so, and takes the move back into the hand.
import { expect, it, vi } from 'vitest';
import { device } from '../src/lib/local/device';
import { Session } from '../src/table/session.svelte';

vi.mock('../src/lib/local/device', () => ({
  isHere: () => true,
  deviceFits: true,
  device: {
    onTrouble: () => undefined,
    socket: () => ({ send: () => undefined, close: () => undefined }),
    call: () => new Promise(() => undefined),
  },
}));

it.each([
  [true, 'This device has no room left: the last move was not kept. Free some space, then play it again.'],
  [false, 'This device could not keep the last move. Play it again.'],
])('says so where the device is full: %s', (full, words) => {
  const session = new Session('here-quartz-mule-river-lamp');
  device.onTrouble(full);
  expect(session.notice?.text).toBe(words);
  session.close();
});
