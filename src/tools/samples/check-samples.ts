// Runs the code blocks of a site that are marked as tests, and reports those that fail.

import { openFolder } from "../../files/open-folder.js";
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
  const folder = openFolder(root);
  const readCode = (file: string) => folder.ask(file, "code");
  const samples = own.flatMap((file) => {
    const text = folder.text(file) ?? "";
    return /\btest\b/.test(text) ? findSamples({ file, text, readCode }, (each) => problems.push(each)) : [];
  });
  const timeLimit = (checks.sampleTimeout ?? TIMEOUT) * 1000;
  problems.push(...(await runSamples(samples, { root, jobs: jobsOf(checks), timeLimit })));
  return { problems };
}
