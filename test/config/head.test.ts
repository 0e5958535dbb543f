import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { buildSite } from "../build-site.js";
import { writeProject } from "../site/write-project.js";

const SCRIPT = "window.fromHead=1";
const HASH = createHash("sha256").update(SCRIPT).digest("base64");

it.each([
  [
    "raw text",
    { raw: `<style>body{--a:1}</style><script>${SCRIPT}</script>` },
    `<style>body{--a:1}</style><script>${SCRIPT}</script>`,
  ],
  [
    "HTML texts",
    ['<meta name="a" content="b">', `<script>${SCRIPT}</script>`],
    `<meta name="a" content="b"><script>${SCRIPT}</script>`,
  ],
  [
    "tags",
    [
      { tag: "meta", attributes: { name: "a", content: '"b"' } },
      { tag: "script", attributes: { async: true }, content: SCRIPT },
    ],
    `<meta name="a" content="&quot;b&quot;"><script async>${SCRIPT}</script>`,
  ],
])("puts %s into the head, and its scripts into the policy", async (_name, head, html) => {
  const root = writeProject({ settings: { head } });
  const built = await buildSite(root);
  expect(built.problems).toEqual([]);
  const page = await built.file("index.html");
  expect(page.split("</head>")[0]).toContain(html);
  expect(page).toContain(`sha256-${HASH}`);
});
