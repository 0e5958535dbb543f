// Lists the preview pictures of a site and keeps them between runs, found again by what they show.

import { hashOf } from "../../emit/hash-of.js";
import { openFolder } from "../../files/open-folder.js";
import { fromInputs, type Work } from "../../memory/memory.js";
import { resultFiles } from "../../memory/result-files.js";
import type { Route } from "../../model.js";
import type { Site } from "../../site/site.js";
import type { RenderSettings } from "../document/render-settings.js";
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

/** The libraries are loaded for the first picture that is not kept. */
function createPictures({ site, cache }: RenderSettings): DrawThumbnail {
  let opened: Promise<DrawThumbnail> | null = null;
  const { remembered } = resultFiles(cache);
  const picture: Work<PictureInputs, Uint8Array> = {
    name: "previews",
    hash: hashOf,
    codec: { pack: (bytes) => [bytes], open: (bytes) => bytes },
    run: fromInputs(async ({ view }) => {
      opened ??= import("./draw-thumbnail.js").then(({ openThumbnails }) => openThumbnails(site.root, view.family));
      return (await opened)(view);
    }),
  };
  // Pages with the same title and description share a picture.
  return async (view) => (await remembered(picture, { view, pictures: picturesIn(view, site) })).output;
}

interface PictureInputs {
  readonly view: ThumbnailView;
  /** The pictures of the project inside it, as base64; null for one that is missing or comes from elsewhere. */
  readonly pictures: readonly (string | null)[];
}

function picturesIn({ logo, background }: ThumbnailView, { root }: Site): PictureInputs["pictures"] {
  const folder = openFolder(root);
  const read = (file: string | null) => {
    if (file === null || /^[a-z]+:/i.test(file)) return null;
    return folder.read(file.replace(/^\.?\/+/, ""))?.toString("base64") ?? null;
  };
  return [read(logo), read(background)];
}
