// Puts the descriptions of a project together, and gives pages that name an operation, schema or channel their target.
import type { Page, PagePath } from "../model.js";
import { pagePath } from "../shared/page-path.js";
import type { Report } from "../shared/problem.js";
import { tellOfMissing } from "./checks/tell-of-descriptions.js";
import { passedOver } from "./read-descriptions.js";
import { readMatterPlaces } from "./read-pages.js";
import type { Sources } from "./read-sources.js";
import { type SiteApi, siteApi } from "./site-api.js";

/** The descriptions of a site, and its authored pages with their targets. */
export interface AttachedApi {
  readonly api: SiteApi;
  readonly pages: ReadonlyMap<PagePath, Page>;
}

/** Reports descriptions that are named and missing. */
export function attachApi(sources: Sources, report: Report): AttachedApi {
  const { root, loaded, data, files, authored, options, settings } = sources;
  const project = {
    ...{ loaded, data },
    ...sources.refs,
    overview: settings.config.api.overview,
    passedOver: passedOver(root, files.data),
    unreadable: files.unreadable,
    comparesReleases: !options.isVersion,
    isWritten: (path: PagePath) => isWritten(path, authored),
  };
  tellOfMissing(project, report);
  const api = siteApi(project, report);
  return { api, pages: api.attach(authored, { report: sources.reportOfPage, placeOf: readMatterPlaces(root) }) };
}

/** Whether a page of an author that shows no operation is at a path. */
function isWritten(path: PagePath, authored: ReadonlyMap<PagePath, Page>): boolean {
  const page = authored.get(path) ?? authored.get(pagePath(path === "" ? "index" : `${path}/index`));
  return page !== undefined && page.matter.openapi === null;
}
