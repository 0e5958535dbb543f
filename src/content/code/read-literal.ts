// Evaluates what needs no compiling: literals, with which nearly all pages are content, and props in the text of a snippet.

/** The value of a literal: a number, a plain string, true, false, null, or nothing but a comment; else null. */
export function readLiteral(code: string): { readonly value: unknown } | null {
  const text = code.trim();
  if (text === "" || ONLY_COMMENTS.test(text)) return { value: undefined };
  if (/^-?\d+(?:\.\d+)?$/.test(text)) return { value: Number(text) };
  if (WORDS.has(text)) return { value: WORDS.get(text) };
  const quoted = /^(?:"([^"\\\n]*)"|'([^'\\\n]*)'|`((?:[^`\\$]|\$(?!\{))*)`)$/.exec(text);
  return quoted ? { value: quoted[1] ?? quoted[2] ?? quoted[3] } : null;
}

const ONLY_COMMENTS = /^(?:\/\*(?:(?!\*\/)[\s\S])*\*\/\s*)+$/;
const WORDS = new Map<string, unknown>([
  ["true", true],
  ["false", false],
  ["null", null],
  ["undefined", undefined],
]);

/** `{name}` becomes the value of the prop, if it is a string or a number. */
export function substituter(props: Readonly<Record<string, unknown>>): (text: string) => string {
  const names = Object.keys(props).filter((name) => typeof props[name] === "string" || typeof props[name] === "number");
  if (names.length === 0) return (text) => text;
  return (text) =>
    text.replace(/\{\s*(?:props\.)?([A-Za-z_$][\w$]*)\s*\}/g, (whole, name: string) =>
      names.includes(name) ? String(props[name]) : whole,
    );
}
