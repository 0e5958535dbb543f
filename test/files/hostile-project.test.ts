// Projects with links out of them in the place of every kind of file: nothing behind the links is in the site.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { buildQuietly } from "../../src/commands/build.js";
import { isInOutput } from "../../src/files/older-output.js";
import { copyOriginal, openFolder, readOriginal } from "../../src/files/open-folder.js";
import { markdownFiles } from "../../src/tools/init/init.js";
import { readOldSite } from "../../src/tools/migrate/migrate-site.js";
import { oldFiles } from "../../src/tools/migrate/reading.js";
import { includedText } from "../../src/tools/migrate/text/included-text.js";
import { PLAIN_FLAGS } from "../build-site.js";
import { gitIn } from "../running.js";
import { temporaryFolder, writeFiles } from "../temporary-folder.js";

const top = temporaryFolder();
const root = join(top, "repository/docs");
const out = join(top, "out");

const SECRET = "s3cr3t";

const write = (path: string, text: string) => writeFiles(root, { [path]: text });

function link(path: string, target: string): void {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  symlinkSync(target, file);
}

const git = gitIn(join(top, "repository"));

const SECRET_SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><title>${SECRET}</title></svg>`;

/** What a link is called in the project, and what its target outside says. */
const OUTSIDE: Readonly<Record<string, string>> = {
  "page.mdx": `---\ntitle: ${SECRET}\n---\n\n${SECRET}\n`,
  "snippets/part.mdx": SECRET,
  "box.jsx": `export const Box = () => <p>${SECRET}</p>;`,
  "secret.png": SECRET,
  ...{ "secret.svg": SECRET_SVG, "favicon.svg": SECRET_SVG },
  "logo.svg": `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><title>${SECRET}</title></svg>`,
  "style.css": `.a::before { content: "${SECRET}" }`,
  "track.js": `console.log("${SECRET}")`,
  "api.json": `{"openapi":"3.1.0","info":{"title":"${SECRET}","version":"1"},"paths":{}}`,
  "font.woff2": SECRET,
  "theme.json": `{"name":"${SECRET}","tokenColors":[]}`,
  "navigation.json": `{"pages":["index","${SECRET}"]}`,
  "notes.txt": SECRET,
  "skill.md": `---\nname: ${SECRET}\n---\n`,
  "llms.txt": SECRET,
  "translations.lock.json": `{"version":1,"pages":{"${SECRET}":{"original":"a","blocks":"","translation":""}}}`,
};

const showing = (file: string) => `\n\`\`\`txt file="${file}"\n\`\`\`\n`;
const PAGE = [
  "---\ntitle: Home\n---",
  'import Part from "/snippets/part.mdx"',
  'import { Box } from "/box.jsx"',
  "\n<Part />\n<Box />",
  "![one](/secret.png) ![two](/secret.svg)",
  '<img src="/linked/secret.png" />',
  ...["notes.txt", "linked/notes.txt", "environ.txt", "to-ignored.txt", ".ENV"].map(showing),
  ...["../.env", "../ignored.txt", "%2e%2e/ignored.txt", "../sub/.git/config", "../../outside/notes.txt"].map(showing),
].join("\n");

process.env["DOCSGEN_TEST_KEY"] = SECRET;
for (const [path, text] of Object.entries(OUTSIDE)) {
  write(`../../outside/${path}`, text);
  link(path, join(top, "outside", path));
}
link("linked", join(top, "outside"));
link("environ.txt", "/proc/self/environ");
link("to-ignored.txt", "../ignored.txt");
write(".ENV", SECRET);
write("../.env", SECRET);
write("../ignored.txt", SECRET);
write("../sub/.git/config", SECRET);
write("../.gitignore", ".env\nignored.txt\n");
write("index.mdx", PAGE);
write("a.mdx/b.mdx", "---\ntitle: In a folder like a file\n---\n");
write(
  "docs.json",
  JSON.stringify({
    theme: "mint",
    name: "Zoo",
    colors: { primary: "#0D9373" },
    logo: "/logo.svg",
    favicon: "/favicon.svg",
    fonts: { family: "Own", source: "/font.woff2", format: "woff2" },
    styling: { codeblocks: { theme: "./theme.json" } },
    api: { openapi: "api.json" },
    thumbnails: { background: "/secret.png" },
    navigation: { versions: [{ version: "2", groups: [{ group: "Start", pages: ["index", "page"] }] }] },
  }),
);

afterAll(() => delete process.env["DOCSGEN_TEST_KEY"]);

const flags = { ...PLAIN_FLAGS, lenient: true, out };

/** The files of the site that say what no page may show. */
function leaks(): string[] {
  const files = readdirSync(out, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name));
  return paths.filter((path) => readFileSync(path).includes(SECRET) || /s3cr3t/.test(path));
}

it("links in the place of pages, parts, pictures, styles, scripts, fonts, descriptions and code are not followed", async () => {
  git("init");
  await buildQuietly(root, flags);
  expect(leaks()).toEqual([]);
});

it("nor those of a commit, where folders named like pages, and names in other encodings, harm nothing", async () => {
  git("init");
  link("CHANGELOG.md", "gone.md");
  link("up", "..");
  link("self", ".");
  write("caf.mdx", "---\ntitle: Coffee\n---\n");
  const bytes = Buffer.concat([Buffer.from(join(root, "caf")), Buffer.from([0xe9]), Buffer.from(".mdx")]);
  writeFileSync(bytes, "---\ntitle: Lost\n---\n");
  link("../to-outside.txt", join(top, "outside/notes.txt"));
  const deep = ["../to-outside.txt", "../x/../.env", "../..", "../../..", "../\0x", `../${"a".repeat(5000)}`];
  write("deep.mdx", ["---\ntitle: Deep\n---\n", ...deep.map(showing)].join(""));
  write("../.env", SECRET);
  git("add", ".");
  git("add", "--force", ".env");
  git("commit", "-m", "all");
  git("tag", "v1");
  const settings = JSON.parse(readFileSync(join(root, "docs.json"), "utf8"));
  settings.navigation.versions.push({ version: "1", ref: "v1" });
  write("docs.json", JSON.stringify(settings));
  await buildQuietly(root, flags);
  expect(leaks()).toEqual([]);
  expect(readFileSync(join(out, "1/index.html"), "utf8")).toContain("Home");
});

it("an older output is no source, whatever its name", async () => {
  const project = join(top, "plain");
  const docs = { theme: "mint", name: "Zoo", navigation: { pages: ["index"] } };
  writeFiles(project, { "docs.json": JSON.stringify(docs), "index.mdx": "---\ntitle: Home\n---\n\nText.\n" });
  const listed = () => readdirSync(out, { recursive: true, encoding: "utf8" }).sort();
  await buildQuietly(project, { ...flags, out });
  const before = listed();
  await buildQuietly(project, { ...flags, out: join(project, "public") });
  writeFiles(project, { "site.next-4711/draft.mdx": "---\ntitle: Draft\n---\n" });
  await buildQuietly(project, { ...flags, out });
  expect(listed()).toEqual(before);
  expect(readFileSync(join(out, "index.html"), "utf8")).not.toContain("public/");
  expect(markdownFiles(openFolder(project))).toEqual(["index.mdx"]);
  expect(oldFiles(project).below(project)).toEqual(["docs.json", "index.mdx"]);
  const paths = ["public/index.html", "site.next-4711/draft.mdx", "index.mdx", ""];
  expect(paths.map((path) => isInOutput(project, path))).toEqual([true, true, false, false]);
});

it("a file that becomes a link while the site is built is not copied", () => {
  const project = join(top, "swapped");
  mkdirSync(project);
  const [from, to] = [join(project, "a.png"), join(top, "copied.png")];
  writeFileSync(from, "picture");
  copyOriginal({ from, project }, to);
  expect(readFileSync(to, "utf8")).toBe("picture");
  rmSync(from);
  symlinkSync(join(top, "outside/notes.txt"), from);
  expect(() => copyOriginal({ from, project }, to)).toThrow("leads out");
  expect(() => readOriginal({ from, project })).toThrow("leads out");
  expect(readFileSync(to, "utf8")).toBe("picture");
});

it("migrate follows links inside the repository of the old site only", () => {
  const old = join(top, "old/docs");
  mkdirSync(join(top, "old/.git"), { recursive: true });
  writeFiles(old, { "../CHANGELOG.md": "changes", "a.md": "text" });
  symlinkSync("../CHANGELOG.md", join(old, "changes.md"));
  symlinkSync(join(top, "outside/notes.txt"), join(old, "secret.md"));
  symlinkSync(join(top, "outside"), join(old, "away"));
  expect(oldFiles(old).below(old)).toEqual(["a.md", "changes.md"]);
  expect(oldFiles(old).below(join(top, "outside"))).toEqual([]);
  const site = { root: old, content: [old], files: oldFiles(old) };
  const texts = ["./a.md", "./secret.md", "../../outside/notes.txt"].map((path) =>
    includedText(path, { page: join(old, "a.md"), site }),
  );
  expect(texts).toEqual(["text", null, null]);
});

const DOCUSAURUS = (docs: string) => `export default { presets: [['x', { docs: ${docs} }]] };\n`;
it.each([
  ["mkdocs.yml", "site_name: Old\nINHERIT: ../outside/base.yml\n", "base.yml"],
  ["mkdocs.yml", "INHERIT: base.yml\n", "base.yml"],
  ["mkdocs.yml", "site_name: Old\ndocs_dir: ../outside\n", "a.md"],
  ["docusaurus.config.js", "import a from './settings.json';\nexport default { title: a };\n", "settings.json"],
  ["docusaurus.config.js", DOCUSAURUS("{ path: '../outside' }"), "a.md"],
  ["docusaurus.config.js", DOCUSAURUS("{ sidebarPath: 'sidebars.js' }"), "sidebars.js"],
  ["docusaurus.config.js", DOCUSAURUS("{}"), "versions.json"],
  ["docusaurus.config.js", DOCUSAURUS("{}"), "docs/a/_category_.json"],
  [
    "astro.config.mjs",
    "import a from './settings.json';\nexport default { integrations: [starlight({ title: a })] };\n",
    "settings.json",
  ],
])("settings of an old site read nothing outside: %s %j %s", async (name, text, file) => {
  const old = mkdtempSync(join(top, "settings-"));
  const secrets: Record<string, string> = {
    "base.yml": `site_description: ${SECRET}\n`,
    "settings.json": JSON.stringify(SECRET),
    "versions.json": JSON.stringify([SECRET]),
    "sidebars.js": `export default { ${SECRET}: ["a"] };\n`,
    "_category_.json": JSON.stringify({ label: SECRET }),
  };
  const outside = join(top, "outside", basename(file));
  writeFiles(top, { [`outside/${basename(file)}`]: secrets[basename(file)] ?? `# ${SECRET}\n` });
  mkdirSync(join(old, "src/content/docs"), { recursive: true });
  writeFiles(old, { "docs/a/b.md": "# B\n", [name]: text });
  symlinkSync(outside, join(old, file));
  const said = await readOldSite(old).catch((error: unknown) => String(error));
  expect(JSON.stringify(said)).not.toContain(SECRET);
});
