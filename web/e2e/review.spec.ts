import { asked, end, expect, newTable, playListed, playOut, prompt, settle, test } from './table';

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

  // A link to a move opens there, for anybody.
  await page.goto(`/t/${id}/review?move=5`);
  await expect(count).toHaveText(/^Move 5 of/);
  await page.getByLabel('Seen by').selectOption({ index: 0 });
  await page.getByTestId('play-on').click();
  await expect(page).not.toHaveURL(new RegExp(id));
  await expect(prompt(page)).toBeVisible();
  await asked(page);
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
