// Runs properties: briefly and with one seed in the gate, for as long as `npm run fuzz -- --minutes N` asks with new ones.
import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";

/** Of a long run; 0 in the gate. */
export const minutes = Number(process.env["FUZZ_MINUTES"] ?? "0");
const most = Number(process.env["FUZZ_INPUTS"] || Number.MAX_SAFE_INTEGER);

/** What a test may take, in milliseconds. */
export const EXPLORE_TIME = minutes === 0 ? 30_000 : minutes * 60_000 + 60_000;

interface Surface<Input> {
  /** Also the name of its test, by which `--only` chooses it. */
  readonly name: string;
  readonly inputs: fc.Arbitrary<Input>;
  /** How many inputs the gate tries. */
  readonly runs?: number;
}

/** Holds for every input. In a long run each input is noted first: one that never ends is found in the file. */
export async function explore<Input>(
  { name, inputs, runs = 100 }: Surface<Input>,
  holds: (input: Input) => Promise<void> | void,
): Promise<void> {
  let count = 0;
  let slowest = { ms: 0, input: "" };
  const noted = join(tmpdir(), `docsgen-fuzz-${name}`);
  const property = fc.asyncProperty(inputs, async (input) => {
    const text = minutes > 0 ? JSON.stringify(input) : "";
    if (minutes > 0) writeFileSync(`${noted}.json`, text);
    const begun = performance.now();
    await holds(input);
    const ms = performance.now() - begun;
    count++;
    if (ms <= slowest.ms) return;
    slowest = { ms, input: text };
    if (minutes > 0) writeFileSync(`${noted}-slowest.json`, text);
  });
  const long = { numRuns: most, interruptAfterTimeLimit: minutes * 60_000 };
  await fc.assert(property, minutes > 0 ? long : { numRuns: runs, seed: 27 });
  if (minutes === 0) return;
  const { ms, input } = slowest;
  process.stderr.write(
    `${name}: ${count} inputs, slowest ${ms.toFixed(0)} ms of ${input.length} characters: ${input.slice(0, 80)}\n`,
  );
}

/** Texts of parts that mean something to a reader of them, repeated and mixed with any others. */
export function mixed(parts: readonly string[]): fc.Arbitrary<string> {
  const part = fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...parts) },
    { weight: 1, arbitrary: fc.string({ maxLength: 6 }) },
  );
  const run = fc
    .tuple(fc.array(part, { maxLength: 6 }), fc.nat(12))
    .map(([each, times]) => each.join("").repeat(times + 1));
  return fc.array(run, { maxLength: 5 }).map((runs) => runs.join(""));
}
