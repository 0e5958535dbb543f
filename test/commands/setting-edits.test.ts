import { isDeepStrictEqual } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DOCS_SETTINGS } from "../../src/config/docs-config.js";
import { docsSchema } from "../../src/config/docs-schema.js";
import { readFrontMatter } from "../../src/config/read-front-matter.js";
import { CONFIG, PROJECT } from "./full-project.js";
import { type RebuildProject, rebuildProject, settled } from "./rebuilt-project.js";
import { type Leaf, leavesOf, withValue } from "./setting-leaves.js";

/** Lines of front matter: together they give every key another value than pages without front matter have. */
const MATTER: readonly string[] = [
  ...["title: Sesame", "sidebarTitle: Sesame", "description: Sesame", "icon: moon", "tag: NEW"],
  ...["mode: wide", "hidden: true", "noindex: true", "robots: noindex", "searchable: false", "boost: 3"],
  ...["order: 2", "keywords: [sesame]", "deprecated: true", 'version: "9"', "url: https://sesame.example"],
  ...["openapi: GET /things", "openapi-schema: Thing", "schema: sesame.json", "asyncapi: sesame"],
  ...["api: GET /sesame", "authMethod: key", "contentType: text/plain", "playground: none"],
  ...["hideApiMarker: true", "groups: [staff]", "public: false", "hideFooterPagination: true"],
  ...["timestamp: true", 'lastUpdatedDate: "2026-01-02"', 'createdDate: "2026-01-02"', "related: [/text]"],
  ...["contextual: false", "rss: true", "canonical: https://sesame.example/canonical"],
  ...['"og:title": Sesame', "sesame: open"],
];

/** Settings whose edit changes nothing of this project, and why. All others must change a file or a message. */
const UNFELT: Readonly<Record<string, string>> = {
  public: "accepted from other tools",
  "fonts.format": "the typeface is one of the system",
  "styling.eyebrows": "the theme shows the section anyway",
  "styling.latex": "the formula is found without it",
  "styling.codeblocks.languages.custom.0": "no code is in that language",
  "styling.codeblocks.fold": "no code is long",
  "images.optimize": "no picture is large",
  "api.overview": "the description is named by the navigation",
  "api.playground.proxy": "no page has a form that sends",
  "api.examples.defaults": "no request has a body",
  "api.params.expanded": "no parameter has parts",
  "api.params.post.0": "no field has that mark",
  "api.mdx.server": "the page names its server",
  "api.mdx.server.0": "the page names its server",
  "api.mdx.auth.name": "no method of authentication is set",
  "metadata.timestamp": "the project has no history",
  "translations.notice": "no page lags behind another",
  "translations.fill": "every page is translated",
  "markdown.html": "every page is MDX",
  "markdown.html.safe.0": "every page is MDX",
  "variables.sesame": "no page names it",
  "glossary.sesame": "no page has the term",
  "glossary.sesame.sesame": "no page has the term",
  "variations.options.0.id": "no page varies",
  "variations.options.0.label": "no page varies",
  "integrations.telemetry.enabled": "accepted from other tools",
};

let project: RebuildProject;
/** What the build of the project as it is wrote. */
let unedited: unknown;
beforeAll(async () => {
  project = rebuildProject(PROJECT, { siteUrl: "https://docs.example.com" });
  await settled();
  await project.run("out");
  expect(project.said()).toBe("");
  unedited = project.files("out");
});
afterAll(() => project.remove());

describe("A build after an edit gives what a build from nothing gives: of the setting", () => {
  const { properties, definitions } = docsSchema();
  const { $schema: _, navigation: __, ...settings } = Object(properties);
  const unfelt: string[] = [];
  const leaves = leavesOf({ properties: settings }, Object(definitions)).filter(({ steps }) => !isInclude(steps));

  test.each(leaves.map((leaf) => [leaf.name, leaf] as const))("%s", async (_, leaf) => {
    const edited = editOf(leaf);
    expect(edited, "No value that the schema names is another one here.").not.toBeNull();
    project.write("docs.json", JSON.stringify(edited));
    await project.expectSameAsCold();
    const isFelt = project.said() !== "" || !isDeepStrictEqual(project.files("out"), unedited);
    if (!isFelt) unfelt.push(leaf.name);
  });

  test("Every setting reaches the site: one that nothing reads would not", () => {
    expect(unfelt).toEqual(Object.keys(UNFELT));
  });
});

describe("A build after an edit gives what a build from nothing gives: of the front matter", () => {
  beforeAll(() => project.write("docs.json", JSON.stringify(CONFIG)));

  test("every key", () => {
    const none = readFrontMatter("", "page.mdx", () => {}).matter;
    const all = readFrontMatter(`---\n${MATTER.join("\n")}\n---\n`, "page.mdx", () => {}).matter;
    const same = Object.entries(none).filter(([key, value]) => isDeepStrictEqual(value, Object(all)[key]));
    expect(same.map(([key]) => key)).toEqual([]);
  });

  test.each(MATTER)("%s", async (line) => {
    project.write("text.mdx", (PROJECT["text.mdx"] ?? "").replace(/^---\n(title: .*\n)?/, `---\n${line}\n`));
    await project.expectSameAsCold();
  });
});

/** `$ref` of another file: that is no setting. */
function isInclude(steps: Leaf["steps"]): boolean {
  return steps.some(({ key }) => key === "$ref");
}

/** docs.json with one value that means something else than what is there, or without it; null where neither does. */
function editOf({ steps, values }: Leaf): unknown {
  const now = DOCS_SETTINGS.parse(CONFIG);
  for (const value of [...values, undefined]) {
    const edited = withValue(CONFIG, steps, value);
    const { data } = DOCS_SETTINGS.safeParse(edited);
    if (data && !isDeepStrictEqual(data, now)) return edited;
  }
  return null;
}
