// Runs the code blocks of a site that are marked as tests, and reports those that fail.

import { readFileSync } from "node:fs";
import { isAbsolute, join, relative } from "node:path";
import { askGit } from "../../shared/git/run-git.js";
import type { Problem } from "../../shared/problem.js";
import { commitOfFile } from "../../shared/version-files.js";
import { type CheckRun, type DrawnSite, jobsOf, type StepFindings } from "../core.js";
import { findSamples } from "./find-samples.js";
import { runSamples } from "./run-samples.js";

/** The default limit for a code block that is run, in seconds. */
const TIMEOUT = 30;

/** `check --samples`. Versions that are read from git are left alone: their samples are of their time. */
export async function checkSamples({ site, affected }: DrawnSite, { checks }: CheckRun): Promise<StepFindings> {
  const { root } = site;
  const problems: Problem[] = [];
  const pages = [...site.pages.values()].flatMap(({ source }) => source?.file ?? []);
  const isChecked = (file: string) => affected === null || affected.files.has(file);
  const own = [...new Set([...pages, ...site.snippets])].filter(
    (file) => /\.mdx?$/i.test(file) && commitOfFile(file) === null && isChecked(file),
  );
  const repository = askGit(root, ["rev-parse", "--show-toplevel"])?.trim() ?? root;
  const readCode = (file: string) => readInside(root, repository, file);
  const samples = own.flatMap((file) => {
    const text = readFileSync(join(root, file), "utf8");
    return /\btest\b/.test(text) ? findSamples({ file, text, readCode }, (each) => problems.push(each)) : [];
  });
  const timeLimit = (checks.sampleTimeout ?? TIMEOUT) * 1000;
  problems.push(...(await runSamples(samples, { root, jobs: jobsOf(checks), timeLimit })));
  return { problems };
}

/** Null where there is no such file in the repository. */
function readInside(root: string, repository: string, file: string): string | null {
  const path = join(root, file);
  const inside = relative(repository, path);
  if (inside.startsWith("..") || isAbsolute(inside)) return null;
  try {
    return readFileSync(path, "utf8");
  } catch {
    return null; // Reported with the block.
  }
}
