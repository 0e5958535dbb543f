// Reads the elements of the reference part of a built page. It is generated and well-formed: anything else is an error.

const TAG = /<(\/?)([a-z][a-z0-9-]*)((?:[^>"]|"[^"]*")*?)(\/?)>/g;
const ATTRIBUTE = /([^\s=]+)(?:="([^"]*)"|=([^\s"]+))?/g;
const VOID = new Set(["area", "br", "col", "hr", "img", "input", "source", "wbr"]);
const NAMED = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " " };

/**
 * An element with its text, as far as the reference needs it; `level` is kept by who asks for it, `ids` by the root.
 * @typedef {{
 *   tag: string, attributes: Record<string, string>, classes: ReadonlySet<string>, text: string,
 *   parent: Elem | null, children: Elem[],
 *   level?: Elem[], ids?: ReadonlyMap<string, Elem>
 * }} Elem
 */

/** The reference part of a page by ids, or null where the page has none. */
export function readReference(/** @type {string} */ html) {
  const parts = [...html.matchAll(/<docs-reference[\s>][\s\S]*?<\/docs-reference>/g)].map(([part]) => part);
  if (parts.length === 0) return null;
  const root = readElements(parts.join(""));
  /** @type {Map<string, Elem>} */
  const ids = new Map();
  for (const each of descendants(root)) if (each.attributes["id"]) ids.set(each.attributes["id"], each);
  root.ids = ids;
  return { root, ids };
}

/** @returns {Elem} */
function readElements(/** @type {string} */ html) {
  const root = element("#root", "", null);
  let at = root;
  let end = 0;
  for (const found of html.matchAll(TAG)) {
    const [whole, slash, tag = "", attributes = "", closed] = found;
    addText(at, html.slice(end, found.index));
    end = found.index + whole.length;
    if (slash) {
      if (at.tag !== tag || !at.parent) throw new Error(`</${tag}> closes <${at.tag}>: ${html.slice(end - 200, end)}`);
      at = at.parent;
      continue;
    }
    const made = element(tag, attributes, at);
    at.children.push(made);
    if (!closed && !VOID.has(tag)) at = made;
  }
  if (at !== root) throw new Error(`<${at.tag}> is not closed.`);
  return root;
}

/** @returns {Elem} */
function element(/** @type {string} */ tag, /** @type {string} */ written, /** @type {Elem | null} */ parent) {
  /** @type {Record<string, string>} */
  const attributes = {};
  for (const [, name = "", quoted, bare] of written.matchAll(ATTRIBUTE))
    attributes[name] = decode(quoted ?? bare ?? "");
  const classes = new Set((attributes["class"] ?? "").split(" "));
  return { tag, attributes, classes, text: "", parent, children: [] };
}

function addText(/** @type {Elem} */ to, /** @type {string} */ text) {
  if (text === "") return;
  for (let at = /** @type {Elem | null} */ (to); at && at.tag !== "div"; at = at.parent) at.text += decode(text);
}

function decode(/** @type {string} */ text) {
  return text.replace(/&(?:#(x?)([0-9a-f]+)|([a-z]+));/gi, (whole, hex, code, name) =>
    name
      ? (NAMED[/** @type {keyof typeof NAMED} */ (name)] ?? whole)
      : String.fromCodePoint(parseInt(code, hex ? 16 : 10)),
  );
}

/** @returns {Generator<Elem>} */
export function* descendants(/** @type {Elem} */ of, /** @type {(each: Elem) => boolean} */ isEntered = () => true) {
  for (const child of of.children) {
    yield child;
    if (isEntered(child)) yield* descendants(child, isEntered);
  }
}
