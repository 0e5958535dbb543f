// A component is complete where its folder is: what is missing elsewhere is named here.
import { readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import glob from "fast-glob";
import { describe, expect, it } from "vitest";
import * as all from "../../src/components/all.js";
import { components } from "../../src/components/registry.js";

const folder = fileURLToPath(new URL("../../src/components", import.meta.url));
const read = (file: string) => readFileSync(join(folder, file), "utf8");

describe("the components", () => {
  it("are listed in all.ts, each by the description in its folder", () => {
    const described = glob.sync("*/*-description.ts", { cwd: folder });
    const lines = described.map((file) => `export * from "./${file.replace(/\.ts$/, ".js")}";`);
    expect(lines.filter((line) => !read("all.ts").includes(line))).toEqual([]);
  });

  it("have a description in every folder that draws one", () => {
    const folders = glob.sync("*/*.tsx", { cwd: folder }).map(dirname);
    const without = new Set(
      folders.filter((name) => glob.sync(`${name}/*-description.ts`, { cwd: folder }).length === 0),
    );
    expect([...without]).toEqual(["glyph"]); // Marks of docsgen itself, which pages cannot name.
  });

  it("have names of their own", () => {
    expect(components.size).toBe(Object.values(all).flatMap(({ names }) => names).length);
  });

  it("are found by compiled MDX, where a name has a dot, on the component before it", () => {
    const lost = [...components].filter(([name, { draw }]) => {
      const [before = "", part] = name.split(".");
      return part !== undefined && Reflect.get(components.get(before)?.draw ?? {}, part) !== draw;
    });
    expect(lost.map(([name]) => name)).toEqual([]);
  });

  it("have a row in the README", () => {
    const named = new Set(read("README.md").match(/`<[\w.]+>`/g));
    const missing = Object.values(all).filter(({ names }) => !named.has(`\`<${names[0]}>\``));
    expect(missing.map(({ names }) => names[0])).toEqual([]);
  });

  it("define the custom elements that they draw", () => {
    const drawn = glob
      .sync("*/*.tsx", { cwd: folder })
      .flatMap((file) => Array.from(read(file).matchAll(/<docs-([\w-]+)/g), ([, name = ""]) => name));
    const defined = glob.sync("*/*.client.ts", { cwd: folder }).map((file) => basename(file, ".client.ts"));
    expect([...new Set(drawn)].filter((name) => !defined.includes(name))).toEqual([]);
  });
});
