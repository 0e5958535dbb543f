// Lists the files that the shells of pages load: icons, and groups of long sidebars.
import { documentDrawing } from "../../layout/draw-document.js";
import { createIconSheet, ICON_SHEET } from "../../layout/icons/icon-sheet.js";
import type { MadeRoute } from "../../model.js";
import { drawingTools } from "../document/drawing-tools.js";
import type { SiteDocuments } from "../inputs/site-inputs.js";

/** Groups too long for every page's sidebar have files of their own. */
export async function shellFiles(documents: SiteDocuments): Promise<MadeRoute[]> {
  const { shared, shells } = documents;
  const tools = await drawingTools(documents);
  const iconSheet = () => createIconSheet(shared.icons, tools.icon).text;
  const groups = [...documentDrawing(shared, tools).sidebarFiles(shells())];
  return [
    { kind: "made", file: `_docsgen/${ICON_SHEET}`, make: iconSheet },
    ...groups.map(([name, text]): MadeRoute => ({ kind: "made", file: `_docsgen/${name}`, make: () => text })),
  ];
}
