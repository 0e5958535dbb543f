import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { readProjectFiles } from "../../src/content/read-project-files.js";
import { projectTexts } from "../../src/content/read-texts.js";
import type { Problem } from "../../src/shared/problem.js";
import { temporaryFolder, writeFiles } from "../temporary-folder.js";

let root = "";
beforeEach(() => {
  root = temporaryFolder();
});

function write(files: Readonly<Record<string, string>>): void {
  writeFiles(root, files);
}

interface ReadOptions {
  readonly skip?: readonly string[];
  readonly named?: readonly string[];
}

/** The files, with the codes and files of problems. */
async function read({ skip = [], named = [] }: ReadOptions = {}) {
  const told: string[] = [];
  const report = ({ code, place }: Problem) => void told.push(`${code} ${place?.file}`);
  const files = await readProjectFiles({ root, skip, named: new Set(named), texts: projectTexts(root) }, report);
  return { ...files, told: told.sort() };
}

describe("the files of a project", () => {
  it("are pictures of GitBook, too, and not its texts", async () => {
    const pictures = { "a/.gitbook/assets/image (1).png": "", ".gitbook/assets/b.svg": "" };
    write({ ...pictures, ".gitbook/includes/part.md": "", ".gitbook.yaml": "" });
    const { pages, statics } = await read();
    expect([pages, statics]).toEqual([[], [".gitbook/assets/b.svg", "a/.gitbook/assets/image (1).png"]]);
  });

  it("says what each is", async () => {
    const pages = ["index.mdx", "guide/start.md", "README.md", "guide/readme.md", "guide/readme.mdx"];
    const wanted = [".well-known/api-catalog", ".well-known/assetlinks.json", ".well-known/skills/a/SKILL.md"];
    const others = ["snippets/part.mdx", "box.jsx", "style.css", "next.config.js", "api/openapi.yaml", "logo/a.SVG"];
    const outputs = [".git/x.mdx", "node_modules/a/b.mdx", "build/c.mdx", "guide/build/d.mdx"];
    write({
      ...Object.fromEntries([...pages, ...wanted, ...others, ...outputs].map((file) => [file, ""])),
      "track.js": "x()",
      "tool.js": "#!/usr/bin/env node",
      "names.js": "const names = [];\n\nmodule.exports = { names };",
      "order.js": "// The order of pages.\nexport default { index: 'Home' };",
      "parts.js": "import { x } from './order.js';\nx();",
      "words.js": 'const text = " import it and export const";',
      "docs.json": "{}",
      "package.json": "{}",
      ".env": "SECRET=1",
    });
    expect(await read()).toEqual({
      told: [],
      pages: ["guide/build/d.mdx", "guide/readme.mdx", "guide/start.md", "index.mdx"],
      snippets: ["box.jsx", "snippets/part.mdx"],
      statics: [...wanted, "logo/a.SVG", "order.js", "parts.js"],
      styles: ["style.css"],
      unreadable: [],
      scripts: ["track.js", "words.js"],
      data: ["api/openapi.yaml"],
    });
  });

  it("takes what the navigation names for a page, whatever else such a file is elsewhere", async () => {
    write({ "AGENTS.md": "", "cli/security.md": "", "cli/agents.md": "", "README.md": "", "guide/Readme.md": "" });
    const { pages } = await read({ named: ["cli/security", "guide/readme", "agents"] });
    expect(pages).toEqual(["AGENTS.md", "cli/security.md", "guide/Readme.md"]);
  });

  it("takes a folder named like one of output for content where the navigation has pages of it", async () => {
    write({ "build/a.mdx": "", "build/sub/hidden.mdx": "", "build/a.png": "", "out/b.mdx": "", "tmp/c.mdx": "" });
    const { pages, statics } = await read({ named: ["build/a", "out", "tmpl/c"] });
    expect([pages, statics]).toEqual([["build/a.mdx", "build/sub/hidden.mdx"], ["build/a.png"]]);
    expect((await read({ named: ["build/a"], skip: ["build"] })).pages).toEqual([]);
  });

  it("takes what another file imports for a snippet, in any case, and not what code samples show", async () => {
    write({
      "a.mdx": 'import Part from "/Shared/part.mdx"\n\n```js\nimport B from "/b.mdx"\n```\n',
      "shared/part.mdx": 'import { x } from "./deep"\n',
      "shared/deep.mdx": "",
      "b.mdx": "",
    });
    const { pages, snippets } = await read();
    expect(pages).toEqual(["a.mdx", "b.mdx"]);
    expect(snippets).toEqual(["shared/deep.mdx", "shared/part.mdx"]);
  });

  it("leaves out what .mintignore names, and takes back what it negates", async () => {
    write({ ".mintignore": "drafts/\n*.draft.mdx\n!keep.draft.mdx\n" });
    write({ "drafts/a.mdx": "", "b.draft.mdx": "", "keep.draft.mdx": "", "out/c.mdx": "" });
    expect((await read({ skip: ["out"] })).pages).toEqual(["keep.draft.mdx"]);
  });

  it.each([".mintignore", ".docsgenignore"])(
    "says that %s leads out of the project, and does not read it",
    async (name) => {
      write({ "a.mdx": "", "b.mdx": "" });
      const outside = temporaryFolder();
      writeFiles(outside, { rules: "b.mdx\n" });
      symlinkSync(join(outside, "rules"), join(root, name));
      expect(await read()).toMatchObject({ pages: ["a.mdx", "b.mdx"], told: [`link-outside ${name}`] });
    },
  );

  it("never follows a link out of the project, to nothing, nor in circles", async () => {
    write({ "a.mdx": "", "folder/b.mdx": "" });
    const outside = temporaryFolder();
    writeFiles(outside, { "secret.mdx": "" });
    symlinkSync(outside, join(root, "away"));
    const links = { "folder/self": "folder", "same.mdx": "a.mdx", "loop.mdx": "loop.mdx", "old.mdx": "gone.mdx" };
    for (const [link, target] of Object.entries(links)) symlinkSync(join(root, target), join(root, link));
    const { pages, told } = await read();
    expect(pages).toEqual(["a.mdx", "folder/b.mdx", "same.mdx"]);
    expect(told).toEqual(["link-outside away", "link-to-nothing loop.mdx", "link-to-nothing old.mdx"]);
  });
});
