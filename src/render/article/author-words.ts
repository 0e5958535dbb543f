// Reads what components of the author say, by drawing them once: search and the Markdown twin know their words too.
import { Fragment, h } from "preact";
import { renderToString } from "preact-render-to-string";
import type { CreateElement } from "../../content/code/vnodes.js";
import { decodeEntities } from "../../content/parse/decode-entities.js";
import type { AuthorWords } from "../../content/tree/tree.js";
import type { Html } from "../../model.js";

/** Marks where the children go, to tell the words before them from those after. */
const MARK = "\uE002";

/** The words of a component before and after its children. */
export function authorWords(
  create: CreateElement,
  component: unknown,
  props: Readonly<Record<string, unknown>>,
): AuthorWords {
  const children = looksAtChildren(component) ? [h("span", null, MARK), h("span", null)] : [MARK];
  const text = htmlText(renderToString(h(Fragment, null, create(component, props, ...children))));
  const [before = "", ...after] = text.split(MARK);
  return { before: before.trim(), after: after.join(" ").trim() };
}

/** Whether code handles its children one by one, as in `children.map(…)`. */
export function looksAtChildren(component: unknown): boolean {
  return typeof component === "function" && ONE_BY_ONE.test(String(component));
}

const ONE_BY_ONE =
  /\bchildren\s*(?:\?\.)?\s*(?:\[|\.?(?:map|filter|forEach|find\w*|some|every|reduce|slice|at|flat\w*|length)\b)|\bChildren\s*\./;

/** The words of HTML. Adjacent elements are separate words, as they are usually set apart by style. */
export function htmlText(html: Html): string {
  const text = html
    .replace(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, "")
    .replace(/(?<=<\/[a-z][\w-]*>)(?=<[a-z])/g, " ")
    .replace(/<\/?(?:p|div|li|ul|ol|h\d|br|tr|td|th|section|button)\b[^>]*>/g, " ")
    .replace(/<[^>]*>/g, "");
  return decodeEntities(text).replace(/\s+/g, " ").trim();
}
