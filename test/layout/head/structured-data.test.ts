import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { buildSite } from "../../build-site.js";
import { temporaryFolder } from "../../temporary-folder.js";

const root = temporaryFolder();

/** What search engines read of a page with this front matter. */
async function article(matter: string): Promise<unknown> {
  writeFileSync(join(root, "index.mdx"), `---\ntitle: Home\n${matter}---\n\nText.\n`);
  const settings = { theme: "mint", name: "Garden", navigation: { pages: ["index"] } };
  writeFileSync(join(root, "docs.json"), JSON.stringify(settings));
  const { file } = await buildSite(root, { url: "https://garden.example" });
  const [, text = "{}"] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(await file("index.html")) ?? [];
  const graph: readonly { "@type": string }[] = JSON.parse(text)["@graph"];
  return graph.find((each) => each["@type"] === "TechArticle");
}

it("says who wrote a page, by name or with an address", async () => {
  const people = "authors:\n  - Ada Green\n  - name: Ben Field\n    url: https://ben.example\n  - 7\n";
  expect(await article(people)).toMatchObject({
    author: [
      { "@type": "Person", name: "Ada Green" },
      { "@type": "Person", name: "Ben Field", url: "https://ben.example" },
    ],
  });
  expect(await article("authors: Ada Green\ncreatedDate: 2026-03-01\n")).toMatchObject({
    author: [{ "@type": "Person", name: "Ada Green" }],
    datePublished: "2026-03-01",
  });
});

it("names no author where none is written", async () => expect(await article("")).not.toHaveProperty("author"));
