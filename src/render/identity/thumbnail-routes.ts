// Lists the preview pictures of a site and keeps them between runs, found again by what they show.
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { putFile, takeFile } from "../../emit/cache-file.js";
import type { Route } from "../../model.js";
import type { Site } from "../../site/site.js";
import type { RenderSettings } from "../document/render-settings.js";
import { buildId } from "../package-files.js";
import type { DrawThumbnail } from "./draw-thumbnail.js";
import { type ThumbnailView, thumbnailFile, thumbnailView } from "./thumbnail-view.js";

export function thumbnailRoutes(settings: RenderSettings): Route[] {
  const { site } = settings;
  const picture = createPictures(settings);
  return [...site.pages.values()].flatMap((page): Route[] => {
    const view = thumbnailView(site, page);
    return view === null ? [] : [{ kind: "made", file: thumbnailFile(page), make: () => picture(view) }];
  });
}

/** The libraries are loaded for the first picture that is not in the cache. */
function createPictures({ site, cache }: RenderSettings): DrawThumbnail {
  let opened: Promise<DrawThumbnail> | null = null;
  const draw: DrawThumbnail = async (view) => {
    opened ??= import("./draw-thumbnail.js").then(({ openThumbnails }) => openThumbnails(site.root, view.family));
    return (await opened)(view);
  };
  if (cache === null) return draw;
  const making = new Map<string, Promise<Uint8Array>>();
  const find = async (view: ThumbnailView, file: string): Promise<Uint8Array> => {
    const kept = takeFile(file);
    if (kept !== null) return kept;
    const bytes = await draw(view);
    putFile(file, bytes);
    return bytes;
  };
  return async (view) => {
    const file = join(cache, "previews", `${await hashOfView(view, site)}.png`);
    // Pages with the same title and description share a picture.
    const made = making.get(file) ?? find(view, file).finally(() => making.delete(file));
    making.set(file, made);
    return made;
  };
}

/** What a picture shows, with the contents of the pictures inside it. */
async function hashOfView(view: ThumbnailView, site: Site): Promise<string> {
  const hash = createHash("sha1").update(buildId()).update(JSON.stringify(view));
  for (const file of [view.logo, view.background]) {
    if (file === null || /^[a-z]+:/i.test(file)) continue;
    hash.update(await readFile(join(site.root, file.replace(/^\.?\/+/, ""))).catch(() => ""));
  }
  return hash.digest("hex");
}
