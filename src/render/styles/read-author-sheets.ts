// Owns how pages name the repository's own style sheets: small ones stand in the page, so that no request holds it up.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { SiteSheet } from "../../layout/assets.js";
import type { Site } from "../../site/site.js";

type SheetSource = Pick<Site, "root" | "address" | "styles">;

/** All that stands in a page is at most this long, in characters: pages would else carry what a file keeps for all. */
const ROOM = 4_000;

/** What means something else in a page than in a file: addresses relative to the sheet, rules for its beginning, an end of the element. */
const BOUND_TO_FILE = /url\(|@import|@charset|@namespace|</i;

/** The sheets in their order. The live preview names files only: it loads a sheet anew when its file changes. */
export function readAuthorSheets({ root, address, styles }: SheetSource, isDev: boolean): SiteSheet[] {
  let room = ROOM;
  return styles.map((file) => {
    const css = readFileSync(join(root, file), "utf8").trim();
    if (isDev || css.length > room || BOUND_TO_FILE.test(css)) return { kind: "link", href: `${address.base}/${file}` };
    room -= css.length;
    return { kind: "inline", css };
  });
}
