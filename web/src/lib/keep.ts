// Small things kept on the device: tips seen, the last seats of a game. A private window keeps nothing and that is fine.

export function recall<T>(name: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`paydirt.${name}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(`paydirt.${name}`, JSON.stringify(value));
  } catch {
    // nothing to do
  }
}

export function drop(name: string): void {
  try {
    localStorage.removeItem(`paydirt.${name}`);
  } catch {
    // nothing was kept
  }
}
