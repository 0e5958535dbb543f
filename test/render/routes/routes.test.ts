import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { buildSite } from "../../build-site.js";
import { temporaryFolder } from "../../temporary-folder.js";

it("lets files of the repository go before those a build makes", async () => {
  const root = temporaryFolder();
  const own = ["llms.txt", "robots.txt", "sitemap.xml", "skill.md", "news/rss.xml", "index/preview.png"];
  const pages = {
    "docs.json": JSON.stringify({ theme: "mint", name: "Garden", navigation: { pages: ["index", "news"] } }),
    "index.mdx": "---\ntitle: Home\n---\n\nText.\n",
    "news.mdx": '---\ntitle: News\n---\n\n<Update label="May">Peas.</Update>\n',
  };
  for (const [file, text] of [...Object.entries(pages), ...own.map((file) => [file, "mine"] as const)]) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const { routes } = await buildSite(root, { url: "https://garden.example" });
  for (const file of own)
    expect(routes.get(file)).toEqual({ kind: "copied", file, from: join(root, file), project: root });
  expect(routes.get(".well-known/llms.txt")).toMatchObject({ kind: "copied", from: join(root, "llms.txt") });
  expect(routes.get("llms-full.txt")?.kind).toBe("made");
  expect(routes.has(".well-known/llms-full.txt")).toBe(false);
});

it("lets pages and redirects go before files of the same address that a build makes", async () => {
  const root = temporaryFolder();
  const redirects = [{ source: "/llms.txt", destination: "/AGENTS.md" }];
  const settings = { name: "Garden", navigation: { pages: ["index", "robots.txt"] }, redirects };
  writeFileSync(join(root, "docs.json"), JSON.stringify(settings));
  for (const page of ["index", "robots.txt"]) writeFileSync(join(root, `${page}.mdx`), "---\ntitle: A\n---\n\nText.\n");
  const { routes } = await buildSite(root);
  const files = [...routes.keys()].filter((file) => /^(?:llms|robots)\.txt/.test(file));
  expect(files.sort()).toEqual(["llms.txt/index.html", "robots.txt.md", "robots.txt/index.html"]);
});

it("tells GitHub Pages to leave no folder out", async () => {
  const { file } = await buildSite(join(import.meta.dirname, "../../sites/front-matter/input"));
  expect(await file(".nojekyll")).toBe("");
});
