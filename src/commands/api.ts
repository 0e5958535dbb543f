// Owns `import { build, check } from "docsgen"`, as declared in `types/index.d.ts`.
import type * as Promised from "../../types/index.js";
import { settleProject } from "../files/write-changes.js";
import { tell } from "../shared/tell.js";
import { findRoot } from "../site/find-root.js";
import { buildQuietly } from "./build.js";
import { checkSite } from "./checking/check-site.js";
import { readChange } from "./checking/read-change.js";
import { exitCode } from "./finish-run.js";
import { readSeverities } from "./options/read-severities.js";
import { type ReadingFlags, readRun } from "./options/reading-options.js";

/** Builds the site of a folder with docs.json. */
export const build: typeof Promised.build = async (folder, options = {}) => {
  const { out, ...reading } = options;
  await settleProject(folder, tell);
  const flags = { ...(await flagsOf(reading)), ...(out === undefined ? {} : { out }) };
  const { problems, kinds, written } = await buildQuietly(folder, flags);
  const ok = written !== null && exitCode(problems, flags) === 0;
  return {
    ok,
    problems,
    pages: kinds?.length ?? 0,
    written: written && { files: written.files, bytes: written.bytes },
  };
};

/** Finds the problems of a project and writes nothing. */
export const check: typeof Promised.check = async (folder, options = {}) => {
  await settleProject(folder, tell);
  const root = findRoot(folder, "check");
  const { files, changed, links = true, external, orphans, redirects, a11y, ...reading } = options;
  const flags = await flagsOf(reading);
  const named = files === undefined ? {} : { files: files.join(",") };
  const change = readChange(root, { ...named, ...(changed === undefined ? {} : { changed }) });
  const more = {
    external: external === true,
    orphans: orphans === true,
    redirects: redirects === true,
    a11y: a11y === true,
  };
  const { problems, drawn } = await checkSite(readRun(root, flags), { ...more, links, change });
  const pages = (drawn?.pages ?? []).map(({ page, links: facts }) => {
    const { path, address, title, source } = page;
    return { path, address, title, file: source?.file ?? null, ...facts() };
  });
  return { ok: exitCode(problems, flags) === 0, problems, pages };
};

async function flagsOf({ groups, severity, cache = true, ...given }: Promised.ReadingOptions): Promise<ReadingFlags> {
  const severities = await readSeverities(severity ?? {});
  const flags = { ...given, severity: severities, cache, parser: "native", format: "json", quiet: true } as const;
  return groups === undefined ? flags : { ...flags, groups: groups.join(",") };
}
