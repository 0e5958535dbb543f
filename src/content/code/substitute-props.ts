// Inserts the props of a snippet into its text.

/** `{name}` becomes the value of the prop, if it is a string or a number. */
export function substituter(props: Readonly<Record<string, unknown>>): (text: string) => string {
  const names = Object.keys(props).filter((name) => typeof props[name] === "string" || typeof props[name] === "number");
  if (names.length === 0) return (text) => text;
  return (text) =>
    text.replace(/\{\s*(?:props\.)?([A-Za-z_$][\w$]*)\s*\}/g, (whole, name: string) =>
      names.includes(name) ? String(props[name]) : whole,
    );
}
