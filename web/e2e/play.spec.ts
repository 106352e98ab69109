import {
  answered,
  expect,
  expectResult,
  newTable,
  playListed,
  playOut,
  prompt,
  question,
  settle,
  sit,
  test,
  watched,
} from './table';

test('a newcomer is playing within three clicks', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Five games of the gold rush, one table.');
  await page.getByTestId('play-sutters-mill').click();
  await expect(page).toHaveURL(/\/t\/[a-z-]+$/);
  await expect(prompt(page).getByRole('heading')).toContainText('Your turn', { timeout: 60_000 });
  await expect(page.locator('#prompt [data-primary]')).toHaveCount(1);
  // A prospector in the camp that is worked means digging; then a building.
  await page.getByRole('button', { name: 'Dig', exact: true }).or(page.locator('[data-primary]')).first().click();
  await expect(prompt(page).getByRole('heading')).toContainText('choose the building');
  await page.locator('[data-id="space:eldorado"]').first().click();
  await expect(page.getByRole('log').first()).toContainText('walk to');
  await expect(page).toHaveTitle(/Sutter's Mill/);
});

test('a whole game against bots ends with the result, and a rematch', async ({ page, context }) => {
  await settle(context);
  const id = await newTable(context.request, {});
  await page.goto(`/t/${id}`);
  await playOut(page, watched);
  await expectResult(page, 'Prospectors left');
  await expect(page.getByRole('img', { name: 'Points of each player, move by move' })).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Save the record' }).click(),
  ]);
  expect(download.suggestedFilename()).toContain(id);
  await page.getByRole('button', { name: 'Rematch' }).click();
  await expect(page).not.toHaveURL(new RegExp(id));
  await expect(prompt(page)).toBeVisible();
});

test('the gold button does not end a turn while a piece is held', async ({ page }) => {
  await sit(page, { seed: 7 });
  await prompt(page).getByRole('button', { name: 'Town', exact: true }).click();
  const ends = prompt(page).getByRole('button', { name: 'End turn' });
  // Nor before what is free was done.
  await expect(ends).toBeVisible();
  await expect(ends).not.toHaveAttribute('data-primary');
  await expect(ends.locator('kbd')).toHaveText('1');
  let before = await question(page);
  await page.locator('[data-id="supply"]').first().click();
  await page.locator('[data-id="space:odd_fellows_hall"]').first().click();
  await answered(page, before);
  await expect(ends).toHaveAttribute('data-primary', '');
  before = await question(page);
  await page.locator('[data-id="supply"]').first().click();
  await expect(prompt(page).getByRole('heading')).toContainText('Choose a place');
  // What it costs is told with it in hand, too.
  await expect(prompt(page)).toContainText('The next action costs 1 nugget');
  await expect(ends).not.toHaveAttribute('data-primary');
  await page.keyboard.press('e');
  expect(await question(page)).toBe(before);
  await page.keyboard.press('Escape');
  await expect(ends).toHaveAttribute('data-primary', '');
});

test('undo takes back a decision', async ({ page }) => {
  await sit(page);
  const head = prompt(page).getByRole('heading');
  const before = await head.textContent();
  await playListed(page, 'Dig for gold');
  await expect(head).not.toHaveText(before ?? '');
  await page.getByTestId('undo').click();
  await expect(head).toHaveText(before ?? '');
  await expect(page.getByTestId('undo')).toBeDisabled();
});

test('the second press of a double press takes nothing back', async ({ page }) => {
  await sit(page);
  const head = prompt(page).getByRole('heading');
  const before = (await head.textContent()) ?? '';
  await page.locator('#prompt [data-primary]').click();
  await expect(head).not.toHaveText(before);
  const after = (await head.textContent()) ?? '';
  await page.getByTestId('undo').hover();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await page.getByRole('tab', { name: 'Chat' }).click(); // what was sent before has come back by then
  await expect(head).toHaveText(after);
  await page.getByTestId('undo').click();
  await expect(head).toHaveText(before);
});

test('what is not possible says why, with its rule', async ({ page }) => {
  await sit(page);
  await page.locator('[data-id="supply"]').first().click();
  await expect(prompt(page)).toHaveAttribute('data-question', /.+/);
  await expect(prompt(page).getByRole('heading')).toContainText('new prospector');
  await page.keyboard.press('Escape');
  await page.locator('[data-id="card:A"]').first().click();
  await expect(prompt(page).getByRole('button', { name: /Rule SM-/ })).toBeVisible();
  await prompt(page)
    .getByRole('button', { name: /Rule SM-/ })
    .click();
  await expect(page.getByRole('dialog', { name: 'Rules' }).locator('.here')).toBeVisible();
});

test('a hint is shown on the bright board, walked through by keys, and played', async ({ page }) => {
  await sit(page);
  const before = await question(page);
  await page.keyboard.press('h');
  const hint = page.getByTestId('hint');
  await expect(hint).toContainText(/Hint 1 of \d: .+ Expected lead/, { timeout: 30_000 });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expect(hint).toContainText('Hint 2 of');
  await page.keyboard.press('ArrowLeft');
  await expect(hint).toContainText('Hint 1 of');
  await page.keyboard.press('Escape');
  await expect(hint).toHaveCount(0);
  await page.keyboard.press('h');
  await expect(hint).toContainText('Hint 1 of', { timeout: 30_000 });
  await page.getByRole('button', { name: 'Play this' }).click();
  await expect.poll(() => question(page)).not.toBe(before);
});

test('a switch for good asks first', async ({ page }) => {
  await sit(page, {}, { speed: 'off', tips: false });
  await page.getByRole('button', { name: 'Turn to Tear Down' }).click();
  await expect(prompt(page)).toContainText('no way back');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Turn to Tear Down' })).toBeVisible();
  await page.getByRole('button', { name: 'Turn to Tear Down' }).click();
  await page.getByRole('button', { name: 'Yes, turn to Tear Down' }).click();
  await expect(page.getByRole('region', { name: /^You, / })).toContainText('Tear Down');
});
