import { readdirSync } from "node:fs";
import { join } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import { describe, expect, it } from "vitest";
import { buildId } from "../../../src/emit/package-files.js";
import { RESULTS } from "../../../src/memory/memory.js";
import { putFile, takeFile } from "../../../src/memory/sealed-file.js";
import type { Route } from "../../../src/model.js";
import { thumbnailView } from "../../../src/render/identity/thumbnail-view.js";
import { thumbnailRoutes } from "../../../src/render/routes/route-entries.js";
import { toPagePath } from "../../../src/shared/page-path.js";
import type { Site } from "../../../src/site/site.js";
import { writeProject } from "../../site/write-project.js";
import { temporaryFolder } from "../../temporary-folder.js";
import { openedSite, settingsOf } from "../built-project.js";

interface Project {
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly matter?: string;
  readonly url?: string | null;
  readonly files?: Readonly<Record<string, string>>;
}

async function withSite<Result>(
  { settings = {}, matter = "title: Quickstart", url = "https://garden.example", files = {} }: Project,
  use: (site: Site) => Promise<Result> | Result,
): Promise<Result> {
  const navigation = { groups: [{ group: "Get started", pages: ["index"] }] };
  const all = { colors: { primary: "#15803d" }, navigation, ...settings };
  const project = { settings: all, files: { "index.mdx": `---\n${matter}\n---\n\nText.\n`, ...files } };
  return use(await openedSite(writeProject(project), { url }));
}

function viewOf(project: Project) {
  return withSite(project, (site) => {
    const page = site.pages.get(toPagePath("index"));
    if (!page) throw new Error("The page is missing.");
    return thumbnailView(site, page);
  });
}

const manyPages = Object.fromEntries(Array.from({ length: 400 }, (_, at) => [`${at}.mdx`, "Text.\n"]));

describe("the preview picture of a page", () => {
  it("says where the page stands and what it is about", async () => {
    expect(await viewOf({ matter: "title: Quickstart 🌱\ndescription: Grow → `eat`" })).toMatchObject({
      ...{ site: "Garden", section: "Get started", title: "Quickstart", description: "Grow → eat" },
      ...{ host: "garden.example", mode: "light", primary: "#15803d" },
    });
  });

  it("follows the settings of thumbnails and appearance", async () => {
    const dark = await viewOf({ settings: { appearance: { default: "dark" } } });
    expect(dark?.mode).toBe("dark");
    const asked = await viewOf({ settings: { thumbnails: { appearance: "dark", background: "/sky.png" } } });
    expect(asked).toMatchObject({ mode: "dark", background: "/sky.png" });
  });

  it.each([
    ["the site's address is not known", { url: null }],
    ["thumbnails are off", { settings: { thumbnails: false } }],
    ["the page is not listed", { matter: "title: A\nnoindex: true" }],
    ["the site lists many pages outside its navigation", { settings: { seo: { indexing: "all" } }, files: manyPages }],
    ["the page names its own", { matter: "title: A\n'og:image': /mine.png" }],
    ["the site names one for all", { settings: { seo: { metatags: { "og:image": "/all.png" } } } }],
    ["the typeface lacks the script", { matter: "title: 快速入门" }],
    ["the typeface lacks the script of the description", { matter: "title: A\ndescription: ابدأ هنا" }],
  ])("is left out where %s", async (_reason, project) => expect(await viewOf(project)).toBeNull());

  it("is a PNG of the size that services expect, with a logo of the project", async () => {
    const logo = '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="20"><path d="M0 0h80v20H0z"/></svg>';
    const matter = "title: Γρήγορη αρχή — быстрый старт\ndescription: Nhanh chóng, łatwo, hızlı";
    const bytes = await withSite({ settings: { logo: "/logo.svg" }, files: { "logo.svg": logo }, matter }, (site) =>
      draw(site, null),
    );
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    const empty = new Resvg('<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"/>').render().asPng();
    expect(bytes.length).toBeGreaterThan(empty.length * 2);
  });

  it("is drawn once and then comes from the cache, until what it shows changes", async () => {
    const cache = temporaryFolder();
    const first = await withSite({}, (site) => draw(site, cache));
    const folder = join(cache, RESULTS, buildId(), "previews");
    const file = join(folder, readdirSync(folder)[0] ?? "");
    const bytes = takeFile(file);
    if (bytes === null) throw new Error("Nothing was kept.");
    // The first line says what the picture was made from.
    putFile(file, Buffer.concat([bytes.subarray(0, bytes.indexOf("\n") + 1), Buffer.from("kept")]));
    expect((await withSite({}, (site) => draw(site, cache))).toString()).toBe("kept");
    const other = await withSite({ matter: "title: Slow start" }, (site) => draw(site, cache));
    expect(other.equals(first)).toBe(false);
    expect(readdirSync(folder)).toHaveLength(2);
  });
});

it("pictures of pages with one title and description are one, drawn once, though all are asked for at once", async () => {
  const cache = temporaryFolder();
  const pages = ["index", "other", "third", "fourth"];
  const navigation = { groups: [{ group: "Get started", pages }] };
  const files = Object.fromEntries(pages.slice(1).map((page) => [`${page}.mdx`, "---\ntitle: Quickstart\n---\n"]));
  const made = await withSite({ settings: { navigation }, files }, (site) =>
    Promise.all(routesOf(site, cache).map(async (route) => (route.kind === "made" ? await route.make() : ""))),
  );
  expect(made).toHaveLength(4);
  expect(new Set(made).size).toBe(1);
  expect(readdirSync(join(cache, RESULTS, buildId(), "previews"))).toHaveLength(1);
});

function routesOf(site: Site, cache: string | null): Route[] {
  return thumbnailRoutes(settingsOf(site, { cache, hasSearch: false }));
}

async function draw(site: Site, cache: string | null): Promise<Buffer> {
  const [route] = routesOf(site, cache);
  if (route?.kind !== "made" || route.file !== "preview.png") throw new Error("The page has no picture.");
  return Buffer.from(await route.make());
}
