import { createRawSnippet, type Component } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import { show } from '../testing';
import Flights from './Flights.svelte';

describe('flights', () => {
  it('fly where pieces are in the air as soon as the board is there', () => {
    const animate = vi.fn(() => ({ finished: new Promise(() => undefined), cancel: () => undefined }));
    vi.stubGlobal('getComputedStyle', (node: unknown) => {
      expect(node).toBeInstanceOf(SVGElement);
      return { transitionDuration: '0.3s', transitionTimingFunction: 'ease' };
    });
    SVGElement.prototype.animate = animate as unknown as SVGElement['animate'];
    show(Flights as unknown as Component<Record<string, unknown>>, {
      list: [{ key: '1', from: { x: 0, y: 0 }, to: { x: 9, y: 9 }, delay: 0, lands: null }],
      piece: createRawSnippet(() => ({ render: () => '<circle></circle>' })),
      landed: () => undefined,
    });
    expect(animate).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });
});
