// Runs in the browser, first on every page of a site that was opened from a folder: in the place of a web server.
import { holdsAddress, isOfSite, looksLikeFile } from "../site-address.js";
import { answerFetch, type Folder, openable } from "./carried-files.js";
import { createModules, createScriptLoader } from "./module-loader.js";

interface Globals {
  /** Files whose address looks like that of a page, and pages whose address looks like that of a file. */
  readonly docsgenOdd?: readonly string[];
  /** What scripts of the folder call. */
  docsgenFolder?: object;
}

const script = document.currentScript;
if (script instanceof HTMLScriptElement) begin(new URL("../", script.src).href, globalThis as Globals);

function begin(root: string, globals: Globals): void {
  const odd = new Set(globals.docsgenOdd);
  const folder: Folder = { root, isFile: (path) => looksLikeFile(path) !== odd.has(decodeURIComponent(path)) };
  const loadScript = createScriptLoader(root);
  globals.docsgenFolder = { define: createModules(root, loadScript), carry: answerFetch(folder, loadScript) };
  correctLinks(folder);
}

/** What scripts put into the page has addresses that begin at the root of the site. */
function correctLinks(folder: Folder): void {
  const correct = (target: EventTarget): void => {
    if (!(target instanceof Element)) return;
    for (const { name, value } of [...target.attributes]) {
      if (holdsAddress(target.localName, name) && isOfSite(value)) target.setAttribute(name, openable(value, folder));
    }
  };
  const observer = new MutationObserver((records) => {
    for (const { target, type, addedNodes } of records) {
      if (type === "attributes") correct(target);
      for (const node of addedNodes) {
        correct(node);
        if (node instanceof Element) node.querySelectorAll("*").forEach(correct);
      }
    }
  });
  const attributeFilter = ["href", "src", "poster", "action"];
  observer.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter });
  // Observers do not see into shadow trees.
  for (const sign of ["click", "auxclick"])
    document.addEventListener(sign, (event) => event.composedPath().forEach(correct), { capture: true });
}
