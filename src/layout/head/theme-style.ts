// Writes the colours, fonts and picture of the settings as CSS.
import type { DocsConfig } from "../../config/docs-config.js";
import { pageColors } from "../../config/page-colors.js";
import type { SiteAddress } from "../../site/site.js";
import { fileAddress } from "../addresses.js";
import { contrastOf, readable, rgbOf, textOn } from "./contrast.js";

/** What text is on where the settings name no background: the page, raised and sunken surfaces of tokens.css. */
const LIGHT_PAGE = "#f6f6f8";

const DARK_PAGE = "#16181c";

/** The tint behind a chosen entry lowers contrast, so the accent must be readable on it, too. */
const READABLE_ON_TINT = 5.2;

/** CSS for the sheet of the site, in the layer of the tokens, so that a repository's own `:root` wins. */
export function themeStyle({ config, address: { base } }: { config: DocsConfig; address: SiteAddress }): string {
  const { colors, background, fonts } = config;
  const { light, dark } = background.color ?? {};
  const lightRules = [
    `--color-primary:${colors.primary}`,
    `--color-accent:${readable(colors.primary, [LIGHT_PAGE, light ?? LIGHT_PAGE], READABLE_ON_TINT)}`,
    `--color-button:${colors.dark}`,
    `--color-on-button:${textOn(colors.dark)}`,
    ...channelRules(config),
    ...surfaces(light, "light"),
    ...fontRules(fonts),
    ...pictureRule(background.image?.light, base),
  ];
  const darkRules = [
    `--color-accent:${readable(colors.light, [DARK_PAGE, dark ?? DARK_PAGE], READABLE_ON_TINT)}`,
    ...surfaces(dark, "dark"),
    ...pictureRule(background.image?.dark, base),
    ...darkButton(colors),
  ];
  const css = `@layer tokens{html:root{${lightRules.join(";")}}html.dark{${darkRules.join(";")}}}`;
  return `${fontFaces(fonts, base)}${css}`;
}

/** Brand and page as `R G B`, as repositories' sheets expect them: `rgb(var(--primary) / 0.2)`. */
function channelRules(config: DocsConfig): string[] {
  const { primary, light, dark } = config.colors;
  const named = { primary, "primary-light": light, "primary-dark": dark };
  const pages = pageColors(config);
  const all = { ...named, "background-light": pages.light, "background-dark": pages.dark };
  return Object.entries(all).map(([name, color]) => `--${name}:${rgbOf(color).join(" ")}`);
}

/** A button in the darkest brand colour may hardly show on a dark page; then the light one is used. */
function darkButton({ light, dark }: DocsConfig["colors"]): string[] {
  if (contrastOf(dark, DARK_PAGE) >= 2) return [];
  return [`--color-button:${light}`, `--color-on-button:${textOn(light)}`];
}

/** The other surfaces are mixed from the page's own colour, so that a tinted page looks uniform. */
function surfaces(color: string | undefined, mode: "light" | "dark"): string[] {
  if (color === undefined) return [];
  const toward = (share: number) => `color-mix(in srgb,${mode === "light" ? "#000" : "#fff"} ${share}%,${color})`;
  const raised = mode === "light" ? `color-mix(in srgb,#fff 70%,${color})` : toward(5);
  return [
    `--color-page:${color}`,
    `--color-raised:${raised}`,
    `--color-sunken:${toward(mode === "light" ? 2.5 : 3.5)}`,
    `--color-line:${toward(mode === "light" ? 9 : 10)}`,
    `--color-line-strong:${toward(mode === "light" ? 17 : 19)}`,
  ];
}

function pictureRule(file: string | undefined, base: string): string[] {
  return file === undefined ? [] : [`--page-picture:url(${cssText(fileAddress(file, base))})`];
}

function fontRules({ heading, body, code }: DocsConfig["fonts"]): string[] {
  const rules: string[] = [];
  if (body)
    rules.push(`--font-body:${cssText(body.family)},-apple-system,"Segoe UI",Roboto,"Noto Sans",Arial,sans-serif`);
  if (body?.weight) rules.push(`--weight-body:${body.weight}`);
  if (heading) rules.push(`--font-heading:${cssText(heading.family)},var(--font-body)`);
  if (heading?.weight && heading !== body) rules.push(`--weight-heading:${heading.weight}`);
  if (code) rules.push(`--font-code:${cssText(code.family)},ui-monospace,monospace`);
  return rules;
}

/** Fonts with a `source`; families from packages have their own sheet. */
function fontFaces({ heading, body, code }: DocsConfig["fonts"], base: string): string {
  const faces = new Map<string, string>();
  for (const font of [heading, body, code]) {
    if (!font?.source) continue;
    const format = font.format ?? (font.source.endsWith(".woff") ? "woff" : "woff2");
    const source = `url(${cssText(fileAddress(font.source, base))}) format("${format}")`;
    faces.set(
      font.source,
      `@font-face{font-family:${cssText(font.family)};src:${source};font-weight:100 900;font-display:swap}`,
    );
  }
  return [...faces.values()].join("");
}

/** Text in quotes that can close neither the string nor the `<style>` element. */
function cssText(text: string): string {
  return `"${text.replace(/[\\"<>\n\r]/g, (unsafe) => `\\${unsafe.charCodeAt(0).toString(16)} `)}"`;
}
