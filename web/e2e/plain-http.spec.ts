// Over plain http from another device the browser takes much away from a page; Paydirt is played all the same.
import { asked, expect, newTable, playListed, prompt, question, settle, test, watch } from './table';

const HOST = 'paydirt.test';
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${HOST} 127.0.0.1`] }),
});

test('a friend on the same network gets the link, joins and plays a move', async ({ browser, baseURL }) => {
  const said: string[] = [];
  const [one, two] = [await browser.newContext(), await browser.newContext()];
  for (const context of [one, two]) {
    context.on('page', (page) => watch(page, said));
    await settle(context);
  }
  const home = new URL(baseURL ?? '');
  home.hostname = HOST;
  const [host, guest] = [await one.newPage(), await two.newPage()];
  await host.goto(new URL('/new/sutters-mill', home).href);
  expect(await host.evaluate(() => isSecureContext)).toBe(false);
  await host.getByLabel('Who sits at seat 2').selectOption('open');
  await host.getByRole('button', { name: 'Remove seat 3' }).click();
  await host.getByTestId('open-table').click();
  await expect(host.getByRole('heading', { name: 'The table is set.' })).toBeVisible();

  await host.getByRole('button', { name: 'Copy link' }).click();
  await expect(host.getByRole('button', { name: 'Copied' })).toBeVisible();
  await host.getByLabel('Say something').focus();
  await host.keyboard.press('Control+V');
  const link = await host.getByLabel('Say something').inputValue();
  expect(link).toBe(host.url());

  await guest.goto(link);
  await guest.getByLabel('Your name').fill('Josefa');
  await guest.getByRole('button', { name: 'Sit here' }).click();
  await host.getByTestId('start').click();
  await expect(prompt(host)).toBeVisible();
  await expect.poll(async () => (await question(host)) !== null || (await question(guest)) !== null).toBe(true);
  const [first, second] = (await question(host)) !== null ? [host, guest] : [guest, host];
  await asked(first);
  await playListed(first, 'Dig for gold');
  await playListed(first, 'Dig, then walk to Eldorado');
  await expect(second.getByRole('log').first()).toContainText('walks to Eldorado');
  expect(said).toEqual([]);
  await one.close();
  await two.close();
});

test('who sits at the server sends an address that others can open', async ({ page, context }) => {
  await settle(context);
  const id = await newTable(context.request, { seats: [{ kind: 'me', name: 'Ruth' }, { kind: 'open' }] });
  let address: string | null = 'http://192.168.1.7:8080/';
  await page.route('**/api/address', (route) => route.fulfill({ json: { address } }));
  await page.goto(`/t/${id}`);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  await page.getByLabel('Say something').focus();
  await page.keyboard.press('Control+V');
  await expect(page.getByLabel('Say something')).toHaveValue(`http://192.168.1.7:8080/t/${id}`);
  await expect(page.getByRole('note')).toHaveCount(0);

  address = null; // nobody else is listened to
  await page.reload();
  await expect(page.getByRole('note')).toContainText('--address 0.0.0.0');
});
