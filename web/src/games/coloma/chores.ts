// The list of what may still be done in a turn, and which of its lines a move belongs to.
import type { GlyphName } from './art/glyphs';
import type { Move } from './moves';
import { BOOM_GLYPHS, COMMON_GLYPHS } from './sites';
import type { Chore, ChoreKind, OpenTurn } from './types';
import { barrelType, character, player, townCard, type View } from './view';
import { TRIGGERS } from './words';

export const choreId = (at: number): string => `chore:${at}`;

interface Listed {
  at: number;
  chore: Chore;
  /** The section of the wheel that it is. */
  action: 'common' | 'boom' | null;
}

export const checklist = (view: View): Listed[] =>
  (view.state.open.turn?.checklist ?? []).map((chore, at) => ({
    at,
    chore,
    action: chore.kind === 'common' || chore.kind === 'boom' ? chore.kind : null,
  }));

/** Which section of the wheel a move uses; null: none. */
function sectionOf({ kind, b }: Move, turn: OpenTurn): ChoreKind | null {
  switch (kind) {
    case 'river':
    case 'bridge':
    case 'build':
    case 'hotel':
      return b === 'saw' ? 'boom' : 'common';
    case 'wagon':
    case 'rob':
      return turn.common_open && turn.site === 4 ? 'common' : 'boom';
    case 'row':
    case 'event':
    case 'land':
    case 'buy':
      return 'common';
    case 'claim':
    case 'take':
      return 'boom';
    default:
      return null;
  }
}

/** The line of the list that a move would tick off. */
export function choreOf(move: Move, view: View): Listed | null {
  const turn = view.state.open.turn;
  if (!turn) return null;
  const list = checklist(view);
  const find = (test: (chore: Chore) => boolean) => list.find(({ chore }) => test(chore)) ?? null;
  switch (move.kind) {
    case 'mill':
      return find(({ kind }) => kind === 'mill');
    case 'ability':
      return find(
        ({ kind, building, ability }) => kind === 'ability' && building === move.a && ability === Number(move.b),
      );
    case 'use':
      return find(({ kind, barrel }) => kind === 'barrel' && barrel === move.a);
    case 'power':
      return list.filter(({ chore }) => chore.kind === 'power')[Number(move.a || 1) - 1] ?? null;
    default: {
      const section = sectionOf(move, turn);
      return section === null ? null : find(({ kind }) => kind === section);
    }
  }
}

interface ChoreFace {
  title: string;
  glyph: GlyphName;
}
export function choreFace(view: View, { kind, building, ability, barrel }: Chore): ChoreFace {
  const turn = view.state.open.turn;
  const onBarker = turn?.site === 6;
  switch (kind) {
    case 'common':
      return { title: 'Common', glyph: onBarker ? 'coins' : (COMMON_GLYPHS[(turn?.site ?? 1) - 1] ?? 'shovel') };
    case 'boom':
      return {
        title: 'Boom',
        glyph:
          turn?.boom === 6 || turn?.boom === undefined ? 'barrel' : (BOOM_GLYPHS[(turn.boom ?? 1) - 1] ?? 'barrow'),
      };
    case 'mill':
      return { title: "Sutter's Mill", glyph: 'river' };
    case 'ability': {
      const card = building ? townCard(view, building) : null;
      const trigger = card?.abilities[(ability ?? 1) - 1]?.trigger ?? '';
      return { title: card ? `${card.name}, ${TRIGGERS[trigger] ?? trigger}` : 'Ability', glyph: 'house' };
    }
    case 'barrel':
      return { title: barrel ? `${barrelType(view, barrel).name} Barrel` : 'Barrel', glyph: 'barrel' };
    case 'power': {
      const who = turn ? player(view.state.open, turn.seat).character : null;
      return { title: who ? character(view, who).name : 'Power', glyph: 'star' };
    }
  }
}
