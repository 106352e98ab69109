// A link to be sent to somebody. 127.0.0.1 means another computer there, so the server says what it is called from afar.
import type { Address } from './protocol';
import { isSite, linkTo } from './site';

export interface Invitation {
  link: string;
  /** Nobody but this computer can open it. */
  alone: boolean;
}

const isLoopback = (host: string): boolean => /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(host);

export async function invitation(address: string): Promise<Invitation> {
  const link = linkTo(address);
  if (isSite || !isLoopback(location.hostname)) return { link, alone: false };
  const there = await addressFromAfar();
  return there === null ? { link, alone: true } : { link: new URL(address, there).href, alone: false };
}

async function addressFromAfar(): Promise<string | null> {
  try {
    const answer = await fetch('/api/address');
    return answer.ok ? ((await answer.json()) as Address).address : null;
  } catch {
    return null;
  }
}
