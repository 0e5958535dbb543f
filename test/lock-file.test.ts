import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

interface Locked {
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

it("locks the packages of every platform, which `npm ci` asks for", () => {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: Record<string, Locked> };
  const names = new Set(Object.keys(packages).map((path) => path.slice(path.lastIndexOf("node_modules/") + 13)));
  const missing = Object.values(packages).flatMap(({ optionalDependencies = {} }) =>
    Object.entries(optionalDependencies).filter(([name, version]) => /^\d/.test(version) && !names.has(name)),
  );
  expect(
    missing.map(([name]) => name),
    "run: node scripts/complete-lock.js",
  ).toEqual([]);
});
