// The five games of the box. The server lists those that can be played; the others stand on the shelf as still to come.
import { hasBoards } from '$lib/modules';
import type { GameCard } from '$lib/protocol';

/** What is known of a game before it can be played. */
export type Boxed = Pick<GameCard, 'id' | 'name' | 'seats'>;

const box: Boxed[] = [
  { id: 'sutters-mill', name: "Sutter's Mill", seats: [2, 4] },
  { id: 'carcassonne-gold-rush', name: 'Carcassonne: Gold Rush', seats: [2, 5] },
  { id: 'fools-gold', name: "Fool's Gold", seats: [3, 5] },
  { id: 'coloma', name: 'Coloma', seats: [1, 5] },
  { id: 'golden-wilderness', name: 'The Golden Wilderness', seats: [2, 5] },
];

/** Of the games that the server can play, those whose boards are drawn: lessons need them. */
export const playable = (games: GameCard[]): GameCard[] => games.filter((game) => hasBoards(game.id));

/** All games in the order of the shelf: a card where it can be played, what is known of it where not. */
export function shelf(games: GameCard[]): { boxed: Boxed; card: GameCard | null }[] {
  const ready = playable(games);
  const known = box.map((boxed) => ({ boxed, card: ready.find((game) => game.id === boxed.id) ?? null }));
  const others = ready.filter((game) => !box.some((boxed) => boxed.id === game.id));
  return [...known, ...others.map((card) => ({ boxed: card, card }))];
}

/** Games that can be played although nobody has drawn boards for them yet. */
export const workshop = (games: GameCard[]): GameCard[] => games.filter((game) => !hasBoards(game.id));
