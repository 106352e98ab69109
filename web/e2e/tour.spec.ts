// Every kind of question that a game asks, as it looks at three sizes: test-results/tour. Only in `./test long`; the pictures are for
// people, axe and `inSight` look as well.
import { wrong } from './look';
import { answered, asked, expect, inSight, newTable, question, settle, test } from './table';

test.skip(process.env.PAYDIRT_LONG !== '1', 'long');

const sizes = [
  { width: 1440, height: 900 },
  { width: 1366, height: 650 },
  { width: 360, height: 740 },
];

/** `most`: decisions; `kinds`: how many different questions come at least. */
const games: { game: string; bots: number; most: number; kinds: number; options?: Record<string, string> }[] = [
  { game: 'sutters-mill', bots: 2, most: 60, kinds: 6 },
  { game: 'carcassonne-gold-rush', bots: 2, most: 60, kinds: 3 },
  { game: 'fools-gold', bots: 2, most: 90, kinds: 4 },
  { game: 'coloma', bots: 2, most: 160, kinds: 8, options: { characters: 'true' } },
  { game: 'coloma', bots: 0, most: 90, kinds: 6 },
  { game: 'golden-wilderness', bots: 2, most: 60, kinds: 4, options: { level: 'beginner' } },
  { game: 'golden-wilderness', bots: 2, most: 100, kinds: 6, options: { level: 'easy' } },
  { game: 'golden-wilderness', bots: 2, most: 160, kinds: 8, options: { level: 'standard' } },
  { game: 'golden-wilderness', bots: 2, most: 200, kinds: 10, options: { level: 'advanced', rounds: '20' } },
];

const names = ['Josefa', 'Wei', 'Amparo'];
/** Questions that differ only in names and numbers are of one kind. */
const kindOf = (words: string): string =>
  words
    .replace(/Josefa|Wei|Amparo/g, 'X')
    .replace(/\b(the )?[A-Z][a-z]+( [A-Z][a-z]+)+/g, 'Y')
    .replace(/[^A-Za-z]+/g, '-')
    .slice(0, 60);

for (const { game, bots, most, kinds, options = {} } of games)
  test(`every question of ${game} ${Object.values(options).join(' ')} with ${bots} bots`, async ({ page, context }) => {
    test.setTimeout(1_800_000);
    await settle(context);
    const seats = names.slice(0, bots).map((name) => ({ kind: 'bot' as const, level: 1, name }));
    const id = await newTable(context.request, { game, seats: [{ kind: 'me' }, ...seats], options, seed: 7 });
    await page.goto(`/t/${id}`);
    const seen = new Map<string, number>();
    const done = new Map<string, number>();
    for (let n = 0; n < most && (await asked(page)); n++) {
      const kind = kindOf((await page.locator('#prompt h2').first().textContent()) ?? '');
      const times = seen.get(kind) ?? 0;
      seen.set(kind, times + 1);
      if (times === 0)
        for (const size of sizes) {
          await page.setViewportSize(size);
          await page.evaluate(() => new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then))));
          const place = `test-results/tour/${game}-${Object.values(options)[0] ?? String(bots)}`;
          await page.screenshot({ path: `${place}/${String(seen.size).padStart(2, '0')}${kind}-${size.width}.png` });
          await inSight(page);
          expect(await wrong(page), `${kind} at ${size.width}`).toEqual([]);
        }
      await page.setViewportSize(sizes[0] ?? { width: 1440, height: 900 });
      // What was done least often so far comes next, so that the game shows all it has.
      const before = await question(page);
      if (!(await page.getByTestId('moves-filter').isVisible())) await page.keyboard.press('/');
      const moves = page.getByTestId('moves').getByRole('button');
      await expect(moves.first()).toBeVisible();
      const words = (await moves.allTextContents()).map((each) => kindOf(each).slice(0, 24));
      const least = Math.min(...words.map((each) => done.get(each) ?? 0));
      const at = words.findIndex((each) => (done.get(each) ?? 0) === least);
      done.set(words[at] ?? '', least + 1);
      await moves.nth(at).click();
      await answered(page, before);
    }
    console.log(game, Object.fromEntries(seen));
    expect(seen.size).toBeGreaterThanOrEqual(kinds);
  });
