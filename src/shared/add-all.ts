// Adds many values to a list. A spread hands them over as arguments, and of those the engine takes some hundred thousand.

export function addAll<Value>(list: Value[], more: readonly Value[]): void {
  for (const value of more) list.push(value);
}
