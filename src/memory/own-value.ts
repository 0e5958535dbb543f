// Reads own properties only: `constructor` is in every object.

export function ownValue<Value>(data: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(data, name) ? data[name] : undefined;
}
