// Names the scripts a page needs: those whose element occurs in it, the page's islands, the repository's own.
import { render } from "preact-render-to-string";
import type { Html } from "../../model.js";
import type { Assets } from "../view.js";

/** Script elements for the end of the head, for a page made of these parts; modules wait for the document by themselves. */
export function drawScripts(assets: Assets, html: readonly Html[], islands: readonly string[]): Html {
  const entries = elementsIn(html).flatMap((name) => assets.scripts[name] ?? []);
  const own = entries.map(({ file }) => file);
  const imported = new Set(entries.flatMap(({ imports }) => imports).filter((file) => !own.includes(file)));
  return render(
    <>
      {[...imported].map((file) => (
        <link key={file} rel="modulepreload" href={`${assets.folder}/${file}`} />
      ))}
      {own.map((file) => (
        <script key={file} type="module" src={`${assets.folder}/${file}`} />
      ))}
      {islands.map((src) => (
        <script key={src} type="module" src={src} />
      ))}
      {assets.siteScripts.map((src) => (
        <script key={src} src={src} defer />
      ))}
    </>,
  );
}

/** Names of docsgen's custom elements in the HTML, without the prefix. */
function elementsIn(html: readonly Html[]): string[] {
  const names = new Set<string>();
  for (const part of html) {
    for (const match of part.matchAll(/<docs-([a-z-]+)/g)) if (match[1]) names.add(match[1]);
  }
  return [...names];
}
