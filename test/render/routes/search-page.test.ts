import { expect, it } from "vitest";
import { buildSite } from "../../build-site.js";
import { withProject } from "../../site/with-project.js";

it("has no menu of a page: there is nothing to copy or to ask about", async () => {
  const settings = { contextual: { options: ["copy", "chatgpt"] }, navigation: { pages: ["index"] } };
  await withProject({ files: { "index.mdx": "Words.\n" }, settings }, async (root) => {
    const { file } = await buildSite(root);
    expect(await file("index.html")).toContain("chatgpt.com");
    expect(await file("search/index.html")).not.toContain("chatgpt.com");
  });
});
