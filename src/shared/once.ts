// Makes a value when it is first asked for.

/** The value is kept; a failure to make it is not. */
export function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
