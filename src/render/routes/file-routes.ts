// Lists the files of the project that are served.
import { join } from "node:path";
import type { Route } from "../../model.js";
import type { Site, StaticFile } from "../../site/site.js";

export function fileRoutes(site: Site): Route[] {
  return site.files.map((file) => fileRoute(file, site));
}

/** Files are copied; a description is reduced to what readers may see. */
function fileRoute({ file, from = file, closed = [] }: StaticFile, { root, descriptions }: Site): Route {
  const description = descriptions.get(from);
  if (closed.length === 0 || !description) return { kind: "copied", file, from: join(root, from), project: root };
  const make = async () => {
    const { writeOpenPart } = await import("../../openapi/open-part.js");
    return writeOpenPart(description, closed);
  };
  return { kind: "made", file, make };
}
