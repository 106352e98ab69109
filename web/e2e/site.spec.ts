// The page as plain files, below another address of a host that knows nothing else.
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asked, expect, playListed, settle, test } from './table';

test.use({ serviceWorkers: 'allow' });

let host: ChildProcess;
let folder: string;
let address: string;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'paydirt-site-'));
  const program = process.env.PAYDIRT_BIN ?? '../build/dev/app/paydirt';
  execFileSync(program, ['site', join(folder, 'games', 'gold'), '--web', process.env.PAYDIRT_WEB ?? 'dist']);
  host = spawn('python3', ['-u', '-m', 'http.server', '--bind', '127.0.0.1', '--directory', folder, '0']);
  const port = await new Promise<string>((resolve) => {
    host.stdout?.on('data', (text: Buffer) => {
      const found = /port (\d+)/.exec(text.toString());
      if (found?.[1]) resolve(found[1]);
    });
  });
  address = `http://127.0.0.1:${port}/games/gold/`;
});
test.afterAll(() => {
  host.kill();
  rmSync(folder, { recursive: true });
});

test('a site of plain files plays, comes back after a reload, and shows the rules', async ({ page, context }) => {
  test.setTimeout(180_000);
  await settle(context);
  await page.goto(address);
  await expect(page.getByRole('article')).toHaveCount(5);
  await page.getByTestId('play-sutters-mill').click();
  await expect(page).toHaveURL(/\/games\/gold\/#\/t\/here-[a-z-]+$/);
  await asked(page);
  await playListed(page);
  await page.reload();
  expect(await asked(page)).toBe(true);
  await page.goto(`${address}#/new/coloma`);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Coloma');
  // Nobody can come from afar.
  await expect(page.locator('option[value="open"]')).toHaveCount(0);
  await page.goto(`${address}#/rules/fools-gold`);
  await page.reload();
  await expect(page.locator('main')).toContainText('Fool');
  await page.goto(`${address}#/mine`);
  await page.reload();
  await expect(page.getByText('On this device.')).toHaveCount(1);
  // What nobody has drawn boards for is played there too.
  await page.goto(address);
  const workshop = page.getByRole('region', { name: 'From the workshop' });
  await expect(workshop.getByRole('link')).toHaveAttribute('href', /#\/new\/cave-in$/);
});

test('it says how far it is kept on the device, and when a new version is ready', async ({ page, context }) => {
  await settle(context);
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver(() => {
      const line = document.querySelector('[role="progressbar"]')?.textContent.trim();
      if (line && said.at(-1) !== line) said.push(line);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  const newer = page.getByText('A new version of Paydirt is ready.');
  await page.goto(address);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const said = await page.evaluate(() => (window as unknown as { said: string[] }).said);
  expect(said.length).toBeGreaterThan(0);
  for (const line of said) expect(line).toMatch(/^Getting ready to play without a network: \d+ %\.$/);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(newer).toHaveCount(0);
  // The same version again says nothing; the next one waits until it is wanted.
  await page.reload();
  await page.evaluate(() => navigator.serviceWorker.getRegistration().then((kept) => kept?.update()));
  await expect(newer).toHaveCount(0);
  appendFileSync(join(folder, 'games', 'gold', 'sw.js'), '\n// another version\n');
  await page.evaluate(() => navigator.serviceWorker.getRegistration().then((kept) => kept?.update()));
  await expect(newer).toBeVisible();
  const again = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Use it' }).click();
  await again;
  await expect(page.getByRole('article')).toHaveCount(5);
  await expect(newer).toHaveCount(0);
});
