import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { BUNDLE_FORMAT } from "../../src/search/bundle-files.js";
import { segmentPages } from "../../src/search/indexing/draft.js";
import { writeAssistantBundle } from "../../src/search/indexing/write-assistant-bundle.js";
import { openBundle } from "../../src/search/reading/open-bundle.js";
import { UsageError } from "../../src/shared/problem.js";
import { temporaryFolder } from "../temporary-folder.js";
import { drafts, type SamplePage } from "./sample-pages.js";

const pages: SamplePage[] = [
  { path: "index", title: "Welcome", sections: { "": "Read about tokens here." }, markdown: "# Welcome" },
  {
    path: "tokens",
    title: "Tokens",
    sections: {
      "": "A token opens a door.",
      Rotate: "Rotate a token.",
      Revoke: "Revoke a token.",
      List: "List a token.",
    },
    code: "token --new",
    tags: ["NEW"],
    markdown: "# Tokens\n\nA token opens a door.",
  },
  { path: "secret", title: "Secret tokens", groups: ["staff"], markdown: "# Secret" },
  { path: "v1/tokens", title: "Old tokens", version: "v1" },
  { path: "v2/tokens", title: "New tokens", version: "v2" },
  { path: "fr/jetons", title: "Jetons", language: "fr", sections: { "": "Les jetons (token) ouvrent une porte." } },
  { path: "hidden", title: "Hidden tokens", visible: { site: true, assistant: false } },
];

const work = temporaryFolder();
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

let count = 0;
async function written(samples = pages): Promise<string> {
  const dist = join(work, String(count++));
  for (const { file, make } of writeAssistantBundle(segmentPages(await drafts(samples), "assistant"))) {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), make());
  }
  return dist;
}

async function opened() {
  const bundle = await openBundle(await written());
  closing.push(bundle.close);
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

  it("narrows to a version and keeps what belongs to none", async () => {
    const hits = await (await opened()).search("tokens", { limit: 10, filter: { version: "v2", language: "en" } });
    const paths = hits.map(({ page }) => page.path);
    expect(paths).toContain("v2/tokens");
    expect(paths).toContain("tokens");
    expect(paths).not.toContain("v1/tokens");
  });

  it("narrows to a language and to a tag", async () => {
    const bundle = await opened();
    const inFrench = await bundle.search("token", { filter: { language: "fr-CA" } });
    expect(inFrench.map(({ page }) => page.path)).toEqual(["fr/jetons"]);
    const tagged = await bundle.search("token", { limit: 9, filter: { tag: "NEW" } });
    expect(new Set(tagged.map(({ page }) => page.path))).toEqual(new Set(["tokens"]));
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
    const bundle = await openBundle(await written([]));
    closing.push(bundle.close);
    expect(await bundle.search("anything")).toEqual([]);
  });

  it("is the same for the same pages", async () => {
    const [one, two] = [await written(), await written()];
    for (const name of ["index.txt", "terms.bin", "pages-0.bin"]) {
      const file = `_docsgen/assistant/${name}`;
      expect(readFileSync(join(one, file))).toEqual(readFileSync(join(two, file)));
    }
  });
});

describe("a bundle that cannot be trusted is refused", () => {
  const change = async (name: string, edit: (bytes: Buffer) => Buffer | string | null): Promise<string> => {
    const dist = await written();
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

  it.each<[why: string, name: string, edit: (bytes: Buffer) => Buffer | string | null, message: RegExp]>([
    ["no index", "index.txt", () => null, /has no assistant index/],
    ["something else in its place", "index.txt", () => "<!doctype html>", /is not an assistant index/],
    ["a changed index", "index.txt", flipped, /"index.txt" has changed/],
    ["a cut index", "index.txt", (bytes) => bytes.subarray(0, -5), /"index.txt" has changed/],
    [
      "a newer format",
      "index.txt",
      (bytes) => bytes.toString().replace(` ${BUNDLE_FORMAT} `, " 99 "),
      /newer docsgen \(format 99/,
    ],
    ["no terms", "terms.bin", () => null, /"terms.bin" is missing/],
    ["changed terms", "terms.bin", flipped, /"terms.bin" has changed/],
    ["cut pages", "pages-0.bin", (bytes) => bytes.subarray(0, -1), /"pages-0.bin" has \d+ bytes instead of \d+/],
  ])("%s", async (_why, name, edit, message) => {
    const dist = await change(name, edit);
    await expect(openBundle(dist)).rejects.toThrow(UsageError);
    await expect(openBundle(dist)).rejects.toThrow(message);
  });

  it("changed pages, when they are read", async () => {
    const bundle = await openBundle(
      await change("pages-0.bin", (bytes) => {
        // Lengths of heads, and heads, stay as they are: what follows is compressed.
        const from = bytes.indexOf('"path":"tokens"');
        const at = bytes.indexOf("}", bytes.indexOf('"packed"', from)) + 1;
        return Buffer.concat([
          bytes.subarray(0, at),
          bytes.subarray(at, at + 200).map((byte) => byte ^ 1),
          bytes.subarray(at + 200),
        ]);
      }),
    );
    closing.push(bundle.close);
    await expect(bundle.page("tokens")).rejects.toThrow(/"pages-0.bin" has changed/);
  });
});
