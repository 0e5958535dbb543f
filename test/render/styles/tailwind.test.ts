import { describe, expect, it } from "vitest";
import { buildUtilities } from "../../../src/render/styles/tailwind.js";

describe("Utilities", () => {
  it("are empty where a site uses none", async () => {
    expect(await buildUtilities(["card", "steps", "language-js"])).toBe("");
  });

  it("hold what is used and nothing else", async () => {
    const css = await buildUtilities(["mt-4", "card"]);
    expect(css).toContain(".mt-4{margin-top:1rem}");
    expect(css).not.toContain(".flex");
    expect(css).not.toContain("box-sizing");
  });

  it("follow the switch of the mode, not the system", async () => {
    const css = await buildUtilities(["dark:flex"]);
    expect(css).toContain(":where(.dark,.dark *)");
    expect(css).not.toContain("prefers-color-scheme");
  });

  it("never write the variables that docsgen's tokens share names with", async () => {
    const css = await buildUtilities(["text-sm", "rounded-md", "shadow-sm", "bg-red-500", "p-4", "font-mono"]);
    expect(css).not.toContain(":root");
    expect(css).not.toMatch(/--(text|radius|shadow|color|font)-[a-z]+:/);
  });

  it("know the colours of the site, with opacity", async () => {
    const css = await buildUtilities(["text-primary", "bg-primary/10"]);
    expect(css).toContain(".text-primary{color:var(--color-primary)}");
    expect(css).toContain("color-mix(in oklab,var(--color-primary) 10%,transparent)");
  });

  it("keep the scale content was written for", async () => {
    const css = await buildUtilities(["rounded-lg", "shadow-sm", "rounded-sm"]);
    expect(css).toContain(".rounded-lg{border-radius:.5rem}");
    expect(css).toContain(".rounded-sm{border-radius:.125rem}");
  });

  it("take values of the writer's own", async () => {
    expect(await buildUtilities(["w-[300px]"])).toContain("width:300px");
  });

  it("do not depend on the order of the candidates", async () => {
    expect(await buildUtilities(["flex", "mt-4"])).toBe(await buildUtilities(["mt-4", "flex", "flex"]));
  });

  it("stand in the layer of utilities", async () => {
    expect(await buildUtilities(["flex"])).toContain("@layer utilities{.flex{display:flex}}");
  });
});
