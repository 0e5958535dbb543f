import { expect, it } from "vitest";
import { buildProject } from "./write-project.js";

function build(pictures: object) {
  const files = { "images/my mark.svg": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>' };
  return buildProject({ settings: { ...pictures }, files });
}

it("shows the name where the logo is not in the project, and says where it is written", async () => {
  const { problems, file } = await build({ logo: "/gone.svg", favicon: "/gone.ico" });
  expect(problems.map(({ code, severity, place, what }) => [code, severity, place?.line, what])).toEqual([
    ["missing-file", "warning", 9, 'The file "/gone.svg" does not exist.'],
    ["missing-file", "warning", 10, 'The file "/gone.ico" does not exist.'],
  ]);
  const html = await file("index.html");
  expect(html).not.toContain("gone");
  expect(html).toMatch(/<a class="logo nav-logo" href="\/">Garden<\/a>/);
});

it("shows the picture of one mode in both where the other is missing", async () => {
  const { problems, file } = await build({ logo: { light: "/images/my mark.svg", dark: "/images/dark.svg" } });
  expect(problems.map(({ what }) => what)).toEqual(['The file "/images/dark.svg" does not exist.']);
  const logo = '<img class="nav-logo" src="/images/my mark.svg" alt="Garden" width="9" height="9"/>';
  // In the bar, and in the menu of small screens.
  expect((await file("index.html")).match(/<img[^>]*>/g)).toEqual([logo, logo]);
});

it.each<[what: string, pictures: object, line: number, file: string, css: string]>([
  ["the picture behind the pages", { background: { image: "/behind.png" } }, 10, "/behind.png", ""],
  [
    "the file of a font",
    { fonts: { family: "Rose Sans", source: "/fonts/rose.woff2" } },
    11,
    "/fonts/rose.woff2",
    '--font-body:"Rose Sans"',
  ],
])("says so of %s, too, and asks readers for none that is missing", async (_what, pictures, line, missing, css) => {
  const { problems, file } = await build(pictures);
  expect(problems.map(({ code, place, what }) => [code, place?.line, what])).toEqual([
    ["missing-file", line, `The file "${missing}" does not exist.`],
  ]);
  const sheet = await file("_docsgen/generated.css");
  expect(sheet).toContain(css);
  expect(sheet).not.toContain(missing.slice(missing.lastIndexOf("/") + 1));
});

it("asks no other host for its pictures", async () => {
  const { problems, file } = await build({
    logo: "https://pictures.example/mark.svg",
    favicon: "images/my%20mark.svg",
  });
  expect(problems).toEqual([]);
  expect(await file("index.html")).toContain('src="https://pictures.example/mark.svg"');
});
