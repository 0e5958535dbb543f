import { copyFileSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { docsgen } from "../running.js";
import { writeProject } from "../site/write-project.js";

describe("what a build says at its end", () => {
  const project = { files: { "index.mdx": "Hello.\n" } };
  const build = async (root: string, ...flags: string[]) => {
    const { code, stdout, stderr } = await docsgen(["build", root, "--offline", ...flags]);
    return `${code} ${stdout}${stderr}`;
  };
  const leftOut = "Set --site-url to include the sitemap, feeds, preview images, and canonical and hreflang links.";

  it("names what needs the address of the site, again where nothing changed", async () => {
    const root = writeProject(project);
    for (const time of ["first", "again"]) {
      const said = await build(root);
      expect(said, time).toMatch(/^0 .*Built 1 page into /s);
      expect(said, time).toContain(leftOut);
    }
    expect(existsSync(join(root, "dist/sitemap.xml"))).toBe(false);
    expect(readFileSync(join(root, "dist/index.html"), "utf8")).not.toContain('rel="canonical"');
  });

  it("names nothing where the address is known", async () => {
    const root = writeProject(project);
    expect(await build(root, "--site-url", "https://x.example/docs")).not.toContain("left out");
    expect(readFileSync(join(root, "dist/sitemap.xml"), "utf8")).toContain("<loc>https://x.example/docs/</loc>");
    const page = readFileSync(join(root, "dist/index.html"), "utf8");
    expect(page).toContain('<link rel="canonical" href="https://x.example/docs/"');
  });

  it("says that it failed before it makes copies of pictures, which take long", async () => {
    const files = { "index.mdx": '![A hill](/hill.png)\n\n<Snippet file="none.mdx" />\n' };
    const root = writeProject({ files });
    copyFileSync(new URL("../../examples/screenshot.png", import.meta.url), join(root, "hill.png"));
    const failed = await build(root);
    expect(failed).toMatch(/^1 .*✗ Build failed: 1 error/s);
    expect(failed).not.toContain("Pictures");
    expect(await build(root, "--lenient")).toContain("Pictures 1 ");
  });
});
