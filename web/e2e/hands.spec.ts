import { answered, asked, expect, newTable, playListed, prompt, question, resize, settle, sit, test } from './table';
import { cutShort } from './look';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

  test('a turn by touch: the first tap shows, the second acts', async ({ page, context }) => {
    await settle(context);
    await page.goto('/');
    await page.getByTestId('play-sutters-mill').tap();
    await asked(page);
    await page.locator('#prompt [data-primary]').tap();
    await expect(prompt(page).getByRole('heading')).toContainText('choose the building');
    const before = await question(page);
    await page.locator('[data-id="space:eldorado"]').first().tap();
    await expect(page.getByRole('button', { name: 'Do it' })).toBeVisible();
    expect(await question(page)).toBe(before);
    await page.locator('[data-id="space:eldorado"]').first().tap();
    await answered(page, before);
    await page.getByRole('button', { name: 'Log and chat' }).tap();
    await expect(page.getByRole('log').first()).toContainText('walk to Eldorado');
    await page.getByRole('button', { name: 'Close' }).tap();
    await page
      .getByTitle(/^Show all of/)
      .first()
      .tap();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('a tip is read whole, and sent away by a finger', async ({ page }) => {
    const bot = { kind: 'bot', level: 1 } as const;
    await sit(page, { game: 'fools-gold', seats: [{ kind: 'me' }, bot, bot] }, { speed: 'off' });
    const away = prompt(page).getByRole('button', { name: 'Got it' });
    await expect(away).toBeVisible();
    expect(await cutShort(page, '#prompt .say')).toEqual([]);
    await away.tap();
    await expect(away).toHaveCount(0);
  });

  test('nothing is wider than the screen', async ({ page, context }) => {
    await settle(context);
    const id = await newTable(context.request, {});
    for (const path of ['/', `/t/${id}`, '/new/sutters-mill', '/settings', '/rules/sutters-mill', '/mine']) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(tooWide, path).toBeLessThanOrEqual(0);
    }
  });
});

test('a turn by keyboard alone', async ({ page, context }) => {
  await settle(context);
  await page.goto('/');
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-testid') ?? '');
  for (let i = 0; i < 40 && (await focused()) !== 'play-sutters-mill'; i++) await page.keyboard.press('Tab');
  expect(await focused()).toBe('play-sutters-mill');
  await page.keyboard.press('Enter');
  for (const words of ['dig', 'walk']) {
    await asked(page);
    const before = await question(page);
    await page.keyboard.press('/');
    await expect(page.getByTestId('moves-filter')).toBeFocused();
    await page.keyboard.type(words);
    await page.keyboard.press('Enter');
    await answered(page, before);
    await page.keyboard.press('F6');
    await expect(prompt(page)).toBeFocused();
  }
  // Arrows walk between the targets of the board.
  await asked(page);
  await page.keyboard.press('F6');
  const onBoard = () => page.evaluate(() => document.activeElement?.closest('[aria-roledescription="board"]') !== null);
  for (let i = 0; i < 60 && !(await onBoard()); i++) await page.keyboard.press('Tab');
  expect(await onBoard()).toBe(true);
  const here = await page.evaluate(() => document.activeElement?.getAttribute('data-id'));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowUp');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-id'))).not.toBe(here);
  // Keys and rules open and close, and the focus comes back.
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Rules' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await onBoard()).toBe(true);
});

test('a piece that can act where it stands is ringed with what it can do', async ({ page }) => {
  await sit(page);
  await page.getByRole('button', { name: 'Turn to Tear Down' }).click();
  await asked(page);
  if (await page.getByRole('button', { name: 'Town', exact: true }).isVisible())
    await page.getByRole('button', { name: 'Town', exact: true }).click();
  const prospector = page.locator('[data-id^="prospector:"]').first();
  await prospector.click();
  const ring = page.getByRole('group', { name: 'Which one?' });
  await expect(ring.getByRole('button', { name: /^Leave/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(ring).toHaveCount(0);
  await prospector.click();
  const before = await question(page);
  await ring.getByRole('button', { name: /^Leave/ }).hover();
  await expect(prompt(page)).toContainText('Prospectors left cost');
  await expect(page.getByRole('region', { name: /^You, / })).toContainText('+');
  await page.keyboard.press('1');
  await answered(page, before);
});

test('the guided first game has a coach', async ({ page, context }) => {
  await settle(context);
  await page.goto('/');
  await page.getByRole('button', { name: /^Show me/ }).click();
  const coach = page.getByRole('region', { name: 'Coach' });
  await expect(coach).toContainText('1 of');
  await asked(page);
  await coach.getByRole('button', { name: 'Go on' }).click();
  await expect(coach).not.toContainText('1 of');
  // What was said can be read again, though what it waited for has happened.
  const step = async () => Number(/(\d+) of/.exec(await coach.innerText())?.[1]);
  const now = await step();
  const back = coach.getByRole('button', { name: 'What was said before' });
  for (let before = now - 1; before > 0; before--) {
    await back.click();
    await expect.poll(step).toBe(before);
  }
  await expect(back).toHaveCount(0);
  const on = coach.getByRole('button', { name: 'Go on' });
  while ((await on.count()) > 0) await on.click();
  await expect(coach).toContainText('You know the game now');
  // It need not be sent away.
  await playListed(page);
  await expect(coach).toHaveCount(0);
});

for (const game of ['sutters-mill', 'carcassonne-gold-rush', 'fools-gold', 'coloma', 'golden-wilderness'])
  test(`what the coach says first can be read at every size: ${game}`, async ({ page, context }) => {
    const bot = { kind: 'bot', level: 1 } as const;
    await page.goto(`/t/${await newTable(context.request, { game, seats: [{ kind: 'me' }, bot, bot], seed: 1 })}`);
    await asked(page);
    for (const [width, height] of [
      [768, 1024],
      [360, 740],
    ] as const) {
      await resize(page, { width, height });
      await expect(prompt(page).getByRole('region', { name: 'Coach' })).toContainText('win');
      expect(await cutShort(page, '#prompt .say, #prompt .coach p'), `at ${width}`).toEqual([]);
    }
  });

test('tips stand in the prompt and can be sent away', async ({ page, context }) => {
  await settle(context, { speed: 'off' });
  await sit(page);
  await expect(prompt(page).getByRole('button', { name: 'Got it' })).toBeVisible();
  await prompt(page).getByRole('button', { name: 'No tips' }).click();
  await expect(prompt(page).getByRole('button', { name: 'Got it' })).toHaveCount(0);
});
