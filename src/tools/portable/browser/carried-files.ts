// Runs in the browser: answers `fetch` for files of the folder from the scripts beside them.
import { fileOfAddress, type IsFile, isOfSite } from "../site-address.js";
import type { LoadScript } from "./module-loader.js";

/** The folder that was opened. */
export interface Folder {
  /** Its address, with a slash at the end. */
  readonly root: string;
  readonly isFile: IsFile;
}

/** Takes what the script of a file says. */
type Carry = (file: string, text: string, isBinary: boolean) => void;

/** The address of a page or file of the site, as it can be opened. */
export function openable(address: string, { root, isFile }: Folder): string {
  return root + fileOfAddress(address, isFile);
}

const IN_TEXT = /(\s(?:href|src|poster|action)=)"(\/(?!\/)[^"]*)"/g;

/** Takes the place of `fetch`. What no script carries is asked for where a server may answer. */
export function answerFetch(folder: Folder, loadScript: LoadScript): Carry {
  const carried = new Map<string, string | Uint8Array<ArrayBuffer>>();

  async function answer(file: string): Promise<Response> {
    await loadScript(`${file}.js`);
    const found = carried.get(file);
    if (found === undefined) throw new Error(`${file} is not there`);
    const isHtml = typeof found === "string" && /\.(?:html|txt)$/.test(file);
    return new Response(
      isHtml ? found.replace(IN_TEXT, (_, name: string, to: string) => `${name}"${openable(to, folder)}"`) : found,
    );
  }

  const elsewhere = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const file = fileAsked(input, init, folder);
    if (file === null) return elsewhere(input, init);
    try {
      return await answer(file);
    } catch {
      if (location.protocol === "file:") return new Response(null, { status: 404 });
      return elsewhere(folder.root + file, init);
    }
  };
  return (file, text, isBinary) => {
    carried.set(file, isBinary ? Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0)) : text);
  };
}

/** The file of the folder that is asked for; null for what is elsewhere. */
function fileAsked(input: RequestInfo | URL, init: RequestInit | undefined, { root, isFile }: Folder): string | null {
  const method = init?.method ?? (input instanceof Request ? input.method : "GET");
  if (method.toUpperCase() !== "GET") return null;
  const text = input instanceof Request ? input.url : String(input);
  const url = new URL(text, document.baseURI).href;
  const ofRoot = url.startsWith(root) ? `/${url.slice(root.length)}` : null;
  const address = isOfSite(text) ? text : ofRoot;
  return address === null ? null : decodeURIComponent(fileOfAddress(address.replace(/[?#].*$/s, ""), isFile));
}
