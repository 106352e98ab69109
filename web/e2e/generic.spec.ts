import { asked, end, expect, expectResult, newTable, playOut, prompt, settle, test } from './table';

test('a game without boards of its own is played from tables and buttons', async ({ page, context }) => {
  await settle(context);
  await page.goto('/');
  await expect(page.getByRole('article')).toHaveCount(5);
  await page.getByTestId('play-cave-in').click();
  await asked(page);
  const table = page.getByRole('region', { name: 'The table' });
  await expect(table.getByRole('row', { name: /^Load/ })).toBeVisible();
  await expect(prompt(page)).toContainText('You carry');
  await prompt(page).getByRole('button', { name: /Dig/ }).click();
  await expect(page.getByRole('log').first()).toContainText(/dig up|meet a rotten prop/);
});

test('it ends with a result and a review', async ({ page, context }) => {
  await settle(context);
  const id = await newTable(context.request, { game: 'cave-in' });
  await page.goto(`/t/${id}`);
  await playOut(page);
  await expect(end(page)).toBeVisible();
  await expectResult(page);
  await page.goto(`/t/${id}/review`);
  await expect(page.getByRole('region', { name: 'The table' })).toBeVisible();
});
