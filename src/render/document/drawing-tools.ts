// Gives documents what draws their icons and reads their own menus.
import type { DrawingTools } from "../../layout/assets.js";
import { loadIcons } from "../icons/load-icons.js";
import type { SiteDocuments } from "../inputs/site-inputs.js";

export async function drawingTools({ shared, hasOwnMenus }: SiteDocuments): Promise<DrawingTools> {
  const { base } = shared.address;
  const link = (path: string) => `${base}/${path.replace(/^\.?\//, "")}`;
  return {
    icon: loadIcons(shared.iconLibrary).forPage({ link, warn: () => {} }),
    ownMenu: await loadOwnMenu(hasOwnMenus),
  };
}

/** The schema of menus is only loaded where a page may have its own menu. */
async function loadOwnMenu(hasOwnMenus: boolean): Promise<DrawingTools["ownMenu"]> {
  return hasOwnMenus ? (await import("../../config/read-own-menu.js")).readOwnMenu : () => null;
}
