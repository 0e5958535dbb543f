// Appends to lists, and groups what is in them.

/** Appends many values to a list; a spread would exceed the engine's limit of arguments. */
export function addAll<Value>(list: Value[], more: readonly Value[]): void {
  for (const value of more) list.push(value);
}

/** The values by their keys, both in order of appearance, as by `Map.groupBy`, which Node 20 lacks. */
export function groupBy<Key, Value>(values: Iterable<Value>, keyOf: (value: Value) => Key): Map<Key, Value[]> {
  const groups = new Map<Key, Value[]>();
  for (const value of values) addTo(groups, keyOf(value), value);
  return groups;
}

/** Adds a value to the list of a key. */
export function addTo<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
