import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { classWords } from "../../../src/render/styles/read-sheets.js";
import { buildSite } from "../../build-site.js";
import { temporaryFolder } from "../../temporary-folder.js";

it("finds lists of classes in texts, templates and conditions, and no code", () => {
  const code = `const base = "px-3 flex";
    export const Tab = ({ on, n }) => <b className={\`\${base} rounded \${on ? 'dark:bg-red-500 font-bold' : "hidden"} mt-2\`}>It is n-1 {n - 1}</b>;
    const kind = on === "contents" ? return_it : "Some words-of prose";`;
  expect(classWords(code).sort()).toEqual([
    "dark:bg-red-500",
    "flex",
    "font-bold",
    "hidden",
    "mt-2",
    "px-3",
    "rounded",
  ]);
});

it("styles what a component shows once it is used", async () => {
  const root = temporaryFolder();
  const settings = {
    theme: "mint",
    name: "Garden",
    colors: { primary: "#0d9373" },
    navigation: { pages: ["index"] },
  };
  writeFileSync(join(root, "docs.json"), JSON.stringify(settings));
  const toggle =
    'const [on, setOn] = useState(false); return <p className={on ? "bg-red-500" : "px-1"} onClick={setOn} />;';
  writeFileSync(
    join(root, "index.mdx"),
    `---\ntitle: Home\n---\n\nexport const Toggle = () => { ${toggle} };\n\n<Toggle />\n`,
  );
  const { file } = await buildSite(root);
  const css = await file("_docsgen/generated.css");
  expect(css).toContain(".px-1");
  expect(css).toContain(".bg-red-500");
});
