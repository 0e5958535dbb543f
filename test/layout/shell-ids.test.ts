import { expect, it } from "vitest";
import { FRAME_IDS } from "../../src/content/tree/heading-id.js";
import { articleOf, drawProject } from "./draw-site.js";

/** Parts that no heading is named after. */
const CONTROLS = [
  ...["page-context-menu", "page-context-menu-button", "search-bar-entry", "search-bar-entry-mobile", "footer"],
  ...["shortcuts-dialog", "shortcuts-dialog-title", "localization-select-trigger", "topbar-cta-button"],
  ...["request-example", "response-example", "pagination", "body-content"],
];

it("headings leave the ids that the frame draws to the frame", async () => {
  const languages = ["en", "fr"].map((language) => ({ language, groups: [{ group: "Start", pages: [language] }] }));
  const { draw } = await drawProject({
    navigation: { languages },
    settings: {
      banner: { content: "New" },
      contextual: { options: ["copy", "view"] },
      navbar: { primary: { type: "button", label: "Sign up", href: "https://example.com" } },
      footer: { links: [{ header: "More", items: [{ label: "Blog", href: "https://example.com" }] }] },
    },
  });
  const headings = ["roses", "lilies"].map((id) => ({ id, text: id, level: 2, inContents: true }));
  const article = articleOf('<h2 id="roses">Roses</h2><h2 id="lilies">Lilies</h2>', headings);
  const html = [draw("en", { article }), draw("en", { article: { ...article, aside: "<p>Beside.</p>" } })].join("");
  const drawn = new Set(Array.from(html.matchAll(/\sid="([^"]+)"/g), ([, id = ""]) => id));
  const others = [...drawn].filter((id) => !FRAME_IDS.has(id) && !CONTROLS.includes(id) && !id.startsWith("menu-"));
  expect(others).toEqual(["roses", "lilies"]);
  expect([...FRAME_IDS].filter((id) => !drawn.has(id))).toEqual([]);
});
