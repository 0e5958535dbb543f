// Takes from a Site what its search index depends on besides the pages.
import type { Site } from "../../site/site.js";
import type { IndexInputs } from "../routes/site-route.js";
import { inOrderOfVersions } from "./current-version.js";

export function indexInputs(site: Pick<Site, "navigation" | "trails" | "config">): IndexInputs {
  return { order: inOrderOfVersions(site), isSemantic: site.config.search.semantic };
}
