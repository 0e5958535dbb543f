import { readdirSync } from "node:fs";
import { relative } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { escapePattern } from "../src/shared/escape-pattern.js";
import { PROBLEM_CODES } from "../src/shared/problem-codes.js";
import { COMMAND, docsgen as run } from "./running.js";
import { folderOfEachTest, writeFiles } from "./temporary-folder.js";

const folder = folderOfEachTest();

const docsgen = (...args: string[]) => docsgenWith({}, ...args);

const docsgenWith = (env: Readonly<Record<string, string>>, ...args: string[]) =>
  run(args, { cwd: folder(), env: { ...process.env, ...env } });

function writeSite(page: string): void {
  const settings = { name: "Site", navigation: { pages: ["index"] } };
  writeFiles(folder(), { "docs/docs.json": JSON.stringify(settings), "docs/index.mdx": page });
}

describe("commands of other tools", () => {
  it.each([
    ["serve", "docsgen preview"],
    ["start", "docsgen dev"],
    ["broken-links", "docsgen check"],
    ["a11y", "docsgen check --a11y"],
    ["openapi-check", "docsgen check"],
    ["validate", "docsgen check"],
    ["export", "docsgen build"],
    ["rename", "docsgen move"],
    ["new", "docsgen init"],
    ["login", "no account"],
    ["update", "npm install docsgen@latest"],
    ["upgrade", "docsgen migrate"],
    ["version", "docsgen --version"],
  ])("%s is answered with ours in one line, and nothing is done", async (name, ours) => {
    for (const more of [[], ["--help"], ["a.mdx", "--yes"]]) {
      const { code, stdout, stderr } = await docsgen(name, ...more);
      expect([code, stdout]).toEqual([2, ""]);
      expect(stderr).toMatch(new RegExp(`^error {2}Unknown command "${name}"\\. [^\\n]*${ours}[^\\n]*\\n$`));
    }
    expect(readdirSync(folder())).toEqual([]);
  });

  it("do not hide ours, nor what is only like ours", async () => {
    expect((await docsgen("check", "--help")).code).toBe(0);
    expect((await docsgen("biuld")).stderr).toContain("Did you mean build?");
    expect((await docsgen("constructor")).stderr).toContain('error  Unknown command "constructor".');
  });
});

describe("a wrong call", () => {
  it.each([
    [
      ["build", "--port", "3"],
      'Unknown option "--port".\n  It is an option of docsgen dev, docsgen preview, docsgen serve',
    ],
    [["check", "--stict"], 'Unknown option "--stict".\n  Did you mean --strict?\n  See: docsgen check --help\n'],
    [["keys", "creat"], 'Unknown command "creat".\n  Did you mean create?\n  See: docsgen keys --help\n'],
    [["move", "a"], 'Missing required argument "new".\n  See: docsgen move --help\n'],
    [["dev", "--port", "x"], '"x" is not a valid value of --port.\n  It must be a whole number.\n'],
    [["check", "nope.yaml"], 'The file "nope.yaml" does not exist.\n  Check the path.\n'],
    [["serve-assistant", "--config", "no.json"], "The configuration file no.json does not exist.\n  Check the path.\n"],
  ])("docsgen %s", async (args, said) => {
    const { code, stdout, stderr } = await docsgen(...args);
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toContain(`error  ${said}`);
  });

  it("names a variable that has no value for its option, and one that is nearly ours", async () => {
    const wrong = await docsgenWith({ DOCSGEN_JOBS: "many", DOCSGEN_STIRCT: "1", DOCSGEN_OF_ANOTHER: "1" }, "check");
    expect(wrong.stderr).toBe(
      "warning  DOCSGEN_STIRCT has no effect. Did you mean DOCSGEN_STRICT?\n" +
        'error  "many" is not a valid value of DOCSGEN_JOBS.\n  It must be a whole number.\n  See: docsgen check --help\n',
    );
  });
});

it.each([
  ["docusaurus.config.js", "docsgen.js migrate . --out new-docs"],
  ["mkdocs.yml", "docsgen.js migrate . --out new-docs"],
  ["README.md", "docsgen.js init ."],
  ["Docs.JSON", "but it has Docs.JSON.\n  Rename it to docs.json."],
  ["docs.yaml", "convert it to docs.json"],
  ["notes.txt", "docsgen.js init my-docs"],
])("a folder without docs.json that has %s is led on", async (file, way) => {
  writeFiles(folder(), { [file]: "" });
  const { code, stderr } = await docsgen("build");
  expect(code).toBe(2);
  expect(stderr).toContain(way);
});

describe("docsgen explain", () => {
  it("says what a problem means, with an example and the fix, wherever it runs", async () => {
    const { code, stdout, stderr } = await docsgen("explain", "dead-link", "MISSING-PAGE");
    expect([code, stderr]).toEqual([0, ""]);
    expect(stdout).toContain(
      "dead-link\n  A link does not match any page or file.\n\n  Example   `[Guide](/guides/instal)`\n",
    );
    expect(stdout).toContain("\n  Fix       Use the address of a page;");
    expect(stdout).toContain("\n\nmissing-page\n");
  });

  it("lists every code, and says each as JSON", async () => {
    const { stdout } = await docsgen("explain");
    for (const [code, meaning] of Object.entries(PROBLEM_CODES))
      expect(stdout).toMatch(new RegExp(`^${code} +${escapePattern(meaning)}$`, "m"));
    const all = JSON.parse((await docsgen("explain", "--format", "json")).stdout);
    expect(all).toHaveLength(Object.keys(PROBLEM_CODES).length);
    expect(all.find((each: { code: string }) => each.code === "duplicate-key")).toEqual({
      code: "duplicate-key",
      meaning: PROBLEM_CODES["duplicate-key"],
      example: '`{ "name": "A", "name": "B" }`',
      fix: "Keep one of them. The last one counts.",
    });
  });

  it("offers the code that was meant", async () => {
    const near = await docsgen("explain", "dead-lnk");
    expect(near).toMatchObject({ code: 2, stdout: "" });
    expect(near.stderr).toBe('error  "dead-lnk" is not a problem code.\n  Did you mean "dead-link"?\n');
    expect((await docsgen("explain", "constructor")).stderr).toContain(
      `List all codes with: node ${relative(folder(), COMMAND)} explain\n`,
    );
  });

  it("is what a run with problems ends with, and one without does not", async () => {
    writeSite('[A](/nowhere)\n\n<Icon icon="rokcet" />\n');
    const pointer = `\n  Example and fix: node ${relative(folder(), COMMAND)} explain dead-link\n`;
    const flags = ["--severity", "dead-link=error"];
    expect((await docsgen("check", "docs", ...flags)).stderr).toMatch(
      new RegExp(`1 error, 1 warning\\.${escapePattern(pointer)}$`),
    );
    const built = await docsgen("build", "docs", ...flags);
    expect(built.stderr.split(pointer)).toHaveLength(2);
    writeSite("Hello.\n");
    expect((await docsgen("check", "docs")).stderr).not.toContain("explain");
  });
});

describe("variables of the environment", () => {
  beforeEach(() => writeSite("[A](/nowhere)\n"));

  it("turn a switch on, or off by any of its words", async () => {
    for (const value of ["1", "true", "yes", "on"])
      expect((await docsgenWith({ DOCSGEN_STRICT: value }, "check", "docs")).code, value).toBe(1);
    for (const value of ["", " ", "0", "false", "False", "no", "off"])
      expect((await docsgenWith({ DOCSGEN_STRICT: value }, "check", "docs")).code, value).toBe(0);
  });

  it("turn off nothing where a switch against something is off", async () => {
    expect((await docsgenWith({ DOCSGEN_NO_LINKS: "false" }, "check", "docs")).stderr).toContain("dead-link");
    expect((await docsgenWith({ DOCSGEN_NO_LINKS: "1" }, "check", "docs")).stderr).not.toContain("dead-link");
  });

  it("say nothing to commands that do not know them, nor where they are empty", async () => {
    const env = {
      ...{ DOCSGEN_SITE_URL: "https://docs.example.com", DOCSGEN_OUT: "out", DOCSGEN_FORMAT: "github" },
      ...{ DOCSGEN_PARSER: "", DOCSGEN_JOBS: "", DOCSGEN_REPORT: "", DOCSGEN_TEMPLATE: "", DOCSGEN_NONSENSE: "1" },
    };
    expect((await docsgenWith(env, "check", "docs", "--format", "text")).code).toBe(0);
    expect((await docsgenWith(env, "build", "docs")).code).toBe(0);
    expect((await docsgenWith(env, "search", "index", "out")).code).toBe(0);
    expect((await docsgenWith(env, "init", "new")).code).toBe(0);
    const wrong = await docsgenWith({ DOCSGEN_FORMAT: "xml" }, "check", "docs");
    expect([wrong.code, wrong.stderr]).toEqual([2, expect.stringContaining("DOCSGEN_FORMAT")]);
  });
});
