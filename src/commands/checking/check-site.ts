// Draws a project's pages to find its problems: all of them, or those that a change can have caused.
import { iconProblems } from "../../render/icons/icon-problems.js";
import { routeTable } from "../../render/routes/route-table.js";
import { authorFileProblems } from "../../render/styles/author-files.js";
import { compileLater } from "../../shared/engine/engine-flags.js";
import { addAll } from "../../shared/lists.js";
import type { Problem } from "../../shared/problem.js";
import { weighed } from "../../shared/severities.js";
import { affectedBy, namesAddress } from "../../site/checks/affected-by.js";
import { checkA11y } from "../../site/checks/check-a11y.js";
import { createLinkCheck, pagesNamed } from "../../site/checks/check-links.js";
import { checkSettingLinks } from "../../site/checks/check-setting-links.js";
import { checkOrphans, checkOverviews } from "../../site/checks/check-unreached.js";
import { internalTarget } from "../../site/checks/internal-target.js";
import { linkTargets } from "../../site/checks/link-targets.js";
import { checkRedirects } from "../../site/checks/redirect-conflicts.js";
import { type OpenedSite, openSite } from "../../site/open-site.js";
import { languagePairs } from "../../site/translations/fill-languages.js";
import { problemsWith } from "../building/run-site.js";
import { drawProject } from "../draw-project.js";
import { checkSteps } from "../load-steps.js";
import type { RunOptions } from "../options/reading-options.js";
import type { Checks, DrawnSite, StepFindings } from "./check-step.js";

/** A project that was checked. */
interface CheckedSite {
  readonly problems: readonly Problem[];
  /** Null where docs.json cannot be read. */
  readonly drawn: CheckedPages | null;
}

interface CheckedPages extends DrawnSite {
  /** What the steps found besides problems. */
  readonly findings: readonly StepFindings[];
}

/** Checks a project without writing anything. */
export async function checkSite(run: RunOptions, checks: Checks): Promise<CheckedSite> {
  const { root, options } = run;
  compileLater();
  const ofSite: Problem[] = [];
  const opened = await openSite(root, options, (each) => ofSite.push(each));
  if (opened === null) return { problems: weighed(ofSite, options), drawn: null };
  const drawn = await drawOpened(opened, run, checks.change);
  const { site } = opened;
  const { affected, pages, targets } = drawn;
  const own = affected ? pages.filter(({ page }) => affected.pages.has(page.path)) : pages;
  const others = [...ofSite, ...iconProblems(site), ...(await authorFileProblems(site, options.cache))];
  if (checks.links) addAll(others, checkSettingLinks(site, opened.watched, targets));
  if (checks.orphans) addAll(others, checkOrphans(site));
  if (checks.verbose) addAll(others, checkOverviews(site));
  if (checks.redirects) addAll(others, checkRedirects(site, targets));
  if (languagePairs(site.navigation.children).length > 0) {
    const { checkTranslations } = await import("../../site/checks/check-translations.js");
    addAll(others, checkTranslations(site));
  }
  const counts = (each: Problem) =>
    affected === null ||
    (each.place !== null && affected.files.has(each.place.file)) ||
    namesAddress(affected, each.what);
  const told = new Set(ofSite);
  const found = others.filter(counts);
  const problems = found.filter((each) => told.has(each));
  const ofLinks = checks.links ? linkProblems(drawn) : [];
  addAll(problems, problemsWith(site, own, [...found.filter((each) => !told.has(each)), ...ofLinks]));
  if (checks.a11y) addAll(problems, checkA11y(site, own));
  if (checks.external) {
    const { checkExternal } = await import("../../site/checks/load-external-links.js");
    addAll(problems, await checkExternal(own, options));
  }
  const findings: StepFindings[] = [];
  for (const step of await checkSteps(checks)) findings.push(await step(drawn, { run, checks }));
  for (const found of findings) addAll(problems, found.problems);
  return { problems: weighed(problems, options), drawn: { ...drawn, findings } };
}

async function drawOpened(opened: OpenedSite, run: RunOptions, change: Checks["change"]): Promise<DrawnSite> {
  const { site } = opened;
  const affected = change && affectedBy(change, opened);
  const wanted = affected ? [...affected.pages, ...affected.linking] : [...site.pages.keys()];
  return drawProject(site, { ...run, pages: wanted }, async (first, toDraw, drawMore) => {
    const table = routeTable(toDraw);
    const listed = [...table.drawn, ...(await table.plain()), ...table.ofNotes(first), ...table.books];
    const routes = listed.map(({ file }) => file);
    const mayCome = (file: string) => table.isMade(file) || (affected !== null && table.lateList(file) === "notes");
    const targets = linkTargets(site, { listed: routes, mayCome });
    // Anchors of other pages are only known once these are drawn.
    const known = new Set(wanted);
    const named = affected ? first.flatMap((each) => pagesNamed(each, targets)).filter((path) => !known.has(path)) : [];
    const rest = named.length === 0 ? [] : await drawMore(named);
    const pages = [...first, ...rest];
    return { ...opened, pages, targets, check: createLinkCheck(pages, targets), affected, routes };
  });
}

/** Of pages that a change did not touch, only links to what it did touch count. */
function linkProblems({ pages, targets, check, affected }: DrawnSite): Problem[] {
  if (affected === null) return pages.flatMap(check.problems);
  return pages.flatMap(({ page, links }) => {
    if (affected.pages.has(page.path)) return check.problems({ page, links });
    const isTouched = ({ target }: { readonly target: string }) =>
      affected.addresses.has(internalTarget(target, page, targets)?.address ?? "");
    const touched = links().links.filter(isTouched);
    return check.problems({ page, links: () => ({ anchors: [], links: touched }) });
  });
}
