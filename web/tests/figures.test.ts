import { readdirSync, readFileSync } from 'node:fs';
import { flushSync, mount, unmount } from 'svelte';
import { describe, expect, it } from 'vitest';
import { figureOf, viewOf } from '../src/lib/figures';
import { markdown } from '../src/lib/markdown';
import { boardsOf, hasBoards } from '../src/lib/modules';

const games = readdirSync('../docs/play')
  .map((file) => file.replace('.md', ''))
  .filter(hasBoards);

for (const game of games) {
  describe(`the rules of ${game}`, () => {
    const names = [
      ...markdown(readFileSync(`../docs/play/${game}.md`, 'utf8')).html.matchAll(/data-figure="([a-z-]+)"/g),
    ].map(([, name = '']) => name);

    it('have figures', () => expect(names.length).toBeGreaterThanOrEqual(2));

    it.each(names)('show %s on the board itself, and a record to go on from', async (name) => {
      const [boards, figure] = await Promise.all([boardsOf(game), figureOf(game, name)]);
      if (!figure) throw new Error(`no figure ${name}`);
      expect(figure.record).toMatch(new RegExp(`^paydirt record 1\ngame ${game}\n`));
      expect(figure.asked.moves.length).toBeGreaterThan(1);
      const edition: unknown = JSON.parse(readFileSync(`../games/${game.replaceAll('-', '_')}/edition.json`, 'utf8'));
      const target = document.body.appendChild(document.createElement('div'));
      const shown = mount(boards.Board, { target, props: { view: viewOf(figure, edition) } });
      flushSync();
      expect(target.querySelectorAll('svg').length).toBeGreaterThan(0);
      void unmount(shown);
      target.remove();
    });
  });
}
