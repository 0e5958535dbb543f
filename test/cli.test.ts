import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { join, relative } from "node:path";
import { describe, expect, it } from "vitest";
import { listenOnFreePort } from "./listen-on-free-port.js";
import { COMMAND, docsgen as run } from "./running.js";
import { folderOfEachTest, writeFiles } from "./temporary-folder.js";

const folder = folderOfEachTest();

/** What messages recommend: these tests start docsgen from its checkout. */
function own(command: string): string {
  return `node ${relative(folder(), COMMAND)} ${command}`;
}

type Variables = Readonly<Record<string, string>>;

const docsgen = (...args: string[]) => docsgenIn(folder(), {}, ...args);
const docsgenWith = (variables: Variables, ...args: string[]) => docsgenIn(folder(), variables, ...args);

const docsgenIn = (cwd: string, variables: Variables, ...args: string[]) =>
  run(args, { cwd, env: { ...process.env, CI: "true", ...variables } });

/** Writes a file below the folder of the test, in which docsgen runs. */
const write = (file: string, text: string) => writeFiles(folder(), { [file]: text });
const read = (file: string) => readFileSync(join(folder(), file), "utf8");
const isThere = (file: string) => existsSync(join(folder(), file));

function writeSite(name: string, pages: Readonly<Record<string, string>> = { "index.mdx": "# Hello" }): string {
  const root = join(folder(), name);
  const navigation = { pages: Object.keys(pages).map((file) => file.replace(/\.mdx$/, "")) };
  writeFiles(root, { ...pages, "docs.json": JSON.stringify({ name: "Site", navigation }) });
  return root;
}

/** Variables that have a run load a script before all else. */
function preload(script: string): Variables {
  write("preload.cjs", script);
  return { NODE_OPTIONS: `--require ${join(folder(), "preload.cjs")}` };
}

describe("a newcomer at the command line", () => {
  it("is told which folder has no docs.json, and how to go on", async () => {
    const advice = `Check the path, or create a new site with: ${own("init my-docs")}`;
    const stderr = `error  The folder "nowhere" does not exist.\n  ${advice}\n`;
    expect(await docsgen("build", "nowhere")).toMatchObject({ code: 2, stderr });
  });

  it("has a skill announced as its own front matter says", async () => {
    writeSite("docs");
    const description = "Use this to look after plants.";
    write("docs/skill.md", `---\nname: garden\ndescription: ${description}\n---\n`);
    await docsgen("build", "docs", "--out", "out", "--offline");
    const { skills } = JSON.parse(read("out/.well-known/skills/index.json"));
    expect(skills).toEqual([{ name: "garden", description, files: expect.any(Array) }]);
  });

  it("is pointed at docs/ where docs.json lies there", async () => {
    writeSite("docs");
    const { code, stderr } = await docsgen("build");
    expect(code).toBe(2);
    expect(stderr).toContain('"." has no docs.json, but "docs" does.');
    expect(stderr).toContain(own("build docs"));
    expect((await docsgen("dev", "docs/docs.json")).stderr).toContain(own("dev docs"));
    writeSite("more docs");
    expect((await docsgen("check")).stderr).toContain(`\n  ${own("check docs")}\n  ${own('check "more docs"')}\n`);
  });

  it("is pointed at the folders around and deep below that have a docs.json", async () => {
    writeSite("packages/docs");
    expect((await docsgen("build")).stderr).toContain(`${own("build packages/docs")}\n`);
    write("packages/docs/guides/a.md", "A");
    const inside = await docsgen("build", "packages/docs/guides");
    expect(inside.stderr).toContain('has no docs.json, but "packages/docs" does.');
    const elsewhere = [
      [["check", "packages/docs/guides/a.md"], "check --files packages/docs/guides/a.md packages/docs"],
      [["move", "a b", "c", "packages"], 'move "a b" c packages/docs'],
    ] as const;
    for (const [args, said] of elsewhere) expect((await docsgen(...args)).stderr).toContain(`Run: ${own(said)}\n`);
    writeSite("apps/web");
    const both = `Run one of:\n  ${own("build apps/web")}\n  ${own("build packages/docs")}\n`;
    const stderr = `error  "." has no docs.json, but these folders do.\n  ${both}`;
    expect(await docsgen("build", ".")).toMatchObject({ code: 2, stderr });
  });

  it("builds a project with mint.json, and is told of the command that turns it into docs.json", async () => {
    const settings = { name: "Old", colors: { primary: "#123456" } };
    write("old/mint.json", JSON.stringify({ ...settings, navigation: [{ group: "Start", pages: ["index"] }] }));
    write("old/index.mdx", "# Hello");
    expect(await docsgen("build", "old")).toMatchObject({
      code: 0,
      stderr: expect.stringContaining(`Convert it with: ${own("migrate --write")}`),
    });
    expect((await docsgen("migrate", "old", "--write")).code).toBe(0);
    expect((await docsgen("build", "old")).code).toBe(0);
    expect(await docsgen("migrate", "old", "--write")).toMatchObject({ code: 2 });
  });

  it("makes a site, builds it, and finds nothing of theirs overwritten", async () => {
    expect((await docsgen("init", "mine", "--name", "My docs")).code).toBe(0);
    expect(JSON.parse(read("mine/docs.json")).name).toBe("My docs");
    const again = await docsgen("init", "mine");
    expect(again.code).toBe(2);
    expect(again.stderr).toContain("docsgen does not overwrite files");
    expect(again.stderr).toContain(`Preview it with: ${own("dev mine")}\n`);
    expect(await docsgen("build", "mine", "--strict")).toMatchObject({ code: 0 });
    expect(isThere("mine/dist/index.html")).toBe(true);
  });

  it("has a site named to the letter, by the folder where the name is empty, and a command that a shell takes", async () => {
    const name = 'A "b" \\ $& c';
    for (const template of ["starter", "api"]) {
      expect(await docsgen("init", template, "--template", template, "--name", name)).toMatchObject({ code: 0 });
      expect(JSON.parse(read(`${template}/docs.json`)).name).toBe(name);
      expect(await docsgen("build", template, "--strict")).toMatchObject({ code: 0 });
    }
    const { stderr } = await docsgen("init", "my first docs", "--name", " ");
    expect(stderr).toContain(`Created "My first docs" in my first docs (11 files).\n`);
    expect(stderr).toContain(`\nPreview it with: ${own('dev "my first docs"')}`);
  });

  it("is told where the built site lies", async () => {
    writeSite("site");
    await docsgen("build", "site");
    expect((await docsgen("preview", "site")).stderr).toContain(`Use the folder inside it: ${join("site", "dist")}`);
    const inside = await docsgen("preview", "site/dist/_docsgen");
    expect(inside.stderr).toContain(`Build the site first with: ${own("build")}`);
  });

  it("gets a whole project, and the files that exist stay", async () => {
    write("mine/package.json", "{}");
    expect((await docsgen("init", "mine")).code).toBe(0);
    expect(read("mine/package.json")).toBe("{}");
    expect(read("mine/.gitignore")).toContain("dist/");
    expect(isThere("mine/.github/workflows/docs.yml")).toBe(true);
    expect(read("mine/.vscode/docsgen.code-snippets")).toContain('"prefix": "<Card"');
    expect((await docsgen("init", "new")).code).toBe(0);
    expect(JSON.parse(read("new/package.json"))).toMatchObject({ name: "new" });
    write("new/index.mdx", "[gone](/gone)");
    expect((await docsgen("check", "new")).stderr).toContain("error  dead-link");
  });

  it("gets a docs.json for the Markdown files of a folder, and no file is changed", async () => {
    const files = {
      "README.md": "# Home\n\n[Install](guide/install.md)\n",
      "LICENSE.md": "MIT",
      "guide/02-use.md": "---\ntitle: Use\n---\n",
      "guide/install.md": "---\ntitle: Install\nsidebar_position: 1\n---\n",
      "guide/deep-dive/a.md": "A.",
      "node_modules/x/readme.md": "No.",
    };
    writeFiles(join(folder(), "wiki"), files);
    const { code, stderr } = await docsgen("init", "wiki");
    expect(stderr).toContain("Created docs.json for 4 pages in wiki (6 files).");
    expect(code).toBe(0);
    expect(JSON.parse(read("wiki/docs.json")).navigation).toEqual({
      groups: [
        { group: "Get started", pages: "*" },
        { group: "Guide", pages: "guide/*" },
      ],
    });
    for (const [file, text] of Object.entries(files)) expect(read(`wiki/${file}`)).toBe(text);
    expect(await docsgen("check", "wiki", "--strict")).toMatchObject({ code: 0 });
  });

  it("keeps the last good site when a build fails, and is told so", async () => {
    writeSite("site");
    expect((await docsgen("build", "site")).code).toBe(0);
    const before = read("site/dist/index.html");
    write("site/index.mdx", "Answers in <100 ms.");
    const { code, stderr } = await docsgen("build", "site");
    expect(code).toBe(1);
    expect(stderr).toContain("index.mdx:1:12  error  page-syntax");
    expect(stderr).toContain("the last successful build is unchanged.");
    expect(stderr).toMatch(/\n {2}Use --lenient .*\n$/);
    expect(read("site/dist/index.html")).toBe(before);
  });

  it("is told of --lenient only where it would help", async () => {
    writeSite("site", { "index.mdx": "[away](/nowhere)" });
    expect((await docsgen("build", "site", "--strict")).stderr).not.toContain("--lenient");
    write("site/docs.json", "{");
    const { code, stderr } = await docsgen("build", "site");
    expect(code).toBe(1);
    expect(stderr).not.toContain("--lenient");
  });

  it("is told to change the severity where that keeps --lenient from helping", async () => {
    writeSite("site", { "index.mdx": "[away](/nowhere)" });
    write("site/docsgen.json", '{ "severity": { "dead-link": "error" } }');
    for (const flags of [[], ["--lenient"]])
      expect((await docsgen("build", "site", ...flags)).stderr).toMatch(
        /\n {2}Use --severity dead-link=warning to build/,
      );
    expect(await docsgen("build", "site", "--severity", "dead-link=warning")).toMatchObject({ code: 0 });
  });

  it("is not robbed of files in a folder named by --out", async () => {
    writeSite("site");
    write("precious/thesis.txt", "years of work");
    const { code, stderr } = await docsgen("build", "site", "--out", "precious");
    expect(code).toBe(2);
    expect(stderr).toContain("contains files that docsgen did not write");
    expect(read("precious/thesis.txt")).toBe("years of work");
  });

  it("sees no stack trace where a file stands in the place of a folder, or nothing may be written", async () => {
    writeSite("site");
    for (const name of ["empty/docs.json", "older/mint.json"]) mkdirSync(join(folder(), name), { recursive: true });
    write("note.txt", "mine");
    const file = join(folder(), "note.txt");
    const cases: [args: string[], said: string][] = [
      [["build", "site", "--out", "note.txt"], `"${file}" is a file.`],
      [["build", "site", "--out", "note.txt/dist"], `Cannot write to "${file}"`],
      [["build", "site", "--report", "empty"], 'Cannot write the report to "empty"'],
      [["init", "note.txt"], `"${file}" is a file.`],
      [["init", "note.txt/docs"], `"${file}" is a file.`],
      [["migrate", "older"], '"older" has no mint.json.'],
      [["migrate", "note.txt"], '"note.txt" has no mint.json.'],
      [["migrate", "nowhere"], 'The folder "nowhere" does not exist.'],
      [["search", "words"], "Build the site first, or name the folder"],
      [["build", "empty"], '"empty" has no docs.json'],
      [["dev", "site", "--port", "70000"], "It must be at most 65535."],
    ];
    for (const [args, said] of cases) {
      const { code, stderr } = await docsgen(...args);
      expect(stderr).toContain(said);
      expect(stderr).not.toContain("    at ");
      expect(code).toBe(2);
    }
    expect(read("note.txt")).toBe("mine");
  });

  it.runIf(process.platform === "linux")("is not kept waiting where no folder can be made", async () => {
    writeSite("site");
    expect((await docsgen("build", "site", "--out", "/proc/site")).stderr).toContain('Cannot write to "/proc"');
    expect((await docsgen("init", "/proc/site")).stderr).toContain('Cannot create the folder "/proc/site"');
  });

  it("is told in the words of the system where files may not be read", async () => {
    const before = preload(`
      const fs = require("node:fs");
      const open = fs.openSync;
      fs.openSync = (file, ...rest) => {
        if (!String(file).endsWith("docs.json")) return open(file, ...rest);
        throw Object.assign(new Error(\`EACCES: permission denied, open '\${file}'\`), { code: "EACCES" });
      };
      require("node:module").syncBuiltinESMExports();`);
    writeSite("site");
    const { code, stderr } = await docsgenWith(before, "build", "site");
    expect(code).toBe(2);
    expect(stderr).toContain("error  docs.json cannot be read: permission is denied.\n  Give");
    expect(stderr).not.toContain("    at ");
  });

  it("is told that the current folder is gone", () => {
    const gone = mkdtempSync(join(folder(), "gone-"));
    const command = `cd "${gone}" && rmdir "${gone}" && "${process.execPath}" "${COMMAND}" build`;
    const { status, stderr } = spawnSync("sh", ["-c", command], { encoding: "utf8" });
    expect(stderr).toBe("error  The current folder no longer exists.\n  Change to a folder that does.\n");
    expect(status).toBe(2);
  });

  it("is told of addresses that no file can have, and gets its site all the same", async () => {
    const endless = "a".repeat(300);
    writeSite("site");
    const paths = { "/things": { get: { summary: endless, responses: { 200: { description: "Fine." } } } } };
    write("site/api.json", JSON.stringify({ openapi: "3.1.0", info: { title: "A", version: "1" }, paths }));
    const redirects = [`/${endless}`, "/a".repeat(2000)].map((source) => ({ source, destination: "/" }));
    const writeSettings = (directory: string) => {
      const navigation = { groups: [{ group: "A", openapi: { source: "api.json", directory } }] };
      write("site/docs.json", JSON.stringify({ name: "Site", redirects, navigation }));
    };
    writeSettings("api");
    const { code, stderr } = await docsgen("build", "site");
    expect(code).toBe(0);
    expect(stderr.split("never applies: its source is too long").length - 1).toBe(2);
    expect(isThere(`site/dist/api/${"a".repeat(60)}/index.html`)).toBe(true);
    writeSettings(endless);
    const long = await docsgen("build", "site");
    expect(long.code).toBe(2);
    expect(long.stderr).toMatch(/^error {2}name too long, .*\n {2}Shorten this path\.$/m);
  });

  it("gets problems as JSON on stdout, and a report in a file", async () => {
    writeSite("site", { "index.mdx": "See [this](/nowhere)." });
    const { code, stdout, stderr } = await docsgen("build", "site", "--format", "json", "--report", "report.json");
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject([
      { code: "dead-link", severity: "warning", place: { file: "index.mdx", path: "site/index.mdx", line: 1 } },
    ]);
    expect(stderr).not.toContain("dead-link");
    expect(JSON.parse(read("report.json"))).toMatchObject({ pages: 1, problems: { warning: 1 } });
    expect((await docsgen("build", "site", "--strict", "--quiet")).code).toBe(1);
  });

  it("gets annotations with paths of the repository, wherever in it docsgen was started", async () => {
    const root = writeSite("apps/site", { "index.mdx": "See [this](/nowhere)." });
    const check = async (cwd: string, variables: Variables, ...args: string[]) =>
      /file=(\S+?),/.exec((await docsgenIn(cwd, variables, "check", ...args, "--format", "github")).stdout)?.[1];
    const repository = { GITHUB_WORKSPACE: folder() };
    expect(await check(root, repository)).toBe("apps/site/index.mdx");
    expect(await check(join(folder(), "apps"), repository, "site")).toBe("apps/site/index.mdx");
    expect(await check(folder(), repository, root)).toBe("apps/site/index.mdx");
    expect(await check(folder(), { GITHUB_WORKSPACE: join(folder(), "other") }, "apps/site")).toBe(
      "apps/site/index.mdx",
    );
    expect(await check(root, { GITHUB_WORKSPACE: "" })).toBe("index.mdx");
  });

  it("reads in the terminal which file is meant, as the current folder sees it", async () => {
    const root = writeSite("docs", { "index.mdx": "See [this](/nowhere)." });
    const other = mkdtempSync(join(folder(), "other-"));
    const none = { GITHUB_WORKSPACE: "" };
    expect((await docsgenIn(other, none, "check", root)).stderr).toContain("../docs/index.mdx:1:5  warning");
    expect((await docsgenIn(root, none, "check")).stderr).toMatch(/^index\.mdx:1:5 {2}warning/);
    const { stderr } = await docsgenIn(folder(), none, "check", root);
    expect(stderr).toMatch(/^docs\/index\.mdx:1:5 {2}warning/);
    expect(stderr).toContain("Checked docs: 1 warning.");
  });

  it("sees no stack trace where who reads the output has seen enough", async () => {
    writeSite("many-faults", { "index.mdx": Array.from({ length: 2000 }, (_, at) => `[a](/gone-${at})`).join("\n\n") });
    const child = spawn(process.execPath, [COMMAND, "check", "many-faults", "--format", "json"], { cwd: folder() });
    child.stdout.destroy();
    let err = "";
    child.stderr.on("data", (chunk) => {
      err += String(chunk);
    });
    const code = await new Promise((resolve) => child.on("close", resolve));
    expect(err).not.toMatch(/EPIPE|at .*node:/);
    expect(code).toBe(0);
  });
});

describe("an installation without the packages for this machine", () => {
  /** Makes packages whose names begin so unfindable. */
  const without = (start: string) =>
    preload(`
      const Module = require("node:module");
      const find = Module._resolveFilename;
      Module._resolveFilename = function (name, ...rest) {
        return find.call(this, name.startsWith(${JSON.stringify(start)}) ? name + "-gone" : name, ...rest);
      };`);

  it("builds a site without the pictures that they draw, and says so where it would have some", async () => {
    writeSite("docs");
    const build = (...args: string[]) =>
      docsgenWith(without("@resvg/resvg-js-"), "build", "docs", "--offline", "--out", "dist", ...args);
    expect((await build()).stderr).toContain("(no problems)");
    write("docs/docs.json", JSON.stringify({ ...JSON.parse(read("docs/docs.json")), favicon: "/icon.svg" }));
    write("docs/icon.svg", '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"/>');
    const { code, stderr } = await build("--site-url", "https://docs.example.com");
    expect(code).toBe(0);
    expect(stderr).toContain(
      "The site has no preview images and no favicons for home screens: @resvg/resvg-js, which draws them, is not installed",
    );
    expect(stderr.match(/warning {2}/g)).toHaveLength(1);
    const html = read("dist/index.html");
    expect(html).toContain('href="/icon.svg"');
    expect(html).not.toMatch(/apple-touch-icon|og:image"/);
    expect(isThere("dist/favicons/icon-180.png")).toBe(false);
  });

  it("is told which is missing where nothing works without it, and what to do", async () => {
    const { code, stderr } = await docsgenWith(without("@libsql/"), "keys", "create", "--domain", "a");
    expect(code).toBe(2);
    expect(stderr).toMatch(/^error {2}A part of docsgen is not installed: @libsql\/.*-gone\.\n {2}Reinstall docsgen/m);
    expect(stderr).not.toMatch(/ {4}at |Require stack/);
  });
});

it("a machine for which the native engine has no binary builds the same site", async () => {
  const page = "---\ntitle: A\nopenapi: api.yaml GET /a\n---\n\nSome *words*.\n\n<Note>And a note.</Note>\n";
  writeSite("docs", { "index.mdx": page });
  const get = '{ description: "Gives **all** of `a`.", responses: { "200": { description: Ok. } } }';
  write("docs/api.yaml", `openapi: 3.1.0\ninfo: { title: T, version: "1" }\npaths: { /a: { get: ${get} } }\n`);
  const build = (out: string) => ["build", "docs", "--out", out, "--offline", "--no-cache"];
  const without = { NAPI_RS_NATIVE_LIBRARY_PATH: join(folder(), "nowhere.node") };
  expect((await docsgenWith(without, ...build("without"))).code).toBe(0);
  expect((await docsgen(...build("with"))).code).toBe(0);
  expect(read("without/index.html")).toContain("Gives <strong>all</strong> of <code>a</code>.");
  expect(read("without/index.html")).toBe(read("with/index.html"));
});

describe("listening", () => {
  it.each(["dev", "preview"])("says why %s is at another port than asked for", async (command) => {
    writeSite("site");
    if (command === "preview") expect((await docsgen("build", "site", "--out", "built")).code).toBe(0);
    const taken = createServer();
    const port = await listenOnFreePort(taken);
    const place = command === "dev" ? "site" : "built";
    const server = spawn(process.execPath, [COMMAND, command, place, "--port", String(port)], { cwd: folder() });
    let said = "";
    server.stderr.on("data", (chunk) => {
      said += chunk;
    });
    await expect.poll(() => said, { timeout: 20_000 }).toContain("Press Ctrl+C");
    const [, other = ""] = new RegExp(`^Port ${port} is in use; using (\\d+)\\.\\n`, "m").exec(said) ?? [];
    expect(said).toContain(`${place} at http://127.0.0.1:${other}/`);
    server.kill();
    taken.close();
  });
});

describe("severities and docsgen.json", () => {
  it("make a dead link fail, or drop it; flags win over the file, and another run sees another severity", async () => {
    writeSite("docs", { "index.mdx": "[gone](/gone)\n" });
    expect((await docsgen("build", "docs")).code).toBe(0);
    write("docs/docsgen.json", '{ "severity": { "dead-link": "error" } }');
    const failed = { code: 1, stderr: expect.stringContaining("error  dead-link") };
    expect(await docsgen("build", "docs")).toMatchObject(failed);
    expect(await docsgen("check", "docs")).toMatchObject(failed);
    const dropped = await docsgen("check", "docs", "--severity", "dead-link=off");
    expect(dropped).toMatchObject({ code: 0, stderr: expect.stringContaining("no problems") });
    const fromEnvironment = await docsgenWith({ DOCSGEN_SEVERITY: "dead-link=warning" }, "check", "docs");
    expect(fromEnvironment.stderr).toContain("1 warning");
  });

  it("keep what the file says `build` writes out of what `check` reads", async () => {
    writeSite("docs");
    write("docs/docsgen.json", '{ "out": "public" }');
    expect((await docsgen("build", "docs")).code).toBe(0);
    expect([isThere("docs/public/index.md"), isThere("docs/public/docsgen.json")]).toEqual([true, false]);
    expect((await docsgen("check", "docs", "--orphans")).stderr).toContain("no problems");
  });

  it("name every fault of the file at once, and of a flag", async () => {
    writeSite("docs");
    const checkWith = async (text: string) => {
      write("docs/docsgen.json", text);
      return docsgen("check", "docs");
    };
    expect(
      await checkWith('{ "strikt": true, "jobs": "many", "lenient": "yes", "port": 3001, "colors": {} }'),
    ).toMatchObject({
      code: 2,
      stderr: `error  docsgen.json is not valid:
  Unknown option "strikt". Did you mean "strict"?
  "jobs" is not valid. It must be a whole number.
  "lenient" must be true or false.
  "colors" is a setting of docs.json. Move it there.
`,
    });
    expect((await checkWith('{\n  "strict": true,,\n}')).stderr).toMatch(/^error {2}docsgen\.json:2:\d+ /);
    const noObject = 'error  docsgen.json must be an object in braces.\n  For example: { "strict": true }\n';
    expect((await checkWith("null")).stderr).toBe(noObject);
    rmSync(join(folder(), "docs/docsgen.json"));
    const wrongCode = await docsgen("check", "docs", "--severity", "dead-lnk=off");
    expect(wrongCode.stderr).toBe('error  "dead-lnk" is not a problem code.\n  Did you mean "dead-link"?\n');
    expect((await docsgen("check", "docs", "--severity", "dead-link=loud")).code).toBe(2);
  });
});

it("a lone API description is checked without a site", async () => {
  const text = (version: string) =>
    `openapi: ${version}\ninfo: { title: T, version: "1" }\npaths:\n  /a/{id}:\n    get:\n      responses: {}\n`;
  write("api.yaml", text("3.1.0"));
  const { code, stderr } = await docsgen("check", "api.yaml");
  expect(stderr).toMatch(/^api\.yaml:\d+:\d+ {2}warning {2}path-param$/m);
  expect(stderr).toContain("Checked api.yaml: ");
  expect(code).toBe(0);
  expect((await docsgen("check", "api.yaml", "--severity", "path-param=error")).code).toBe(1);
  write("api.yaml", text("1.0"));
  expect((await docsgen("check", "api.yaml")).code).toBe(1);
});
