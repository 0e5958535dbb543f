// What docsgen is made of may go wherever docsgen goes, is named there, and runs no script when it is installed.
import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

interface Package {
  readonly license?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly hasInstallScript?: boolean;
}

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), "utf8");
const lock: Readonly<Record<string, Package>> = JSON.parse(read("package-lock.json")).packages;
const packages = Object.entries(lock).filter(([folder]) => folder !== "");
const nameOf = (folder: string) => folder.replace(/^.*node_modules\//, "");

/** Licences that ask for no more than to be named; of MPL-2.0, only whole files as their authors publish them. */
const COMPATIBLE = new Set(
  "0BSD Apache-2.0 BSD-2-Clause BSD-3-Clause CC-BY-4.0 ISC MIT MPL-2.0 OFL-1.1 PSF-2.0 Python-2.0 Unlicense Zlib".split(
    " ",
  ),
);

/** khroma says it in the file "license" alone. */
const SAID_ELSEWHERE: Readonly<Record<string, string>> = { khroma: "MIT" };

function isCompatible(licence: string): boolean {
  const one = licence.replace(/^\(|\)$/g, "");
  return one.split(" OR ").some((each) => each.split(" AND ").every((part) => COMPATIBLE.has(part)));
}

it("has licences that are compatible with MIT", () => {
  const wrong = packages
    // Tools for other systems, which are never installed here and go nowhere.
    .filter(([, { license, dev, optional }]) => license !== undefined || !(dev && optional))
    .map(([folder, { license }]) => [nameOf(folder), license ?? SAID_ELSEWHERE[nameOf(folder)] ?? "none"] as const)
    .filter(([, licence]) => !isCompatible(licence));
  expect(wrong).toEqual([]);
  expect(["GPL-3.0", "AGPL-3.0-only", "none", "BUSL-1.1", "(MIT AND GPL-3.0)"].filter(isCompatible)).toEqual([]);
});

it("names every package that is installed with it", () => {
  const notices = read("dist/THIRD-PARTY-NOTICES.txt");
  const installed = packages.filter(
    ([folder, { dev }]) => !dev && existsSync(new URL(`../${folder}`, import.meta.url)),
  );
  expect(installed.length).toBeGreaterThan(20);
  expect(installed.map(([folder]) => nameOf(folder)).filter((name) => !notices.includes(`${name} `))).toEqual([]);
  expect(notices).toMatch(/^mermaid [\d.]+ \(MIT\)$/m);
});

it("lists every package of it for scanners", () => {
  const { bomFormat, components } = JSON.parse(read("dist/sbom.cdx.json"));
  expect(bomFormat).toBe("CycloneDX");
  const listed = components.map((each: { name: string; version: string }) => `${each.name} ${each.version}`);
  const noticed = Array.from(
    read("dist/THIRD-PARTY-NOTICES.txt").matchAll(/^(\S+ \d+\.\d+\.\S+) \(/gm),
    ([, name]) => name,
  );
  expect(new Set(listed)).toEqual(new Set(noticed));
  for (const bundled of ["hono", "kysely", "pg", "ai", "@modelcontextprotocol/sdk"])
    expect(components.find(({ name }: { name: string }) => name === bundled)?.purl).toContain("pkg:npm/");
});

it("runs no script when it is installed", () => {
  const { scripts } = JSON.parse(read("package.json"));
  expect(Object.keys(scripts).filter((name) => /^(?:pre|post)?install$|^prepare$/.test(name))).toEqual([]);
  // esbuild's finds its binary faster; installed-package.test.ts installs without it.
  const running = packages.filter(([, { dev, hasInstallScript }]) => !dev && hasInstallScript);
  expect(running.map(([folder]) => nameOf(folder))).toEqual(["esbuild"]);
});
