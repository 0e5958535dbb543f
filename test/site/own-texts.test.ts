// Holds that a Site keeps nothing of its pages' bodies in memory: of large sites they are the most of it.
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { projectTexts } from "../../src/content/read-texts.js";
import { pagePath } from "../../src/shared/page-path.js";
import { openSite } from "../../src/site/open-site.js";
import { PLAIN_OPTIONS } from "../build-site.js";
import { writeProject } from "./write-project.js";

const PAGES = 50;
const BODY = "A line of the body of this page.\n".repeat(10_000);

it("keeps front matter and imports, not the texts they stand in", async () => {
  const pages = Array.from({ length: PAGES }, (_, number) => `page-${number}`);
  const page = (name: string) => `---
title: The title of the page called ${name}
description: >-
  A description in YAML, of the page called ${name}
---

import Shared from "/snippets/shared-by-all-pages.mdx";

${BODY}`;
  const files = {
    "snippets/shared-by-all-pages.mdx": "Shared.\n",
    ...Object.fromEntries(pages.map((name) => [`${name}.mdx`, page(name)])),
  };
  // Modules that reading loads are no texts: they are there before memory is measured.
  const small = writeProject({ files: { "index.mdx": page("index") } });
  await openSite(small, { ...PLAIN_OPTIONS, texts: projectTexts(small) }, () => {});
  const root = writeProject({ settings: { navigation: { pages } }, files });
  const before = heldBytes();
  const texts = projectTexts(root);
  const opened = await openSite(root, { ...PLAIN_OPTIONS, texts }, () => {});
  expect(opened?.site.pages.size).toBeGreaterThanOrEqual(PAGES);
  expect(heldBytes() - before).toBeLessThan((PAGES * BODY.length) / 2);
  expect(opened?.site.pages.get(pagePath("page-7"))?.title).toBe("The title of the page called page-7");
  const parts = { imports: ["/snippets/shared-by-all-pages.mdx"], includes: [], codeFiles: [] };
  expect(texts.asked().get("page-7.mdx")?.["parts"]).toEqual(parts);
});

/** What the heap holds when nothing is left to collect. */
function heldBytes(): number {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  collect();
  return process.memoryUsage().heapUsed;
}
