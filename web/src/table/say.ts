// The words of the prompt bar in each of its states (UX 4.1).
import { byTouch } from '$lib/pointer';
import { list, t } from '$lib/texts';
import type { Notice, Session } from './session.svelte';

interface Said {
  tone: 'asked' | 'waiting' | 'watching' | 'turned';
  /** The colour at the edge. */
  seat: number | null;
  /** Who is spoken of, when it is not you. */
  seal: number | null;
  head: string;
  line: Notice;
  /** Nothing is held, hovered or wrong: room for a tip. */
  calm: boolean;
}

/** Whose turn it is, where the game has turns. */
function turnOf(session: Session): number | null {
  const open = session.live?.open;
  if (typeof open !== 'object' || open === null || !('turn' in open)) return null;
  return typeof open.turn === 'number' ? open.turn : null;
}

function lastEvent(session: Session): string {
  const last = session.told.findLast((event) => event.kind !== 'turn');
  return last ? session.sentence(last.text) : '';
}

/** What the thing under the pointer, or the one tapped first, would do. */
function preview(session: Session): string {
  const { hands, boards, view } = session;
  const gesture = hands.considered;
  if (!gesture || !view) return '';
  const lines = boards?.preview?.(gesture, view) ?? [];
  return lines.length > 0 ? lines.join(' ') : session.sentence(gesture.move.words);
}

const plain = (text: string) => ({ text, rule: '', bad: false });

export function say(session: Session): Said {
  const { hands, asked, notice, live, viewer, looked } = session;
  const base = { seat: viewer, seal: null, calm: false };
  const line = notice ?? null;
  if (looked)
    return { ...base, tone: 'waiting', head: t('lookTitle'), line: plain(t('lookingAt', { move: looked.move })) };
  if (!live) {
    const head = t(session.table?.status === 'waiting' ? 'waitingRoomOf' : 'loading');
    return { ...base, tone: 'waiting', head, line: plain('') };
  }
  if (!session.atRest) {
    const seat = session.playing.find((event) => event.seat !== undefined)?.seat ?? null;
    const other = seat !== null && seat !== viewer;
    const head = other ? t('acting', { name: session.called(seat) }) : t('telling');
    const shown = { tone: session.watching ? 'watching' : 'waiting', seat: seat ?? viewer } as const;
    return { ...base, ...shown, seal: other ? seat : null, head, line: line ?? plain(lastEvent(session)) };
  }
  if (live.over) return { ...base, tone: 'asked', head: t('over'), line: line ?? plain(session.ending) };
  if (hands.live && asked) {
    const turn = turnOf(session);
    const turned = turn !== null && turn !== asked.seat;
    const tone = turned ? 'turned' : 'asked';
    const shown = { ...base, tone, seat: turned ? turn : viewer, seal: turned ? turn : null } as const;
    const words = session.view ? session.boards?.ask?.(asked, session.view) : undefined;
    const head = words?.head ?? session.named(asked.prompt);
    if (hands.confirming)
      return {
        ...shown,
        head,
        line: line ?? plain(hands.confirming.confirm ?? session.named(hands.confirming.move.words)),
      };
    const consequence = preview(session);
    if (line) return { ...shown, head, line };
    if (consequence) return { ...shown, head, line: plain(consequence) };
    if (hands.lifted && hands.choices.length === 0) {
      const hint = t(byTouch() ? 'heldHintTouch' : 'heldHint');
      return { ...shown, head, line: plain(words?.line ? `${words.line} ${hint}` : hint), calm: true };
    }
    return {
      ...shown,
      head,
      line: plain(
        turned
          ? `${t('outOfTurn', { name: session.called(turn) })} ${words?.line ?? ''}`
          : (words?.line ?? lastEvent(session)),
      ),
      calm: true,
    };
  }
  if (asked)
    return { ...base, tone: 'asked', head: t('sending'), line: line ?? plain(session.kept ? t('lineLostMove') : '') };
  const waiting = live.waiting.filter((seat) => !session.mine.includes(seat) || session.watching);
  const names = waiting.map((seat) => session.called(seat));
  const head =
    names.length === 1
      ? t('thinking', { name: names[0] ?? '' })
      : names.length > 1
        ? t('thinkingMany', { names: list(names) })
        : t('loading');
  const seal = waiting.length === 1 ? (waiting[0] ?? null) : null;
  const tone = session.watching ? 'watching' : 'waiting';
  return {
    ...base,
    tone,
    seat: seal ?? viewer,
    seal,
    head,
    line: line ?? plain(session.watching && !lastEvent(session) ? t('watchingText') : lastEvent(session)),
  };
}
