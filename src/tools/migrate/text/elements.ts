// Writes components around lines of Markdown.

const CALLOUTS: Readonly<Record<string, string>> = {
  ...{ note: "Note", seealso: "Note", abstract: "Note", summary: "Note", example: "Note", quote: "Note", cite: "Note" },
  ...{
    tip: "Tip",
    hint: "Tip",
    important: "Info",
    info: "Info",
    todo: "Info",
    question: "Info",
    help: "Info",
    faq: "Info",
  },
  ...{ success: "Check", check: "Check", done: "Check", warning: "Warning", caution: "Warning", attention: "Warning" },
  ...{ danger: "Danger", error: "Danger", failure: "Danger", fail: "Danger", bug: "Danger", missing: "Danger" },
};

/** A name that no component stands for shows a note with that name as its title. */
export function callout(type: string, title: string | null, inner: readonly string[]): string[] {
  const name = CALLOUTS[type.toLowerCase()];
  const shown = title ?? (name === undefined ? type : null);
  return element(name ?? "Note", shown === null || shown === "" ? "" : ` title=${quoted(shown)}`, inner);
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
