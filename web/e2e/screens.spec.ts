import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { asked, end, expect, newTable, playListed, playOut, settle, test } from './table';

const sizes = [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 360, height: 780 },
];

/** Every width and both lights: a picture, and nothing for axe to find. */
async function look(page: Page, name: string): Promise<void> {
  for (const light of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: light, reducedMotion: 'reduce' });
    for (const size of sizes) {
      await page.setViewportSize(size);
      await page.waitForTimeout(250);
      await page.screenshot({ path: `test-results/screens/${name}-${size.width}-${light}.png` });
      const { violations } = await new AxeBuilder({ page }).analyze();
      const found = violations.map(
        (each) => `${each.id}: ${each.nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`,
      );
      expect(found, `${name} ${size.width} ${light}`).toEqual([]);
    }
  }
  await page.setViewportSize(sizes[0] ?? { width: 1440, height: 900 });
}

test.beforeEach(async ({ context }) => settle(context));

test('home, new table, settings, rules, mine, missing', async ({ page, context }) => {
  test.setTimeout(300_000);
  await newTable(context.request, { private: false, seats: [{ kind: 'me' }, { kind: 'open' }] });
  await page.goto('/');
  await expect(page.getByRole('article')).toHaveCount(5);
  await look(page, 'home');
  for (const [path, name] of [
    ['/new/sutters-mill', 'new-table'],
    ['/settings', 'settings'],
    ['/rules/sutters-mill#SM-081', 'rules'],
    ['/mine', 'mine'],
    ['/nowhere', 'missing'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await look(page, name);
  }
});

test('waiting room', async ({ page, context }) => {
  const id = await newTable(context.request, { seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 2 }] });
  await page.goto(`/t/${id}`);
  await expect(page.getByTestId('start')).toBeVisible();
  await look(page, 'waiting-room');
});

test('table in play, with its sheets', async ({ page, context }) => {
  test.setTimeout(300_000);
  const id = await newTable(context.request, {
    seats: [{ kind: 'me' }, { kind: 'bot', level: 1 }, { kind: 'bot', level: 1 }, { kind: 'bot', level: 1 }],
  });
  await page.goto(`/t/${id}`);
  for (let i = 0; i < 12; i++) {
    await asked(page);
    await playListed(page, '').catch(() => undefined);
  }
  await asked(page);
  await page.getByRole('tab', { name: 'Log' }).click();
  await look(page, 'table');
  await page.getByRole('tab', { name: 'My moves' }).click();
  await look(page, 'table-moves');
  for (const [key, name] of [
    ['?', 'table-rules'],
    ['h', 'table-hint'],
  ] as const) {
    await page.keyboard.press('F6');
    await page.keyboard.press(key);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.waitForTimeout(1500);
    await look(page, name);
    await page.keyboard.press('Escape');
  }
});

test('hand-over', async ({ page, context }) => {
  const id = await newTable(context.request, {
    seats: [
      { kind: 'me', name: 'Ruth' },
      { kind: 'here', name: 'Wei' },
    ],
  });
  await page.goto(`/t/${id}`);
  await expect(page.getByTestId('uncover')).toBeVisible();
  await look(page, 'hand-over');
});

test('guided game, end and review', async ({ page, context }) => {
  test.setTimeout(300_000);
  await page.goto('/');
  await page.getByRole('button', { name: /^Show me/ }).click();
  await asked(page);
  await look(page, 'guided');
  const id = await newTable(context.request, {});
  await page.goto(`/t/${id}`);
  await playOut(page);
  await expect(end(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await look(page, 'end');
  await page.goto(`/t/${id}/review?move=30`);
  await expect(page.getByTestId('review-move')).toHaveText(/^Move 30/);
  await page.waitForLoadState('networkidle');
  await look(page, 'review');
});

test('text at twice its size still holds', async ({ page, context }) => {
  const id = await newTable(context.request, {});
  // 1440 at 200 % is a screen of 720 x 450.
  await page.setViewportSize({ width: 720, height: 450 });
  for (const path of ['/', `/t/${id}`, '/settings']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(300);
    await page.screenshot({
      path: `test-results/screens/zoom${path.replaceAll('/', '-').replace(id, 'table')}.png`,
      fullPage: true,
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), path).toBe(true);
  }
});
