import { describe, expect, it } from 'vitest';
import { pace, readSettings, settings, switchTheme } from '../src/lib/settings.svelte';
import { keep, recall } from '../src/lib/keep';

describe('settings', () => {
  it('begin with sound where the window is wide', () =>
    expect(readSettings(null)).toMatchObject({ theme: 'system', sound: true, speed: 'normal', tips: true }));

  it('keep what makes sense', () => {
    const text = JSON.stringify({
      theme: 'dark',
      speed: 'warp',
      sound: 'yes',
      textSize: 900,
      leftHanded: true,
      other: 1,
    });
    expect(readSettings(text)).toMatchObject({
      theme: 'dark',
      speed: 'normal',
      sound: true,
      textSize: 150,
      leftHanded: true,
    });
    expect(readSettings(text)).not.toHaveProperty('other');
  });

  it.each(['', 'null', '[', '3'])('survive %s', (text) =>
    expect(readSettings(text)).toMatchObject({ theme: 'system' }),
  );

  it('set the pace', () => {
    settings.speed = 'calm';
    expect(pace()).toBe(1.5);
    settings.speed = 'off';
    expect(pace()).toBe(0);
    settings.speed = 'normal';
  });

  it('switch the light', () => {
    settings.theme = 'light';
    switchTheme();
    expect(settings.theme).toBe('dark');
    switchTheme();
    expect(settings.theme).toBe('light');
  });
});

describe('small things kept', () => {
  it('come back', () => {
    keep('x', { a: 1 });
    expect(recall('x', null)).toEqual({ a: 1 });
    expect(recall('y', 7)).toBe(7);
    localStorage.setItem('paydirt.z', '{');
    expect(recall('z', 1)).toBe(1);
  });
});
