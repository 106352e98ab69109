// A game's folder of boards is fetched when a table of that game is opened.
import type { GameModule } from './game';

const folders = import.meta.glob<{ default: GameModule }>('../games/*/index.ts');

const address = (game: string): string => `../games/${game}/index.ts`;

export const hasBoards = (game: string): boolean => address(game) in folders;

export async function boardsOf(game: string): Promise<GameModule | null> {
  const load = folders[address(game)];
  return load ? (await load()).default : null;
}
