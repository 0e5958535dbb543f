// Reads the expressions that nearly all pages are content with, without compiling anything.

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
