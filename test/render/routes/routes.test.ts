import { join } from "node:path";
import { expect, it } from "vitest";
import { buildSite } from "../../build-site.js";
import { buildProject } from "../../site/write-project.js";

it("lets files of the repository go before those a build makes", async () => {
  const own = ["llms.txt", "robots.txt", "sitemap.xml", "skill.md", "news/rss.xml", "index/preview.png"];
  const news = '---\ntitle: News\n---\n\n<Update label="May">Peas.</Update>\n';
  const files = { "news.mdx": news, ...Object.fromEntries(own.map((file) => [file, "mine"])) };
  const settings = { navigation: { pages: ["index", "news"] } };
  const { routes, site } = await buildProject({ settings, files }, { url: "https://garden.example" });
  const root = site?.root ?? "";
  for (const file of own)
    expect(routes.get(file)).toEqual({ kind: "copied", file, from: join(root, file), project: root });
  expect(routes.get(".well-known/llms.txt")).toMatchObject({ kind: "copied", from: join(root, "llms.txt") });
  expect(routes.get("llms-full.txt")?.kind).toBe("made");
  expect(routes.has(".well-known/llms-full.txt")).toBe(false);
});

it("lets pages and redirects go before files of the same address that a build makes", async () => {
  const redirects = [{ source: "/llms.txt", destination: "/AGENTS.md" }];
  const settings = { navigation: { pages: ["index", "robots.txt"] }, redirects };
  const { routes } = await buildProject({ settings, files: { "robots.txt.mdx": "---\ntitle: A\n---\n\nText.\n" } });
  const made = [...routes.keys()].filter((file) => /^(?:llms|robots)\.txt/.test(file));
  expect(made.sort()).toEqual(["llms.txt/index.html", "robots.txt.md", "robots.txt/index.html"]);
});

it("tells GitHub Pages to leave no folder out", async () => {
  const { file } = await buildSite(join(import.meta.dirname, "../../sites/front-matter/input"));
  expect(await file(".nojekyll")).toBe("");
});

it("has no menu of a page: there is nothing to copy or to ask about", async () => {
  const settings = { contextual: { options: ["copy", "chatgpt"] }, navigation: { pages: ["index"] } };
  const { file } = await buildProject({ files: { "index.mdx": "Words.\n" }, settings });
  expect(await file("index.html")).toContain("chatgpt.com");
  expect(await file("search/index.html")).not.toContain("chatgpt.com");
});
