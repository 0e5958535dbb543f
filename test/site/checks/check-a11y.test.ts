import { describe, expect, it } from "vitest";
import { checkSite } from "../../../src/commands/checking/check-site.js";
import type { LinkFact } from "../../../src/model.js";
import { checkA11y, contrast } from "../../../src/site/checks/check-a11y.js";
import { plainRun } from "../../build-site.js";
import { buildProject, writeProject } from "../write-project.js";

async function check(settings: Readonly<Record<string, unknown>>, links: readonly LinkFact[] = []) {
  const { site } = await buildProject({ settings });
  const [page] = site?.pages.values() ?? [];
  if (!site || !page) throw new Error("The project of the test cannot be read.");
  return checkA11y(site, [{ page, links: () => ({ anchors: [], links }) }]);
}

describe("contrast", () => {
  it.each([
    ["#000", "#ffffff", 21],
    ["#fff", "#fff", 1],
    ["#767676", "#ffffff", 4.5],
  ])("of %s on %s is %d", (color, ground, ratio) => {
    expect(contrast(color, ground)).toBeCloseTo(ratio, 1);
    expect(contrast(ground, color)).toBeCloseTo(ratio, 1);
  });

  it("is told of for each mode whose colour cannot be read on its background", async () => {
    const faults = await check({ colors: { primary: "#ffe066", light: "#333333" } });
    expect(faults.map(({ code, hint }) => [code, hint])).toEqual([
      ["low-contrast", "Choose a darker colour."],
      ["low-contrast", "Choose a lighter colour."],
    ]);
    expect(faults[0]?.what).toContain('"colors.primary" (#ffe066)');
    expect(faults[1]?.what).toContain("against the dark background #0c0d10;");
  });

  const dark = { color: { light: "#111111", dark: "#111111" } };

  it.each([
    ["no colour that docs.json does not name", { colors: { primary: "#2563EB" } }],
    ["no colour that docs.json does not name", { colors: { primary: "#111111" } }],
    ["no colour that suits the background that docs.json names", { colors: { primary: "#ffe066" }, background: dark }],
  ])("is told of for %s: %o", async (_which, settings) => expect(await check(settings)).toEqual([]));
});

it.each([
  ["picture", "/a.png", " ", 'The image "/a.png" has no alt text.'],
  ["video", "/a.mp4?x=1", "", 'The video "/a.mp4?x=1" has no text alternative.'],
])("names a %s without a description, and none that has one", async (kind, target, text, said) => {
  const place = { file: "index.mdx", line: 3, column: 1 };
  const other = kind === "video" ? "https://x.example/b.webm" : "/b.png";
  const faults = await check({ colors: { primary: "#1d4ed8", light: "#93c5fd" } }, [
    { target, text, isImage: true, place },
    { target: other, text: "A walk", isImage: true, place },
  ]);
  expect(faults.map(({ code, what, place }) => [code, what, place])).toEqual([["no-alt-text", said, place]]);
  if (kind === "video") expect(faults[0]?.hint).toBe('Describe it in "title".');
});

it("leaves pictures alone that their writer calls decorative", async () => {
  const root = writeProject({
    files: {
      "index.mdx": '---\ntitle: Home\n---\n\n<img src="/a.png" alt="" />\n\n<img src="/b.png" />\n\n![](/c.png)\n',
      "plain.md":
        '---\ntitle: Plain\n---\n\n<p><img src="/d.png" alt=""> <img src="/e.png"> <img src="/f.png" alt="F"></p>\n',
    },
  });
  const { drawn } = await checkSite(plainRun(root), {
    ...{ links: true, jobs: 1, parser: "native", cache: false, format: "text", change: null },
  });
  const faults = drawn ? checkA11y(drawn.site, drawn.pages) : [];
  expect(faults.map(({ what }) => what)).toEqual(
    ["b", "c", "e"].map((name) => `The image "/${name}.png" has no alt text.`),
  );
});
