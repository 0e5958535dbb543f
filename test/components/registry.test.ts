// A component is complete where its folder is: what is missing elsewhere is named here.
import { readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import glob from "fast-glob";
import { describe, expect, it } from "vitest";
import { all, components } from "../../src/components/registry.js";

const folder = fileURLToPath(new URL("../../src/components", import.meta.url));
const read = (file: string) => readFileSync(join(folder, file), "utf8");

const isDescription = (value: unknown) => typeof value === "object" && value !== null && "names" in value;

describe("the components", () => {
  const described = glob.sync("*/*.tsx", { cwd: folder }).map(async (file) => {
    const values = Object.values<unknown>(await import(join(folder, file)));
    return { name: dirname(file), found: values.filter((value) => isDescription(value)) };
  });

  it("are listed in the registry, each by the description in its folder", async () => {
    const found = (await Promise.all(described)).flatMap((each) => each.found);
    expect(new Set<unknown>(all)).toEqual(new Set(found));
  });

  it("have a description in every folder that draws one", async () => {
    const folders = await Promise.all(described);
    const complete = new Set(folders.filter(({ found }) => found.length > 0).map(({ name }) => name));
    const without = new Set(folders.map(({ name }) => name).filter((name) => !complete.has(name)));
    expect([...without]).toEqual(["glyph"]); // Marks of docsgen itself, which pages cannot name.
  });

  it("have names of their own", () => expect(components.size).toBe(all.flatMap(({ names }) => names).length));

  it("are found by compiled MDX, where a name has a dot, on the component before it", () => {
    const lost = [...components].filter(([name, { draw }]) => {
      const [before = "", part] = name.split(".");
      return part !== undefined && Reflect.get(components.get(before)?.draw ?? {}, part) !== draw;
    });
    expect(lost.map(([name]) => name)).toEqual([]);
  });

  it("have a row in the README", () => {
    const named = new Set(read("README.md").match(/`<[\w.]+>`/g));
    const missing = all.filter(({ names }) => !named.has(`\`<${names[0]}>\``));
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
