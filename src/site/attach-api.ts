// Puts the descriptions of a project together, and gives pages that name an operation, schema or channel their target.

import { whyPassedOver } from "../content/sort-files.js";
import { openFolder } from "../files/open-folder.js";
import type { Page, PagePath } from "../model.js";
import { pagePath } from "../shared/page-path.js";
import type { Report } from "../shared/problem.js";
import { tellOfMissing } from "./checks/tell-of-descriptions.js";
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

/** Why a JSON or YAML file that is there is not read; null if it is read, or not there. `data` are those that are read. */
function passedOver(root: string, data: readonly string[]): (file: string) => string | null {
  return (file) => {
    if (data.includes(file) || !/\.(?:json|ya?ml)$/i.test(file) || !openFolder(root).exists(file)) return null;
    return whyPassedOver(file) ?? "it is outside the project, in a folder that tools write, or excluded by .mintignore";
  };
}
