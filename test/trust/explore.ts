// Runs properties: briefly and with one seed in the gate, for as long as `npm run fuzz -- --minutes N` asks with new ones.
import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";

const minutes = Number(process.env["FUZZ_MINUTES"] ?? "0");

/** What a test may take, in milliseconds. */
export const EXPLORE_TIME = minutes === 0 ? 30_000 : minutes * 60_000 + 60_000;

/** Holds for every input. In a long run each input is noted first: one that never ends is found in the file. */
export async function explore<Input>(
  name: string,
  inputs: fc.Arbitrary<Input>,
  holds: (input: Input) => Promise<void> | void,
): Promise<void> {
  let count = 0;
  let slowest = { ms: 0, input: "" };
  const property = fc.asyncProperty(inputs, async (input) => {
    const text = minutes > 0 ? JSON.stringify(input) : "";
    if (minutes > 0) writeFileSync(join(tmpdir(), `docsgen-fuzz-${name}.json`), text);
    const begun = performance.now();
    await holds(input);
    const ms = performance.now() - begun;
    count++;
    if (ms > slowest.ms) slowest = { ms, input: text.slice(0, 80) };
  });
  const long = { numRuns: Number.MAX_SAFE_INTEGER, interruptAfterTimeLimit: minutes * 60_000 };
  await fc.assert(property, minutes > 0 ? long : { numRuns: 100, seed: 27 });
  if (minutes > 0)
    process.stderr.write(`${name}: ${count} inputs, slowest ${slowest.ms.toFixed(0)} ms: ${slowest.input}\n`);
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
