// Lists copies of large pictures, and keeps them between runs.

import { hash } from "node:crypto";
import { join } from "node:path";
import { openFolder } from "../../files/open-folder.js";
import { fromInputs, resultFiles, type Work } from "../../memory/memory.js";
import type { Route } from "../../model.js";
import { fewAtOnce } from "../../shared/once.js";
import type { RenderSettings } from "../document/render-settings.js";
import type { DrawnPage } from "../notes/page-notes.js";
import { slotFiles } from "../slots/draw-slots.js";
import { planCopy } from "./picture-copies.js";

interface CopyInputs {
  readonly bytes: Buffer;
  /** In pixels. */
  readonly width: number;
}

type Settings = Pick<RenderSettings, "site" | "cache">;

/** The copies of all pictures, for a preview, which makes them when it is asked for them. */
export function allPictureRoutes(settings: Settings): Route[] {
  return routesFor(settings, () => true);
}

/** The copies of the pictures that pages show. */
export function pictureRoutes(settings: Settings, pages: readonly DrawnPage[]): Route[] {
  if (mayShowOthers(settings.site)) return allPictureRoutes(settings);
  const shown = new Set(pages.flatMap(({ learned }) => learned.dependencies));
  return routesFor(settings, (file) => shown.has(file));
}

/** Whether the page for unknown addresses, of which there are no notes, may show pictures. */
function mayShowOthers({ config, snippets }: Settings["site"]): boolean {
  const { description } = config.errors["404"];
  return slotFiles(snippets).has("notFound") || /\.(?:jpe?g|png|webp)\b/i.test(description ?? "");
}

/** Files of versions read from git are served as they are. */
function routesFor({ site, cache }: Settings, isWanted: (file: string) => boolean): Route[] {
  if (!site.config.images.optimize) return [];
  const { remembered } = resultFiles(cache);
  const inTurn = fewAtOnce(1);
  const folder = openFolder(site.root);
  return site.files.flatMap(({ file, from }): Route[] => {
    const plan = from === undefined && isWanted(file) ? planCopy(folder, file) : null;
    if (plan === null) return [];
    const draw = async () => (await remembered(COPY, { bytes: folder.listedBytes(file), width: plan.width })).output;
    return [{ kind: "made", file: plan.file, madeFrom: join(site.root, file), make: () => inTurn(draw) }];
  });
}

/** The library is loaded for the first copy that is not kept. */
const COPY: Work<CopyInputs, Uint8Array> = {
  name: "pictures",
  hash: ({ bytes, width }) => `${hash("sha1", bytes, "base64url")}-${width}`,
  codec: { pack: (bytes) => [bytes], open: (bytes) => bytes },
  run: fromInputs(async ({ bytes, width }) => {
    const { drawCopy } = await import("./draw-copy.js");
    return drawCopy(bytes, width);
  }),
};
