// What the server sends instead of a whole state: how to get there from the last one (engine/json_change.hpp).
type TextChange = [front: number, text: string, end?: number];
type Texts = (string | TextChange)[];
export type Change = unknown[] | { [part: string]: Change | number };

/** The value after a change. What has not changed is the same object as before. */
export function applied<T>(value: T | undefined, change: Change): T {
  if (Array.isArray(change))
    return (change.length > 1 ? changedText(value as string, change as TextChange) : change[0]) as T;
  const list = Array.isArray(value) || typeof change.length === 'number';
  const parts = (list ? [...((value ?? []) as unknown[])] : { ...value }) as Record<string, unknown>;
  for (const [name, each] of Object.entries(change)) {
    if (typeof each === 'number') parts.length = each;
    else if (list && !/^\d/.test(name)) fill(parts as unknown as Row[], name, each as Texts);
    else if (Array.isArray(each) && each.length === 0) Reflect.deleteProperty(parts, name);
    else parts[name] = applied(parts[name], each);
  }
  return parts as T;
}

type Row = Record<string, string>;

/** This member of all rows. */
function fill(rows: Row[], name: string, texts: Texts): void {
  let before = '';
  texts.forEach((text, i) => {
    before = Array.isArray(text) ? changedText(before, text) : text;
    rows[i] = { ...rows[i], [name]: before };
  });
}

function changedText(before: string, [front, text, end = 0]: TextChange): string {
  return before.slice(0, front) + text + before.slice(before.length - end);
}
