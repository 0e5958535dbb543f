// Writes components around lines of Markdown.

/** Components, each with the names that other tools have for it. */
const CALLOUTS = Object.entries({
  Note: "note seealso abstract summary example quote cite",
  Tip: "tip hint",
  Info: "important info todo question help faq",
  Check: "success check done",
  Warning: "warning caution attention",
  Danger: "danger error failure fail bug missing",
});

/** A name that no component stands for shows a note with that name as its title. */
export function callout(type: string, title: string | null | undefined, inner: readonly string[]): string[] {
  const [name] = CALLOUTS.find(([, types]) => types.split(" ").includes(type.toLowerCase())) ?? [];
  const shown = title ?? (name === undefined ? type : null);
  return element(name ?? "Note", shown ? ` title=${quoted(shown)}` : "", inner);
}

/** A component around lines. */
export function element(name: string, attributes: string, inner: readonly string[]): string[] {
  return [`<${name}${attributes}>`, "", ...trimmed(inner), "", `</${name}>`];
}

/** Text as the value of an attribute, without marks; code means itself. */
export function quoted(text: string): string {
  const plain = text
    .split(/(`+.+?`+)/)
    .map((part, at) => (at % 2 === 1 ? part.replace(/^`+|`+$/g, "") : withoutMarks(part)))
    .join("");
  return `"${plain.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}"`;
}

function withoutMarks(text: string): string {
  return text
    .replace(/\*{1,3}([^*]*)\*{1,3}/g, "$1")
    .replace(/(?<!\w)_{1,2}([^_]+)_{1,2}(?!\w)/g, "$1")
    .replaceAll("\\", "");
}

function trimmed(lines: readonly string[]): string[] {
  const first = lines.findIndex((line) => line.trim() !== "");
  return first < 0 ? [] : lines.slice(first, lines.findLastIndex((line) => line.trim() !== "") + 1);
}
