// Reads quotations that begin with `[!NOTE]`, which GitHub and other tools draw as callouts.

import type { Blockquote, Paragraph, PhrasingContent, Text } from "mdast";
import { alerts } from "../../components/registry.js";

/** The mark, with the sign of other tools for callouts that fold. */
const MARK = /^\[!([a-z]+)\][+-]?[ \t]*/i;

/**
 * A callout: its component, its title and its content; null where a quotation is none. `source` is the text that
 * positions point into.
 */
export function readAlert(quote: Blockquote, source: string) {
  const [first, ...rest] = quote.children;
  if (first?.type !== "paragraph") return null;
  const start = first.position?.start.offset ?? 0;
  const written = source.slice(start, first.position?.end.offset);
  const [mark = "", word = ""] = MARK.exec(written) ?? [];
  const name = alerts.get(word.toLowerCase());
  if (name === undefined) return null;
  const [line = ""] = written.split(/\r?\n/, 1);
  const title = line.slice(mark.length).trim();
  const after = /^[\s>]*/.exec(written.slice(line.length))?.[0].length ?? 0;
  const body = withoutStart(first, start + line.length + after, linesAfterFirst(first.children));
  if (body !== null || rest.length > 0)
    return { name, title: title === "" ? null : title, children: body ? [body, ...rest] : rest };
  const only = withoutStart(first, start + mark.length, withoutMark(first.children));
  return only && { name, title: null, children: [only] };
}

/** The content of a paragraph after its first line. */
function linesAfterFirst(children: readonly PhrasingContent[]): PhrasingContent[] {
  for (const [index, child] of children.entries()) {
    if (child.type === "break") return children.slice(index + 1);
    const end = child.type === "text" ? child.value.indexOf("\n") : -1;
    if (child.type === "text" && end !== -1)
      return [{ ...child, value: child.value.slice(end + 1) }, ...children.slice(index + 1)];
  }
  return [];
}

function withoutMark([first, ...rest]: readonly PhrasingContent[]): PhrasingContent[] {
  return first?.type === "text" ? [{ ...first, value: first.value.replace(MARK, "") }, ...rest] : [];
}

/** A paragraph of other children that begins at an offset; null where they say nothing. */
function withoutStart(paragraph: Paragraph, offset: number, written: readonly PhrasingContent[]): Paragraph | null {
  const children = written.filter((child) => child.type !== "text" || child.value !== "");
  if (children.length === 0) return null;
  const [first, ...rest] = children;
  const moved = <Node extends Paragraph | Text>(node: Node): Node =>
    node.position ? { ...node, position: { ...node.position, start: { ...node.position.start, offset } } } : node;
  return { ...moved(paragraph), children: first?.type === "text" ? [moved(first), ...rest] : children };
}
