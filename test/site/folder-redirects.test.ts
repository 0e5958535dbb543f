import { expect, it } from "vitest";
import { buildProject } from "./write-project.js";

const page = (matter = "") => `---\ntitle: A page\n${matter}---\n`;

it("leads from folders without a page to the first page that the navigation has in them", async () => {
  const files = {
    "guides/deep/one.mdx": page(),
    "guides/two.mdx": page(),
    "own/index.mdx": page(),
    "own/page.mdx": page(),
    "moved/page.mdx": page(),
    "hidden/first.mdx": page("hidden: true\n"),
    "hidden/second.mdx": page(),
    "unlisted/page.mdx": page(),
    "search/page.mdx": page(),
    "closed/page.mdx": page("groups: [staff]\n"),
  };
  const pages = Object.keys(files)
    .filter((file) => !file.startsWith("unlisted"))
    .map((file) => file.replace(".mdx", ""));
  const settings = {
    navigation: { pages: ["index", ...pages] },
    redirects: [{ source: "/moved/:rest*", destination: "/own/:rest*" }],
  };
  const links = "[a](/guides) [b](/guides/deep/) [c](/hidden) [d](/unlisted) [e](/closed)";
  const built = await buildProject({ settings, files: { ...files, "index.mdx": `${page()}\n${links}\n` } });
  expect((await built.file("_redirects")).split("\n").filter((line) => line.endsWith("307"))).toEqual([
    "/guides/deep /guides/deep/one/ 307",
    "/guides /guides/deep/one/ 307",
    "/hidden /hidden/second/ 307",
  ]);
  expect(await built.file("guides/index.html")).toContain("/guides/deep/one");
  expect(built.problems.map(({ what }) => what)).toEqual([
    'Broken link: "/unlisted" does not match any page.',
    'Broken link: "/closed" does not match any page.',
  ]);
});
