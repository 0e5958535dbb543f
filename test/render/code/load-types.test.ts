// Blocks that ask for types: in projects without a TypeScript that answers, and of files that nobody may see.
import { mkdirSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { typesOf } from "../../../src/render/code/load-types.js";
import { buildSite } from "../../build-site.js";
import { temporaryFolder, writeFiles } from "../../temporary-folder.js";

const top = temporaryFolder();

function project(name: string): string {
  const root = join(top, name);
  const settings = { theme: "mint", name: "Zoo", colors: { primary: "#0D9373" }, navigation: { pages: ["index"] } };
  const code = "// @errors: 2322\nconst secret = 1;\n// ---cut---\nconst a = secret;\n//    ^?";
  const page = `---\ntitle: Home\n---\n\n\`\`\`ts twoslash\n${code}\n\`\`\`\n`;
  writeFiles(root, { "docs.json": JSON.stringify(settings), "index.mdx": page });
  return root;
}

const told = async (root: string) => {
  const { file, problems } = await buildSite(root);
  const [, code = ""] = /<code>(.*?)<\/code>/s.exec(await file("index.html")) ?? [];
  return {
    code: code.replace(/<[^>]+>/g, ""),
    problems: problems.map(({ code, severity, place, what }) => [code, severity, place?.line, what]),
  };
};

test("are plain code where none is installed beside docs.json", async () => {
  expect(await told(project("none"))).toEqual({
    code: "const a = secret;",
    problems: [["types-unavailable", "warning", 5, "A block shows types, but the project has no TypeScript."]],
  });
});

test("are plain code where TypeScript gives its types to no other program", async () => {
  const root = project("seven");
  mkdirSync(join(root, "node_modules"));
  symlinkSync(resolve("node_modules/typescript"), join(root, "node_modules/typescript"));
  const { code, problems } = await told(root);
  expect(code).toBe("const a = secret;");
  expect(problems).toEqual([
    ["types-unavailable", "warning", 5, "A block shows types, but the installed TypeScript has no API for them."],
  ]);
});

test("of private files, a block shows nothing", () => {
  const root = join(top, "private");
  writeFiles(root, { "own.ts": 'export const key = "shown";', ".env.ts": 'export const key = "s3cr3t";' });
  mkdirSync(join(root, "node_modules"));
  symlinkSync(resolve("node_modules/@tsd/typescript/typescript"), join(root, "node_modules/typescript"));
  const ask = typesOf(root);
  const said = (file: string) => {
    const code = `// @noErrors\nimport { key } from "./${file}";\nkey;\n//^?`;
    return JSON.stringify(ask({ code, language: "ts", meta: null }));
  };
  expect(said("own")).toContain("shown");
  expect(said(".env")).not.toContain("s3cr3t");
});
