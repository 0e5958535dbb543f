// Writes a line of code as HTML: as few elements as its colours need.
import { type CodePalette, FONT_STYLES, MODES } from "./code-palette.js";
import type { Run } from "./textmate/cut-line.js";
import { colorOf, fontStyleOf } from "./textmate/scope.js";

/** What an element gets for a style in the light and a style in the dark theme; empty: no element is needed. */
export type Attribute = (light: number, dark: number) => string;

/** Neighbours of one look become one element; blanks go along with whatever stands before them. */
export function writeLine(line: string, runs: readonly Run[], attribute: Attribute): string {
  // Joined, as a text that is kept must not hold on to all that it was put together from.
  const html: string[] = [];
  const write = SPECIAL.test(line) ? escapeText : asItIs;
  let open = "";
  let from = 0;
  for (const [index, { start, light, dark }] of runs.entries()) {
    const wanted = attribute(light, dark);
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

function writeElement(html: string[], text: string, attribute: string): void {
  if (attribute === "") html.push(text);
  else html.push("<span ", attribute, ">", text, "</span>");
}

/** What HTML reads otherwise. */
const SPECIAL = /[&<>]/;

const asItIs = (text: string): string => text;

export function escapeText(text: string): string {
  return SPECIAL.test(text) ? text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;") : text;
}

/** Classes of the site's palettes; plain text has none. Remembers each, since a site has few. */
export function classAttribute(): Attribute {
  const known = new Map<number, string>();
  return (light, dark) => {
    const key = light * 0x100000 + dark;
    let attribute = known.get(key);
    if (attribute === undefined) {
      const names = [...classNames(light, MODES.light.prefix), ...classNames(dark, MODES.dark.prefix)];
      attribute = names.length === 0 ? "" : names.length === 1 ? `class=${names[0]}` : `class="${names.join(" ")}"`;
      known.set(key, attribute);
    }
    return attribute;
  };
}

function classNames(style: number, prefix: string): string[] {
  const color = colorOf(style);
  const fonts = FONT_STYLES.filter(({ bit }) => (fontStyleOf(style) & bit) !== 0).map(
    ({ letter }) => `${prefix}-${letter}`,
  );
  return color === 0 ? fonts : [`${prefix}${color.toString(36)}`, ...fonts];
}

/** Inline styles, for a block that has a theme of its own. */
export function styleAttribute({ colors }: CodePalette): Attribute {
  return (style) => {
    const color = colorOf(style);
    const rules: string[] = FONT_STYLES.filter(({ bit }) => (fontStyleOf(style) & bit) !== 0).map(({ css }) => css);
    if (color !== 0) rules.unshift(`color:${colors[color]}`);
    return rules.length === 0 ? "" : `style="${rules.join(";")}"`;
  };
}
