import { describe, expect, it } from "vitest";
import { buildProject } from "../site/write-project.js";
import { yamlBeside } from "../yaml-beside.js";

/** What a description links to, and where that leads. */
const LINKS = yamlBeside<Readonly<Record<string, string>>>(import.meta.url, "links-of-descriptions.yaml");

const links = Object.keys(LINKS).map((to, at) => `[l${at}](${to})`);
const words = 'See ![p](/images/p.png) <img src="./near.png" srcset="/images/p.png 2x"/>';
const post = {
  ...{ summary: "Add a pet", operationId: "addPet", tags: ["pets"], description: links.join("\n\n") },
  responses: { 200: { description: words } },
};
const description = {
  openapi: "3.1.0",
  info: { title: "Pets", version: "1", description: links.join("\n\n") },
  tags: [{ name: "pets" }],
  paths: { "/pets": { post } },
};
const files = {
  "guide.mdx": "---\ntitle: Guide\n---\n## Set up\n",
  "api/near.mdx": "---\ntitle: Near\n---\n",
  "api/openapi.json": JSON.stringify(description),
  "files/a.txt": "a",
  "images/p.png": "p",
  "api/near.png": "p",
};
const settings = {
  navigation: {
    groups: [
      { group: "G", pages: ["guide", "api/near"] },
      { group: "API", openapi: "api/openapi.json" },
    ],
  },
};

describe("links of descriptions", () => {
  const built = buildProject({ settings, files }, { base: "/docs", url: "https://x.example" });
  const read = async (form: string) => (await built).file(`api-reference/pets/add-a-pet${form}`);

  it.each(Object.entries(LINKS))("%s leads to %s", async (to, href) => {
    const [html, copy] = [await read("/index.html"), await read(".md")];
    const label = `l${Object.keys(LINKS).indexOf(to)}`;
    expect(html).toContain(`<a href="${href}">${label}</a>`);
    expect(copy).toContain(`[${label}](${/^\/(?!\/)/.test(href) ? `https://x.example${href}` : href})`);
  });

  it("and their pictures, in every attribute that holds an address", async () => {
    const html = await read("/index.html");
    expect(html).toContain('src="/docs/images/p.png"');
    expect(html).toContain('src="/docs/api/near.png"');
  });
});
