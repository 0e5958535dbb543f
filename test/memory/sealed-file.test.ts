import { spawn } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { expect, test } from "vitest";
import { putFile, takeFile, takeJson } from "../../src/memory/sealed-file.js";
import { folderOfEachTest } from "../temporary-folder.js";

const folder = folderOfEachTest();
test("A file is put in place with the folders around it, and takes the place of another", () => {
  const file = join(folder(), "cache/previews/a.png");
  putFile(file, "one");
  putFile(file, Buffer.from("two"));
  expect(takeFile(file)?.toString()).toBe("two");
  expect(readdirSync(join(folder(), "cache/previews"))).toEqual(["a.png"]);
});

test("A file that is missing or was changed is as if there were none", () => {
  const file = join(folder(), "verdict.json");
  expect(takeJson(file)).toBeUndefined();
  putFile(file, JSON.stringify({ faults: [] }));
  expect(takeJson(file)).toEqual({ faults: [] });
  writeFileSync(file, readFileSync(file, "latin1").replace("faults", "FAULTS"), "latin1");
  expect(takeJson(file)).toBeUndefined();
  for (const content of ["", "ab"]) {
    writeFileSync(file, content);
    expect(takeFile(file)).toBeNull();
  }
});

test("What cannot be kept is no fault, and leaves nothing", () => {
  writeFileSync(join(folder(), "file"), "");
  expect(putFile(join(folder(), "file/within"), "text")).toBe(false);
  mkdirSync(join(folder(), "taken/full"), { recursive: true });
  expect(putFile(join(folder(), "taken"), "text")).toBe(false);
  expect(readdirSync(folder()).sort()).toEqual(["file", "taken"]);
});

test("Processes that take themselves for the same one put the same file whole", async () => {
  const script = join(folder(), "maker.mjs");
  const code = `
    import { putFile, takeFile, takeJson } from "${process.cwd()}/src/memory/sealed-file.ts";
    Object.defineProperty(process, "pid", { value: 1 });
    for (let i = 0; i < 150; i++) {
      putFile(process.argv[2], process.argv[3].repeat(40_000));
      if (!/^(a{40000}|b{40000}|c{40000})$/.test(String(takeFile(process.argv[2])))) process.exit(1);
    }
  `;
  const stdin = { contents: code, resolveDir: process.cwd(), loader: "ts" as const };
  await build({ stdin, bundle: true, platform: "node", format: "esm", outfile: script });
  const file = join(folder(), "kept/file");
  const made = ["a", "b", "c"].map((letter) => {
    const child = spawn(process.execPath, [script, file, letter], { stdio: "inherit" });
    return new Promise((resolve) => child.once("close", resolve));
  });
  expect(await Promise.all(made)).toEqual([0, 0, 0]);
  expect(readdirSync(join(folder(), "kept"))).toEqual(["file"]);
});
