import { describe, expect, it } from "vitest";
import { classicScript } from "../../../src/tools/portable/classic-script.js";
import { relativeCss } from "../../../src/tools/portable/relative-css.js";
import { relativeHtml } from "../../../src/tools/portable/relative-html.js";
import { fileOfAddress, looksLikeFile } from "../../../src/tools/portable/site-address.js";

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

it.each([
  [`a{background:url("/x.png") no-repeat}`, `a{background:url("../x.png") no-repeat}`],
  ["a{background:url(/x.png),url('/y.png')}", "a{background:url(../x.png),url('../y.png')}"],
  [`@font-face{src:url("./x.woff2")}`, `@font-face{src:url("./x.woff2")}`],
  [`@import "/more.css";`, `@import "../more.css";`],
  ["a{mask:url(/icon.svg) center}", "a{mask:url(data:/icon.svg) center}"],
  [`:root{--i:url("/icon.svg?v")}`, `:root{--i:url("data:/icon.svg?v")}`],
  ["a{mask-image:url(/gone.svg)}", "a{mask-image:url(../gone.svg)}"],
  ["a{background:url(data:image/png;base64,AA/)}", "a{background:url(data:image/png;base64,AA/)}"],
])("a sheet: %s", (css, expected) => expect(relativeCss(css, addresses)).toBe(expected));

describe("a document", () => {
  const rewrite = (html: string) => {
    const modules: string[] = [];
    const text = relativeHtml(html, { ...addresses, toRoot: "../", onModule: (file) => modules.push(file) });
    return { text, modules };
  };

  it.each([
    [`<a class="x" href="/a?b=1&amp;c=2#d">/a</a>`, `<a class="x" href="../a?b=1&amp;c=2#d">/a</a>`],
    [`<a href="https://x.example/">x</a>`, `<a href="https://x.example/">x</a>`],
    ["<a href='/a' data-copy='/a'>", `<a href="../a" data-copy='/a'>`],
    [`<img srcset="/a.png 1x, /b.png 2x" src=/a.png />`, `<img srcset="../a.png 1x, ../b.png 2x" src="../a.png" />`],
    [
      `<p title="a > b" style="background:url(&quot;/x.png&quot;)">`,
      `<p title="a > b" style="background:url(&quot;../x.png&quot;)">`,
    ],
    [`<!-- <a href="/a"> -->`, `<!-- <a href="/a"> -->`],
    [
      `<script type="application/json">{"a":"<a href=\\"/b\\">"}</script>`,
      `<script type="application/json">{"a":"<a href=\\"/b\\">"}</script>`,
    ],
    [`<meta http-equiv="refresh" content="0; url=/new"/>`, `<meta http-equiv="refresh" content="0; url=../new"/>`],
    [
      `<meta http-equiv="Content-Security-Policy" content="script-src 'self' 'sha256-x'"/>`,
      `<meta http-equiv="Content-Security-Policy" content="script-src 'self' file: 'sha256-x'"/>`,
    ],
    [
      `<style>:root{--icons:url("/_docsgen/icons.svg?1")}</style>`,
      `<link rel="stylesheet" href="../_docsgen/icons.css"/><style>:root{}</style>`,
    ],
    [`<link rel="preload" as="font" href="/f.woff2"/><link rel="manifest" href="/m"/>`, ""],
  ])("%s", (html, expected) => expect(rewrite(html)).toEqual({ text: expected, modules: [] }));

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
