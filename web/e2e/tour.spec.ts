// Every kind of question that a game asks, as it looks at four sizes: test-results/tour. Only in `./test long`; the pictures are for
// people, axe and `inSight` look as well.
import { fading, wrong } from './look';
import { answered, asked, expect, inSight, listed, question, resize, sit, test } from './table';

test.skip(process.env.PAYDIRT_LONG !== '1', 'long');

const sizes = [
  { width: 1440, height: 900 },
  { width: 1366, height: 650 },
  { width: 768, height: 1024 },
  { width: 360, height: 740 },
];

/** `most`: decisions; `kinds`: how many different questions come at least; `late`: what is not done in the first half of them. */
const games: {
  game: string;
  bots: number;
  most: number;
  kinds: number;
  late?: RegExp;
  options?: Record<string, string>;
}[] = [
  { game: 'sutters-mill', bots: 2, most: 120, kinds: 6, late: /Tear Down/ },
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

for (const { game, bots, most, kinds, late, options = {} } of games)
  test(`every question of ${game} ${Object.values(options).join(' ')} with ${bots} bots`, async ({ page }) => {
    test.setTimeout(1_800_000);
    const seats = names.slice(0, bots).map((name) => ({ kind: 'bot' as const, level: 1, name }));
    await sit(page, { game, seats: [{ kind: 'me' }, ...seats], options, seed: 7 });
    const seen = new Map<string, number>();
    const done = new Map<string, number>();
    for (let n = 0; n < most && (await asked(page)); n++) {
      const kind = kindOf((await page.locator('#prompt h2').first().textContent()) ?? '');
      const first = !seen.has(kind);
      seen.set(kind, (seen.get(kind) ?? 0) + 1);
      if (first)
        for (const size of sizes) {
          await resize(page, size);
          const place = `test-results/tour/${game}-${Object.values(options)[0] ?? String(bots)}`;
          await page.screenshot({ path: `${place}/${String(seen.size).padStart(2, '0')}${kind}-${size.width}.png` });
          await inSight(page);
          expect(await fading(page, '#prompt'), `${kind} at ${size.width}`).toEqual([]);
          expect(await wrong(page), `${kind} at ${size.width}`).toEqual([]);
        }
      // What the coach says has pictures of its own.
      const leave = page.getByRole('button', { name: 'Close the coach' }).first();
      if (await leave.isVisible()) await leave.click();
      await resize(page, sizes[0] ?? { width: 1440, height: 900 });
      // What was done least often so far comes next, so that the game shows all it has.
      const before = await question(page);
      const moves = await listed(page);
      const all = await moves.allTextContents();
      const words = all.map((each) => kindOf(each).slice(0, 24));
      const times = all.map((each, i) => (late?.test(each) && n < most / 2 ? most : (done.get(words[i] ?? '') ?? 0)));
      const at = times.indexOf(Math.min(...times));
      done.set(words[at] ?? '', (times[at] ?? 0) + 1);
      await moves.nth(at).click();
      await answered(page, before);
    }
    console.log(game, Object.fromEntries(seen));
    expect(seen.size).toBeGreaterThanOrEqual(kinds);
  });
