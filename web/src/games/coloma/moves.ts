// Moves as the engine writes them: a kind and its arguments. Sites, rows, columns and places of the Hideout are counted from 1.
export interface Move {
  kind: string;
  /** First and second argument as they are written. */
  a: string;
  b: string;
}

export function parse(notation: string): Move {
  const [kind = '', a = '', b = ''] = notation.split(' ');
  return { kind, a, b };
}
