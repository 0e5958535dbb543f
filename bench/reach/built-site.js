// What the benches read of a description and of the site that was built of it.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { load } from "js-yaml";

/** The description in a file, JSON or YAML. */
export function readDescription(/** @type {string} */ file) {
  const text = readFileSync(file, "utf8");
  return file.endsWith(".json") ? JSON.parse(text) : load(text);
}

/** The addresses of the pages in the folder of a built site. */
export function pageAddresses(/** @type {string} */ folder) {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith("index.html"))
    .map((file) => `/${file.replace(/\/?index\.html$/, "")}`);
}

/** Gives a page's HTML by its address, or null. */
export function pageReader(/** @type {string} */ folder) {
  return (/** @type {string} */ address) => {
    try {
      return readFileSync(join(folder, address, "index.html"), "utf8");
    } catch {
      return null;
    }
  };
}

/** Writes the docs.json of a site that has only the pages of a description. */
export function writeApiSettings(/** @type {string} */ root, /** @type {string} */ name, /** @type {string} */ file) {
  const navigation = { groups: [{ group: "API", openapi: file }] };
  const settings = { name, theme: "mint", colors: { primary: "#334455" }, navigation };
  writeFileSync(join(root, "docs.json"), JSON.stringify(settings));
}
