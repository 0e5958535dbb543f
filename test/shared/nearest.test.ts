import { describe, expect, it } from "vitest";
import { nearest } from "../../src/shared/nearest.js";

const names = ["Card", "CardGroup", "Columns", "Callout", "Tabs", "Tab"];

describe("nearest", () => {
  it.each([
    ["Crad", "Card"],
    ["card", "Card"],
    ["Column", "Columns"],
    ["Calout", "Callout"],
    ["Tbas", "Tabs"],
    ["CardGruop", "CardGroup"],
  ])("takes %s for %s", (word, name) => expect(nearest(word, names)).toBe(name));

  it.each(["Something", "x", "", "Crdx"])("offers nothing for %s", (word) => expect(nearest(word, names)).toBeNull());

  it.each([
    ["rokcet", "rocket"],
    ["herf", "href"],
    ["col", "cols"],
    ["jss", "js"],
    ["nme", "name"],
    ["titl", "title"],
    ["icn", "icon"],
    ["icom", "icon"],
  ])("takes %s, which is short, for %s", (word, name) => expect(nearest(word, [name])).toBe(name));

  it.each([
    ["foo", "fog"],
    ["foo", "food"],
    ["xl", "xs"],
    ["h5", "h2"],
    ["gear", "bear"],
    ["url", "curl"],
    ["jsp", "js"],
    ["ai", "api"],
    ["docs/foo", "docs/fog"],
    ["ndjson", "json"],
  ])("does not take %s for %s: of short words too many are near", (word, name) =>
    expect(nearest(word, [name])).toBeNull(),
  );

  it("offers nothing that a dozen edits do not make of a long name", () => {
    const words = "guides/deploy/kubernetes/with-helm/behind-a-proxy";
    expect(nearest(words, ["guides/deploy/nomad/with-packs/behind-a-proxy"])).toBeNull();
    expect(nearest(words, ["guides/v2-beta/deploy/kubernetes/with-helm/behind-a-proxy"])).not.toBeNull();
  });

  it.each([
    ["getting-started/openpipe-sdk", "getting-started/overview"],
    ["api-reference/extract", "api-reference/errors"],
    ["reference/webhooks/discord", "reference/webhooks/linear"],
    ["payment-links/create-a-payment", "refunds/create-a-payment"],
    ["prompt-engineering/dictionary/gcp", "prompt-engineering/dictionary"],
    ["POST /v1/scrape", "POST /v1/errors"],
  ])("does not take %s for %s, which has another name or lies in quite another folder", (word, path) =>
    expect(nearest(word, [path])).toBeNull(),
  );

  it.each([
    ["guide/quikstart", "guides/quickstart"],
    ["/guides/query-mixin", "/guides/query_mixin"],
    ["env/docker-compose", "v1/en/env/docker-compose"],
    ["v1/en/env/docker-compose", "v1/env/docker-compose"],
    ["/v2/webhooks/orders", "/pay-v2/webhooks/orders"],
    ["./snipets/card.mdx", "/snippets/card.mdx"],
  ])("takes %s for %s, whose folders are much the same", (word, path) => expect(nearest(word, [path])).toBe(path));

  it("looks at every candidate once, whatever their number", () => {
    const many = Array.from({ length: 5000 }, (_, index) => `guides/page-${index}`);
    expect(nearest("guides/paeg-4999", many)).toBe("guides/page-4999");
  });
});

describe("nearest, among paths that are much alike", () => {
  const paths = ["guides", "guide", "api", "sdk/node", "sdk/deno"].flatMap((folder) =>
    ["quickstart", "quick-start", "webhooks", "web-hooks", "errors"].map((page) => `${folder}/${page}`),
  );
  const words = paths.flatMap((path) => [
    path.replace("-", ""),
    path.replace("o", ""),
    path.replace("ic", "ci"),
    `${path}s/more`,
    path.toUpperCase().replace("K", "X"),
    path.split("/").reverse().join("/"),
  ]);

  it.each(words)("finds for %s what comparing it with all of them finds", (word) => {
    const edits = paths.map((path) => pathEdits(word.toLowerCase(), path));
    const fewest = Math.min(...edits);
    const found = nearest(word, paths);
    if (fewest > Math.max(1, Math.floor(word.length / 3))) expect(found).toBeNull();
    else expect(edits[paths.indexOf(found ?? "")]).toBe(fewest);
  });
});

function pathEdits(word: string, path: string): number {
  return isPathNear(word.split("/"), path.split("/")) ? editsBetween(word, path) : Number.POSITIVE_INFINITY;
}

/** Names match from the end, and folders may be left out of one of the two. */
function isPathNear(one: readonly string[], other: readonly string[]): boolean {
  const [longer, shorter] = one.length > other.length ? [one, other] : [other, one];
  const [a = "", b = ""] = [longer.at(-1), shorter.at(-1)];
  const isNear = editsBetween(a, b) <= Math.max(1, Math.floor(Math.max(a.length, b.length) / 3));
  const saysMore = a !== "" && b !== "" && (a.includes(b) || b.includes(a));
  return (isNear || saysMore) && leavesOut(longer.slice(0, -1), shorter.slice(0, -1));
}

function leavesOut(longer: readonly string[], shorter: readonly string[]): boolean {
  if (shorter.length === 0) return true;
  if (longer.length < shorter.length) return false;
  return isPathNear(longer, shorter) || leavesOut(longer.slice(0, -1), shorter);
}

/** By definition, without any of the shortcuts. */
function editsBetween(a: string, b: string): number {
  if (a === "" || b === "") return a.length + b.length;
  const [restOfA, restOfB] = [a.slice(1), b.slice(1)];
  if (a[0] === b[0]) return editsBetween(restOfA, restOfB);
  const key = `${a}\n${b}`;
  const known = edits.get(key);
  if (known !== undefined) return known;
  const ways = [editsBetween(restOfA, b), editsBetween(a, restOfB), editsBetween(restOfA, restOfB)];
  if (a[0] === b[1] && a[1] === b[0]) ways.push(editsBetween(a.slice(2), b.slice(2)));
  const fewest = Math.min(...ways) + 1;
  edits.set(key, fewest);
  return fewest;
}

const edits = new Map<string, number>();
