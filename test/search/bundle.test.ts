import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import type { SearchFilter } from "../../src/search/bundle.js";
import { BUNDLE_FORMAT } from "../../src/search/bundle-files.js";
import { openBundle } from "../../src/search/reading/open-bundle.js";
import { UsageError } from "../../src/shared/problem.js";
import { type SamplePage, writtenBundle } from "./sample-pages.js";

const pages: SamplePage[] = [
  { path: "index", title: "Welcome", sections: { "": "Read about tokens here." }, markdown: "# Welcome" },
  {
    ...{ path: "tokens", title: "Tokens", code: "token --new", tags: ["NEW"] },
    sections: { "": "A token opens a door.", Rotate: "Rotate a token.", Revoke: "Revoke a token.", List: "List one." },
    markdown: "# Tokens\n\nA token opens a door.",
  },
  { path: "secret", title: "Secret tokens", groups: ["staff"], markdown: "# Secret" },
  { path: "v1/tokens", title: "Old tokens", version: "v1" },
  { path: "v2/tokens", title: "New tokens", version: "v2" },
  { path: "fr/jetons", title: "Jetons", language: "fr", sections: { "": "Les jetons (token) ouvrent une porte." } },
  { path: "hidden", title: "Hidden tokens", visible: { site: true, assistant: false } },
];

async function opened(dist?: string) {
  const bundle = await openBundle(dist ?? (await writtenBundle(pages)));
  onTestFinished(bundle.close);
  return bundle;
}

describe("the assistant's bundle", () => {
  it("gives sections with what they say, prose before code", async () => {
    const [hit] = await (await opened()).search("what is a token", { filter: { language: "en" } });
    expect(hit?.page).toMatchObject({ path: "tokens", title: "Tokens", address: "/tokens" });
    expect(hit?.content).toBe("A token opens a door.\n\n```\ntoken --new\n```");
    expect(hit?.reasons.map(({ word, how }) => [word, how])).toEqual([["token", "exact"]]);
  });

  it("puts no more than one section of a page among the first five, and takes other wishes", async () => {
    const bundle = await opened();
    const pathsFor = async (perPage?: number) => {
      const hits = await bundle.search("token", { limit: 4, perPage, filter: { language: "en" } });
      return hits.filter(({ page }) => page.path === "tokens").length;
    };
    expect(await pathsFor()).toBe(1);
    expect(await pathsFor(2)).toBe(2);
  });

  it.each<[what: string, query: string, filter: SearchFilter, paths: readonly string[]]>([
    ["version, and what has none", "tokens", { version: "v2", language: "en" }, ["index", "tokens", "v2/tokens"]],
    ["language", "token", { language: "fr-CA" }, ["fr/jetons"]],
    ["tag", "token", { tag: "NEW" }, ["tokens"]],
  ])("narrows to a %s", async (_what, query, filter, paths) => {
    const hits = await (await opened()).search(query, { limit: 10, filter });
    expect([...new Set(hits.map(({ page }) => page.path))].sort()).toEqual(paths);
  });

  it("shows pages of a group to its readers only", async () => {
    const bundle = await opened();
    const pathsFor = async (groups?: string[]) =>
      (await bundle.search("secret tokens", { limit: 10, groups })).map(({ page }) => page.path);
    expect(await pathsFor()).not.toContain("secret");
    expect(await pathsFor(["guests"])).not.toContain("secret");
    expect((await pathsFor(["staff"]))[0]).toBe("secret");
    expect(await bundle.page("secret")).toBeNull();
    expect(await bundle.page("secret", ["staff"])).toBe("# Secret");
  });

  it("gives pages by path or address", async () => {
    const bundle = await opened();
    for (const name of ["tokens", "/tokens", "/tokens/", "tokens.md", "/tokens#rotate"]) {
      expect(await bundle.page(name)).toBe("# Tokens\n\nA token opens a door.");
    }
    expect(await bundle.page("nowhere")).toBeNull();
  });

  it("holds what the assistant may read, and nothing else", async () => {
    const bundle = await opened();
    expect(bundle.pages.map(({ path }) => path)).not.toContain("hidden");
    expect(bundle.pages).toHaveLength(pages.length - 1);
    expect(await bundle.page("hidden")).toBeNull();
  });

  it("of an empty site answers nothing", async () => {
    expect(await (await opened(await writtenBundle([]))).search("anything")).toEqual([]);
  });

  it("is the same for the same pages", async () => {
    const [one, two] = [await writtenBundle(pages), await writtenBundle(pages)];
    for (const name of ["index.txt", "terms.bin", "pages-0.bin"]) {
      const file = `_docsgen/assistant/${name}`;
      expect(readFileSync(join(one, file))).toEqual(readFileSync(join(two, file)));
    }
  });
});

describe("a bundle that cannot be trusted is refused", () => {
  const change = async (name: string, edit: (bytes: Buffer) => Buffer | string | null): Promise<string> => {
    const dist = await writtenBundle(pages);
    const file = join(dist, "_docsgen/assistant", name);
    const edited = edit(readFileSync(file));
    if (edited === null) rmSync(file);
    else writeFileSync(file, edited);
    return dist;
  };
  const flipped = (bytes: Buffer): Buffer => {
    bytes[bytes.length - 3] = (bytes[bytes.length - 3] ?? 0) ^ 1;
    return bytes;
  };
  const newer = (bytes: Buffer) => bytes.toString().replace(` ${BUNDLE_FORMAT} `, " 99 ");

  it.each<[why: string, name: string, edit: (bytes: Buffer) => Buffer | string | null, message: RegExp]>([
    ["no index", "index.txt", () => null, /has no assistant index/],
    ["something else in its place", "index.txt", () => "<!doctype html>", /is not an assistant index/],
    ["a changed index", "index.txt", flipped, /"index.txt" has changed/],
    ["a cut index", "index.txt", (bytes) => bytes.subarray(0, -5), /"index.txt" has changed/],
    ["a newer format", "index.txt", newer, /newer docsgen \(format 99/],
    ["no terms", "terms.bin", () => null, /"terms.bin" is missing/],
    ["changed terms", "terms.bin", flipped, /"terms.bin" has changed/],
    ["cut pages", "pages-0.bin", (bytes) => bytes.subarray(0, -1), /"pages-0.bin" has \d+ bytes instead of \d+/],
  ])("%s", async (_why, name, edit, message) => {
    const dist = await change(name, edit);
    await expect(openBundle(dist)).rejects.toThrow(UsageError);
    await expect(openBundle(dist)).rejects.toThrow(message);
  });

  it("changed pages, when they are read", async () => {
    const dist = await change("pages-0.bin", (bytes) => {
      // Lengths of heads, and heads, stay as they are: what follows is compressed.
      const from = bytes.indexOf('"path":"tokens"');
      const at = bytes.indexOf("}", bytes.indexOf('"packed"', from)) + 1;
      return Buffer.from(bytes.map((byte, index) => (index >= at && index < at + 200 ? byte ^ 1 : byte)));
    });
    const bundle = await opened(dist);
    await expect(bundle.page("tokens")).rejects.toThrow(/"pages-0.bin" has changed/);
  });
});
