// Serves drawn API pages with their styles and scripts, bundled as the product bundles them.

import { basename } from "node:path";
import { build } from "esbuild";
import glob from "fast-glob";
import { countIds, plainContext } from "../../src/components/draw-context.js";
import type { ApiTarget } from "../../src/model.js";
import type { Description } from "../../src/openapi/description.js";
import { createResolver } from "../../src/openapi/resolve.js";
import { apiView } from "../../src/openapi/view/api-view.js";
import { createViewer } from "../../src/openapi/view/viewer.js";
import { drawReference } from "../../src/reference/draw-reference.js";
import { noSharedExamples } from "../../src/reference/examples/code-example.js";
import { plainReferenceSettings, type ReferenceSettings } from "../../src/reference/reference-settings.js";
import { listen } from "../../src/serve/listen.js";
import { viewOptions } from "../openapi/view-options.js";

type Settings = Partial<ReferenceSettings>;

export interface ReferenceSite {
  readonly origin: string;
  /** Puts a page up and gives its address. */
  readonly show: (description: Description, target: ApiTarget, settings?: Settings) => Promise<string>;
  /** Puts a text or any JSON up, such as a reader's information. */
  readonly put: (path: string, value: unknown) => void;
  readonly close: () => Promise<void>;
}

const types: Readonly<Record<string, string>> = {
  js: "text/javascript",
  css: "text/css",
  html: "text/html; charset=utf-8",
  json: "application/json",
};

export async function startReferenceSite(): Promise<ReferenceSite> {
  const files = await bundle();
  const answer = ({ url }: Request) => {
    const path = new URL(url).pathname.slice(1);
    const headers = { "content-type": types[path.split(".").pop() ?? ""] ?? "text/plain" };
    return new Response(files.get(path) ?? null, { status: files.has(path) ? 200 : 404, headers });
  };
  const { port, close } = await listen(answer, { port: 0, host: "127.0.0.1", mayMove: false });
  const origin = `http://localhost:${port}`;
  let count = 0;
  return {
    origin,
    show: async (description, target, settings = {}) => {
      const name = `page-${++count}.html`;
      files.set(name, await page(description, target, { ...plainReferenceSettings, ...settings }));
      return `${origin}/${name}`;
    },
    put: (path, value) => files.set(path, typeof value === "string" ? value : JSON.stringify(value)),
    close,
  };
}

async function bundle(): Promise<Map<string, string>> {
  const scripts = await glob("src/{reference,components/tabs,components/code-block}/**/*.client.ts");
  const common = { bundle: true, write: false, outdir: "out", logLevel: "warning" } as const;
  const [js, css] = await Promise.all([
    build({
      ...common,
      entryPoints: Object.fromEntries(scripts.map((file) => [basename(file, ".client.ts"), file])),
      splitting: true,
      format: "esm",
      minify: true,
      target: "es2022",
    }),
    build({
      ...common,
      entryPoints: { site: "src/layout/styles/site.bundle.css", reference: "src/reference/reference.bundle.css" },
      external: ["*.woff2"],
    }),
  ]);
  return new Map([...js.outputFiles, ...css.outputFiles].map(({ path, text }) => [basename(path), text]));
}

async function page(description: Description, target: ApiTarget, settings: ReferenceSettings): Promise<string> {
  // An overview has no rows for operations without pages.
  const options = target.kind === "overview" ? { ...viewOptions, addressOf: () => "/page" } : viewOptions;
  const viewer = createViewer(description, options);
  const view = apiView(target, viewer);
  if (!view) throw new Error("the description has no such target");
  const draw = { ...plainContext(), uniqueId: countIds() };
  const { html, aside } = await drawReference(view, {
    ...{ description, draw, settings, highlight: () => null },
    ...{ resolver: createResolver(description.document), shared: noSharedExamples() },
  });
  const names = ["choice", "reference", "playground", "samples", "code-block"];
  const scripts = names.map((name) => `<script type="module" src="/${name}.js"></script>`);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${view.title}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/site.css"><link rel="stylesheet" href="/reference.css">
<style>.page{display:grid;grid-template-columns:minmax(0,44rem) minmax(0,28rem);gap:3rem;max-width:80rem;margin:2rem auto;padding:0 1.25rem}
@media(max-width:70rem){.page{grid-template-columns:minmax(0,1fr)}}</style>${scripts.join("")}</head>
<body><main><h1>${view.title}</h1><div class="content-area"><article>${html}</article><aside aria-label="Examples">${aside ?? ""}</aside></div></main></body></html>`;
}
