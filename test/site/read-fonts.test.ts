import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildSite } from "../build-site.js";

const face = (file: string, weight: string, older = "") =>
  `/* a part */\n@font-face {\n  font-family: 'Foo Sans Variable';\n  font-weight: ${weight};\n  src: url(./files/${file}.woff2) format('woff2')${older};\n  unicode-range: U+0000-00FF;\n}\n`;

let root = "";

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "docsgen-fonts-"));
  put("index.mdx", "---\ntitle: Home\n---\n\nText.\n");
  put("fonts/own.woff2", "own");
  const variable = "node_modules/@fontsource-variable/foo-sans";
  put(
    `${variable}/index.css`,
    face("foo-sans-greek-wght-normal", "100 900") + face("foo-sans-latin-wght-normal", "100 900"),
  );
  put(`${variable}/files/foo-sans-latin-wght-normal.woff2`, "variable");
  const plain = "node_modules/@fontsource/bar";
  for (const weight of ["400", "700"]) {
    const older = `, url(./files/bar-latin-${weight}-normal.woff) format('woff')`;
    put(`${plain}/${weight}.css`, face(`bar-latin-${weight}-normal`, weight, older));
  }
  put(`${plain}/files/bar-latin-400-normal.woff2`, "plain");
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

function put(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

function build(fonts: unknown) {
  put("docs.json", JSON.stringify({ theme: "mint", name: "Garden", fonts, navigation: { pages: ["index"] } }));
  return buildSite(root, { base: "/docs" });
}

describe("a site that names no font", () => {
  it("is set in a typeface of its own, with a stand-in until it is there", async () => {
    const built = await build(undefined);
    const css = await built.file("_docsgen/fonts.css");
    expect(css).toContain('font-family:"Inter";');
    expect(css).toContain("font-display:fallback");
    expect(css).not.toContain("font-display:swap");
    expect(await built.file("index.html")).toContain("/docs/_docsgen/fonts/inter-latin-wght-normal.woff2");
  });

  it("keeps it for the text where only headings have a font", async () => {
    const css = await (await build({ heading: { family: "Bar", weight: 700 } })).file("_docsgen/fonts.css");
    expect(css).toContain("inter-latin-wght-normal.woff2");
  });

  it("gets none where the text is to be in a font of the system", async () => {
    const built = await build({ family: "system-ui" });
    expect(built.routes.has("_docsgen/fonts.css")).toBe(false);
  });
});

describe("a font named by its family", () => {
  it("comes from the package of its variable form, under the name that was written", async () => {
    const built = await build({ family: "Foo Sans" });
    expect(built.problems).toEqual([]);
    const css = await built.file("_docsgen/fonts.css");
    expect(css).toContain('font-family:"Foo Sans";');
    expect(css).toContain("url(fonts/foo-sans-latin-wght-normal.woff2)");
    expect(built.routes.get("_docsgen/fonts/foo-sans-latin-wght-normal.woff2")).toMatchObject({
      from: join(root, "node_modules/@fontsource-variable/foo-sans/files/foo-sans-latin-wght-normal.woff2"),
    });
    const html = await built.file("index.html");
    expect(html).toContain('href="/docs/_docsgen/fonts.css"');
    expect(html.match(/<link rel="preload" as="font"[^>]*>/g)).toEqual([
      '<link rel="preload" as="font" href="/docs/_docsgen/fonts/foo-sans-latin-wght-normal.woff2" type="font/woff2" crossorigin="anonymous" fetchpriority="low"/>',
    ]);
  });

  it("comes from the package of single weights, without the older format", async () => {
    const built = await build({ heading: { family: "Bar", weight: 700 } });
    const css = await built.file("_docsgen/fonts.css");
    expect(css.match(/url\(fonts\/bar[^)]*\)/g)).toEqual([
      "url(fonts/bar-latin-400-normal.woff2)",
      "url(fonts/bar-latin-700-normal.woff2)",
    ]);
  });

  it("is found beside docsgen where the project has no package", async () => {
    const built = await build({ family: "Inter" });
    expect(built.problems).toEqual([]);
    expect(await built.file("_docsgen/fonts.css")).toContain("inter-latin-wght-normal.woff2");
  });

  it("is told of once where nothing carries it, with the way to get it", async () => {
    const built = await build({ family: "No Such Face" });
    expect(built.problems.map(({ code, severity }) => `${severity} ${code}`)).toEqual(["warning font-missing"]);
    expect(built.problems[0]?.hint).toContain("npm install @fontsource-variable/no-such-face");
    expect(built.routes.has("_docsgen/fonts.css")).toBe(false);
  });

  it("is not looked for where every machine has it", async () => {
    expect((await build({ heading: { family: "Georgia" }, body: { family: "system-ui" } })).problems).toEqual([]);
  });
});

it("loads a font of the project ahead, and none of another host", async () => {
  const own = await build({ family: "Own", source: "/fonts/own.woff2", format: "woff2" });
  expect(own.problems).toEqual([]);
  expect(await own.file("index.html")).toContain('<link rel="preload" as="font" href="/docs/fonts/own.woff2"');
  const far = await build({ family: "Far", source: "https://fonts.example/far.woff2", format: "woff2" });
  expect(await far.file("index.html")).not.toContain('rel="preload" as="font"');
});
