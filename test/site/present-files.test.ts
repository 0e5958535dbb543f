import { expect, it } from "vitest";
import { buildSite } from "../build-site.js";
import { temporaryFolder, writeFiles } from "../temporary-folder.js";

const root = temporaryFolder();

const put = (file: string, text: string) => writeFiles(root, { [file]: text });

function build(pictures: object) {
  put("index.mdx", "---\ntitle: Home\n---\n\nText.\n");
  put("images/my mark.svg", '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>');
  const settings = { theme: "mint", name: "Garden", ...pictures, navigation: { pages: ["index"] } };
  put("docs.json", JSON.stringify(settings, null, 2));
  return buildSite(root);
}

it("shows the name where the logo is not in the project, and says where it is written", async () => {
  const { problems, file } = await build({ logo: "/gone.svg", favicon: "/gone.ico" });
  expect(problems.map(({ code, severity, place, what }) => [code, severity, place?.line, what])).toEqual([
    ["missing-file", "warning", 4, 'The file "/gone.svg" does not exist.'],
    ["missing-file", "warning", 5, 'The file "/gone.ico" does not exist.'],
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

it("says so of the picture behind the pages, too, and asks readers for none that is missing", async () => {
  const { problems, file } = await build({ background: { image: "/behind.png" } });
  expect(problems.map(({ code, place, what }) => [code, place?.line, what])).toEqual([
    ["missing-file", 5, 'The file "/behind.png" does not exist.'],
  ]);
  expect(await file("_docsgen/generated.css")).not.toContain("behind.png");
});

it("says so of the file of a font, and asks readers for none that is missing", async () => {
  const { problems, file } = await build({ fonts: { family: "Rose Sans", source: "/fonts/rose.woff2" } });
  expect(problems.map(({ code, place, what }) => [code, place?.line, what])).toEqual([
    ["missing-file", 6, 'The file "/fonts/rose.woff2" does not exist.'],
  ]);
  const css = await file("_docsgen/generated.css");
  expect(css).toContain('--font-body:"Rose Sans"');
  expect(css).not.toContain("rose.woff2");
});

it("asks no other host for its pictures", async () => {
  const { problems, file } = await build({
    logo: "https://pictures.example/mark.svg",
    favicon: "images/my%20mark.svg",
  });
  expect(problems).toEqual([]);
  expect(await file("index.html")).toContain('src="https://pictures.example/mark.svg"');
});
