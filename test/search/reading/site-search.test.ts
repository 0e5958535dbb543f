import { describe, expect, it } from "vitest";
import { segmentPages } from "../../../src/search/indexing/draft.js";
import { writeBrowserIndex } from "../../../src/search/indexing/write-browser-index.js";
import { openSiteSearch, type SiteFilter } from "../../../src/search/reading/site-search.js";
import { drafts, type SamplePage } from "../sample-pages.js";

const anything: SiteFilter = { tag: "en", version: null, product: null, kind: null };

async function files(samples: readonly SamplePage[], order: string[] = []): Promise<Map<string, Uint8Array>> {
  const segments = segmentPages(await drafts(samples), "site", { order });
  const index = writeBrowserIndex(segments, { trailingSlash: false, memory: null });
  return new Map([...index].map(({ file, make }) => [file.replace(/^search\//, ""), make()]));
}

/** A host of static files. */
function host(served: ReadonlyMap<string, Uint8Array>, asked: string[] = []) {
  return async (name: string): Promise<Response> => {
    asked.push(name);
    const bytes = served.get(name);
    return bytes ? new Response(Uint8Array.from(bytes)) : new Response(null, { status: 404 });
  };
}

const open = async (samples: readonly SamplePage[], order: string[] = []) =>
  openSiteSearch(host(await files(samples, order)));

async function addresses(samples: readonly SamplePage[], text: string, filter = anything): Promise<string[]> {
  const site = await open(samples);
  return (await site.search(text, filter)).results.map(({ page }) => page.address);
}

describe("the search of the reader's browser", () => {
  it("shows sections beneath their page", async () => {
    const sections = { "": "Deploy it.", Docker: "Deploy with Docker." };
    const site = await open([{ path: "a", title: "Deploy", crumbs: ["Guides"], sections }]);
    const { results } = await site.search("deploy", anything);
    expect(results).toHaveLength(1);
    expect(results[0]?.page).toMatchObject({ title: "Deploy", crumbs: ["Guides"], address: "/a" });
    expect(results[0]?.sections.map(({ anchor }) => anchor)).toEqual([null, "docker"]);
  });

  it("tells which words were taken for others, and finds nothing for what is like no word", async () => {
    const site = await open([{ path: "a", title: "Components", sections: { "": "Reuse." } }]);
    const misspelt = await site.search("componets ", anything);
    expect(misspelt.results).toHaveLength(1);
    const terms = [expect.stringMatching(/^compon/)];
    expect(misspelt.lookUps).toMatchObject([{ word: "componets", how: "typo", terms }]);
    expect((await site.search("qwxzvk ", anything)).results).toEqual([]);
  });

  it("puts the page of exactly this title first", async () => {
    const pages = [
      { path: "a", title: "Create user group", sections: { "": "Create user. Create user. Create user." } },
      { path: "b", title: "Create user" },
    ];
    expect((await addresses(pages, "create user"))[0]).toBe("/b");
  });

  const parted = [
    { path: "v1/a", title: "Deploy", version: "v1", product: "Cloud" },
    { path: "v2/a", title: "Deploy", version: "v2", product: "Server" },
    { path: "about", title: "Deploy and us" },
    { path: "fr/a", title: "Deploy", language: "fr" },
  ];

  it.each<[what: string, filter: Partial<SiteFilter>, found: readonly string[]]>([
    ["all of the site's first language", {}, ["/about", "/v1/a", "/v2/a"]],
    ["the reader's version and what belongs to none", { version: "v2" }, ["/about", "/v2/a"]],
    ["a product and what belongs to none", { product: "Cloud" }, ["/about", "/v1/a"]],
    ["the reader's language", { tag: "fr" }, ["/fr/a"]],
    ["the reader's language without its region", { tag: "fr-CA" }, ["/fr/a"]],
    ["the first language if the site lacks the reader's", { tag: "de" }, ["/about", "/v1/a", "/v2/a"]],
  ])("searches %s", async (_what, filter, found) => {
    expect((await addresses(parted, "deploy", { ...anything, ...filter })).sort()).toEqual(found);
  });

  describe("prefers, where all versions are searched,", () => {
    const said = { "": "Deploy it.", Docker: "Deploy with Docker." };
    const pages: SamplePage[] = [
      { path: "v3/a", title: "Deploy", version: "v3", sections: { "": "It is done so: deploy." } },
      { path: "v2/a", title: "Deploy", version: "v2", sections: { "": "It is done with Docker: deploy." } },
      { path: "v1/a", title: "Deploy", version: "v1", sections: said },
      { path: "about", title: "About", sections: { "": "Who we are. We deploy." } },
    ];
    const order = pages.map(({ path }) => path);
    const versions = async (own: string | null) => {
      const { results } = await (await open(pages, order)).search("deploy", anything, own);
      return results.map(({ version, isPreferred }) => `${version}${isPreferred ? "" : " (other)"}`);
    };

    it("the reader's", async () => {
      expect((await versions("v1"))[0]).toBe("v1");
      expect((await versions("v2"))[0]).toBe("v2");
      expect(await versions("v2")).toEqual(expect.arrayContaining(["v2", "v1 (other)", "v3 (other)", "null"]));
    });

    it("else the one that the site lists first", async () => {
      expect((await versions(null))[0]).toBe("v3");
      expect((await versions("v0"))[0]).toBe("v3");
    });

    it("also where many others say the same", async () => {
      const many = Array.from({ length: 80 }, (_, number) => ({
        ...{ path: `v${number}/a`, title: "Deploy", version: `v${number}`, sections: said },
      }));
      const paths = many.map(({ path }) => path);
      const site = await open(many, paths);
      expect((await site.search("deploy", anything, "v70")).results[0]?.page.address).toBe("/v70/a");
    });
  });

  it("fetches nothing twice", async () => {
    const asked: string[] = [];
    const site = await openSiteSearch(host(await files([{ path: "a", title: "Deploy" }]), asked));
    await site.search("deploy", anything);
    await site.search("deploy", anything);
    expect(new Set(asked).size).toBe(asked.length);
  });

  it("tries again after a file could not be fetched", async () => {
    const served = new Map(await files([{ path: "a", title: "Deploy" }]));
    const asked: string[] = [];
    await (await openSiteSearch(host(served, asked))).search("deploy", anything);
    const [, , shard = ""] = asked;
    const bytes = served.get(shard) ?? new Uint8Array();
    served.delete(shard);
    const site = await openSiteSearch(host(served));
    await expect(site.search("deploy", anything)).rejects.toThrow("404");
    served.set(shard, bytes);
    expect((await site.search("deploy", anything)).results).toHaveLength(1);
  });

  it("answers an empty site with nothing", async () => expect(await addresses([], "deploy")).toEqual([]));

  it("refuses an index of another format", async () => {
    const index = new Map([["index.json", new TextEncoder().encode('{"format":99,"segments":[],"words":{}}')]]);
    await expect(openSiteSearch(host(index))).rejects.toThrow("format 99");
  });
});

/** Of what is shown; the others are roots, words and the index. */
function isBlock(name: string): boolean {
  return /^parts\/[^/]+\/\d+\.bin$/.test(name);
}

describe("the files of the index", () => {
  it("have names that change with their content only", async () => {
    const names = async (title: string) => [...(await files([{ path: "a", title }])).keys()];
    expect(await names("Deploy")).toEqual(await names("Deploy"));
    expect(await names("Deploy")).not.toEqual(await names("Release"));
  });

  it("stay mostly the same when one page changes", async () => {
    const words = (page: number) => Array.from({ length: 60 }, (_, index) => `word${(page * 37 + index * 101) % 5000}`);
    const pages: SamplePage[] = Array.from({ length: 200 }, (_, page) => ({
      path: `p${page}`,
      sections: { "": words(page).join(" "), More: words(page + 500).join(" ") },
    }));
    const before = new Set((await files(pages)).keys());
    const sections = { "": words(90).join(" "), Unheard: words(590).join(" ") };
    const changed: SamplePage[] = pages.with(90, { path: "p90", sections });
    const after = [...(await files(changed)).keys()];
    const blocks = after.filter(isBlock);
    const others = after.filter((name) => !isBlock(name));
    const isNew = (name: string) => !before.has(name);
    expect(blocks.filter(isNew).length).toBeLessThan(blocks.length / 4);
    // The root, and the shards of the two words of the heading.
    expect(others.length).toBeGreaterThan(6);
    expect(others.filter(isNew).length).toBeLessThanOrEqual(4);
    const site = await open(changed);
    const found = (await site.search("word3700", anything)).results.map(({ page }) => page.address);
    expect(found).toContain("/p100");
  });

  it("are one where two versions say the same", async () => {
    const text = Array.from({ length: 3000 }, (_, index) => `word${index}`).join(" ");
    const versions = ["v1", "v2"].map((version) => ({ path: `${version}/a`, version, sections: { "": text } }));
    const count = (served: ReadonlyMap<string, Uint8Array>) =>
      [...served.keys()].filter((name) => !isBlock(name)).length;
    const one = count(await files(versions.slice(0, 1)));
    expect(one).toBeGreaterThan(2);
    expect(count(await files(versions))).toBeLessThan(2 * one);
  });

  it("leave out pages that readers may not find", async () => {
    const text = "Nobody must read this";
    const site = await open([{ path: "a", title: text, visible: { site: false, assistant: true } }, { path: "b" }]);
    expect((await site.search(text, anything)).results).toEqual([]);
  });
});
