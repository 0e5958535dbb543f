// THE list of what tools may use from the core.

export { buildQuietly } from "../commands/build.js";
export type { PrepareStep } from "../commands/building/build-step.js";
export { checkSite } from "../commands/checking/check-site.js";
export type { CheckStep, DrawnSite } from "../commands/checking/check-step.js";
export { changedSince } from "../commands/checking/read-change.js";
export { drawProject } from "../commands/draw-project.js";
export {
  countProblems,
  exitCode,
  printRun,
  say,
  sayFailure,
  writeReport,
} from "../commands/finish-run.js";
export { VERCEL_STATIC } from "../commands/options/choices.js";
export { type ReadingFlags, readRun } from "../commands/options/reading-options.js";
export type { PlaceBook } from "../config/json/places.js";
export { parseMint } from "../config/parse-mint.js";
export { codeFileOf, partOfFile } from "../content/code/code-from-file.js";
export { lookUpFiles, resolveImport } from "../content/code/find-imports.js";
export { findParts } from "../content/code/find-parts.js";
export { field, list, parseModule, stripTypes } from "../content/code/jsx-to-js.js";
export { codeRanges } from "../content/parse/code-ranges.js";
export { decodeEntities } from "../content/parse/decode-entities.js";
export { pathsOfInclude } from "../content/parse/includes.js";
export {
  findLinksOfCode,
  findLinksOfDescription,
  findWrittenLinks,
  type WrittenLink,
} from "../content/parse/written-links.js";
export { sortFiles } from "../content/sort-files.js";
export { githubId, headingId } from "../content/tree/heading-id.js";
export { packageFolder, packageVersion } from "../emit/package-files.js";
export { finishSwitch } from "../emit/switch-journal.js";
export { openTree } from "../emit/write-tree.js";
export { LEVELS } from "../openapi/diff/change-rules.js";
export { compareDescriptions } from "../openapi/diff/diff-descriptions.js";
export { asData, asMarkdown, asText, asUpdate } from "../openapi/diff/write-changes.js";
export { loadDescription } from "../openapi/load-description.js";
export { readHostedDescription } from "../openapi/read-hosted-description.js";
export { bookBody, bookLines } from "../render/book/book.js";
export { bookOrder, branchesNamed, branchNames } from "../render/book/book-order.js";
export { BOOK_STYLE } from "../render/book/book-routes.js";
export { readBrowserFiles } from "../render/document/drawing-tools.js";
export type { DrawnPage } from "../render/notes/page-notes.js";
export { htmlFile } from "../render/routes/site-route.js";
export { serveBeside } from "../serve/serve-beside.js";
export { affectedPages, includedBy } from "../site/checks/affected-by.js";
export { settingLinks } from "../site/checks/check-setting-links.js";
export { findAnchor, internalTarget, meantPaths, normalise } from "../site/checks/internal-target.js";
export { linkTargets } from "../site/checks/link-targets.js";
export { cacheFolder, findRoot } from "../site/find-root.js";
export { gitFault } from "../site/git/hint-for-refs.js";
export { type OpenedSite, openSite } from "../site/open-site.js";
export { commitOf, NoFolder, writeFilesOf } from "../site/past/check-out.js";
export { readRepositoryFiles } from "../site/past/read-repository-files.js";
export { isDescription } from "../site/read-sources.js";
export { readRedirects } from "../site/redirects.js";
export type { Site, SiteOptions } from "../site/site.js";
export { readLedger } from "../site/translations/translation-ledger.js";
export { LOCK_FILE } from "../site/translations/translation-state.js";
