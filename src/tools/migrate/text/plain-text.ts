// Escapes Markdown for MDX, so that `<` and `{` stay text.

/** HTML that stays: a tag of a known shape whose attributes JSX can read. */
const TAG = /^<(\/?)([A-Za-z][\w-]*)((?:\s+[\w:@.#-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>=`]+))?)*)\s*(\/?)>/;

const OPEN_OVER_LINES = new RegExp(TAG.source.slice(1), "g");

/** Tags whose attributes are on lines of their own, on one line: lines are converted one by one. */
export function joinTags(written: string): string {
  const { text, restore } = withoutSpans(written);
  return restore(text.replace(OPEN_OVER_LINES, (tag) => tag.replace(/\s*\n\s*/g, " ")));
}

const INLINE = "a abbr b cite code del em i ins kbd mark q s small span strong sub sup u".split(" ");

/** The names of elements that a text closes. */
export function closedIn(text: string): ReadonlySet<string> {
  return new Set(Array.from(text.matchAll(/<\/([A-Za-z][\w-]*)/g), ([, name = ""]) => name));
}

/**
 * Tags of blocks on lines of their own, if text beside them goes on in other lines: `<details><summary>A</summary>`. MDX would read
 * them as parts of a paragraph. `closed` are the names that the page closes.
 */
export function standAlone(written: string, closed: ReadonlySet<string>): string {
  const isBlock = (name: string) => closed.has(name) && !INLINE.includes(name);
  const apart = (line: string): string[] => {
    const [, first = "", opened = "", rest = ""] = /^([ \t]*<([a-z][\w-]*)\b[^<>]*>)[ \t]*(\S.*)$/.exec(line) ?? [];
    if (isBlock(opened) && !rest.includes(`</${opened}>`)) return [first, ...apart(rest)];
    const [, before = "", last = "", ended = ""] = /^(.*\S)[ \t]*(<\/([a-z][\w-]*)>)[ \t]*$/.exec(line) ?? [];
    return isBlock(ended) && !before.includes(`<${ended}`) ? [...apart(before), last] : [line];
  };
  const { text, restore } = withoutSpans(written);
  return restore(text.split("\n").flatMap(apart).join("\n"));
}

/** Elements without an end, and those that what follows ends. */
const OPEN_ENDED = "area br col dd dt embed hr img input li p source tbody td tfoot th thead tr track wbr".split(" ");

/**
 * Closes elements of text that a paragraph or item leaves open, as browsers do, and takes tags that the page never closes for
 * words in angle brackets. `closed` are the names that it closes.
 */
export function closeTags(written: string, closed = closedIn(written)): string {
  const { text, restore } = withoutSpans(written);
  const words = text.replace(/<([a-z][\w-]*|[A-Z]\w*_\w*)(?:[ \t][\w \t-]*)?>/g, (tag, name: string) =>
    closed.has(name) || INLINE.includes(name) || OPEN_ENDED.includes(name) ? tag : `\\${tag}`,
  );
  return restore(words.split(PARAGRAPH_END).map(closeInline).join(""));
}

/** A blank line, or the next item of a list. The ends are kept as they are. */
const PARAGRAPH_END = /(\n(?=[ \t]*\n)|\n(?=[ \t]*(?:[-*+]|\d+[.)])[ \t]))/;

function closeInline(paragraph: string): string {
  const open: string[] = [];
  const closeFrom = (at: number) =>
    open
      .splice(at)
      .filter((name) => INLINE.includes(name))
      .toReversed()
      .map((name) => `</${name}>`)
      .join("");
  const made = paragraph.replace(OPEN_OVER_LINES, (tag: string, ...[closes, name = "", , ends]: string[]) => {
    if (ends === "/") return tag;
    const at = open.lastIndexOf(name);
    if (closes === "") {
      // A link in a link ends the outer one.
      const before = name === "a" && at >= 0 ? closeFrom(at) : "";
      open.push(name);
      return before + tag;
    }
    if (INLINE.includes(name)) {
      if (at >= 0) open.splice(at, 1);
      return tag;
    }
    return closeFrom(Math.max(at, 0)) + tag;
  });
  return made + closeFrom(0);
}

/** Text between spans of code. */
export function escapeLine(line: string, leave: (what: string) => void): string {
  return outsideSpans(line, (text) => escapeText(text, leave));
}

/** A text whose code in backticks stands aside, so that nothing is changed in it. */
export function withoutSpans(text: string): { readonly text: string; readonly restore: (text: string) => string } {
  const held: string[] = [];
  const hold = (code: string) => `\uE000${held.push(code) - 1}\uE001`;
  return {
    text: text
      .split("\n")
      .map((line) => outsideSpans(line, (part) => part, hold))
      .join("\n"),
    restore: (made) => made.replace(/\uE000(\d+)\uE001/g, (_, index: string) => held[Number(index)] ?? ""),
  };
}

/** Applies to what is outside code in backticks; backticks without an end, and the first after a backslash, are text. */
export function outsideSpans(
  line: string,
  change: (text: string) => string,
  keep: (code: string) => string = (code) => code,
): string {
  const parts = line.split(/((?<!\\)`+|(?<=\\)`)/);
  let out = "";
  for (let at = 0; at < parts.length; at++) {
    const part = parts[at] ?? "";
    const isEscaped = at % 2 === 1 && /(?:^|[^\\])(?:\\\\)*\\$/.test(parts[at - 1] ?? "");
    const end =
      at % 2 === 1 && !isEscaped
        ? parts.findIndex((each, index) => index > at && index % 2 === 1 && each === part)
        : -1;
    if (end < 0) out += at % 2 === 1 ? part : change(part);
    else {
      out += keep(parts.slice(at, end + 1).join(""));
      at = end;
    }
  }
  return out;
}

function escapeText(text: string, leave: (what: string) => void): string {
  let out = "";
  for (let at = 0; at < text.length; ) {
    const rest = text.slice(at);
    const letter = text.charAt(at);
    if (letter === "\\") {
      out += rest.slice(0, 2);
      at += 2;
    } else if (letter === "{" || letter === "}") {
      out += `\\${letter}`;
      at++;
    } else if (letter === "<") {
      const comment = /^<!--[\s\S]*?-->/.exec(rest) ?? /^<!--.*$/.exec(rest);
      const link = /^<((?:https?|mailto|ftp):[^\s<>]+)>/.exec(rest) ?? /^<([^\s<>@]+@[^\s<>]+)>/.exec(rest);
      const found = TAG.exec(rest);
      if (comment) out += comment[0];
      else if (link) out += `[${link[1]}](${link[1]?.includes(":") ? "" : "mailto:"}${link[1]})`;
      else out += found ? htmlTag(found, leave) : "\\<";
      at += (comment ?? link ?? found)?.[0].length ?? 1;
    } else {
      out += letter;
      at++;
    }
  }
  return out;
}

function htmlTag(
  [, closes = "", name = "", attributes = "", ends = ""]: RegExpExecArray,
  leave: (what: string) => void,
): string {
  const written = attributes.replace(
    /\s+([\w:@.#-]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"'<>=`]+))?/g,
    (_, key: string, value: string | undefined) => {
      if (/^(?:v-|:|@|#)/.test(key)) {
        leave(`\`${key}\` of <${name}> is Vue.`);
        return "";
      }
      if (/^markdown$/i.test(key)) return "";
      if (value === undefined) return ` ${key}`;
      return ` ${key}=${/^["']/.test(value) ? value : `"${value}"`}`;
    },
  );
  // Vue shows what is in it; browsers do not.
  return name === "template" ? "" : `<${closes}${name}${written}${ends === "/" ? " /" : ""}>`;
}
