/** Unguessable and of no use twice. `crypto.randomUUID` is there only behind https, and friends play over a plain network too. */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
