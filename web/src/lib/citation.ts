// The rules for players cite the specification at the end of a statement: [SM-040, SM-080..SM-083].

/** In a line of a document, with what stands inside the brackets. */
export const citation = / ?\[([A-Z]{2}-?[A-Z]?\d+(?:(?:, |\.\.)[A-Z]{2}-?[A-Z]?\d+)*)\](?!\()/g;

function parts(rule: string): [string, number] {
  const [, letters = '', number = ''] = /^(.*?)(\d+)[a-z]?$/.exec(rule) ?? [];
  return [letters, Number(number)];
}

/** Whether what stands inside the brackets names this rule, itself or in a range. */
export function covers(cited: string, rule: string): boolean {
  const [letters, number] = parts(rule);
  return cited.split(', ').some((each) => {
    const [first = '', last = first] = each.split('..');
    const [from, low] = parts(first);
    return from === letters && low <= number && number <= parts(last)[1];
  });
}
