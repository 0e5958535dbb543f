import { isDeepStrictEqual } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { docsSchema } from "../../src/config/docs-schema.js";
import { isObject } from "../../src/config/json/places.js";
import { CONFIG, NAVIGATION, PROJECT } from "./full-project.js";
import { type RebuildProject, rebuildProject, settled } from "./rebuilt-project.js";
import { type Leaf, leavesOf, withValue } from "./setting-leaves.js";

type Path = readonly (string | number)[];

const DEFINITIONS: Readonly<Record<string, unknown>> = Object(docsSchema().definitions);
/** The kinds of navigation elements that have a name. */
const KINDS = ["product", "language", "version", "tab", "dropdown", "anchor", "item", "group"];

let project: RebuildProject;
beforeAll(async () => {
  project = rebuildProject(PROJECT, { siteUrl: "https://docs.example.com" });
  await settled();
  await project.run("out");
});
afterAll(() => project.remove());

describe("A build after an edit gives what a build from nothing gives: of the navigation", () => {
  test("every kind of element is in it", () => {
    expect(KINDS.filter((kind) => pathTo(kind) === null)).toEqual([]);
    expect(
      Object.keys(DEFINITIONS)
        .filter((name) => !["include", "description", "navigation", "global", "pages"].includes(name))
        .sort(),
    ).toEqual([...KINDS].sort());
  });

  describe.each(KINDS)("%s", (kind) => {
    const path = pathTo(kind) ?? [];
    test.each(leavesOfKind(kind).map((leaf) => [leaf.name, leaf] as const))("%s", async (_, { steps, values }) => {
      const element = at(path);
      const edits = values.map((value) => withValue(element, steps, value));
      const edited = edits.find((each) => !isDeepStrictEqual(each, element));
      expect(edited).toBeDefined();
      await expectSame(replaced(NAVIGATION, path, edited));
    });
  });

  test.each(["versions", "languages"])("another default of %s", async (key) => {
    const path = paths(NAVIGATION).find((each) => each.at(-1) === key) ?? [];
    const list = at(path) as readonly object[];
    const last = { ...list.at(-1), default: true };
    await expectSame(replaced(NAVIGATION, path, [...list.slice(0, -1), last]));
  });

  test.each(listsOf(NAVIGATION).map((path) => [path.join("."), path] as const))(
    "%s: turned round, cut, doubled",
    async (_, path) => {
      const list = at(path) as readonly unknown[];
      const edits = [[...list].reverse(), list.slice(1), [...list, ...list]];
      for (const edit of edits) await expectSame(replaced(NAVIGATION, path, edit));
    },
  );
});

async function expectSame(navigation: unknown): Promise<void> {
  project.write("docs.json", JSON.stringify({ ...CONFIG, navigation }));
  await project.expectSameAsCold();
}

/** What can be said of an element of a kind, besides what stands below it. */
function leavesOfKind(kind: string): readonly Leaf[] {
  const { properties } = Object(DEFINITIONS[kind]);
  const below = ["global", "pages", "menu", "$ref", "groups", ...KINDS.map((each) => `${each}s`)];
  // An API description is read alike wherever it is named: its own settings are tried at one kind of element.
  const alike = kind === "tab" ? [] : ["openapi", "asyncapi"];
  const own = Object.entries(Object(properties)).filter(([key]) => ![...below, ...alike].includes(key));
  return leavesOf({ properties: Object.fromEntries(own) }, Object(DEFINITIONS));
}

/** Where the first element of a kind is in the navigation. */
function pathTo(kind: string): Path | null {
  return paths(NAVIGATION).find((path) => isObject(at(path)) && kind in Object(at(path))) ?? null;
}

function listsOf(root: unknown): readonly Path[] {
  return paths(root).filter((path) => Array.isArray(at(path)));
}

function at(path: Path): unknown {
  return path.reduce<unknown>((node, key) => Object(node)[key], NAVIGATION);
}

/** Every object and list of a tree, the outer ones first. */
function paths(node: unknown, path: Path = []): readonly Path[] {
  if (typeof node !== "object" || node === null) return [];
  const keys = Array.isArray(node) ? node.map((_, index) => index) : Object.keys(node);
  return [path, ...keys.flatMap((key) => paths(Object(node)[key], [...path, key]))];
}

/** A copy of a tree with another value at the end of a path. */
function replaced(node: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  const child = replaced(Object(node)[key], rest, value);
  if (Array.isArray(node)) return node.map((each, index) => (index === key ? child : each));
  return { ...Object(node), [key]: child };
}
