// Appends many values to a list; a spread would exceed the engine's limit of arguments.

export function addAll<Value>(list: Value[], more: readonly Value[]): void {
  for (const value of more) list.push(value);
}
