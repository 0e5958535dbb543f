// Reads the severities that flags or docsgen.json give to problem codes.
import { UsageError } from "../../shared/problem.js";
import type { Severities } from "../../shared/severities.js";
import { readCode } from "./read-code.js";

const LEVELS = ["error", "warning", "off"] as const;

/** Throws a UsageError that names a wrong code or level. */
export async function readSeverities(written: Readonly<Record<string, unknown>>): Promise<Severities> {
  const severities: Record<string, (typeof LEVELS)[number]> = {};
  for (const [name, level] of Object.entries(written)) {
    const code = await readCode(name);
    const known = LEVELS.find((each) => each === level);
    if (known === undefined)
      throw new UsageError(`The severity of "${code}" is "${String(level)}".`, `Use one of: ${LEVELS.join(", ")}.`);
    severities[code] = known;
  }
  return severities;
}
