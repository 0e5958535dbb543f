// Draws pages for the live preview in this thread, and those whose code takes long in one that may end.
import { OutOfTime } from "../../content/code/within-time.js";
import { once } from "../../shared/once.js";
import type { HighlightCode } from "../code/highlight-code.js";
import type { SiteToDraw } from "../document/render-settings.js";
import type { Renderer } from "../document/rendered-page.js";
import { rendererOfSite } from "../inputs/renderer-of-site.js";

export async function liveRenderer({ settings, inputs }: SiteToDraw, highlight: HighlightCode): Promise<Renderer> {
  const quick = await rendererOfSite({ settings: { ...settings, isFirstLook: true }, inputs }, highlight);
  const load = once(() => import("../threads/patient-drawer.js"));
  return {
    ...quick,
    render: async (page) => {
      try {
        return await quick.render(page);
      } catch (error) {
        if (!(error instanceof OutOfTime)) throw error;
        // A thread for this page alone: the next draft of the project is another.
        const patient = (await load()).patientDrawer(settings, highlight);
        return patient.render(page).finally(patient.close);
      }
    },
  };
}
