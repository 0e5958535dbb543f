import { expect, it } from "vitest";
import { readModuleCode } from "../../src/content/code/module-code.js";
import { findInteractive } from "../../src/islands/find-interactive.js";

function interactive(code: string, imported: string[] = []): string[] {
  return [...findInteractive(readModuleCode(code).statements, imported)].sort();
}

it("finds hooks, handlers and refs", () => {
  const code =
    "export const A = () => { const [a] = useState(0); return <b>{a}</b> };\nexport const B = () => <button onClick={() => 1}>x</button>;\nexport function C() { const r = useRef(); return <i ref={r} /> }\nexport const Plain = ({ a }) => <i title='use it'>{a}</i>;";
  expect(interactive(code)).toEqual(["A", "B", "C"]);
});

it("finds what is made of interactive parts, however far", () => {
  const code =
    "const inner = () => useState(1);\nconst Middle = () => inner();\nexport default () => <Middle />;\nexport const Other = () => null;";
  expect(interactive(code)).toEqual(["Middle", "default", "inner"]);
});

it("knows imported parts", () =>
  expect(interactive("export const Page = () => <Counter />;", ["Counter"])).toEqual(["Counter", "Page"]));
