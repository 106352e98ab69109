import { asked, end, expect, newTable, playListed, playOut, prompt, settle, sit, test } from './table';

test('a finished game is stepped through, and played on from a position', async ({ page, context }) => {
  await settle(context);
  const id = await newTable(context.request, {});
  await page.goto(`/t/${id}`);
  await playOut(page);
  await end(page).getByRole('button', { name: 'Review' }).click();
  const count = page.getByTestId('review-move');
  await expect(count).toHaveText(/^Move (\d+) of \1$/);
  await page.keyboard.press('Home');
  await expect(count).toHaveText(/^Move 0 of/);
  await expect(page).toHaveURL(/move=0$/);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(count).toHaveText(/^Move 2 of/);
  await page.keyboard.press('Shift+ArrowRight');
  await expect(count).not.toHaveText(/^Move 2 of/);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await page.getByRole('button', { name: 'Pause' }).click();

  // What a strong bot would have played, once one rests on a move.
  await page.keyboard.press('Home');
  const opinion = page.getByTestId('opinion');
  await expect(opinion.getByRole('listitem').first()).toContainText(/[+−]?\d/, { timeout: 30_000 });
  await page.keyboard.press('End');
  await expect(opinion).toContainText('Nothing is left to decide.');

  // A link to a move opens there, for anybody.
  await page.goto(`/t/${id}/review?move=5`);
  await expect(count).toHaveText(/^Move 5 of/);
  await page.getByLabel('Seen by').selectOption({ index: 0 });
  await page.getByTestId('play-on').click();
  await expect(page).not.toHaveURL(new RegExp(id));
  await expect(prompt(page)).toBeVisible();
  await asked(page);
  // It has a past, and nobody is called like another.
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(page.getByRole('log').getByRole('button').first()).toBeVisible();
  const names = await page.locator('.players .name').allTextContents();
  expect(new Set(names).size).toBe(names.length);
  await page.goto('/mine');
  await expect(page.getByRole('listitem').first()).toContainText(/[5-9]|\d\d/);
  await expect(page.getByRole('listitem').first()).not.toContainText('Just begun');
});

test('a figure of the rules is the board, and its position can be played', async ({ page, context }) => {
  await settle(context);
  await page.goto('/rules/fools-gold');
  const figure = page.locator('figure').first();
  await expect(figure.getByRole('img', { name: /^Prospecting/ }).locator('.row')).toHaveCount(5);
  await figure.getByRole('button', { name: 'Play this position' }).click();
  await expect(page).toHaveURL(/\/t\//);
  await asked(page);
  await expect(prompt(page)).toHaveAttribute('data-question', /.+/);
});

test('the end judges the game, names the choices that cost most, and leads to them', async ({ page, context }) => {
  await settle(context);
  const id = await newTable(context.request, {});
  await page.goto(`/t/${id}`);
  await playOut(page);
  const verdict = page.getByTestId('verdict');
  await verdict.getByRole('button', { name: 'Judge the game' }).click();
  await expect(verdict.getByRole('progressbar')).toBeVisible();
  await verdict.getByRole('button', { name: 'Stop' }).click();
  await verdict.getByRole('button', { name: 'Judge the game' }).click();
  await expect(verdict.getByText('Choices of others').first()).toBeVisible({ timeout: 120_000 });
  // The chart leads to the move that somebody points at; a moment to where the choice was still open.
  const moment = verdict.getByRole('button', { name: /^Move / }).first();
  const move = Number(/Move (\d+)/.exec((await moment.textContent()) ?? '')?.[1]);
  await moment.click();
  await expect(page.getByTestId('review-move')).toHaveText(new RegExp(`^Move ${move - 1} of`));
});

test('a line of the log lights its places, a panel says how its points add up', async ({ page }) => {
  await sit(page);
  await playListed(page, 'Dig for gold');
  await playListed(page, 'Dig, then walk to Eldorado');
  await page.getByRole('tab', { name: 'Log' }).click();
  const eldorado = page.locator('[data-id="space:eldorado"]');
  await page
    .getByRole('log')
    .getByRole('button', { name: /walk to Eldorado/ })
    .hover();
  await expect(eldorado).toHaveAttribute('data-pointed', '');
  const points = page.getByRole('region', { name: /^You, / }).getByRole('tooltip', { includeHidden: true });
  await expect(points).toBeHidden();
  await page.getByRole('region', { name: /^You, / }).hover();
  await expect(eldorado).not.toHaveAttribute('data-pointed');
  await expect(points).toBeVisible();
  await expect(points).toContainText('Points now');
});

test('the log shows the table as it was, and comes back', async ({ page, context }) => {
  await settle(context);
  const id = await newTable(context.request, {});
  await page.goto(`/t/${id}`);
  for (let i = 0; i < 3; i++) {
    await asked(page);
    await playListed(page);
  }
  await asked(page);
  await page.getByRole('tab', { name: 'Log' }).click();
  await page.getByRole('log').getByRole('button').first().click();
  await expect(prompt(page)).toContainText('You are looking back.');
  await page.keyboard.press('Escape');
  await expect(prompt(page)).not.toContainText('You are looking back.');
});
