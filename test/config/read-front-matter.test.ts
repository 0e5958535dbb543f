import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { parseFlatYaml } from "../../src/config/front-matter/parse-flat-yaml.js";
import { frontMatterOf, readFrontMatter } from "../../src/config/read-front-matter.js";
import type { Problem } from "../../src/shared/problem.js";
import { yamlBeside } from "../yaml-beside.js";

function read(text: string) {
  const problems: Problem[] = [];
  const result = readFrontMatter(text, "page.mdx", (each) => void problems.push(each));
  const places = problems.map(({ severity, place }) => `${severity} ${place?.line}:${place?.column}`);
  return { ...result, problems, places, body: text.slice(result.bodyOffset) };
}

const page = (...lines: string[]) => `---\n${lines.join("\n")}\n---\n\nBody.\n`;

it.each([
  ["a page without any", "# Title\n", "# Title\n", 1],
  ["an empty page", "", "", 1],
  ["a plain one", "---\ntitle: A\n---\nBody", "Body", 4],
  ["an empty one", "---\n---\nBody", "Body", 3],
  ["one without a body", "---\ntitle: A\n---", "", 4],
  ["Windows line ends", "---\r\ntitle: A\r\n---\r\n\r\nBody", "\r\nBody", 4],
  ["a byte order mark", "\uFEFF---\ntitle: A\n---\nBody", "Body", 4],
  ["blanks behind the marks", "---  \ntitle: A\n---\t\nBody", "Body", 4],
  ["a rule in the text", "Text\n\n---\n\ntitle: A\n\n---\n", "Text\n\n---\n\ntitle: A\n\n---\n", 1],
  ["a rule at the top", "---\n\nText\n\n---\n", "---\n\nText\n\n---\n", 1],
  ["a longer rule", "-----\ntitle: A\n-----\n", "-----\ntitle: A\n-----\n", 1],
])("where the front matter ends is known for %s", (_name, text, body, line) => {
  const result = read(text);
  expect([result.body, result.bodyLine]).toEqual([body, line]);
  expect(result.problems).toEqual([]);
});

describe("front matter that begins with --- twice", () => {
  it("is read, and told of", () => {
    const { matter, problems, places, body, bodyLine } = read("---\n---\ntitle: A\ngroups: [staff]\n---\nBody");
    expect([matter.title, matter.groups, body, bodyLine]).toEqual(["A", ["staff"], "Body", 6]);
    expect(problems.map(({ what }) => what)).toEqual(["The front matter begins with --- twice."]);
    expect(places).toEqual(["warning 1:1"]);
    expect(read("---\r\n---\r\ntitle: A\r\n---\r\nBody").matter.title).toBe("A");
  });

  it.each(["Note: a\n\nBody\n\n---\n", "Note: a\n", "Body\n---\n"])("is not seen in %j after an empty one", (body) => {
    expect(read(`---\n---\n${body}`)).toMatchObject({ body, problems: [] });
  });
});

describe("the keys", () => {
  it("may be any YAML, even what cannot be written", () => {
    expect(read(page("? <<: ")).matter).toMatchObject({ title: null });
  });

  it("that differ from one only in upper and lower case are told of", () => {
    const { problems, places } = read(page("Title: A", "sidebartitle: B", "Groups: [staff]", "Reviewer: C"));
    expect(places).toEqual(["warning 2:1", "warning 3:1", "warning 4:1"]);
    const meant = ["title", "sidebarTitle", "groups"].map((key) => `Did you mean "${key}"?`);
    expect(problems.map(({ hint }) => hint)).toEqual(meant);
  });
});

interface Cases {
  readonly keys: readonly (readonly [lines: string, matter: object])[];
  readonly quoted: readonly (readonly [lines: string, value: string | null])[];
  readonly flat: readonly string[];
  readonly notFlat: readonly string[];
  readonly groups: readonly (readonly [lines: string, groups: readonly string[]])[];
}

const CASES = yamlBeside<Cases>(import.meta.url, "read-front-matter.yaml");

describe("the values", () => {
  it("are all at their defaults where nothing is written", () => {
    const defaults = { title: null, mode: "default", keywords: [], noindex: false, extra: {} };
    expect(read("Body").matter).toMatchObject(defaults);
  });

  const together = read(page(...CASES.keys.map(([lines]) => lines), "noindex: yes"));

  it.each(CASES.keys)("of every key are read, alone and beside the others: %j", (lines, matter) => {
    expect(read(page(lines)).matter).toMatchObject(matter);
    expect(together.matter).toMatchObject(matter);
  });

  it("that are none of their kind are told of, and no others", () => {
    expect(together.problems.map(({ what }) => what)).toEqual(['"noindex" must be true or false; ignored.']);
  });

  it.each([
    ["title: 404", "404"],
    ["title: 1.0", "1.0"],
    ["title: true", "true"],
    ["title: ''", ""],
    ["title:", null],
    ["title: ~", null],
    ["title: <Tag> & more", "<Tag> & more"],
    ["title: a - b, c? d! #1", "a - b, c? d!"],
  ])("of the title may look like anything: %s", (line, title) => {
    const { matter } = read(page(line));
    expect(matter.title).toBe(title);
  });

  it("of a list may be one text with commas", () => {
    expect(read(page("keywords: one, two words")).matter.keywords).toEqual(["one", "two words"]);
  });

  it("of an icon take the style beside it", () => {
    expect(read(page("icon: leaf", "iconType: duotone")).matter.icon).toEqual({ name: "leaf", style: "duotone" });
  });
});

describe("the fast path", () => {
  it.each(CASES.flat)("reads as a YAML parser does: %j", (text) => {
    const flat = parseFlatYaml(text);
    expect(flat).not.toBeNull();
    const values = Object.fromEntries([...(flat ?? [])].map(([key, { value }]) => [key, value]));
    expect(values).toEqual(parse(text));
  });

  it.each(CASES.notFlat)("leaves to it what is more than that: %j", (text) => expect(parseFlatYaml(text)).toBeNull());
});

describe("a quoted value on several lines", () => {
  it.each(CASES.quoted)("need not be indented: %j", (text, value) => {
    const { matter, problems } = read(page(text, "tag: last"));
    if (value === null) expect(problems).toHaveLength(1);
    else expect(problems).toEqual([]);
    expect(matter.extra.a).toEqual(value ?? undefined);
    expect(matter.tag).toBe("last");
  });

  it("need not be indented within maps and lists", () => {
    const { matter, problems } = read(page("a:", '  b: "one', '  two"', "  c:", '    - "three', 'four"', "    - five"));
    expect(problems).toEqual([]);
    expect(matter.extra.a).toEqual({ b: "one two", c: ["three four", "five"] });
  });

  it("need not be indented in brackets", () => {
    const { matter, problems } = read(page("a: ['one', 'two", "', \"three", 'four", five]', "tag: last"));
    expect(problems).toEqual([]);
    expect(matter.extra.a).toEqual(["one", "two ", "three four", "five"]);
    expect(matter.tag).toBe("last");
  });

  it("leaves later lines in their places", () => {
    expect(read(page('description: "one', 'two"', "tag: a: b")).places).toEqual(["error 4:6"]);
    expect(read(page('description: "one', 'two"', "hidden: perhaps")).places).toEqual(["warning 4:9"]);
  });

  it.each([
    ['a: "one\ntwo', "error 2:4"],
    ['a: "one\ntag: "two"', "error 2:4"],
    ["a: 'it's one\ntwo'", "error 2:8"],
  ])("must end with its quote: %j", (text, place) => expect(read(page(text)).places).toEqual([place]));
});

describe("faults", () => {
  it.each([
    ['title: say "hi": now', "warning 2:8", "title: 'say \"hi\": now'"],
    ["title: `garden`", "warning 2:8", 'title: "`garden`"'],
    ["just words: here\n- and a list", "error 3:1", null],
  ])("of YAML name the place and the way out: %j", (text, place, hint) => {
    const { places, problems } = read(page(text));
    expect(places).toEqual([place]);
    if (hint !== null) expect(problems[0]?.hint).toContain(hint);
  });

  it("of YAML keep the lines that can be read", () => {
    const { matter } = read(page("title: Garden: a year", 'description: "Fine"', "hidden: true"));
    expect(matter).toMatchObject({ title: "Garden: a year", description: "Fine", hidden: true });
  });

  it.each([
    ["openapi: { a: b }", "error"],
    ["asyncapi: [a]", "error"],
    ["api: [a]", "error"],
    ["boost: 0", "warning"],
    ["related: [{ a: b, c: d }]", "warning"],
    ["url: javascript:alert(1)", "warning"],
    ["authMethod: GET", "warning"],
  ])("of a value are told of once: %j", (text, severity) => {
    const { problems } = read(page("title: A", text));
    expect(problems.map((each) => each.severity)).toEqual([severity]);
    expect(problems[0]?.place?.line).toBeGreaterThan(2);
  });

  it.each(CASES.groups)("never open a page: %j", (text, groups) =>
    expect(read(page("title: A", text)).matter.groups).toEqual(groups),
  );

  it("leave a page without an end to nobody where it names groups", () => {
    expect(read("---\ntitle: A\ngroups: [admin]\n\nText.\n").matter.groups).toEqual([]);
    expect(read("---\ntitle: A\n\nText.\n").matter.groups).toBeNull();
  });
});

it("reads plain lines of TOML, and says that it is TOML", () => {
  const { matter, places, body } = read('+++\ntitle = "From elsewhere"\nhidden = true\n[extra]\n+++\nBody');
  expect(matter).toMatchObject({ title: "From elsewhere", hidden: true });
  expect(places).toEqual(["warning 1:1"]);
  expect(body).toBe("Body");
});

it("reads front matter that comes as values", () => {
  const problems: Problem[] = [];
  const place = { file: "api.yaml", line: 3, column: 5 };
  const written = { title: "List", groups: ["admin"], public: true, playground: "auth", "og:title": "x", mode: 7 };
  const matter = frontMatterOf(written, place, (each) => void problems.push(each));
  expect(matter).toMatchObject({ title: "List", groups: ["admin"], playground: "auth" });
  expect(problems.map((each) => each.place)).toEqual([place]);
});

describe("keys of front matter that nobody reads", () => {
  it.each([
    ["desciption: A", "description"],
    ["sidebartitle: A", "sidebarTitle"],
    ["sidebar_title: A", "sidebarTitle"],
    ["titel: A", "title"],
    ["keyword: [A]", "keywords"],
    ["depricated: true", "deprecated"],
    ["no-index: true", "noindex"],
    ["icn: star", "icon"],
  ])("are told of where they are near to one that is: %s", (line, meant) => {
    const { problems, places } = read(page(line));
    expect(problems.map(({ code, hint }) => [code, hint])).toEqual([["unknown-key", `Did you mean "${meant}"?`]]);
    expect(places).toEqual(["warning 2:1"]);
  });

  it.each([
    ["slug: /custom", "The path of the file is the address"],
    ["sidebar_label: Short", 'Use "sidebarTitle".'],
    ["layout: home", 'Use "mode"'],
    ["hide_title: true", "Use an empty title"],
    ["redirect_from: /old", 'List old addresses in "redirects"'],
    ["draft: true", 'Use "hidden: true"'],
    ['graphql: "query a"', "No pages are generated from it"],
    ['sdk: "typescript Foo"', "No pages are generated from it"],
  ])("are told of with what to write where another tool would draw something: %s", (line, hint) => {
    const { problems, places } = read(page("title: A", line));
    expect(problems.map(({ code, what }) => `${code} ${what}`)).toEqual([
      `unknown-key "${line.split(":")[0]}" has no effect in front matter.`,
    ]);
    expect(problems[0]?.hint).toContain(hint);
    expect(places[0]).toBe("warning 3:1");
  });

  const others =
    "auth type weight section tags author authors createdAt updatedAt date head image category " +
    "sidebarDepth language name about labels redirect badge subtitle shortTitle estimatedTime standard_title " +
    "og:titel translationFrom versionFrom versionTo group icons";
  it.each(others.split(" "))("are left alone where other tools read them: %s", (key) =>
    expect(read(page("title: A", `"${key}": x`)).problems).toEqual([]),
  );

  it("are no fault where two names for one thing stand side by side", () =>
    expect(read(page("public: true", "isPublic: true")).problems).toEqual([]));
});

it("tells of a merge of what is no map", () => {
  const told: string[] = [];
  readFrontMatter("---\ntitle: A\nextra:\n  <<: \n---\n", "a.mdx", ({ what }) => told.push(what));
  expect(told).toEqual(['The value of "extra" cannot be read: Merge sources must be maps or map aliases.']);
});
