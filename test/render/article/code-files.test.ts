// Code blocks whose code is in a file of the repository.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { buildSite } from "../../build-site.js";
import { temporaryFolder, writeFiles } from "../../temporary-folder.js";
import { drawText } from "../draw-text.js";

const top = temporaryFolder();
const root = join(top, "repository/docs");

const write = (path: string, text: string) => writeFiles(root, { [path]: text });

const fence = (meta: string, body = "") => `\`\`\`${meta}\n${body}\`\`\`\n`;

mkdirSync(join(top, "repository/.git"), { recursive: true });
const settings = { theme: "mint", name: "Zoo", colors: { primary: "#0D9373" }, navigation: { pages: ["index"] } };
write("docs.json", JSON.stringify(settings));
write(
  "index.mdx",
  `---\ntitle: Home\n---\n\n${[
    fence('py file="../examples/start.py#create"'),
    fence("js file=own.js"),
    fence("js file=/gone.js"),
    fence("py file=../examples/start.py#gone"),
    fence("txt file=../../secret.txt"),
    fence("txt file=../.git/config"),
  ].join("\n")}`,
);
write("own.js", "const own = 1;\n");
write("../examples/start.py", "# region create\npet = zoo.create()\n# endregion\n");
write("../../secret.txt", "top secret");
write("../.git/config", "[remote]");

test("show what the file says, and name what is not there", async () => {
  const { file, problems } = await buildSite(root);
  const twin = await file("index.md");
  expect(twin).toContain('```py title="start.py"\npet = zoo.create()\n```');
  expect(twin).toContain('```js title="own.js"\nconst own = 1;\n```');
  const html = await file("index.html");
  expect(html).not.toContain("top secret");
  expect(html).not.toContain("[remote]");
  const from = "The code block takes its code from";
  expect(problems.map(({ code, severity, place, what }) => `${severity} ${code} ${place?.line} ${what}`)).toEqual([
    `error code-file-missing 11 ${from} "gone.js", which does not exist.`,
    'error code-file-missing 14 "../examples/start.py" has no part "#gone".',
    `error code-file-missing 17 ${from} "../../secret.txt", which leads out of the repository.`,
    `error code-file-missing 20 ${from} "../.git/config", which is private: .git and .env files are never shown.`,
  ]);
});

test("depend on the file, and keep what is written in them", async () => {
  const files = { "a.py": "one\n" };
  const drawn = await drawText(fence("py file=a.py"), { files });
  expect(drawn.dependencies).toContain("a.py");
  const written = await drawText(fence("py file=a.py", "two\n"), { files });
  expect(written.markdown).toContain("two");
  expect(written.dependencies).not.toContain("a.py");
});
