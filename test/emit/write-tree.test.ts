import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { openTree } from "../../src/emit/write-tree.js";
import type { Route } from "../../src/model.js";
import { folderOfEachTest } from "../temporary-folder.js";

const folder = folderOfEachTest();
const mark = made("_docsgen/site.json", "{}");

function slowly(file: string, milliseconds: number): Route {
  const make = () => new Promise<string>((resolve) => setTimeout(() => resolve("é"), milliseconds));
  return { kind: "made", file, make };
}

/** An output with these files beside the mark, not yet in place. */
async function written(...routes: readonly Route[]) {
  const tree = await openTree(join(folder(), "dist"));
  await tree.write([mark, ...routes]);
  return tree;
}

function made(file: string, text: string): Route {
  return { kind: "made", file, make: () => text };
}

describe("writing a tree", () => {
  it("counts every file and byte, however many are made at once", async () => {
    writeFileSync(join(folder(), "ten.txt"), "0123456789");
    const tree = await openTree(join(folder(), "dist"));
    const slow = Array.from({ length: 100 }, (_, index) => slowly(`${index}.txt`, index % 7));
    const copied: Route = { kind: "copied", file: "ten.txt", from: join(folder(), "ten.txt") };
    expect(await tree.write([...slow, copied])).toEqual({ files: 101, bytes: 210 });
  });

  it("puts all files in the place of the old ones at once", async () => {
    const out = join(folder(), "dist");
    await (await written(made("old/index.html", "old"))).swapIn();
    const second = await written(made("new/index.html", "new"));
    expect(existsSync(join(out, "old/index.html"))).toBe(true);
    expect(existsSync(join(out, "new/index.html"))).toBe(false);
    await second.swapIn();
    expect(readFileSync(join(out, "new/index.html"), "utf8")).toBe("new");
    expect(existsSync(join(out, "old/index.html"))).toBe(false);
    expect(readdirSync(folder())).toEqual(["dist"]);
  });

  it("waits for what is being made where another file cannot be", async () => {
    const tree = await openTree(join(folder(), "dist"));
    const failing: Route = { kind: "made", file: "a/b.txt", make: () => Promise.reject(new Error("no")) };
    const slow = Array.from({ length: 200 }, (_, index) => slowly(`a/${index}.txt`, 20));
    await expect(tree.write([failing, ...slow])).rejects.toThrow("no");
    await tree.discard();
    await new Promise((resolve) => setTimeout(resolve, 40));
    expect(readdirSync(folder())).toEqual([]);
  });

  it("leaves the old tree and no litter where a file cannot be made", async () => {
    const out = join(folder(), "dist");
    await (await written(made("index.html", "good"))).swapIn();
    const second = await openTree(out);
    const fail = () => {
      throw new Error("no ink");
    };
    const failing: Route = { kind: "made", file: "index.html", make: fail };
    await expect(second.write([mark, failing])).rejects.toThrow("no ink");
    await second.discard();
    expect(readFileSync(join(out, "index.html"), "utf8")).toBe("good");
    expect(readdirSync(folder())).toEqual(["dist"]);
  });

  it("copies files of the project as they are", async () => {
    const bytes = Buffer.from([0, 255, 13, 10, 128]);
    writeFileSync(join(folder(), "a.bin"), bytes);
    await (await written({ kind: "copied", file: "files/a.bin", from: join(folder(), "a.bin") })).swapIn();
    expect(readFileSync(join(folder(), "dist/files/a.bin")).equals(bytes)).toBe(true);
  });

  it("refuses a folder that holds something else", async () => {
    mkdirSync(join(folder(), "dist"));
    writeFileSync(join(folder(), "dist/mine.txt"), "mine");
    await expect(openTree(join(folder(), "dist"))).rejects.toThrow("contains files that docsgen did not write");
    expect(readFileSync(join(folder(), "dist/mine.txt"), "utf8")).toBe("mine");
  });
});
