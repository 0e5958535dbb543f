// The gallery is where writers learn what there is: it shows each component with each of its props.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import glob from "fast-glob";
import { expect, it } from "vitest";
import type { Component } from "../../src/components/component.js";
import { components } from "../../src/components/registry.js";

const folder = fileURLToPath(new URL("../../examples/components", import.meta.url));
const pages = glob.sync("**/*.mdx", { cwd: folder, ignore: ["dist"] });
const text = pages.map((page) => readFileSync(join(folder, page), "utf8")).join("\n");

/** Names of other hosts, and what is written in other ways: a namespace, Markdown within code, a fence. */
const UNSHOWN = ["GitHub", "MDX", "Mermaid", "OptimizedVideo", "ZoomImage"];

/** Component → props that only other hosts have, or that a component like it shows. */
const UNSHOWN_PROPS: Readonly<Record<string, string>> = {
  Badge: "intent variant leadIcon tailIcon",
  Callout: "variation variant ariaLabel",
  Card: "description target",
  Check: "icon title",
  CodeBlock: "title nocopy code theme twoslash",
  CodeGroup: "initialSelectedTab",
  Danger: "icon title",
  "GitHub.Repo": "description",
  Icon: "alt",
  Info: "icon title",
  Note: "icon title",
  ParamField: "optional hidden pre post cookie name initialValue",
  Prompt: "text",
  ResponseExample: "dropdown",
  ResponseField: "optional hidden",
  Tabs: "ariaLabel",
  Tip: "icon title",
  Tooltip: "align",
  "Tree.File": "icon",
  "Tree.Folder": "comment icon",
  Warning: "icon",
};

const HOW_ICONS_LOOK = ["iconType", "iconLibrary"];

/** Props that are shown besides. */
const OTHER_PROPS: Readonly<Record<string, string>> = {
  Accordion: "id",
  Callout: "iconType",
  Icon: "iconType iconLibrary",
  Step: "id iconType",
  Tab: "id",
  img: "noZoom",
};

function tagsOf(names: readonly string[]): readonly string[] {
  return names.flatMap(
    (name) =>
      text.match(new RegExp(`<${name.replace(".", "\\.")}(?=[\\s/>])(?:\\{[^}]*\\}|"[^"]*"|[^>"{])*>`, "g")) ?? [],
  );
}

function shows(tags: readonly string[], prop: string): boolean {
  return tags.some((tag) => new RegExp(`\\s${prop}(?=[\\s=/>])`).test(tag));
}

/** The props of a component by their own names. How its icon looks is written in the same way everywhere. */
function propsOf({ props }: Component): readonly string[] {
  return [...(props?.props ?? [])].flatMap(([name, { kind, aliases }]) =>
    kind === "ignored" || aliases?.includes(name) || HOW_ICONS_LOOK.includes(name) ? [] : [name],
  );
}

function missingOf(component: Component): readonly string[] {
  const [name] = component.names;
  const tags = tagsOf(component.names);
  if (tags.length === 0) return [`<${name}>`];
  return propsOf(component).flatMap((prop) => (shows(tags, prop) ? [] : [`<${name} ${prop}>`]));
}

it("shows every component and every prop", () => {
  const missing = [...new Set(components.values())].flatMap(missingOf);
  const excused = Object.entries(UNSHOWN_PROPS).flatMap(([name, props]) =>
    props.split(" ").map((prop) => `<${name} ${prop}>`),
  );
  expect(missing.sort()).toEqual([...UNSHOWN.map((name) => `<${name}>`), ...excused].sort());
});

it("shows props that are not described, and how icons look", () => {
  const others = Object.entries(OTHER_PROPS).flatMap(([name, props]) =>
    props.split(" ").flatMap((prop) => (shows(tagsOf([name]), prop) ? [] : [`<${name} ${prop}>`])),
  );
  expect(others).toEqual([]);
});
