// What a page costs, in calls: a feature that walks every page once more is seen here, however busy the machine is.
import { mkdtempSync, rmSync } from "node:fs";
import { type Profiler, Session } from "node:inspector/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, it } from "vitest";
import { writeSyntheticSite } from "../bench/synthetic-site.js";
import { buildSite } from "./build-site.js";

/** Calls for each further page of 130 nodes and 24 lines of code: of what takes the most time, and of what each node goes through. */
const MOST: Readonly<Record<string, number>> = {
  "highlight/patterns/pattern.ts endOf": 1990,
  "highlight/patterns/pattern.ts mayBeIn": 515,
  "highlight/textmate/match.ts nextMatch": 440,
  "layout/slots.ts isSlot": 153,
  "content/tree/text-of.ts textOf": 142,
  "content/markdown/write-markdown.ts isPlain": 142,
  "content/tree/facts.ts visit": 132,
  "content/said/say.ts one": 132,
  "content/said/lines.ts isInline": 132,
  "shared/write-html.ts escapeHtml": 134,
  "content/tree/resolve-tree.ts add": 124,
  "render/tree/draw-tree.ts one": 96,
  "content/tree/component-of.ts loneParts": 74,
  "render/article/resolve-link.ts resolveLink": 10,
};

const FEW = 12;
const MANY = 36;

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

it("a page costs no more calls than before", async () => {
  const session = new Session();
  session.connect();
  await session.post("Profiler.enable");
  await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
  await callsFor(session, FEW); // Loads what is loaded once.
  const few = await callsFor(session, FEW);
  const many = await callsFor(session, MANY);
  await session.post("Profiler.stopPreciseCoverage");
  session.disconnect();
  const perPage = (name: string) => ((many.get(name) ?? 0) - (few.get(name) ?? 0)) / (MANY - FEW);
  for (const [name, most] of Object.entries(MOST)) {
    expect(perPage(name), name).toBeGreaterThan(0);
    expect(perPage(name), name).toBeLessThanOrEqual(most);
  }
});

/** Calls of each function of docsgen, by file and name, since the last time. */
async function callsFor(session: Session, pages: number): Promise<ReadonlyMap<string, number>> {
  const root = mkdtempSync(join(tmpdir(), "docsgen-calls-"));
  folders.push(root);
  writeSyntheticSite(root, pages);
  await buildSite(root);
  const { result } = (await session.post("Profiler.takePreciseCoverage")) as Profiler.TakePreciseCoverageReturnType;
  const calls = new Map<string, number>();
  for (const { url, functions } of result) {
    const [, file] = url.split(SOURCE);
    if (file === undefined) continue;
    for (const { functionName, ranges } of functions) {
      const name = `${file} ${functionName}`;
      calls.set(name, (calls.get(name) ?? 0) + (ranges[0]?.count ?? 0));
    }
  }
  return calls;
}

const SOURCE = fileURLToPath(new URL("../src/", import.meta.url));
