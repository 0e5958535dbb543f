// Holds the weight of a page: what a reader downloads before anything is used.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { buildSite } from "./build-site.js";

const root = fileURLToPath(new URL("../examples/starter", import.meta.url));
const browser = new URL("../dist/browser/", import.meta.url);

/** As a host sends it. */
const weight = (text: string | Buffer) => gzipSync(text, { level: 9 }).length;
const bundled = (address: string) => readFileSync(new URL(address.replace("/_docsgen/", ""), browser));

describe("a plain page of examples/starter", async () => {
  const built = await buildSite(root);
  const html = await built.file("publish/check/index.html");
  const addresses = (pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1] ?? "");

  it("asks no other host for anything", () => {
    const loaded = [...html.matchAll(/<(?:script|img|iframe|source)[^>]* src="([^"]*)"/g)];
    const linked = [...html.matchAll(/<link (?![^>]*rel="(?:canonical|alternate|me)")[^>]*href="([^"]*)"/g)];
    for (const [, address] of [...loaded, ...linked]) expect(address).toMatch(/^\/(?!\/)/);
  });

  it("loads at most 20 kB of style", async () => {
    let total = 0;
    for (const address of addresses(/<link rel="stylesheet" href="([^"]*)"/g)) {
      const file = address.slice(1);
      if (built.routes.get(file)?.kind === "made") total += weight(await built.file(file));
      else total += weight(address.startsWith("/_docsgen/") ? bundled(address) : readFileSync(`${root}${address}`));
    }
    expect(total).toBeGreaterThan(0);
    expect(total).toBeLessThanOrEqual(20 * 1024);
  });

  it("loads at most 15 kB of script, and 4 kB for what is on every page, its search included", () => {
    const scripts = addresses(/<script type="module" src="([^"]*)"/g);
    const imported = addresses(/<link rel="modulepreload" href="([^"]*)"/g);
    const all = [...scripts, ...imported].map((address) => weight(bundled(address)));
    expect(all.length).toBeGreaterThan(0);
    expect(all.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(15 * 1024);
    const page = scripts.filter((address) => address.startsWith("/_docsgen/page-"));
    expect(page).toHaveLength(1);
    for (const address of page) expect(weight(bundled(address))).toBeLessThanOrEqual(4 * 1024);
  });

  it("weighs at most 10 kB of HTML on the wire", () => expect(weight(html)).toBeLessThanOrEqual(10 * 1024));
});
