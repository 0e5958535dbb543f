// Holds that what the engine compiled is kept for later runs, and that nothing but docsgen's own is trusted.
import { execFileSync } from "node:child_process";
import { chmodSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeEach, describe, expect, it } from "vitest";
import { temporaryFolder, writeFiles } from "./temporary-folder.js";

const cli = fileURLToPath(new URL("../bin/docsgen.js", import.meta.url));
let place = "";
let site = "";

beforeEach(() => {
  place = temporaryFolder();
  site = join(place, "site");
  const settings = { name: "Old", colors: { primary: "#123456" }, navigation: [{ group: "Start", pages: ["index"] }] };
  writeFiles(site, { "mint.json": JSON.stringify(settings) });
});

/** What a short run prints; the command line itself is too small to keep code of. */
function migrate(more: NodeJS.ProcessEnv = {}): string {
  const { NODE_DISABLE_COMPILE_CACHE: _, ...env } = process.env;
  return execFileSync(process.execPath, [cli, "migrate", site], {
    encoding: "utf8",
    env: { ...env, NODE_COMPILE_CACHE: place, ...more },
  });
}

/** The folder with the files that docsgen kept. */
function folder(): string {
  return join(place, readdirSync(place).find((name) => name.startsWith("docsgen-code")) ?? "");
}

function keptFiles(): string[] {
  return readdirSync(folder()).map((name) => join(folder(), name));
}

describe("compiled code", () => {
  it("is kept by the first run, and left as it is by the next", () => {
    const text = migrate();
    expect(text).toContain('"pages"');
    const files = keptFiles();
    expect(files.length).toBeGreaterThan(0);
    const states = files.map((file) => statSync(file).mtimeMs);
    expect(migrate()).toBe(text);
    expect(keptFiles().map((file) => statSync(file).mtimeMs)).toEqual(states);
  });

  it("is removed by a run that keeps code, once nothing has written it for a month", () => {
    migrate();
    const [kept = ""] = keptFiles();
    const [old, recent] = ["chunk-of-an-old-version", "chunk-of-a-recent-version"].map((name) => join(folder(), name));
    for (const file of [old ?? "", recent ?? ""]) writeFileSync(file, "");
    utimesSync(old ?? "", new Date("2026-01-01"), new Date("2026-01-01"));
    migrate();
    expect(keptFiles()).toEqual(expect.arrayContaining([old, recent]));
    writeFileSync(kept, "");
    migrate();
    expect(keptFiles()).toContain(recent);
    expect(keptFiles()).not.toContain(old);
  });

  it("is made again where it was damaged", () => {
    const text = migrate();
    const [file = ""] = keptFiles();
    const whole = readFileSync(file);
    const turned = whole.map((byte, at) => (at === 400 ? ~byte : byte));
    for (const damaged of [Buffer.from(""), whole.subarray(0, 500), turned]) {
      writeFileSync(file, damaged);
      expect(migrate()).toBe(text);
      expect(readFileSync(file).length).toBeGreaterThan(500);
      expect(Buffer.compare(readFileSync(file), damaged)).not.toBe(0);
    }
  });

  it("is not taken from another version of Node, whose engine may have the same tag", () => {
    const text = migrate();
    const files = keptFiles();
    const disguise = join(place, "disguise.cjs");
    writeFileSync(disguise, 'Object.defineProperty(process, "version", { value: "v0.0.1" });');
    expect(migrate({ NODE_OPTIONS: `--require ${disguise}` })).toBe(text);
    expect(keptFiles().length).toBe(2 * files.length);
  });

  it.skipIf(process.platform === "win32")("is not taken from a folder that others can write into", () => {
    const text = migrate();
    chmodSync(folder(), 0o777);
    const [file = ""] = keptFiles();
    writeFileSync(file, "theirs");
    expect(migrate()).toBe(text);
    expect(readFileSync(file, "utf8")).toBe("theirs");
  });

  it("is not kept where Node was told to keep none", () => {
    migrate({ NODE_DISABLE_COMPILE_CACHE: "1" });
    expect(readdirSync(place).filter((name) => name.startsWith("docsgen-code"))).toEqual([]);
  });
});
