import { expect, test } from '@playwright/test';

test.use({ serviceWorkers: 'allow' });

test('the shell opens without a line and says so', async ({ page, context }) => {
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(5);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No line to the server.' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('article')).toHaveCount(5);
});
