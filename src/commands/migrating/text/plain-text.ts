// Writes Markdown that knows no MDX so that `<` and `{` in it mean what they meant.

/** HTML that stays: a tag of a known shape whose attributes JSX can read. */
const TAG = /^<(\/?)([A-Za-z][\w-]*)((?:\s+[\w:@.#-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>=`]+))?)*)\s*(\/?)>/;

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
      at += comment?.[0].length ?? link?.[0].length ?? found?.[0].length ?? 1;
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
  return `<${closes}${name}${written}${ends === "/" ? " /" : ""}>`;
}
