// Who is still there: everybody holds a lock of his own name for as long as he lives, and the browser lets it go with him, however
// he ends.

export function live(name: string): Promise<void> {
  return new Promise((holding) => {
    void navigator.locks.request(name, () => {
      holding();
      return new Promise(() => undefined);
    });
  });
}

/** Resolves when the one who lives under this name has ended. */
export const gone = (name: string): Promise<void> => navigator.locks.request(name, () => undefined);
