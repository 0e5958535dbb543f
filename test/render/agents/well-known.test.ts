import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { buildSite } from "../../build-site.js";
import { temporaryFolder } from "../../temporary-folder.js";

const root = temporaryFolder();

it("lists the descriptions of a site as a link set, and none where there is none", async () => {
  writeFileSync(join(root, "index.mdx"), "---\ntitle: Home\n---\n\nText.\n");
  writeFileSync(join(root, "docs.json"), JSON.stringify({ name: "Garden", navigation: { pages: ["index"] } }));
  expect((await buildSite(root)).routes.has(".well-known/api-catalog")).toBe(false);
  const api = { openapi: "3.1.0", info: { title: "Garden API", version: "1" }, paths: { "/plants": { get: {} } } };
  writeFileSync(join(root, "api.json"), JSON.stringify(api));
  const built = await buildSite(root, { url: "https://garden.example", base: "/docs" });
  expect(JSON.parse(await built.file(".well-known/api-catalog"))).toEqual({
    linkset: [
      {
        anchor: "https://garden.example/docs/.well-known/api-catalog",
        "service-desc": [
          { href: "https://garden.example/docs/api.json", type: "application/json", title: "Garden API" },
        ],
      },
    ],
  });
});
