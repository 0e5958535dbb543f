import { expect, it } from "vitest";
import { classTokens, classWords } from "../../../src/render/styles/read-sheets.js";
import { buildProject } from "../../site/write-project.js";

it("finds lists of classes in texts, templates and conditions, and no code", () => {
  const code = `const base = "px-3 flex";
    export const Tab = ({ on, n }) => <b className={\`\${base} rounded \${on ? 'dark:bg-red-500 font-bold' : "hidden"} mt-2\`}>It is n-1 {n - 1}</b>;
    const kind = on === "contents" ? return_it : "Some words-of prose";`;
  expect(classWords(code).sort().join(" ")).toBe("dark:bg-red-500 flex font-bold hidden mt-2 px-3 rounded");
});

it("styles what a component shows once it is used", async () => {
  const drawn = 'return <p className={on ? "bg-red-500" : "px-1"} onClick={setOn} />;';
  const toggle = `export const Toggle = () => { const [on, setOn] = useState(false); ${drawn} };`;
  const { file } = await buildProject({ files: { "index.mdx": `${toggle}\n\n<Toggle />\n` } });
  const css = await file("_docsgen/generated.css");
  expect(css).toContain(".px-1");
  expect(css).toContain(".bg-red-500");
});

it("the classes of a page are named once each", () =>
  expect(classTokens('<p class="a b"><b class="b [&amp;_c]:d">')).toEqual(["a", "b", "[&_c]:d"]));

it("only attributes of that name count, and what a later one repeats keeps its place", () =>
  expect(classTokens('<p data-class="x" class="b"><b\nclass="a"><i class="b c">class="d"')).toEqual(["b", "a", "c"]));
