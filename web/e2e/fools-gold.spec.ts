import type { NewTable } from '../src/lib/protocol';
import type { Locator, Page } from '@playwright/test';
import {
  answered,
  asked,
  end,
  expect,
  expectResult,
  focused,
  prompt,
  question,
  resize,
  sit,
  tabTo,
  test,
  watched,
} from './table';

const three: Partial<NewTable> = {
  game: 'fools-gold',
  seats: [{ kind: 'me' }, { kind: 'bot', level: 1 }, { kind: 'bot', level: 1 }],
  options: { start_player: 'seat_0' },
  seed: 11,
};

const spaces = (page: Page): Locator => page.locator('.cell.can');
const cards = (page: Page): Locator => page.locator('.card.lit');
const button = (page: Page, name: RegExp): Locator => prompt(page).getByRole('button', { name });

type Phase = 'prospecting' | 'reserve' | 'mining' | 'winter';
const phase = (page: Page): Promise<Phase> =>
  page.evaluate(() => {
    if (document.querySelector('.scene.winter')) return 'winter';
    if (document.querySelector('.scene')) return 'mining';
    return document.querySelector('.step') ? 'reserve' : 'prospecting';
  });

/** Sends everybody who is left to one mine. */
async function reserve(page: Page, mine: string): Promise<void> {
  const send = button(page, /^Send/);
  for (let i = 0; i < 9 && (await send.count()) === 0; i++) await page.locator(`[data-id="mine:${mine}"]`).click();
  await send.click();
}

/** One decision by hand on the board: a little of everything as the game goes on. */
async function decide(page: Page, n: number): Promise<Phase> {
  const before = await question(page);
  const now = await phase(page);
  if (now === 'reserve') await reserve(page, 'river');
  else if (now === 'prospecting') {
    const count = await spaces(page).count();
    const wild = page.locator('[data-id="wild"].lit');
    if (n % 6 === 4 && (await wild.count()) > 0) {
      await wild.click();
      await page.locator('[data-id^="aim:"]').first().click();
    } else if (n % 5 < 3 && count > 0)
      await spaces(page)
        .nth(n % count)
        .click();
    else await button(page, /^Pass/).click();
  } else {
    const count = await cards(page).count();
    if (now === 'mining' && n % 4 === 1) await button(page, /^Lie down/).click();
    else if (count > 0) await cards(page).first().click();
    else await button(page, /^(2 coins|Nothing)/).click();
  }
  await answered(page, before);
  return now;
}

test('nobody is asked while cards still turn up', async ({ page }) => {
  await page.addInitScript(() => {
    const seen = { asked: 0, turning: 0, both: 0 };
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const asked = document.querySelector('[data-question]') !== null;
      const turning = document.querySelector('.scene .hurry') !== null;
      seen.asked += Number(asked);
      seen.turning += Number(turning);
      seen.both += Number(asked && turning);
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  await sit(page, three, { speed: 'quick', confirm: 'none', tips: false });
  let mined = 0;
  for (let n = 0; n < 30 && mined < 2 && (await asked(page)); n++)
    if (['mining', 'winter'].includes(await decide(page, n))) mined += 1;
  const seen = await page.evaluate(() => (window as unknown as { seen: Record<string, number> }).seen);
  expect(seen.asked).toBeGreaterThan(0);
  expect(seen.turning).toBeGreaterThan(0);
  expect(seen.both).toBe(0);
});

test('a whole game of three on the board', async ({ page }) => {
  test.setTimeout(300_000);
  await sit(page, three);
  const seen = new Set<Phase>();
  for (let n = 0; n < 300 && (await watched(page)); n++) seen.add(await decide(page, n));
  expect(seen).toEqual(new Set(['prospecting', 'reserve', 'mining', 'winter']));
  await expectResult(page);
  await expect(end(page).getByRole('row', { name: /^Fool.s Gold/ })).toHaveText(
    /−\d+(Hills|Forest|Mountains|River|Lake)/,
  );
  await expect(end(page).getByRole('table')).toContainText(/gems/i);
});

test('the price, the yield and the order are there before the press, by mouse', async ({ page }) => {
  await sit(page, three);
  const space = spaces(page).nth(1);
  await space.hover();
  await expect(page.locator('.pop')).toContainText(/Pay \d coins?; \d left|Free; \d coins left/);
  await expect(page.locator('.pop')).toContainText(/1 miner × \d (die|dice): \d cards?\./);
  await expect(page.locator('.pop')).toContainText(/You would choose alone/);
  await page.locator('[data-id="mine:river"]').hover();
  await expect(page.locator('.pop')).toContainText('Gold left: 4 of 1, 3 of 2, 2 of 3, 3 of 4, 4 of 5 nuggets.');
  const before = await question(page);
  const id = await space.getAttribute('data-id');
  await space.click();
  await answered(page, before);
  await expect(page.locator(`[data-id="${id ?? ''}"]`)).toHaveAttribute('aria-label', /miner of You, blue/);
});

test('a wild die is picked up, put down again and added to a mine', async ({ page }) => {
  await sit(page, three);
  const camp = page.locator('[data-id="wild"]');
  await camp.click();
  await expect(camp).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('[data-id^="aim:"]').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-id^="aim:"]')).toHaveCount(0);
  await camp.click();
  const before = await question(page);
  await page.locator('[data-id="mine:forest"]').click();
  await answered(page, before);
  await asked(page);
  await expect(page.getByRole('button', { name: /^Forest.*: a wild die\./ })).toHaveCount(1);
});

test('a board that waits does not keep the processor busy', async ({ page, context }) => {
  await sit(page, three, { speed: 'normal', confirm: 'none', tips: false });
  await page.waitForLoadState('networkidle');
  const browser = await context.newCDPSession(page);
  await browser.send('Performance.enable');
  const restyled = async (): Promise<number> => {
    const { metrics } = await browser.send('Performance.getMetrics');
    return metrics.find((each) => each.name === 'RecalcStyleCount')?.value ?? NaN;
  };
  const before = await restyled();
  await page.waitForTimeout(1000); // sixty frames; spaces go on breathing
  expect((await restyled()) - before).toBeLessThan(20);
});

test('a space that cannot be had says why', async ({ page }) => {
  await sit(page, three);
  await page
    .getByRole('button', { name: /: a die\./ })
    .nth(1)
    .click();
  await expect(prompt(page).getByRole('button', { name: /Rule FG/ })).toBeVisible();
});

test('passing asks first, then the miners are sent at once', async ({ page }) => {
  await sit(page, three, { speed: 'off', confirm: 'irreversible', tips: false });
  await button(page, /^Pass/).click();
  await expect(prompt(page)).toContainText('4 miners wait in reserve');
  await button(page, /^Yes, pass/).click();
  await expect(page.locator('.step')).toHaveCount(5);
  await page.getByRole('button', { name: 'One more at Hills' }).click();
  await page.getByRole('button', { name: 'One more at Lake' }).click();
  await page.getByRole('button', { name: 'One less at Lake' }).click();
  await expect(button(page, /^Send/)).toHaveCount(0);
  for (let i = 0; i < 3; i++) await page.getByRole('button', { name: 'One more at River' }).click();
  const before = await question(page);
  await button(page, /^Send 4 miners/).click();
  await answered(page, before);
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(page.getByRole('log')).toContainText('into reserve at Hills');
  await expect(page.getByRole('log')).toContainText('into reserve at River');
});

test('cards turn one by one and can be hurried', async ({ page }) => {
  await sit(page, three, { speed: 'normal', confirm: 'none', tips: false });
  await spaces(page).nth(2).click();
  for (let i = 0; i < 30 && (await page.locator('.scene').count()) === 0; i++) {
    await page.waitForTimeout(200);
    if ((await question(page)) === null) continue;
    if ((await phase(page)) === 'reserve') await reserve(page, 'hills');
    else if ((await button(page, /^Pass/).count()) > 0)
      await button(page, /^Pass/)
        .click()
        .catch(() => undefined);
  }
  await expect(page.locator('.scene')).toBeVisible();
  const skip = page.getByRole('button', { name: 'Skip' });
  await expect(skip).toBeVisible();
  await skip.click();
  await expect(page.locator('.place.up, .place.taken').first()).toBeVisible();
});

test('a turn by keyboard alone', async ({ page }) => {
  await sit(page, three);
  await page.keyboard.press('F6');
  await tabTo(page, 'space');
  const visited = new Set([await focused(page)]);
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) {
    await page.keyboard.press(key);
    visited.add(await focused(page));
  }
  expect(visited.size).toBeGreaterThan(3);
  for (let i = 0; i < 12; i++) {
    if (await page.evaluate(() => document.activeElement?.classList.contains('can'))) break;
    await page.keyboard.press(i % 7 === 6 ? 'ArrowDown' : 'ArrowRight');
  }
  const before = await question(page);
  const chosen = await focused(page);
  await expect(prompt(page)).toContainText(/card/);
  await page.keyboard.press('Enter');
  await answered(page, before);
  await expect(page.locator(`[data-id="${chosen}"]`)).toHaveAttribute('aria-label', /miner of You/);
});

test('five mines fit a low screen', async ({ page }) => {
  await sit(page, three);
  for (const [width, height] of [
    [1366, 650],
    [1280, 720],
  ] as const) {
    await resize(page, { width, height });
    const low = page.locator('.row').nth(4);
    await expect(low).toBeInViewport({ ratio: 1 });
    expect(await page.locator('.sheet').evaluate((each) => each.scrollHeight - each.clientHeight)).toBeLessThan(2);
    const box = await low.locator('.cell').last().boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(40);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

  test('the first tap shows, the second acts', async ({ page }) => {
    await sit(page, { ...three, seed: undefined });
    const before = await question(page);
    const space = spaces(page).first();
    await space.tap();
    await expect(page.getByRole('button', { name: 'Do it' })).toBeVisible();
    await expect(prompt(page)).toContainText(/1 miner × \d/);
    expect(await question(page)).toBe(before);
    const box = await space.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await space.tap();
    await answered(page, before);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    const sheet = page.locator('.sheet');
    expect(await sheet.evaluate((each) => each.scrollHeight <= each.clientHeight + 1)).toBe(true);
  });
});
