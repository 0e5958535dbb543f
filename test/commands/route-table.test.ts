import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { build } from "../../src/commands/build.js";
import { check } from "../../src/commands/check.js";
import { createPreview } from "../../src/render/live/dev-preview.js";
import { wholeSite } from "../../src/render/live/whole-site.js";
import type { PlainEntry, RouteEntries } from "../../src/render/routes/site-route.js";
import { PLAIN_FLAGS, PLAIN_OPTIONS } from "../build-site.js";
import { writeProject } from "../site/write-project.js";

vi.mock("../../src/render/routes/route-entries.js", async (original) => {
  const { ROUTE_ENTRIES } = await original<{ ROUTE_ENTRIES: RouteEntries }>();
  const added: PlainEntry = {
    owner: "docsgen",
    list: ({ settings: { site } }) => [
      { kind: "made", file: "humans.txt", make: () => `Made by ${site.config.name}.` },
      { kind: "notes", file: "pages.txt", make: (pages) => pages.map(({ page }) => page.title).join(", ") },
    ],
  };
  return { ROUTE_ENTRIES: { ...ROUTE_ENTRIES, plain: [...ROUTE_ENTRIES.plain, added] } };
});

const FLAGS = { ...PLAIN_FLAGS, cache: true, format: "json", strict: true } as const;

const LINKED = "---\ntitle: Home\n---\n\n[humans](/humans.txt) [pages](/pages.txt)\n";

describe("a file that is added to the route table", () => {
  it("is built, can be linked to, and is previewed", async () => {
    const root = writeProject({ files: { "index.mdx": LINKED } });
    expect(await check(root, { ...FLAGS, links: true })).toBe(0);
    expect(await build(root, FLAGS)).toBe(0);
    const built = (file: string) => readFileSync(join(root, "dist", file), "utf8");
    expect([built("humans.txt"), built("pages.txt")]).toEqual(["Made by Garden.", "Home"]);
    const { files } = await createPreview({ root, options: PLAIN_OPTIONS, tell: () => {} });
    const shown = async (file: string) => String((await files.find(file))?.bytes);
    expect(await shown("humans.txt")).toBe("Made by Garden.");
    // The thread that makes it of all pages would load other entries.
    const whole = wholeSite({ root, options: PLAIN_OPTIONS });
    expect(String((await whole.find({ file: "pages.txt", changed: [] }))?.bytes)).toBe("Home");
  });

  it("gives way to a file and to a page of the project", async () => {
    const settings = { navigation: { pages: ["index", "pages.txt"] } };
    const files = { "humans.txt": "Made by us.", "pages.txt.mdx": "---\ntitle: Mine\n---\n\nText.\n" };
    const root = writeProject({ settings, files });
    expect(await build(root, FLAGS)).toBe(0);
    expect(readFileSync(join(root, "dist/humans.txt"), "utf8")).toBe("Made by us.");
    expect(readFileSync(join(root, "dist/pages.txt/index.html"), "utf8")).toContain("Mine");
    const preview = await createPreview({ root, options: PLAIN_OPTIONS, tell: () => {} });
    expect(String((await preview.files.find("humans.txt"))?.bytes)).toBe("Made by us.");
    expect(await preview.files.find("pages.txt")).toBeNull();
  });
});
