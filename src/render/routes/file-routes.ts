// Lists the files of the project that are served.
import { join } from "node:path";
import { openFolder } from "../../files/open-folder.js";
import type { Route } from "../../model.js";
import { cssWithAddresses } from "../../shared/html/address-attributes.js";
import type { Site, StaticFile } from "../../site/site.js";

export function fileRoutes(site: Site): Route[] {
  return site.files.map((file) => fileRoute(file, site));
}

/** Files are copied, style sheets with the base path in their addresses; a description is reduced to what readers may see. */
function fileRoute({ file, from = file, closed = [] }: StaticFile, { root, descriptions, address }: Site): Route {
  const description = descriptions.get(from);
  const path = join(root, from);
  if (address.base !== "" && /\.css$/i.test(file))
    return { kind: "made", file, madeFrom: path, make: () => withBase(openFolder(root).listed(from), address.base) };
  if (closed.length === 0 || !description) return { kind: "copied", file, from: path, project: root };
  const make = async () => {
    const { writeOpenPart } = await import("../../openapi/open-part.js");
    return writeOpenPart(description, closed);
  };
  return { kind: "made", file, make };
}

/** Addresses from the root get the base path, unless their author wrote it. */
function withBase(css: string, base: string): string {
  return cssWithAddresses(css, (address) =>
    /^\/(?!\/)/.test(address) && !address.startsWith(`${base}/`) ? base + address : address,
  );
}
