// Every folder of test/sites is a test: `input/` is a site, `problems.txt` what the terminal prints of it,
// `expected/` files the build must make. `options.json` holds flags. `UPDATE=1 npx vitest run test/sites.test.ts`
// writes what is there now: read the difference before you commit it.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import glob from "fast-glob";
import { describe, expect, it } from "vitest";
import { createPreview } from "../src/render/live/dev-preview.js";
import { siteHandler } from "../src/serve/handler.js";
import { buildSite, PLAIN_OPTIONS } from "./build-site.js";

const sites = fileURLToPath(new URL("./sites", import.meta.url));
const isUpdate = process.env["UPDATE"] === "1";

describe.each(readdirSync(sites).sort())("site %s", (name) => {
  const folder = join(sites, name);
  const root = join(folder, "input");
  const options = existsSync(join(folder, "options.json"))
    ? JSON.parse(readFileSync(join(folder, "options.json"), "utf8"))
    : {};

  it("prints the problems it should", async () => {
    const { text } = await buildSite(root, options);
    expectFile(join(folder, "problems.txt"), text === "" ? "no problems\n" : text);
  });

  const expected = glob.sync("**/*", { cwd: join(folder, "expected"), dot: true });
  if (expected.length > 0) {
    it("makes the files it should", async () => {
      const built = await buildSite(root, options);
      for (const file of expected) {
        const text = await built.file(file);
        expectFile(join(folder, "expected", file), file.endsWith(".html") ? articleOf(text) : text);
      }
    });
  }

  it("answers in the preview as it builds", async () => {
    const built = await buildSite(root, options, true);
    if (built.site === null) return expect(built.problems.some((each) => each.severity === "error")).toBe(true);
    const all = { ...PLAIN_OPTIONS, ...options };
    const preview = await createPreview({ root, options: all, tell: () => {} });
    const handler = siteHandler(preview.files, (error) => {
      throw error;
    });
    for (const page of built.site.pages.values()) {
      if (page.matter.url) continue;
      const file = page.address === "/" ? "index.html" : `${page.address.slice(1)}/index.html`;
      const response = await handler(new Request(`http://localhost${encodeURI(all.base + page.address)}`));
      const text = (await response.text()).replace(/<docs-live .*?<\/script>/s, "");
      expect(text === (await built.file(file)), `${page.path} differs`).toBe(true);
    }
  });
});

/** The writer's part of a page: the frame around it has tests of its own. */
function articleOf(html: string): string {
  const match = /<div[^>]* id="content"[^>]*>([\s\S]*?)<!--content-end-->/.exec(html);
  return `${(match?.[1] ?? html).trim()}\n`;
}

function expectFile(file: string, actual: string): void {
  if (isUpdate) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, actual);
    return;
  }
  expect(existsSync(file), `${file} is missing; write it with UPDATE=1`).toBe(true);
  expect(actual).toBe(readFileSync(file, "utf8"));
}
