// Owns a renderer's settings, as plain data that can be sent to a thread.
import type { RecordPlaces } from "../../memory/record-file.js";
import type { PagePath } from "../../model.js";
import type { Problem } from "../../shared/problem.js";
import type { Site, SiteOptions } from "../../site/site.js";
import type { SiteInputs } from "../inputs/site-inputs.js";

export interface RenderSettings extends Pick<SiteOptions, "parser" | "lenient" | "timeLimit" | "cache"> {
  readonly site: Site;
  /** The time that code of pages sees while they are drawn, in milliseconds. */
  readonly clock: number;
  /** Whether pages whose code takes too long end with `OutOfTime`, so that another thread draws them. */
  readonly isFirstLook?: boolean;
  /** Pages that cannot be drawn, and why: their text is left out. */
  readonly undrawable?: ReadonlyMap<PagePath, Problem>;
  /** Where articles are kept between runs; null: nowhere. */
  readonly articles: RecordPlaces | null;
  /** Whether drawn pages are drafted for search. */
  readonly hasSearch: boolean;
  /** What the links and drafts of pages were made from in the last build; null where nothing is known of it. */
  readonly drafts: ReadonlyMap<PagePath, string> | null;
  /** Whether the pages are for the live preview. */
  readonly isDev: boolean;
}

/** A site as a thread draws it: how, and from what. */
export interface SiteToDraw {
  readonly settings: RenderSettings;
  readonly inputs: SiteInputs;
}
