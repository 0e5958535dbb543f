// The gallery is where writers learn what there is: each component and each of its props is shown there once at least.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import glob from "fast-glob";
import { expect, it } from "vitest";
import { components } from "../../src/components/registry.js";

const folder = fileURLToPath(new URL("../../examples/components", import.meta.url));
const pages = glob.sync("**/*.mdx", { cwd: folder, ignore: ["dist"] });
const text = pages.map((page) => readFileSync(join(folder, page), "utf8")).join("\n");

/** Component → its props. */
const SHOWN: Readonly<Record<string, string>> = {
  Note: "",
  Warning: "title",
  Info: "",
  Tip: "",
  Check: "",
  Danger: "",
  Callout: "icon iconType color title",
  Card: "title icon color href horizontal img cta arrow type disabled",
  CardGroup: "cols",
  Columns: "cols",
  Column: "",
  Steps: "titleSize",
  Step: "title icon iconType stepNumber titleSize id noAnchor",
  Tabs: "defaultTabIndex sync borderBottom",
  Tab: "title id icon",
  Accordion: "title description defaultOpen id icon",
  AccordionGroup: "",
  Expandable: "title defaultOpen",
  CodeGroup: "dropdown",
  CodeBlock: "language filename icon lines wrap expandable highlight focus",
  RequestExample: "dropdown",
  ResponseExample: "",
  ParamField: "path query body header type required deprecated default placeholder",
  ResponseField: "name type default required deprecated pre post",
  Panel: "",
  Frame: "caption hint",
  Tooltip: "tip headline cta href",
  Icon: "icon iconType color size",
  Badge: "color size shape icon stroke disabled",
  Tree: "",
  "Tree.Folder": "name defaultOpen openable highlight",
  "Tree.File": "name highlight",
  Color: "variant",
  "Color.Row": "title",
  "Color.Item": "name value",
  Tile: "href title description",
  Update: "label description tags rss",
  View: "title icon",
  Visibility: "for",
  Prompt: "description actions icon",
  "GitHub.Repo": "repo variant",
  Heading: "level noAnchor",
  Latex: "",
  img: "noZoom",
};

it("shows every component and every prop", () => {
  const missing = Object.entries(SHOWN).flatMap(([name, props]) => {
    const tags =
      text.match(new RegExp(`<${name.replace(".", "\\.")}(?=[\\s/>])(?:\\{[^}]*\\}|"[^"]*"|[^>"{])*>`, "g")) ?? [];
    if (tags.length === 0) return [`<${name}>`];
    const isShown = (prop: string) => tags.some((tag) => new RegExp(`\\s${prop}(?=[\\s=/>])`).test(tag));
    return props.split(" ").flatMap((prop) => (prop === "" || isShown(prop) ? [] : [`<${name} ${prop}>`]));
  });
  expect(missing).toEqual([]);
});

it("names only components that there are", () => {
  expect(Object.keys(SHOWN).filter((name) => name !== "img" && !components.has(name))).toEqual([]);
});
