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

  it("offers nothing that a dozen edits do not make of a long name", () => {
    const words = "guides/deploy/kubernetes/with-helm/behind-a-proxy";
    expect(nearest(words, ["guides/deploy/nomad/with-packs/behind-a-proxy"])).toBeNull();
    expect(nearest(words, ["guides/v2-beta/deploy/kubernetes/with-helm/behind-a-proxy"])).not.toBeNull();
  });

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
    const edits = paths.map((path) => editsBetween(word.toLowerCase(), path));
    const fewest = Math.min(...edits);
    const found = nearest(word, paths);
    if (fewest > Math.max(1, Math.floor(word.length / 3))) expect(found).toBeNull();
    else expect(edits[paths.indexOf(found ?? "")]).toBe(fewest);
  });
});

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
