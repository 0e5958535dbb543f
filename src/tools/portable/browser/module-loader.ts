// Runs in the browser: gives modules, which are scripts here, their imports.
type Exports = Readonly<Record<string, unknown>>;

/** The code of a module. */
type Factory = (
  require: (source: string) => Exports,
  module: { exports: Exports },
  exports: Exports,
  later: (source: string) => Promise<Exports>,
  meta: { readonly url: string },
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
export type LoadScript = (file: string) => Promise<void>;

/** `root` is the address of the folder. */
export function createScriptLoader(root: string): LoadScript {
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
export function createModules(root: string, loadScript: LoadScript): Define {
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
