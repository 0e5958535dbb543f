import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { buildSite } from "../../build-site.js";

const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

function built(settings: Readonly<Record<string, unknown>>, base = "") {
  const root = mkdtempSync(join(tmpdir(), "docsgen-favicons-"));
  folders.push(root);
  const config = { theme: "mint", name: "Orchard", colors: { primary: "#0D9373" }, navigation: ["index"], ...settings };
  writeFileSync(join(root, "docs.json"), JSON.stringify(config));
  writeFileSync(join(root, "index.mdx"), "Apples.\n");
  writeFileSync(join(root, "own.ico"), "an icon");
  return buildSite(root, { base });
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

it("draws none where the site has an icon", async () => {
  const { routes } = await built({ favicon: "/own.ico" });
  expect(routes.has("favicons/letter.svg")).toBe(false);
});
