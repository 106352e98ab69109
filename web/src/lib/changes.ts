// What the server sends instead of a whole state: how to get there from the last one (engine/json_change.hpp).
export type Change = unknown[] | { [part: string]: Change };

/** The value after a change. What has not changed is the same object as before. */
export function applied<T>(value: T, change: Change): T {
  if (Array.isArray(change)) return change[0] as T;
  const list = Array.isArray(value);
  const parts = (list ? [...(value as unknown[])] : { ...value }) as Record<string, unknown>;
  for (const [name, each] of Object.entries(change)) {
    if (list && name === 'length') parts.length = each;
    else if (Array.isArray(each) && each.length === 0) Reflect.deleteProperty(parts, name);
    else parts[name] = applied(parts[name], each);
  }
  return parts as T;
}
