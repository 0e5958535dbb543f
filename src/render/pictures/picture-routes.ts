// Lists the copies of large pictures and keeps them between runs, found again by what they are made of.
import { hash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fromInputs, type Work } from "../../memory/memory.js";
import { resultFiles } from "../../memory/result-files.js";
import type { Route } from "../../model.js";
import type { RenderSettings } from "../document/render-settings.js";
import { copyFile, copyWidths } from "./picture-copies.js";

interface CopyInputs {
  readonly bytes: Buffer;
  /** In pixels. */
  readonly width: number;
}

/** Files of versions read from git are served as they are. */
export function pictureRoutes({ site, cache }: Pick<RenderSettings, "site" | "cache">): Route[] {
  if (!site.config.images.optimize) return [];
  const { remembered } = resultFiles(cache);
  return site.files.flatMap(({ file, from }) =>
    (from === undefined ? copyWidths(site.root, file) : []).map((width): Route => {
      const madeFrom = join(site.root, file);
      const make = async () => (await remembered(COPY, { bytes: await readFile(madeFrom), width })).output;
      return { kind: "made", file: copyFile(file, width), madeFrom, make };
    }),
  );
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
