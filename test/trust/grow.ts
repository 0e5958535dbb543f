// Grows inputs to 80 kB and tells those whose cost grows faster than their length.
import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { minutes } from "./explore.js";

const SIZES = [10_000, 20_000, 40_000, 80_000];

/** What a doubling may cost. */
const MOST_RATIO = 2.5;

/** Milliseconds of processor time below which nothing is compared: compilers and collectors of garbage take as much. */
const FLOOR = 600;

/** Milliseconds of processor time that no input may need. */
const MOST = 10_000;

/** How often a doubling that seems too dear is measured once more. */
const REPEATS = 2;

/** Characters by which the text is longer each time: some readers remember what they read. */
const MORE = 500;

/**
 * Reads one text and names the engine that did, if there are several: texts that different engines read are not compared. What
 * it throws is of no interest here.
 */
export type Read = (text: string) => Promise<Engine> | Engine;

type Engine = string | undefined;

interface Cost {
  /** Of processor time, whatever else the machine does. */
  readonly ms: number;
  readonly engine: Engine;
}

/** Tries random parts, repeated, for as long as the run may take. Gives a line for each that grows too fast. */
export async function findGrowth(name: string, parts: readonly string[], read: Read): Promise<string[]> {
  const inputs = fc.tuple(fc.array(fc.constantFrom(...parts), { maxLength: 2 }), partOf(parts));
  const noted = join(tmpdir(), `docsgen-fuzz-${name}.json`);
  const found: string[] = [];
  const end = Date.now() + minutes * 60_000;
  let count = 0;
  let dearest = { ms: 0, input: "" };
  await read("a");
  for (const [head, part] of fc.sample(inputs, { numRuns: 100_000 })) {
    if (Date.now() > end) break;
    const input = JSON.stringify([head.join(""), part]);
    writeFileSync(noted, input); // One that never ends is found there.
    const { ms, fault } = await measure((size) => head.join("") + part.repeat(Math.ceil(size / part.length)), read);
    count++;
    if (ms > dearest.ms) dearest = { ms, input };
    if (fault) found.push(`${input}: ${fault}`);
  }
  process.stderr.write(`${name}: ${count} parts, dearest ${dearest.ms.toFixed(0)} ms: ${dearest.input}\n`);
  return found;
}

function partOf(parts: readonly string[]): fc.Arbitrary<string> {
  const piece = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...parts) },
    { weight: 1, arbitrary: fc.string({ minLength: 1, maxLength: 3 }) },
  );
  const joined = fc.array(piece, { minLength: 1, maxLength: 4 }).map((pieces) => pieces.join(""));
  return joined.filter((part) => part !== "");
}

async function measure(text: (size: number) => string, read: Read): Promise<{ ms: number; fault: string | null }> {
  let before: Cost = { ms: Number.POSITIVE_INFINITY, engine: undefined };
  let now = before;
  for (const size of SIZES) {
    now = await cost(text(size), read);
    const isTooDear = () =>
      now.ms > MOST || (now.ms > FLOOR && now.engine === before.engine && now.ms > MOST_RATIO * before.ms);
    for (let repeat = 1; repeat <= REPEATS && isTooDear(); repeat++) {
      const longer = size + repeat * MORE;
      before = byCost(before, await cost(text(longer / 2), read))[1];
      now = byCost(now, await cost(text(longer), read))[0];
    }
    if (isTooDear())
      return { ms: now.ms, fault: `${before.ms.toFixed(0)} ms for ${size / 2}, ${now.ms.toFixed(0)} ms for ${size}` };
    before = now;
  }
  return { ms: now.ms, fault: null };
}

function byCost(one: Cost, other: Cost): readonly [cheaper: Cost, dearer: Cost] {
  return one.ms < other.ms ? [one, other] : [other, one];
}

async function cost(text: string, read: Read): Promise<Cost> {
  const start = process.cpuUsage();
  let engine: Engine;
  try {
    engine = await read(text);
  } catch {
    // Other properties see to failures.
  }
  const { user, system } = process.cpuUsage(start);
  return { ms: (user + system) / 1000, engine };
}
