// Loads the API descriptions of a project and answers what the navigation asks of them.
import type { DocsConfig } from "../config/docs-config.js";
import type { ProjectFiles } from "../content/read-project-files.js";
import type { Page, PagePath, WrittenNavigation } from "../model.js";
import type { Description } from "../openapi/description.js";
import type { Report } from "../shared/problem.js";
import type { ApiPages } from "./api-pages.js";
import type { SiteOptions } from "./site-options.js";

export interface ApiProject {
  readonly root: string;
  readonly options: SiteOptions;
  readonly config: DocsConfig;
  readonly files: ProjectFiles;
  readonly navigation: WrittenNavigation;
}

export interface LoadedApi extends ApiPages {
  readonly descriptions: ReadonlyMap<string, Description>;
  /** Description files of the project. */
  readonly files: readonly string[];
  /** Gives authored pages with `openapi:` front matter their target. */
  readonly attach: (pages: ReadonlyMap<PagePath, Page>, report: Report) => Map<PagePath, Page>;
}

export async function apiPages(_project: ApiProject, _report: Report): Promise<LoadedApi> {
  return {
    descriptions: new Map(),
    files: [],
    attach: (pages) => new Map(pages),
    entry: () => null,
    isInheritedEntry: () => false,
    all: () => [],
  };
}
