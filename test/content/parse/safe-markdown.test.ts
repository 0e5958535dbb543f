// Markdown of authors who are not trusted: nothing of it runs, in any form of the page.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { buildQuietly } from "../../../src/commands/build.js";
import { withProject } from "../../site/with-project.js";

const ATTACKS = `---
title: Mine
---

Before <script>alert("PWN1")</script> after.

<script>
alert("PWN2")
</script>

<img src="x.png" onerror="alert('PWN3')"> and <a href="javascript:alert('PWN4')">a link</a>

[a](javascript:alert('PWN5')) and [b][1] and <javascript:alert('PWN6')> and ![c](javascript:PWN7)

[1]: javascript:alert('PWN8')

<iframe src="https://evil.example/PWN9"></iframe>

<div style="background: url(https://evil.example/PWN10)">Styled</div>

<style>body { background: url(https://evil.example/PWN11) }</style>

<details open ontoggle="alert('PWN12')">
<summary>Fold</summary>

**Inside** [d](  jAvAsCrIpT:alert('PWN13'))

</details>

# <img src=x onerror="alert('PWN14')"> Heading

| A | B |
| --- | --- |
| <svg onload="alert('PWN15')"></svg> cell | <b onclick="alert('PWN16')">bold</b> |

- item <form action="https://evil.example/PWN17"><button formaction="javascript:alert('PWN18')">x</button></form>

> quote <object data="PWN19"></object> <base href="https://evil.example/PWN20">

import X from "./PWN21.js"

export const pwned = globalThis.PWN22;

{(() => { globalThis.PWN23 = 1; return "ran"; })()}

<Card title="PWN24" href="javascript:alert('PWN25')">Card</Card>

<div data-slot="0">PLAIN</div>

Fine: <b>bold</b>, <kbd>Ctrl</kbd>, <https://example.com>, [page](/index) \`<script>code</script>\`.
`;

/** Everything that a site has for readers, agents and search. */
function outputs(folder: string): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
  const texts = files.filter(({ name }) => /\.(?:html|md|txt|xml|json)$/.test(name));
  return texts.map((each) => readFileSync(join(each.parentPath, each.name), "utf8")).join("\n");
}

const FLAGS = { parser: "native", cache: false, format: "json", offline: true, quiet: true, lenient: true } as const;

it.each(["safe", { safe: ["community/"] }])("is harmless with %j", (html) => {
  const settings = { markdown: { html }, navigation: { pages: ["index", "community/mine"] } };
  const files = { "index.mdx": "Text.\n", "community/mine.md": ATTACKS };
  return withProject({ settings, files }, async (root) => {
    const { written } = await buildQuietly(root, FLAGS);
    expect(written).not.toBeNull();
    const page = readFileSync(join(root, "dist/community/mine/index.html"), "utf8");
    const all = outputs(join(root, "dist"));
    // What runs, loads or sends something is gone from every form, the policy included.
    for (const number of [1, 2, 3, 4, 9, 10, 11, 12, 14, 15, 16, 17, 18, 19, 20, 25])
      expect(all, `PWN${number}`).not.toMatch(new RegExp(`PWN${number}(?!\\d)`));
    expect(all).not.toMatch(/href="\s*javascript:|\]\(\s*javascript:/i);
    expect(page).not.toContain("evil.example");
    expect(Reflect.get(globalThis, "PWN23")).toBeUndefined();
    expect(page).toContain("globalThis.PWN23 = 1"); // As text.
    for (const kept of [
      "<b>bold</b>",
      "<kbd>Ctrl</kbd>",
      'href="https://example.com"',
      "Fold",
      "<strong>Inside</strong>",
    ])
      expect(page).toContain(kept);
  });
});

it("leaves pages of MDX, and of other folders, as they are", () => {
  const settings = { markdown: { html: { safe: ["community"] } }, navigation: { pages: ["index", "own"] } };
  const files = { "index.mdx": "{1 + 1}\n", "own.md": "<b>{2 + 2}</b>\n" };
  return withProject({ settings, files }, async (root) => {
    await buildQuietly(root, FLAGS);
    expect(readFileSync(join(root, "dist/own/index.html"), "utf8")).toContain("<b>4</b>");
  });
});
