// Lists the preview pictures of a site and keeps them between runs, found again by what they show.
import { createHash } from "node:crypto";
import { readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { makeFolder } from "../../emit/make-folder.js";
import type { Route } from "../../model.js";
import type { Site } from "../../site/site.js";
import { buildId } from "../package-files.js";
import type { RenderSettings } from "../render-settings.js";
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

/** The libraries are loaded for the first picture that the cache does not have. */
function createPictures({ site, cache }: RenderSettings): DrawThumbnail {
  let opened: Promise<DrawThumbnail> | null = null;
  const draw: DrawThumbnail = async (view) => {
    opened ??= import("./draw-thumbnail.js").then(({ openThumbnails }) => openThumbnails(site.root, view.family));
    return (await opened)(view);
  };
  if (cache === null) return draw;
  return async (view) => {
    const file = join(cache, "previews", `${await keyOf(view, site)}.png`);
    const kept = await readFile(file).catch(() => null); // Missing: a miss.
    if (kept !== null && kept.length > 0) return kept;
    const bytes = await draw(view);
    await keep(file, bytes);
    return bytes;
  };
}

/** What a picture shows, with the contents of the pictures inside it. */
async function keyOf(view: ThumbnailView, site: Site): Promise<string> {
  const hash = createHash("sha1").update(buildId()).update(JSON.stringify(view));
  for (const file of [view.logo, view.background]) {
    if (file === null || /^[a-z]+:/i.test(file)) continue;
    hash.update(await readFile(join(site.root, file.replace(/^\.?\/+/, ""))).catch(() => ""));
  }
  return hash.digest("hex");
}

async function keep(file: string, bytes: Uint8Array): Promise<void> {
  makeFolder(dirname(file));
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, bytes);
  await rename(draft, file);
}
