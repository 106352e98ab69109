// Every game in Debian's Firefox, on this device and at the server.
import { expect, test } from '@playwright/test';
import { Firefox } from './firefox';

const games = ['sutters-mill', 'carcassonne-gold-rush', 'fools-gold', 'coloma', 'golden-wilderness'];
const long = Boolean(process.env.PAYDIRT_LONG);

const over = `document.querySelector('[data-testid="end"]')`;
const question = `document.querySelector('[data-testid="prompt"]')?.getAttribute('data-question')`;

/** A table through the page's own calls. */
const make = (game: string, seats: number) => `fetch('/api/tables', { method: 'POST', body: JSON.stringify({
  game: '${game}', options: {}, seats: [{ kind: 'me' }, ...Array(${seats - 1}).fill({ kind: 'bot', level: 1 })] }) })
  .then((answer) => answer.json()).then(({ id }) => id)`;

/** So many decisions, or the whole game, by the first move of the list. */
async function play(browser: Firefox, most: number): Promise<number> {
  for (let played = 0; played < most; played++) {
    await browser.until(`${over} || ${question}`);
    if (await browser.evaluate(`Boolean(${over})`)) return played;
    const before = await browser.evaluate(question);
    await browser.evaluate(
      `[...document.querySelectorAll('[role=tab]')].find((tab) => tab.textContent.includes('My moves')).click()`,
    );
    const moves = `[...document.querySelectorAll('[data-testid="moves"] button')]`;
    await browser.until(`${moves}.length > 0 || ${over}`);
    await browser.evaluate(`(${moves}.find((move) => /^Dig/.test(move.textContent)) ?? ${moves}[0])?.click()`);
    await browser.until(`${over} || ${question} !== ${JSON.stringify(before)}`);
  }
  return most;
}

test('Firefox plays every game, on this device and at the server', async ({ baseURL }) => {
  test.setTimeout(long ? 3_600_000 : 300_000);
  const browser = await Firefox.launch();
  try {
    await browser.goto(`${baseURL}`);
    await browser.evaluate(`localStorage.setItem('paydirt.settings', '{"speed":"off","confirm":"none","tips":false}')`);
    for (const game of games) {
      await browser.goto(`${baseURL}`);
      await browser.until(`document.querySelector('[data-testid="play-${game}"]')`);
      await browser.evaluate(`document.querySelector('[data-testid="play-${game}"]').click()`);
      await browser.until(`location.pathname.startsWith('/t/here-')`);
      expect(await play(browser, long || game === 'sutters-mill' ? 1000 : 3), game).toBeGreaterThan(0);
      const id = (await browser.evaluate(make(game, game === 'sutters-mill' ? 2 : 3))) as string;
      await browser.goto(`${baseURL}t/${id}`);
      expect(await play(browser, long ? 1000 : 2), game).toBeGreaterThan(0);
    }
  } finally {
    await browser.close();
  }
});
