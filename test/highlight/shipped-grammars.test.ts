// Holds what the bundled command colours, with the grammars that it ships, to what the library's grammars colour.
import { execFile } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { bundledLanguages } from "shiki/langs";
import { bundledThemes } from "shiki/themes";
import { expect, test } from "vitest";
import { buildSite } from "../build-site.js";
import { temporaryFolder } from "../temporary-folder.js";
import { SAMPLES } from "./textmate/samples.js";

const folder = temporaryFolder();

const RARE = {
  abap: "DATA lv TYPE i. \" note\nWRITE 'a'.",
  fennel: "(fn f [x] (+ x 1)) ; note",
  nushell: "ls | where a > 1",
};
const NAMED_OTHERWISE = { ts: SAMPLES.typescript, sh: SAMPLES.bash, py: SAMPLES.python, curl: "curl -sS https://a.b" };
const OWN_THEME = "```js theme={nord}\nconst a = `${b}`; // note\n```";

test("The bundled command colours as the library's own grammars do", async () => {
  const blocks = Object.entries({ ...SAMPLES, ...NAMED_OTHERWISE, ...RARE, nobody: "a <b>" });
  const fences = blocks.map(([name, code]) => `\`\`\`\`\`${name}\n${code}\n\`\`\`\`\``);
  const docs = { theme: "mint", name: "Code", colors: { primary: "#123456" }, navigation: { pages: ["index"] } };
  writeFileSync(join(folder, "docs.json"), JSON.stringify(docs));
  writeFileSync(join(folder, "index.mdx"), `---\ntitle: Code\n---\n\n${[...fences, OWN_THEME].join("\n\n")}\n`);
  const command = ["bin/docsgen.js", "build", folder, "--offline", "--no-cache", "--quiet"];
  await promisify(execFile)(process.execPath, command);
  const bundled = readFileSync(join(folder, "dist/index.html"), "utf8");
  const built = await (await buildSite(folder)).file("index.html");
  expect(codeIn(bundled)).toHaveLength(blocks.length + 1);
  expect(codeIn(bundled)).toEqual(codeIn(built));
});

function codeIn(html: string): string[] {
  return [...html.matchAll(/<code\b.*?<\/code>/gs)].map(([code]) => code);
}

test("Grammars and themes are shipped as the library has them", async () => {
  const modules = await Promise.all(Object.values(bundledLanguages).map((load) => load()));
  const grammars = new Map(modules.flatMap((each) => each.default).map((each) => [each.scopeName as string, each]));
  const files = readdirSync("dist/grammars");
  expect(files.length).toBeGreaterThan(60);
  for (const file of files) {
    const shipped = JSON.parse(readFileSync(`dist/grammars/${file}`, "utf8"));
    const [, theme] = /^theme\.(.*)\.json$/.exec(file) ?? [];
    const name = theme as keyof typeof bundledThemes;
    const own =
      theme === undefined ? grammars.get(file.slice(0, -".json".length)) : (await bundledThemes[name]()).default;
    expect(shipped).toEqual(JSON.parse(JSON.stringify(own)));
  }
});
