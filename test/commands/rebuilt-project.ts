// A project in a temporary folder that is built again and again: over the last output, and from nothing beside it.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, vi } from "vitest";
import type { BuildFlags } from "../../src/commands/building/build-step.js";
import { PLAIN_FLAGS } from "../build-site.js";
import { writeFiles } from "../temporary-folder.js";
import { build } from "./bundled-build.js";
import { memoryFolder } from "./memory-folder.js";

const FLAGS: BuildFlags = { ...PLAIN_FLAGS, cache: true, lenient: true };

export interface RebuildProject {
  /** The folder that holds the project in `site` and its outputs. */
  readonly work: string;
  readonly write: (file: string, text: string) => void;
  /** Builds into a folder of `work`; gives the exit code. */
  readonly run: (out: string, flags?: Partial<BuildFlags>) => Promise<number>;
  /** Builds from nothing and over the last output: code, messages and every byte of every file must be equal. */
  readonly expectSameAsCold: (what?: string) => Promise<void>;
  /** Hash of each file of an output, by path. */
  readonly files: (folder: string) => Readonly<Record<string, string>>;
  /** What the last build printed. */
  readonly said: () => string;
  readonly remove: () => void;
}

/** Writes the files of a project. `flags` go with every build. */
export function rebuildProject(project: Record<string, string>, flags: Partial<BuildFlags> = {}): RebuildProject {
  const work = memoryFolder("docsgen-rebuilt-");
  let said = "";
  const printed = vi.spyOn(process.stderr, "write").mockImplementation((text) => {
    said += String(text);
    return true;
  });
  const site = join(work, "site");
  const run = async (out: string, more: Partial<BuildFlags> = {}): Promise<number> => {
    said = "";
    return build(site, { ...FLAGS, out: join(work, out), ...flags, ...more });
  };
  writeFiles(site, project);
  return {
    work,
    write: (file, text) => writeFiles(site, { [file]: text }),
    run,
    expectSameAsCold: async (what) => {
      const edit = settled();
      const code = await run("cold", { cache: false });
      const words = said;
      await edit;
      expect(await run("out"), what).toBe(code);
      expect(hashes(join(work, "out")), what).toEqual(hashes(join(work, "cold")));
      expect(said, what).toBe(words.replaceAll("cold", "out"));
    },
    files: (folder) => hashes(join(work, folder)),
    said: () => said,
    remove: () => {
      printed.mockRestore();
      rmSync(work, { recursive: true, force: true });
    },
  };
}

/** What changed just now is never remembered: it could change again without a trace. */
export function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 30));
}

function hashes(root: string): Record<string, string> {
  const names = readdirSync(root, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
  const paths = names.map((each) => join(each.parentPath, each.name)).sort();
  return Object.fromEntries(
    paths.map((path) => [path.slice(root.length), createHash("sha1").update(readFileSync(path)).digest("hex")]),
  );
}
