// Moves as the engine writes them, taken apart: a kind and its arguments, of which a game's types.ts says what they are.
const partsOf = (word: string): string[] => word.split('+').filter((part) => part !== '');

function valueOf(form: string, word: string): unknown {
  switch (form) {
    case 'number':
      return Number(word);
    case 'number[]':
      return partsOf(word).map(Number);
    case 'string[]':
      return partsOf(word);
    default:
      return word;
  }
}

/** The parser of a game's moves: `parserOf<Move>(moveArguments)`. */
export const parserOf =
  <Move extends { kind: string }>(kinds: Record<Move['kind'], Record<string, string>>) =>
  (notation: string): Move => {
    const [kind = '', ...words] = notation.split(' ');
    if (!(kind in kinds)) throw new Error(`no such move: ${notation}`);
    const forms = Object.entries(kinds[kind as Move['kind']]);
    const values = forms.map(([name, form], i) => [name, valueOf(form, words[i] ?? '')]);
    return { kind, ...Object.fromEntries(values) } as Move;
  };
