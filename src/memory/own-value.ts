// Reads what plain data says under a name that an author chose: `constructor` is in every object, but not its own.

export function ownValue<Value>(data: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(data, name) ? data[name] : undefined;
}
