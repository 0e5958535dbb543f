// Turns addresses within a site into the files they mean, without a host that knows of `index.html`. Also runs in the browser.
import { isAddress } from "../../shared/html/address-attributes.js";

/** What comes after the path of an address. */
const REST = /[?#].*$/s;

/** Tells whether the last part of a path, such as `v1.0` or `data.json`, is the name of a file. */
export type IsFile = (path: string) => boolean;

/** By its look: what ends in a dot and letters. */
export function looksLikeFile(path: string): boolean {
  return /\.[a-z][\w-]*$/i.test(path);
}

/** Whether an address begins at the root of the site. */
export function isOfSite(address: string): boolean {
  return /^\/(?![/\\])/.test(address);
}

/** The file of an address without base path, with its query and fragment: `/guides/start#a` is `guides/start/index.html#a`. */
export function fileOfAddress(address: string, isFile: IsFile): string {
  const rest = REST.exec(address)?.[0] ?? "";
  const path = address.slice(0, address.length - rest.length).replace(/^\/+|\/+$/g, "");
  if (path === "") return `index.html${rest}`;
  return `${isFile(path) ? path : `${path}/index.html`}${rest}`;
}

/** Whether an attribute is an address: one of HTML, or the sheet that an element of ours loads. */
export function holdsAddress(element: string, attribute: string): boolean {
  return attribute === "data-style" || isAddress(element, attribute);
}
