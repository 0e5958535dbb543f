import { readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import glob from "fast-glob";
import { describe, expect, it } from "vitest";

/** From the outside in: a folder may import from its own rank's other folders only if they stand to its right. */
const RANKS = [
  ["cli"],
  ["tools"],
  ["commands"],
  ["render"],
  ["layout", "assistant"],
  ["reference", "site", "search"],
  ["openapi"],
  ["content"],
  ["memory"],
  ["config", "serve", "emit"],
  ["components", "islands", "highlight"],
  ["files"],
  ["model"],
  ["shared"],
] as const;

/** The files of the core that load tools, each when it is asked for. */
const LOADERS = ["src/commands/load-command.ts", "src/commands/load-steps.ts", "src/config/read-docs-config.ts"];

/** The only door from tools to the core. Besides, they may use what stands below it: `files/`, `shared/` and `model`. */
const CORE = "src/tools/core.ts";
const MOST_NAMES_OF_CORE = 82;

const files = glob.sync("src/**/*.{ts,tsx}");
const imports = new Map(files.map((file) => [file, importsOf(file)]));

describe("the direction of imports", () => {
  it("knows the folder of every file", () => expect(files.filter((file) => rankOf(file) === -1)).toEqual([]));

  it("is from left to right, type imports included", () => {
    const wrong: string[] = [];
    for (const [file, targets] of imports) {
      for (const target of targets) {
        if (folderOf(file) === folderOf(target)) continue;
        if (rankOf(target) <= rankOf(file)) wrong.push(`${file} -> ${target}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it("lets tools use the core through one file, and the core use no tool", () => {
    const wrong = [...imports].flatMap(([file, targets]) => {
      if (file === CORE) return [];
      const isFree = (target: string) => ["tools", "files", "shared", "model"].includes(folderOf(target));
      const isWrong = (target: string) =>
        folderOf(file) === "tools" ? !isFree(target) : folderOf(target) === "tools" && !LOADERS.includes(file);
      return targets.filter(isWrong).map((target) => `${file} -> ${target}`);
    });
    expect(wrong).toEqual([]);
    const names = readFileSync(CORE, "utf8").match(/(?<=[{,]\s*)(?:type )?\w+(?=\s*[,}])/g) ?? [];
    expect(names.length).toBeLessThanOrEqual(MOST_NAMES_OF_CORE);
  });

  it("has no circles", () => expect(circles()).toEqual([]));

  // The assistant could import the site by the ranks, and the highlighter what stands beside or below it.
  it.each([
    ["assistant", (target: string) => !["site", "layout"].includes(target)],
    ["highlight", (target: string) => ["highlight", "shared"].includes(target)],
  ])("keeps %s apart from what it need not know", (folder, mayImport) => {
    const files = [...imports].filter(([file]) => folderOf(file) === folder);
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter(([, targets]) => !targets.map(folderOf).every(mayImport)).map(([file]) => file)).toEqual([]);
  });

  it("keeps every folder small enough to read at a glance", () => {
    const held = new Map<string, number>();
    for (const file of glob.sync("src/**")) held.set(dirname(file), (held.get(dirname(file)) ?? 0) + 1);
    // A list of languages grows by a file each, all alike.
    const isTooLarge = (folder: string, count: number) => count > 30 && !folder.endsWith("/languages");
    expect([...held].filter(([folder, count]) => isTooLarge(folder, count))).toEqual([]);
  });

  it("keeps Node out of what runs in the browser", () => {
    const reached = reachedFrom(files.filter((file) => file.endsWith(".client.ts")));
    const wrong = reached.filter((file) => /^(import|export) .*"node:/m.test(readFileSync(file, "utf8")));
    expect(wrong).toEqual([]);
  });

  it("keeps no state at module level", () => {
    const state = /^(?:export )?(?:let |const \w+\b(?!: Readonly)[^=\n]*= new (?:Weak)?(?:Map|Set)(?:<.*>)?\(\);)/m;
    // Code for the browser that is written as text runs once a page.
    const wrong = files.filter((file) => state.test(readFileSync(file, "utf8").replace(/`[^`]*`/g, "``")));
    expect(wrong).toEqual([]);
  });

  // What they draw is kept under the hash of their inputs: what they read besides would be missing there.
  it("keeps the Site out of what draws", () => {
    const folders = /^src\/(?:layout|reference|render\/article|render\/tree)\//;
    const others = ["references", "renderer", "drawing-tools"];
    const drawing = files.filter((file) => folders.test(file) && !file.endsWith(".client.ts"));
    const reached = reachedFrom([...drawing, ...others.map((name) => `src/render/document/${name}.ts`)]);
    const wrong = reached.filter((file) =>
      /^import [^;]*\bSite\b[^;]* from "[^"]*\/site\.js"/m.test(readFileSync(file, "utf8")),
    );
    expect(wrong).toEqual([]);
  });
});

/** Files, and all that they import. */
function reachedFrom(roots: readonly string[]): string[] {
  const reached = new Set<string>();
  const visit = (file: string) => {
    if (reached.has(file)) return;
    reached.add(file);
    for (const target of imports.get(file) ?? []) visit(target);
  };
  roots.forEach(visit);
  return [...reached];
}

function folderOf(file: string): string {
  return (file.split("/")[1] ?? "").replace(/\.tsx?$/, "");
}

function rankOf(file: string): number {
  return RANKS.findIndex((rank) => (rank as readonly string[]).includes(folderOf(file)));
}

function importsOf(file: string): string[] {
  const text = readFileSync(file, "utf8").replace(LOADERS.includes(file) ? /import\("[^"]*\/tools\/[^"]*"\)/g : "", "");
  const found = text.matchAll(/(?:from|import)\s*\(?\s*"(\.{1,2}\/[^"]+)"/g);
  return [...found].flatMap(([, path = ""]) => {
    if (!path.endsWith(".js")) return [];
    const base = normalize(join(dirname(file), path)).replace(/\.js$/, "");
    return [`${base}.ts`, `${base}.tsx`].filter((candidate) => isSource(candidate));
  });
}

function isSource(file: string): boolean {
  return files.includes(file);
}

function circles(): string[] {
  const found: string[] = [];
  const done = new Set<string>();
  const walk = (file: string, above: readonly string[]) => {
    const at = above.indexOf(file);
    if (at !== -1) {
      found.push([...above.slice(at), file].join(" -> "));
      return;
    }
    if (done.has(file)) return;
    for (const target of imports.get(file) ?? []) walk(target, [...above, file]);
    done.add(file);
  };
  for (const file of files) walk(file, []);
  return found;
}
