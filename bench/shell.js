// Measures what the shell of a page costs, its article left out: node bench/shell.js <site...>
// Milliseconds of the second run over all pages of a site, and how many bytes a page has.
import { basename, resolve } from "node:path";
import { loadSource } from "../scripts/load-source.js";

const { openSite } = await loadSource("site/open-site.ts");
const { documentDrawing } = await loadSource("layout/draw-document.tsx");
const { documentsOfSite } = await loadSource("render/inputs/documents-of-site.ts");
const { drawingTools } = await loadSource("render/document/drawing-tools.ts");

const ARTICLE = {
  html: "",
  aside: null,
  markdown: "",
  facts: { headings: headings(6), anchors: [], links: [], passages: [], updates: [], firstParagraph: "Text." },
  dependencies: [],
  styles: [],
  islands: [],
};

for (const root of process.argv.slice(2)) await measure(resolve(root));

async function measure(root) {
  const options = { lenient: true, offline: true, privateHosts: false, groups: [], parser: "native" };
  const opened = await openSite(root, { ...options, base: "", url: null, cache: null, outFolder: null }, () => {});
  if (!opened) throw new Error(`${root} cannot be read.`);
  const { site } = opened;
  const documents = documentsOfSite({ site, isDev: false });
  const drawing = documentDrawing(documents.shared, await drawingTools(documents));
  const views = [...site.pages.values()].map(documents.ofPage);
  const first = run(drawing, views);
  const again = Array.from({ length: 5 }, () => run(drawing, views)).sort((a, b) => a.perPage - b.perPage)[2];
  const words = [
    `${views.length} pages`,
    `${first.perPage.toFixed(3)} ms per page, then ${again.perPage.toFixed(3)} ms`,
    `${Math.round(again.bytes / views.length)} bytes`,
  ];
  console.log(`${basename(root).padEnd(16)} ${words.join(", ")}`);
}

function run(drawing, views) {
  const started = process.cpuUsage();
  let bytes = 0;
  for (const view of views)
    bytes += drawing.draw(view, ARTICLE).pieces.reduce((sum, piece) => sum + Buffer.byteLength(piece), 0);
  const { user, system } = process.cpuUsage(started);
  return { perPage: (user + system) / 1000 / views.length, bytes };
}

function headings(count) {
  return Array.from({ length: count }, (_, index) => ({
    id: `part-${index}`,
    text: `Part ${index}`,
    level: 2,
    inContents: true,
  }));
}
