import { expect, it } from "vitest";
import { buildUtilities } from "../../../src/render/styles/tailwind.js";

it.each<[what: string, classes: string, holds: readonly string[], lacks: readonly string[]]>([
  ["what is used and nothing else", "mt-4 card", [".mt-4{margin-top:1rem}"], [".flex", "box-sizing"]],
  ["the switch of the mode, not that of the system", "dark:flex", [":where(.dark,.dark *)"], ["prefers-color-scheme"]],
  [
    "the colours of the site, with opacity",
    "text-primary bg-primary/10",
    [".text-primary{color:var(--color-primary)}", "color-mix(in oklab,var(--color-primary) 10%,transparent)"],
    [],
  ],
  [
    "the scale content was written for",
    "rounded-lg shadow-sm rounded-sm",
    [".rounded-lg{border-radius:.5rem}", ".rounded-sm{border-radius:.125rem}"],
    [],
  ],
  ["values of the writer's own", "w-[300px]", ["width:300px"], []],
  ["the layer of utilities", "flex", ["@layer utilities{.flex{display:flex}}"], []],
])("Utilities have %s", async (_, classes, holds, lacks) => {
  const css = await buildUtilities(classes.split(" "));
  for (const part of holds) expect(css).toContain(part);
  for (const part of lacks) expect(css).not.toContain(part);
});

it("Utilities are empty where a site uses none", async () =>
  expect(await buildUtilities(["card", "steps", "language-js"])).toBe(""));

it("Utilities never write the variables that docsgen's tokens share names with", async () => {
  const css = await buildUtilities("text-sm rounded-md shadow-sm bg-red-500 p-4 font-mono".split(" "));
  expect(css).not.toContain(":root");
  expect(css).not.toMatch(/--(text|radius|shadow|color|font)-[a-z]+:/);
});

it("Utilities do not depend on the order of the candidates", async () =>
  expect(await buildUtilities(["flex", "mt-4"])).toBe(await buildUtilities(["mt-4", "flex", "flex"])));
