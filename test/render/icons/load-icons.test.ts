import { createRequire } from "node:module";
import { describe, expect, it } from "vitest";
import own from "../../../src/layout/icons/own-icons.json" with { type: "json" };
import type { IconShape } from "../../../src/render/icons/find-icon.js";
import { loadIcons } from "../../../src/render/icons/load-icons.js";

const require = createRequire(import.meta.url);

function iconsOf(library?: string) {
  const warnings: [string, string | null][] = [];
  const draw = loadIcons(library).forPage({
    link: (path) => `/docs${path}`,
    warn: ({ what, hint }) => void warnings.push([what, hint]),
  });
  return { draw, warnings };
}

describe("Icons", () => {
  it.each(Object.entries(own))("of docsgen itself are those of the set: %s", (set, icons) => {
    const { icons: ofSet, ...size } = require(`@iconify-json/${set}/icons.json`);
    for (const [name, { body, width, height }] of Object.entries<IconShape>(icons)) {
      expect(body, name).toBe(ofSet[name].body);
      expect(width, name).toBe(ofSet[name].width ?? size.width ?? 16);
      expect(height, name).toBe(ofSet[name].height ?? size.height ?? 16);
    }
  });

  it("of Font Awesome are solid unless another style is named", () => {
    const { draw } = iconsOf();
    expect(draw("flag")).toContain("<svg");
    expect(draw("flag", { style: "regular" })).not.toBe(draw("flag"));
    expect(draw("flag", { style: "duotone" })).toBe(draw("flag"));
  });

  it("of brands are found without naming the style", () => {
    const { draw } = iconsOf();
    expect(draw("github")).toBe(draw("github", { style: "brands" }));
  });

  it.each([
    ["cog", "gear"],
    ["external-link", "arrow-up-right-from-square"],
    ["file-alt", "file-lines"],
    ["check-circle", "circle-check"],
    ["fa-solid fa-rocket", "rocket"],
    ["Rocket", "rocket"],
    ["GitHub", "github"],
  ])("%s is the old or other spelling of %s", (old, current) => {
    const { draw, warnings } = iconsOf();
    expect(draw(old)).toBe(draw(current));
    expect(warnings).toEqual([]);
  });

  it.each("rocket-launch brackets-curly chart-mixed function message-bot rectangle-terminal window".split(" "))(
    "%s of the paid set has a stand-in",
    (name) => {
      const { draw, warnings } = iconsOf();
      expect(draw(name)).toContain("<svg");
      expect(warnings).toEqual([]);
    },
  );

  it("come from the library of the site", () => {
    expect(iconsOf("lucide").draw("rocket")).not.toBe(iconsOf().draw("rocket"));
    expect(iconsOf("tabler").draw("rocket")).not.toBe(iconsOf("lucide").draw("rocket"));
  });

  it("may name their library themselves", () => {
    const { draw } = iconsOf();
    expect(draw({ name: "rocket", library: "lucide" })).toBe(iconsOf("lucide").draw("rocket"));
    expect(draw("rocket", { library: "tabler" })).toBe(iconsOf("tabler").draw("rocket"));
  });

  it("that the library lacks are taken from another", () => {
    const outline = iconsOf("lucide").draw("pocket-knife") ?? "";
    expect(outline).toContain('stroke-width="2"');
    const heavier = outline.replaceAll('stroke-width="2"', 'stroke-width="2.75"');
    expect(iconsOf().draw("pocket-knife")).toBe(heavier);
  });

  it("that only Font Awesome Pro has look solid or light, as they are asked for", () => {
    const { draw } = iconsOf();
    expect(draw("books")).not.toContain("stroke-width");
    expect(draw({ name: "books", style: "light" })).toContain('stroke-width="2"');
  });

  const PICTURE = '<img class="icon" src="/docs/images/a.svg" alt="" width="16" height="16" loading="lazy">';

  it.each([
    ["files", "/images/a.svg", PICTURE],
    ["addresses", "https://x.org/a?b=1&c", expect.stringContaining('src="https://x.org/a?b=1&amp;c"')],
    ["inline SVG", '<svg viewBox="0 0 1 1"></svg>', '<svg class="icon" viewBox="0 0 1 1"></svg>'],
    ["signs", "🚀", '<span class="icon-sign">🚀</span>'],
    ["nothing", "", null],
  ])("may be %s", (_, written, drawn) => {
    const { draw, warnings } = iconsOf();
    expect(draw(written)).toEqual(drawn);
    expect(warnings).toEqual([]);
  });

  it("nobody knows are a neutral mark and one warning with the nearest name", () => {
    const { draw, warnings } = iconsOf();
    expect(draw("rockett")).toBe(draw("rockett"));
    expect(draw("rockett")).toContain("<circle");
    expect(warnings).toEqual([['Unknown icon "rockett".', 'Did you mean "rocket"?']]);
  });

  it.each(["foo", "qqqqq"])("offer no name that is far-fetched: %s", (name) => {
    const { draw, warnings } = iconsOf();
    draw(name);
    expect(warnings).toEqual([[`Unknown icon "${name}".`, null]]);
  });

  it.each(["alicorn", "fa-light fa-air-conditioner", "alarm-exclamation"])("say that they are sold: %s", (name) => {
    const { draw, warnings } = iconsOf();
    expect(draw(name)).toContain("<circle");
    const [[what, hint] = []] = warnings;
    expect(what).toBe(`The icon "${name}" is part of Font Awesome Pro, which docsgen does not include.`);
    expect(hint).toContain("Use a free icon");
  });

  it("are drawn as the free ones of the same name where a style is sold", () => {
    const { draw, warnings } = iconsOf();
    expect(draw({ name: "rocket", style: "light" })).toBe(draw("rocket"));
    expect(draw({ name: "github", style: "duotone" })).toBe(draw({ name: "github", style: "brands" }));
    expect(warnings).toEqual([]);
  });

  it("are not looked up on the prototype", () => {
    const { draw, warnings } = iconsOf();
    draw("constructor");
    expect(warnings).toHaveLength(1);
  });

  it.each([
    '<svg onload="alert(1)"><path d="M0 0"/></svg>',
    "<svg/onload=alert(1)>",
    "<svg><script>alert(1)</script></svg>",
    '<svg><a href="javascript:alert(1)"><path/></a></svg>',
    "<svg><foreignObject><img src=x onerror=alert(1)></foreignObject></svg>",
  ])("of one's own may draw but not run: %s", (drawing) => {
    const { draw } = iconsOf();
    expect(draw(drawing)).not.toMatch(/alert|javascript/);
    expect(draw('<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>')).toContain('<path d="M0 0"/>');
  });
});
