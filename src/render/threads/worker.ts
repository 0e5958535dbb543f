// Runs in a worker thread: draws the pages it is asked for, or colours the code of those that others draw.
import { parentPort, workerData } from "node:worker_threads";
import type { Page, PagePath } from "../../model.js";
import { once } from "../../shared/once.js";
import type { HighlightCode } from "../code/highlight-code.js";
import type { RenderSettings } from "../document/render-settings.js";
import { connect } from "./calls.js";
import type { NotedPage } from "./drawer.js";
import type { ThreadOffer } from "./thread.js";

const settings = workerData as RenderSettings;
const port = parentPort;
if (!port) throw new Error("This runs in a worker thread.");

/** A thread does one of the two, and never loads the other. */
const toDraw = once(async () => {
  const { inputsOfSite } = await import("../inputs/inputs-of-site.js");
  return { settings, inputs: inputsOfSite(settings) };
});
const highlight: HighlightCode = (blocks) => elsewhere.call("highlight", blocks);
const drawer = once(async () => {
  const { createDrawer } = await import("./drawer.js");
  return createDrawer(await toDraw(), highlight);
});
const renderer = once(async () => {
  const { createRenderer } = await import("../document/renderer.js");
  return createRenderer(await toDraw(), highlight);
});
const colours = once(async () => {
  const { codeColours } = await import("../code/code-colours.js");
  const { coloursOfSite } = await import("../inputs/articles-of-site.js");
  return codeColours(coloursOfSite(settings.site), settings.site.root);
});
const ours: ThreadOffer = {
  draw: async (path) => (await drawer()).draw(pageAt(path)),
  render: async (path) => (await renderer()).render(pageAt(path)),
  draw404: async () => (await drawer()).draw404(),
  highlight: async (blocks) => (await colours())(blocks),
};
function pageAt(path: PagePath): Page {
  const page = settings.site.pages.get(path);
  if (!page) throw new Error(`The site has no page "${path}".`);
  return page;
}

const elsewhere = connect<{ readonly highlight: HighlightCode }>(port, ours, buffersOf);

/** The memory of a drawn page is one buffer, which is transferred, not copied. */
function buffersOf(output: unknown): ArrayBuffer[] {
  if (typeof output !== "object" || output === null || !("notes" in output)) return [];
  return [(output as NotedPage).html.buffer];
}
