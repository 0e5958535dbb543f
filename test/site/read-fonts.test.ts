import { statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { buildSite } from "../build-site.js";
import { temporaryFolder, writeFiles } from "../temporary-folder.js";

const face = (file: string, weight: string, older = "") =>
  `/* a part */\n@font-face {\n  font-family: 'Foo Sans Variable';\n  font-weight: ${weight};\n  src: url(./files/${file}.woff2) format('woff2')${older};\n  unicode-range: U+0000-00FF;\n}\n`;

const root = temporaryFolder();
const put = (file: string, text: string) => writeFiles(root, { [file]: text });

const modules = "node_modules/@fontsource";
const variable = ["greek", "latin"].map((part) => face(`foo-sans-${part}-wght-normal`, "100 900")).join("");
const wide = ["latin", ...Array.from({ length: 60 }, (_, part) => `${part}`)];
writeFiles(root, {
  "index.mdx": "---\ntitle: Home\n---\n\nText.\n",
  "fonts/own.woff2": "own",
  [`${modules}-variable/foo-sans/index.css`]: variable,
  [`${modules}-variable/foo-sans/files/foo-sans-latin-wght-normal.woff2`]: "variable",
  [`${modules}/bar/files/bar-latin-400-normal.woff2`]: "plain",
  [`${modules}/wide/400.css`]: wide.map((part) => face(`wide-${part}-400-normal`, "400")).join(""),
  [`${modules}/wide/files/wide-latin-400-normal.woff2`]: "wide",
});
for (const weight of ["400", "700"]) {
  const older = `, url(./files/bar-latin-${weight}-normal.woff) format('woff')`;
  put(`${modules}/bar/${weight}.css`, face(`bar-latin-${weight}-normal`, weight, older));
}

function build(fonts: unknown) {
  put("docs.json", JSON.stringify({ theme: "mint", name: "Garden", fonts, navigation: { pages: ["index"] } }));
  return buildSite(root, { base: "/docs" });
}

const faces = (css: string) => css.match(/@font-face\{[^}]*\}/g) ?? [];

/** Rules for the fonts of text. */
const textFaces = (css: string) => faces(css).filter((face) => !face.includes('"Geist Mono'));

/** The sheet that every page waits for. */
const SHEET = "_docsgen/generated.css";

describe("a site that names no font", () => {
  it("is set in a typeface of its own, with a stand-in until it is there", async () => {
    const built = await build(undefined);
    const sheet = await built.file(SHEET);
    expect(await built.file("index.html")).toContain(`href="/docs/${SHEET}"`);
    expect(faces(sheet).join("")).toContain('font-family:"Inter";');
    expect(sheet).toContain("font-display:swap");
    expect(await built.file("index.html")).not.toContain('rel="preload" as="font"');
    const standIns = faces(sheet).filter((face) => face.includes("src:local(") && !face.includes("Geist"));
    const weights = standIns.map((face) => /font-weight:([^;]+)/.exec(face)?.[1]);
    expect(weights).toEqual(["100 599", "600 900", "100 599", "600 900"]);
    expect(standIns[0]).toBe(
      '@font-face{font-family:"Inter Stand-in";src:local("Arial"),local("Liberation Sans"),local("Roboto");' +
        "font-weight:100 599;size-adjust:107.20%;ascent-override:90.37%;descent-override:22.50%;line-gap-override:0%;" +
        "unicode-range:U+0-24F,U+2000-20CF}",
    );
  });

  it("loads a small part of it for Latin text, and all weights where text is light", async () => {
    const built = await build(undefined);
    const parts = faces(await built.file(SHEET))
      .filter((face) => face.includes('font-family:"Inter";'))
      .map((face) => ({
        file: /url\(fonts\/([^)]+)\)/.exec(face)?.[1] ?? "",
        weights: /font-weight:([^;]+)/.exec(face)?.[1],
        characters: /unicode-range:([^;}]+)/.exec(face)?.[1],
      }));
    const alphabets = (weights: string) =>
      parts.filter((part) => part.weights === weights).map(({ characters }) => characters);
    expect(alphabets("400 900").length).toBeGreaterThan(5);
    expect(alphabets("100 399")).toEqual(alphabets("400 900"));
    const latin = parts.filter(({ file }) => file.includes("-latin-wght"));
    expect(latin.map(({ file, weights }) => [file, weights])).toEqual([
      ["inter-text-latin-wght-normal.woff2", "400 900"],
      ["inter-latin-wght-normal.woff2", "100 399"],
    ]);
    const sizes = latin.map(({ file }) => {
      const route = built.routes.get(`_docsgen/fonts/${file}`);
      return route?.kind === "copied" ? statSync(route.from).size : Number.NaN;
    });
    expect(sizes[0]).toBeLessThanOrEqual(30_000);
    expect(sizes[1]).toBeGreaterThan(sizes[0] ?? 0);
  });

  it("gets all alphabets of it with the sheet of the site, and no other that the text would wait for", async () => {
    const built = await build(undefined);
    expect(faces(await built.file(SHEET)).length).toBeGreaterThan(5);
    expect(faces(await built.file("index.html"))).toEqual([]);
    expect(built.routes.has("_docsgen/fonts.css")).toBe(false);
    expect(await built.file("index.html")).not.toContain("fonts.css");
  });

  it("keeps it for the text where only headings have a font", async () => {
    const sheet = await (await build({ heading: { family: "Bar", weight: 700 } })).file(SHEET);
    expect(sheet).toContain("inter-text-latin-wght-normal.woff2");
  });

  it("gets none where the text is to be in a font of the system", async () => {
    const built = await build({ family: "system-ui" });
    expect(textFaces(await built.file(SHEET))).toEqual([]);
  });
});

describe("a font named by its family", () => {
  it("comes from the package of its variable form, under the name that was written", async () => {
    const built = await build({ family: "Foo Sans" });
    expect(built.problems).toEqual([]);
    const html = await built.file("index.html");
    const sheet = await built.file(SHEET);
    expect(sheet).toContain('font-family:"Foo Sans";');
    expect(sheet).toContain("url(fonts/foo-sans-latin-wght-normal.woff2)");
    expect(built.routes.get("_docsgen/fonts/foo-sans-latin-wght-normal.woff2")).toMatchObject({
      from: join(root, "node_modules/@fontsource-variable/foo-sans/files/foo-sans-latin-wght-normal.woff2"),
    });
    expect(html.match(/<link rel="preload" as="font"[^>]*>/g)).toEqual([
      '<link rel="preload" as="font" href="/docs/_docsgen/fonts/foo-sans-latin-wght-normal.woff2" type="font/woff2" crossorigin="anonymous" fetchpriority="low"/>',
    ]);
  });

  it("comes from the package of single weights, without the older format", async () => {
    const sheet = await (await build({ heading: { family: "Bar", weight: 700 } })).file(SHEET);
    expect(sheet.match(/url\(fonts\/bar[^)]*\)/g)).toEqual([
      "url(fonts/bar-latin-400-normal.woff2)",
      "url(fonts/bar-latin-700-normal.woff2)",
    ]);
    expect(sheet).not.toContain(".woff)");
  });

  it("leaves all but the Latin letters to a late sheet where it has many files", async () => {
    const built = await build({ family: "Wide" });
    const html = await built.file("index.html");
    expect(textFaces(await built.file(SHEET))).toEqual([expect.stringContaining("wide-latin-400-normal.woff2")]);
    expect(html).toContain('<link rel="stylesheet" href="/docs/_docsgen/fonts.css" media="print" data-late="true"/>');
    expect(html).toContain('<noscript><link rel="stylesheet" href="/docs/_docsgen/fonts.css"/></noscript>');
    const sheet = await built.file("_docsgen/fonts.css");
    expect(sheet).toContain("url(fonts/wide-59-400-normal.woff2)");
    expect(sheet).not.toContain("latin");
  });

  it("is found beside docsgen where the project has no package", async () => {
    const built = await build({ family: "Inter" });
    expect(built.problems).toEqual([]);
    expect(await built.file("index.html")).toContain("inter-latin-wght-normal.woff2");
  });

  it("is told of once where nothing carries it, with the way to get it", async () => {
    const built = await build({ family: "No Such Face" });
    expect(built.problems.map(({ code, severity }) => `${severity} ${code}`)).toEqual(["warning font-missing"]);
    expect(built.problems[0]?.hint).toContain(
      "npm install @fontsource-variable/no-such-face, or @fontsource/no-such-face",
    );
    expect(textFaces(await built.file(SHEET))).toEqual([]);
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

describe("the font of code", () => {
  it("is one of our own, named in the sheet of the site and not in every page", async () => {
    const built = await build(undefined);
    const sheet = await built.file(SHEET);
    expect(faces(sheet).join("")).toContain('font-family:"Geist Mono";');
    expect(sheet).toContain("url(fonts/geist-mono-latin-wght-normal.woff2)");
    expect(sheet).toContain('src:local("Consolas")');
    expect(await built.file("index.html")).not.toContain("geist-mono");
    const route = built.routes.get("_docsgen/fonts/geist-mono-latin-wght-normal.woff2");
    expect(route?.kind === "copied" && statSync(route.from).size).toBeLessThanOrEqual(30_000);
  });

  it("is another where the settings say so, in place of ours", async () => {
    const built = await build({ code: { family: "Bar" } });
    const sheet = await built.file(SHEET);
    expect(faces(sheet).join("")).toContain('font-family:"Bar";');
    expect(faces(sheet).join("")).not.toContain("Geist");
    expect(sheet).toContain('--font-code:"Bar",ui-monospace,monospace');
    expect(await built.file("index.html")).not.toContain("bar-latin-400");
  });

  it("is not loaded twice where text has it too, and not at all where the system has it", async () => {
    const both = await build({ family: "Bar", code: { family: "Bar" } });
    expect((await both.file(SHEET)).match(/bar-latin-400/g)).toHaveLength(1);
    expect(await both.file("index.html")).toContain("bar-latin-400");
    const system = await build({ code: { family: "ui-monospace" } });
    expect(system.problems).toEqual([]);
    expect(faces(await system.file(SHEET)).filter((face) => !face.includes('"Inter'))).toEqual([]);
  });
});
