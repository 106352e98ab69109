import type { NewTable } from '../src/lib/protocol';
import type { Page } from '@playwright/test';
import { button, decide, dial, lit, turnByKeys } from './coloma';
import { cutOff, cutShort, fading, look, lyingOver } from './look';
import { answered, asked, expect, expectResult, prompt, question, resize, sit, test, watched } from './table';

const three: Partial<NewTable> = {
  game: 'coloma',
  seats: [{ kind: 'me' }, { kind: 'bot', level: 1 }, { kind: 'bot', level: 1 }],
  seed: 11,
};

/** Looks once at each part of the game when it is on the table. */
function album(page: Page): { seen: Set<string>; leaf: (chapter: number) => Promise<void> } {
  const seen = new Set<string>();
  const once = async (name: string, there: boolean): Promise<void> => {
    if (!there || seen.has(name)) return;
    seen.add(name);
    await page.getByRole('tab', { name: 'Log' }).click();
    await look(page, `coloma-${name}`);
  };
  const leaf = async (chapter: number): Promise<void> => {
    const chores = await lit(page, 'chore:').count();
    await once('map', (await lit(page, 'space:').count()) > 1);
    await once('wheel', chapter > 4 && (await dial(page).count()) > 0);
    if (chapter < 11 || chores === 0 || seen.has('town')) return;
    await page.locator('.tabs button', { hasText: 'Town' }).click();
    await once('town', true);
    await page.locator('.tabs button', { hasText: 'Turn' }).click();
  };
  return { seen, leaf };
}

test('a whole game of three on the board, with pictures', async ({ page }) => {
  test.setTimeout(400_000);
  await sit(page, three);
  await page.getByRole('button', { name: 'Close the coach' }).click();
  const { seen, leaf } = album(page);
  const made: string[] = [];
  const chapter = () => made.filter((kind) => kind === 'dial').length;
  for (let n = 0; n < 600 && (await watched(page)); n++) {
    await leaf(chapter());
    made.push(await decide(page, chapter()));
  }
  expect(chapter()).toBe(15);
  for (const kind of ['card:', 'chore:', 'answer', 'space:']) expect(made).toContain(kind);
  expect(seen).toEqual(new Set(['map', 'wheel', 'town']));
  await expectResult(page, 'Shootouts');
  await look(page, 'coloma-end');
});

test('a low screen is used', async ({ page }) => {
  await resize(page, { width: 1366, height: 650 });
  await sit(page, three);
  const wide = (what: string) => page.locator(what).evaluate((thing) => thing.getBoundingClientRect().width);
  expect(await wide('svg.map .target[data-id="space:coloma"]')).toBeGreaterThan(20);
  expect(await cutShort(page, '.pool')).toEqual([]);
  expect(await lyingOver(page, '.title h2, .title p', '.pool, .map')).toEqual([]);
});

test('what is bought from the Barker is read whole on a tablet', async ({ page }) => {
  await resize(page, { width: 768, height: 1024 });
  await sit(page, three);
  await page.getByRole('button', { name: 'Close the coach' }).click();
  const buy = prompt(page).getByRole('group', { name: 'Buy from the Barker' });
  while (!(await buy.isVisible())) {
    if (await dial(page).isVisible()) {
      const before = await question(page);
      await dial(page).getByRole('button', { name: 'Barker' }).click();
      await button(page, /^Set dial/).click();
      await answered(page, before);
    } else await decide(page, 0);
    await asked(page);
  }
  await buy.getByRole('button', { name: 'One Horse more' }).click();
  await expect(button(page, /^Buy for/)).toBeVisible();
  expect(await fading(page, '#prompt')).toEqual([]);
  expect(await cutOff(page, '#prompt .buy small, #prompt .acts button, #prompt p')).toEqual([]);
});

for (const size of [
  { width: 1366, height: 650 },
  { width: 768, height: 1024 },
  { width: 360, height: 740 },
])
  test(`every card in hand can be read at ${size.width} x ${size.height}`, async ({ page }) => {
    await resize(page, size);
    for (const seed of [11, 12, 13, 14]) {
      await sit(page, { ...three, seed });
      expect(await page.locator('.co-press.town .line').count()).toBe(12);
      expect(await cutShort(page, '.co-press.town')).toEqual([]);
      // All six of the first hand are seen at once.
      await expect(page.locator('.drawer.hand')).not.toHaveAttribute('data-more', /right/);
      // Nothing is lost below the edge: what does not fit is scrolled to.
      const cut = await page.locator('.drawer.hand').evaluate((hand) => {
        if (getComputedStyle(hand).overflowY === 'auto') return 0;
        return hand.scrollHeight - hand.clientHeight;
      });
      expect(cut, `seed ${seed}`).toBeLessThan(3);
    }
    await lit(page, 'card:').nth(1).click();
    if (size.width < 700) {
      const choices = page.getByRole('group', { name: 'Which one?' }).getByRole('button');
      await expect(choices).toHaveText(['On top', 'Underneath']);
      await expect(page.locator('.co-press.asking')).toHaveCount(1);
      expect(await lyingOver(page, '#prompt .acts button', '#prompt .chips button')).toEqual([]);
    }
  });

test('buttons of a question are answered by their numbers', async ({ page }) => {
  await sit(page, three);
  for (let i = 0; i < 80 && !(await page.locator('.acts [data-choice="2"]').isVisible()); i++) {
    await decide(page, i < 20 ? 0 : 3);
    await asked(page);
  }
  await expect(page.locator('.acts [data-choice="2"] kbd')).toHaveText('2');
  const before = await question(page);
  await page.keyboard.press('2');
  await answered(page, before);
});

test('all that is free is taken at one press', async ({ page }) => {
  await sit(page, { ...three, seats: [{ kind: 'me' }] });
  const all = button(page, /^Take all that is free/);
  for (let chapter = 0; chapter < 4 && !(await all.isVisible());)
    if ((await decide(page, 0)) === 'dial') {
      await asked(page);
      chapter += 1;
    } else await asked(page);
  const before = await question(page);
  await all.click();
  await answered(page, before);
  await asked(page);
  await expect(all).toHaveCount(0);
});

/** With tips, and with a word before what cannot be taken back. */
const patient = { speed: 'off', confirm: 'irreversible', tips: true, sound: false };

test('what a Site gives is read whole before the dial is set', async ({ page }) => {
  await resize(page, { width: 1366, height: 650 });
  await sit(page, { ...three, seats: [{ kind: 'me' }] }, { ...patient, tips: false });
  await page.getByRole('button', { name: 'Close the coach' }).click();
  for (let i = 0; i < 2; i++) {
    await decide(page, 1);
    await asked(page);
  }
  for (const site of [1, 2, 3, 4, 5]) {
    await page.locator(`[data-id="site:${site}"]`).click();
    await page.mouse.move(0, 0);
    await expect(button(page, /^Set dial/)).toContainText(String(site));
    // No edge fades: that would hide the last line.
    await expect(prompt(page).locator('.say')).toHaveAttribute('data-more', '');
  }
});

test('a tip is read whole, and who has got it does not hear it again', async ({ page }) => {
  await resize(page, { width: 1366, height: 650 });
  await sit(page, { ...three, seats: [{ kind: 'me' }] }, patient);
  await page.getByRole('button', { name: 'Close the coach' }).click();
  const tip = prompt(page).locator('.tip');
  for (const got of ['Keep what pays', 'Buster goes']) {
    await expect(tip).toContainText(got);
    await tip.getByRole('button', { name: 'Got it' }).click();
    await expect(tip).toHaveCount(0);
    for (let i = 0; i < 2; i++) {
      await decide(page, 1);
      await asked(page);
      await expect(tip.getByText(got)).toHaveCount(0);
    }
  }
  for (let i = 0; i < 25 && (await asked(page)); i++) {
    expect(await cutShort(page, '#prompt .say')).toEqual([]);
    await decide(page, i);
  }
});

test('on a phone the list of moves makes way for the board', async ({ page }) => {
  await resize(page, { width: 360, height: 740 });
  await sit(page, three);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'My moves' }).click();
  const before = await question(page);
  await page.getByTestId('moves').getByRole('button').first().click();
  await answered(page, before);
  await expect(page.locator('dialog[open]')).toHaveCount(0);
});

test('alone against Shade, by keyboard', async ({ page }) => {
  test.setTimeout(120_000);
  await sit(page, { ...three, seats: [{ kind: 'me' }] });
  for (let i = 0; i < 2; i++) {
    await asked(page);
    const before = await question(page);
    await lit(page, 'card:').first().focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('2');
    await answered(page, before);
  }
  await asked(page);
  await expect(page.getByText('Shade goes to one of')).toBeVisible();
  const before = await question(page);
  await page.keyboard.press('4');
  await expect(prompt(page)).toContainText('Wagon');
  await page.keyboard.press('3');
  await expect(page.locator('.chosen')).toBeVisible();
  await page.keyboard.press('e');
  await answered(page, before);
  await asked(page);
  await expect(button(page, /^End turn/)).toBeVisible();
  const done = await turnByKeys(page);
  expect(done[0]).toBe('chore:');
  expect(done.at(-1)).toBe('end');
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(page.getByRole('log')).toContainText(/Shade goes to Site \d/);
  for (let n = 0; n < 40 && (await asked(page)) && !(await page.getByText('Chapter 3').first().isVisible()); n++)
    await decide(page, n);
  await expect(page.getByText('Chapter 3').first()).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

  test('tips and four houses to choose from are read whole', async ({ page }) => {
    await sit(page, three, patient);
    await page.getByRole('button', { name: 'Close the coach' }).tap();
    const next = async (tap: () => Promise<void>) => {
      expect(await cutShort(page, '#prompt .say')).toEqual([]);
      const before = await question(page);
      await tap();
      await answered(page, before);
      await asked(page);
    };
    for (let i = 0; i < 2; i++)
      await next(async () => {
        await lit(page, 'card:').first().tap();
        await page.locator('#prompt [data-choice="1"]').tap();
      });
    await next(async () => {
      await page.locator('[data-id="site:3"]').tap();
      await button(page, /^Set dial/).tap();
    });
    expect(await cutShort(page, '#prompt .say')).toEqual([]);
    await lit(page, 'chore:').first().tap();
    const houses = page.locator('#prompt .chips button');
    expect(await houses.count()).toBeGreaterThan(3);
    expect(await cutShort(page, '#prompt .say, #prompt .chips')).toEqual([]);
    // Once one is chosen the others make way for the last question.
    await houses.first().tap();
    await expect(button(page, /^Yes, build/)).toBeVisible();
    await expect(houses).toHaveCount(0);
  });

  test('the first tap shows, the second acts, and every part opens', async ({ page }) => {
    await sit(page, three);
    await page.getByRole('button', { name: 'Close the coach' }).tap();
    for (const part of ['Frontier', 'Shootout', 'Supplies', 'Wheel'])
      await page.getByRole('button', { name: new RegExp(`^${part}`) }).tap();
    for (let i = 0; i < 2; i++) {
      const before = await question(page);
      await lit(page, 'card:').first().tap();
      expect(await cutOff(page, '#prompt [data-choice]')).toEqual([]);
      await page.locator('#prompt [data-choice="1"]').tap();
      await answered(page, before);
      await asked(page);
    }
    await expect(dial(page)).toBeVisible();
    const before = await question(page);
    const site = page.locator('[data-id="site:1"]');
    await site.tap();
    expect(await question(page)).toBe(before);
    await button(page, /^Set dial/).tap();
    await answered(page, before);
    // What may be done now is seen at a glance.
    await asked(page);
    await expect(page.locator('.chore')).toHaveCount(2);
    expect(await cutOff(page, '.chore')).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
});
