// Lists the files that the shells of pages load: icons, and groups of long sidebars.
import { createFrame } from "../../layout/frame.js";
import { createIconSheet, ICON_SHEET } from "../../layout/icons/icon-sheet.js";
import type { MadeRoute } from "../../model.js";
import type { RenderSettings } from "../document/render-settings.js";
import { siteAssets } from "../document/site-assets.js";

/** Groups of sidebars that are too long for every page have files of their own. */
export async function shellFiles(settings: RenderSettings): Promise<MadeRoute[]> {
  const { site } = settings;
  const assets = await siteAssets(settings);
  const iconSheet = () => createIconSheet(site, assets.icon).text;
  const groups = [...createFrame(site, assets).sidebarFiles()];
  return [
    { kind: "made", file: `_docsgen/${ICON_SHEET}`, make: iconSheet },
    ...groups.map(([name, text]): MadeRoute => ({ kind: "made", file: `_docsgen/${name}`, make: () => text })),
  ];
}
