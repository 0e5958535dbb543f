// `docsgen check --since`: addresses that were public are pages, redirects that land, or problems.
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterEach, describe, expect, test, vi } from "vitest";
import { check } from "../../../src/commands/check.js";
import { PLAIN_FLAGS } from "../../build-site.js";
import { listenOnFreePort } from "../../listen-on-free-port.js";
import { gitIn, listenTo } from "../../running.js";
import { temporaryFolder, writeFiles } from "../../temporary-folder.js";

const root = temporaryFolder();
const project = join(root, "docs");

const write = (path: string, text: string) => writeFiles(project, { [path]: text });

function docs(pages: readonly string[], redirects: readonly object[] = []): void {
  const settings = { theme: "mint", name: "Zoo", colors: { primary: "#0D9373" }, navigation: { pages }, redirects };
  write("docs.json", JSON.stringify(settings));
}

const git = gitIn(root);

/** Commits every file as it is. */
function commit(tag?: string): void {
  git("add", ".");
  git("commit", "-m", "files");
  if (tag !== undefined) git("tag", tag);
}

afterEach(() => vi.restoreAllMocks());

docs(
  ["index", "guides/install", "guides/deploy", "guides/old", "api"],
  [
    { source: "/keys", destination: "/api#keys" },
    { source: "/code", destination: "https://code.example" },
    { source: "/nowhere", destination: "/never" },
    { source: "/all/:name", destination: "/api" },
  ],
);
write("index.mdx", "---\ntitle: Home\n---\n\n[Limits](/api#limits), [Keys](/api#keys) and [more](/guides/deploy).\n");
write("guides/install.mdx", "---\ntitle: Install\n---\n\nRun the installer, then look at the tour.\n");
write("guides/deploy.mdx", "---\ntitle: Deploy\n---\n\nCopy the folder to your host.\n");
write("guides/old.mdx", "---\ntitle: Old\n---\n\nNothing to see.\n");
write("api.mdx", "---\ntitle: API\n---\n\n## Limits\n\nTen.\n\n## Keys\n\nTwo.\n\n## Alone\n\n[Here](#alone).\n");
git("init");
commit("v1");

rmSync(join(project, "guides"), { recursive: true });
write("start/install.mdx", "---\ntitle: Set up\n---\n\nRun the installer, then look at the tour.\n");
write("start/deploy.mdx", "---\ntitle: Deploy\n---\n\nCopy the folder.\n");
write("index.mdx", "---\ntitle: Home\n---\n\n[API](/api)\n");
write("api.mdx", "---\ntitle: API\n---\n\n## Quotas\n\nTen.\n\n## Keys\n\nTwo.\n");
docs(["index", "start/install", "start/deploy", "api"], [{ source: "/guides/deploy", destination: "/start/deploy" }]);

const FLAGS = { ...PLAIN_FLAGS, links: true, format: "json" } as const;

async function problems(since: string, more: object = {}) {
  const printed = listenTo("stdout");
  const code = await check(project, { ...FLAGS, since, ...more } as Parameters<typeof check>[1]);
  const all: readonly { code: string; what: string; hint: string }[] = JSON.parse(printed());
  const gone = all.filter((each) => each.code.endsWith("-gone"));
  return { code, found: gone.map(({ code, what, hint }) => [code, what, hint]), whats: gone.map(({ what }) => what) };
}

const noLonger = (address: string) => `"${address}" was public and no longer works.`;

const INSTALL = [
  "address-gone",
  noLonger("/guides/install"),
  'Its page moved. Add to "redirects": { "source": "/guides/install", "destination": "/start/install" }',
];

describe("since a git ref", () => {
  test("names each address that is gone, with the redirect that its file proves, and anchors that had links", async () => {
    const { code, found } = await problems("v1");
    expect(code).toBe(1);
    expect(found).toHaveLength(5);
    expect(found).toContainEqual(INSTALL);
    const keys = 'It was a redirect. Add to "redirects": { "source": "/keys", "destination": "/api#keys" }';
    expect(found).toContainEqual(["address-gone", noLonger("/keys"), keys]);
    const old = expect.stringMatching(/^(If its page moved, a|A)dd to "redirects": /);
    expect(found).toContainEqual(["address-gone", noLonger("/guides/old"), old]);
    const limits = '"/api#limits" was linked to, and "api" has no such anchor now.';
    expect(found).toContainEqual(["anchor-gone", limits, 'Keep it with <a id="limits" />.']);
  });

  test("writes the redirects that are proven, if asked to, and nothing else", async () => {
    const before = readFileSync(join(project, "docs.json"), "utf8");
    await problems("v1", { fix: true, dryRun: true });
    expect(readFileSync(join(project, "docs.json"), "utf8")).toBe(before);
    const { whats } = await problems("v1", { fix: true });
    expect(whats).toEqual(['"/api#limits" was linked to, and "api" has no such anchor now.', noLonger("/guides/old")]);
    const { redirects, ...rest } = JSON.parse(readFileSync(join(project, "docs.json"), "utf8"));
    const { redirects: had, ...others } = JSON.parse(before);
    expect(rest).toEqual(others);
    expect(redirects).toEqual([
      ...had,
      { source: "/guides/install", destination: "/start/install" },
      { source: "/keys", destination: "/api#keys" },
      { source: "/code", destination: "https://code.example" },
    ]);
    writeFileSync(join(project, "docs.json"), before);
  });

  test("is nothing to say where nothing is gone, and leaves no folder behind", async () => {
    commit();
    expect(await problems("HEAD")).toMatchObject({ code: 0, found: [] });
    expect(readdirSync(tmpdir()).filter((name) => name.startsWith("docsgen-past-"))).toEqual([]);
  });

  test("says what it cannot read", async () => {
    await expect(problems("v9")).rejects.toThrow('Cannot read the addresses of "v9": git knows no such ref.');
    await expect(problems("--all")).rejects.toThrow('"--all" is not a git ref');
  });

  test("needs nothing of pictures but their addresses: a clone may lack large files", async () => {
    write("photo.png", "large");
    write("film.mp4", "larger");
    commit("pictures");
    for (const file of ["photo.png", "film.mp4"]) {
      const id = git("rev-parse", `HEAD:docs/${file}`).trim();
      rmSync(join(root, ".git/objects", id.slice(0, 2), id.slice(2)));
      rmSync(join(project, file));
    }
    write("guides/tour.mdx", "---\ntitle: Tour\n---\n\nHere we go.\n");
    expect(await problems("pictures")).toMatchObject({ code: 0, found: [] });
    git("reset", "--hard", "HEAD~1");
    rmSync(join(project, "guides"), { recursive: true });
  });

  test("of a branch, asks for nothing that came to it after this one left it", async () => {
    git("checkout", "-b", "other");
    write("later.mdx", "---\ntitle: Later\n---\n");
    docs(["index", "start/install", "start/deploy", "api", "later"], [{ source: "/soon", destination: "/later" }]);
    commit("later");
    git("checkout", "-");
    expect(await problems("other")).toMatchObject({ code: 0, found: [] });
    expect((await problems("later")).whats).toEqual([noLonger("/later"), noLonger("/soon")]);
  });

  test("passes where the site was not there yet, and says so", async () => {
    const added = join(root, "handbook");
    cpSync(project, added, { recursive: true });
    const said = listenTo("stderr");
    const flags = { ...FLAGS, quiet: false, format: "text", since: "v1" } as Parameters<typeof check>[1];
    expect(await check(added, flags)).toBe(0);
    expect(said()).toContain('No pages were public at "v1": it has no folder "handbook".\n');
    rmSync(added, { recursive: true });
  });

  test("passes where the settings were not there yet or could not be read", async () => {
    const settings = join(project, "docs.json");
    const now = readFileSync(settings, "utf8");
    for (const [name, text] of Object.entries({ none: null, broken: "{" })) {
      if (text === null) rmSync(settings);
      else writeFileSync(settings, text);
      commit(name);
      writeFileSync(settings, now);
      expect(await problems(name)).toMatchObject({ code: 0, found: [] });
    }
  });
});

describe("since a list", () => {
  test("of addresses, under a base path", async () => {
    const list = join(root, "list.txt");
    writeFileSync(
      list,
      "# public\nhttps://example.com/docs/start/install/\n/docs/guides/install\n/docs/api#limits\n/blog\n\n/docs\n",
    );
    const { whats } = await problems(list, { base: "/docs" });
    expect(whats).toEqual(['"/api#limits" was linked to, and "api" has no such anchor now.', INSTALL[1]]);
  });

  test("of a sitemap", async () => {
    const map = join(root, "sitemap.xml");
    writeFileSync(
      map,
      '<?xml version="1.0"?>\n<urlset><url><loc>https://example.com/guides/a&amp;b/</loc></url><url><loc> https://example.com/api/ </loc></url></urlset>',
    );
    expect((await problems(map)).whats).toEqual([noLonger("/guides/a&b")]);
  });

  test("of an index of sitemaps, some of them compressed, on disk and on the web", async () => {
    const sitemap = (...addresses: string[]) =>
      `<?xml version="1.0"?>\n<!-- ours -->\n<urlset>${addresses.map((each) => `<url><loc>${each}</loc></url>`).join("")}</urlset>`;
    const files: Record<string, string | Buffer> = {
      "sitemap.xml": `<?xml version="1.0"?>\n<!-- ours -->\n<sitemapindex>${["one.xml", "two.xml.gz", "sitemap.xml"]
        .map((name) => `<sitemap><loc>/maps/${name}</loc></sitemap>`)
        .join("")}</sitemapindex>`,
      "one.xml": sitemap("<![CDATA[https://example.com/guides/a&b]]>", "https://example.com/api"),
      "two.xml.gz": gzipSync(sitemap("https://example.com/guides/c&#38;d&#x2F;")),
    };
    const expected = [noLonger("/guides/a&b"), noLonger("/guides/c&d")];
    const folder = join(root, "maps");
    writeFiles(folder, files);
    expect((await problems(join(folder, "sitemap.xml"))).whats).toEqual(expected);
    const server = createServer(({ url = "" }, response) => response.end(files[url.replace("/maps/", "")]));
    const since = `http://127.0.0.1:${await listenOnFreePort(server)}/maps/sitemap.xml`;
    expect((await problems(since, { offline: false, privateHosts: true })).whats).toEqual(expected);
    server.close();
  });

  test("is refused where it has no address of the site: it would pass whatever is gone", async () => {
    const list = join(root, "page.html");
    writeFileSync(list, "<!doctype html><title>Not found</title>");
    await expect(problems(list)).rejects.toThrow("lists no address of this site.");
    writeFileSync(list, "https://example.com/guides/install\n");
    await expect(problems(list, { base: "/docs" })).rejects.toMatchObject({
      hint: "Addresses of this site begin with /docs/.",
    });
  });

  test("of the last build", async () => {
    await expect(problems("last")).rejects.toThrow("There is no earlier build");
    const pages = [{ address: "/" }, { address: "/guides/install" }];
    write("dist/_docsgen/site.json", JSON.stringify({ base: "", pages }));
    expect((await problems("last")).whats).toEqual([INSTALL[1]]);
  });

  test("a redirect that goes round or leads nowhere does not land", async () => {
    const list = join(root, "redirects.txt");
    writeFileSync(list, "/a\n/c\n/d\n/e\n");
    docs(
      ["index", "start/install", "start/deploy", "api"],
      [
        { source: "/a", destination: "/b" },
        { source: "/b", destination: "/a" },
        { source: "/c", destination: "/nowhere" },
        { source: "/d", destination: "https://example.com" },
        { source: "/e/:rest*", destination: "/api" },
      ],
    );
    expect((await problems(list)).whats).toEqual([noLonger("/a"), noLonger("/c")]);
  });
});
