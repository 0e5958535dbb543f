// Holds what each folder of the source weighs, in tokens: a change that needs more room takes as much out elsewhere.
import { readFileSync, writeFileSync } from "node:fs";
import ts from "@tsd/typescript";
import glob from "fast-glob";
import { expect, it } from "vitest";

/** Tokens by top folder. `UPDATE=1` writes those that became lighter. */
const FILE = "test/weights.json";

function readWeights(): Record<string, number> {
  return JSON.parse(readFileSync(FILE, "utf8"));
}

/** Comments, white space and imports weigh nothing, so dense lines gain nothing. */
function tokensOf(file: string): number {
  const kind = file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true, kind);
  const weigh = (node: ts.Node): number => {
    if (ts.isImportDeclaration(node) || ts.isJSDoc(node)) return 0;
    const parts = node.getChildren(source);
    if (parts.length > 0) return parts.reduce((sum, part) => sum + weigh(part), 0);
    return node.getWidth(source) > 0 ? 1 : 0;
  };
  return weigh(source);
}

it("no folder becomes heavier", () => {
  const weights = new Map<string, number>();
  for (const file of glob.sync("src/**/*.{ts,tsx}", { ignore: ["**/*.d.ts"] }).sort()) {
    const [, folder = "", ...below] = file.split("/");
    const name = below.length === 0 ? "(root)" : folder;
    weights.set(name, (weights.get(name) ?? 0) + tokensOf(file));
  }
  if (process.env["UPDATE"] === "1") {
    const before = readWeights();
    const lighter = [...weights].map(([name, weight]) => [name, Math.min(weight, before[name] ?? weight)] as const);
    writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(lighter.sort()), null, 2)}\n`);
  }
  const allowed = readWeights();
  const heavier = [...weights].filter(([name, weight]) => weight > (allowed[name] ?? 0));
  expect(Object.fromEntries(heavier)).toEqual({});
});
