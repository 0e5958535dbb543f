// Serves a document of this machine beside the files of a built site, to a browser that is to read no other file.
import { siteHandler } from "./handler.js";
import { listen } from "./listen.js";
import { readBuiltSite } from "./read-built-site.js";

/** No page of a site has this file. */
const DOCUMENT = "_docsgen/document.html";

/** Serves on a free port. Throws a UsageError for a folder that no build wrote. */
export async function serveBeside(dist: string) {
  const site = readBuiltSite(dist);
  let document = "";
  const find = async (file: string) => (file === DOCUMENT ? { bytes: document } : site.find(file));
  const handler = siteHandler({ ...site, find }, (error) => new Response(`${error}\n`, { status: 500 }));
  const { url, close } = await listen(handler, { port: 0, host: "127.0.0.1", mayMove: false });
  return {
    /** The address of a document until the next one takes its place. */
    addressOf: (html: string) => {
      document = html;
      return `${url}/${DOCUMENT}`;
    },
    close,
  };
}
