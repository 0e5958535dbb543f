// Names the scripts a page needs: those whose element occurs in it, the page's islands, the repository's own.
import { render } from "preact-render-to-string";
import type { Html } from "../../model.js";
import type { Assets } from "../assets.js";

/** Script elements for the end of the head of a page with these elements. Modules wait for the document by themselves. */
export function drawScripts(assets: Assets, elements: readonly string[], islands: readonly string[]): Html {
  const entries = elements.flatMap((name) => assets.scripts[name] ?? []);
  const own = entries.map(({ file }) => file);
  const imported = new Set(entries.flatMap(({ imports }) => imports).filter((file) => !own.includes(file)));
  return render(
    <>
      {[...imported].map((file) => (
        <link rel="modulepreload" href={`${assets.folder}/${file}`} />
      ))}
      {own.map((file) => (
        <script type="module" src={`${assets.folder}/${file}`} />
      ))}
      {islands.map((src) => (
        <script type="module" src={src} />
      ))}
      {assets.siteScripts.map((src) => (
        <script src={src} defer />
      ))}
    </>,
  );
}

const PREFIX = "<docs-";

/** Distinct names of docsgen's own elements in the HTML, without their prefix: `tabs` for `<docs-tabs>`. */
export function customElementsIn(html: Html): string[] {
  const names = new Set<string>();
  const name = /[a-z-]+/y;
  // Searching for plain text is several times faster than a pattern, and pages are long.
  for (let at = html.indexOf(PREFIX); at !== -1; at = html.indexOf(PREFIX, at + 1)) {
    name.lastIndex = at + PREFIX.length;
    const found = name.exec(html);
    if (found) names.add(found[0]);
  }
  return [...names];
}
