// Owns what the main thread asks of a worker.
import type { Html, PagePath } from "../../model.js";
import type { HighlightCode } from "../code/highlight-code.js";
import type { RenderedPage } from "../document/rendered-page.js";
import type { NotedPage } from "./drawer.js";

/** What a worker does for the main thread. */
export type ThreadOffer = {
  readonly draw: (path: PagePath) => Promise<NotedPage>;
  /** For the live preview. */
  readonly render: (path: PagePath) => Promise<RenderedPage>;
  readonly draw404: (_: null) => Promise<Html>;
  readonly highlight: HighlightCode;
};

/** The memory of a drawn page is one buffer, which is transferred, not copied. */
export function buffersOf(output: unknown): ArrayBuffer[] {
  if (typeof output !== "object" || output === null || !("notes" in output)) return [];
  return [(output as NotedPage).html.buffer];
}
