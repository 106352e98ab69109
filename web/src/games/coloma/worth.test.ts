import { describe, expect, it } from 'vitest';
import { goodsWords } from './things';
import { bridgeWorth, payment } from './worth';

describe('how a price is paid', () => {
  it('takes Bucks first, and Gold only for what is short', () => {
    expect(payment({ dudes: 2, bucks: 3 }, { bucks: 4 }, 2)).toEqual({
      goods: { dudes: 2, bucks: 3, gold: 0 },
      forBucks: 0,
    });
    expect(payment({ bucks: 3 }, { bucks: 2 }, 2)).toEqual({ goods: { bucks: 1, gold: 1 }, forBucks: 1 });
  });

  it('gives no change (E6)', () => {
    expect(payment({ bucks: 4 }, { bucks: 0 }, 3)).toEqual({ goods: { bucks: 0, gold: 2 }, forBucks: 2 });
  });

  it('says it in words', () => {
    expect(goodsWords({ bucks: 1, dudes: 2, gold: 1 })).toBe('2 Dudes, 1 Buck, 1 Gold');
  });
});

describe('what a Bridge is worth', () => {
  const bucks = { counts: 'bucks', per: 2, vp: 3, max_vp: 15 };
  it('counts full pairs, up to its maximum', () => {
    expect(bridgeWorth(bucks, 5)).toBe(6);
    expect(bridgeWorth(bucks, 30)).toBe(15);
  });
});
