// Lists the files that the shells of pages load: icons, and groups of long sidebars.
import { ICON_SHEET } from "../../layout/icons/icon-sheet.js";
import type { MadeRoute } from "../../model.js";
import type { SiteDocuments } from "../inputs/site-inputs.js";

/** Groups too long for every page's sidebar have files of their own. */
export async function shellFiles(documents: SiteDocuments): Promise<MadeRoute[]> {
  const { icons, sidebarFiles } = await documents.drawing();
  const groups = [...sidebarFiles(documents.shells())];
  return [
    { kind: "made", file: `_docsgen/${ICON_SHEET}`, make: () => icons.text },
    ...groups.map(([name, text]): MadeRoute => ({ kind: "made", file: `_docsgen/${name}`, make: () => text })),
  ];
}
