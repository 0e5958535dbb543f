// Owns how pages name the repository's own style sheets: small ones stand in the page, so that no request holds it up.
import { openFolder } from "../../files/open-folder.js";
import type { SiteSheet } from "../../layout/assets.js";
import type { Site } from "../../site/site.js";

type SheetSource = Pick<Site, "root" | "address" | "styles">;

/** Longest total of sheets inlined in pages, in characters: more would be repeated in every page instead of cached once. */
const ROOM = 4_000;

/** What would mean something else inside a page: relative addresses, rules that must come first, and `</style`. */
const BOUND_TO_FILE = /url\(|@import|@charset|@namespace|</i;

/** The sheets in order. The live preview only links them, and reloads a sheet when its file changes. */
export function readAuthorSheets({ root, address, styles }: SheetSource, isDev: boolean): SiteSheet[] {
  const { listed } = openFolder(root);
  let room = ROOM;
  return styles.map((file) => {
    const css = listed(file).trim();
    if (isDev || css.length > room || BOUND_TO_FILE.test(css)) return { kind: "link", href: `${address.base}/${file}` };
    room -= css.length;
    return { kind: "inline", css };
  });
}
