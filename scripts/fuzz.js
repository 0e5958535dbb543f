// Runs the properties of test/trust for long. Run: npm run fuzz -- [--minutes N] [--inputs N] [--only SURFACE]
// Each surface ends after N minutes or N inputs, whichever comes first.
import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";

const options = { minutes: { type: "string", default: "10" }, inputs: { type: "string" }, only: { type: "string" } };
const { values } = parseArgs({ options });
// Packages run as users run them, without the assertions that some carry for development.
const env = { ...process.env, NODE_ENV: "production", FUZZ_MINUTES: values.minutes, FUZZ_INPUTS: values.inputs ?? "" };
const named = values.only === undefined ? [] : ["-t", `^${values.only}$`];
const { status } = spawnSync("npx", ["vitest", "run", "test/trust", ...named], { env, stdio: "inherit" });
process.exitCode = status ?? 1;
