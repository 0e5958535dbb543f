import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { checkSite } from "../../../src/commands/checking/check-site.js";
import { type Fix, fixProject } from "../../../src/tools/editing/fix-project.js";
import { PLAIN_FLAGS, plainRun } from "../../build-site.js";
import { writeProject } from "../../site/write-project.js";

const FLAGS = { ...PLAIN_FLAGS, links: true } as const;

const DOCS = `{
  "name": "First", // no comment is lost
  "name": "Garden",
  "theme": "mint",
  "navbar": { "links": [{ "label": "A", "href": "/quikstart" }] },
  "navigation": { "pages": ["index", "quickstart", "guides/deploy", "v1/limits", "v2/limits"] }
}
`.replace(" // no comment is lost", "");

const INDEX = `---
title: Home
---

[a](/quickstrat) [b](./guides/deploy.mdx) [c](/quickstart#instal) \`[d](/quickstrat)\`
<Card title="x" href="/guides/deploi?x=1#y">q</Card> [m](me@example.com) [n](/v3/limits) [o](/nothing)
![](/quickstrat.png) [same](/quickstrat)
`;

const FILES = {
  "index.mdx": INDEX,
  "quickstart.mdx": "---\ntitle: Quick\n---\n\n## Install\n",
  "guides/deploy.mdx": "Text.\n",
  "v1/limits.mdx": "Text.\n",
  "v2/limits.mdx": "Text.\n",
};

async function fixing(dryRun: boolean, use: (fixes: readonly Fix[], read: (file: string) => string) => void) {
  const root = writeProject({ files: FILES });
  writeFileSync(join(root, "docs.json"), DOCS);
  const { drawn } = await checkSite(plainRun(root), { ...FLAGS, change: null });
  use(drawn ? await fixProject(drawn, { dryRun }) : [], (file) => readFileSync(join(root, file), "utf8"));
}

describe("repairing a project", () => {
  it("changes what is beyond doubt, and nothing else", () =>
    fixing(false, (fixes, read) => {
      expect(read("index.mdx")).toBe(
        INDEX.replace("[a](/quickstrat)", "[a](/quickstart)")
          .replace("[same](/quickstrat)", "[same](/quickstart)")
          .replace("./guides/deploy.mdx", "./guides/deploy")
          .replace("#instal)", "#install)")
          .replace("/guides/deploi", "/guides/deploy")
          .replace("(me@", "(mailto:me@"),
      );
      expect(read("docs.json")).toBe(DOCS.replace('"name": "First",\n  ', "").replace("quikstart", "quickstart"));
      expect(fixes).toHaveLength(8);
      const place = { file: "index.mdx", line: 5, column: 5 };
      expect(fixes[0]).toEqual({ place, written: "/quickstrat", meant: "/quickstart" });
    }));

  it("says so and writes nothing in a dry run", () =>
    fixing(true, (fixes, read) => {
      expect(fixes).toHaveLength(8);
      expect(read("index.mdx")).toBe(INDEX);
      expect(read("docs.json")).toBe(DOCS);
    }));
});
