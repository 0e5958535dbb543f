// Draws pages in this thread, and leaves those whose code takes long to one that may end.
import { OutOfTime } from "../../content/code/within-time.js";
import type { HighlightCode } from "../code/highlight-code.js";
import type { SiteToDraw } from "../document/render-settings.js";
import { createDrawer, type Drawer } from "./drawer.js";

/** A drawer for few pages: starting a thread would take longer than it saves. */
export async function loneDrawer({ settings, inputs }: SiteToDraw, highlight: HighlightCode): Promise<Drawer> {
  const { draw, draw404 } = await createDrawer({ settings: { ...settings, isFirstLook: true }, inputs }, highlight);
  let patient: Promise<Pick<Drawer, "draw" | "close">> | null = null;
  return {
    draw: async (page) => {
      try {
        return await draw(page);
      } catch (error) {
        if (!(error instanceof OutOfTime)) throw error;
        patient ??= import("./patient-drawer.js").then(({ patientDrawer }) => patientDrawer(settings, highlight));
        return (await patient).draw(page);
      }
    },
    draw404,
    close: async () => (await patient)?.close(),
  };
}
