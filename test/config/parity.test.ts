// What the hosted product publishes and the specification does not mention is drawn; what the specification forbids is not.
import { describe, expect, it } from "vitest";
import type { WrittenNode } from "../../src/model.js";
import { readDocs } from "./read-docs.js";

type Navigation = Readonly<Record<string, unknown>>;

const drawn = (tree: readonly WrittenNode[]): string[] =>
  tree.flatMap((node) => {
    if (node.kind === "entry") return [node.text];
    return node.kind === "link" ? [node.holder.name] : [node.holder.name, ...drawn(node.children)];
  });

const page = { pages: ["a"] };
const item = { item: "I", ...page };
const tabs = (tab: Navigation): Navigation => ({ tabs: [{ tab: "T", ...tab }] });
const group = (more: Navigation): Navigation => ({ groups: [{ group: "G", ...page, ...more }] });
const products = (item: Navigation): Navigation => ({ products: [{ product: "P", menu: [{ item: "I", ...item }] }] });

const FORBIDDEN_TWICE = ["forbidden-child", "forbidden-child"];
const WARNED: readonly (readonly [name: string, navigation: Navigation, codes: readonly string[], tree: string])[] = [
  ["a menu in a product", products(page), ["forbidden-child"], "P I a"],
  ["tabs in a product's menu", products({ tabs: [{ tab: "T", ...page }] }), FORBIDDEN_TWICE, "P I T a"],
  ["groups in a group", { groups: [{ group: "G", groups: [{ group: "H", ...page }] }] }, ["forbidden-child"], "G H a"],
  ["tabs in a tab", tabs({ ...page, tabs: [{ tab: "U", pages: ["b"] }] }), ["forbidden-child"], "T a"],
  ["a menu in an anchor", { anchors: [{ anchor: "A", ...page, menu: [item] }] }, ["forbidden-child"], "A a"],
  ["tabs in a group", group({ tabs: [{ tab: "T", ...page }] }), ["forbidden-child"], "G a"],
  ["a tab in pages", tabs({ pages: ["a", { tab: "X", pages: ["b"] }] }), ["forbidden-child"], "T a X b"],
  ["a dropdown in groups", { groups: [{ dropdown: "D", ...page }] }, ["forbidden-child"], "D a"],
  ["no anchors by groups", { languages: [{ language: "en", anchors: [], ...group({}) }] }, ["empty-list"], "en G a"],
  ["no tabs beside pages", { versions: [{ version: "1", tabs: [], ...page }] }, ["empty-list"], "1 a"],
  ["no versions beside tabs at the root", { versions: [], ...tabs(page) }, ["empty-list"], "T a"],
  ["a boost of nothing", group({ boost: 0 }), ["invalid-setting"], "G a"],
  ["a negative boost", group({ boost: -2 }), ["invalid-setting"], "G a"],
  ["an SDK alone", { groups: [{ group: "G", sdk: { format: "typedoc" } }] }, ["unsupported-setting"], "G"],
  ["an SDK alone in a tab", tabs({ sdk: { format: "typedoc" } }), ["unsupported-setting"], "T"],
  ["a description without a name", group({ openapi: "" }), ["invalid-description"], "G a"],
  ["a description that is true", group({ openapi: true }), ["invalid-description"], "G a"],
  ["a description with a folder alone", group({ openapi: { directory: "x" } }), ["invalid-description"], "G a"],
  [
    "a description without a name in a menu",
    tabs({ menu: [{ ...item, openapi: "" }] }),
    ["invalid-description"],
    "T I a",
  ],
  ["an unknown list in a menu", tabs({ menu: [{ item: "I", ...page, directory: "x" }] }), ["invalid-setting"], "T I a"],
  ["a link that is none beside pages", tabs({ ...page, href: "foo" }), ["invalid-href"], "T a"],
  ["an empty tag", group({ tag: "" }), [], "G a"],
  ["an empty description", { dropdowns: [{ dropdown: "D", description: "", ...page }] }, [], "D a"],
];

describe("what the specification does not mention", () => {
  it.each(WARNED)("%s is drawn", async (_name, navigation, codes, tree) => {
    const { read, problems } = await readDocs({ name: "Garden", navigation });
    expect(problems.map(({ code, severity }) => `${severity} ${code}`)).toEqual(codes.map((code) => `warning ${code}`));
    expect(drawn(read?.navigation.children ?? []).join(" ")).toBe(tree);
  });

  it.each([
    ["cookies without a name", { integrations: { cookies: {} } }, 2],
    ["telemetry that says nothing", { integrations: { telemetry: {} } }, 0],
    ["an entry to nowhere", { contextual: { options: [{ title: "t", description: "d", href: { base: "abc" } }] } }, 1],
    ["an entry that is to nowhere", { contextual: { options: [{ title: "t", description: "d", href: "abc" }] } }, 1],
    ["a redirect to nowhere", { redirects: [{ source: "/old", destination: "" }] }, 1],
    ["a redirect from nowhere", { redirects: [{ source: "", destination: "/a" }] }, 1],
  ])("%s is no error", async (_name, settings, count) => {
    const { problems } = await readDocs({ name: "Garden", navigation: page, ...settings });
    expect(problems.map(({ code, severity }) => `${severity} ${code}`)).toEqual(
      Array(count).fill("warning invalid-setting"),
    );
  });
});

it.each([
  ["two patterns at the root", { ...tabs(page), ...group({}) }, "several-root-patterns"],
  ["two kinds of children", tabs({ ...page, ...group({}) }), "mixed-children"],
  ["tabs in a menu", tabs({ menu: [{ item: "I", tabs: [{ tab: "U", ...page }] }] }), "forbidden-child"],
  ["versions in a menu", tabs({ menu: [{ item: "I", versions: [{ version: "1", ...page }] }] }), "forbidden-child"],
  ["an empty list alone", { tabs: [] }, "empty-list"],
])("what the specification forbids stays an error that says how to write it: %s", async (_name, navigation, code) => {
  const { problems } = await readDocs({ name: "Garden", navigation });
  expect(problems.map((each) => `${each.severity} ${each.code}`)).toContain(`error ${code}`);
  if (code !== "empty-list") expect(problems.at(-1)?.hint).toMatch(/^.+`--lenient` draws .+\.$/);
});

it.each([
  ["frontchat", "CHAT_ID1", 'Write "frontchat": { "snippetId": "CHAT_ID1" }.'],
  ["ga4", "G-1", 'Write "ga4": { "measurementId": "G-1" }.'],
  ["hotjar", 12, 'Write "hotjar": { "hjid": "12" }.'],
  ["segment", true, 'Write "segment": { "key": "…" }.'],
])("says how to name the account of %s", async (service, id, hint) => {
  const { problems } = await readDocs({ name: "Garden", navigation: page, integrations: { [service]: id } });
  expect(problems.map((each) => each.hint)).toEqual([hint]);
});
