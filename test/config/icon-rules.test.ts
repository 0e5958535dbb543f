import { expect, it } from "vitest";
import { icon as inFrontMatter } from "../../src/config/front-matter/matter-shapes.js";
import { icon as inDocsJson } from "../../src/config/settings/shapes.js";

it.each<unknown>([
  ...["house", " fa-solid fa-house ", "fa-leaf", "/icons/own.svg", "https://example.com/a.svg", "  "],
  ...[7, true, [], ["a"], {}],
  { name: "house" },
  { name: "fa-house", style: "duotone", library: "tabler" },
  { name: " " },
  { name: 4 },
  { style: "solid" },
  { name: "house", style: "bold" },
  { name: "house", library: "other" },
  { name: "house", color: "red" },
])("front matter takes the icons that docs.json takes: %j", (value) => {
  const schema = inDocsJson.safeParse(value);
  const shape = inFrontMatter({ value, source: null });
  expect(shape && "value" in shape ? shape.value : null).toEqual(schema.success ? schema.data : null);
});
