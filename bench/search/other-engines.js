// The engines that our search is compared with, each as it is meant to be used.
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import MiniSearch from "minisearch";
import * as pagefind from "pagefind";

const textOf = ({ page, headings, text, code }) => [page.title, ...headings, page.description, text, code].join("\n");

/** Okapi BM25 over sections as one field, words as they are. */
export function plainRanker(records) {
  const split = (text) => text.toLowerCase().match(/[\p{L}\p{M}\p{N}_]+/gu) ?? [];
  const postings = new Map();
  const lengths = records.map((record, section) => {
    const words = split(textOf(record));
    const counts = new Map();
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
    for (const [word, count] of counts) {
      if (!postings.has(word)) postings.set(word, []);
      postings.get(word).push([section, count]);
    }
    return words.length;
  });
  const usual = lengths.reduce((sum, each) => sum + each, 0) / lengths.length;
  return async (query) => {
    const scores = new Map();
    for (const word of new Set(split(query))) {
      const found = postings.get(word) ?? [];
      const rarity = Math.log(1 + (records.length - found.length + 0.5) / (found.length + 0.5));
      for (const [section, count] of found) {
        const gain = (rarity * count * 2.2) / (count + 1.2 * (0.25 + (0.75 * lengths[section]) / usual));
        scores.set(section, (scores.get(section) ?? 0) + gain);
      }
    }
    return ranked(scores).map((section) => records[section].page.path);
  };
}

function ranked(scores) {
  return [...scores]
    .sort((a, b) => b[1] - a[1])
    .slice(0, 100)
    .map(([section]) => section);
}

/** MiniSearch with prefixes and fuzzy words, boosted titles and headings. */
export function miniSearchRanker(records) {
  const index = new MiniSearch({ fields: ["title", "headings", "text"], idField: "id" });
  index.addAll(
    records.map(({ page, headings, text, code, ...record }, id) => ({
      id,
      title: page.title,
      headings: headings.join(" "),
      text: `${page.description ?? ""}\n${text}\n${code}`,
      ...record,
    })),
  );
  const options = { prefix: true, fuzzy: 0.2, boost: { title: 3, headings: 2 } };
  return async (query) =>
    index
      .search(query, options)
      .slice(0, 100)
      .map(({ id }) => records[id].page.path);
}

/** Pagefind over one HTML page for each page, asked without stop words, since it needs every word of a query. */
export async function pagefindRanker(pages, language, stopWords) {
  const { index } = await pagefind.createIndex({ forceLanguage: language });
  for (const records of pages) {
    const [{ page }] = records;
    await index.addHTMLFile({ url: page.address, content: htmlOf(records, language) });
  }
  const folder = await mkdtemp(join(tmpdir(), "docsgen-pagefind-"));
  await index.writeFiles({ outputPath: folder });
  const { server, origin } = await serve(folder);
  const client = await loadClient(folder, origin);
  const search = async (query) => {
    const words = query.split(/\s+/).filter((word) => !stopWords.has(word.toLowerCase().replace(/[?？!.,]/g, "")));
    const text = words.length > 0 ? words.join(" ") : query;
    const { results } = await client.search(text.replace(/[?？]/g, ""));
    const data = await Promise.all(results.slice(0, 10).map((result) => result.data()));
    return data.map(({ raw_url, url }) =>
      (raw_url ?? url)
        .replace(/^https?:\/\/[^/]+/, "")
        .replace(/^\//, "")
        .replace(/\.html$/, ""),
    );
  };
  const close = async () => {
    server.close();
    await rm(folder, { recursive: true });
    await pagefind.close();
  };
  return { search, close };
}

function htmlOf(records, language) {
  const [{ page }] = records;
  const body = records.map(({ headings, text, code }) => {
    const heading = headings.length > 0 ? `<h2 id="${headings.length}">${escaped(headings.at(-1))}</h2>` : "";
    return `${heading}<p>${escaped(text)}</p><pre>${escaped(code)}</pre>`;
  });
  const head = `<title>${escaped(page.title)}</title>`;
  const main = `<h1>${escaped(page.title)}</h1><p>${escaped(page.description ?? "")}</p>${body.join("")}`;
  return `<!doctype html><html lang="${language}"><head>${head}</head><body><main>${main}</main></body></html>`;
}

function escaped(text) {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;");
}

async function serve(folder) {
  const server = createServer(async (request, response) => {
    const bytes = await readFile(join(folder, new URL(request.url, "http://site").pathname)).catch(() => null);
    response.writeHead(bytes ? 200 : 404).end(bytes);
  });
  // The client keeps its connections; none may be closed under it.
  server.keepAliveTimeout = 600_000;
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { server, origin: `http://127.0.0.1:${server.address().port}` };
}

/** Pagefind's client is made for browsers: it is given what it asks of one. */
async function loadClient(folder, origin) {
  globalThis.document ??= { querySelector: () => null, currentScript: null };
  globalThis.window ??= globalThis;
  // Another origin than that of the index: of its own it would make paths without a host.
  globalThis.location ??= new URL("http://page.invalid/");
  const file = join(folder, "client.mjs");
  await writeFile(file, await readFile(join(folder, "pagefind.js")));
  const client = await import(file);
  await client.options({ basePath: `${origin}/`, baseUrl: "/", noWorker: true });
  await client.init();
  return client;
}
