// Writes a line of code as HTML: as few elements as its colours need.
import { type CodePalette, FONT_STYLES, MODES } from "./code-palette.js";
import type { Run } from "./textmate/cut-line.js";
import { colorOf, fontStyleOf } from "./textmate/scope.js";

/** The opening tag for a pair of styles, light and dark; empty where no element is needed. */
export type OpeningTag = (light: number, dark: number) => string;

/** Adjacent runs that look the same share an element, which includes the blanks after them. */
export function writeLine(line: string, runs: readonly Run[], openingTag: OpeningTag): string {
  // Joined, since a kept string must not hold on to all its parts.
  const html: string[] = [];
  const write = SPECIAL.test(line) ? escapeText : asItIs;
  let open = "";
  let from = 0;
  for (let index = 0; index < runs.length; index++) {
    const { start, light, dark } = runs[index] as Run;
    const wanted = openingTag(light, dark);
    if (wanted === open || isBlank(line, start, runs[index + 1]?.start ?? line.length)) continue;
    if (start > from) writeElement(html, write(line.slice(from, start)), open);
    open = wanted;
    from = start;
  }
  if (from < line.length) writeElement(html, write(line.slice(from)), open);
  return html.join("");
}

function isBlank(line: string, start: number, end: number): boolean {
  for (let at = start; at < end; at++) {
    const code = line.charCodeAt(at);
    if (code !== 32 && code !== 9) return false;
  }
  return true;
}

function writeElement(html: string[], text: string, tag: string): void {
  if (tag === "") html.push(text);
  else html.push(tag, text, "</span>");
}

/** Characters that HTML escapes. */
const SPECIAL = /[&<>]/;

const asItIs = (text: string): string => text;

export function escapeText(text: string): string {
  return SPECIAL.test(text) ? text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;") : text;
}

/** Classes of the site's palettes; none for plain text. Remembers each, as a site has few. */
export function classTags(): OpeningTag {
  const known = new Map<number, string>();
  return (light, dark) => {
    const key = light * 0x100000 + dark;
    let tag = known.get(key);
    if (tag === undefined) {
      const names = [...classNames(light, MODES.light.prefix), ...classNames(dark, MODES.dark.prefix)];
      tag =
        names.length === 0 ? "" : names.length === 1 ? `<span class=${names[0]}>` : `<span class="${names.join(" ")}">`;
      known.set(key, tag);
    }
    return tag;
  };
}

function classNames(style: number, prefix: string): string[] {
  const color = colorOf(style);
  const fonts = FONT_STYLES.filter(({ bit }) => (fontStyleOf(style) & bit) !== 0).map(
    ({ letter }) => `${prefix}-${letter}`,
  );
  return color === 0 ? fonts : [`${prefix}${color.toString(36)}`, ...fonts];
}

/** Inline styles, for a block with its own theme. */
export function styleTags({ colors }: CodePalette): OpeningTag {
  return (style) => {
    const color = colorOf(style);
    const rules: string[] = FONT_STYLES.filter(({ bit }) => (fontStyleOf(style) & bit) !== 0).map(({ css }) => css);
    if (color !== 0) rules.unshift(`color:${colors[color]}`);
    return rules.length === 0 ? "" : `<span style="${rules.join(";")}">`;
  };
}
