// THE table of steps that tools add to a build or check; each is loaded if its flag is set.
import { UsageError } from "../shared/problem.js";
import type { BuildFlags, BuildRun, PreparedStep, PrepareStep } from "./building/build-step.js";
import type { CheckStep, Checks } from "./checking/check-step.js";

interface BuildStep {
  readonly flag: keyof BuildFlags;
  /** Flags that it cannot be combined with. */
  readonly conflicts: readonly (keyof BuildFlags)[];
  readonly load: () => Promise<PrepareStep>;
}

/** In the order in which they are prepared: what comes first is finished last, and says what the finished site is. */
const BUILD_STEPS: readonly BuildStep[] = [
  {
    flag: "target",
    conflicts: ["portable"],
    load: async () => (await import("../tools/target/write-target.js")).prepareTarget,
  },
  {
    flag: "compare",
    conflicts: ["portable"],
    load: async () => (await import("../tools/compare/compare-site.js")).prepareComparison,
  },
  { flag: "zip", conflicts: [], load: async () => (await import("../tools/portable/steps.js")).prepareZip },
  { flag: "portable", conflicts: [], load: async () => (await import("../tools/portable/steps.js")).preparePortable },
];

const CHECK_STEPS: readonly { readonly flag: keyof Checks; readonly load: () => Promise<CheckStep> }[] = [
  { flag: "samples", load: async () => (await import("../tools/samples/check-samples.js")).checkSamples },
  { flag: "since", load: async () => (await import("../tools/since/check-since.js")).checkSince },
];

/** Prepares the steps that the flags of a build ask for. */
export async function prepareSteps(run: BuildRun): Promise<PreparedStep[]> {
  const isGiven = (flag: keyof BuildFlags) => run.flags[flag] !== undefined && run.flags[flag] !== false;
  const prepared: PreparedStep[] = [];
  for (const { flag, conflicts, load } of BUILD_STEPS.filter((step) => isGiven(step.flag))) {
    const other = conflicts.find(isGiven);
    if (other !== undefined)
      throw new UsageError(`--${flag} and --${other} cannot be used together.`, "Leave one of them out.");
    prepared.push((await load())(run));
  }
  return prepared;
}

/** Loads what repairs a project that was checked. */
export async function loadFixes(): Promise<typeof import("../tools/editing/fix-project.js").fixProject> {
  return (await import("../tools/editing/fix-project.js")).fixProject;
}

/** Loads the steps that the flags of a check ask for. */
export function checkSteps(checks: Checks): Promise<CheckStep[]> {
  const isGiven = ({ flag }: { readonly flag: keyof Checks }) => checks[flag] !== undefined && checks[flag] !== false;
  return Promise.all(CHECK_STEPS.filter(isGiven).map(({ load }) => load()));
}
