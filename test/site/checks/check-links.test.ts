import { expect, it } from "vitest";
import { buildProject } from "../write-project.js";

it("says how a page is named in a link whose path has signs that end one", async () => {
  const names = ["c#", "why?", "100%"];
  const files = {
    "index.mdx": "[a](/c#) [b](/why?) [c](/100%) [d](/c%23) [e](/why%3F) [f](/100%25)",
    ...Object.fromEntries(names.map((name) => [`${name}.mdx`, "Text."])),
  };
  const settings = { navigation: { pages: ["index", ...names] } };
  const { problems } = await buildProject({ settings, files });
  expect(problems.map(({ place, hint }) => [place?.column, hint])).toEqual([
    [1, 'Did you mean "/c%23"?'],
    [10, 'Did you mean "/why%3F"?'],
  ]);
});

it("tells of links that are scripts, in pages and of the logo", async () => {
  const files = {
    "index.mdx":
      '[a](javascript:alert(1)) <a href="java&#9;script:alert(1)">b</a> <Card href="vbscript:x" title="C" />',
  };
  const logo = { light: "/a.svg", dark: "/a.svg", href: "javascript:alert(1)" };
  const { problems } = await buildProject({ settings: { logo }, files });
  const told = problems.filter(({ what }) => what.includes("must not be a script"));
  expect(told.map(({ place }) => place?.file).sort()).toEqual(["docs.json", "index.mdx", "index.mdx", "index.mdx"]);
});

it("tells once of an anchor in the words of a description that several pages show", async () => {
  const shared = { $ref: "#/components/responses/Ruled" };
  const file = {
    openapi: "3.1.0",
    info: { title: "T", version: "1" },
    paths: { "/a": { get: { responses: { 200: shared } } }, "/b": { get: { responses: { 200: shared } } } },
    components: { responses: { Ruled: { description: "See [the rules](#rules)." } } },
  };
  const settings = { navigation: { groups: [{ group: "API", openapi: "api.json" }] } };
  const files = { "api.json": JSON.stringify(file) };
  const { problems } = await buildProject({ settings, files });
  expect(problems.map(({ code, place, what }) => [code, place?.file, what])).toEqual([
    ["dead-anchor", "api.json", 'Broken link: "#rules" is not an anchor on every page that shows this text.'],
  ]);
});

it("says how a link is written that has another system's slashes, a built page's ending, or a slip in its scheme", async () => {
  const files = {
    "guides/start.mdx": [
      String.raw`[a](..\\about) [b](/about.html#more) [c](http//example.com) [d](/about.pdf.html)`,
      String.raw`[e](C:\\site\\about.md) [f](file:///site/about.md) [g]()`,
    ].join("\n\n"),
    "about.mdx": "## More",
  };
  const settings = { navigation: { pages: ["guides/start", "about"] } };
  const { problems } = await buildProject({ settings, files });
  expect(problems.map(({ code }) => code)).toEqual(problems.map(() => "dead-link"));
  expect(problems.map(({ hint, what }) => hint ?? what)).toEqual([
    'Did you mean "../about"?',
    'Did you mean "/about#more"?',
    'Did you mean "http://example.com"?',
    'Broken link: "/about.pdf.html" does not match any page.',
    "Use the address of a page, or of a file in the project.",
    "Use the address of a page, or of a file in the project.",
    "Give it one, or remove the link.",
  ]);
});

it("names a file that is there but for upper and lower case", async () => {
  const files = {
    "index.mdx": String.raw`![Plan](/images/Plan.SVG) ![Plan](images\\plan.svg) ![Gone](/images/gone.svg)`,
    "images/plan.svg": "<svg/>",
    "logo.svg": "<svg/>",
  };
  const settings = { logo: "/Logo.svg", navigation: { pages: ["index"] } };
  const { problems } = await buildProject({ settings, files });
  expect(problems.map(({ code, hint }) => [code, hint])).toEqual([
    ["missing-file", 'Did you mean "/logo.svg"? Upper and lower case matter.'],
    ["missing-file", 'Did you mean "/images/plan.svg"? Upper and lower case matter.'],
    ["missing-file", 'Paths have forward slashes: "images/plan.svg".'],
    ["missing-file", "Add it to the project, or fix the path."],
  ]);
});
