import { answered, asked, expect, newTable, question, settle, test } from './table';

test('the log keeps its newest line in sight, until somebody reads further up', async ({ page, context }) => {
  await settle(context);
  const seats = [
    { kind: 'me' as const },
    ...['Shovel', 'Sluice', 'Rocker'].map((name) => ({ kind: 'bot' as const, level: 1, name })),
  ];
  const id = await newTable(context.request, { seats, seed: 5 });
  await page.goto(`/t/${id}`);
  const log = page.getByRole('log').first();
  const below = () => log.evaluate((box) => box.scrollHeight - box.scrollTop - box.clientHeight);
  const turn = async () => {
    await asked(page);
    const before = await question(page);
    const go = page.locator('#prompt .acts').getByRole('button', { name: /^(Town|Work in town|End turn|Stop)/ });
    await go.last().click();
    await answered(page, before);
  };
  for (let i = 0; i < 24; i++) {
    await turn();
    await expect.poll(below).toBeLessThan(2);
  }
  expect(await log.evaluate((box) => box.scrollHeight / box.clientHeight)).toBeGreaterThan(2);
  // Who scrolls up to read is left alone.
  await log.evaluate((box) => (box.scrollTop = 40));
  await expect.poll(() => log.evaluate((box) => box.scrollTop)).toBe(40);
  await turn();
  await turn();
  await asked(page);
  expect(await below()).toBeGreaterThan(100);
});
