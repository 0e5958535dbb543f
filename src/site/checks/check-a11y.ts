// Checks contrast of colours and alternative text of pictures.
import { DEFAULT_PRIMARY } from "../../config/default-primary.js";
import { pageColors } from "../../config/page-colors.js";
import { fileOf, type Problem, warning } from "../../shared/problem.js";
import type { Site } from "../site.js";
import type { LinkedPage } from "./check-links.js";

/** WCAG 2 level AA for text. */
const LEAST_CONTRAST = 4.5;

export function checkA11y(site: Site, drawn: readonly LinkedPage[]): Problem[] {
  return [...checkColours(site), ...checkPictures(drawn)];
}

function checkColours({ config }: Site): Problem[] {
  const { colors } = config;
  const pages = pageColors(config);
  const pairs = [
    { name: "colors.primary", color: colors.primary, on: pages.light, mode: "light", instead: DEFAULT_PRIMARY },
    { name: "colors.light", color: colors.light, on: pages.dark, mode: "dark", instead: colors.primary },
  ];
  // Unset values are defaults of ours; a site can only fix what it sets.
  const written = pairs.filter(({ color, instead }) => color !== instead);
  return written.flatMap(({ name, color, on, mode }) => {
    const ratio = contrast(color, on);
    if (ratio >= LEAST_CONTRAST) return [];
    const what = `"${name}" (${color}) has a contrast ratio of ${ratio.toFixed(1)} against the ${mode} background ${on}; it needs at least ${LEAST_CONTRAST}.`;
    return [
      warning(
        "low-contrast",
        fileOf("docs.json"),
        what,
        mode === "light" ? "Choose a darker colour." : "Choose a lighter colour.",
      ),
    ];
  });
}

function checkPictures(drawn: readonly LinkedPage[]): Problem[] {
  return drawn.flatMap(({ links }) =>
    links()
      .links.filter((link) => link.isImage && link.isDecorative === undefined && link.text.trim() === "")
      .map(({ target, place }) =>
        VIDEO.test(target)
          ? warning("no-alt-text", place, `The video "${target}" has no text alternative.`, 'Describe it in "title".')
          : warning(
              "no-alt-text",
              place,
              `The image "${target}" has no alt text.`,
              'Add it to "alt", or between the square brackets. If the image only decorates, write <img src="…" alt="" />.',
            ),
      ),
  );
}

const VIDEO = /\.(?:mp4|webm|mov|m4v|ogv)(?:[?#]|$)/i;

/** The contrast ratio of two hex colours by WCAG 2: from 1 to 21. */
export function contrast(a: string, b: string): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

function luminance(hex: string): number {
  const digits = hex.replace("#", "");
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join("") : digits;
  const channel = (index: number) => {
    const value = Number.parseInt(full.slice(index, index + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(0) + 0.7152 * channel(2) + 0.0722 * channel(4);
}
