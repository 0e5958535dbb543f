// Runs the properties of test/trust for long. Run: npm run fuzz -- --minutes N (for each surface)
import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";

const { values } = parseArgs({ options: { minutes: { type: "string", default: "10" } } });
const env = { ...process.env, FUZZ_MINUTES: values.minutes };
const { status } = spawnSync("npx", ["vitest", "run", "test/trust"], { env, stdio: "inherit" });
process.exitCode = status ?? 1;
