// Runs in the browser, first on every page of a site that was opened from a folder: in the place of a web server.
import { fileOfAddress, holdsAddress, type IsFile, isOfSite, looksLikeFile } from "../site-address.js";

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

/** The folder that was opened. */
interface Folder {
  /** Its address, with a slash at the end. */
  readonly root: string;
  readonly isFile: IsFile;
}

/** Takes what the script of a file says. */
type Carry = (file: string, text: string, isBinary: boolean) => void;

/** The address of a page or file of the site, as it can be opened. */
function openable(address: string, { root, isFile }: Folder): string {
  return root + fileOfAddress(address, isFile);
}

const IN_TEXT = /(\s(?:href|src|poster|action)=)"(\/(?!\/)[^"]*)"/g;

/** Takes the place of `fetch`. What no script carries is asked for where a server may answer. */
function answerFetch(folder: Folder, loadScript: LoadScript): Carry {
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

type Exports = Readonly<Record<string, unknown>>;

/** The code of a module. */
type Factory = (
  ...given: [
    require: (source: string) => Exports,
    module: { exports: Exports },
    exports: Exports,
    later: (source: string) => Promise<Exports>,
    meta: { readonly url: string },
  ]
) => void;

interface Defined {
  /** What it imports, as it is written, and the file that is. */
  readonly imports: Readonly<Record<string, string>>;
  readonly factory: Factory;
  readonly module: { exports: Exports };
  isRun: boolean;
}

/** Takes what the script of a module says. */
type Define = (file: string, imports: Defined["imports"], factory: Factory) => void;

/** Loads scripts of the folder, each once. */
type LoadScript = (file: string) => Promise<void>;

/** `root` is the address of the folder. */
function createScriptLoader(root: string): LoadScript {
  const loading = new Map<string, Promise<void>>();
  const load = (file: string) =>
    new Promise<void>((resolve, reject) => {
      const script = document.createElement("script");
      script.src = root + file;
      script.addEventListener("load", () => resolve());
      script.addEventListener("error", () => reject(new Error(`${file} cannot be loaded`)));
      document.head.append(script);
    });
  return (file) => {
    const loaded = loading.get(file) ?? load(file);
    loading.set(file, loaded);
    loaded.catch(() => loading.delete(file));
    return loaded;
  };
}

/** Runs a module that a page names as soon as all it imports is there. */
function createModules(root: string, loadScript: LoadScript): Define {
  const defined = new Map<string, Defined>();
  const elsewhere = new Map<string, Exports>();

  async function ready(file: string, seen: Set<string>): Promise<void> {
    if (seen.has(file)) return;
    seen.add(file);
    if (/^[a-z][\w+.-]*:/i.test(file)) {
      if (!elsewhere.has(file)) elsewhere.set(file, (await import(file)) as Exports);
      return;
    }
    if (!defined.has(file)) await loadScript(file);
    await Promise.all(Object.values(defined.get(file)?.imports ?? {}).map((each) => ready(each, seen)));
  }

  function run(file: string): Exports {
    const other = elsewhere.get(file);
    if (other) return other;
    const found = defined.get(file);
    if (!found) throw new Error(`${file} is not there`);
    const { imports, factory, module } = found;
    if (found.isRun) return module.exports;
    found.isRun = true;
    const url = root + file;
    const later = async (source: string): Promise<Exports> => {
      const target = new URL(source, url).href;
      const name = target.startsWith(root) ? decodeURIComponent(target.slice(root.length)) : target;
      await ready(name, new Set());
      return run(name);
    };
    factory((source) => run(imports[source] ?? source), module, module.exports, later, { url });
    return module.exports;
  }

  return (file, imports, factory) => {
    const isEntry = document.currentScript?.hasAttribute("data-module") === true;
    if (!defined.has(file)) defined.set(file, { imports, factory, module: { exports: {} }, isRun: false });
    if (isEntry) void ready(file, new Set()).then(() => run(file));
  };
}
