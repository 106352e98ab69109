// A game's folder of boards is fetched when a table of that game is opened.
import type { GameModule } from './game';

const folders = import.meta.glob<{ default: GameModule }>('../games/*/index.ts');

const address = (game: string): string => `../games/${game}/index.ts`;

/** Whether somebody has drawn boards for the game. */
export const hasBoards = (game: string): boolean => address(game) in folders;

/** The boards that were drawn for the game; where there are none, tables of what the engine says of it. */
export async function boardsOf(game: string): Promise<GameModule> {
  const load = folders[address(game)];
  return load ? (await load()).default : (await import('./generic')).generic(game);
}
