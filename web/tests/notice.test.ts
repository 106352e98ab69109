import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mayOffer, offer, tellTurn } from '../src/lib/notice';

const shown: { title: string; body: string; close: () => void }[] = [];
const closed = vi.fn();
const badge = { set: vi.fn(() => Promise.resolve()), clear: vi.fn(() => Promise.resolve()) };
class FakeNotification {
  static permission = 'default';
  static requestPermission = vi.fn(() => Promise.resolve('granted'));
  close = closed;
  constructor(title: string, { body }: { body: string }) {
    shown.push({ title, body, close: closed });
  }
}
const hide = (hidden: boolean) => vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);

beforeEach(() => {
  localStorage.clear();
  shown.length = 0;
  FakeNotification.permission = 'default';
  vi.stubGlobal('Notification', FakeNotification);
  Object.assign(navigator, { setAppBadge: badge.set, clearAppBadge: badge.clear });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a word from the background', () => {
  it('is offered once, and never where it was allowed or refused already', async () => {
    expect(mayOffer()).toBe(true);
    await offer();
    expect(FakeNotification.requestPermission).toHaveBeenCalledOnce();
    expect(mayOffer()).toBe(false);
    localStorage.clear();
    FakeNotification.permission = 'denied';
    expect(mayOffer()).toBe(false);
  });

  it('comes with a badge when the page is out of sight, and goes when it is seen', () => {
    FakeNotification.permission = 'granted';
    hide(true);
    tellTurn('Your turn', 'Dig for gold.');
    expect(shown).toMatchObject([{ title: 'Your turn', body: 'Dig for gold.' }]);
    expect(badge.set).toHaveBeenCalledWith(1);
    hide(false);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(closed).toHaveBeenCalled();
    expect(badge.clear).toHaveBeenCalled();
  });

  it('does not come where one is looking, nor without leave', () => {
    FakeNotification.permission = 'granted';
    hide(false);
    tellTurn('Your turn', '');
    FakeNotification.permission = 'default';
    hide(true);
    tellTurn('Your turn', '');
    expect(shown).toEqual([]);
  });
});
