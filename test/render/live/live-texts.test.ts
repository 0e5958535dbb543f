import { readFileSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { resultFolder } from "../../../src/memory/memory.js";
import { liveTexts } from "../../../src/render/live/live-texts.js";
import { PLAIN_OPTIONS } from "../../build-site.js";
import { writeProject } from "../../site/write-project.js";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout"] }));
afterEach(() => void vi.useRealTimers());

const FILES = { "a.mdx": "First", "b.mdx": "Second" };

/** Files that were written a while ago. */
async function withOldFiles(run: (root: string) => void): Promise<void> {
  const root = writeProject({ settings: {}, files: FILES });
  for (const file of Object.keys(FILES)) utimesSync(join(root, file), 1, 1);
  // The time at which a file changed cannot be set: two seconds later, it is as old as can be.
  vi.spyOn(Date, "now").mockReturnValue(statSync(join(root, "a.mdx")).ctimeMs + 10_000);
  run(root);
  vi.restoreAllMocks();
}

function reading(root: string, cache: string | null = join(root, ".docsgen/cache")) {
  const now = liveTexts(root, { ...PLAIN_OPTIONS, cache });
  return () => {
    const texts = now();
    const read: string[] = [];
    const said = Object.keys(FILES).map((file) =>
      texts.ask(file, "text", (text) => {
        read.push(file);
        return text;
      }),
    );
    return { read, said };
  };
}

it("reads what did not change once, in one preview and in the next", async () => {
  await withOldFiles((root) => {
    const first = reading(root);
    expect(first()).toEqual({ read: ["a.mdx", "b.mdx"], said: ["First", "Second"] });
    expect(first()).toEqual({ read: [], said: ["First", "Second"] });
    vi.runAllTimers();
    expect(reading(root)()).toEqual({ read: [], said: ["First", "Second"] });
  });
});

it("reads what changed again, and what may have changed since", async () => {
  await withOldFiles((root) => {
    const first = reading(root);
    first();
    vi.runAllTimers();
    writeFileSync(join(root, "a.mdx"), "Other");
    expect(first()).toEqual({ read: ["a.mdx"], said: ["Other", "Second"] });
    expect(reading(root)()).toEqual({ read: ["a.mdx"], said: ["Other", "Second"] });
    vi.spyOn(Date, "now").mockReturnValue(statSync(join(root, "b.mdx")).ctimeMs + 1000);
    expect(first().read).toEqual(["a.mdx", "b.mdx"]);
  });
});

it("reads all where what was kept is damaged, and keeps nothing without a cache", async () => {
  await withOldFiles((root) => {
    reading(root)();
    vi.runAllTimers();
    const kept = join(resultFolder(join(root, ".docsgen/cache")), "texts");
    writeFileSync(kept, readFileSync(kept).subarray(1));
    expect(reading(root)().read).toEqual(["a.mdx", "b.mdx"]);
    reading(root, null)();
    vi.runAllTimers();
    expect(reading(root, null)().read).toEqual(["a.mdx", "b.mdx"]);
  });
});
