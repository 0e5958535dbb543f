// Reads the addresses and anchors of a site from what its tool built.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "./reading.js";

/** Headings around the article, and the title where a tool calls it the top of the page. */
const OF_FRAME = /^(?:_top$|starlight__|__)/;

/** One a line, with an anchor for each heading. `base` is where the build is served. */
export function builtAddresses(folder: string, base: string): string[] {
  return filesBelow(folder)
    .filter((file) => file.endsWith(".html") && !/(?:^|\/)404(?:\.html|\/)/.test(file))
    .flatMap((file) => {
      const address = `${base}/${file.replace(/(?:^|\/)index\.html$|\.html$/, "")}`.replace(/(.)\/$/, "$1");
      const html = readFileSync(join(folder, file), "utf8");
      if (/<meta http-equiv="refresh"/i.test(html)) return [address];
      const ids = Array.from(html.matchAll(/<h[1-6]\b[^>]*?\sid="?(?!&quot;)([^"\s>]+)/g), ([, id = ""]) => id).filter(
        (id) => !OF_FRAME.test(id),
      );
      return [address, ...ids.map((id) => `${address}#${id}`)];
    });
}
