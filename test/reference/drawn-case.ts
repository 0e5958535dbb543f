// Draws a page of an acceptance case and reads the HTML as a reader without JavaScript would.
import { readFileSync } from "node:fs";
import type { Element, ElementContent, Root } from "hast";
import rehypeRaw from "rehype-raw";
import { parse } from "yaml";
import { countIds, plainContext } from "../../src/components/draw-context.js";
import type { ApiTarget } from "../../src/model.js";
import type { Description } from "../../src/openapi/description.js";
import { apiView } from "../../src/openapi/view/api-view.js";
import { createViewer } from "../../src/openapi/view/viewer.js";
import type { ApiView } from "../../src/openapi/views.js";
import { type DrawnReference, drawReference } from "../../src/reference/draw-reference.js";
import { plainReferenceSettings, type ReferenceSettings } from "../../src/reference/reference-settings.js";

export interface DrawnCase {
  readonly view: ApiView;
  readonly drawn: DrawnReference;
  readonly main: Root;
  readonly aside: Root;
  /** Everything that can be read in the article. */
  readonly text: string;
  /** The text of the element with this id; empty where there is none. */
  readonly at: (id: string) => string;
  /** The code samples by title. */
  readonly sample: (title: string) => string;
  /** The examples of a response, in order. */
  readonly responses: (status: string) => string[];
}

/** Draws `GET /a`, `webhook orderUpdated` or `schema Pet` of a case. */
export async function drawCase(
  name: string,
  what: string,
  settings: Partial<ReferenceSettings> = {},
): Promise<DrawnCase> {
  const description = readCase(name);
  const viewer = createViewer(description, { addressOf, base: "/docs", pillKeys: [] });
  const view = apiView(targetOf(what, description), viewer);
  if (!view) throw new Error(`${name} has no ${what}`);
  const drawn = await drawReference(view, {
    description,
    draw: { ...plainContext(), uniqueId: countIds(), link: (href) => `/docs${href}` },
    highlight: () => null,
    settings: { ...plainReferenceSettings, ...settings },
  });
  const main = parseHtml(drawn.html);
  const aside = parseHtml(drawn.aside ?? "");
  return {
    view,
    drawn,
    main,
    aside,
    text: textOf(main),
    at: (id) => textOf(byId(main, id)),
    sample: (title) => codeOf(find(byId(aside, "request-example"), (each) => each.properties["dataTitle"] === title)),
    responses: (status) => {
      const panel = find(byId(aside, "response-example"), (each) => each.properties["dataTitle"] === status);
      return findAll(panel, (each) => each.tagName === "pre").map(codeOf);
    },
  };
}

function readCase(name: string): Description {
  const file = name.includes(".") ? name : `${name}.yaml`;
  const text = readFileSync(new URL(`../openapi/cases/${file}`, import.meta.url), "utf8");
  const document = parse(text, { merge: true });
  return {
    id: file,
    kind: "openapi",
    source: { kind: "file", file },
    format: "yaml",
    version: String(document.openapi).slice(0, 3),
    title: document.info?.title ?? "",
    document,
    hash: file,
  };
}

function targetOf(what: string, { id: description }: Description): ApiTarget {
  const [first = "", ...rest] = what.split(" ");
  const name = rest.join(" ");
  if (first === "schema") return { kind: "schema", description, name };
  if (first === "webhook") return { kind: "webhook", description, name, method: "POST" };
  return { kind: "endpoint", description, method: first, path: name };
}

/** Every operation has a page here; of schemas only `Pet` and `Node`. */
function addressOf(target: ApiTarget): string | null {
  if (target.kind === "endpoint") return `/api/${target.method.toLowerCase()}${target.path}`;
  if (target.kind === "schema") return ["Pet", "Node"].includes(target.name) ? `/schemas/${target.name}` : null;
  return `/api/webhook/${target.name}`;
}

function parseHtml(html: string): Root {
  const tree = rehypeRaw()({ type: "root", children: [{ type: "raw", value: html }] } as never, {} as never);
  return tree as unknown as Root;
}

type Parent = Root | Element;

export function findAll(node: Parent | null, matches: (element: Element) => boolean): Element[] {
  const found: Element[] = [];
  for (const child of node?.children ?? []) {
    if (child.type !== "element") continue;
    if (matches(child)) found.push(child);
    found.push(...findAll(child, matches));
  }
  return found;
}

export function find(node: Parent | null, matches: (element: Element) => boolean): Element | null {
  return findAll(node, matches)[0] ?? null;
}

export function byId(node: Parent, id: string): Element | null {
  return find(node, (each) => each.properties["id"] === id);
}

export function byClass(node: Parent | null, name: string): Element[] {
  return findAll(
    node,
    ({ properties }) => Array.isArray(properties["className"]) && properties["className"].includes(name),
  );
}

/** Visible text with white space folded; scripts are not read. */
export function textOf(node: Parent | null): string {
  return node ? node.children.map(innerText).join("").replace(/\s+/g, " ").trim() : "";
}

function innerText(node: Root["children"][number] | ElementContent): string {
  if (node.type === "text") return node.value;
  if (node.type !== "element" || node.tagName === "script") return "";
  const isBlock = !["span", "a", "code", "b", "strong", "em", "wbr", "u"].includes(node.tagName);
  const inner = node.children.map(innerText).join("");
  return isBlock
    ? ` ${inner} `
    : `${inner}${/field-|enum-|method-pill/.test(String(node.properties["className"])) ? " " : ""}`;
}

/** Code as it stands, line ends included. */
function codeOf(node: Element | null): string {
  const raw = (each: Parent): string =>
    each.children
      .map((child) => (child.type === "text" ? child.value : child.type === "element" ? raw(child) : ""))
      .join("");
  const pre = node?.tagName === "pre" ? node : find(node, (each) => each.tagName === "pre");
  return pre ? raw(pre) : "";
}
