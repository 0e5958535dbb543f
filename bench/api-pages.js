// Counts the pages that API descriptions give, and the links of authors that find them.
//   node bench/api-pages.js descriptions <file...>   operations in the file, pages planned, distinct addresses
//   node bench/api-pages.js links <site...>          links of authors into the folders of generated pages
import { readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { parse } from "yaml";
import { loadSource } from "../scripts/load-source.js";

const [what, ...paths] = process.argv.slice(2);
if (what === "descriptions") await countPages(paths);
else if (what === "links") await countLinks(paths);
else console.log("node bench/api-pages.js descriptions <file...> | links <site...>");

async function countPages(files) {
  const { loadDescription } = await loadSource("openapi/load-description.ts");
  const { createCatalogue } = await loadSource("openapi/pages/catalogue.ts");
  const { createViewer } = await loadSource("openapi/view/viewer.ts");
  const { apiView } = await loadSource("openapi/view/api-view.ts");
  const sum = { expected: 0, pages: 0, views: 0, refused: 0, wrong: 0 };
  for (const file of files) {
    const text = readFileSync(file, "utf8");
    const loaded = await loadDescription({ kind: "file", file }, text, { cache: null, conformance: false });
    if (!loaded.description) {
      sum.refused++;
      console.log(`${basename(file).padEnd(60)} refused: ${loaded.problems[0]?.what}`);
      continue;
    }
    const expected = expectedOperations(parse(text, { merge: true, uniqueKeys: false, maxAliasCount: 10000 }));
    const pages = createCatalogue([loaded]).pages(file, "api-reference");
    const addresses = new Set(pages.map(({ path }) => path.toLowerCase()));
    const viewer = createViewer(loaded.description, {
      addressOf: () => null,
      base: "",
      copy: { link: String, words: () => "" },
      pillKeys: [],
    });
    const views = pages.filter(({ target }) => apiView(target, viewer) !== null).length;
    const isRight = expected === pages.length && pages.length === addresses.size && views === pages.length;
    sum.expected += expected;
    sum.pages += addresses.size;
    sum.views += views;
    if (!isRight) sum.wrong++;
    console.log(
      `${basename(file).padEnd(60)} expected ${expected} pages ${addresses.size} views ${views}${isRight ? "" : "  <-- differs"}`,
    );
  }
  console.log(sum);
}

/** Counted without the code under test: methods of path items, local references followed. */
function expectedOperations(document) {
  const methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];
  const follow = (item, left = 20) => {
    if (typeof item?.$ref !== "string" || left === 0) return item;
    const keys = item.$ref
      .slice(2)
      .split("/")
      .map((key) => decodeURIComponent(key).replaceAll("~1", "/").replaceAll("~0", "~"));
    return follow(
      keys.reduce((at, key) => at?.[key], document),
      left - 1,
    );
  };
  let count = 0;
  for (const [kind, map] of [
    ["paths", document.paths],
    ["webhooks", document.webhooks],
    ["x-webhooks", document["x-webhooks"]],
  ])
    for (const [name, item] of Object.entries(map ?? {}))
      if (kind !== "paths" || !name.startsWith("x-"))
        count += methods.filter((method) => {
          const operation = follow(item)?.[method];
          return operation && typeof operation === "object" && operation["x-excluded"] !== true;
        }).length;
  return count + Object.keys(document.asyncapi ? (document.channels ?? {}) : {}).length;
}

async function countLinks(roots) {
  const { openSite } = await loadSource("site/open-site.ts");
  for (const root of roots.map((path) => resolve(path))) {
    const options = {
      lenient: true,
      offline: true,
      privateHosts: false,
      groups: [],
      parser: "native",
      base: "",
      url: null,
      cache: null,
      outFolder: null,
    };
    const opened = await openSite(root, options, () => {});
    if (!opened) continue;
    const pages = [...opened.site.pages.values()];
    const generated = pages.filter(({ source }) => source === null);
    const folders = new Set(generated.map(({ address }) => address.split("/").slice(0, -2).join("/")));
    const addresses = new Set(pages.map(({ address }) => address));
    const generatedAddresses = new Set(generated.map(({ address }) => address));
    const attached = pages.filter(({ source, target }) => source !== null && target !== null).length;
    const count = {
      generatedPages: generated.length,
      authoredApiPages: attached,
      links: 0,
      found: 0,
      redirected: 0,
      missing: new Map(),
    };
    for (const { source } of pages) {
      if (!source) continue;
      for (const [, target] of readFileSync(join(root, source.file), "utf8").matchAll(
        /(?:\]\(|href=["'])(\/[^)"'#?\s]+)/g,
      )) {
        const address = target.replace(/\/$/, "");
        const isInside = [...folders].some((folder) => folder !== "" && address.startsWith(`${folder}/`));
        if (!isInside || (addresses.has(address) && !generatedAddresses.has(address))) continue;
        if (/\.(json|ya?ml|png|svg)$/.test(address)) continue;
        count.links++;
        if (generatedAddresses.has(address)) count.found++;
        else if (opened.site.redirects.some(({ source: from }) => from === address)) count.redirected++;
        else count.missing.set(address, (count.missing.get(address) ?? 0) + 1);
      }
    }
    const { missing, ...numbers } = count;
    console.log(basename(root), numbers, [...missing].sort((a, b) => b[1] - a[1]).slice(0, 12));
  }
}
