import { describe, expect, it } from "vitest";
import { createIconSheet, iconKey } from "../../src/layout/icons/icon-sheet.js";
import type { IconRef } from "../../src/model.js";
import { iconsOfSite } from "../../src/render/icons/icon-problems.js";
import { drawProject, sidebarOf } from "./draw-site.js";

const PROJECT = {
  navigation: { groups: [{ group: "Start", icon: "flag", pages: ["index", "second"] }] },
  settings: { footer: { socials: { github: "https://github.com/example" } } },
  pages: { index: "title: Home\nicon: house", second: "title: Second\nicon: house" },
};

const icons = iconsOfSite((await drawProject(PROJECT)).site);
const svg = ({ name }: IconRef) => `<svg class="icon" viewBox="0 0 2 2"><path d="${name}"/></svg>`;

describe("the sheet of icons", () => {
  it("holds each icon of navigation, pages and footer once", () => {
    const { text } = createIconSheet(icons, svg);
    expect(text.match(/<path d="([^"]*)"/g)).toEqual([
      ...['<path d="flag"', '<path d="house"', '<path d="github"'],
      ...['<path d="panel-left"', '<path d="monitor"', '<path d="sun"', '<path d="moon"'],
    ]);
    expect(text).toContain('viewBox="0 0 24 168"');
    expect(text).toContain('<svg y="24" width="24" height="24" viewBox="0 0 2 2">');
  });

  it("changes its version with its icons, so that browsers may keep it", () => {
    const { version } = createIconSheet(icons, svg);
    expect(createIconSheet(icons, svg).version).toBe(version);
    expect(createIconSheet(icons, (ref) => svg({ name: `${ref.name}2` })).version).not.toBe(version);
  });

  it("leaves icons out that have colours of their own", () => {
    const drawn = (fill: string) => () => `<svg class="icon" viewBox="0 0 2 2"><path fill="${fill}" d="M0 0"/></svg>`;
    expect(createIconSheet(icons, drawn("#f00")).places.size).toBe(0);
    expect(createIconSheet(icons, drawn("currentColor")).places.size).toBe(7);
  });

  it("leaves pictures out that are no inline SVG, and they are drawn where they stand", async () => {
    const icon = (ref: IconRef) => (ref.name === "flag" ? '<img class="icon" src="/flag.png" alt=""/>' : svg(ref));
    const { site, draw } = await drawProject({ ...PROJECT, icon });
    expect(createIconSheet(iconsOfSite(site), icon).places.has(iconKey({ name: "flag" }))).toBe(false);
    const sidebar = sidebarOf(draw("index"));
    expect(sidebar).toContain('<img class="icon" src="/flag.png"');
    expect(sidebar).toContain('<svg style="--i:0"></svg>Home');
  });
});
