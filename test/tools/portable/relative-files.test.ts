import { describe, expect, it } from "vitest";
import { classicScript } from "../../../src/tools/portable/classic-script.js";
import { relativeCss } from "../../../src/tools/portable/relative-css.js";
import { relativeHtml } from "../../../src/tools/portable/relative-html.js";
import { fileOfAddress, looksLikeFile } from "../../../src/tools/portable/site-address.js";
import { yamlBeside } from "../../yaml-beside.js";

const addresses = {
  relative: (address: string) => (address.startsWith("/") ? `..${address}` : null),
  picture: (address: string) => (address === "/gone.svg" ? null : `data:${address}`),
};

it.each([
  ["/", "index.html"],
  ["/#top", "index.html#top"],
  ["/guides/start?a=/b#c", "guides/start/index.html?a=/b#c"],
  ["/guides/start/", "guides/start/index.html"],
  ["/files/data.json", "files/data.json"],
  ["/v1.0", "v1.0/index.html"],
  ["/caf%C3%A9", "caf%C3%A9/index.html"],
])("an address as a file: %s", (address, file) => expect(fileOfAddress(address, looksLikeFile)).toBe(file));

interface Cases {
  readonly sheets: readonly (readonly [css: string, relative: string])[];
  readonly documents: readonly (readonly [html: string, relative: string])[];
}

const CASES = yamlBeside<Cases>(import.meta.url, "relative-files.yaml");

it.each(CASES.sheets)("a sheet: %s", (css, expected) => expect(relativeCss(css, addresses)).toBe(expected));

describe("a document", () => {
  const rewrite = (html: string) => {
    const modules: string[] = [];
    const text = relativeHtml(html, { ...addresses, toRoot: "../", onModule: (file) => modules.push(file) });
    return { text, modules };
  };

  it.each(CASES.documents)("%s", (html, expected) => expect(rewrite(html)).toEqual({ text: expected, modules: [] }));

  it("loads modules as scripts, once the runtime is there", () => {
    const { text, modules } = rewrite(
      `<link rel="modulepreload" href="/c.js"/><script type="module" src="/a.js"></script><script src="/own.js" defer></script>`,
    );
    expect(text).toBe(
      `<script defer src="../_docsgen/portable.js"></script><script defer src="../c.js"></script><script defer data-module src="../a.js"></script><script src="../own.js" defer></script>`,
    );
    expect(modules).toEqual(["../c.js", "../a.js"]);
  });
});

describe("a module as a script", () => {
  it("is handed what it imports, at once and later", async () => {
    const code = `import { a } from "./a.js"; export { b } from "../b.js"; export const c = () => import("./later.js").then(() => a + import.meta.url + "import('./no.js')"); export const d = () => import(\`./last.js\`);`;
    const script = await classicScript("_docsgen/islands/x.js", code);
    expect(script.files).toEqual([
      "_docsgen/islands/a.js",
      "_docsgen/b.js",
      "_docsgen/islands/later.js",
      "_docsgen/islands/last.js",
    ]);
    const loaded: unknown[] = [];
    let made: Record<string, unknown> = {};
    const define = (_: string, imports: Record<string, string>, factory: (...given: unknown[]) => void) => {
      const module = { exports: {} };
      const later = (name: string) => Promise.resolve(loaded.push(name));
      factory((name: string) => ({ a: imports[name], b: imports[name] }), module, module.exports, later, {
        url: " here ",
      });
      made = module.exports;
    };
    new Function("docsgenFolder", script.code)({ define });
    expect(made["b"]).toBe("_docsgen/b.js");
    expect(await (made["c"] as () => Promise<string>)()).toBe("_docsgen/islands/a.js here import('./no.js')");
    expect(loaded).toEqual(["./later.js"]);
  });

  it("fails where it waits at its top level", async () => {
    await expect(classicScript("x.js", "await 1; export {};")).rejects.toThrow(/Top-level await/);
  });
});
