import { expect, it } from "vitest";
import { drawProject } from "./draw-site.js";

const SHOWN = [
  ...["mint", "maple", "palm", "willow", "linden", "almond", "luma"].map((theme) => [theme, "section"] as const),
  ...["aspen", "sequoia"].map((theme) => [theme, "breadcrumbs"] as const),
];

it.each(SHOWN)(
  "A page of the theme %s has %s above its title, unless the settings say otherwise",
  async (theme, shown) => {
    const navigation = { tabs: [{ tab: "Guides", groups: [{ group: "Begin", pages: ["index"] }] }] };
    const drawWith = async (styling: object) => {
      const { draw } = await drawProject({ navigation, settings: { theme, styling } });
      return draw("index").includes("breadcrumb-list") ? "breadcrumbs" : "section";
    };
    expect(await drawWith({})).toBe(shown);
    expect(await drawWith({ eyebrows: "section" })).toBe("section");
    expect(await drawWith({ eyebrows: "breadcrumbs" })).toBe("breadcrumbs");
  },
);
