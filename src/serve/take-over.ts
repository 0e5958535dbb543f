// Runs in the browser: updates a part of the page, and keeps everything else as the reader left it.

/**
 * `was` and `will` are the part as the server sent it before and sends it now; the answer is whether they differ. An
 * element with its own script is replaced as a whole, because only the script knows what it did to its content.
 */
export function takeOver(live: Element, was: Element, will: Element): boolean {
  const [before, after] = [[...was.childNodes], [...will.childNodes]];
  const start = sameAtStart(before, after);
  const end = sameAtStart(before.slice(start).reverse(), after.slice(start).reverse());
  const coming = after.slice(start, after.length - end);
  const old = before.slice(start, before.length - end);
  if (coming.length === 0 && old.length === 0) return false;
  const isUntouched = isAsServed(live, was);
  const here = [...live.childNodes];
  const leaving = isUntouched ? here.slice(start, before.length - end) : here;
  if (isUntouched && old.length === 1 && coming.length === 1) {
    const [part, one, other] = [leaving[0], old[0], coming[0]];
    if (isElement(part) && isElement(one) && isElement(other) && isSameBox(one, other) && isAsServed(part, one))
      return takeOver(part, one, other);
  }
  const next = leaving.length === 0 ? (here[start] ?? null) : (leaving.at(-1)?.nextSibling ?? null);
  exchange(leaving, isUntouched ? coming : after, (node) => live.insertBefore(node, next));
  return true;
}

type Nodes = readonly ChildNode[];

/** How many nodes are the same. Islands never are: their code may be another. */
function sameAtStart(before: Nodes, after: Nodes): number {
  const differs = before.findIndex((node, index) => holdsIsland(node) || !node.isEqualNode(after[index] ?? null));
  return differs < 0 ? before.length : differs;
}

function holdsIsland(node: Node): boolean {
  return isElement(node) && (node.matches("docs-island") || node.querySelector("docs-island") !== null);
}

function isElement(node: Node | undefined): node is Element {
  return node instanceof Element;
}

/** Whether the children in the page are still those that were served: scripts may have added some. */
function isAsServed(live: Element, was: Element): boolean {
  const names = ({ childNodes }: Element) => Array.from(childNodes, ({ nodeName }) => nodeName).join();
  return names(live) === names(was);
}

/** Whether two elements differ in their children alone, and no script is theirs. */
function isSameBox(old: Element, next: Element): boolean {
  return !old.localName.includes("-") && old.cloneNode().isEqualNode(next.cloneNode());
}

/** What the reader opened is open in what comes, too. */
function exchange(leaving: Nodes, coming: Nodes, insert: (node: Node) => void): void {
  const opened = new Map(inside(leaving, "details").map((details) => [titleOf(details), details.hasAttribute("open")]));
  for (const island of inside(leaving, "docs-island")) island.dispatchEvent(new Event("docsgen:removed"));
  for (const node of leaving) node.remove();
  for (const node of coming) insert(node);
  for (const details of inside(coming, "details")) {
    details.toggleAttribute("open", opened.get(titleOf(details)) ?? details.hasAttribute("open"));
  }
}

function inside(nodes: Nodes, selector: string): Element[] {
  const elements = nodes.filter(isElement);
  return elements.flatMap((each) => [...(each.matches(selector) ? [each] : []), ...each.querySelectorAll(selector)]);
}

function titleOf(details: Element): string {
  return details.querySelector("summary")?.textContent ?? "";
}
