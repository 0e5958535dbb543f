// Reads the expressions that nearly all pages are content with, without compiling anything.

/** The value of a literal: a number, a plain string, true, false, null, or nothing but a comment; else null. */
export function readLiteral(code: string): { readonly value: unknown } | null {
  const text = code.trim();
  if (text === "" || onlyComments.test(text)) return { value: undefined };
  if (/^-?\d+(?:\.\d+)?$/.test(text)) return { value: Number(text) };
  if (words.has(text)) return { value: words.get(text) };
  const quoted = /^(?:"([^"\\\n]*)"|'([^'\\\n]*)'|`((?:[^`\\$]|\$(?!\{))*)`)$/.exec(text);
  return quoted ? { value: quoted[1] ?? quoted[2] ?? quoted[3] } : null;
}

const onlyComments = /^(?:\/\*(?:(?!\*\/)[\s\S])*\*\/\s*)+$/;
const words = new Map<string, unknown>([
  ["true", true],
  ["false", false],
  ["null", null],
  ["undefined", undefined],
]);
