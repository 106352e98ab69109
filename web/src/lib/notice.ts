// A word from the background: when it is one's turn and the page is out of sight, a notification and a badge, where the browser
// has them and somebody wanted it.
import { keep, recall } from './keep';

const asked = 'notices.asked';

/** Whether it makes sense to offer it: possible, and neither allowed, refused nor offered before. */
export const mayOffer = (): boolean =>
  typeof Notification !== 'undefined' && Notification.permission === 'default' && !recall(asked, false);

/** The browser asks; whatever the answer, nobody is asked again. */
export async function offer(): Promise<void> {
  keep(asked, true);
  await Notification.requestPermission();
}

export function tellTurn(title: string, text: string): void {
  if (!document.hidden || typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  const notice = new Notification(title, { body: text, tag: 'paydirt-turn' });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
  if ('setAppBadge' in navigator) void navigator.setAppBadge(1).catch(() => undefined);
  const seen = () => {
    if (document.hidden) return;
    notice.close();
    document.removeEventListener('visibilitychange', seen);
    if ('clearAppBadge' in navigator) void navigator.clearAppBadge().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', seen);
}
