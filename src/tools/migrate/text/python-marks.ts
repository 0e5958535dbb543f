// Turns attribute lists, links by name, keys, marks and icons of Python-Markdown.
import { outsideSpans, withoutSpans } from "./plain-text.js";

const ATTRIBUTES =
  /[ \t]*\{:?[ \t]*(?:[.#][\w-]+|[\w-]+=(?:"[^"]*"|'[^']*'|[^\s}]+))(?:[ \t]+(?:[.#][\w-]+|[\w-]+=(?:"[^"]*"|'[^']*'|[^\s}]+)|[\w-]+))*[ \t]*\}/g;

/** A picture with its address, before a list of attributes if it has one. */
const PICTURE = /!\[([^\]]*)\]\(([^()\s]+)(?:[ \t]+"[^"]*")?\)(?=(\{[^}]*\})?)/g;
/** The end of an address that is for one mode only. */
const MODE = /#(?:only|gh)-(light|dark)(?:-mode-only)?$/;

/** Pictures with a size, or for one mode only, as HTML; their lists of attributes stay behind them. */
function withPictures(text: string): string {
  return text.replace(PICTURE, (...[whole = "", alt = "", address = "", list = ""]: string[]) => {
    const [, mode = ""] = MODE.exec(address) ?? [];
    const sizes = Array.from(list.matchAll(/[^-](width|height)="?([\w.%]+)/g), ([, name, size]) => `${name}="${size}"`);
    if (mode === "" && sizes.length === 0) return whole;
    const words = `alt="${alt.replaceAll('"', "&quot;")}"`;
    const shown = mode && `className="${mode === "dark" ? "hidden dark:block" : "block dark:hidden"}"`;
    return `<img ${[`src="${address.replace(MODE, "")}"`, words, ...sizes, shown].filter(Boolean).join(" ")} />`;
  });
}

/** Words of a link whose address a plug-in finds by a name: `[words][package.name]`. */
const NAMED = /(?<!!)\[((?:[^[\]]|\[[^[\]]*\])+)\]\[([^[\]]*)\]/g;

/**
 * A line in Markdown of ours: pictures with attributes, keys and marks become HTML, ids of attribute lists anchors; icons are
 * left out, and `leave` is told.
 */
export function pythonMarks(line: string, leave: (what: string) => void): string {
  return outsideSpans(line, (text) =>
    withPictures(text)
      .replace(/\[\]\([^)]*\)(?=\{)/g, "")
      .replace(ATTRIBUTES, (list) => {
        const id = /[{ \t:]#([\w-]+)/.exec(list)?.[1];
        return id ? `<span id="${id}" />` : "";
      })
      .replace(/\+\+([a-z0-9]+(?:\+[a-z0-9]+)*)\+\+/gi, (_, keys: string) => keys.replace(/[^+]+/g, "<kbd>$&</kbd>"))
      .replace(/==(\S(?:[^=]*\S)?)==/g, "<mark>$1</mark>")
      .replace(/(:(?:material|fontawesome|octicons|simple)-[\w-]+:)[ \t]*/g, (_, icon: string) => {
        leave(`The icon ${icon} is left out.`);
        return "";
      }),
  );
}

/** Only the words of links that the page gives no address: a plug-in found them in code. */
export function withoutNamedLinks(written: string, leave: (line: number, what: string) => void): string {
  const { text, restore } = withoutSpans(written);
  const defined = new Set(Array.from(text.matchAll(/^[ \t]*\[([^\]]+)\]:/gm), ([, name = ""]) => name.toLowerCase()));
  return restore(
    text.replace(NAMED, (whole: string, ...[words = "", name, offset]: string[]) => {
      if (defined.has((name || words).toLowerCase())) return whole;
      const line = text.slice(0, Number(offset)).split("\n").length - 1;
      leave(line, "A link to a name that a plug-in finds has only its words.");
      return words;
    }),
  );
}
