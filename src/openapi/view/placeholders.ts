// Tells placeholders in angle brackets, such as `<date>` or `Array<T>`, from HTML.
import type { Html as HtmlNode, Nodes, Root } from "mdast";
import { defaultSchema } from "rehype-sanitize";

/** Elements that are drawn. */
const DRAWN = new Set(defaultSchema.tagNames ?? []);

/** Elements that vanish with what is in them, closed or not. */
const VANISHING = new Set(["script", "style"]);

/** Other elements of HTML: their tags vanish where they are used as such, and are words where they stand alone. */
const OTHERS = new Set(
  (
    "abbr acronym address applet area article aside audio base bdi bdo big body button canvas caption center cite col " +
    "colgroup data datalist dfn dialog dir embed fieldset figcaption figure font footer form frame frameset head header " +
    "hgroup html iframe label legend link main map mark marquee math menu meta meter nav noframes noscript object " +
    "optgroup option output param progress search select slot small svg template textarea time title track u video wbr"
  ).split(" "),
);

/** Elements that are closed by what follows, or have no end. */
const OPEN_ENDED = new Set("br hr img input li p td th tr dt dd tbody thead tfoot source wbr".split(" "));

const CLOSING_TAG = /<\/([a-z][\w:.-]*)/gi;

const TAG = /<(\/?)([a-z][\w:.-]*)([^<>]*)>/gi;

/** Makes text of what is no HTML, in the HTML of the tree. `parse` reads Markdown: a block may have been hidden behind such a word. */
export function unhidePlaceholders(tree: Root, text: string, parse: (text: string) => Root): Root {
  const closed = new Set(Array.from(text.matchAll(CLOSING_TAG), ([, name = ""]) => name.toLowerCase()));
  unhide(tree, closed, parse);
  return tree;
}

function unhide(parent: Nodes, closed: ReadonlySet<string>, parse: (text: string) => Root): void {
  if (!("children" in parent)) return;
  const isBlock = parent.type !== "paragraph" && parent.type !== "heading" && parent.type !== "tableCell";
  for (const [index, child] of [...parent.children.entries()].reverse()) {
    if (child.type !== "html") unhide(child, closed, parse);
    else {
      const shown = child.value.replace(TAG, (tag: string, ...parts: string[]) =>
        isPlaceholder(parts, closed) ? `&lt;${tag.slice(1)}` : tag,
      );
      if (shown === child.value) continue;
      if (isBlock && shown.startsWith("&lt;")) parent.children.splice(index, 1, ...(parse(shown).children as never[]));
      else (child as HtmlNode).value = shown;
    }
  }
}

function isPlaceholder(
  [slash, written = "", attributes = ""]: readonly string[],
  closed: ReadonlySet<string>,
): boolean {
  const name = written.toLowerCase();
  if (VANISHING.has(name)) return false;
  if (!DRAWN.has(name) && !OTHERS.has(name)) return true;
  if (slash !== "" || /[="'/]/.test(attributes)) return false;
  return !closed.has(name) && !OPEN_ENDED.has(name) && (written !== name || !DRAWN.has(name));
}
