import { describe, expect, it, vi } from "vitest";
import { type SiteFiles, siteHandler } from "../../src/serve/handler.js";

const texts: Readonly<Record<string, string>> = {
  "index.html": "<h1>home</h1>",
  "guides/start/index.html": "<h1>start</h1>",
  "guides/start.md": "# start",
  "404.html": "<h1>lost</h1>",
  "snapshot.js/index.html": "<h1>a page named like a script</h1>",
  "_docsgen/site-ABCD1234.css": "body{}",
  "_docsgen/page-abcd1234.js": "export {}",
  "_docsgen/pictures/page-original.png": "a picture",
  "search/parts/5nzaGTGl.bin": "postings",
};

function handlerOf(files: Partial<SiteFiles> = {}) {
  const all: SiteFiles = {
    base: "",
    immutable: true,
    redirect: (address) => (address === "/old" ? { destination: "/guides/start", permanent: true } : null),
    find: async (file) => (texts[file] === undefined ? null : { bytes: texts[file] }),
    ...files,
  };
  const handle = siteHandler(all, (error) => new Response(String(error), { status: 500 }));
  return (path: string, init?: RequestInit) => handle(new Request(`http://localhost${path}`, init));
}

describe("a site's handler", () => {
  const get = handlerOf();

  it.each([
    ["/", "<h1>home</h1>"],
    ["/guides/start", "<h1>start</h1>"],
    ["/guides/start/", "<h1>start</h1>"],
    ["/guides/start/index.html", "<h1>start</h1>"],
    ["/guides/start.md", "# start"],
    ["/snapshot.js", "<h1>a page named like a script</h1>"],
  ])("answers %s", async (path, text) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(text);
  });

  it("gives Markdown to those who ask for it", async () => {
    const response = await get("/guides/start", { headers: { accept: "text/markdown" } });
    expect(await response.text()).toBe("# start");
    expect(response.headers.get("content-type")).toContain("text/markdown");
  });

  it("answers unknown pages with the 404 page, and unknown files shortly", async () => {
    const page = await get("/nowhere", { headers: { accept: "text/html" } });
    expect([page.status, await page.text()]).toEqual([404, "<h1>lost</h1>"]);
    const picture = await get("/nowhere.png", { headers: { accept: "image/png" } });
    expect([picture.status, await picture.text()]).toEqual([404, "Not found\n"]);
  });

  it("redirects, with the query, and for good or not as the rule says", async () => {
    const response = await get("/old?a=1");
    expect(response.status).toBe(308);
    expect(response.headers.get("location")).toBe("/guides/start?a=1");
  });

  it.each([
    ["/guides/start", "?a=1", "/guides/start?a=1"],
    ["/guides/start?b=2", "?a=1", "/guides/start?b=2&a=1"],
    ["/guides/start?b=2#part", "?a=1", "/guides/start?b=2&a=1#part"],
  ])("redirects to %s from a page that stands at the old address, too: %s", async (destination, search, location) => {
    const moved = '<meta http-equiv="refresh" content="0; url=/guides/start"/>';
    const get = handlerOf({
      redirect: (address) => (address === "/old" ? { destination, permanent: true } : null),
      find: async (file) => (file === "old/index.html" ? { bytes: moved } : null),
    });
    expect((await get(`/old${search}`)).headers.get("location")).toBe(location);
  });

  it("lives under its base path alone", async () => {
    const based = handlerOf({ base: "/docs" });
    expect((await based("/docs/guides/start")).status).toBe(200);
    expect((await based("/guides/start")).status).toBe(404);
    expect((await based("/")).headers.get("location")).toBe("/docs/");
    expect((await based("/docs/old")).headers.get("location")).toBe("/docs/guides/start");
    expect((await based("/docsother")).status).toBe(404);
  });

  it.each(["/%2e%2e/%2e%2e/etc/passwd", "/..%2f..%2fetc/passwd", "/%5c..%5c..%5cetc", "/%00", "/%"])(
    "does not leave the site for %s",
    async (path) => {
      const find = vi.fn<SiteFiles["find"]>(async () => null);
      expect((await handlerOf({ find })(path)).status).toBeGreaterThanOrEqual(400);
      expect(find.mock.calls.filter(([file]) => file.includes(".."))).toEqual([]);
    },
  );

  it.each([
    ["/_docsgen/site-ABCD1234.css", /immutable/],
    ["/_docsgen/page-abcd1234.js", /immutable/],
    ["/search/parts/5nzaGTGl.bin", /immutable/],
    ["/_docsgen/pictures/page-original.png", /^no-cache$/],
    ["/", /^no-cache$/],
  ])("keeps files named by their content for ever, and asks anew for others: %s", async (path, kept) => {
    expect((await get(path)).headers.get("cache-control")).toMatch(kept);
  });

  it("takes no other methods", async () => expect((await get("/", { method: "POST" })).status).toBe(405));

  it("answers with what the caller says where a file cannot be made", async () => {
    const broken = handlerOf({ find: () => Promise.reject(new Error("no ink")) });
    expect(await (await broken("/")).text()).toContain("no ink");
  });
});
