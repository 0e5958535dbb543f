import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { wholeSite } from "../../../src/render/live/whole-site.js";
import { PLAIN_OPTIONS } from "../../build-site.js";
import { withProject } from "../../site/with-project.js";

const SETTINGS = { navigation: { pages: ["index", "other"] } };
const page = (words: string) => `---\ntitle: Page\n---\n\n${words}\n`;
const FILES = { "index.mdx": page("Start."), "other.mdx": page("Sesame.") };

it("makes what is made of all pages anew once it is told of a change", async () => {
  await withProject({ settings: SETTINGS, files: FILES }, async (root) => {
    const { find } = wholeSite({ root, options: PLAIN_OPTIONS });
    const text = async (...changed: string[]) => String((await find({ file: "llms-full.txt", changed }))?.bytes);
    expect(await text()).toContain("Sesame.");
    writeFileSync(join(root, "other.mdx"), page("Fennel."));
    expect(await text()).toContain("Sesame.");
    expect(await text("other.mdx")).toContain("Fennel.");
    writeFileSync(join(root, "docs.json"), "{");
    expect(await text("docs.json")).toContain("Fennel.");
    rmSync(join(root, "other.mdx"));
    writeFileSync(join(root, "docs.json"), JSON.stringify({ name: "Garden", theme: "mint", ...SETTINGS }));
    expect(await text("docs.json", "other.mdx")).not.toContain("Fennel.");
    expect(await find({ file: "nowhere.txt", changed: [] })).toBeNull();
  });
});
