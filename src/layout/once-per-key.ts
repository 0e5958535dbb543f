// Makes values when they are first asked for.

/** A function that makes the value of each key once. `nameOf` is given where equal keys are not the same. */
export function oncePerKey<Key, Value>(
  make: (key: Key) => Value,
  nameOf: (key: Key) => unknown = (key) => key,
): (key: Key) => Value {
  const made = new Map<unknown, Value>();
  return (key) => {
    const name = nameOf(key);
    const known = made.get(name);
    if (known !== undefined) return known;
    const value = make(key);
    made.set(name, value);
    return value;
  };
}
