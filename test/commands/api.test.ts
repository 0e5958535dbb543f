// Holds the programmatic interface as programs import it: from the bundle, by the name of the package.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type * as Docsgen from "../../types/index.js";
import { writeProject } from "../site/write-project.js";

const docsgen: typeof Docsgen = await import(new URL("../../dist/api.js", import.meta.url).href);

const files = { "guide.mdx": "---\ntitle: Guide\n---\n\n## Steps\n\n[Home](/) [nowhere](/nowhere)\n" };
const settings = { navigation: { pages: ["index", "guide"] } };

describe('import { build, check } from "docsgen"', () => {
  it("names what the package exports", async () => {
    const { default: manifest } = await import("../../package.json", { with: { type: "json" } });
    expect(manifest.exports["."]).toEqual({ types: "./types/index.d.ts", default: "./dist/api.js" });
    for (const file of [manifest.exports["."].types, manifest.exports["."].default])
      expect(existsSync(file)).toBe(true);
    expect(Object.keys(docsgen).sort()).toEqual(["build", "check"]);
  });

  it("checks a project and gives its problems, pages, anchors and links", async () => {
    const root = writeProject({ settings, files });
    const { ok, problems, pages } = await docsgen.check(root, { offline: true, severity: { "dead-link": "error" } });
    expect(ok).toBe(false);
    expect(problems.map(({ code, severity, place }) => [code, severity, place?.file])).toEqual([
      ["dead-link", "error", "guide.mdx"],
    ]);
    const guide = pages.find(({ path }) => path === "guide");
    expect(guide).toMatchObject({ address: "/guide", title: "Guide", file: "guide.mdx", anchors: ["steps"] });
    expect(guide?.links.map(({ target }) => target)).toEqual(["/", "/nowhere"]);
    const one = await docsgen.check(root, { offline: true, files: [join(root, "index.mdx")] });
    expect(one.problems).toEqual([]);
  });

  it("builds a site", async () => {
    const root = writeProject({ settings, files });
    const out = join(root, "public");
    const built = await docsgen.build(root, { offline: true, out, cache: false });
    expect(built).toMatchObject({ ok: true, pages: 2 });
    expect(existsSync(join(out, "guide/index.html"))).toBe(true);
    expect((await docsgen.build(root, { offline: true, out, strict: true, cache: false })).ok).toBe(false);
  });

  it("rejects where it cannot run", async () => {
    await expect(docsgen.check("/no/such/folder")).rejects.toThrow("does not exist");
    await expect(docsgen.check(".", { severity: { "dead-lin": "off" } })).rejects.toThrow("docs.json");
  });
});
