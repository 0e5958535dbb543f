import { expect, it } from "vitest";
import { checkOrphans } from "../../../src/site/checks/check-unreached.js";
import { buildProject } from "../write-project.js";

it("names the pages that no navigation reaches, but for those that are hidden on purpose", async () => {
  const files = {
    "lost.mdx": "---\ntitle: Lost\n---\n\nText.\n",
    "secret.mdx": "---\ntitle: Secret\nhidden: true\n---\n\nText.\n",
    "inside/index.mdx": "---\ntitle: Inside\n---\n\nText.\n",
    "inside/one.mdx": "---\ntitle: One\n---\n\nText.\n",
  };
  const navigation = { groups: [{ group: "All", root: "inside/index", pages: ["index", "inside/one"] }] };
  const { site } = await buildProject({ settings: { navigation }, files });
  const orphans = site ? checkOrphans(site) : [];
  expect(orphans.map(({ code, place }) => [code, place?.file])).toEqual([["orphan-page", "lost.mdx"]]);
  expect(orphans[0]?.hint).toContain(".mintignore");
});
