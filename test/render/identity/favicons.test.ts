import { expect, it } from "vitest";
import { buildProject } from "../../site/write-project.js";
import { temporaryFolder, writeFiles } from "../../temporary-folder.js";

const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8" viewBox="0 0 8 8">${content}</svg>`;

function built(settings: Readonly<Record<string, unknown>>, base = "", content = "") {
  const files = { "own.ico": "an icon", "own.svg": svg(content) };
  const all = { name: "Orchard", colors: { primary: "#0D9373" }, ...settings };
  return buildProject({ settings: all, files }, { base });
}

it("draws the first letter of a site without an icon once, in a file that every page names", async () => {
  const { file } = await built({}, "/docs");
  expect(await file("index.html")).toContain(
    '<link rel="icon" href="/docs/favicons/letter.svg" type="image/svg+xml"/>',
  );
  const drawing = await file("favicons/letter.svg");
  expect(drawing).toContain(">O</text>");
  expect(drawing).toContain('fill="#0D9373"');
});

it("draws no markup of a name", async () => {
  const { file } = await built({ name: "<script>" });
  expect(await file("favicons/letter.svg")).toContain("></text>");
});

it("draws a picture for home screens from that of the site, and nothing else that pages would ask for", async () => {
  const { file, routes } = await built({ favicon: "/own.svg" }, "/docs");
  expect(await file("index.html")).toContain(
    '<link rel="icon" href="/docs/own.svg" type="image/svg+xml"/>' +
      '<link rel="apple-touch-icon" href="/docs/favicons/icon-180.png" sizes="180x180"/>',
  );
  expect([...routes.keys()].filter((name) => name.startsWith("favicons/"))).toEqual(["favicons/icon-180.png"]);
});

it("draws no file of the machine that a picture names", async () => {
  const outside = temporaryFolder();
  const box = '<rect width="8" height="8"/>';
  writeFiles(outside, { "secret.svg": svg(box) });
  const icon = async (content: string) =>
    (await built({ favicon: "/own.svg" }, "", content)).file("favicons/icon-180.png");
  const named = await icon(`<image href="${outside}/secret.svg" width="8" height="8"/>`);
  expect(named).toBe(await icon(""));
  expect(named).not.toBe(await icon(box));
});

it("draws none where the site has an icon", async () => {
  const { routes } = await built({ favicon: "/own.ico" });
  expect(routes.has("favicons/letter.svg")).toBe(false);
});
