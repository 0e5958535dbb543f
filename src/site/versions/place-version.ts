// Inserts the navigation of a version from git into docs.json's.
import type { NavBranch } from "../../model.js";
import { openingPage } from "../find-trails.js";
import { withIds } from "./part-of-version.js";
import type { VersionSite } from "./version-site.js";

export type PlacedVersion = Pick<VersionSite, "children" | "global" | "pages">;

/** `own` is what docs.json says of the version. */
export function placeVersion(version: PlacedVersion, own: Pick<NavBranch, "id" | "holder" | "global">): NavBranch {
  const children = withIds(version.children, own.id);
  const links = version.global.map((link) => ({ ...link, id: `${own.id}.${link.id}` }));
  const first = openingPage(null, children, (path) => version.pages.get(path));
  return { ...own, kind: "branch", children, global: [...links, ...own.global], first };
}
