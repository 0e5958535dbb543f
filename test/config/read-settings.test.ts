import { describe, expect, it } from "vitest";
import type { DocsConfig } from "../../src/config/docs-config.js";
import type { Problem } from "../../src/shared/problem.js";
import { readDocs } from "./read-docs.js";

interface Read {
  readonly config: DocsConfig;
  readonly told: readonly Problem[];
  /** What is told. */
  readonly problems: readonly string[];
}

async function read(settings: object): Promise<Read> {
  const { read: found, problems } = await readDocs({ name: "Garden", navigation: { pages: ["index"] }, ...settings });
  if (!found) throw new Error("docs.json was not read.");
  return { config: found.config, told: problems, problems: problems.map(({ what }) => what) };
}

describe("settings", () => {
  it("are all optional, and have defaults", async () => {
    const { read: found, problems } = await readDocs({ navigation: { pages: ["index"] } });
    expect(found?.config).toMatchObject({ theme: "mint", name: "Documentation", logo: null, redirects: [] });
    expect(found?.config.appearance).toEqual({ default: "system", strict: false });
    expect(found?.config.api.playground).toMatchObject({ display: "interactive", proxy: true, credentials: false });
    expect(problems.map(({ code, severity }) => `${severity} ${code}`)).toEqual(["warning missing-name"]);
  });

  it("are frozen plain data", async () => {
    const { config } = await read({ navbar: { links: [{ label: "A", href: "/a" }] } });
    expect(structuredClone(config)).toEqual(config);
    expect(Object.isFrozen(config) && Object.isFrozen(config.navbar.links[0])).toBe(true);
  });

  it("keep what is right beside what is wrong", async () => {
    const { config, problems } = await read({
      colors: { primary: "green", light: "#0a0" },
      navbar: {
        links: [{ label: "A", href: "a" }, { label: "B", href: "/b" }, { href: "/c" }, { label: "D", href: "/d" }],
      },
      appearance: { default: "drk", strict: true },
    });
    expect(config.colors).toEqual({ primary: "#2563EB", light: "#0a0", dark: "#2563EB" });
    expect(config.navbar.links.map(({ label }) => label)).toEqual(["B", "D"]);
    expect(config.appearance).toEqual({ default: "system", strict: true });
    expect(problems).toHaveLength(4);
  });

  it("says where a setting belongs that is written elsewhere", async () => {
    const { told } = await read({ metadata: { "og:image": "/a.png" }, seo: { indexHiddenPages: true } });
    expect(told.map(({ what, hint }) => `${what} ${hint}`).sort()).toEqual([
      'Unknown setting "indexHiddenPages" in "seo"; ignored. In docs.json, it is called "seo.indexing".',
      'Unknown setting "og:image" in "metadata"; ignored. In docs.json, it is called "seo.metatags".',
    ]);
  });

  it("takes a link of the top bar of an unknown type for a plain one", async () => {
    const links = [
      { type: "button", label: "Sign up", href: "/a" },
      { type: "button", href: "/b" },
      { type: "github", href: "/c" },
    ];
    const { config, problems } = await read({ navbar: { links } });
    expect(config.navbar.links.map(({ type, label }) => [type, label])).toEqual([
      [null, "Sign up"],
      ["github", null],
    ]);
    expect(problems).toHaveLength(1);
  });

  it.each([
    ["logo", "/a.svg", { light: "/a.svg", dark: "/a.svg", href: null }],
    ["logo", { light: "/a.svg", dark: "/b.svg", href: "/x" }, { light: "/a.svg", dark: "/b.svg", href: "/x" }],
    ["favicon", { light: "/a.ico", dark: "/b.ico" }, { light: "/a.ico", dark: "/b.ico" }],
    ["favicon", { light: "", dark: "/b.ico" }, { light: "/b.ico", dark: "/b.ico" }],
    ["favicon", "", null],
    ["background", { image: { light: "", dark: "" } }, { decoration: null, color: null, image: null }],
    ["colors", { primary: "#abc" }, { primary: "#abc", light: "#abc", dark: "#abc" }],
    [
      "fonts",
      { family: "Inter", weight: 400, heading: { family: "Lora" } },
      {
        heading: { family: "Lora", weight: null, source: null, format: null },
        body: { family: "Inter", weight: 400, source: null, format: null },
        code: null,
      },
    ],
    [
      "banner",
      { content: "Hi", color: "#123456" },
      { content: "Hi", dismissible: false, type: "info", color: { light: "#123456", dark: "#123456" } },
    ],
  ])("read %s as %j", async (key, written, expected) => {
    const { config, problems } = await read({ [key]: written });
    expect(problems).toEqual([]);
    expect(Reflect.get(config, key)).toEqual(expected);
  });

  it.each([
    ["system", { light: "github-light-default", dark: "dark-plus" }],
    ["dark", { light: "dark-plus", dark: "dark-plus" }],
    ["dracula", { light: "dracula", dark: "dracula" }],
    [{ theme: "nord" }, { light: "nord", dark: "nord" }],
    [{ theme: { dark: "nord" } }, { light: "github-light-default", dark: "nord" }],
  ])("read the code theme %j", async (codeblocks, expected) => {
    const { config, problems } = await read({ styling: { codeblocks } });
    expect(config.styling.codeblocks.theme).toEqual(expected);
    expect(problems).toEqual([]);
  });

  it("name a code theme that nobody knows", async () => {
    const { config, problems } = await read({ styling: { codeblocks: { theme: { light: "github-lite" } } } });
    expect(problems[0]).toContain("styling.codeblocks.theme.light");
    expect(config.styling.codeblocks.theme.light).toBe("github-light-default");
  });

  it("keep the places of redirects and tell of a source that stands twice", async () => {
    const docs =
      '{ "name": "G", "navigation": { "pages": ["index"] }, "redirects": [\n{ "source": "/a", "destination": "/b" },\n{ "source": "/a", "destination": "/c" }] }';
    const { read: found, places } = await readDocs(docs);
    expect(found?.config.redirects.map(({ destination, permanent }) => [destination, permanent])).toEqual([
      ["/b", true],
      ["/c", true],
    ]);
    expect(found?.config.redirects[0]?.place).toEqual({ file: "docs.json", line: 2, column: 13 });
    expect(places).toEqual(["3:13 repeated-redirect"]);
  });

  it("keep the descriptions of the API with their places", async () => {
    const { config } = await read({
      api: { openapi: ["a.yaml", { source: "b.yaml", directory: "b" }], asyncapi: "c.yaml" },
    });
    expect(config.api.openapi.map((api) => [api.source, api.directory])).toEqual([
      ["a.yaml", null],
      ["b.yaml", "b"],
    ]);
    expect(config.api.asyncapi[0]?.source).toBe("c.yaml");
    expect(config.api.openapi[0]?.place.line).toBe(1);
  });

  it("tell of keys that have no effect, with the one that was meant", async () => {
    const { config, told } = await read({ colours: {}, search: { promt: "Find" } });
    expect(told.map(({ severity, what, hint }) => [severity, what, hint])).toEqual([
      ["warning", 'Unknown setting "promt" in "search"; ignored.', 'Did you mean "prompt"?'],
      ["warning", 'Unknown setting "colours" in docs.json; ignored.', 'Did you mean "colors"?'],
    ]);
    expect(config.search.prompt).toBeNull();
  });

  it.each([
    [{ navbar: { primary: { label: "A", href: "/a" } } }, '"navbar.primary" needs "type"'],
    [{ redirects: {} }, '"redirects" must be a list in square brackets, not an object.'],
    [{ description: 7 }, '"description" must be a string, not the number 7.'],
  ])("say of %j what is wrong", async (settings, sentence) => {
    const { problems } = await read(settings);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(sentence);
  });
});
