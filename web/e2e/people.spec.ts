import type { Browser } from '@playwright/test';
import { asked, expect, newTable, passTurn, playListed, prompt, question, settle, sit, test, watch } from './table';

/** Two visitors who have nothing in common; `part` ends both, and nothing went wrong. */
async function twoBrowsers(browser: Browser) {
  const said: string[] = [];
  const [one, two] = [await browser.newContext(), await browser.newContext()];
  for (const context of [one, two]) {
    context.on('page', (page) => watch(page, said));
    await settle(context);
  }
  const part = async (): Promise<void> => {
    expect(said).toEqual([]);
    await one.close();
    await two.close();
  };
  return { one, two, part };
}

test('who opens a table says who he is, and is asked again with his name', async ({ page }) => {
  await settle(page.context());
  await page.goto('/new/sutters-mill');
  await page.getByLabel('Your name').fill('Amparo');
  await page.getByTestId('open-table').click();
  await asked(page);
  expect(await (await page.request.get('/api/me')).json()).toMatchObject({ name: 'Amparo', named: true });
  await page.goto('/new/coloma');
  await expect(page.getByLabel('Your name')).toHaveValue('Amparo');
  // Whoever plays alone has no order to choose, and no badge that is handed on.
  for (const seat of [3, 2]) await page.getByRole('button', { name: `Remove seat ${seat}` }).click();
  await expect(page.getByText('Shade, whom the rules move')).toBeVisible();
  for (const words of ['Sheriff Badge', 'Order']) await expect(page.getByText(words, { exact: true })).toHaveCount(0);
});

test('two browsers play each other, one loses its line in mid-turn', async ({ browser }) => {
  const { one, two, part } = await twoBrowsers(browser);
  const [host, guest] = [await one.newPage(), await two.newPage()];
  await host.goto('/new/sutters-mill');
  await host.getByLabel('Who sits at seat 2').selectOption('open');
  await host.getByRole('button', { name: 'Remove seat 3' }).click();
  await host.getByTestId('open-table').click();
  await expect(host).toHaveURL(/\/t\//);
  await expect(host.getByRole('heading', { name: 'The table is set.' })).toBeVisible();

  await guest.goto(host.url());
  await guest.getByLabel('Your name').fill('Josefa');
  await guest.getByRole('button', { name: 'Sit here' }).click();
  await expect(host.getByText('Josefa').first()).toBeVisible();
  await host.getByTestId('start').click();
  await expect(prompt(host)).toBeVisible();

  // Whoever begins digs; the other sees it.
  await expect.poll(async () => (await question(host)) !== null || (await question(guest)) !== null).toBe(true);
  const first = (await question(host)) !== null ? host : guest;
  const second = first === host ? guest : host;
  await playListed(first, 'Dig for gold');
  await expect(prompt(first).getByRole('heading')).toContainText('choose the building');

  // The line drops with a decision half made; what is chosen meanwhile is kept and goes out once.
  await first.context().setOffline(true);
  await expect(first.getByText('The line dropped', { exact: false }).first()).toBeVisible({ timeout: 30_000 });
  await first.locator('[data-id="space:eldorado"]').first().click();
  await expect(first.getByText('Your move is kept', { exact: false }).first()).toBeVisible();
  await first.context().setOffline(false);
  await expect(first.getByText('The line dropped', { exact: false })).toHaveCount(0, { timeout: 30_000 });
  await expect(second.getByRole('log').first()).toContainText('walks to Eldorado', { timeout: 30_000 });
  await first.getByRole('tab', { name: 'Log' }).click();
  await expect(first.getByRole('log').first().getByText('walk to Eldorado')).toHaveCount(1);

  // They talk, and the other goes on.
  await first.keyboard.press('c');
  await first.getByLabel('Say something').fill('<b>good</b> river');
  await first.getByLabel('Say something').press('Enter');
  await second.getByRole('tab', { name: 'Chat' }).click();
  await expect(second.getByText('<b>good</b> river')).toBeVisible();
  if (await first.getByRole('button', { name: 'Stop digging' }).isVisible())
    await first.getByRole('button', { name: 'Stop digging' }).click();
  await asked(second);
  await part();
});

test('a game on this device goes on at the server, and a friend sits down at it', async ({ browser }) => {
  const { one, two, part } = await twoBrowsers(browser);
  const [host, friend] = [await one.newPage(), await two.newPage()];
  await host.goto('/');
  await host.getByTestId('play-sutters-mill').click();
  await expect(host).toHaveURL(/\/t\/here-/);
  await asked(host);
  await playListed(host, 'Dig for gold');
  await playListed(host);
  await host.goto('/mine');
  await host.getByRole('button', { name: 'Go on at the server, with friends' }).click();
  await expect(host).not.toHaveURL(/\/(mine|t\/here-)/);
  await expect(host.getByTestId('start')).toBeVisible();

  await friend.goto(host.url());
  await friend.getByLabel('Your name').fill('Josefa');
  await friend.getByRole('button', { name: 'Sit here' }).first().click();
  await expect(host.getByText('Josefa').first()).toBeVisible();
  await host.getByTestId('start').click();
  // Nothing is begun anew: what was done on the device is told here.
  await expect(friend.getByRole('log').first()).toContainText('walks to');
  await asked(host);
  await part();
});

test('what cannot be undone alone can be if the others agree', async ({ browser }) => {
  const { one, two, part } = await twoBrowsers(browser);
  const id = await newTable(one.request, { seats: [{ kind: 'me', name: 'Ruth' }, { kind: 'open' }] });
  const [ruth, wei] = [await one.newPage(), await two.newPage()];
  await ruth.goto(`/t/${id}`);
  await wei.goto(`/t/${id}`);
  await wei.getByLabel('Your name').fill('Wei');
  await wei.getByRole('button', { name: 'Sit here' }).click();
  await ruth.getByTestId('start').click();

  // Whoever begins digs.
  await expect.poll(async () => (await question(ruth)) !== null || (await question(wei)) !== null).toBe(true);
  const ruthBegins = (await question(ruth)) !== null;
  const [digger, other, name] = ruthBegins ? [ruth, wei, 'Ruth'] : [wei, ruth, 'Wei'];
  await playListed(digger, 'Dig for gold');
  await playListed(digger, 'Dig, then walk to Eldorado');
  await digger.getByRole('tab', { name: 'Log' }).click();
  const log = digger.getByRole('log').first();
  await expect(log).toContainText('walk to Eldorado');

  const ask = async (): Promise<void> => {
    await digger.getByTestId('undo').click({ force: true });
    await expect(prompt(digger)).toContainText('Undo is not possible');
    await digger.getByRole('button', { name: 'Ask the others to take it back' }).click();
    await expect(prompt(digger)).toContainText('The others are asked.');
    await expect(other.getByRole('alert')).toContainText(`${name} asks to take back`);
  };
  await ask();
  await other.getByRole('button', { name: 'Decline' }).click();
  await expect(other.getByRole('alert')).toHaveCount(0);
  await expect(prompt(digger)).toContainText('Not everybody agreed.');
  await expect(log).toContainText('walk to Eldorado');

  await ask();
  await other.getByRole('button', { name: 'Agree' }).click();
  await expect(other.getByRole('alert')).toHaveCount(0);
  await expect(prompt(digger)).toContainText('Everybody agreed. It is taken back.');
  await expect(log).not.toContainText('walk to Eldorado');
  await expect(other.getByRole('log').first()).not.toContainText('walks to Eldorado');
  await part();
});

test('the host swaps seats and shows the link as a picture', async ({ page, context }) => {
  await settle(context);
  const id = await newTable(context.request, {
    seats: [{ kind: 'me', name: 'Ruth' }, { kind: 'open' }, { kind: 'bot', level: 2, name: 'Shovel' }],
  });
  await page.goto(`/t/${id}`);
  const seats = page.getByRole('region', { name: 'The table is set.' }).locator('li');
  await expect(seats).toHaveText([/Ruth/, /Empty/, /Shovel/]);
  await page.getByRole('button', { name: 'Swap seats 1 and 2' }).click();
  await expect(seats).toHaveText([/Empty/, /Ruth/, /Shovel/]);
  await page.getByRole('button', { name: 'Swap seats 2 and 3' }).click();
  await expect(seats).toHaveText([/Empty/, /Shovel/, /Ruth/]);
  await page.getByRole('button', { name: 'QR code' }).click();
  await expect(page.getByRole('img', { name: `QR code of the link to ${id}` })).toBeVisible();
  await page.getByTestId('start').click();
  await expect(page.getByRole('region', { name: /^You, green/ })).toBeVisible();
});

test('friends at one screen hand it over', async ({ page, context }) => {
  await settle(context);
  const id = await newTable(context.request, {
    seats: [
      { kind: 'me', name: 'Ruth' },
      { kind: 'here', name: 'Wei' },
    ],
  });
  await page.goto(`/t/${id}`);
  const cover = page.getByRole('dialog', { name: /^Hand over to/ });
  // Nobody has dug yet: there is nothing to hide.
  await asked(page);
  await expect(cover).toHaveCount(0);
  await passTurn(page, async () => (await cover.count()) > 0);
  const names = new Set<string>();
  for (let i = 0; i < 3; i++) {
    await expect(cover).toBeVisible();
    names.add((await cover.getAttribute('aria-label')) ?? '');
    // Nobody's purse shows while the screen changes hands, nor the points that it counts in.
    await expect(page.locator('aside').getByText('secret')).toHaveCount(4);
    await page.getByTestId('uncover').click();
    await expect(cover).toHaveCount(0);
    await passTurn(page, async () => (await cover.count()) > 0);
  }
  expect(names.size).toBe(2);
});

test('an onlooker sees the board and no secrets', async ({ page, browser }) => {
  const id = await sit(page);
  const other = await browser.newContext();
  await settle(other);
  const onlooker = await other.newPage();
  const frames: string[] = [];
  onlooker.on('websocket', (socket) => socket.on('framereceived', (frame) => frames.push(String(frame.payload))));
  await onlooker.goto(`/t/${id}`);
  await expect(onlooker.getByText('Watching', { exact: true })).toBeVisible();
  await expect(prompt(onlooker)).not.toHaveAttribute('data-question');
  await expect(onlooker.getByTestId('undo')).toHaveCount(0);
  await playListed(page, 'Dig for gold');
  await playListed(page, 'Dig, then walk');
  await expect(onlooker.getByRole('log').first()).toContainText('walks to');
  for (const frame of frames.filter((each) => each.startsWith('{"t":"state"')))
    expect(JSON.parse(frame)).toMatchObject({ own: {}, asked: [] });
  const changes = frames.filter((each) => each.startsWith('{"t":"change"'));
  expect(changes.length).toBeGreaterThan(0);
  for (const frame of changes)
    expect(Object.keys((JSON.parse(frame) as { change: object }).change)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(own|asked)$/)]),
    );
  await other.close();
});
